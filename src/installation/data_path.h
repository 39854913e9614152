/* Where the program's own files are, such as catalogues: relative to the program, so that what is
 * installed may be moved as a whole. A build folder is laid out the same way. */
#ifndef BASTIDE_INSTALLATION_DATA_PATH_H
#define BASTIDE_INSTALLATION_DATA_PATH_H

enum { DATA_PATH_SIZE = 4096 };

/* The path of `name` below the folder for shared data: "locale", "bastide/terminfo". Without such a
 * folder beside the program it is below the one it was built to be installed in; whether anything
 * is there has not been checked then. */
void data_path(const char *name, char path[DATA_PATH_SIZE]);

#endif
