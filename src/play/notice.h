/* Notices of changes to a file, also of its being replaced, deleted and made again, and of whoever
 * could write to it closing it: where the system gives them the file need not be polled. It does
 * for local file systems, but not over a network, nor where there is no inotify. */
#ifndef BASTIDE_PLAY_NOTICE_H
#define BASTIDE_PLAY_NOTICE_H

#include <stdbool.h>

/* A descriptor that can be read as soon as something has happened to the file, or -1: the system
 * gives no notice. Nothing else can go wrong. */
int notice_begin(const char *path);

/* Whether something may have happened: there are notices, or there never are. */
bool notice_is_due(int notice);

/* Takes the notices there are; the file needs a look after it. Returns the descriptor, or -1 where
 * no more will come. */
int notice_take(int notice, const char *path);

/* Harmless on -1. */
void notice_end(int notice);

#endif
