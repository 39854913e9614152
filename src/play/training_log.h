/* The history of practice: every auction practised and what its decisions lost, in the file
 * $XDG_STATE_HOME/bastide/training (by default ~/.local/state/bastide/training), a line of JSON
 * each (docs/TRAINER.md). A line is appended and synced as soon as an auction is over, so leaving
 * at any moment loses nothing that was finished. Lines that cannot be read are skipped and kept. */
#ifndef BASTIDE_PLAY_TRAINING_LOG_H
#define BASTIDE_PLAY_TRAINING_LOG_H

#include "play/problem.h"
#include "training/progress.h"

/* Reads the whole history; a missing file is an empty one. False: `problem` says why. */
bool training_log_read(struct training_entries *entries, struct problem *problem);

/* Adds one auction. False, with nothing added: `problem` says why. */
bool training_log_add(const struct training_entry *entry, struct problem *problem);

void training_entries_free(struct training_entries *entries);

#endif
