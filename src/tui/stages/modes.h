/* What lies over a stage for the moment: looking around, and letters on places. */
#ifndef BASTIDE_TUI_MODES_H
#define BASTIDE_TUI_MODES_H

#include "tui/board/board_scene.h"

/* Looking around: a cursor that goes from square to square over the tiles and the empty squares
 * beside them and, on a tile, from segment to segment. */
struct inspection {
    struct square at; /* where it is: on a tile or on an open square */
    tile_number tile; /* the tile there, or NO_TILE */
    uint8_t segment;  /* of the tile's kind, or SEGMENT_TRACK */
};

/* Begins on the tile placed last. */
void inspect_begin(struct inspection *inspection, const struct game *game);

/* Goes to the nearest tile or open square in that direction; nothing where there is none. */
void inspect_go(struct inspection *inspection, const struct game *game, enum edge towards);

/* Goes to a tile or open square; to nothing else. */
void inspect_see_square(struct inspection *inspection, const struct game *game, struct square at);

/* Goes to a tile, and there to the feature of `node` (NO_NODE: any). */
void inspect_see(struct inspection *inspection, const struct game *game, tile_number tile,
                 uint16_t node);

/* The tile's next segment (`by` 1) or the one before (-1); the bridge on it comes last. */
void inspect_step(struct inspection *inspection, const struct game *game, int by);

/* What the cursor is on: a node of the tile, or NO_NODE on an open square. */
uint16_t inspect_node(const struct inspection *inspection, const struct game *game);

/* Shows what the cursor is on, in place of what is shown of the current choice. */
void inspect_show(const struct inspection *inspection, struct board_scene *scene);

/* Labels: letters on all places of a stage, to be typed instead of walking there. One letter each
 * as long as the alphabet lasts, else two each, so that no label begins another one. */
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
