/* Towers, captures, exchanges and ransoms in words, where rows name a function (TW). */
#include "words.h"
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

/* Of what is looked at: whom a tower reaches, and how many towers reach a follower. */

struct sentence tower_reach_names(const struct tower_reach *reach, const struct seats *seats)
{
    struct sentence names = {""};
    for (unsigned player = 0; player < seats->count; player++) {
        const char *name = seats->seat[player].name;
        if (reach->of[player] == 1)
            sentence_list(&names, name);
        else if (reach->of[player] > 1)
            sentence_list(&names, sentence_of("%s %u", name, reach->of[player]).text);
    }
    return names;
}

static struct sentence names_within(const struct game *game, const struct seats *seats,
                                    struct square at, unsigned floors)
{
    struct tower_reach reach = tower_reach_from(game, at, floors);
    return reach.count > 0 ? tower_reach_names(&reach, seats)
                           : sentence_of("%s", C_("within reach", "nobody"));
}

static struct sentence reach_told(const struct game *game, unsigned tower,
                                  const struct seats *seats)
{
    unsigned floors = game->towers.floors[tower];
    struct square at = game_tower_at(game, tower);
    struct sentence more = names_within(game, seats, at, floors + 1);
    if (game_tower_guard(game, tower) < FOLLOWERS_MAX)
        return sentence_of("%s", "");
    if (floors == 0)
        return sentence_of(_("With a floor it reaches: %s"), more.text);
    return sentence_of(_("Within reach: %s; with floor %u: %s"),
                       names_within(game, seats, at, floors).text, floors + 1, more.text);
}

static bool is_taken_there(const struct game *game, uint16_t node)
{
    for (unsigned f = 0; f < game->followers.count; f++)
        if (game->followers.follower[f].node == node &&
            figure_is_follower((enum figure)game->followers.follower[f].figure))
            return true;
    return false;
}

struct sentence tower_about(const struct game *game, uint16_t node, const struct seats *seats)
{
    unsigned now = 0, then = 0;
    if (node == NO_NODE || !options_has_tower(&game->options))
        return sentence_of("%s", "");
    if (game_tower_of(game, node) != NO_TOWER)
        return reach_told(game, game_tower_of(game, node), seats);
    for (unsigned tower = 0; tower < game->towers.count && is_taken_there(game, node); tower++) {
        now += tower_threatens(game, tower, 0, feature_tile(&game->features, node));
        then += tower_threatens(game, tower, 1, feature_tile(&game->features, node));
    }
    return then == 0 ? sentence_of("%s", "")
                     : sentence_of(_("Towers within reach: %u; one floor more: %u"), now, then);
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

/* Who is held, a line for each captor: "Prisoners of A: B 2, C (large follower)". */
void prisoners_held(struct turn_facts *facts, const struct game *game, const struct seats *seats,
                    enum held_worth worth)
{
    (void)worth;
    for (unsigned holder = 0; holder < seats->count && options_has_tower(&game->options);
         holder++) {
        struct sentence all = {""};
        for (unsigned owner = 0; owner < seats->count; owner++)
            for (unsigned figure = 0; figure < FIGURES_COUNT; figure++) {
                const char *name = seats->seat[owner].name;
                unsigned count = game_prisoners_of(game, holder, owner, (enum figure)figure);
                struct sentence these = {""};
                if (count == 0)
                    continue;
                sentence_add(&these, "%s", name);
                if (count > 1)
                    sentence_add(&these, " %u", count);
                if (figure != FIGURE_MEEPLE)
                    sentence_add(&these, " (%s)", _(figure_words[figure].listed));
                sentence_list(&all, these.text);
            }
        if (all.text[0] != '\0')
            turn_facts_add(
                facts, sentence_of(_("Prisoners of %s: %s"), seats->seat[holder].name, all.text));
    }
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

/* The letters of all whom it would reach, "AAB", or how many if they are more. */
struct sentence floor_reaches(const struct action_view *view, struct move action)
{
    enum { LETTERS = 3 };
    const struct game *game = view->game;
    struct sentence letters = {""};
    unsigned count = 0, floors = floors_there(game, action) + 1;
    for (unsigned player = 0; player < view->seats->count; player++)
        for (unsigned f = 0; f < game->followers.count; f++)
            if (game->followers.follower[f].player == player &&
                game_tower_takes(game, action.at, floors, f)) {
                count++;
                sentence_add(&letters, "%s", view->seats->seat[player].letter);
            }
    return count > LETTERS ? sentence_of("%u", count) : letters;
}

/* How high it would stand: "#3", with the sign of floors. */
struct sentence guard_stands(const struct action_view *view, struct move action)
{
    return sentence_of("#%u", floors_there(view->game, action));
}

/* The list is narrow; its key tells that they are guards. */
struct sentence guard_name(const struct action_view *view, struct move action)
{
    (void)view;
    return sentence_of("%s", action.figure == FIGURE_MEEPLE  ? _("Guard")
                             : action.figure == FIGURE_LARGE ? _("Large guard")
                                                             : _(figure_words[action.figure].name));
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
