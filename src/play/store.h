/* Where games are kept: $XDG_DATA_HOME/bastide, by default ~/.local/share/bastide. */
#ifndef BASTIDE_PLAY_STORE_H
#define BASTIDE_PLAY_STORE_H

#include "play/folder.h"
#include "play/session.h"

enum { STORE_PATH_SIZE = FOLDER_PATH_SIZE };

/* The folder, made (mode 0700) if it is not there. */
bool store_folder(char path[STORE_PATH_SIZE], struct problem *problem);

/* A path in the folder for a game that begins now: a date, a time, and a number if that is taken.
 * Nothing is created. */
bool store_new_path(char path[STORE_PATH_SIZE], struct problem *problem);

/* Begins a game as `head` says, today, with a seed that nobody can foresee where it has none, and
 * keeps its record in the folder from then on. False, with `session` empty: `problem` says why. */
bool store_begin(struct session *session, const struct record_head *head, struct problem *problem);

/* A kept game as a list of games shows it. */
struct stored_game {
    char path[STORE_PATH_SIZE];
    struct record_head head;
    unsigned turn; /* turns begun */
    bool over;
    bool bad; /* it cannot be read: `problem` says why, the rest is empty */
    int32_t score[PLAYERS_MAX];
    long long changed; /* when it was last written, seconds since 1970 */
    struct problem problem;
};

/* The kept games, newest first: at most `size` into `games`. Returns how many there are. Unfinished
 * and finished games alike. */
size_t store_list(struct stored_game *games, size_t size);

/* The newest unfinished game that can be read. False where there is none. */
bool store_latest(struct stored_game *game);

/* Today's date for a record's head. */
void store_today(char date[11]);

#endif
