/* Where games are kept: $XDG_DATA_HOME/bastide, by default ~/.local/share/bastide. */
#ifndef BASTIDE_PLAY_STORE_H
#define BASTIDE_PLAY_STORE_H

#include "play/folder.h"
#include "play/salvage.h"

#include <sys/types.h>
#include <time.h>

/* The folder's path and the name of any file in it. */
enum { STORE_PATH_SIZE = FOLDER_PATH_SIZE + 256 };

/* The folder, made (mode 0700) if it is not there. */
bool store_folder(char path[STORE_PATH_SIZE], struct problem *problem);

/* A path in the folder for a game that begins now: a date, a time, and a number if that is taken.
 * Nothing is created. */
bool store_new_path(char path[STORE_PATH_SIZE], struct problem *problem);

/* Begins a game as `head` says, today, with a seed that nobody can foresee where it has none, and
 * keeps its record in the folder from then on. False, with `session` empty: `problem` says why. */
bool store_begin(struct session *session, const struct record_head *head, struct problem *problem);

/* Begins a game at the point where the first `moves` of the moves made in `from` are made, today,
 * and keeps it in the folder like any other. Players and rules are those of `from`; the tiles that
 * are left are shuffled anew, for whoever has seen `from` knows what came; and the clocks are full.
 * `from` and its record stay as they are. False, with `session` empty: `problem` says why. */
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

/* Lists all of them. Empty files are none: their program ended before it wrote anything. False,
 * with the list empty, where the folder cannot be read: `problem` says why. No folder is an empty
 * list. */
bool store_list(struct store_list *list, struct problem *problem);
void store_list_free(struct store_list *list);

/* The path of number `n` of the list. */
void store_path(const struct store_list *list, size_t n, char path[STORE_PATH_SIZE]);

/* Whether no game has been kept yet. */
bool store_is_empty(void);

enum stored_state {
    STORED_UNFINISHED,
    STORED_OVER,
    STORED_DAMAGED,    /* a line is bad; what is above can be played on (salvage.h) */
    STORED_UNREADABLE, /* nothing of it can be used */
};

/* A kept game as a list of games shows it. */
struct stored_game {
    char path[STORE_PATH_SIZE];
    long long changed; /* when it was last written, seconds since 1970 */
    enum stored_state state;
    struct problem problem; /* what is bad, or was changed since it was written; "": nothing */
    /* But of an unreadable one: */
    struct record_head head;
    unsigned turn; /* turns begun; of a damaged one above the bad line, as the scores */
    int32_t score[PLAYERS_MAX];
    struct salvage salvage; /* of a damaged one */
};

/* Reads number `n` of the list, playing it through. */
void store_examine(const struct store_list *list, size_t n, struct stored_game *game);

/* The same for a file anywhere. */
void store_examine_file(const char *path, struct stored_game *game);

/* Its problem, with the name of the file alone: for where all games are of the folder. */
const char *stored_problem(const struct stored_game *game);

/* The newest game that is not over. A damaged or unreadable one is never passed over in silence: it
 * comes as what it is, unless a repaired one goes on with it. That a game is over is seen by the
 * comment that ends its record; only one without it is played through. False where there is none,
 * with `problem` empty, or where the folder cannot be read. */
bool store_latest(struct stored_game *game, struct problem *problem);

/* What can be done about a game that is damaged or unreadable: fills in `problem` with what is bad
 * and with that. Always returns false. */
bool store_advise(const struct stored_game *game, struct problem *problem);

/* The path of the record that was written last, of whatever game. False where there is none:
 * `problem` says so. */
bool store_last_path(char path[STORE_PATH_SIZE], struct problem *problem);

/* The newest game that is not over, where it can be gone on with. False where there is none or it
 * is bad: `problem` says what can be done. */
bool store_latest_to_play(struct stored_game *game, struct problem *problem);

/* Whether the record in the file `path` can be opened; if not, `problem` says why and what can be
 * done. */
bool store_can_open(const char *path, struct problem *problem);

/* Whether the record in the file `path` is damaged and can be played on all the same. */
bool store_can_repair(const char *path, struct problem *problem);

/* Today's date for a record's head. */
void store_today(char date[11]);

#endif
