/* Games for a group of the system's users: whose business a record is that several accounts write.
 * Such a record belongs to whoever began it and to the group, has the mode 0660, and names the
 * group; its text alone gives nobody any right. */
#ifndef BASTIDE_PLAY_GROUP_H
#define BASTIDE_PLAY_GROUP_H

#include "play/problem.h"

#include <stdbool.h>
#include <sys/types.h>

/* The group of that name, of which whoever runs this program must be a member. */
bool group_find(const char *name, gid_t *group, struct problem *problem);

/* Whether a record that the members can come to may lie in that folder: they can reach it, nobody
 * but its owner and the system's can rename files there or in the folders above, and these belong
 * to the same or to whoever runs this program. `within` is its path without links. Where there is
 * none, one is made for the members alone (mode 0750), but no parents. */
enum { GROUP_PATH_SIZE = 4096 };
bool group_folder(const char *folder, gid_t group, char within[GROUP_PATH_SIZE],
                  struct problem *problem);

/* Gives an open file, so far private, to the members. False with errno. */
bool group_give(int fd, gid_t group);

/* Whether the open record at `path`, which names a group ("" for none), may be shared: it is one's
 * own and nobody else can write it; or it is for that group, one is a member, its owner is, too,
 * `path` is no link, and nobody can put another file in its place. Root may share anybody's own.
 * False: `problem` says in a sentence what is wrong. */
bool group_may_share(int fd, const char *path, const char *named, struct problem *problem);

#endif
