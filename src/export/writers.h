/* How each format is written. They get the plan of the pictures and draw those that they need. */
#ifndef BASTIDE_EXPORT_WRITERS_H
#define BASTIDE_EXPORT_WRITERS_H

#include "export/export.h"
#include "export/frame.h"
#include "export/pixmap.h"
#include "tui/rendition.h"

struct exporting {
    struct frame_plan plan;
    size_t moves;                  /* after which the picture is taken, or the film ends */
    struct export_request request; /* with the size that tiles of pixels get */
    struct frame_tools tools;
    struct sheet sheet; /* the picture drawn last */
};

/* Each writes everything; false where memory runs out. What `out` says of errors is looked at by
 * the caller. */
typedef bool export_writer(struct exporting *exporting, FILE *out);

export_writer export_write_text, export_write_ansi, export_write_svg, export_write_png,
    export_write_cast, export_write_gif;

/* Draws the picture after so many moves. False where memory runs out. */
bool exporting_draw(struct exporting *exporting, size_t moves);

/* Paints it in pixels, its tiles as large as wanted, its letters never smaller than the font. False
 * where memory runs out; the sheet is anything then and afterwards. */
bool exporting_paint(struct exporting *exporting, size_t moves, struct pixmap *pixmap);

/* The pictures of a film: the moves after which each is taken, one for every turn, the last one
 * being that of the export. Returns how many, at most TILES_MAX * 2. */
enum { FILM_MAX = 2 * TILES_MAX };
unsigned exporting_film(const struct exporting *exporting, size_t moves[FILM_MAX]);

/* The colours of a cell as they are seen, where a theme leaves none of them to the terminal. */
struct colours {
    uint32_t ink, paper;
};
struct colours exporting_colours(const struct rendition *shown);

#endif
