/* Bridges among what may be done after placing (BR2). */
#include "tui/table/stage.h"
#include "language/language.h"
#include "tui/table/actions.h"
#include "wording/figure_words.h"

/* What a bridge would do; the panel says where it would stand: "Road, 4 tiles, complete; 2 bridges
 * left". */
struct sentence bridge_detail(const struct table *table, struct move bridge)
{
    struct game then = *table_game(table);
    const struct action_view view = {&then, bridge.at, &table->seats};
    struct sentence left = action_phrases_of(bridge)->left(&view, bridge);
    tile_number tile = board_tile_at(&then.board, bridge.at);
    game_apply(&then, bridge, NULL);
    struct feature_summary summary =
        feature_summary_of(&then, feature_node(&then.board, tile, SEGMENT_TRACK));
    if (!table_has(table, AID_WORTH))
        return left;
    struct sentence text = wording_titled(&summary);
    if (summary.complete)
        sentence_add(&text, ", %s", C_("a road is", "complete"));
    sentence_add(&text, "; %s", left.text);
    return text;
}

enum label_anchor bridge_label(struct move bridge)
{
    return bridge.arg == DIRECTION_NS ? LABEL_NORTH : LABEL_WEST;
}
