/* How a session begins and ends, and how it comes to its record. */
#include "play/session.h"
#include "play/seed.h"

#include "language/language.h"
#include "play/advance.h"
#include "play/file.h"
#include "play/journal.h"
#include "text/bad_text.h"

#include <stdlib.h>
#include <string.h>

static bool session_abandon(struct session *session)
{
    session_close(session);
    return false;
}

/* Sets the table: no move made, chance not asked yet. */
static bool session_set_up(struct session *session, const struct record_head *head,
                           struct problem *problem)
{
    *session = (struct session){.head = *head};
    enum refusal refusal = game_start(&session->game, &head->options);
    if (refusal != REFUSAL_NONE) {
        problem_say(problem, "%s", _(refusal_sentence(refusal)));
        return session_abandon(session);
    }
    /* A record may come without its seed; what it does not tell is anybody's guess then. */
    uint64_t seed = head->has_seed ? head->seed : seed_by_chance();
    pile_order_shuffle(&session->order, &head->options, seed);
    return true;
}

bool session_let_chance(struct session *session, struct problem *problem)
{
    struct advance advance;
    advance_begin(&advance, session);
    advance_chance(&advance, session);
    bool settled = advance_settle(&advance, session, journal_defer, problem);
    advance_end(&advance);
    return settled;
}

bool session_begin(struct session *session, const struct record_head *head, struct problem *problem)
{
    if (head->chance == RECORD_CHANCE_AUTO && !head->has_seed) {
        *session = (struct session){0};
        return problem_say(problem, _("automatic chance needs a seed"));
    }
    return session_set_up(session, head, problem) &&
           (session_let_chance(session, problem) || session_abandon(session));
}

static bool say_bad(struct problem *problem, const char *name, const struct bad_text *bad)
{
    if (bad->column == 0)
        return problem_say(problem, "%s:%zu: %s", name, bad->line, bad->reason);
    return problem_say(problem, "%s:%zu:%zu: %s", name, bad->line, bad->column, bad->reason);
}

/* Where the line that the reader read last begins. */
static size_t line_begin(const struct record_reader *reader)
{
    size_t at = reader->whole - 1; /* its newline, or its end where it has none */
    while (at > 0 && reader->text[at - 1] != '\n')
        at--;
    return at;
}

/* Takes the first tile of a kind, which is there, out of an order and adds it to another. */
static void pile_order_pull(struct pile_order *from, uint8_t kind, struct pile_order *to)
{
    uint8_t t = 0;
    while (from->kind[t] != kind)
        t++;
    memmove(from->kind + t, from->kind + t + 1, (size_t)(from->tiles - t) - 1);
    from->tiles--;
    to->kind[to->tiles++] = kind;
}

/* The tiles of a record come as it tells, whatever its seed says, so that taking moves back and
 * playing on draws the same tiles again. */
static void follow_record(struct session *session)
{
    struct pile_order told = {.tiles = 0}, rest = session->order;
    for (size_t s = 0; s < session->made; s++) {
        const struct move *move = &session->steps[s].move;
        if (move->verb == VERB_DRAW)
            pile_order_pull(&rest, move->arg, &told);
        for (unsigned t = 0; move->verb == VERB_REVEAL && t < session->game.options.players; t++)
            pile_order_pull(&rest, move->reveal[t], &told);
    }
    memcpy(told.kind + told.tiles, rest.kind, rest.tiles);
    told.tiles = (uint8_t)(told.tiles + rest.tiles);
    session->order = told;
}

/* Sets up the session of a record and makes its moves. `marks` gets the place of each in the text,
 * `*whole` how much of the text counts. */
static bool session_replay(struct session *session, const char *name, const char *text,
                           size_t length, struct draft *marks, size_t *whole,
                           struct problem *problem)
{
    struct record_reader reader;
    struct record_head head;
    struct bad_text bad;
    enum record_result result;
    if (!record_read_head(&reader, text, length, &head, &bad)) {
        *session = (struct session){0};
        return say_bad(problem, name, &bad);
    }
    if (!session_set_up(session, &head, problem))
        return false;
    for (;;) {
        if (!session_make_room(session, 1)) {
            problem_say(problem, _("%s: not enough memory for this game"), name);
            return session_abandon(session);
        }
        struct step *step = &session->steps[session->made];
        step->before = session->game;
        step->actor = (uint8_t)game_actor(&session->game);
        result = record_read_move(&reader, &session->game, &step->move, NULL, &bad);
        if (result != RECORD_MOVE)
            break;
        session->known = ++session->made;
        draft_mark(marks, line_begin(&reader));
    }
    if (result == RECORD_BAD) {
        say_bad(problem, name, &bad);
        return session_abandon(session);
    }
    follow_record(session);
    memcpy(session->used, reader.used, sizeof session->used);
    *whole = reader.whole;
    return true;
}

bool session_read(struct session *session, const char *name, const char *text, size_t length,
                  struct problem *problem)
{
    struct draft marks = {0};
    size_t whole;
    bool read = session_replay(session, name, text, length, &marks, &whole, problem);
    draft_free(&marks);
    return read && (session_let_chance(session, problem) || session_abandon(session));
}

bool session_load(struct session *session, const char *path, struct problem *problem)
{
    char *text;
    size_t length;
    *session = (struct session){0};
    if (!file_read(FILE_GAME, path, &text, &length, problem))
        return false;
    bool read = session_read(session, path, text, length, problem);
    free(text);
    return read;
}

bool session_resume(struct session *session, const char *path, struct problem *problem)
{
    size_t length, whole = 0;
    struct draft marks = {0};
    *session = (struct session){0};
    struct journal *journal = journal_open(path, problem);
    if (journal == NULL)
        return false;
    const char *text = journal_text(journal, &length);
    bool read = session_replay(session, path, text, length, &marks, &whole, problem);
    bool settled = read && journal_settle(journal, &marks, whole, problem);
    draft_free(&marks);
    if (!settled) {
        journal_close(journal);
        return session_abandon(session);
    }
    session->journal = journal;
    return session_let_chance(session, problem) || session_abandon(session);
}

/* Writes the whole record. */
static void session_draft(const struct session *session, struct draft *draft)
{
    char head[RECORD_HEAD_SIZE];
    draft_add(draft, head, record_print_head(&session->head, head));
    for (size_t s = 0; s < session->made; s++) {
        const struct step *step = &session->steps[s];
        struct game after = step->before;
        struct event_list events;
        game_apply(&after, step->move, &events);
        draft_add_step(draft, &step->before, step->move, &after, &events);
    }
    draft_add_clocks(draft, session);
}

bool session_keep(struct session *session, const char *path, struct problem *problem)
{
    struct draft draft = {0};
    session_draft(session, &draft);
    struct journal *journal = journal_create(path, &draft, problem);
    draft_free(&draft);
    if (journal == NULL)
        return false;
    journal_close(session->journal);
    session->journal = journal;
    return true;
}

bool session_save(const struct session *session, const char *path, struct problem *problem)
{
    if (session->journal != NULL && journal_is_at(session->journal, path))
        return true; /* it is there already */
    struct draft draft = {0};
    session_draft(session, &draft);
    bool saved = draft.failed ? problem_say(problem, _("%s: not enough memory to write it"), path)
                              : file_replace(path, draft.text, draft.length, problem);
    draft_free(&draft);
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
    journal_close(session->journal);
    free(session->steps);
    *session = (struct session){0};
}
