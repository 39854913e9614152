/* The folder of saved games: $XDG_DATA_HOME/bastide, by default ~/.local/share/bastide. */
#ifndef BASTIDE_PLAY_STORE_H
#define BASTIDE_PLAY_STORE_H

#include "play/file.h"
#include "play/session.h"

#include <sys/types.h>
#include <time.h>

/* The path of the folder and of any file in it. */
enum { STORE_PATH_SIZE = FOLDER_PATH_SIZE + 256 };

/* A path in the folder for a game that begins now: a date, a time, and a number if that is taken.
 * Nothing is created. */
bool store_new_path(char path[STORE_PATH_SIZE], struct problem *problem);

/* Begins a game with the settings of `head`, dated today, with an unpredictable seed if it has
 * none, and records it in the folder from then on. False, with `session` empty: `problem` says
 * why. */
bool store_begin(struct session *session, const struct record_head *head, struct problem *problem);

/* Begins such a game for the group of the system's users that the head names, in that folder (NULL:
 * that of games), which is made for them if it is not there; and closes it again: everybody joins
 * its record, whose path without links is in `path`. False: `problem` says why, and no record is
 * left behind. */
bool store_begin_for_group(const struct record_head *head, const char *folder,
                           char path[STORE_PATH_SIZE], struct problem *problem);

/* Begins a game likewise, at whose table nobody sits yet: `path` is what its players join. */
bool store_begin_shared(const struct record_head *head, char path[STORE_PATH_SIZE],
                        struct problem *problem);

/* That, and sits down at once at the seats of those players. */
bool store_begin_and_join(struct session *session, const struct record_head *head,
                          const char *const *names, unsigned count, char path[STORE_PATH_SIZE],
                          struct problem *problem);

/* Joins the record in the file `path`, or where that is NULL the one written last, at the seats of
 * those players (session_sit). False, with `session` empty: `problem` says why. */
bool store_join(struct session *session, const char *path, const char *const *names, unsigned count,
                struct problem *problem);

/* Begins a game at the point where the first `moves` of the moves made in `from` are made, today,
 * and keeps it in the folder like any other. Players and rules are those of `from`; the tiles that
 * are left are shuffled anew, as anybody who has seen `from` knows what came; and the clocks are
 * full. `from` and its record stay as they are. False, with `session` empty: `problem` says why. */
bool store_branch(struct session *session, const struct session *from, size_t moves,
                  struct problem *problem);

/* The files of the folder that are named as games, the one played last first. Nothing of them has
 * been read yet: it takes the same short time whatever they hold. */
struct store_list {
    char folder[FOLDER_PATH_SIZE];
    struct store_entry *entry;
    size_t count;
};

/* A file of the list. */
struct store_entry {
    char *name;
    struct timespec changed;
    off_t size; /* bytes */
};

/* Lists all of them, except empty files, whose program ended before it wrote anything. False, with
 * the list empty, if the folder cannot be read: `problem` says why. A missing folder gives an empty
 * list. */
bool store_list(struct store_list *list, struct problem *problem);
void store_list_free(struct store_list *list);

/* The path of entry `n` of the list. */
void store_path(const struct store_list *list, size_t n, char path[STORE_PATH_SIZE]);

/* Whether no game has been kept yet. */
bool store_is_empty(void);

enum stored_state {
    STORED_UNFINISHED,
    STORED_OVER,
    STORED_DAMAGED,    /* a line is bad; the game can continue from above it (salvage_begin) */
    STORED_UNREADABLE, /* unusable */
};

/* A saved game, as shown in a list of games. */
struct stored_game {
    char path[STORE_PATH_SIZE];
    long long changed; /* when it was last written, seconds since 1970 */
    enum stored_state state;
    struct problem problem; /* what is bad, or was changed since it was written; "": nothing */
    /* But of an unreadable one: */
    struct record_head head;
    unsigned turn;        /* turns begun; of a damaged one above the bad line, as all of these */
    unsigned player;      /* whose turn it is */
    unsigned tiles, left; /* that lie on the board, and that are still to be drawn */
    int32_t score[PLAYERS_MAX];
    struct salvage salvage; /* of a damaged one */
};

/* Whether it cannot be played on: it is damaged or unreadable. */
static inline bool stored_is_bad(const struct stored_game *game)
{
    return game->state == STORED_DAMAGED || game->state == STORED_UNREADABLE;
}

/* Reads entry `n` of the list, replaying the game. */
void store_examine(const struct store_list *list, size_t n, struct stored_game *game);

/* The same, with the position that it stands at; of an unreadable one that is all zeros. A whole
 * game takes some milliseconds. */
void store_examine_position(const struct store_list *list, size_t n, struct stored_game *game,
                            struct game *position);

/* Its problem, with the file's name only: for lists of games in the folder. */
const char *stored_problem(const struct stored_game *game);

/* When it was last written, in local time: "2026-11-27 18:30". */
enum { STORED_WHEN_SIZE = 32 };
void stored_when(const struct stored_game *game, char text[STORED_WHEN_SIZE]);

/* The newest unfinished game. A damaged or unreadable one is never skipped silently: it is returned
 * as such, unless a repaired one continues it. A finished game is recognised by the comment that
 * ends its record; only records without it are replayed. False if there is none, with `problem`
 * empty, or if the folder cannot be read. */
bool store_latest(struct stored_game *game, struct problem *problem);

/* Advice on a damaged or unreadable game: fills in `problem` with the error and what can be done.
 * Always returns false. */
bool store_advise(const struct stored_game *game, struct problem *problem);

/* The path of the most recently written record, of any game. False if there is none: `problem` says
 * so. */
bool store_last_path(char path[STORE_PATH_SIZE], struct problem *problem);

/* The newest unfinished game, if it can be resumed. False if there is none or it is damaged:
 * `problem` says what can be done. */
bool store_latest_to_play(struct stored_game *game, struct problem *problem);

/* Whether the record in the file `path` can be opened; if not, `problem` says why and what can be
 * done. */
bool store_can_open(const char *path, struct problem *problem);

/* Whether the record in the file `path` is damaged but can be resumed. */
bool store_can_repair(const char *path, struct problem *problem);

/* Games at which one can sit down (store_join): they go on, and their tiles do not come from a real
 * box. A list of them alone, as store_list. */
bool stored_can_be_joined(const struct stored_game *game);
bool store_list_joinable(struct store_list *list, struct problem *problem);

/* The seats of such a game that programs have now, bit p for player p: their locks are looked at,
 * not taken. And those of people that nobody has. */
unsigned stored_seats_taken(const struct stored_game *game);
unsigned stored_seats_free(const struct stored_game *game);

/* Joins it at those seats, bit p for player p; 0: as store_join without names. */
bool stored_join(const struct stored_game *game, unsigned seats, struct session *session,
                 struct problem *problem);

/* Reads the game in the file `path`. */
void store_examine_file(const char *path, struct stored_game *game);

/* Today's date for a record's head. */
void store_today(char date[11]);

/* Deleted games. They lie in the folder `deleted` of the folder of games, until the program that
 * deleted them ends: then it removes them. What a program that was killed has left there is brought
 * back by the next one.
 *
 * A deleted game is named FILE.OWNER.NUMBER, where OWNER is the number of the process and, as such
 * numbers are reused, a random number. As long as a program has games there it holds a lock on the
 * file lock.OWNER. A program removes only what it deleted itself, and brings back only what nobody
 * holds. The folder must be one: a link in its place is never followed, as files would be moved and
 * removed wherever it leads. */

/* What a program has deleted. All zeros: nothing yet. */
struct trash {
    bool is_begun;
    int lock;       /* the open file lock.OWNER */
    char owner[64]; /* as in the names of its files */
    long number;    /* how many games it has deleted, those brought back included */
    size_t games;   /* how many of them can be brought back */
};

/* Deletes the game in the file `path` of the folder of games. False, with nothing changed, where it
 * is being played just now or cannot be moved: `problem` says why. */
bool trash_put(struct trash *trash, const char *path, struct problem *problem);

/* Brings back the game deleted last, with its path in `path`. False where there is none or it
 * cannot be moved: `problem` says why. */
bool trash_bring_back(struct trash *trash, char path[STORE_PATH_SIZE], struct problem *problem);

/* Removes for good what has been deleted, as the program ends. It is then all zeros. Harmless where
 * nothing was deleted. */
void trash_empty(struct trash *trash);

/* Brings back what programs that run no more have left. A game whose name has been taken stays
 * where it is. */
void trash_bring_back_lost(void);

#endif
