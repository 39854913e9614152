/* A session: a game at the table. It holds the game and everything that led to it, makes the
 * chance moves, takes moves back and brings them again, and keeps the record on disk as it goes.
 *
 * Some moves are made by themselves: those of automatic chance and, where people play, a bridge
 * that the tile just placed needs (BR6). Nobody decides them, so they are never undone alone: they
 * go and come with the decision before them.
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

/* What is made by itself after a decision. */
enum session_pace {
    PACE_OF_MOVES,     /* chance: programs build every bridge themselves */
    PACE_OF_DECISIONS, /* a bridge that is needed, and chance */
    PACE_OF_TURNS, /* the same, but what chance brings the next turn waits for session_hand_over */
};

struct session {
    struct record_head head;
    enum session_pace pace; /* PACE_OF_MOVES until a front end says otherwise */
    struct game game;       /* as it stands now */
    struct step *steps;     /* the moves made, then those taken back that can be brought again */
    size_t made;            /* how many of them are made */
    size_t known;           /* how many there are altogether */
    size_t capacity;
    struct pile_order order;     /* of a game with a seed */
    struct journal *journal;     /* the record on disk; NULL where none is kept */
    uint32_t used[PLAYERS_MAX];  /* seconds of the players' clocks, for the record; whoever shows
                                    the clocks counts them */
    struct record_lines changed; /* of the record that was read: the first lines that are not as
                                    they were written, by its checks; 0 to 0 for none */
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

/* The same, but where a line is bad the session is as it was above that line. `salvage` says what
 * is lost by that; its `line` is 0 where no line is bad. A bad head is refused as ever. No chance
 * moves are made. */
struct salvage;
bool session_salvage(struct session *session, const char *name, const char *text, size_t length,
                     struct salvage *salvage, struct problem *problem);

/* The same as session_read from a file. The file is not changed and no record is kept. */
bool session_load(struct session *session, const char *path, struct problem *problem);

/* Begins a game of its own at the point where the first `moves` of the moves made in `from` are
 * made, without what was used of the clocks, and makes what nobody decides there. `head` must have
 * the players and rules of `from`; its seed says how the tiles come that `from` has not drawn until
 * then. `from` stays as it is, and no record is kept. False, with `session` empty, where memory
 * runs out. */
bool session_branch(struct session *session, const struct session *from, size_t moves,
                    const struct record_head *head, struct problem *problem);

/* Whether the record that was read is not as it was written, by its checks; `problem` then says
 * where, with `name` for the file. The game can be played all the same. Of a record that is resumed
 * session_news tells it. */
bool session_was_changed(const struct session *session, const char *name, struct problem *problem);

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

/* Makes a move and those that follow by themselves at the session's pace: all of them are made and
 * written, or none. All that happened is in `events` (NULL: not told). SESSION_REFUSED: `*refusal`
 * says why, nothing changed. SESSION_FAILED: the record could not be written; nothing changed, but
 * for what `problem` says of the file. What had been taken back is forgotten by a move that differs
 * from it. */
enum session_result session_play(struct session *session, struct move move,
                                 struct event_list *events, enum refusal *refusal,
                                 struct problem *problem);

/* Makes the chance moves that are due, if chance is automatic, and writes them: the turn is handed
 * over. False, with nothing changed, where they could not be written. */
bool session_hand_over(struct session *session, struct problem *problem);

/* How many moves are made up to the last one that somebody decided, a tile that was entered by hand
 * among them; 0 where there is none. */
size_t session_decided(const struct session *session);

/* The same without what was entered by hand: up to the last one of a player. */
size_t session_decided_by_players(const struct session *session);

/* How many moves are made before the first decision of the turn with that number. */
size_t session_turn_begin(const struct session *session, unsigned turn);

/* Takes back the last decision and what followed it by itself. False where there is none or the
 * record could not be cut. */
bool session_undo(struct session *session, struct problem *problem);
bool session_can_undo(const struct session *session);

/* Takes back all but the first `left` moves at once. False, with nothing changed, where the record
 * could not be cut. */
bool session_go_back(struct session *session, size_t left, struct problem *problem);

/* Brings back the decision that was taken back last; its events as for session_play. None can be
 * where the turn has to be handed over before. */
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
