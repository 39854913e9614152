/* Princess & Dragon in words, where its rows name a function. */
#include "language/language.h"
#include "wording/entry_words.h"
#include "wording/figure_words.h"

struct sentence fairy_pays(const struct log_entry *entry)
{
    (void)entry;
    return sentence_of("%s", _("fairy"));
}

/* Which figure, and where. */
static struct sentence figure_there(const struct game *game, struct move action)
{
    tile_number tile = board_tile_at(&game->board, action.at);
    uint16_t node = feature_node(&game->board, tile, action.arg);
    return sentence_of("%s, %s %d,%d", _(figure_words[action.figure].name),
                       _(kind_words[game_feature_kind(game, node)].listed), action.at.x,
                       action.at.y);
}

struct sentence removal_name(const struct game *game, struct move action, struct square here)
{
    (void)here;
    return sentence_of(_("send home: %s"), figure_there(game, action).text);
}

struct sentence portal_name(const struct game *game, struct move action, struct square here)
{
    (void)here;
    return sentence_of(_("by portal: %s"), figure_there(game, action).text);
}
