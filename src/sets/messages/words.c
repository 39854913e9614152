/* Messages and the two figures in words, where rows name a function; and the chapter of the rules
 * inside the game (ME). */
#include "choosing/choosing.h"
#include "facts/position.h"
#include "language/language.h"
#include "wording/entry_words.h"
#include "wording/figure_words.h"
#include "wording/rules_wording.h"
#include "wording/turn_words.h"

/* Marked texts: _() says them. */
static const struct letter_words {
    const char *name; /* in a list */
    const char *says; /* what it tells its player to do */
} letter_words[] = {
    [MESSAGE_ROAD] = {NC_("a message", "smallest road"),
                      N_("The points of your smallest road. The follower stays.")},
    [MESSAGE_CITY] = {NC_("a message", "smallest city"),
                      N_("The points of your smallest city. The follower stays.")},
    [MESSAGE_MONASTERY] = {NC_("a message", "smallest monastery"),
                           N_("The points of your smallest monastery. The follower stays.")},
    [MESSAGE_PENNANTS] = {NC_("a message", "pennants"),
                          N_("2 points for each pennant in cities with a knight of yours.")},
    [MESSAGE_KNIGHTS] = {NC_("a message", "knights"),
                         N_("2 points for each of your followers in cities.")},
    [MESSAGE_FARMERS] = {NC_("a message", "farmers"), N_("3 points for each of your farmers.")},
    [MESSAGE_TILE] = {NC_("a message", "another tile"), N_("Draw another tile and place it.")},
    [MESSAGE_FOLLOWER] = {NC_("a message", "a follower"),
                          N_("Score one of your followers, who comes home.")},
    [MESSAGE_SEALED] = {NC_("a message", "seal"), N_("2 points for the seal.")},
};

static const char *name_of(unsigned message)
{
    return language_of_marked(letter_words[message].name);
}

/* What happened. */

static struct sentence moved_to(unsigned racer, int space)
{
    return sentence_of(racer == RACER_COURIER ? _("courier to %d") : _("scoring figure to %d"),
                       space);
}

/* "courier to 25" */
struct sentence advance_brief(const char *words, const struct log_entry *entry)
{
    (void)words;
    return moved_to(entry->event.what, event_space(&entry->event));
}

struct sentence message_brief(const char *words, const struct log_entry *entry)
{
    return sentence_of(_(words), name_of(entry->event.what));
}

/* "message: knights" */
struct sentence message_paid(const struct log_entry *entry)
{
    return sentence_of(_("message: %s"), name_of(entry->event.what));
}

/* Whose figures are where: of whoever is about to move one, or whose turn it is. */

void racers_held(struct turn_facts *facts, const struct game *game, const struct seats *seats,
                 enum held_worth worth)
{
    unsigned player = game_awaits_advance(game) ? game_actor(game) : game_player(game);
    (void)worth;
    if (!options_has_messages(&game->options) || game_is_over(game))
        return;
    const struct racers *racers = &game->player[player].racers;
    turn_facts_add(facts, sentence_of(_("%s: figures on %d and %d"), seats->seat[player].name,
                                      (int)racers->space[RACER_MEEPLE],
                                      (int)racers->space[RACER_COURIER]));
}

struct sentence letter_title(const struct game *game, const char *name)
{
    return game_plays_message(game) ? sentence_of(_("%s's message: a tile"), name)
                                    : sentence_of("%s", "");
}

/* Which figure moves (ME3). */

static struct move chosen(const struct decision_view *view, unsigned choice)
{
    return view->deciding->choice.move[choice];
}

static int space_of(const struct decision_view *view, unsigned choice)
{
    return game_space_after(&view->position->game, view->deciding->choice.player,
                            (enum racer)chosen(view, choice).arg);
}

struct sentence racer_name(const struct decision_view *view, unsigned choice)
{
    return sentence_of("%s", chosen(view, choice).arg == RACER_COURIER ? _("Courier")
                                                                       : _("Scoring figure"));
}

/* To which space. */
struct sentence advance_space(const struct decision_view *view, unsigned choice)
{
    return sentence_of("%d", space_of(view, choice));
}

/* "Courier from 18 to 25: a message" */
struct sentence advance_detail(const struct decision_view *view)
{
    const struct game *game = &view->position->game;
    unsigned player = view->deciding->choice.player, choice = view->deciding->chosen;
    unsigned racer = chosen(view, choice).arg;
    int from = (int)game->player[player].racers.space[racer], to = space_of(view, choice);
    struct sentence text = sentence_of(racer == RACER_COURIER ? _("Courier from %d to %d")
                                                              : _("Scoring figure from %d to %d"),
                                       from, to);
    if (player == game_player(game) && space_is_dark(to))
        sentence_add(&text, ": %s", _("a message"));
    return text;
}

/* The message on top (ME4). */

struct sentence letter_name(const struct decision_view *view, unsigned choice)
{
    return sentence_of("%s", name_of(chosen(view, choice).arg));
}

struct sentence letter_detail(const struct decision_view *view)
{
    return sentence_of("%s", _(letter_words[deciding_move(view->deciding).arg].says));
}

/* The message or its seal (ME5-ME9). */

/* What a choice pays at once; false where it pays nothing. */
static bool pays(const struct decision_view *view, unsigned choice, int *points)
{
    const struct game *game = &view->position->game;
    struct move move = chosen(view, choice);
    if (move.verb == VERB_SEAL)
        *points = SEAL_POINTS;
    else if (move.verb == VERB_RECALL)
        *points = game_recall_points(game, game_recalled(game, move));
    else
        *points = game_delivery(game, game_message(game)).points;
    return move.verb != VERB_DELIVER || game_message(game) != MESSAGE_TILE;
}

struct sentence delivery_points(const struct decision_view *view, unsigned choice)
{
    int points;
    return pays(view, choice, &points) ? sentence_of("%+d", points) : sentence_of("%s", "");
}

/* Who would be scored, in what; the others have letters. */
struct sentence delivery_name(const struct decision_view *view, unsigned choice)
{
    const struct game *game = &view->position->game;
    struct move move = chosen(view, choice);
    if (move.verb != VERB_RECALL)
        return sentence_of("%s", "");
    uint16_t node = game->followers.follower[game_recalled(game, move)].node;
    return figure_words_deployed((enum figure)move.figure, game_feature_kind(game, node));
}

struct sentence delivery_bare(const struct decision_view *view)
{
    const struct game *game = &view->position->game;
    struct move move = deciding_move(view->deciding);
    if (move.verb == VERB_RECALL)
        return delivery_name(view, view->deciding->chosen);
    return sentence_of(
        "%s", _(letter_words[move.verb == VERB_SEAL ? MESSAGE_SEALED : game_message(game)].says));
}

struct sentence delivery_detail(const struct decision_view *view)
{
    struct sentence bare = delivery_bare(view);
    int points;
    if (deciding_move(view->deciding).verb == VERB_SEAL ||
        !pays(view, view->deciding->chosen, &points))
        return bare;
    return sentence_of("%s (%+d)", bare.text, points);
}

const struct rules_topic rules_messages[] = {
    {N_("Two figures"), "ME1, ME2, ME3, ME10, ME11",
     N_("Each player has two figures on the scoring track: the scoring figure and a courier. Your "
        "score is the sum of their spaces.\n\n"
        "When everything that a tile brings has been scored, everyone who has got points chooses "
        "one of their two figures and moves it by all of these points; first the player whose "
        "turn it is, then the others clockwise. If both stand on one space, the scoring figure "
        "moves.\n\n"
        "What is paid or received in auctions and for ransoms moves the scoring figure at once. At "
        "the end of the game nobody chooses any more.")},

    {N_("The messages"), "ME4, ME5",
     N_("Every fifth space is dark: 0, 5, 10 and so on. If one of your figures comes to a dark "
        "space in your own turn, you turn up the top one of eight messages.\n\n"
        "Do what it says, or score 2 points for its seal instead. If nothing of what it says can "
        "be done, the seal is scored. You move a figure by these points, too, which may bring the "
        "next message. The message goes under the stack: after eight they come again in the same "
        "order.\n\n"
        "Example: the message of the smallest monastery brings 5 points. With them the courier "
        "comes to 10, and the next message is turned up.")},

    {N_("What they say"), "ME6, ME7, ME8, ME9",
     N_("• Smallest road, city or monastery: of those where you have a follower, the one that "
        "would score least if the game ended now brings you its points, whether you have the "
        "majority or not.\n"
        "• Pennants: 2 points for each pennant in cities with a knight of yours.\n"
        "• Knights: 2 points for each of your followers in cities.\n"
        "• Farmers: 3 points for each of your farmers.\n"
        "• Another tile: draw a tile and place it, with all that belongs to a tile: a figure, a "
        "bridge, scoring. It is no turn of its own: a second part, an auction or an escape comes "
        "after it, and once.\n"
        "• A follower: one of your followers on a road, in a city, monastery, garden or field "
        "scores for you alone, as at the end of the game, and comes home. This completes "
        "nothing.\n\n"
        "All but the last leave your followers where they are; a large follower counts one.")},
};

const size_t rules_messages_count = sizeof rules_messages / sizeof rules_messages[0];
