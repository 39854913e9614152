/* The folders with the player's own files, following XDG:
 *
 *     games      $XDG_DATA_HOME/bastide, by default ~/.local/share/bastide
 *     settings   $XDG_CONFIG_HOME/bastide, by default ~/.config/bastide
 *     state      $XDG_STATE_HOME/bastide, by default ~/.local/state/bastide: what is remembered */
#ifndef BASTIDE_PLAY_FOLDER_H
#define BASTIDE_PLAY_FOLDER_H

#include "play/problem.h"

enum { FOLDER_PATH_SIZE = 1024 };

enum folder { FOLDER_GAMES, FOLDER_SETTINGS, FOLDER_STATE, FOLDERS_COUNT };

/* Its path; creates nothing. False if no variable says where it is. */
bool folder_path(enum folder folder, char path[FOLDER_PATH_SIZE], struct problem *problem);

/* The same, but creates it (mode 0700) with any missing parents. */
bool folder_make(enum folder folder, char path[FOLDER_PATH_SIZE], struct problem *problem);

#endif
