/* A session: a game at the table. It holds the game and everything that led to it, makes the
 * chance moves, takes moves back and brings them again, and keeps the record on disk as it goes.
 *
 * What is on disk is never more than one call behind: a call that changes the game returns after
 * the change is written and synced. */
#ifndef BASTIDE_PLAY_SESSION_H
#define BASTIDE_PLAY_SESSION_H

#include "bastide/chance.h"
#include "bastide/record.h"
#include "play/problem.h"

/* A move that was made, and the game before it. */
struct step {
    struct game before;
    struct move move;
    uint8_t actor; /* a player from 0, or ACTOR_CHANCE */
};

struct session {
    struct record_head head;
    struct game game;   /* as it stands now */
    struct step *steps; /* the moves made, then those taken back that can be brought again */
    size_t made;        /* how many of them are made */
    size_t known;       /* how many there are altogether */
    size_t capacity;
    struct pile_order order;    /* of a game with a seed */
    struct journal *journal;    /* the record on disk; NULL where none is kept */
    uint32_t used[PLAYERS_MAX]; /* seconds of the players' clocks, for the record; whoever shows
                                   the clocks counts them */
};

/* Begins a game as `head` says and makes the chance moves that are due. A head with automatic
 * chance must have a seed. False, with `session` empty, where the options are refused or memory
 * runs out. */
bool session_begin(struct session *session, const struct record_head *head,
                   struct problem *problem);

/* The same from a record's text; `name` stands for it in problems. The record may have automatic
 * chance and no seed: then what it does not tell comes in any order. Where it has a seed, its own
 * draws come first all the same, and the rest in the seed's order behind them. */
bool session_read(struct session *session, const char *name, const char *text, size_t length,
                  struct problem *problem);

/* The same from a file. The file is not changed and no record is kept. */
bool session_load(struct session *session, const char *path, struct problem *problem);

/* Keeps the record from now on in the file `path`, which must not exist yet: what has happened so
 * far is written at once. */
bool session_keep(struct session *session, const char *path, struct problem *problem);

/* Loads the file `path` and goes on keeping the record there. Refused where another program is
 * keeping it just now. Nothing is written before the first change: a tile that was due is drawn,
 * but kept with the next move, and a last line that is no whole move stays in the file until then.
 */
bool session_resume(struct session *session, const char *path, struct problem *problem);

/* Writes the record as it stands to `path`, all or nothing, replacing what was there. */
bool session_save(const struct session *session, const char *path, struct problem *problem);

/* Looks whether the record is still on disk as it was left, which is done before every change, too;
 * where it is not, it is mended or goes on in a new file. False where that cannot be done. */
bool session_secure(struct session *session, struct problem *problem);

/* What players have to know of the record and have not been told yet: to be asked after every call
 * that begins or changes a session. False where there is nothing. */
bool session_news(struct session *session, struct problem *news);

/* Ends the session and frees what it holds; the record stays on disk. Harmless on an empty one. */
void session_close(struct session *session);

enum session_result { SESSION_DONE, SESSION_REFUSED, SESSION_FAILED };

/* Makes a move and, if chance is automatic, the chance moves after it. All that happened is in
 * `events` (NULL: not told). SESSION_REFUSED: `*refusal` says why, nothing changed.
 * SESSION_FAILED: the record could not be written; nothing changed, but for what `problem` says of
 * the file. What had been taken back is
 * forgotten by a move that differs from it. */
enum session_result session_play(struct session *session, struct move move,
                                 struct event_list *events, enum refusal *refusal,
                                 struct problem *problem);

/* Takes back the last player's move and the automatic chance moves after it (with manual chance:
 * the last move of any kind). False where there is none or the record could not be cut. */
bool session_undo(struct session *session, struct problem *problem);
bool session_can_undo(const struct session *session);

/* Brings back what session_undo took; its events as for session_play. */
bool session_redo(struct session *session, struct event_list *events, struct problem *problem);
bool session_can_redo(const struct session *session);

/* Writes into the record what the clocks read, as happens with every move, too; nothing where there
 * is no clock, no record or no game going on. False where it could not be written. */
bool session_note_clocks(const struct session *session, struct problem *problem);

/* The name of a player (from 0). */
static inline const char *session_name(const struct session *session, unsigned player)
{
    return session->head.name[player];
}

#endif
