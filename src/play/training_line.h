/* An entry of the history of practice as a line of JSON (docs/TRAINER.md). */
#ifndef BASTIDE_PLAY_TRAINING_LINE_H
#define BASTIDE_PLAY_TRAINING_LINE_H

#include "training/training_entry.h"

#include <stddef.h>

/* The line without its newline, which the caller frees; NULL if memory runs out. */
char *training_line_print(const struct training_entry *entry);

/* Reads such a line. False, with `entry` unspecified, if it is none, or says what this program does
 * not know. Keys that it does not know are passed over. */
bool training_line_read(const char *line, size_t length, struct training_entry *entry);

#endif
