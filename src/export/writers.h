/* Between the files of the export: pictures of a game as cells, the same in pixels, and how each
 * format is written. All are made from cells, the players with their scores, the board below them,
 * and a line of what happened last, so they show what the screen shows. */
#ifndef BASTIDE_EXPORT_WRITERS_H
#define BASTIDE_EXPORT_WRITERS_H

#include "export/export.h"
#include "tui/board/board_scene.h"
#include "tui/board/camera.h"
#include "tui/board/pixels.h"
#include "tui/canvas.h"
#include "tui/theme/theme.h"

/* A picture in cells, put together from canvases: it may be larger than any of them. */

struct sheet {
    int rows, cols;
    struct cell *cell; /* row by row, `cols` a row */
};

/* Begins a picture of that size, blank as a panel, in place of the one before; one that is all
 * zeros has none. False, with no picture, where memory runs out. */
bool sheet_begin(struct sheet *sheet, int rows, int cols);

void sheet_free(struct sheet *sheet);

/* What is the same in all pictures of a film: they are as large as the last one needs. */
struct frame_plan {
    const struct session *session;
    struct seats seats;
    struct log log; /* of the whole session */
    struct span span;
    bool in_letters; /* the board in letters and lines, not in half blocks */
    int size;        /* pixels a side of a tile, two to a cell */
    int rows, cols;  /* cells of a picture, which may be more than a canvas has */
    int heading;     /* rows of it that the players take */
    /* What the camera of a film shows of the board; of size 0: all of it, as in still pictures. */
    struct viewport seen;
};

/* Sizes of tiles: even, in pixels. FRAME_SIZE_BEST is taken unless another one is wanted. */
enum { FRAME_SIZE_MIN = 4, FRAME_SIZE_BEST = 12, FRAME_SIZE_MAX = TILE_CACHE_SIZE_MAX };

/* Cells: the least width, so that there is room for players and for what happened; the last line.
 */
enum { FRAME_COLS_LEAST = 60, FRAME_FOOT_ROWS = 1 };

/* Where the picture of a turn is taken: the moves made when that turn (from 1) was over, all of
 * them if it is the last one. False if the game did not get so far. */
bool frame_moves_of_turn(const struct session *session, unsigned turn, size_t *moves);

/* Plans pictures of the game until `moves` moves were made, with tiles of that size; 0: in letters.
 * The session stays the caller's and must stay as it is. */
void frame_plan_make(struct frame_plan *plan, const struct session *session, size_t moves,
                     int size);

/* Takes smaller tiles, down to FRAME_SIZE_MIN, until the picture has at most so many cells. */
void frame_plan_shrink(struct frame_plan *plan, long cells);

/* What pictures are drawn with: tiles painted before are kept. */
struct frame_tools {
    struct tile_cache tiles;
    struct canvas canvas;
};

/* Draws it. False where memory runs out. */
bool frame_draw(const struct frame_plan *plan, size_t moves, struct frame_tools *tools,
                struct sheet *sheet);

/* Its parts, each on the rows of the sheet from `row` on, and as wide as the sheet: the players,
 * for whom that width takes so many rows; the board in the middle; and what happened, in a line. */
typedef void frame_part(const struct frame_plan *plan, size_t moves, int row,
                        struct frame_tools *tools, struct sheet *sheet);
frame_part frame_draw_heading, frame_draw_board, frame_draw_foot;
int frame_heading_rows(const struct frame_plan *plan, int cols);
struct viewport frame_whole(const struct frame_plan *plan, int cols);
int frame_board_rows(const struct frame_plan *plan);
int frame_board_cols(const struct frame_plan *plan);

/* The cells that a square of the board takes in the pictures. */
struct area frame_square(const struct frame_plan *plan, struct square at);

/* A picture in colours, painted from cells: each is 8 by 16 pixels, so a pixel of the board, half a
 * cell, is a square. */
struct pixmap {
    int rows, cols;
    uint32_t *pixel; /* 0xRRGGBB, row by row */
};

/* Pixels to a side of a half cell. */
enum { PIXMAP_SCALE = 8 };

/* Paints the cells in the theme's colours. False where memory runs out; what was painted is freed
 * by pixmap_free. */
bool pixmap_paint(struct pixmap *pixmap, const struct sheet *sheet, const struct theme *theme);

/* Makes it `to` / `of` times as large, each pixel the mean of what it was made from. False, with
 * the picture unchanged, where memory runs out. */
bool pixmap_resize(struct pixmap *pixmap, int to, int of);

/* Puts pictures below each other, as wide as the widest: what stands at the right end of the others
 * goes on there. False where memory runs out. */
bool pixmap_stack(struct pixmap *pixmap, const struct pixmap *part, unsigned parts);

/* Harmless on one that is all zeros. */
void pixmap_free(struct pixmap *pixmap);

/* Writes it as PNG. False where memory runs out. */
bool pixmap_write_png(const struct pixmap *pixmap, FILE *out);

/* Films as GIF: of each picture only what differs from the one before. The rest of the rectangle in
 * which they differ is transparent, which packs to next to nothing. */
struct gif_film;

/* Begins a film in the colours of the theme; others become the nearest of these. NULL where memory
 * runs out. The caller checks `out` for errors. */
struct gif_film *gif_film_begin(const struct theme *theme, FILE *out);

/* Adds a picture, as large as the first one, that is seen for so many hundredths of a second. False
 * where memory runs out. */
bool gif_film_add(struct gif_film *film, const struct pixmap *pixmap, int time);

/* Ends the film, which loops for ever, and frees it. False where it is NULL, or something was not
 * written for want of memory. */
bool gif_film_end(struct gif_film *film);

/* Writing: each gets the plan of the pictures and draws those that it needs. */

struct exporting {
    struct frame_plan plan;
    size_t moves;                  /* after which the picture is taken, or the film ends */
    struct export_request request; /* with the size that tiles of pixels get */
    struct frame_tools tools;
    struct sheet sheet; /* the picture drawn last */
};

/* Each writes everything; false where memory runs out. The caller checks `out` for errors. */
typedef bool export_writer(struct exporting *exporting, FILE *out);

export_writer export_write_text, export_write_ansi, export_write_svg, export_write_png,
    export_write_cast, export_write_gif;

/* Draws the picture. False where memory runs out. */
bool exporting_draw(struct exporting *exporting);

/* Paints it in pixels, its tiles as large as wanted, its letters never smaller than the font. False
 * where memory runs out; the sheet is anything then and afterwards. */
bool exporting_paint(struct exporting *exporting, size_t moves, struct pixmap *pixmap);

/* The turns of a film: the moves after which each is over, the last one being that of the export.
 * Returns how many, at most TILES_MAX * 2. */
enum { FILM_MAX = 2 * TILES_MAX };
unsigned exporting_film(const struct exporting *exporting, size_t moves[FILM_MAX]);

/* A turn of a film in pixels is one picture, or, where the camera moves on, several: first one that
 * stays, then as it glides. All of the land so far is in view, for a
 * view that moves costs many bytes. Fills in what each shows of a board painted on so many columns.
 */
enum { FILM_GLIDE = 3, FILM_SHOTS = 1 + FILM_GLIDE };
void exporting_follow(const struct exporting *exporting, const size_t *moves, unsigned turns,
                      int cols, struct viewport seen[CAMERA_PICTURES_MAX]);

/* The columns that the board of a picture is painted on: at least as wide as the strips have to be.
 */
int exporting_board_cols(const struct exporting *exporting);

/* The colours of a cell as they are seen, where a theme leaves none of them to the terminal. */
struct colours {
    uint32_t ink, paper;
};
struct colours exporting_colours(const struct rendition *shown);

#endif
