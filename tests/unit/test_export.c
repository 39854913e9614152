/* Pictures and films of games: what they show is what the canvas shows, in every format. */
#include "unit/played.h"

#include "export/export.h"
#include "export/writers.h"
#include "support/emulator.h"
#include "support/golden.h"
#include "support/probe.h"
#include "support/sheet.h"
#include "text/setup.h"
#include "tui/board/board_view.h"
#include "tui/pages.h"
#include "tui/replay/replay.h"
#include "tui/theme/theme.h"

#include <jansson.h>
#include <limits.h>
#ifdef BASTIDE_HAS_PIXELS
#include <gif_lib.h>
#include <png.h>
#endif

#define GAME BASTIDE_SOURCE_DIR "/docs/examples/game.bastide"

static struct session session;
static char folder[64];

static int open_game(void **state)
{
    struct problem problem;
    (void)state;
    scratch_make(folder);
    setenv("LC_ALL", "C", 1);
    language_choose("en");
    return session_load(&session, GAME, &problem) ? 0 : -1;
}

static int close_game(void **state)
{
    (void)state;
    session_close(&session);
    scratch_remove(folder);
    return 0;
}

/* What is written, to be freed. */
static char *exported(const struct session *of, struct export_request request, size_t *length)
{
    char *text = NULL;
    struct problem problem;
    FILE *memory = open_memstream(&text, length);
    assert_non_null(memory);
    request.theme = theme_default();
    if (!export_write(of, &request, memory, &problem))
        fail_msg("%s", problem.text);
    assert_int_equal(fclose(memory), 0);
    return text;
}

/* Ready to draw pictures of the game until after that turn, to be freed. */
static struct exporting *begin_at(unsigned turn, int size)
{
    struct exporting *exporting = calloc(1, sizeof *exporting);
    assert_non_null(exporting);
    exporting->request.theme = theme_default();
    assert_true(frame_moves_of_turn(&session, turn, &exporting->moves));
    frame_plan_make(&exporting->plan, &session, exporting->moves, size);
    return exporting;
}

static void end(struct exporting *exporting)
{
    sheet_free(&exporting->sheet);
    free(exporting);
}

static void test_every_format_gives_the_same_bytes_again(void **state)
{
    (void)state;
    for (enum export_format format = 0; format < EXPORT_FORMATS_COUNT; format++) {
        if (!export_has(format))
            continue;
        size_t length, other_length;
        struct export_request request = {.format = format, .turn = 10};
        char *text = exported(&session, request, &length);
        char *other = exported(&session, request, &other_length);
        assert_int_equal(length, other_length);
        assert_memory_equal(text, other, length);
        free(text);
        free(other);
    }
}

static void test_text_shows_the_board_in_letters(void **state)
{
    (void)state;
    size_t length;
    char *text = exported(&session, (struct export_request){.format = EXPORT_TEXT}, &length);
    golden_expect("export/game.txt", text);
    free(text);
    text = exported(&session, (struct export_request){.format = EXPORT_TEXT, .turn = 20}, &length);
    golden_expect("export/turn_20.txt", text);
    free(text);
}

/* The picture of a turn leaves no room for the tiles that came later. */
static void test_a_picture_is_as_large_as_its_board(void **state)
{
    (void)state;
    for (unsigned turn = 1; turn <= session.game.turn.number; turn++) {
        struct exporting *exporting = begin_at(turn, FRAME_SIZE_MIN);
        const struct board *board = &session_game_after(&session, exporting->moves)->board;
        struct span span = land_span(board);
        assert_memory_equal(&exporting->plan.span, &span, sizeof span);
        end(exporting);
    }
}

/* After turn n is before the first move of turn n + 1. */
static void test_a_turn_is_shown_when_it_is_over(void **state)
{
    (void)state;
    unsigned last = session.game.turn.number;
    for (unsigned turn = 1; turn <= last; turn++) {
        size_t moves;
        assert_true(frame_moves_of_turn(&session, turn, &moves));
        if (turn < last) {
            assert_int_equal(session_game_after(&session, moves)->turn.number, turn + 1);
            assert_int_equal(session_game_after(&session, moves - 1)->turn.number, turn);
        } else {
            assert_int_equal(moves, session.made);
        }
    }
    size_t moves;
    assert_false(frame_moves_of_turn(&session, 0, &moves));
    assert_false(frame_moves_of_turn(&session, last + 1, &moves));
}

/* A terminal that shows the bytes shows the canvas. */
static void expect_shown(const struct emulator *emulator, const struct canvas *canvas,
                         enum depth depth)
{
    for (int row = 0; row < canvas->rows; row++)
        for (int col = 0; col < canvas->cols; col++) {
            struct rendition wanted =
                rendition_of(&canvas->cell[row * canvas->cols + col], theme_default(), depth);
            int add = depth == DEPTH_24_BIT ? EMULATOR_RGB : 0;
            struct emulated_cell cell = {wanted.glyph,
                                         wanted.ink + add,
                                         wanted.paper + add,
                                         wanted.attribute,
                                         {wanted.mark[0], wanted.mark[1]}};
            struct sight sight = sight_of(&cell), seen = emulator_sight(emulator, row, col);
            assert_int_equal(seen.glyph, sight.glyph);
            assert_int_equal(seen.lower, sight.lower);
            assert_int_equal(seen.upper, sight.upper);
            assert_int_equal(seen.attribute, sight.attribute);
        }
}

/* Nothing is written to a place that the screen does not have. */
static void expect_within(const char *bytes, int rows, int cols)
{
    for (const char *at = bytes; (at = strstr(at, "\033[")) != NULL; at++) {
        int row, col, length = 0;
        if (sscanf(at, "\033[%d;%dH%n", &row, &col, &length) == 2 && length > 0) {
            assert_in_range(row, 1, rows);
            assert_in_range(col, 1, cols);
        }
    }
}

/* Where the film shows another picture, the terminal takes the next moment, which is of that time.
 */
static void take_moment(struct emulator *emulator, struct probe *probe, const struct canvas *before)
{
    probe_screen(probe);
    if (before->rows > 0 && memcmp(before, &probe->canvas, sizeof *before) == 0)
        return;
    json_t *event = json_loads(strtok(NULL, "\n"), 0, NULL);
    const char *bytes = json_string_value(json_array_get(event, 2));
    double time = json_number_value(json_array_get(event, 0));
    assert_non_null(bytes);
    assert_int_equal((long long)(time * 1000 + 0.5), probe->around.now);
    expect_within(bytes, probe->around.rows, probe->around.cols);
    emulator_take(emulator, bytes, strlen(bytes));
    json_decref(event);
}

static void expect_head(const char *line, const struct session *of, int rows, int cols)
{
    json_t *head = json_loads(line, 0, NULL);
    assert_int_equal(json_integer_value(json_object_get(head, "version")), 2);
    assert_int_equal(json_integer_value(json_object_get(head, "width")), cols);
    assert_int_equal(json_integer_value(json_object_get(head, "height")), rows);
    const char *title = json_string_value(json_object_get(head, "title"));
    for (unsigned player = 0; player < of->game.options.players; player++)
        assert_non_null(strstr(title, of->head.name[player]));
    json_decref(head);
}

/* The recording at its default size, or another one, shows the film on that screen, four pictures a
 * turn. */
static void expect_recording(const struct session *of, bool says_size, int rows, int cols)
{
    enum { EACH = 300 };
    static struct canvas before;
    size_t length;
    struct export_request request = {.format = EXPORT_CAST};
    struct session own;
    struct problem problem;
    if (says_size) {
        request.rows = rows;
        request.cols = cols;
    }
    char *text = exported(of, request, &length);
    assert_true(session_branch(&own, of, of->made, &of->head, &problem));
    struct probe *probe = probe_open(replay_page(&own), rows, cols);
    struct emulator *emulator = malloc(sizeof *emulator);
    probe->around.depth = DEPTH_24_BIT;
    expect_head(strtok(text, "\n"), of, rows, cols);
    emulator_reset(emulator, (struct emulator_kind){.erases_to_paper = true}, rows, cols);
    unsigned pictures = 4u * of->game.turn.number;
    const struct game_view *view = &((struct game_page *)app_page(probe->app))->view;
    probe->around.now = 0;
    app_open(probe->app, film_page(view, (struct film_pace){pictures, EACH}, 0));
    before.rows = 0;
    for (unsigned picture = 0; picture <= pictures; picture++) {
        take_moment(emulator, probe, &before);
        if (picture % 40 == 0 || picture == pictures)
            expect_shown(emulator, &probe->canvas, DEPTH_24_BIT);
        before = probe->canvas;
        probe->around.now += EACH;
        app_tick(probe->app, &probe->around);
    }
    assert_non_null(strtok(NULL, "\n"));
    assert_null(strtok(NULL, "\n"));
    probe_close(probe);
    free(emulator);
    free(text);
}

static void test_a_recording_shows_every_turn(void **state)
{
    (void)state;
    assert_true(session.game.turn.number > 60);
    expect_recording(&session, false, 24, 80);
    expect_recording(&session, true, 36, 120);
}

/* It fits the screen, however many play. */
static void test_a_recording_fits_its_screen(void **state)
{
    (void)state;
    for (unsigned players = PLAYERS_MIN; players <= PLAYERS_MAX; players++) {
        struct session played;
        struct rng rng = rng_from_seed(players);
        played_begin(&played, players, players);
        played_on(&played, &rng, 10000);
        expect_recording(&played, false, 24, 80);
        expect_recording(&played, true, 36, 120);
        session_close(&played);
    }
}

/* The legal placement that lies furthest in that direction, or any move. */
static struct move choose_furthest(const struct session *of, int by_x, int by_y, struct rng *rng)
{
    struct move_list legal;
    int best = INT_MIN;
    struct move move = played_choose(of, rng);
    game_legal(&of->game, &legal);
    for (size_t m = 0; m < legal.count; m++) {
        struct square at = legal.move[m].at;
        if (legal.move[m].verb == VERB_PLACE && at.x * by_x + at.y * by_y > best) {
            best = at.x * by_x + at.y * by_y;
            move = legal.move[m];
        }
    }
    return move;
}

/* A game with all sets whose tiles lie in a row, as far as they fit. */
static void play_in_a_row(struct session *row, int by_x, int by_y)
{
    struct problem problem;
    enum refusal refusal;
    struct record_head head = played_head(PLAYERS_MAX, 5);
    struct rng rng = rng_from_seed(5);
    head.options.sets = SETS_ALL;
    assert_true(session_begin(row, &head, &problem));
    while (!game_is_over(&row->game))
        assert_int_equal(
            session_play(row, choose_furthest(row, by_x, by_y, &rng), &refusal, &problem),
            SESSION_DONE);
}

/* A tile among its neighbours, whose figures may reach into it, is the same as in the picture. */
static void expect_tile(const struct frame_plan *plan, const struct board_scene *scene,
                        struct square at, const struct sheet *sheet, struct frame_tools *tools)
{
    struct area there = frame_square(plan, at);
    struct area around = {0, 0, 3 * there.rows, 3 * there.cols};
    struct viewport viewport = {plan->size, (at.y - 1) * there.rows, (at.x - 1) * there.cols,
                                around.rows, around.cols};
    assert_in_range(there.row, 0, sheet->rows - there.rows);
    assert_in_range(there.col, 0, sheet->cols - there.cols);
    canvas_clear(&tools->canvas, around.rows, around.cols);
    if (plan->in_letters)
        glyph_board_draw(&tools->canvas, around, scene, &viewport, GLYPHS_LINES);
    else
        board_view_draw(&tools->canvas, around, scene, &viewport, &tools->tiles);
    for (int row = 0; row < there.rows; row++)
        for (int col = 0; col < there.cols; col++) {
            const struct cell *cell =
                canvas_cell(&tools->canvas, there.rows + row, there.cols + col);
            const struct cell *same =
                &sheet->cell[(there.row + row) * sheet->cols + there.col + col];
            assert_int_equal(same->glyph, cell->glyph);
            assert_int_equal(same->ink, cell->ink);
            assert_int_equal(same->paper, cell->paper);
        }
}

static void expect_whole_board(const struct session *of, int size)
{
    struct frame_plan plan;
    struct sheet sheet = {0};
    struct frame_tools *tools = calloc(1, sizeof *tools);
    const struct board *board = &of->game.board;
    assert_non_null(tools);
    frame_plan_make(&plan, of, of->made, size);
    assert_true(frame_draw(&plan, of->made, tools, &sheet));
    assert_int_equal(sheet.rows, plan.rows);
    assert_int_equal(sheet.cols, plan.cols);
    struct board_scene scene = board_scene_of(&of->game, &plan.seats);
    for (unsigned t = 0; t < board->tiles; t++)
        expect_tile(&plan, &scene, board->tile[t].at, &sheet, tools);
    sheet_free(&sheet);
    free(tools);
}

/* A row of tiles that is wider, or higher, than any canvas, in letters and at every size. */
static void test_the_whole_board_is_drawn_however_long(void **state)
{
    (void)state;
    for (int turned = 0; turned < 2; turned++) {
        struct session row;
        play_in_a_row(&row, !turned, turned);
        struct span span = land_span(&row.game.board);
        assert_true(turned ? span.south - span.north > 50 : span.east - span.west > 50);
        expect_whole_board(&row, 0);
        expect_whole_board(&row, FRAME_SIZE_MIN);
        expect_whole_board(&row, FRAME_SIZE_BEST);
        expect_whole_board(&row, FRAME_SIZE_MAX);
        session_close(&row);
    }
}

#ifdef BASTIDE_HAS_PIXELS

/* The pixels of a PNG, to be freed. */
static struct pixmap read_png(const char *bytes, size_t length)
{
    png_image image = {.version = PNG_IMAGE_VERSION};
    assert_true(png_image_begin_read_from_memory(&image, bytes, length));
    image.format = PNG_FORMAT_RGB;
    struct pixmap pixmap = {.rows = (int)image.height, .cols = (int)image.width};
    uint8_t *read = malloc(PNG_IMAGE_SIZE(image));
    assert_true(png_image_finish_read(&image, NULL, read, 0, NULL));
    pixmap.pixel = calloc((size_t)pixmap.rows * (size_t)pixmap.cols, sizeof *pixmap.pixel);
    for (int p = 0; p < pixmap.rows * pixmap.cols; p++)
        pixmap.pixel[p] = (uint32_t)(read[3 * p] << 16 | read[3 * p + 1] << 8 | read[3 * p + 2]);
    free(read);
    return pixmap;
}

static void expect_same_pixels(const struct pixmap *a, const struct pixmap *b)
{
    assert_int_equal(a->rows, b->rows);
    assert_int_equal(a->cols, b->cols);
    assert_memory_equal(a->pixel, b->pixel, (size_t)a->rows * (size_t)a->cols * sizeof *a->pixel);
}

static void test_a_png_has_the_painted_pixels(void **state)
{
    (void)state;
    static const unsigned tiles[] = {0, 33, 96, 200};
    for (size_t t = 0; t < sizeof tiles / sizeof tiles[0]; t++) {
        size_t length;
        struct export_request request = {.format = EXPORT_PNG, .tile = tiles[t], .turn = 40};
        char *bytes = exported(&session, request, &length);
        struct pixmap painted, read = read_png(bytes, length);
        struct exporting *exporting =
            begin_at(40, tiles[t] > 96 ? FRAME_SIZE_MAX : FRAME_SIZE_BEST);
        exporting->request.tile = tiles[t] == 0 ? 96 : tiles[t];
        assert_true(exporting_paint(exporting, exporting->moves, &painted));
        expect_same_pixels(&read, &painted);
        pixmap_free(&read);
        pixmap_free(&painted);
        free(bytes);
        end(exporting);
    }
}

/* A picture with tiles as large as wanted, or what is said of why there is none. */
static struct problem try_tile(const struct session *of, enum export_format format, unsigned tile,
                               struct span span)
{
    struct problem problem = {""};
    char *bytes = NULL;
    size_t length = 0;
    FILE *memory = open_memstream(&bytes, &length);
    png_image image = {.version = PNG_IMAGE_VERSION};
    struct export_request request = {.format = format, .tile = tile, .theme = theme_default()};
    bool done = export_write(of, &request, memory, &problem);
    fclose(memory);
    if (done && format == EXPORT_PNG) {
        assert_true(png_image_begin_read_from_memory(&image, bytes, length));
        assert_true(image.width >= tile * (unsigned)(span.east - span.west + 1));
        assert_true(image.height > tile * (unsigned)(span.south - span.north + 1));
        png_image_free(&image);
    }
    free(bytes);
    return problem;
}

/* The whole board is in the picture, however large its tiles. */
static void test_a_picture_is_as_wide_as_its_board_at_any_size(void **state)
{
    (void)state;
    static const unsigned tiles[] = {8, 20, 96, 160, 240, 384};
    struct session wide;
    struct problem problem;
    assert_true(session_load(&wide, BASTIDE_SOURCE_DIR "/docs/examples/base.bastide", &problem));
    struct span span = land_span(&wide.game.board);
    for (size_t t = 0; t < sizeof tiles / sizeof tiles[0]; t++)
        assert_string_equal(try_tile(&wide, EXPORT_PNG, tiles[t], span).text, "");
    session_close(&wide);
}

/* What would be too large is not drawn, and the largest that can be is said, which can. */
static void test_the_largest_size_of_tiles_is_said(void **state)
{
    (void)state;
    struct session row;
    unsigned largest = 0;
    play_in_a_row(&row, 1, 1);
    struct span span = land_span(&row.game.board);
    struct problem problem = try_tile(&row, EXPORT_PNG, EXPORT_TILE_MAX, span);
    if (sscanf(problem.text, "--tile '384': expected at most %u, as this board is large",
               &largest) != 1)
        fail_msg("said: '%s'", problem.text);
    assert_in_range(largest, EXPORT_TILE_MIN, EXPORT_TILE_MAX - 1);
    assert_string_equal(try_tile(&row, EXPORT_PNG, largest, span).text, "");
    session_close(&row);
}

static uint32_t rgb_of(uint16_t ink)
{
    return theme_colour(theme_default(), ink)->rgb;
}

/* A half block, a letter and a blank, in pixels. */
static void test_cells_are_painted_in_the_colours_of_the_theme(void **state)
{
    (void)state;
    static struct canvas canvas;
    struct pixmap pixmap;
    struct style style = {INK_GOOD, INK_PANEL, 0};
    canvas_clear(&canvas, 1, 3);
    canvas_put(&canvas, 0, 0, 0x2580, style);
    canvas_put(&canvas, 0, 1, 'I', style);
    canvas_put(&canvas, 0, 2, ' ', style);
    struct sheet sheet = sheet_of(&canvas);
    assert_true(pixmap_paint(&pixmap, &sheet, theme_default()));
    assert_int_equal(pixmap.rows, 16);
    assert_int_equal(pixmap.cols, 24);
    unsigned inked = 0;
    for (int y = 0; y < 16; y++)
        for (int x = 0; x < 24; x++) {
            uint32_t pixel = pixmap.pixel[y * 24 + x];
            if (x < 8)
                assert_int_equal(pixel, rgb_of(y < 8 ? INK_GOOD : INK_PANEL));
            else if (x >= 16)
                assert_int_equal(pixel, rgb_of(INK_PANEL));
            else
                inked += pixel == rgb_of(INK_GOOD);
        }
    assert_in_range(inked, 10, 40);
    assert_true(pixmap_resize(&pixmap, 1, 8)); /* to half a cell a pixel */
    assert_int_equal(pixmap.rows, 2);
    assert_int_equal(pixmap.cols, 3);
    assert_int_equal(pixmap.pixel[0], rgb_of(INK_GOOD));
    assert_int_equal(pixmap.pixel[3], rgb_of(INK_PANEL));
    pixmap_free(&pixmap);
}

/* A reader of giflib's: bytes in memory. */
struct reading_bytes {
    const char *at;
    size_t left;
};

static int read_bytes(GifFileType *gif, GifByteType *into, int length)
{
    struct reading_bytes *bytes = gif->UserData;
    size_t count = (size_t)length < bytes->left ? (size_t)length : bytes->left;
    memcpy(into, bytes->at, count);
    bytes->at += count;
    bytes->left -= count;
    return (int)count;
}

/* Lays a picture of the film over what is shown. Returns how many of its pixels change nothing and
 * are not transparent. */
static unsigned lay(const GifFileType *gif, int number, struct pixmap *shown)
{
    const SavedImage *image = &gif->SavedImages[number];
    const GifImageDesc *place = &image->ImageDesc;
    GraphicsControlBlock control;
    unsigned idle = 0;
    assert_int_equal(DGifSavedExtensionToGCB((GifFileType *)gif, number, &control), GIF_OK);
    for (int y = 0; y < place->Height; y++)
        for (int x = 0; x < place->Width; x++) {
            int index = image->RasterBits[y * place->Width + x];
            const GifColorType *colour = &gif->SColorMap->Colors[index];
            uint32_t rgb = (uint32_t)(colour->Red << 16 | colour->Green << 8 | colour->Blue);
            uint32_t *at = &shown->pixel[(place->Top + y) * shown->cols + place->Left + x];
            if (index == control.TransparentColor)
                continue;
            idle += *at == rgb;
            *at = rgb;
        }
    return idle;
}

static bool is_of_theme(uint32_t rgb)
{
    for (uint16_t ink = 0; ink < INKS_ALL; ink++)
        if (!theme_colour(theme_default(), ink)->is_own && rgb_of(ink) == rgb)
            return true;
    return false;
}

static bool is_near(uint32_t a, uint32_t b)
{
    enum { AWAY = 8 };
    for (unsigned shift = 0; shift < 24; shift += 8)
        if (abs((int)(a >> shift & 0xff) - (int)(b >> shift & 0xff)) > AWAY)
            return false;
    return true;
}

/* What is shown for a colour: the same one in all pictures, whichever pixels are transparent. By
 * the uppermost six bits of each part; 0: not seen yet. */
static uint32_t shown_for[1 << 18];

/* Mixed colours become those of the theme, which stay as they are. */
static void expect_picture(const struct pixmap *shown, const struct pixmap *painted)
{
    enum { SEEN = 1 << 24 };
    assert_int_equal(painted->rows, shown->rows);
    assert_int_equal(painted->cols, shown->cols);
    for (int p = 0; p < shown->rows * shown->cols; p++) {
        uint32_t rgb = painted->pixel[p];
        uint32_t *same =
            &shown_for[(rgb >> 18 & 63) << 12 | (rgb >> 10 & 63) << 6 | (rgb >> 2 & 63)];
        if (*same == 0) {
            *same = shown->pixel[p] | SEEN;
            if (is_of_theme(rgb))
                assert_true(is_near(shown->pixel[p], rgb));
        }
        if (*same != (shown->pixel[p] | SEEN))
            fail_msg("pixel %d: %06x is shown for %06x", p, shown->pixel[p], rgb);
    }
}

static GifFileType *open_film(struct reading_bytes *bytes)
{
    int error;
    GifFileType *gif = DGifOpen(bytes, read_bytes, &error);
    assert_non_null(gif);
    assert_int_equal(DGifSlurp(gif), GIF_OK);
    return gif;
}

static void test_a_film_shows_every_turn(void **state)
{
    (void)state;
    int error;
    size_t length, moves[FILM_MAX];
    struct export_request request = {.format = EXPORT_GIF, .turn = 24, .tile = 20};
    char *text = exported(&session, request, &length);
    GifFileType *gif = open_film(&(struct reading_bytes){text, length});
    struct exporting *exporting = begin_at(request.turn, FRAME_SIZE_BEST);
    exporting->request.tile = request.tile;
    static struct viewport seen[CAMERA_PICTURES_MAX];
    unsigned count = exporting_film(exporting, moves), images = 0;
    assert_int_equal(count, request.turn);
    exporting_follow(exporting, moves, count, exporting_board_cols(exporting), seen);
    assert_true(seen[0].size > seen[(count - 1) * FILM_SHOTS].size);
    struct pixmap shown = {.rows = gif->SHeight, .cols = gif->SWidth};
    shown.pixel = calloc((size_t)shown.rows * (size_t)shown.cols, sizeof *shown.pixel);
    memset(shown_for, 0, sizeof shown_for);
    for (unsigned shot = 0; shot <= (count - 1) * FILM_SHOTS; shot++) {
        struct pixmap painted;
        if (shot % FILM_SHOTS > 0 && memcmp(&seen[shot], &seen[shot - 1], sizeof seen[0]) == 0)
            continue;
        unsigned idle = lay(gif, (int)images, &shown);
        if (images++ > 0)
            assert_int_equal(idle, 0);
        exporting->plan.seen = seen[shot];
        assert_true(exporting_paint(exporting, moves[shot / FILM_SHOTS], &painted));
        expect_picture(&shown, &painted);
        pixmap_free(&painted);
    }
    assert_int_equal(gif->ImageCount, images);
    pixmap_free(&shown);
    DGifCloseFile(gif, &error);
    end(exporting);
    free(text);
}

#endif

static unsigned count_of(const char *text, const char *what)
{
    unsigned count = 0;
    for (const char *at = text; (at = strstr(at, what)) != NULL; at += strlen(what))
        count++;
    return count;
}

static void test_a_drawing_names_its_tiles_and_escapes_names(void **state)
{
    (void)state;
    struct session other;
    struct problem problem;
    size_t length;
    assert_true(session_load(&other, GAME, &problem));
    strcpy(other.head.name[0], "A<&>");
    char *text = exported(&other, (struct export_request){.format = EXPORT_SVG}, &length);
    assert_int_equal(count_of(text, "<title>"), other.game.board.tiles);
    assert_int_equal(count_of(text, "</title>"), other.game.board.tiles);
    assert_non_null(strstr(text, "A&lt;&amp;>"));
    assert_null(strstr(text, "A<&"));
    assert_non_null(strstr(text, "Road, "));
    assert_int_equal(count_of(text, "<text "), count_of(text, "</text>"));
    assert_string_equal(text + length - 7, "</svg>\n");
    session_close(&other);
    free(text);
}

static void expect_problem(struct export_order order, const char *expected)
{
    struct problem problem;
    assert_false(export_file(&order, &problem));
    assert_string_equal(problem.text, expected);
}

static void test_what_cannot_be_exported_is_said(void **state)
{
    (void)state;
    char path[256], expected[320];
    struct problem problem;
    struct export_order order = {.path = GAME,
                                 .to = played_path(path, folder, "game.svg"),
                                 .theme = "default",
                                 .request.format = EXPORT_SVG};
    assert_true(export_file(&order, &problem));
    snprintf(expected, sizeof expected, "%s: exists already: expected another name", path);
    expect_problem(order, expected);
    order.to = played_path(path, folder, "other.svg");
    order.request.turn = 200;
    snprintf(expected, sizeof expected, "turn 200: expected 1 to %u, the turns of this game",
             (unsigned)session.game.turn.number);
    expect_problem(order, expected);
    assert_int_equal(access(path, F_OK), -1);
    order.request.turn = 0;
    order.path = "/dev/null/none";
    expect_problem(order, "/dev/null/none: cannot be opened: Not a directory");
    assert_int_equal(access(path, F_OK), -1);
}

/* What the program prints, to be freed. */
static char *printed(const char *command, size_t *length)
{
    FILE *out = popen(command, "r");
    enum { MOST = 1 << 24 };
    char *text = malloc(MOST);
    assert_non_null(out);
    assert_non_null(text);
    *length = fread(text, 1, MOST - 1, out);
    text[*length] = '\0';
    assert_int_equal(pclose(out), 0);
    return text;
}

static void test_a_game_is_shown_turn_by_turn(void **state)
{
    (void)state;
    size_t length;
    char *text = printed("'" BASTIDE_PROGRAM "' show '" GAME "'", &length);
    golden_expect("export/show.txt", text);
    free(text);
}

/* `{"format":1,"settings":…}` of a record with that head. */
static json_t *shown_as_json(const char *head)
{
    char path[256], command[640];
    size_t length;
    played_write(played_path(path, folder, "shown.bastide"), head, strlen(head));
    snprintf(command, sizeof command, "'" BASTIDE_PROGRAM "' show --json '%s'", path);
    char *text = printed(command, &length);
    json_t *game = json_loads(text, 0, NULL);
    assert_non_null(game);
    unlink(path);
    free(text);
    return game;
}

/* Every option has the value that the head gives it. */
static void expect_options(const json_t *said, const struct options *options)
{
    for (unsigned o = 0; o < OPTIONS_COUNT; o++)
        assert_string_equal(json_string_value(json_object_get(said, option_words[o].name)),
                            option_words[o].value[options->value[o]].name);
    assert_int_equal(json_object_size(said), OPTIONS_COUNT);
}

static void expect_settings(const char *text, const char *settings)
{
    struct record_head head;
    struct record_reader reader;
    struct bad_text bad;
    assert_true(record_read_head(&reader, text, strlen(text), &head, &bad));
    json_t *game = shown_as_json(text), *expected = json_loads(settings, 0, NULL);
    json_t *said = json_object_get(game, "settings");
    assert_non_null(expected);
    assert_int_equal(json_integer_value(json_object_get(game, "format")), 1);
    expect_options(json_object_get(said, "options"), &head.options);
    json_object_del(said, "options");
    if (!json_equal(said, expected))
        fail_msg("settings are %s", json_dumps(said, JSON_COMPACT));
    json_decref(expected);
    json_decref(game);
}

/* All that the head of a record says, and what it leaves out because it is as usual. */
static void test_programs_are_told_all_settings(void **state)
{
    (void)state;
    expect_settings("bastide: 1\ndate: 2026-11-21\nplayer: Ann colour=white\n"
                    "player: Ben bot=hard\nsets: base bcb\nedition: 1\n"
                    "option: tiny-city 2\nseed: 18446744073709551615\nchance: manual\n"
                    "aids: squares coach\nclock: 600\n\n# clock 2 125\n",
                    "{\"date\":\"2026-11-21\",\"seats\":["
                    "{\"name\":\"Ann\",\"colour\":\"white\",\"bot\":null,\"used\":0},"
                    "{\"name\":\"Ben\",\"colour\":\"blue\",\"bot\":\"hard\",\"used\":125}],"
                    "\"sets\":[\"base\",\"bcb\"],\"edition\":\"1\","
                    "\"seed\":\"18446744073709551615\",\"chance\":\"manual\","
                    "\"aids\":[\"squares\",\"coach\"],\"clock\":600}");
    expect_settings("bastide: 1\nplayer: Ann\nplayer: Ben\n\n",
                    "{\"date\":null,\"seats\":["
                    "{\"name\":\"Ann\",\"colour\":\"red\",\"bot\":null,\"used\":0},"
                    "{\"name\":\"Ben\",\"colour\":\"blue\",\"bot\":null,\"used\":0}],"
                    "\"sets\":[\"base\"],\"edition\":\"2\","
                    "\"seed\":null,\"chance\":\"auto\","
                    "\"aids\":[\"squares\",\"expected\",\"tiles\",\"dead\",\"territory\","
                    "\"auctions\",\"worth\"],\"clock\":null}");
}

/* In JSON every move has the state after it. */
static void test_a_game_is_shown_to_programs(void **state)
{
    (void)state;
    size_t length;
    char *text = printed("'" BASTIDE_PROGRAM "' show --json '" GAME "'", &length);
    json_t *game = json_loads(text, 0, NULL), *moves = json_object_get(game, "moves");
    assert_string_equal(
        json_string_value(json_object_get(json_object_get(game, "settings"), "seed")), "11");
    assert_int_equal(json_array_size(moves), session.made);
    for (size_t m = 0; m < session.made; m++) {
        const struct game *after =
            m + 1 < session.made ? &session.steps[m + 1].before : &session.game;
        json_t *move = json_array_get(moves, m), *then = json_object_get(move, "state");
        char expected[MOVE_TEXT_SIZE];
        move_print(&session.steps[m].before, session.steps[m].move, expected);
        assert_string_equal(json_string_value(json_object_get(move, "move")), expected);
        assert_int_equal(json_array_size(json_object_get(then, "board")), after->board.tiles);
        json_t *players = json_object_get(then, "players");
        for (unsigned player = 0; player < session.game.options.players; player++)
            assert_int_equal(
                json_integer_value(json_object_get(json_array_get(players, player), "score")),
                after->player[player].score);
    }
    json_decref(game);
    free(text);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_format_gives_the_same_bytes_again),
        cmocka_unit_test(test_text_shows_the_board_in_letters),
        cmocka_unit_test(test_a_picture_is_as_large_as_its_board),
        cmocka_unit_test(test_a_turn_is_shown_when_it_is_over),
        cmocka_unit_test(test_a_recording_shows_every_turn),
        cmocka_unit_test(test_a_recording_fits_its_screen),
        cmocka_unit_test(test_the_whole_board_is_drawn_however_long),
#ifdef BASTIDE_HAS_PIXELS
        cmocka_unit_test(test_a_png_has_the_painted_pixels),
        cmocka_unit_test(test_a_picture_is_as_wide_as_its_board_at_any_size),
        cmocka_unit_test(test_the_largest_size_of_tiles_is_said),
        cmocka_unit_test(test_cells_are_painted_in_the_colours_of_the_theme),
        cmocka_unit_test(test_a_film_shows_every_turn),
#endif
        cmocka_unit_test(test_a_drawing_names_its_tiles_and_escapes_names),
        cmocka_unit_test(test_what_cannot_be_exported_is_said),
        cmocka_unit_test(test_a_game_is_shown_turn_by_turn),
        cmocka_unit_test(test_programs_are_told_all_settings),
        cmocka_unit_test(test_a_game_is_shown_to_programs),
    };
    return cmocka_run_group_tests(tests, open_game, close_game);
}
