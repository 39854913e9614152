/* Hills & Sheep in words, where a row names a function (HS). */
#include "words.h"
#include "choosing/choosing.h"
#include "language/language.h"
#include "wording/entry_words.h"
#include "wording/figure_words.h"
#include "wording/turn_words.h"
#include "wording/wording.h"

struct sentence token_words(struct move move)
{
    unsigned sheep = move.arg;
    if (move.verb == VERB_WOLF)
        return sentence_of("%s", _("the wolf"));
    return sentence_of(_n("%u sheep", "%u sheep", sheep), sheep);
}

/* "3 sheep join the flock" */
struct sentence sheep_came(const char *words, const struct log_entry *entry)
{
    unsigned sheep = entry->event.amount[0];
    (void)words;
    return sentence_of(_n("%u sheep joins the flock", "%u sheep join the flock", sheep), sheep);
}

struct sentence flock_paid(const struct log_entry *entry)
{
    return sentence_of("%s", entry->event.reason == REASON_STABLE
                                 ? _("flock, led to the stable")
                                 : _("flock, whose field is full"));
}

/* Where followers on hills broke a tie (HS11). */
struct sentence hill_decided(const struct log_entry *entry)
{
    return sentence_of("%s", entry->event.what != 0 ? _("tie broken by a hill") : "");
}

/* Grow, or go to the stable (HS4). */

static const struct game *game_of(const struct decision_view *view)
{
    return &view->position->game;
}

struct sentence flock_detail(const struct decision_view *view)
{
    const struct game *game = game_of(view);
    const struct bag *bag = &game->hills.bag;
    int points = deciding_points(view->deciding);
    if (deciding_move(view->deciding).verb == VERB_STABLE)
        return sentence_of(_n("%d point for each shepherd of the field; they return home.",
                              "%d points for each shepherd of the field; they return home.",
                              points),
                           points);
    return sentence_of(_("A token for the flock. In the bag: %u with sheep, %u wolves."),
                       bag->tokens - bag->left[TOKEN_WOLF], (unsigned)bag->left[TOKEN_WOLF]);
}

struct sentence flock_worth(const struct decision_view *view, unsigned choice)
{
    const struct scoring_choice *at_hand = &view->deciding->choice;
    const struct bag *bag = &game_of(view)->hills.bag;
    if (at_hand->move[choice].verb == VERB_STABLE)
        return sentence_of(_("%d now"), at_hand->points[choice]);
    return sentence_of(C_("tokens with the wolf", "%u of %u wolf"), (unsigned)bag->left[TOKEN_WOLF],
                       (unsigned)bag->tokens);
}

/* What is there when a place is looked at: flocks, followers on hills, vineyards. */

static struct sentence flock_about(const struct game *game, uint16_t node,
                                   const struct seats *seats)
{
    struct sentence text = sentence_of("%s", "");
    unsigned players = game_shepherds(game, node), sheep = game_sheep(game, node);
    if (players == 0)
        return text;
    text = sentence_of(_n("Flock: %u sheep (%s)", "Flock: %u sheep (%s)", sheep), sheep,
                       wording_names(players, seats).text);
    return text;
}

static struct sentence vineyards_about(const struct game *game, uint16_t node)
{
    unsigned vineyards = game_vineyards(game, node);
    int points = VINEYARD_POINTS * (int)vineyards;
    if (vineyards == 0)
        return sentence_of("%s", "");
    return sentence_of(_n("Vineyards around it: %u, %d point when complete",
                          "Vineyards around it: %u, %d points when complete", points),
                       vineyards, points);
}

struct sentence hills_about(const struct game *game, uint16_t node, const struct seats *seats)
{
    if (node == NO_NODE || !options_has_hills(&game->options))
        return sentence_of("%s", "");
    if (game_feature_kind(game, node) == FEATURE_FIELD && game_shepherds(game, node) != 0)
        return flock_about(game, node, seats);
    if (game_feature_kind(game, node) == FEATURE_MONASTERY)
        return vineyards_about(game, node);
    return game_tie_broken(game, node)
               ? sentence_of(_("A tie, but for the follower on a hill: %s"),
                             wording_names(game_majority(game, node), seats).text)
               : sentence_of("%s", "");
}
