#include "facts/outcome.h"
#include "language/language.h"
#include "plain/question.h"
#include "wording/wording.h"

/* "bridge from north to south here: road, 4 tiles, 2 open ends" */
struct sentence bridge_choice(const struct asking *asking, struct move bridge)
{
    const struct game *game = &asking->session->game;
    struct square here = game->board.tile[game_placed(game)].at;
    const char *words = tile_words_track((enum direction)bridge.arg);
    struct feature_summary summary = outcome_of_track(game, bridge);
    struct sentence feature = wording_feature(&summary, asking->seats);
    return square_equal(bridge.at, here)
               ? sentence_of(_("%s on this tile. %s"), words, feature.text)
               : sentence_of(_("%s over %d,%d. %s"), words, bridge.at.x, bridge.at.y, feature.text);
}

void add_bridges_left(struct sentence *left, const struct game *game, unsigned player)
{
    unsigned bridges = game->player[player].bridges;
    if (options_has_bridges(&game->options))
        sentence_add(left, _n(", %u bridge left", ", %u bridges left", bridges), bridges);
}

struct sentence needs_bridge(struct square placed, struct move bridge)
{
    bool runs_ns = bridge.arg == DIRECTION_NS;
    if (square_equal(bridge.at, placed))
        return sentence_of("%s", runs_ns ? _("needs a bridge on it from north to south")
                                         : _("needs a bridge on it from east to west"));
    return sentence_of(runs_ns ? _("needs a bridge from north to south over %d,%d")
                               : _("needs a bridge from east to west over %d,%d"),
                       bridge.at.x, bridge.at.y);
}
