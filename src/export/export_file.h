/* Exporting a game from a file to a file. */
#ifndef BASTIDE_EXPORT_EXPORT_FILE_H
#define BASTIDE_EXPORT_EXPORT_FILE_H

#include "export/export.h"
#include "play/settings.h"

struct export_order {
    const char *path; /* of the record */
    const char *to;   /* NULL: standard output */
    enum export_format format;
    bool has_format;     /* false: none has been chosen yet */
    unsigned turn, tile; /* as in the request, */
    int rows, cols;      /* and so is this */
    char theme[SETTINGS_VALUE_SIZE];
};

/* Writes it. A file that is there is never replaced, and none is left where something fails. False:
 * `problem` says what. Whether standard output could be written is the caller's to look at. */
bool export_file(const struct export_order *order, struct problem *problem);

#endif
