/* Pictures in pixels: a PNG, and a film of the whole game as GIF. */
#include "export/writers.h"

#include <gif_lib.h>
#include <png.h>
#include <stdlib.h>
#include <string.h>

static bool paint_part(struct exporting *exporting, frame_part *draw, size_t moves, int rows,
                       int cols, struct pixmap *pixmap)
{
    if (!sheet_begin(&exporting->sheet, rows, cols))
        return false;
    draw(&exporting->plan, moves, 0, &exporting->tools, &exporting->sheet);
    return pixmap_paint(pixmap, &exporting->sheet, exporting->request.theme);
}

int exporting_board_cols(const struct exporting *exporting)
{
    const struct frame_plan *plan = &exporting->plan;
    int of = plan->size * PIXMAP_SCALE, to = (int)exporting->request.tile;
    int least = (FRAME_COLS_LEAST * of + to - 1) / to, cols = frame_board_cols(plan);
    return cols > least ? cols : least;
}

static bool paint_board(struct exporting *exporting, size_t moves, struct pixmap *board)
{
    const struct frame_plan *plan = &exporting->plan;
    return paint_part(exporting, frame_draw_board, moves, frame_board_rows(plan),
                      exporting_board_cols(exporting), board) &&
           pixmap_resize(board, (int)exporting->request.tile, plan->size * PIXMAP_SCALE);
}

bool exporting_paint(struct exporting *exporting, size_t moves, struct pixmap *pixmap)
{
    struct pixmap part[3] = {{0}};
    bool painted = paint_board(exporting, moves, &part[1]);
    int cols = part[1].cols / PIXMAP_SCALE;
    /* The heading and the last line are as wide as the picture and never scaled. */
    int heading = frame_heading_rows(&exporting->plan, cols);
    painted = painted &&
              paint_part(exporting, frame_draw_heading, moves, heading, cols, &part[0]) &&
              paint_part(exporting, frame_draw_foot, moves, FRAME_FOOT_ROWS, cols, &part[2]) &&
              pixmap_stack(pixmap, part, 3);
    for (unsigned p = 0; p < 3; p++)
        pixmap_free(&part[p]);
    return painted;
}

/* Pictures as PNG. */

/* Row by row, in 24 bits. False where libpng gives up, which is for want of memory. */
static bool write_rows(const struct pixmap *pixmap, uint8_t *row, FILE *out)
{
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png != NULL ? png_create_info_struct(png) : NULL;
    if (info == NULL || setjmp(png_jmpbuf(png)) != 0) {
        png_destroy_write_struct(&png, &info);
        return false;
    }
    png_init_io(png, out);
    png_set_IHDR(png, info, (png_uint_32)pixmap->cols, (png_uint_32)pixmap->rows, 8,
                 PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                 PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    for (int y = 0; y < pixmap->rows; y++) {
        for (int x = 0; x < pixmap->cols; x++) {
            uint32_t pixel = pixmap->pixel[y * pixmap->cols + x];
            row[3 * x] = (uint8_t)(pixel >> 16);
            row[3 * x + 1] = (uint8_t)(pixel >> 8);
            row[3 * x + 2] = (uint8_t)pixel;
        }
        png_write_row(png, row);
    }
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    return true;
}

bool pixmap_write_png(const struct pixmap *pixmap, FILE *out)
{
    uint8_t *row = malloc(3 * (size_t)pixmap->cols);
    bool is_whole = row != NULL && write_rows(pixmap, row, out);
    free(row);
    return is_whole;
}

bool export_write_png(struct exporting *exporting, FILE *out)
{
    struct pixmap pixmap = {0};
    bool is_whole =
        exporting_paint(exporting, exporting->moves, &pixmap) && pixmap_write_png(&pixmap, out);
    pixmap_free(&pixmap);
    return is_whole;
}

/* Films as GIF. */

/* The last number is of no colour. */
enum { COLOURS = 255, TRANSPARENT = COLOURS, NUMBERS = 256, NOT_LOOKED_UP = 0xffff };

/* The colours of the film: those of the theme. Mixed ones become the nearest; what a colour became
 * is remembered by its uppermost bits. */
struct palette {
    GifColorType colour[COLOURS];
    unsigned count;
    uint16_t nearest[1 << 18];
};

static void add_colour(struct palette *palette, uint32_t rgb)
{
    GifColorType colour = {(GifByteType)(rgb >> 16), (GifByteType)(rgb >> 8), (GifByteType)rgb};
    for (unsigned c = 0; c < palette->count; c++)
        if (memcmp(&palette->colour[c], &colour, sizeof colour) == 0)
            return;
    if (palette->count < COLOURS)
        palette->colour[palette->count++] = colour;
}

/* A picture in numbers of colours. */
struct image {
    int rows, cols;
    uint8_t *colour;
};

struct gif_film {
    GifFileType *gif;
    struct palette palette;
    struct image image[2]; /* the last one, and the one before or the next */
    unsigned pictures;
    bool is_good;
};

static void make_palette(struct palette *palette, const struct theme *theme)
{
    palette->count = 0;
    for (uint16_t ink = 0; ink < INKS_ALL; ink++)
        if (!theme_colour(theme, ink)->is_own)
            add_colour(palette, theme_colour(theme, ink)->rgb);
    memset(palette->nearest, 0xff, sizeof palette->nearest);
}

static int square_of(int number)
{
    return number * number;
}

static uint8_t find_nearest(const struct palette *palette, int red, int green, int blue)
{
    unsigned best = 0;
    int least = -1;
    for (unsigned c = 0; c < palette->count; c++) {
        const GifColorType *colour = &palette->colour[c];
        int away = 2 * square_of(red - colour->Red) + 4 * square_of(green - colour->Green) +
                   square_of(blue - colour->Blue);
        if (least < 0 || away < least) {
            least = away;
            best = c;
        }
    }
    return (uint8_t)best;
}

/* By the uppermost six bits of each part. */
static uint8_t colour_of(struct palette *palette, uint32_t rgb)
{
    int red = (int)(rgb >> 16 & 0xff), green = (int)(rgb >> 8 & 0xff), blue = (int)(rgb & 0xff);
    uint16_t *known = &palette->nearest[red >> 2 << 12 | green >> 2 << 6 | blue >> 2];
    if (*known == NOT_LOOKED_UP)
        *known = find_nearest(palette, red, green, blue);
    return (uint8_t)*known;
}

/* The rectangle in which two pictures differ; at least a pixel. */
static struct area differing(const struct image *image, const struct image *before)
{
    int top = image->rows, left = image->cols, bottom = -1, right = -1;
    for (int y = 0; y < image->rows; y++)
        for (int x = 0; x < image->cols; x++)
            if (image->colour[y * image->cols + x] != before->colour[y * image->cols + x]) {
                top = y < top ? y : top;
                left = x < left ? x : left;
                right = x > right ? x : right;
                bottom = y;
            }
    if (bottom < 0)
        return (struct area){0, 0, 1, 1};
    return (struct area){top, left, bottom - top + 1, right - left + 1};
}

/* Leaves of `before` what must be laid over it to see `image`. */
static void keep_changes(struct image *before, const struct image *image)
{
    for (int p = 0; p < image->rows * image->cols; p++)
        before->colour[p] =
            before->colour[p] == image->colour[p] ? (uint8_t)TRANSPARENT : image->colour[p];
}

static bool write_image(GifFileType *gif, const struct image *image, struct area area, int time)
{
    GifByteType extension[4];
    GraphicsControlBlock control = {
        .DisposalMode = DISPOSE_DO_NOT, .DelayTime = time, .TransparentColor = TRANSPARENT};
    EGifGCBToExtension(&control, extension);
    if (EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, sizeof extension, extension) == GIF_ERROR ||
        EGifPutImageDesc(gif, area.col, area.row, area.cols, area.rows, false, NULL) == GIF_ERROR)
        return false;
    for (int row = 0; row < area.rows; row++)
        if (EGifPutLine(gif, &image->colour[(area.row + row) * image->cols + area.col],
                        area.cols) == GIF_ERROR)
            return false;
    return true;
}

/* Makes the film loop for ever. */
static bool write_loop(GifFileType *gif)
{
    static const GifByteType forever[] = {1, 0, 0};
    return EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
           EGifPutExtensionBlock(gif, 11, "NETSCAPE2.0") == GIF_OK &&
           EGifPutExtensionBlock(gif, sizeof forever, forever) == GIF_OK &&
           EGifPutExtensionTrailer(gif) == GIF_OK;
}

static bool write_head(GifFileType *gif, const struct palette *palette, const struct pixmap *first)
{
    ColorMapObject *map = GifMakeMapObject(NUMBERS, NULL);
    if (map == NULL)
        return false;
    memset(map->Colors, 0, NUMBERS * sizeof *map->Colors);
    memcpy(map->Colors, palette->colour, palette->count * sizeof *map->Colors);
    EGifSetGifVersion(gif, true);
    bool is_good =
        EGifPutScreenDesc(gif, first->cols, first->rows, 8, 0, map) == GIF_OK && write_loop(gif);
    GifFreeMapObject(map);
    return is_good;
}

/* The picture in numbers of colours. False where memory runs out. */
static bool make_image(struct palette *palette, const struct pixmap *pixmap, struct image *image)
{
    if (image->colour == NULL) {
        *image = (struct image){pixmap->rows, pixmap->cols, NULL};
        image->colour = calloc((size_t)image->rows, (size_t)image->cols);
    }
    for (int p = 0; image->colour != NULL && p < image->rows * image->cols; p++)
        image->colour[p] = colour_of(palette, pixmap->pixel[p]);
    return image->colour != NULL;
}

/* Writes what the picture changes in the one before, which it overwrites; without one, all of it.
 */
static bool write_picture(GifFileType *gif, const struct image *image, struct image *before,
                          int time)
{
    if (before == NULL)
        return write_image(gif, image, (struct area){0, 0, image->rows, image->cols}, time);
    struct area area = differing(image, before);
    keep_changes(before, image);
    return write_image(gif, before, area, time);
}

static int gif_put(GifFileType *gif, const GifByteType *bytes, int length)
{
    return (int)fwrite(bytes, 1, (size_t)length, gif->UserData);
}

struct gif_film *gif_film_begin(const struct theme *theme, FILE *out)
{
    int error;
    struct gif_film *film = calloc(1, sizeof *film);
    if (film == NULL)
        return NULL;
    film->gif = EGifOpen(out, gif_put, &error);
    film->is_good = film->gif != NULL;
    make_palette(&film->palette, theme);
    return film;
}

bool gif_film_add(struct gif_film *film, const struct pixmap *pixmap, int time)
{
    struct image *now = &film->image[film->pictures % 2];
    struct image *before = film->pictures > 0 ? &film->image[(film->pictures + 1) % 2] : NULL;
    film->is_good = film->is_good && make_image(&film->palette, pixmap, now) &&
                    (before != NULL || write_head(film->gif, &film->palette, pixmap)) &&
                    write_picture(film->gif, now, before, time);
    film->pictures++;
    return film->is_good;
}

bool gif_film_end(struct gif_film *film)
{
    int error;
    if (film == NULL)
        return false;
    bool is_good = film->is_good;
    if (film->gif != NULL)
        is_good = EGifCloseFile(film->gif, &error) == GIF_OK && is_good;
    free(film->image[0].colour);
    free(film->image[1].colour);
    free(film);
    return is_good;
}

/* Hundredths of a second: a turn, a picture of a glide in it, and how long the end stays. */
enum { TURN = 90, GLIDE = 10, END = 600 };

void exporting_follow(const struct exporting *exporting, const size_t *moves, unsigned turns,
                      int cols, struct viewport seen[CAMERA_PICTURES_MAX])
{
    const struct session *session = exporting->plan.session;
    const struct board *board = &session_game_after(session, moves[turns - 1])->board;
    struct viewport whole = frame_whole(&exporting->plan, cols);
    struct camera camera = camera_from(board, whole.rows, whole.cols, whole.size);
    struct camera_film film = {
        .board = board, .pictures = (turns - 1) * FILM_SHOTS + 1, .recent = TILES_MAX};
    film.over = film.pictures - 1;
    for (unsigned p = 0; p < film.pictures; p++)
        film.tiles[p] = (uint16_t)session_game_after(session, moves[p / FILM_SHOTS])->board.tiles;
    camera_follow(&camera, &film, seen);
}

static bool is_same_view(const struct viewport *a, const struct viewport *b)
{
    return a->size == b->size && a->row == b->row && a->col == b->col;
}

/* Adds the pictures of a turn, which shows what `seen` says from there on. */
static bool add_turn(struct gif_film *film, struct exporting *exporting, size_t moves,
                     const struct viewport *seen)
{
    bool is_good = true;
    for (unsigned shot = 0; is_good && shot < FILM_SHOTS;) {
        struct pixmap pixmap = {0};
        unsigned next = shot + 1;
        while (next < FILM_SHOTS && is_same_view(&seen[next], &seen[shot]))
            next++;
        int stays = shot == 0 ? TURN - FILM_GLIDE * GLIDE : GLIDE;
        exporting->plan.seen = seen[shot];
        is_good = exporting_paint(exporting, moves, &pixmap) &&
                  gif_film_add(film, &pixmap, stays + (int)(next - shot - 1) * GLIDE);
        pixmap_free(&pixmap);
        shot = next;
    }
    return is_good;
}

static bool add_end(struct gif_film *film, struct exporting *exporting, size_t moves,
                    struct viewport seen)
{
    struct pixmap pixmap = {0};
    exporting->plan.seen = seen;
    bool is_good = exporting_paint(exporting, moves, &pixmap) && gif_film_add(film, &pixmap, END);
    pixmap_free(&pixmap);
    return is_good;
}

bool export_write_gif(struct exporting *exporting, FILE *out)
{
    struct gif_film *film = gif_film_begin(exporting->request.theme, out);
    size_t moves[FILM_MAX];
    struct viewport seen[CAMERA_PICTURES_MAX];
    unsigned last = exporting_film(exporting, moves) - 1;
    bool is_good = film != NULL;
    exporting_follow(exporting, moves, last + 1, exporting_board_cols(exporting), seen);
    for (unsigned turn = 0; is_good && turn < last; turn++)
        is_good = add_turn(film, exporting, moves[turn], &seen[turn * FILM_SHOTS]);
    is_good = is_good && add_end(film, exporting, moves[last], seen[last * FILM_SHOTS]);
    return gif_film_end(film) && is_good;
}
