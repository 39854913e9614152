/* Princess & Dragon in words, where its rows name a function. */
#include "language/language.h"
#include "wording/entry_words.h"
#include "wording/figure_words.h"

struct sentence fairy_pays(const struct log_entry *entry)
{
    (void)entry;
    return sentence_of("%s", _("fairy"));
}

/* In what; the board shows where. */
static const char *kind_there(const struct game *game, struct move action)
{
    tile_number tile = board_tile_at(&game->board, action.at);
    uint16_t node = feature_node(&game->board, tile, action.arg);
    return _(kind_words[game_feature_kind(game, node)].listed);
}

struct sentence removal_name(const struct action_view *view, struct move action)
{
    (void)view;
    return sentence_of(_("Home: %s"), _(figure_words[action.figure].name));
}

/* The letter of its owner. */
struct sentence removal_owner(const struct action_view *view, struct move action)
{
    return sentence_of("%s", view->seats->seat[action.player].letter);
}

/* "Home: Ben (follower)" */
struct sentence removal_whole(const struct action_view *view, struct move action)
{
    struct sentence figure = sentence_of("%s (%s)", view->seats->seat[action.player].name,
                                         _(figure_words[action.figure].listed));
    return sentence_of(_("Home: %s"), figure.text);
}

struct sentence portal_name(const struct action_view *view, struct move action)
{
    return sentence_of(_("Portal: %s"), kind_there(view->game, action));
}

struct sentence fairy_name(const struct action_view *view, struct move action)
{
    if (view->game->options.value[OPTION_FAIRY] == FAIRY_TILE)
        return sentence_of("%s", _("Fairy"));
    return sentence_of(_("Fairy: %s"), kind_there(view->game, action));
}
