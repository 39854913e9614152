/* The city of Carcassonne in words, where rows name a function (CC). */
#include "choosing/choosing.h"
#include "facts/position.h"
#include "language/language.h"
#include "wording/entry_words.h"
#include "wording/figure_words.h"
#include "wording/turn_words.h"

/* Marked texts: in a list; in a sentence; what followers there may join. */
static const struct quarter_words {
    const char *name, *phrase, *joins;
} quarter_words[QUARTERS_COUNT] = {
    [QUARTER_CASTLE] = {NC_("a quarter", "Castle"), NC_("a quarter", "castle"),
                        N_("From here followers join cities.")},
    [QUARTER_MARKET] = {NC_("a quarter", "Market"), NC_("a quarter", "market"),
                        N_("From here followers go to fields.")},
    [QUARTER_BLACKSMITH] = {NC_("a quarter", "Blacksmith"), NC_("a quarter", "blacksmith"),
                            N_("From here followers join roads.")},
    [QUARTER_CATHEDRAL] = {NC_("a quarter", "Cathedral"), NC_("a quarter", "cathedral"),
                           N_("From here followers join monasteries.")},
};

static const char *name_of(unsigned quarter)
{
    return language_of_marked(quarter_words[quarter].name);
}

static const char *phrase_of(unsigned quarter)
{
    return language_of_marked(quarter_words[quarter].phrase);
}

/* What happened. */

/* "follower in a city, from Carcassonne" */
struct sentence joined_brief(const char *words, const struct log_entry *entry)
{
    struct sentence placed = entry_deployed(words, entry);
    return sentence_of(_("from the city: %s"), placed.text);
}

struct sentence entered_brief(const char *words, const struct log_entry *entry)
{
    return sentence_of(_(words), _(figure_words[entry->event.figure].listed),
                       phrase_of(entry->event.what));
}

struct sentence count_brief(const char *words, const struct log_entry *entry)
{
    return sentence_of(_(words), phrase_of(entry->event.what));
}

/* Who is in the city. */

static unsigned in_quarter(const struct game *game, unsigned player, enum quarter quarter)
{
    unsigned count = 0;
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        count += game_followers_in_quarter(game, player, (enum figure)figure, quarter);
    return count;
}

/* "Market: Ann 2, Ben 1", for each quarter with somebody; the count's says so. */
void city_held(struct turn_facts *facts, const struct game *game, const struct seats *seats,
               enum held_worth worth)
{
    (void)worth;
    if (!options_has_count(&game->options))
        return;
    for (unsigned quarter = 0; quarter < QUARTERS_COUNT; quarter++) {
        struct sentence list = sentence_of("%s", "");
        bool has_count = game_count_is_in(game) == (enum quarter)quarter;
        if (has_count)
            sentence_list(&list, _("the count"));
        for (unsigned player = 0; player < game->options.players; player++) {
            unsigned count = in_quarter(game, player, (enum quarter)quarter);
            if (count > 0) {
                struct sentence who = sentence_of("%s %u", seats->seat[player].name, count);
                sentence_list(&list, who.text);
            }
        }
        if (list.text[0] != '\0')
            turn_facts_add(facts, sentence_of("%s: %s", name_of(quarter), list.text));
    }
}

struct sentence last_join_title(const struct game *game, const char *name)
{
    (void)name;
    return sentence_of("%s", game_awaits_join(game) && game_is_last_join(game)
                                 ? _("The last to leave the city")
                                 : "");
}

/* Out of the city (CC6, CC8). */

static struct move chosen(const struct decision_view *view, unsigned choice)
{
    return view->deciding->choice.move[choice];
}

static uint16_t node_of(const struct decision_view *view, struct move move)
{
    const struct board *board = &view->position->game.board;
    return feature_node(board, board_tile_at(board, move.at), move.arg);
}

/* Who, and to what; the board shows where. */
struct sentence join_name(const struct decision_view *view, unsigned choice)
{
    struct move move = chosen(view, choice);
    if (move.verb != VERB_JOIN)
        return sentence_of("%s", "");
    return figure_words_deployed((enum figure)move.figure,
                                 game_feature_kind(&view->position->game, node_of(view, move)));
}

struct sentence join_bare(const struct decision_view *view)
{
    return deciding_move(view->deciding).verb == VERB_JOIN
               ? join_name(view, view->deciding->chosen)
               : sentence_of("%s", _("Your followers stay in the city."));
}

/* And what is there. */
struct sentence join_detail(const struct decision_view *view)
{
    struct move move = deciding_move(view->deciding);
    struct sentence bare = join_bare(view);
    if (move.verb != VERB_JOIN)
        return bare;
    struct sentence feature = wording_titled(position_feature(view->position, node_of(view, move)));
    return sentence_of("%s. %s", bare.text, feature.text);
}

/* The letters of those who are in the quarter of a choice, "AAB"; or how many if they are more. */
struct sentence quarter_filled(const struct decision_view *view, unsigned choice)
{
    enum { LETTERS = 6 };
    const struct game *game = &view->position->game;
    struct move move = chosen(view, choice);
    struct sentence letters = sentence_of("%s", "");
    unsigned count = 0;
    if (move.verb != VERB_ENTER && move.verb != VERB_MOVE_COUNT)
        return letters;
    for (unsigned player = 0; player < game->options.players; player++)
        for (unsigned n = in_quarter(game, player, (enum quarter)move.arg); n > 0; n--, count++)
            if (count < LETTERS)
                sentence_add(&letters, "%s", view->seats->seat[player].letter);
    return count > LETTERS ? sentence_of("%u", count) : letters;
}

/* Into the city (CC3). */

/* "Castle", or with the figure if it is no meeple. */
struct sentence enter_name(const struct decision_view *view, unsigned choice)
{
    struct move move = chosen(view, choice);
    if (move.verb != VERB_ENTER)
        return sentence_of("%s", "");
    if (move.figure == FIGURE_MEEPLE)
        return sentence_of("%s", name_of(move.arg));
    return sentence_of("%s: %s", name_of(move.arg), _(figure_words[move.figure].listed));
}

struct sentence enter_detail(const struct decision_view *view)
{
    struct move move = deciding_move(view->deciding);
    if (move.verb != VERB_ENTER)
        return sentence_of("%s", _("Nobody goes into the city."));
    bool is_counts = game_count_is_in(&view->position->game) == (enum quarter)move.arg;
    return sentence_of("%s", is_counts ? _("The count is here, so nobody can leave.")
                                       : _(quarter_words[move.arg].joins));
}

/* The count (CC5). */

struct sentence move_count_name(const struct decision_view *view, unsigned choice)
{
    struct move move = chosen(view, choice);
    return sentence_of("%s", move.verb == VERB_MOVE_COUNT ? name_of(move.arg) : "");
}

struct sentence move_count_detail(const struct decision_view *view)
{
    const struct game *game = &view->position->game;
    struct move move = deciding_move(view->deciding);
    unsigned quarter = move.verb == VERB_MOVE_COUNT ? move.arg : (unsigned)game_count_is_in(game);
    return sentence_of(_("Nobody leaves this quarter while he is there: %s"), phrase_of(quarter));
}
