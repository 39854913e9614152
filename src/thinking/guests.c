#include "thinking/guests.h"

#include "bastide/notation.h"
#include "language/language.h"
#include "thinking/job.h"
#include "thinking/peer.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A move as it is sent. */
struct told {
    char text[MOVE_TEXT_SIZE];
};

/* The program at a seat: the moves that it has been sent, and the one that it chose after those. */
struct guest {
    struct peer *peer; /* NULL: none runs */
    char bot[BOT_SIZE];
    bool has_game;
    struct told *told;
    size_t count;
    char chosen[MOVE_TEXT_SIZE];
};

/* What is asked: by the owner's thread, before the job begins. */
struct question {
    unsigned player;
    struct record_head head;
    struct game game;
    struct told *moves;
    size_t count;
    const char *command;
};

struct guests {
    struct job job;
    const struct programs *programs;
    int stop[2]; /* a pipe: while a byte is in it nobody waits for a program */
    struct guest guest[PLAYERS_MAX];
    struct question question;
    bool is_shy[PLAYERS_MAX]; /* that seat's program is not asked who it is: it could not bear it */
    struct move move;         /* the answer, if there is no fault */
    struct problem fault;
    bool is_faulty;
    pthread_mutex_t hurrying;
    struct peer *asked; /* for a move, now; guarded */
};

/* One program. */

static void guest_end(struct guest *guest)
{
    if (guest->peer != NULL)
        peer_end(guest->peer);
    free(guest->told);
    *guest = (struct guest){.peer = NULL};
}

static bool is_at_fault(struct guests *guests, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Returns true. */
static bool is_at_fault(struct guests *guests, const char *format, ...)
{
    char text[sizeof guests->fault.text];
    va_list values;
    va_start(values, format);
    vsnprintf(text, sizeof text, format, values);
    va_end(values);
    problem_say(&guests->fault, "%s", text);
    guests->is_faulty = true;
    return true;
}

/* Sentences with the player's name, what the program was told and, perhaps, what it said. */
static const char *const faults[] = {
    [PEER_ENDED] = N_("The program for %s has ended, without an answer to '%s'."),
    [PEER_SILENT] = N_("The program for %s gives no answer to '%s' in time."),
    [PEER_TOO_LONG] = N_("The program for %s gives an answer to '%s' that is too long."),
    [PEER_NOT_JSON] =
        N_("The program for %s answers '%s' with something else than a JSON object: %s"),
    [PEER_REFUSED] = N_("The program for %s refuses '%s': %s"),
    [PEER_NO_MOVE] = N_("The program for %s answers '%s' without a move: %s"),
};

/* Whether nothing more can be said to it; then why is noted, but where it was only stopped. */
static bool guest_fails(struct guests *guests, const char *told, enum peer_fault fault)
{
    enum { SAID_MOST = 80 };
    const struct question *question = &guests->question;
    char said[SAID_MOST];
    if (fault == PEER_NO_FAULT || fault == PEER_STOPPED)
        return fault == PEER_STOPPED;
    snprintf(said, sizeof said, "%s", peer_said(guests->guest[question->player].peer));
    return is_at_fault(guests, _(faults[fault]), question->head.name[question->player], told, said);
}

static bool guest_hears(struct guests *guests, struct guest *guest, const char *line)
{
    return !guest_fails(guests, line, peer_tell(guest->peer, line));
}

/* One that ends at `info`, because it knows no such command, plays when it is tried again. */
static bool guest_begins(struct guests *guests, struct guest *guest)
{
    const struct programs *programs = guests->programs;
    const struct question *question = &guests->question;
    const struct peer_terms terms = {
        .patience_ms = (int)(programs->patience_ms ? programs->patience_ms : PROGRAM_PATIENCE_MS),
        .quit_ms = (int)(programs->quit_ms ? programs->quit_ms : PROGRAM_QUIT_MS),
        .stop = guests->stop[0],
        .at_table = true};
    guest->peer = peer_begin(question->command, &terms);
    if (guest->peer == NULL)
        return !is_at_fault(guests, _("The program for %s cannot be started: %s"),
                            question->head.name[question->player], strerror(errno));
    if (guests->is_shy[question->player])
        return true;
    enum peer_fault fault = peer_introduce(guest->peer);
    guests->is_shy[question->player] = fault != PEER_NO_FAULT && fault != PEER_STOPPED;
    return !guest_fails(guests, "info", fault);
}

/* The rules, and the seat that it plays for. */
static bool guest_begins_game(struct guests *guests, struct guest *guest)
{
    const struct question *question = &guests->question;
    char line[PEER_NEW_SIZE];
    peer_line_new(&question->head.options, line);
    guest->has_game = guest_hears(guests, guest, line);
    guest->count = 0;
    if (!guest->has_game || !peer_knows(guest->peer, "seat", NULL))
        return guest->has_game;
    snprintf(line, sizeof line, "seat %u", question->player + 1);
    return guest_hears(guests, guest, line);
}

/* How many of the moves it knows already. */
static size_t guest_knows(const struct guest *guest, const struct question *question)
{
    size_t known = 0;
    while (known < guest->count && known < question->count &&
           strcmp(guest->told[known].text, question->moves[known].text) == 0)
        known++;
    return known;
}

/* Tells it of all moves that it does not know; after moves were taken back, of all from the first.
 */
static bool guest_follows(struct guests *guests, struct guest *guest)
{
    struct question *question = &guests->question;
    if (guest->peer == NULL && !guest_begins(guests, guest))
        return false;
    if ((!guest->has_game || guest_knows(guest, question) < guest->count) &&
        !guest_begins_game(guests, guest))
        return false;
    for (size_t m = guest->count; m < question->count; m++) {
        char line[MOVE_TEXT_SIZE + 8];
        snprintf(line, sizeof line, "play %s", question->moves[m].text);
        if (!guest_hears(guests, guest, line))
            return false;
    }
    free(guest->told);
    guest->told = question->moves;
    guest->count = question->count;
    question->moves = NULL;
    return true;
}

static void guests_set_asked(struct guests *guests, struct peer *peer)
{
    pthread_mutex_lock(&guests->hurrying);
    guests->asked = peer;
    pthread_mutex_unlock(&guests->hurrying);
}

/* How long it may think is up to it, unless it can be told. */
static bool guest_asks(struct guests *guests, struct guest *guest, char text[MOVE_TEXT_SIZE])
{
    const char *line = peer_knows(guest->peer, "go", "ms") ? "go ms=800" : "go";
    guests_set_asked(guests, guest->peer);
    enum peer_fault fault = peer_ask(guest->peer, line, text, MOVE_TEXT_SIZE);
    guests_set_asked(guests, NULL);
    return !guest_fails(guests, line, fault);
}

/* A turn that has been begun goes on as planned. */
static bool guest_goes_on(const struct guests *guests, struct guest *guest, size_t told,
                          char text[MOVE_TEXT_SIZE])
{
    return told > 0 && guest->count == told + 1 && guest->chosen[0] != '\0' &&
           strcmp(guest->told[told].text, guest->chosen) == 0 &&
           game_awaits_action(&guests->question.game) &&
           peer_goes_on(guest->peer, text, MOVE_TEXT_SIZE);
}

/* A move that its program has chosen, as text: a legal one. */
static bool guest_judges(struct guests *guests, struct guest *guest, const char *said)
{
    const struct question *question = &guests->question;
    const char *name = question->head.name[question->player];
    struct bad_text bad;
    struct game after = question->game;
    snprintf(guest->chosen, sizeof guest->chosen, "%s", said);
    if (!move_parse(&question->game, guest->chosen, strlen(guest->chosen), &guests->move, &bad))
        return !is_at_fault(guests, _("The program for %s plays no move: %s"), name, bad.reason);
    enum refusal refusal = game_apply(&after, guests->move, NULL);
    if (refusal != REFUSAL_NONE)
        return !is_at_fault(guests, _("The program for %s plays '%s', which is not legal: %s"),
                            name, guest->chosen, _(refusal_sentence(refusal)));
    move_print(&question->game, guests->move, guest->chosen);
    return true;
}

/* The job's. */
static void guests_play(void *of, unsigned part)
{
    struct guests *guests = of;
    struct guest *guest = &guests->guest[guests->question.player];
    char text[MOVE_TEXT_SIZE];
    size_t told = guest->count;
    (void)part;
    bool has_move = guest_follows(guests, guest) &&
                    (guest_goes_on(guests, guest, told, text) || guest_asks(guests, guest, text)) &&
                    guest_judges(guests, guest, text);
    if (!has_move)
        guest_end(guest);
}

/* All of them. */

struct guests *guests_new(const struct programs *programs)
{
    struct guests *guests = calloc(1, sizeof *guests);
    if (guests == NULL)
        return NULL;
    guests->programs = programs;
    pthread_mutex_init(&guests->hurrying, NULL);
    if (thread_open_pipe(guests->stop)) {
        if (job_open(&guests->job))
            return guests;
        thread_close_pipe(guests->stop);
    }
    pthread_mutex_destroy(&guests->hurrying);
    free(guests);
    return NULL;
}

void guests_rest(struct guests *guests)
{
    char byte;
    if (guests == NULL || !job_is_busy(&guests->job))
        return;
    thread_tell(guests->stop);
    job_drop(&guests->job);
    while (read(guests->stop[0], &byte, 1) < 0 && errno == EINTR)
        ;
    free(guests->question.moves);
    guests->question.moves = NULL;
    guests_try_again(guests);
}

void guests_free(struct guests *guests)
{
    if (guests == NULL)
        return;
    guests_rest(guests);
    for (unsigned player = 0; player < PLAYERS_MAX; player++)
        guest_end(&guests->guest[player]);
    free(guests->question.moves);
    job_close(&guests->job);
    thread_close_pipe(guests->stop);
    pthread_mutex_destroy(&guests->hurrying);
    free(guests);
}

static void question_set(struct question *question, const struct session *session)
{
    question->player = game_actor(&session->game);
    question->head = session->head;
    memcpy(&question->game, &session->game, sizeof session->game); /* including padding */
    question->count = session->made;
}

/* All moves made, as text; false where memory runs out. */
static bool question_tell_moves(struct question *question, const struct session *session)
{
    free(question->moves);
    question->moves = calloc(session->made + 1, sizeof *question->moves);
    if (question->moves == NULL)
        return false;
    for (size_t m = 0; m < session->made; m++)
        move_print(&session->steps[m].before, session->steps[m].move, question->moves[m].text);
    return true;
}

static bool question_is(const struct question *question, const struct session *session)
{
    /* NOLINTNEXTLINE(bugprone-suspicious-memory-comparison,cert-*): at worst it is asked again */
    return memcmp(&question->game, &session->game, sizeof session->game) == 0 &&
           question->count == session->made &&
           strcmp(question->head.bot[question->player], session->head.bot[question->player]) == 0;
}

void guests_follow_seats(struct guests *guests, const struct record_head *head)
{
    const struct question *question = &guests->question;
    if (strcmp(question->head.bot[question->player], head->bot[question->player]) != 0)
        guests_rest(guests);
    for (unsigned player = 0; player < PLAYERS_MAX; player++) {
        struct guest *guest = &guests->guest[player];
        bool is_asked = player == question->player && job_is_busy(&guests->job);
        if (!is_asked && guest->peer != NULL && strcmp(guest->bot, head->bot[player]) != 0)
            guest_end(guest);
    }
}

/* Begins to ask. */
static void guests_ask(struct guests *guests, const struct session *session)
{
    struct question *question = &guests->question;
    unsigned player = game_actor(&session->game);
    unsigned program = programs_find(guests->programs, session->head.bot[player]);
    guests_rest(guests);
    guests_follow_seats(guests, &session->head);
    question_set(question, session);
    if (guests->programs == NULL || program == guests->programs->count) {
        is_at_fault(
            guests, _("The program '%s' is not here; it is given with --engine %s='COMMAND'."),
            bot_seat_program(&session->head, player), bot_seat_program(&session->head, player));
        return;
    }
    if (!question_tell_moves(question, session))
        return;
    question->command = guests->programs->program[program].command;
    memcpy(guests->guest[player].bot, session->head.bot[player], BOT_SIZE);
    job_begin_or_do(&guests->job,
                    &(struct job_work){.of = guests, .play = guests_play, .parts = 1});
}

bool guests_move(struct guests *guests, const struct session *session, struct move *move)
{
    bool is_same = question_is(&guests->question, session);
    if (guests_fault(guests) != NULL) {
        if (is_same)
            return false;
        guests_try_again(guests);
    }
    if (!job_is_busy(&guests->job) || !is_same) {
        guests_ask(guests, session);
        return false;
    }
    if (!job_look(&guests->job) || guests->is_faulty)
        return false;
    *move = guests->move;
    return true;
}

const char *guests_fault(const struct guests *guests)
{
    bool is_known = guests != NULL && !job_is_busy(&guests->job) && guests->is_faulty;
    return is_known ? guests->fault.text : NULL;
}

void guests_try_again(struct guests *guests)
{
    guests->is_faulty = false;
}

void guests_hurry(struct guests *guests)
{
    pthread_mutex_lock(&guests->hurrying);
    if (guests->asked != NULL)
        peer_hurry(guests->asked);
    pthread_mutex_unlock(&guests->hurrying);
}

bool guests_are_asked(const struct guests *guests)
{
    return guests != NULL && job_is_busy(&guests->job);
}

int guests_fd(const struct guests *guests)
{
    return job_fd(&guests->job);
}
