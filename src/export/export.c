#include "export/writers.h"

#include "language/language.h"

#include <stdlib.h>

/* Pixels a side of a tile in films, unless it is said. */
enum { FILM_TILE = 48 };

/* What a format is like. */
enum trait { TRAIT_BINARY = 1, TRAIT_FILM = 2, TRAIT_PIXELS = 4 };

static const struct {
    const char *word, *sentence;
    export_writer *write; /* NULL: this build cannot */
    unsigned traits;      /* mask of enum trait */
} formats[] = {
#ifdef BASTIDE_HAS_PIXELS
#define PIXELS(writer) writer
#else
#define PIXELS(writer) NULL
#endif
    [EXPORT_TEXT] = {"text", N_("Text without colours."), export_write_text, 0},
    [EXPORT_ANSI] = {"ansi", N_("Text with colours, for terminals."), export_write_ansi, 0},
    [EXPORT_SVG] = {"svg", N_("A drawing that scales to any size and names its tiles."),
                    export_write_svg, TRAIT_PIXELS},
    [EXPORT_PNG] = {"png", N_("A picture."), PIXELS(export_write_png), TRAIT_BINARY | TRAIT_PIXELS},
    [EXPORT_CAST] = {"cast", N_("A terminal recording of the whole game."), export_write_cast,
                     TRAIT_FILM},
    [EXPORT_GIF] = {"gif", N_("A film of the whole game."), PIXELS(export_write_gif),
                    TRAIT_BINARY | TRAIT_FILM | TRAIT_PIXELS},
};

const char *export_word(enum export_format format)
{
    return formats[format].word;
}

const char *export_sentence(enum export_format format)
{
    return formats[format].sentence;
}

bool export_is_binary(enum export_format format)
{
    return formats[format].traits & TRAIT_BINARY;
}

bool export_is_film(enum export_format format)
{
    return formats[format].traits & TRAIT_FILM;
}

bool export_has(enum export_format format)
{
    return formats[format].write != NULL;
}

/* The size of tiles in cells: what comes nearest from above to what is wanted in pixels, but never
 * coarser than is best, as pixels can be made smaller; 0: in letters. */
static int size_wanted(const struct export_request *request)
{
    if (request->format == EXPORT_TEXT)
        return 0;
    int scale = formats[request->format].traits & TRAIT_PIXELS ? PIXMAP_SCALE : 1;
    int size = ((int)request->tile + scale - 1) / scale;
    int least = scale > 1 ? FRAME_SIZE_BEST : FRAME_SIZE_MIN;
    if (request->tile == 0)
        return FRAME_SIZE_BEST;
    size += size % 2;
    return size < least ? least : size > FRAME_SIZE_MAX ? FRAME_SIZE_MAX : size;
}

void exporting_draw(struct exporting *exporting, size_t moves)
{
    frame_draw(&exporting->plan, moves, &exporting->tiles, &exporting->canvas);
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
                  const struct export_request *request, FILE *out)
{
    exporting->moves = moves;
    exporting->tile =
        request->tile == 0 && request->format == EXPORT_GIF ? FILM_TILE : request->tile;
    exporting->theme = request->theme;
    frame_plan_make(&exporting->plan, session, moves, size_wanted(request));
    return formats[request->format].write(exporting, out);
}

bool export_write(const struct session *session, const struct export_request *request, FILE *out,
                  struct problem *problem)
{
    if (!export_has(request->format))
        return problem_say(problem, _("--%s: not in this build, which lacks the libraries for it"),
                           export_word(request->format));
    size_t moves = session->made;
    if (request->turn != 0 && !frame_moves_of_turn(session, request->turn, &moves))
        return problem_say(problem, _("turn %u: expected 1 to %u, the turns of this game"),
                           request->turn, (unsigned)session->game.turn.number);
    struct exporting *exporting = calloc(1, sizeof *exporting);
    bool written = exporting != NULL && write(exporting, session, moves, request, out);
    free(exporting);
    return written || problem_say(problem, "%s", _("Not enough memory for that."));
}
