/* The file system that a file is on: whether other machines may write there, too. What they do is
 * not heard of, and whether their locks and ours know of each other depends on how it was set
 * up. */
#ifndef BASTIDE_PLAY_FILE_SYSTEM_H
#define BASTIDE_PLAY_FILE_SYSTEM_H

#include <stdbool.h>

/* Its number, as statfs has it, of an open file, and of the file or folder `path`.
 * FILE_SYSTEM_UNKNOWN where the system does not say. */
enum { FILE_SYSTEM_UNKNOWN = 0 };
unsigned long file_system_of(int fd);
unsigned long file_system_at(const char *path);

/* Whether no other machine writes to file systems of that number, so that the kernel hears of every
 * change and every lock. Of those that are not listed, such as those of virtual machines, nobody
 * can tell: false. */
bool file_system_is_local(unsigned long number);

/* What people call it: "NFS"; "0x1234" for one that is not listed. */
enum { FILE_SYSTEM_NAME_SIZE = 24 };
void file_system_name(unsigned long number, char name[FILE_SYSTEM_NAME_SIZE]);

#endif
