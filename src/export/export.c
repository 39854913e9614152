#include "export/export.h"
#include "export/writers.h"
#include "language/language.h"
#include "play/file.h"
#include "tui/theme/theme.h"

#include <stdlib.h>
#include <sys/stat.h>

/* Pixels a side of a tile in films, unless a size is given. */
enum { FILM_TILE = 48 };

const char *const export_words[EXPORT_FORMATS_COUNT] = {
    [EXPORT_TEXT] = "text", [EXPORT_ANSI] = "ansi", [EXPORT_SVG] = "svg",
    [EXPORT_PNG] = "png",   [EXPORT_CAST] = "cast", [EXPORT_GIF] = "gif",
};

/* The writer of each; NULL: this build has none. */
static export_writer *const writers[EXPORT_FORMATS_COUNT] = {
    [EXPORT_TEXT] = export_write_text, [EXPORT_ANSI] = export_write_ansi,
    [EXPORT_SVG] = export_write_svg,   [EXPORT_CAST] = export_write_cast,
#ifdef BASTIDE_HAS_PIXELS
    [EXPORT_PNG] = export_write_png,   [EXPORT_GIF] = export_write_gif,
#endif
};

bool export_is_binary(enum export_format format)
{
    return format == EXPORT_PNG || format == EXPORT_GIF;
}

static bool has_pixels(enum export_format format)
{
    return export_is_binary(format) || format == EXPORT_SVG;
}

bool export_has(enum export_format format)
{
    return writers[format] != NULL;
}

bool export_takes_tile(enum export_format format, unsigned tile, struct problem *problem)
{
    if (has_pixels(format))
        return true;
    if (format != EXPORT_ANSI)
        return problem_say(problem, _("--tile: expected without --%s, which has tiles of one size"),
                           export_words[format]);
    return (tile <= EXPORT_TILE_COLS_MAX && tile % 2 == 0) ||
           problem_say(problem,
                       _("--tile '%u': expected an even number from %d to %d, as --%s "
                         "counts columns"),
                       tile, EXPORT_TILE_MIN, EXPORT_TILE_COLS_MAX, export_words[format]);
}

/* The size of tiles in cells: what comes nearest from above to what is wanted in pixels, but never
 * coarser than is best, as pixels can be made smaller; 0: in letters. */
static int size_wanted(const struct export_request *request)
{
    if (request->format == EXPORT_TEXT)
        return 0;
    if (request->tile == 0)
        return FRAME_SIZE_BEST;
    if (request->format == EXPORT_ANSI)
        return (int)request->tile;
    int size = ((int)request->tile + PIXMAP_SCALE - 1) / PIXMAP_SCALE;
    size += size % 2;
    return size < FRAME_SIZE_BEST ? FRAME_SIZE_BEST : size > FRAME_SIZE_MAX ? FRAME_SIZE_MAX : size;
}

/* Whether a picture with tiles of that size has no more pixels than may be. */
static bool has_room(const struct frame_plan *plan, unsigned tile)
{
    long long cols = (long long)plan->cols * tile / plan->size;
    long long rows = 2LL * plan->rows * tile / plan->size;
    return cols * rows <= EXPORT_PIXELS_MAX;
}

/* Settles the size of tiles in pixels: the one wanted, or the best for which there is room. */
static bool settle_tile(struct exporting *exporting, const struct export_request *request,
                        struct problem *problem)
{
    /* A picture is painted from its cells before it is scaled to the size wanted. */
    enum { CELL_PIXELS = 2 * PIXMAP_SCALE * PIXMAP_SCALE };
    struct frame_plan *plan = &exporting->plan;
    frame_plan_shrink(plan, EXPORT_PIXELS_MAX / CELL_PIXELS);
    unsigned best = request->format == EXPORT_GIF ? FILM_TILE : FRAME_SIZE_BEST * PIXMAP_SCALE;
    unsigned tile = request->tile == 0 ? best : request->tile;
    while (tile > EXPORT_TILE_MIN && !has_room(plan, tile))
        tile--;
    exporting->request.tile = tile;
    return request->tile == 0 || request->tile == tile ||
           problem_say(problem, _("--tile '%u': expected at most %u, as this board is large"),
                       request->tile, tile);
}

struct colours exporting_colours(const struct rendition *shown)
{
    enum { OWN_INK = 0xd0d0d0, OWN_PAPER = 0x101010 };
    uint32_t ink = shown->ink == COLOUR_OWN ? OWN_INK : (uint32_t)shown->ink;
    uint32_t paper = shown->paper == COLOUR_OWN ? OWN_PAPER : (uint32_t)shown->paper;
    return shown->attribute & CELL_REVERSE ? (struct colours){paper, ink}
                                           : (struct colours){ink, paper};
}

bool exporting_draw(struct exporting *exporting)
{
    return frame_draw(&exporting->plan, exporting->moves, &exporting->tools, &exporting->sheet);
}

unsigned exporting_film(const struct exporting *exporting, size_t moves[FILM_MAX])
{
    unsigned count = 0, turn = 1;
    while (count + 1 < FILM_MAX &&
           frame_moves_of_turn(exporting->plan.session, turn++, &moves[count]) &&
           moves[count] < exporting->moves)
        count++;
    moves[count++] = exporting->moves;
    return count;
}

/* Writes it from there in the game. */
static bool write(struct exporting *exporting, const struct session *session, size_t moves,
                  const struct export_request *request, FILE *out, struct problem *problem)
{
    exporting->moves = moves;
    exporting->request = *request;
    frame_plan_make(&exporting->plan, session, moves, size_wanted(request));
    if (has_pixels(request->format) && !settle_tile(exporting, request, problem))
        return false;
    return writers[request->format](exporting, out) ||
           problem_say(problem, "%s", _("Not enough memory for that."));
}

bool export_write(const struct session *session, const struct export_request *request, FILE *out,
                  struct problem *problem)
{
    if (!export_has(request->format))
        return problem_say(problem, _("--%s: not in this build, which lacks the libraries for it"),
                           export_words[request->format]);
    size_t moves = session->made;
    if (request->turn != 0 && !frame_moves_of_turn(session, request->turn, &moves))
        return problem_say(problem, _("turn %u: expected 1 to %u, the turns of this game"),
                           request->turn, game_turn(&session->game));
    struct exporting *exporting = calloc(1, sizeof *exporting);
    if (exporting == NULL)
        return problem_say(problem, "%s", _("Not enough memory for that."));
    bool written = write(exporting, session, moves, request, out, problem);
    sheet_free(&exporting->sheet);
    free(exporting);
    return written;
}

/* The whole picture in memory: only what is whole is written. The caller frees it. */
static bool export_make(const struct export_order *order, char **text, size_t *length,
                        struct problem *problem)
{
    struct session session;
    struct theme theme;
    struct export_request request = order->request;
    request.theme = &theme;
    if (!theme_find(order->theme, &theme, problem) || !session_load(&session, order->path, problem))
        return false;
    FILE *memory = open_memstream(text, length);
    bool is_whole = memory != NULL ? export_write(&session, &request, memory, problem)
                                   : problem_say(problem, "%s", _("Not enough memory for that."));
    session_close(&session);
    if (memory != NULL && fclose(memory) != 0 && is_whole)
        is_whole = problem_say(problem, "%s", _("Not enough memory for that."));
    return is_whole;
}

/* To the file, or to standard output. */
static bool export_put(const struct export_order *order, const char *text, size_t length,
                       struct problem *problem)
{
    struct stat about;
    if (order->to == NULL) {
        fwrite(text, 1, length, stdout);
        return true;
    }
    if (lstat(order->to, &about) == 0)
        return problem_say(problem, _("%s: exists already: expected another name"), order->to);
    return file_replace(order->to, FILE_SHARED, text, length, problem);
}

bool export_file(const struct export_order *order, struct problem *problem)
{
    char *text = NULL;
    size_t length = 0;
    bool done =
        export_make(order, &text, &length, problem) && export_put(order, text, length, problem);
    free(text);
    return done;
}
