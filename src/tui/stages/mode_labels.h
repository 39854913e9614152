/* Labels: letters on all places of a stage, to be typed instead of walking there. One letter each
 * as long as the alphabet lasts, else two each, so that no label begins another one. */
#ifndef BASTIDE_TUI_MODE_LABELS_H
#define BASTIDE_TUI_MODE_LABELS_H

#include <stdbool.h>
#include <stdint.h>

enum { LABEL_LETTERS = 26, LABELS_MAX = LABEL_LETTERS * LABEL_LETTERS, LABEL_SIZE = 3 };

struct labels {
    unsigned count; /* of places, at most LABELS_MAX; they are numbered from 0 */
    char typed;     /* the first letter of two, or 0 */
};

/* Begins with so many places and nothing typed. */
void labels_begin(struct labels *labels, unsigned count);

/* Writes the label of a place. */
void labels_print(const struct labels *labels, unsigned place, char text[LABEL_SIZE]);

/* Whether what has been typed still leads to that place. */
bool labels_leads_to(const struct labels *labels, unsigned place);

enum labels_answer {
    LABELS_UNKNOWN, /* no label goes on like that; what was typed is kept */
    LABELS_WAITS,   /* for the second letter */
    LABELS_FOUND,
};

/* Takes a character, large or small; of LABELS_FOUND the place is in `*place`, and nothing is typed
 * any more. */
enum labels_answer labels_type(struct labels *labels, uint32_t character, unsigned *place);

/* Takes back what has been typed. */
void labels_erase(struct labels *labels);

#endif
