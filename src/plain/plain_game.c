#include "plain/plain_game.h"

#include "language/language.h"
#include "plain/commands.h"
#include "text/words.h"
#include "wording/auction_words.h"
#include "wording/bot_words.h"
#include "wording/follow.h"

#include <stdlib.h>
#include <string.h>

enum { PAGE = 9 }; /* choices listed at once */

static const struct game *game_of(const struct plain_game *plain_game)
{
    return &plain_game->session.game;
}

unsigned plain_game_asked(const struct game *game)
{
    unsigned actor = game_actor(game);
    return actor < game->options.players ? actor : game->turn.player;
}

unsigned plain_game_player(const struct plain_game *plain_game)
{
    return plain_game_asked(game_of(plain_game));
}

const struct position *plain_game_position(struct plain_game *plain_game)
{
    position_follow(&plain_game->position, &plain_game->session.game);
    return &plain_game->position;
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

static void ask(struct plain_game *plain_game)
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
        dialogue_say(plain_game->dialogue, _("Type a number to bid: %s."),
                     auction_words_limits(game_of(plain_game), question->bids.least).text);
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
        dialogue_say(plain_game->dialogue, "%ld: %s.", points,
                     auction_words_limits(game_of(plain_game), bid).text);
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

/* The name of a square chooses it if the tile may go there. */
static bool answer_square(struct plain_game *plain_game, const char *line)
{
    const struct question *question = &plain_game->question;
    struct square at;
    if (game_phase(game_of(plain_game)) != PHASE_PLACE || !square_parse(line, &at))
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

static void answer(struct plain_game *plain_game, const char *line)
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
    else if (answer_square(plain_game, line))
        return;
    else if (is_verb(word))
        answer_notation(plain_game, line);
    else if (!command_do(plain_game, line))
        dialogue_say(plain_game->dialogue,
                     _("'%s': expected a number, a move or a command; ? lists them."), line);
}

/* Reports news of the record. */
static void tell_news(struct plain_game *plain_game)
{
    struct problem news;
    if (session_news(&plain_game->session, &news))
        dialogue_say(plain_game->dialogue, "%s", news.text);
}

static void play(struct plain_game *plain_game)
{
    char line[PLAIN_LINE_SIZE];
    while (plain_game->dialogue->end == DIALOGUE_GOES_ON && !game_is_over(game_of(plain_game))) {
        tell_news(plain_game);
        if (opponents_are_due(&plain_game->session)) {
            plain_game_let_bot_play(plain_game);
            continue;
        }
        if (plain_game->is_changed)
            ask(plain_game);
        const char *name = plain_game->seats.seat[plain_game_player(plain_game)].name;
        if (dialogue_ask(plain_game->dialogue, name, line))
            answer(plain_game, line);
    }
}

static void say_end(struct plain_game *plain_game)
{
    report_final(plain_game);
    dialogue_say(plain_game->dialogue, _("0  leave the table; commands still work"));
    plain_game->is_changed = false;
}

void plain_game_obey(struct plain_game *plain_game, const char *line)
{
    bool is_over = game_is_over(game_of(plain_game));
    if (line[0] == '\0')
        plain_game->is_changed = true;
    else if (!command_do(plain_game, line))
        dialogue_say(plain_game->dialogue,
                     is_over ? _("'%s': expected 0 or a command; ? lists them.")
                             : _("'%s': expected a command; ? lists them."),
                     line);
}

/* After the end: the game can be looked at and, if everyone agrees, resumed earlier. */
static void look_back(struct plain_game *plain_game)
{
    char line[PLAIN_LINE_SIZE];
    plain_game->question.choices = 0;
    plain_game->question.may_go_back = false;
    plain_game->is_changed = true;
    while (game_is_over(game_of(plain_game))) {
        tell_news(plain_game);
        if (plain_game->is_changed)
            say_end(plain_game);
        if (!dialogue_ask(plain_game->dialogue, "", line) || strcmp(line, "0") == 0)
            return;
        plain_game_obey(plain_game, line);
    }
}

struct plain_game *plain_game_open(struct dialogue *dialogue, const struct session *session)
{
    struct plain_game *plain_game = calloc(1, sizeof *plain_game);
    if (!plain_game)
        return NULL;
    plain_game->dialogue = dialogue;
    plain_game->session = *session;
    plain_game->session.pace = PACE_OF_DECISIONS;
    plain_game->seats = seats_of(&plain_game->session.head);
    log_follow(&plain_game->log, &plain_game->session);
    plain_game->told = plain_game->log.count;
    plain_game->is_changed = true;
    dialogue_say(dialogue, _("Players: %s."),
                 wording_names((1u << plain_game->seats.count) - 1, &plain_game->seats).text);
    for (unsigned player = 0; player < plain_game->seats.count; player++)
        if (bot_seat_level(&plain_game->session.head, player) < BOT_LEVELS_COUNT)
            dialogue_say(dialogue, "%s", bot_words_role(&plain_game->session.head, player).text);
    return plain_game;
}

void plain_game_close(struct plain_game *plain_game)
{
    opponents_free(plain_game->opponents);
    session_close(&plain_game->session);
    free(plain_game);
}

/* Says that the game is saved, if it is. */
static void say_kept(struct plain_game *plain_game)
{
    struct problem problem;
    bool is_kept = session_secure(&plain_game->session, &problem);
    tell_news(plain_game);
    if (!is_kept)
        dialogue_say(plain_game->dialogue, "%s", problem.text);
    else if (!game_is_over(game_of(plain_game)))
        dialogue_say(plain_game->dialogue, _("The game is saved."));
}

bool plain_game_play(struct dialogue *dialogue, const struct session *session)
{
    struct plain_game *plain_game = plain_game_open(dialogue, session);
    if (!plain_game)
        return false;
    plain_game->session.bots_play = true;
    plain_game->opponents = opponents_new();
    if (!plain_game->opponents) {
        plain_game_close(plain_game);
        return false;
    }
    if (session->head.has_seed)
        dialogue_say(dialogue, _("The seed is %llu."), (unsigned long long)session->head.seed);
    dialogue_say(dialogue, _("? lists the commands."));
    do {
        play(plain_game);
        if (dialogue->end == DIALOGUE_GOES_ON)
            look_back(plain_game);
    } while (dialogue->end == DIALOGUE_GOES_ON && !game_is_over(game_of(plain_game)));
    say_kept(plain_game);
    plain_game_close(plain_game);
    return true;
}
