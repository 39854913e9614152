/* A game played from question to question: what is typed at them, and the turns of computer
 * players. */
#include "plain/playing.h"

#include "language/language.h"
#include "plain/commands.h"
#include "plain/others.h"
#include "plain/talking.h"
#include "play/bot_seats.h"
#include "text/move_reader.h"
#include "text/words.h"
#include "wording/seats.h"

#include <string.h>

/* Reports news of the record. */
static void tell_news(struct plain_game *plain_game)
{
    struct problem news;
    if (session_news(&plain_game->session, &news))
        dialogue_tell(plain_game->dialogue, news.text);
}

/* The question. */

static void find_question(struct plain_game *plain_game)
{
    ask_due(&plain_game->question,
            &(struct asking){&plain_game->session, &plain_game->seats,
                             plain_game_position(plain_game), &plain_game->so_far});
}

static void say_question(struct plain_game *plain_game)
{
    struct question *question = &plain_game->question;
    plain_game_announce(plain_game);
    find_question(plain_game);
#define X(tell) tell(plain_game);
    QUESTION_NOTES(X)
#undef X
    if (question->about.text[0] != '\0')
        dialogue_tell(plain_game->dialogue, question->about.text);
    dialogue_tell(plain_game->dialogue, question->task.text);
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

static void playing_choose(struct plain_game *plain_game, const struct choice *choice)
{
    struct move move;
    if (question_needs_more(choice, &plain_game->session.game, &plain_game->so_far, &move))
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
        playing_choose(plain_game, choice);
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
    find_question(plain_game);
    if (question->choices == 0) {
        plain_game->so_far = before;
        dialogue_say(plain_game->dialogue,
                     _("'%s': no tile that is left has these edges one after another."), line);
    }
    plain_game->is_changed = true;
    if (question->choices == 1)
        playing_choose(plain_game, &question->choice[0]);
    return true;
}

/* The name of a square chooses it if the tile may go there. */
static bool answer_square(struct plain_game *plain_game, const char *line)
{
    const struct question *question = &plain_game->question;
    struct square at;
    if (!game_awaits_placement(&plain_game->session.game) || !word_square(word_whole(line), &at))
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
        playing_choose(plain_game, named);
    else if (answer_edges(plain_game, line) || answer_square(plain_game, line))
        return;
    else if (is_verb(word))
        plain_game_type(plain_game, line);
    else if (!command_do(plain_game, line))
        dialogue_say(plain_game->dialogue,
                     _("'%s': expected a number, a move or a command; ? lists them."), line);
}

static void playing_ask(struct plain_game *plain_game)
{
    char line[PLAIN_LINE_SIZE];
    if (plain_game->is_changed)
        say_question(plain_game);
    others_call(plain_game);
    const struct line_io *io = plain_game->dialogue->io;
    unsigned player = plain_game_player(plain_game);
    long long begun = io->now != NULL ? io->now(io->self) : 0;
    bool is_heard = dialogue_ask(plain_game->dialogue, plain_game->seats.seat[player].name, line);
    others_count(plain_game, player, io->now != NULL ? io->now(io->self) - begun : 0);
    if (is_heard && !plain_game->dialogue->is_stale)
        take_answer(plain_game, line);
    else
        plain_game->is_changed = true;
}

/* Computer players. */

static void obey(struct plain_game *plain_game, const char *line)
{
    bool is_over = game_is_over(&plain_game->session.game);
    if (line[0] == '\0')
        plain_game->is_changed = true;
    else if (!command_do(plain_game, line))
        dialogue_say(plain_game->dialogue,
                     is_over ? _("'%s': expected 0 or a command; ? lists them.")
                             : _("'%s': expected a command; ? lists them."),
                     line);
}

static void hear(struct plain_game *plain_game)
{
    char line[PLAIN_LINE_SIZE];
    if (dialogue_ask(plain_game->dialogue, "", line))
        obey(plain_game, line);
}

/* In a game of computer players alone nobody is asked anything, so typed lines are obeyed here.
 * They play on when the input ends. */
static void hear_between_turns(struct plain_game *plain_game)
{
    struct dialogue *dialogue = plain_game->dialogue;
    const struct line_io *io = dialogue->io;
    if (bot_seats_have_people(&plain_game->session.head))
        return;
    while (!plain_game->is_alone && dialogue->end == DIALOGUE_GOES_ON && io->hears(io->self))
        hear(plain_game);
    if (dialogue->end == DIALOGUE_SILENT) {
        dialogue->end = DIALOGUE_GOES_ON;
        plain_game->is_alone = true;
    }
}

/* Reports a program that no longer plays; the people there decide: a command gives its seat away,
 * Enter tries it again. Without people the game is left as it is. */
static bool tell_fault(struct plain_game *plain_game)
{
    struct dialogue *dialogue = plain_game->dialogue;
    const struct session *session = &plain_game->session;
    const char *fault = opponents_fault(plain_game->opponents, session);
    const char *name = session->head.name[game_actor(&session->game)];
    char line[PLAIN_LINE_SIZE];
    if (fault == NULL)
        return false;
    dialogue_tell(dialogue, fault);
    dialogue_say(dialogue,
                 _("'bot %s off' gives the seat to a person, 'bot %s hard' to the computer. "
                   "Press Enter to try again."),
                 name, name);
    if (!dialogue_ask(dialogue, "", line))
        return true;
    if (line[0] == '\0')
        opponents_try_again(plain_game->opponents);
    else
        obey(plain_game, line);
    return true;
}

/* Who watches can look around, and talk, while it is somebody else's turn. */
static bool hear_while_others_play(struct plain_game *plain_game)
{
    struct dialogue *dialogue = plain_game->dialogue;
    char line[PLAIN_LINE_SIZE];
    if (!dialogue->io->is_watched || !dialogue->io->hears(dialogue->io->self) ||
        !dialogue_ask(dialogue, NULL, line))
        return false;
    if (line[0] != '\0')
        obey(plain_game, line);
    return dialogue->end != DIALOGUE_GOES_ON;
}

/* Another program may take long: after a while who watches is told what can be done, and is heard
 * meanwhile. Returns whether something was done. */
static bool hear_meanwhile(struct plain_game *plain_game, unsigned waits)
{
    enum { LONG = 10 };
    struct dialogue *dialogue = plain_game->dialogue;
    const struct session *session = &plain_game->session;
    const char *name = session->head.name[game_actor(&session->game)];
    char line[PLAIN_LINE_SIZE];
    if (session_is_shared(session))
        return hear_while_others_play(plain_game);
    if (!bot_seat_has_program(&session->head, game_actor(&session->game)) ||
        !dialogue->io->is_watched || waits < LONG)
        return false;
    if (waits == LONG)
        dialogue_say(dialogue,
                     _("The program for %s is still thinking. Enter hurries it; 'bot %s off' gives "
                       "the seat to a person, 'bot %s hard' to the computer."),
                     name, name, name);
    if (!dialogue->io->hears(dialogue->io->self) || !dialogue_ask(dialogue, "", line))
        return false;
    if (line[0] == '\0')
        opponents_hurry(plain_game->opponents);
    else
        obey(plain_game, line);
    return line[0] != '\0';
}

/* Until somebody else has ended a turn; then what comes is drawn, by them. */
static void await_end_of_turn(struct plain_game *plain_game)
{
    struct session *session = &plain_game->session;
    struct problem problem;
    plain_game_announce(plain_game);
    for (unsigned waits = 0; session_awaits_others(session); waits++)
        if (!others_await(plain_game, waits, _("The turn has not been ended yet.")) ||
            !talking_look(plain_game) || hear_while_others_play(plain_game))
            return;
    if (!session_hand_over(session, &problem))
        dialogue_tell(plain_game->dialogue, problem.text);
    plain_game->is_changed = true;
}

/* Waits a while for whoever is to decide, for the `waits`th time. False if interrupted. */
static bool await_decider(struct plain_game *plain_game, unsigned waits)
{
    const struct session *session = &plain_game->session;
    unsigned actor = game_actor(&session->game);
    struct sentence why =
        seat_words_awaited(&session->head, actor, plain_game->there >> actor & 1u);
    sentence_add(&why, ".");
    if (bot_seat_is_elsewhere(&session->head, actor))
        return session->ahead != NULL || others_await(plain_game, waits, why.text);
    return dialogue_await(plain_game->dialogue, opponents_fd(plain_game->opponents), waits,
                          why.text);
}

/* False if interrupted, at a fault, or after a command. */
static bool await_move(struct plain_game *plain_game, struct move *move)
{
    const struct session *session = &plain_game->session;
    for (unsigned waits = 0; !opponents_move(plain_game->opponents, session, move); waits++)
        if (!talking_look(plain_game) || opponents_fault(plain_game->opponents, session) != NULL ||
            !await_decider(plain_game, waits) || hear_meanwhile(plain_game, waits) ||
            plain_game->dialogue->end != DIALOGUE_GOES_ON)
            return false;
    return true;
}

static void let_bot_play(struct plain_game *plain_game)
{
    struct dialogue *dialogue = plain_game->dialogue;
    struct move move;
    if (plain_game->turn != game_turn(&plain_game->session.game))
        hear_between_turns(plain_game);
    if (dialogue->end != DIALOGUE_GOES_ON || !opponents_are_due(&plain_game->session))
        return;
    plain_game_announce(plain_game);
    if (!await_move(plain_game, &move)) {
        tell_fault(plain_game);
        return;
    }
    if (plain_game_move(plain_game, move))
        return;
    dialogue_say(dialogue, _("Press Enter to try again."));
    hear(plain_game);
}

/* What others ask. */
static void ask_to_agree(struct plain_game *plain_game)
{
    struct dialogue *dialogue = plain_game->dialogue;
    const char *name = talking_asked(plain_game);
    char line[PLAIN_LINE_SIZE];
    dialogue_say(dialogue, _("%s, do you agree? Type yes or no."), name);
    plain_game->is_changed = true;
    if (!dialogue_ask(dialogue, name, line) || dialogue->is_stale)
        return;
    if (strcmp(line, "yes") == 0)
        talking_answer(plain_game, ANSWER_AGREES);
    else if (strcmp(line, "no") == 0)
        talking_answer(plain_game, ANSWER_DECLINES);
    else if (line[0] != '\0' && !command_do(plain_game, line)) /* a number may be meant for what
                                                                  was asked before */
        dialogue_say(dialogue, _("'%s': expected yes, no or a command."), line);
}

/* A whole game. */

void playing_step(struct plain_game *plain_game)
{
    const struct session *session = &plain_game->session;
    tell_news(plain_game);
    if (talking_is_asked(plain_game))
        ask_to_agree(plain_game);
    else if (opponents_are_due(session))
        let_bot_play(plain_game);
    else if (session_is_shared(session) && game_actor(&session->game) == ACTOR_CHANCE)
        await_end_of_turn(plain_game);
    else
        playing_ask(plain_game);
}

static void play(struct plain_game *plain_game)
{
    while (plain_game->dialogue->end == DIALOGUE_GOES_ON &&
           !game_is_over(&plain_game->session.game))
        playing_step(plain_game);
}

static void say_end(struct plain_game *plain_game)
{
    report_final(plain_game);
    dialogue_say(plain_game->dialogue, _("0  leave the table; commands still work"));
    plain_game->is_changed = false;
}

/* After the end: the game can be looked at and, if everyone agrees, resumed earlier. */
static void look_back(struct plain_game *plain_game)
{
    char line[PLAIN_LINE_SIZE];
    plain_game->question.choices = 0;
    plain_game->question.may_go_back = false;
    plain_game->is_changed = true;
    while (game_is_over(&plain_game->session.game)) {
        tell_news(plain_game);
        if (plain_game->is_changed)
            say_end(plain_game);
        if (!dialogue_ask(plain_game->dialogue, "", line) || strcmp(line, "0") == 0)
            return;
        obey(plain_game, line);
    }
}

/* Says that the game is saved, if it is. */
static void say_kept(struct plain_game *plain_game)
{
    struct problem problem;
    if (session_is_shared(&plain_game->session))
        session_note_clocks(&plain_game->session, &problem);
    bool is_kept = session_secure(&plain_game->session, &problem);
    tell_news(plain_game);
    if (!is_kept)
        dialogue_tell(plain_game->dialogue, problem.text);
    else if (!game_is_over(&plain_game->session.game))
        dialogue_say(plain_game->dialogue, _("The game is saved."));
}

bool playing_play(struct dialogue *dialogue, const struct session *session)
{
    struct plain_game *plain_game = plain_game_open(dialogue, session);
    if (!plain_game || !plain_game_seat_bots(plain_game))
        return false;
    if (session->head.has_seed)
        dialogue_say(dialogue, _("The seed is %llu."), (unsigned long long)session->head.seed);
    dialogue_say(dialogue, _("? lists the commands."));
    talking_begin(plain_game);
    do {
        play(plain_game);
        if (dialogue->end == DIALOGUE_GOES_ON)
            look_back(plain_game);
    } while (dialogue->end == DIALOGUE_GOES_ON && !game_is_over(&plain_game->session.game));
    talking_end(plain_game);
    say_kept(plain_game);
    plain_game_close(plain_game);
    return true;
}
