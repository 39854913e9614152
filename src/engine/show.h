/* A whole game for other programs. */
#ifndef BASTIDE_ENGINE_SHOW_H
#define BASTIDE_ENGINE_SHOW_H

#include "play/session.h"

#include <stdio.h>

/* The format that is printed: it counts up when what is there changes, not when more is added. */
enum { SHOW_FORMAT = 1 };

/* Prints the game as one JSON object (docs/NOTATION.md): the format, all settings, the state at the
 * beginning, and every move with its events and the state after it. False if it could not be
 * printed, or memory ran out. */
bool show_json(const struct session *session, FILE *out);

#endif
