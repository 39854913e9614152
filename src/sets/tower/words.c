/* Towers, captures, exchanges and ransoms in words, where rows name a function (TW). */
#include "language/language.h"
#include "wording/entry_words.h"
#include "wording/figure_words.h"
#include "wording/turn_words.h"

/* What a tower is. */

struct sentence tower_size(const struct feature_summary *summary, const char *more)
{
    (void)more;
    return summary->height == 0
               ? sentence_of("%s", _("foundation"))
               : sentence_of(_n("%u floor", "%u floors", summary->height), summary->height);
}

/* "Tower: 3 floors" */
struct sentence tower_told(const struct feature_summary *summary, const struct seats *seats)
{
    (void)seats;
    return sentence_of("%s: %s", _(kind_words[summary->kind].one), tower_size(summary, "").text);
}

struct sentence tower_guarded(const struct feature_summary *summary, const struct seats *seats)
{
    struct sentence guard = wording_followers(summary, seats);
    return guard.text[0] == '\0' ? sentence_of("%s", _("Nobody guards it."))
                                 : sentence_of(_("%s guards it: no more floors."), guard.text);
}

/* What happened. */

struct sentence floor_built(const char *words, const struct log_entry *entry)
{
    return sentence_of(_(words), (unsigned)entry->event.amount[0]);
}

static struct sentence figure_said(const char *words, const struct log_entry *entry)
{
    return sentence_of(_(words), _(figure_words[entry->event.figure].listed));
}

struct sentence capture_brief(const char *words, const struct log_entry *entry)
{
    return figure_said(words, entry);
}

struct sentence exchange_brief(const char *words, const struct log_entry *entry)
{
    return figure_said(words, entry);
}

struct sentence ransom_brief(const char *words, const struct log_entry *entry)
{
    return figure_said(words, entry);
}

/* "Ann: captures Ben (follower)" */
struct sentence capture_told(const struct log_entry *entry, const struct seats *seats)
{
    const struct event *event = &entry->event;
    return sentence_of(_("%s: captures %s (%s)"), seats->seat[event->player].name,
                       seats->seat[event->other].name, _(figure_words[event->figure].listed));
}

/* "Exchange: Ann (follower), Ben (large follower)" */
struct sentence exchange_told(const struct log_entry *entry, const struct seats *seats)
{
    const struct event *event = &entry->event;
    return sentence_of(_("Exchange: %s (%s), %s (%s)"), seats->seat[event->player].name,
                       _(figure_words[event->figure].listed), seats->seat[event->other].name,
                       _(figure_words[event->what].listed));
}

struct sentence ransom_told(const struct log_entry *entry, const struct seats *seats)
{
    const struct event *event = &entry->event;
    return sentence_of(_("%s: pays 3 points to %s for a prisoner (%s)"),
                       seats->seat[event->player].name, seats->seat[event->other].name,
                       _(figure_words[event->figure].listed));
}

/* What may be done after placing. */

static unsigned floors_there(const struct game *game, struct move action)
{
    tile_number tile = board_tile_at(&game->board, action.at);
    unsigned tower = tile == NO_TILE ? (unsigned)NO_TOWER : game_tower_on(game, tile);
    return tower == NO_TOWER ? 0 : game->towers.floors[tower];
}

struct sentence floor_name(const struct action_view *view, struct move action)
{
    return sentence_of(_("Tower: floor %u"), floors_there(view->game, action) + 1);
}

static unsigned left_after(const struct game *game)
{
    return game->player[game_player(game)].floors - 1u;
}

struct sentence floor_whole(const struct action_view *view, struct move action)
{
    unsigned left = left_after(view->game);
    return sentence_of(_n("%s (%u left)", "%s (%u left)", left), floor_name(view, action).text,
                       left);
}

struct sentence floors_left_after(const struct action_view *view, struct move action)
{
    unsigned left = left_after(view->game);
    (void)action;
    return sentence_of(_n("%u floor left", "%u floors left", left), left);
}

/* The list is narrow. */
struct sentence guard_name(const struct action_view *view, struct move action)
{
    (void)view;
    return sentence_of("%s", action.figure == FIGURE_MEEPLE ? _("Guard") : _("Large guard"));
}

struct sentence guard_whole(const struct action_view *view, struct move action)
{
    (void)view;
    return sentence_of(_("Guard: %s"), _(figure_words[action.figure].listed));
}

/* The figure is all that several differ in. */
struct sentence ransom_name(const struct action_view *view, struct move action)
{
    (void)view;
    return sentence_of("%s", _(figure_words[action.figure].name));
}

/* "Ransom: follower, 3 points to Ben" */
struct sentence ransom_whole(const struct action_view *view, struct move action)
{
    return sentence_of(_("Ransom: %s, 3 points to %s"), _(figure_words[action.figure].listed),
                       view->seats->seat[action.player].name);
}
