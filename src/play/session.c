/* Beginning and ending a session, and its record. */
#include "play/session.h"
#include "language/language.h"
#include "play/bot_seats.h"
#include "play/draws.h"
#include "play/file.h"
#include "play/journal.h"
#include "play/problem.h"
#include "play/transaction.h"
#include "rows/play.h"

#include <stdlib.h>
#include <string.h>

static bool session_abandon(struct session *session)
{
    session_close(session);
    return false;
}

/* Sets up the game: no move made, no chance move either. */
static bool session_set_up(struct session *session, const struct record_head *head,
                           struct problem *problem)
{
    *session = (struct session){.head = *head};
    if (draws_are_unseen(session)) {
        session->head.has_seed = false;
        session->head.seed = 0;
    }
    enum refusal refusal = game_start(&session->game, &head->options);
    if (refusal != REFUSAL_NONE) {
        problem_say(problem, "%s", _(refusal_sentence(refusal)));
        return session_abandon(session);
    }
    /* A record may lack its seed; the order of the tiles it does not list is then unspecified. */
    uint64_t seed = head->has_seed ? head->seed : seed_by_chance();
    pile_order_shuffle(&session->order, &head->options, seed);
    return true;
}

/* Which moves of those that nobody decides are made: transaction_chance or transaction_follow. */
typedef void due_moves(struct transaction *transaction, const struct session *session);

static bool make_due(struct session *session, due_moves *due, transaction_keep *keep,
                     struct problem *problem)
{
    struct transaction transaction;
    transaction_begin(&transaction, session);
    due(&transaction, session);
    /* Others see the clock of whoever hands over by the record alone. */
    if (session_is_shared(session) && transaction.steps > 0)
        record_buffer_add_clocks(&transaction.buffer, session);
    bool settled = transaction_commit(&transaction, session, keep, problem);
    record_buffer_free(&transaction.buffer);
    return settled;
}

bool session_let_chance(struct session *session, struct problem *problem)
{
    return make_due(session, transaction_chance, journal_defer, problem);
}

bool session_hand_over(struct session *session, struct problem *problem)
{
    if (session_awaits_others(session))
        return problem_say(problem, "%s", _("The turn has not been ended yet."));
    return make_due(session, transaction_chance, journal_append, problem);
}

bool session_prepare(struct session *session, const struct record_head *head,
                     const struct pile_order *order, struct problem *problem)
{
    if (!session_set_up(session, head, problem))
        return false;
    session->order = *order;
    session->game.pile = (struct pile){.tiles = order->tiles};
    for (unsigned t = 0; t < order->tiles; t++)
        session->game.pile.left[order->kind[t]]++;
    return session_let_chance(session, problem) || session_abandon(session);
}

bool session_begin(struct session *session, const struct record_head *head, struct problem *problem)
{
    if (head->chance == RECORD_CHANCE_AUTO && !head->has_seed) {
        *session = (struct session){0};
        return problem_say(problem, _("automatic draws need a seed"));
    }
    return session_set_up(session, head, problem) &&
           (session_let_chance(session, problem) || session_abandon(session));
}

/* Where the last line read begins. */
static size_t line_begin(const struct record_reader *reader)
{
    size_t at = reader->whole - 1; /* its newline */
    while (at > 0 && reader->text[at - 1] != '\n')
        at--;
    return at;
}

/* What a session takes from a record besides the game. */
struct replayed {
    struct record_buffer marks; /* where each move is in the text; no text */
    size_t whole;               /* how much of the text counts */
    struct salvage *salvage;    /* NULL: a bad line is refused; else receives what is lost by it */
};

static size_t moves_of_players(const struct session *session)
{
    size_t moves = 0;
    for (size_t s = 0; s < session->made; s++)
        moves += session->steps[s].actor != ACTOR_CHANCE;
    return moves;
}

/* Sets up the session of a record and makes its moves. */
static bool session_replay(struct session *session, const char *name, const char *text,
                           size_t length, struct replayed *replayed, struct problem *problem)
{
    struct record_reader reader;
    struct record_head head;
    struct event_list events;
    struct bad_text bad;
    enum record_result result;
    if (!record_read_head(&reader, text, length, &head, &bad)) {
        *session = (struct session){0};
        return record_problem_bad(problem, name, &bad);
    }
    if (!session_set_up(session, &head, problem))
        return false;
    for (;;) {
        struct step step = {.before = session->game};
        size_t whole = reader.whole;
        result = record_read_move(&reader, &session->game, &step.move, &events, &bad);
        size_t begin = result == RECORD_MOVE ? line_begin(&reader) : reader.whole;
        draws_read(&session->again, &step.before, text + whole, begin - whole);
        talk_read(&session->talk, head.options.players, session->made, text + whole, begin - whole);
        if (result != RECORD_MOVE)
            break;
        if (!session_make_room(session, 1, events.count)) {
            problem_say(problem, _("%s: not enough memory for this game"), name);
            return session_abandon(session);
        }
        step.actor = (uint8_t)game_mover(&step.before, step.move);
        step.events = session_events_before(session, session->made) + (uint32_t)events.count;
        session_add(session, &step, 1, &events);
        session->known = session->made;
        draws_came(&session->again, &step, 1);
        talk_go_on(&session->talk);
        record_buffer_mark(&replayed->marks, begin);
    }
    size_t moves = moves_of_players(session);
    if (result == RECORD_BAD && (replayed->salvage == NULL || moves == 0)) {
        record_problem_bad(problem, name, &bad);
        return session_abandon(session);
    }
    if (replayed->salvage != NULL)
        *replayed->salvage = result == RECORD_BAD
                                 ? (struct salvage){bad.line, moves, salvage_lost(&reader)}
                                 : (struct salvage){0, moves, 0};
    draws_follow_record(session);
    talk_seat(&session->talk, &session->head);
    memcpy(session->used, reader.used, sizeof session->used);
    session->changed = reader.changed;
    replayed->whole = reader.whole;
    return true;
}

bool session_read(struct session *session, const char *name, const char *text, size_t length,
                  struct problem *problem)
{
    return session_salvage(session, name, text, length, NULL, problem) &&
           (session_let_chance(session, problem) || session_abandon(session));
}

bool session_salvage(struct session *session, const char *name, const char *text, size_t length,
                     struct salvage *salvage, struct problem *problem)
{
    struct replayed replayed = {.salvage = salvage};
    bool read = session_replay(session, name, text, length, &replayed, problem);
    record_buffer_free(&replayed.marks);
    return read;
}

bool session_salvage_file(struct session *session, const char *path, struct salvage *salvage,
                          struct problem *problem)
{
    char *text;
    size_t length;
    *session = (struct session){0};
    if (!file_read(FILE_GAME, path, &text, &length, problem))
        return false;
    bool read = session_salvage(session, path, text, length, salvage, problem);
    free(text);
    return read;
}

bool session_load(struct session *session, const char *path, struct problem *problem)
{
    return session_salvage_file(session, path, NULL, problem) &&
           (session_let_chance(session, problem) || session_abandon(session));
}

/* A move that the last one makes necessary is made (BR6): its player would have no choice. */
bool session_branch(struct session *session, const struct session *from, size_t moves,
                    const struct record_head *head, struct problem *problem)
{
    if (!session_set_up(session, head, problem))
        return false;
    size_t events = session_events_before(from, moves);
    if (!session_make_room(session, moves, events)) {
        problem_say(problem, "%s", _("Not enough memory for that game."));
        return session_abandon(session);
    }
    if (moves > 0)
        memcpy(session->steps, from->steps, moves * sizeof *session->steps);
    if (events > 0)
        memcpy(session->events, from->events, events * sizeof *session->events);
    session->made = session->known = moves;
    session->game = *session_game_after(from, moves);
    session->pace = PACE_OF_DECISIONS;
    draws_follow_record(session);
    return make_due(session, transaction_follow, journal_defer, problem) ||
           session_abandon(session);
}

bool session_was_changed(const struct session *session, const char *name, struct problem *problem)
{
    return record_problem_changed(problem, name, &session->changed);
}

/* Players learn of it with the record's other news. */
static void tell_changed(struct session *session, const char *name)
{
    struct problem changed;
    if (session_was_changed(session, name, &changed))
        journal_tell(session->journal, &changed);
}

/* A person has to move for a bot of another program. */
static void tell_strangers(struct session *session)
{
    const struct record_head *head = &session->head;
    struct problem stranger;
    for (unsigned player = 0; player < head->options.players; player++) {
        if (game_is_over(&session->game) || head->bot[player][0] == '\0' ||
            bot_seat_is_taken(head, player))
            continue;
        problem_say(&stranger, _("There is no computer player '%s' here, so you play for %s."),
                    head->bot[player], head->name[player]);
        journal_tell(session->journal, &stranger);
    }
}

bool session_replay_journal(struct session *session, struct journal *journal, const char *name,
                            struct problem *problem)
{
    struct replayed replayed = {.salvage = NULL};
    const struct record_buffer *record = journal_record(journal);
    bool read = session_replay(session, name, record->text, record->length, &replayed, problem);
    bool settled = read && journal_accept(journal, &replayed.marks, replayed.whole, problem);
    record_buffer_free(&replayed.marks);
    return settled || (read && session_abandon(session));
}

bool session_open(struct session *session, struct journal *journal, const char *path,
                  struct problem *problem)
{
    *session = (struct session){0};
    if (journal == NULL)
        return false;
    if (!session_replay_journal(session, journal, path, problem)) {
        journal_close(journal);
        return false;
    }
    session->journal = journal;
    tell_changed(session, journal_name(journal));
    return true;
}

bool session_resume(struct session *session, const char *path, struct problem *problem)
{
    if (!session_open(session, journal_open(path, problem), path, problem))
        return false;
    tell_strangers(session);
    /* What nobody could know is on disk before anybody sees it: closing and opening the game once
     * more brings nothing else. */
    bool goes_on = draws_are_unseen(session) ? session_hand_over(session, problem)
                                             : session_let_chance(session, problem);
    return goes_on || session_abandon(session);
}

/* Writes the whole record. */
static void session_draft(const struct session *session, struct record_buffer *buffer)
{
    char head[RECORD_HEAD_SIZE];
    const struct record_head kept = session_recorded_head(session);
    record_buffer_add(buffer, head, record_print_head(&kept, head));
    for (size_t s = 0; s < session->made; s++) {
        struct session_events told = session_events(session, s, s + 1);
        record_buffer_add_step(buffer, &session->steps[s], session_game_after(session, s + 1),
                               told.event, told.count);
    }
    record_buffer_add_clocks(buffer, session);
    draws_print(session, buffer);
}

bool session_keep(struct session *session, const char *path, struct problem *problem)
{
    struct record_buffer buffer = {0};
    session_draft(session, &buffer);
    struct journal *journal = journal_create(path, &buffer, problem);
    record_buffer_free(&buffer);
    if (journal == NULL)
        return false;
    journal_close(session->journal);
    session->journal = journal;
    return true;
}

bool session_save(const struct session *session, const char *path, struct problem *problem)
{
    if (session->journal != NULL && journal_is_at(session->journal, path))
        return true; /* already saved there */
    struct record_buffer buffer = {0}, record = {0};
    session_draft(session, &buffer);
    record_buffer_add_checked(&record, &buffer);
    bool saved = record.failed
                     ? problem_say(problem, _("%s: not enough memory to write it"), path)
                     : file_replace(path, FILE_PRIVATE, record.text, record.length, problem);
    record_buffer_free(&buffer);
    record_buffer_free(&record);
    return saved;
}

bool session_secure(struct session *session, struct problem *problem)
{
    return session->journal == NULL || journal_secure(session->journal, problem);
}

bool session_news(struct session *session, struct problem *news)
{
    return session->journal != NULL && journal_news(session->journal, news);
}

void session_close(struct session *session)
{
    session_forget_ahead(session);
    journal_close(session->journal);
    free(session->steps);
    free(session->events);
    *session = (struct session){0};
}
