/* A program that somebody else sits at, over ssh for instance: it keeps to one record, whatever is
 * typed. What the front ends offer then is up to them; this is what the system sees to. */
#ifndef BASTIDE_PLAY_CONFINE_H
#define BASTIDE_PLAY_CONFINE_H

#include <stdbool.h>

/* From now on this process and its threads, which must not have been started yet, create, change
 * and delete no file but `path`, which may be changed (NULL: none at all), and start no other
 * program; files that are open stay so. Neither does it stop at Ctrl-Z, nor leave a core. There is
 * no way back. False where the system cannot keep files and programs away: Linux before 5.13, or
 * without Landlock, and other systems; the rest is done all the same. */
bool confine(const char *path);

#endif
