#include "plain/sitting.h"

#include "language/language.h"
#include "plain/commands.h"
#include "text/words.h"
#include "wording/auction_words.h"

#include <stdlib.h>
#include <string.h>

enum { PAGE = 9 }; /* choices that are said at once */

static const struct game *game_of(const struct sitting *sitting)
{
    return &sitting->session.game;
}

unsigned sitting_asked(const struct game *game)
{
    unsigned actor = game_actor(game);
    return actor < game->options.players ? actor : game->turn.player;
}

unsigned sitting_player(const struct sitting *sitting)
{
    return sitting_asked(game_of(sitting));
}

const struct position *sitting_position(struct sitting *sitting)
{
    position_follow(&sitting->position, &sitting->session.game);
    return &sitting->position;
}

/* The question. */

static void say_choice(struct sitting *sitting, const struct choice *choice)
{
    talk_say(sitting->talk, "%u  %s", choice->number, choice->text);
}

/* The choice to decline comes last and is always said. */
static unsigned choices_to_list(const struct question *question)
{
    unsigned count = question->choices;
    return count > 0 && question->choice[count - 1].number == 0 ? count - 1 : count;
}

void sitting_list(struct sitting *sitting)
{
    const struct question *question = &sitting->question;
    unsigned count = choices_to_list(question), from = sitting->listed;
    unsigned end = count - from > PAGE ? from + PAGE : count;
    for (unsigned c = from; c < end; c++)
        say_choice(sitting, &question->choice[c]);
    sitting->listed = end;
    if (end < count)
        talk_say(sitting->talk,
                 _n("more: %u further choice", "more: %u further choices", count - end),
                 count - end);
    if (count < question->choices)
        say_choice(sitting, &question->choice[count]);
}

static void ask(struct sitting *sitting)
{
    struct question *question = &sitting->question;
    sitting_announce(sitting);
    question_of(question, &(struct asking){&sitting->session, &sitting->seats,
                                           sitting_position(sitting), &sitting->so_far});
    if (question->about[0] != '\0')
        talk_say(sitting->talk, "%s", question->about);
    talk_say(sitting->talk, "%s", question->task.text);
    if (question->bids.least <= question->bids.most)
        talk_say(sitting->talk, _("A number is a bid: %s."),
                 auction_words_limits(game_of(sitting), question->bids.least).text);
    sitting->listed = 0;
    sitting_list(sitting);
    if (question->may_go_back)
        talk_say(sitting->talk, _("back: the answer before"));
    sitting->is_changed = false;
}

/* Answers. */

static void choose(struct sitting *sitting, const struct choice *choice)
{
    struct move move;
    if (question_needs_more(choice, game_of(sitting), &sitting->so_far, &move))
        sitting->is_changed = true;
    else
        sitting_move(sitting, move);
}

static void bid(struct sitting *sitting, long points)
{
    struct bid_limits limits = sitting->question.bids;
    bool opens = sitting->so_far.has_tile;
    if (points < limits.least || points > limits.most) {
        int bid = points > BIDS_MAX ? BIDS_MAX + 1 : (int)points;
        talk_say(sitting->talk, "%ld: %s.", points,
                 auction_words_limits(game_of(sitting), bid).text);
        return;
    }
    sitting_move(sitting,
                 opens ? move_offer(sitting->so_far.tile, (int)points) : move_bid((int)points));
}

/* What a number means: a bid where there are bids, else a choice. */
static void answer_number(struct sitting *sitting, const char *line, long number)
{
    const struct question *question = &sitting->question;
    const struct choice *choice =
        question_choice(question, number > CHOICES_MAX ? CHOICES_MAX + 1 : (unsigned)number);
    if (choice)
        choose(sitting, choice);
    else if (question->bids.least <= question->bids.most)
        bid(sitting, number);
    else
        talk_say(sitting->talk, _("'%s': expected the number of a choice, or ? for help."), line);
}

/* A tile's ID chooses it where tiles are entered by hand. */
static const struct choice *named_choice(const struct sitting *sitting, const char *line)
{
    const struct question *question = &sitting->question;
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

/* A square is chosen by its name where the tile may go there. */
static bool answer_square(struct sitting *sitting, const char *line)
{
    const struct question *question = &sitting->question;
    struct square at;
    if (game_phase(game_of(sitting)) != PHASE_PLACE || !square_parse(line, &at))
        return false;
    for (unsigned c = 0; c < question->choices; c++)
        if (question->choice[c].move.verb == VERB_PLACE &&
            square_equal(question->choice[c].move.at, at)) {
            sitting->so_far = (struct so_far){.has_square = true, .square = at};
            sitting->is_changed = true;
            return true;
        }
    talk_say(sitting->talk, _("%d,%d: expected a square where the tile fits."), at.x, at.y);
    return true;
}

static bool is_verb(struct word word)
{
    for (unsigned verb = 0; verb < VERBS_COUNT; verb++)
        if (word_is(word, verb_name((enum verb)verb)))
            return true;
    return false;
}

static void answer_notation(struct sitting *sitting, const char *line)
{
    struct move move;
    struct bad_text bad;
    if (move_parse(game_of(sitting), line, strlen(line), &move, &bad))
        sitting_move(sitting, move);
    else
        talk_say(sitting->talk, "%s", bad.reason);
}

static void answer(struct sitting *sitting, const char *line)
{
    const char *rest = line, *end = line + strlen(line);
    struct word word;
    long number;
    if (!word_next(line, &rest, end, &word)) {
        sitting->is_changed = true;
        return;
    }
    const struct choice *named = named_choice(sitting, line);
    if (word_number(word_whole(line), 0, INT32_MAX, &number))
        answer_number(sitting, line, number);
    else if (named)
        choose(sitting, named);
    else if (answer_square(sitting, line))
        return;
    else if (is_verb(word))
        answer_notation(sitting, line);
    else if (!command_do(sitting, line))
        talk_say(sitting->talk, _("'%s': expected a number, a move or a command; ? lists them."),
                 line);
}

/* What has happened to the record. */
static void tell_news(struct sitting *sitting)
{
    struct problem news;
    if (session_news(&sitting->session, &news))
        talk_say(sitting->talk, "%s", news.text);
}

static void play(struct sitting *sitting)
{
    char line[PLAIN_LINE_SIZE];
    while (sitting->talk->end == TALK_GOES_ON && !game_is_over(game_of(sitting))) {
        tell_news(sitting);
        if (sitting->is_changed)
            ask(sitting);
        const char *name = sitting->seats.seat[sitting_player(sitting)].name;
        if (talk_ask(sitting->talk, name, line))
            answer(sitting, line);
    }
}

static void say_end(struct sitting *sitting)
{
    report_final(sitting);
    talk_say(sitting->talk, _("0  leave the table; the commands still answer"));
    sitting->is_changed = false;
}

/* The game is over, but can be looked at and, if all agree, gone back in. */
static void look_back(struct sitting *sitting)
{
    char line[PLAIN_LINE_SIZE];
    sitting->question.choices = 0;
    sitting->question.may_go_back = false;
    sitting->is_changed = true;
    while (game_is_over(game_of(sitting))) {
        tell_news(sitting);
        if (sitting->is_changed)
            say_end(sitting);
        if (!talk_ask(sitting->talk, "", line) || strcmp(line, "0") == 0)
            return;
        if (line[0] == '\0')
            sitting->is_changed = true;
        else if (!command_do(sitting, line))
            talk_say(sitting->talk, _("'%s': expected 0 or a command; ? lists them."), line);
    }
}

struct sitting *sitting_open(struct talk *talk, const struct session *session)
{
    struct sitting *sitting = calloc(1, sizeof *sitting);
    if (!sitting)
        return NULL;
    sitting->talk = talk;
    sitting->session = *session;
    sitting->seats = seats_of(&sitting->session.head);
    log_follow(&sitting->log, &sitting->session);
    sitting->told = sitting->log.count;
    sitting->is_changed = true;
    talk_say(talk, _("Players: %s."),
             wording_names((1u << sitting->seats.count) - 1, &sitting->seats).text);
    return sitting;
}

void sitting_close(struct sitting *sitting)
{
    session_close(&sitting->session);
    free(sitting);
}

/* Says that the game is kept, if it is. */
static void say_kept(struct sitting *sitting)
{
    struct problem problem;
    bool is_kept = session_secure(&sitting->session, &problem);
    tell_news(sitting);
    if (!is_kept)
        talk_say(sitting->talk, "%s", problem.text);
    else if (!game_is_over(game_of(sitting)))
        talk_say(sitting->talk, _("The game is kept."));
}

bool sitting_play(struct talk *talk, const struct session *session)
{
    struct sitting *sitting = sitting_open(talk, session);
    if (!sitting)
        return false;
    if (session->head.has_seed)
        talk_say(talk, _("The seed is %llu."), (unsigned long long)session->head.seed);
    talk_say(talk, _("? lists the commands."));
    do {
        play(sitting);
        if (talk->end == TALK_GOES_ON)
            look_back(sitting);
    } while (talk->end == TALK_GOES_ON && !game_is_over(game_of(sitting)));
    say_kept(sitting);
    sitting_close(sitting);
    return true;
}
