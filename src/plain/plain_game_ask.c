/* The decision due as a question, and what is typed at it. */
#include "plain/commands.h"

#include "language/language.h"
#include "text/words.h"
#include "wording/auction_words.h"
#include "wording/follow.h"
#include "wording/sale_words.h"

#include <string.h>

enum { PAGE = 9 }; /* choices listed at once */

static const struct game *game_of(const struct plain_game *plain_game)
{
    return &plain_game->session.game;
}

/* The question. */

static void say_choice(struct plain_game *plain_game, const struct choice *choice)
{
    dialogue_say(plain_game->dialogue, "%u  %s", choice->number, choice->text);
}

/* The choice to decline is last and is always listed. */
static unsigned choices_to_list(const struct question *question)
{
    unsigned count = question->choices;
    return count > 0 && question->choice[count - 1].number == 0 ? count - 1 : count;
}

void plain_game_list(struct plain_game *plain_game)
{
    const struct question *question = &plain_game->question;
    unsigned count = choices_to_list(question), from = plain_game->listed;
    unsigned end = count - from > PAGE ? from + PAGE : count;
    for (unsigned c = from; c < end; c++)
        say_choice(plain_game, &question->choice[c]);
    plain_game->listed = end;
    if (end < count)
        dialogue_say(plain_game->dialogue,
                     _n("more: %u further choice", "more: %u further choices", count - end),
                     count - end);
    if (count < question->choices)
        say_choice(plain_game, &question->choice[count]);
}

/* How far a bazaar has come. */
static void tell_bazaar(struct plain_game *plain_game)
{
    struct auction_course course = auction_course_of(&plain_game->session);
    struct sentence fact[AUCTION_FACTS_MAX];
    unsigned facts = auction_words_facts(game_of(plain_game), &course, &plain_game->seats, fact);
    for (unsigned f = 0; f < facts; f++)
        dialogue_say(plain_game->dialogue, "%s", fact[f].text);
}

/* What may be bid, or what is wrong with `bid`; likewise of the points of a sale. */
static struct sentence limits_of(const struct plain_game *plain_game, int bid)
{
    return plain_game->so_far.has_deal ? sale_words_limits(plain_game->question.bids, bid)
                                       : auction_words_limits(game_of(plain_game), bid);
}

static void say_question(struct plain_game *plain_game)
{
    struct question *question = &plain_game->question;
    plain_game_announce(plain_game);
    question_of(question, &(struct asking){&plain_game->session, &plain_game->seats,
                                           plain_game_position(plain_game), &plain_game->so_far});
    if (auction_is_open(game_of(plain_game)) && !plain_game->so_far.has_tile)
        tell_bazaar(plain_game);
    if (question->about[0] != '\0')
        dialogue_say(plain_game->dialogue, "%s", question->about);
    dialogue_say(plain_game->dialogue, "%s", question->task.text);
    if (question->bids.least <= question->bids.most)
        dialogue_say(plain_game->dialogue,
                     plain_game->so_far.has_deal ? _("Type the points: %s.")
                                                 : _("Type a number to bid: %s."),
                     limits_of(plain_game, question->bids.least).text);
    plain_game->listed = 0;
    plain_game_list(plain_game);
    if (question->may_go_back)
        dialogue_say(plain_game->dialogue, _("back: the previous answer"));
    plain_game->is_changed = false;
}

/* Answers. */

static void choose(struct plain_game *plain_game, const struct choice *choice)
{
    struct move move;
    if (question_needs_more(choice, game_of(plain_game), &plain_game->so_far, &move))
        plain_game->is_changed = true;
    else
        plain_game_move(plain_game, move);
}

static void bid(struct plain_game *plain_game, long points)
{
    struct bid_limits limits = plain_game->question.bids;
    bool opens = plain_game->so_far.has_tile;
    if (points < limits.least || points > limits.most) {
        int bid = points > BIDS_MAX ? BIDS_MAX + 1 : (int)points;
        dialogue_say(plain_game->dialogue, "%ld: %s.", points, limits_of(plain_game, bid).text);
        return;
    }
    if (plain_game->so_far.has_deal) {
        plain_game->so_far.deal.points = (int)points;
        plain_game_sell(plain_game, plain_game->so_far.tile, plain_game->so_far.deal);
        return;
    }
    plain_game_move(plain_game, opens ? move_offer(plain_game->so_far.tile, (int)points)
                                      : move_bid((int)points));
}

/* The meaning of a number: a bid if bids are asked for, else a choice. */
static void answer_number(struct plain_game *plain_game, const char *line, long number)
{
    const struct question *question = &plain_game->question;
    const struct choice *choice =
        question_choice(question, number > CHOICES_MAX ? CHOICES_MAX + 1 : (unsigned)number);
    if (choice)
        choose(plain_game, choice);
    else if (question->bids.least <= question->bids.most)
        bid(plain_game, number);
    else
        dialogue_say(plain_game->dialogue,
                     _("'%s': expected the number of a choice, or ? for help."), line);
}

/* When tiles are entered by hand, a tile's ID chooses it. */
static const struct choice *named_choice(const struct plain_game *plain_game, const char *line)
{
    const struct question *question = &plain_game->question;
    uint8_t kind = tile_kind_find(line);
    for (unsigned c = 0; c < question->choices; c++) {
        const struct choice *choice = &question->choice[c];
        bool is_kind = choice->answer == ANSWER_KIND ||
                       (choice->answer == ANSWER_MOVE && choice->move.verb == VERB_DRAW);
        if (is_kind && kind != NO_TILE_KIND && choice->move.arg == kind)
            return choice;
    }
    return NULL;
}

/* The edges of a tile entered by hand narrow the choices; where they leave one, that is it. */
static bool answer_edges(struct plain_game *plain_game, const char *line)
{
    struct question *question = &plain_game->question;
    struct so_far before = plain_game->so_far;
    if (!game_awaits_chance(game_of(plain_game)) || !question_read_edges(line, &plain_game->so_far))
        return false;
    question_of(question, &(struct asking){&plain_game->session, &plain_game->seats,
                                           plain_game_position(plain_game), &plain_game->so_far});
    if (question->choices == 0) {
        plain_game->so_far = before;
        dialogue_say(plain_game->dialogue,
                     _("'%s': no tile that is left has these edges one after another."), line);
    }
    plain_game->is_changed = true;
    if (question->choices == 1)
        choose(plain_game, &question->choice[0]);
    return true;
}

/* The name of a square chooses it if the tile may go there. */
static bool answer_square(struct plain_game *plain_game, const char *line)
{
    const struct question *question = &plain_game->question;
    struct square at;
    if (!game_awaits_placement(game_of(plain_game)) || !square_parse(line, &at))
        return false;
    for (unsigned c = 0; c < question->choices; c++)
        if (question->choice[c].move.verb == VERB_PLACE &&
            square_equal(question->choice[c].move.at, at)) {
            plain_game->so_far = (struct so_far){.has_square = true, .square = at};
            plain_game->is_changed = true;
            return true;
        }
    dialogue_say(plain_game->dialogue, _("%d,%d: expected a square where the tile fits."), at.x,
                 at.y);
    return true;
}

static bool is_verb(struct word word)
{
    for (unsigned verb = 0; verb < VERBS_COUNT; verb++)
        if (word_is(word, verb_name((enum verb)verb)))
            return true;
    return false;
}

static void answer_notation(struct plain_game *plain_game, const char *line)
{
    struct move move;
    struct bad_text bad;
    if (move_parse(game_of(plain_game), line, strlen(line), &move, &bad))
        plain_game_move(plain_game, move);
    else
        dialogue_say(plain_game->dialogue, "%s", bad.reason);
}

static void take_answer(struct plain_game *plain_game, const char *line)
{
    const char *rest = line, *end = line + strlen(line);
    struct word word;
    long number;
    if (!word_next(line, &rest, end, &word)) {
        plain_game->is_changed = true;
        return;
    }
    const struct choice *named = named_choice(plain_game, line);
    if (word_number(word_whole(line), 0, INT32_MAX, &number))
        answer_number(plain_game, line, number);
    else if (named)
        choose(plain_game, named);
    else if (answer_edges(plain_game, line) || answer_square(plain_game, line))
        return;
    else if (is_verb(word))
        answer_notation(plain_game, line);
    else if (!command_do(plain_game, line))
        dialogue_say(plain_game->dialogue,
                     _("'%s': expected a number, a move or a command; ? lists them."), line);
}

void plain_game_ask(struct plain_game *plain_game)
{
    char line[PLAIN_LINE_SIZE];
    if (plain_game->is_changed)
        say_question(plain_game);
    const char *name = plain_game->seats.seat[plain_game_player(plain_game)].name;
    if (dialogue_ask(plain_game->dialogue, name, line))
        take_answer(plain_game, line);
}
