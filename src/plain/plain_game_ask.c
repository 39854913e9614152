/* The decision due as a question, and what is typed at it. */
#include "plain/commands.h"

#include "language/language.h"
#include "play/landmarks.h"
#include "text/words.h"

#include <string.h>

enum { PAGE = 9 }; /* choices listed at once */

static const struct game *plain_game_ask_game_of(const struct plain_game *plain_game)
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

static void say_question(struct plain_game *plain_game)
{
    struct question *question = &plain_game->question;
    plain_game_announce(plain_game);
    question_of(question, &(struct asking){&plain_game->session, &plain_game->seats,
                                           plain_game_position(plain_game), &plain_game->so_far});
#define X(tell) tell(plain_game);
    QUESTION_NOTES(X)
#undef X
    if (question->about.text[0] != '\0')
        dialogue_say(plain_game->dialogue, "%s", question->about.text);
    dialogue_say(plain_game->dialogue, "%s", question->task.text);
    const struct typed_number *number = &question->number;
    if (number->least <= number->most)
        dialogue_say(plain_game->dialogue, _(number->prompt),
                     number->limits(plain_game, number->least).text);
    plain_game->listed = 0;
    plain_game_list(plain_game);
    if (question->may_go_back)
        dialogue_say(plain_game->dialogue, _("back: the previous answer"));
    plain_game->is_changed = false;
}

/* Answers. */

static void plain_game_ask_choose(struct plain_game *plain_game, const struct choice *choice)
{
    struct move move;
    if (question_needs_more(choice, plain_game_ask_game_of(plain_game), &plain_game->so_far, &move))
        plain_game->is_changed = true;
    else
        plain_game_move(plain_game, move);
}

static void take_number(struct plain_game *plain_game, long typed)
{
    const struct typed_number *number = &plain_game->question.number;
    if (typed < number->least || typed > number->most)
        dialogue_say(plain_game->dialogue, "%ld: %s.", typed,
                     number->limits(plain_game, typed).text);
    else
        number->take(plain_game, (int)typed);
}

/* The meaning of a number: a choice or, if one is asked for, itself. */
static void answer_number(struct plain_game *plain_game, const char *line, long number)
{
    const struct question *question = &plain_game->question;
    const struct choice *choice =
        question_choice(question, number > CHOICES_MAX ? CHOICES_MAX + 1 : (unsigned)number);
    if (choice)
        plain_game_ask_choose(plain_game, choice);
    else if (question->number.least <= question->number.most)
        take_number(plain_game, number);
    else
        dialogue_say(plain_game->dialogue,
                     _("'%s': expected the number of a choice, or ? for help."), line);
}

/* When tiles are entered by hand, a tile's ID chooses it. */
static const struct choice *named_choice(const struct plain_game *plain_game, const char *line)
{
    const struct question *question = &plain_game->question;
    kind_number kind = tile_kind_find(line);
    for (unsigned c = 0; c < question->choices; c++)
        if (kind != NO_TILE_KIND && question->choice[c].kind == kind)
            return &question->choice[c];
    return NULL;
}

/* The edges of a tile entered by hand narrow the choices; where they leave one, that is it. */
static bool answer_edges(struct plain_game *plain_game, const char *line)
{
    struct question *question = &plain_game->question;
    struct so_far before = plain_game->so_far;
    if (!question->takes_edges || !question_read_edges(line, &plain_game->so_far))
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
        plain_game_ask_choose(plain_game, &question->choice[0]);
    return true;
}

/* The name of a square chooses it if the tile may go there. */
static bool answer_square(struct plain_game *plain_game, const char *line)
{
    const struct question *question = &plain_game->question;
    struct square at;
    if (!game_awaits_placement(plain_game_ask_game_of(plain_game)) || !square_parse(line, &at))
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
    if (move_parse(plain_game_ask_game_of(plain_game), line, strlen(line), &move, &bad))
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
        plain_game_ask_choose(plain_game, named);
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
