/* The small map: when there is one, where it lies, what it shows. */
#include "played.h"

#include "tui/board/board_view.h"
#include "tui/ink.h"
#include "tui/seat_chip.h"
#include "tui/table/board_pane.h"

static struct record_head head;
static struct session session;
static struct seats seats;
static struct tile_cache painted;
static struct canvas canvas;

/* A game of all sets, played on by chance for so many moves. */
static const struct game *play(uint64_t seed, unsigned moves)
{
    struct rng rng = rng_from_seed(seed);
    struct problem problem;
    head = played_head(3, seed);
    head.options.sets = SETS_DEFAULT;
    strcpy(head.name[0], "Ann");
    strcpy(head.name[1], "Ben");
    strcpy(head.name[2], "Cy");
    assert_true(session_begin(&session, &head, &problem));
    seats = seats_of(&head);
    played_on(&session, &rng, moves);
    return &session.game;
}

static struct viewport viewport_at(struct square at, int size, int rows, int cols)
{
    struct viewport viewport = {.size = size, .rows = rows, .cols = cols};
    viewport.row = at.y * (size / 2) - rows / 2;
    viewport.col = at.x * size - cols / 2;
    return viewport;
}

static void test_only_where_a_tile_is_out_of_view(void **state)
{
    const struct game *game = play(1, 8);
    struct board_scene scene = board_scene_of(game, &seats);
    struct viewport viewport = viewport_fit(&game->board, &zooms_painted, 100, 300);
    (void)state;
    assert_true(viewport_holds(&viewport, &game->board));
    assert_false(minimap_is_needed(&viewport, &game->board));
    assert_int_equal(minimap_place(&scene, &viewport, MAP_NONE).corner, MAP_NONE);
    assert_int_equal(minimap_place_glyphs(&scene, &viewport, MAP_NONE).corner, MAP_NONE);
    viewport.col += viewport.cols / 2;
    assert_true(minimap_is_needed(&viewport, &game->board));
    assert_int_not_equal(minimap_place(&scene, &viewport, MAP_NONE).corner, MAP_NONE);
    session_close(&session);
}

static bool lies_over(const struct minimap *map, const struct viewport *viewport, struct square at)
{
    for (int row = 0; row < map->area.rows; row++)
        for (int col = 0; col < map->area.cols; col++)
            if (square_equal(viewport_square(viewport, map->area.row + row, map->area.col + col),
                             at))
                return true;
    return false;
}

static void put_ghost(struct board_scene *scene, struct square at)
{
    board_scene_remove(scene, BOARD_MARK_GHOST);
    board_scene_add_ghost(scene, tile_set_start[SET_BASE], EDGE_N, at, 0);
}

static bool shows_what_is_out_of_view(const struct minimap *map, const struct board *board,
                                      const struct viewport *viewport)
{
    bool shows = false;
    for (unsigned t = 0; t < board->tiles; t++) {
        struct square at = board->tile[t].at;
        int row = viewport_row(viewport, at), col = viewport_col(viewport, at);
        shows |= at.x >= map->span.west && at.x <= map->span.east && at.y >= map->span.north &&
                 at.y <= map->span.south &&
                 (row < 0 || row + viewport->size / 2 > viewport->rows || col < 0 ||
                  col + viewport->size > viewport->cols);
    }
    return shows;
}

/* The map lies in its corner, takes a sixth of the view at most, is never over what is chosen, and
 * shows something that the view does not. */
static void check_place(const struct minimap *map, const struct board_scene *scene,
                        const struct viewport *viewport)
{
    bool east = map->corner == MAP_NORTH_EAST || map->corner == MAP_SOUTH_EAST;
    bool south = map->corner == MAP_SOUTH_EAST || map->corner == MAP_SOUTH_WEST;
    if (map->corner == MAP_NONE)
        return;
    assert_int_equal(map->area.row, south ? viewport->rows - map->area.rows : 0);
    assert_int_equal(map->area.col, east ? viewport->cols - map->area.cols : 0);
    assert_true(map->area.rows > 0 && map->area.cols > 0);
    assert_true(6 * map->area.rows * map->area.cols <= viewport->rows * viewport->cols);
    assert_true(shows_what_is_out_of_view(map, &scene->game->board, viewport));
    for (unsigned m = 0; m < scene->marks; m++)
        if (scene->mark[m].kind != BOARD_MARK_FOLLOWER)
            assert_false(lies_over(map, viewport, scene->mark[m].at));
}

static void test_never_over_what_is_chosen(void **state)
{
    static const int sizes[] = {6, 8, 12};
    unsigned placed = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        const struct game *game = play(seed, 120);
        struct board_scene scene = board_scene_of(game, &seats);
        enum map_corner before = MAP_NONE;
        board_scene_add_tile(&scene, BOARD_MARK_LAST, (tile_number)(game->board.tiles - 1), 0);
        for (unsigned open = 0; open < game->board.opens; open++)
            for (unsigned s = 0; s < 3; s++) {
                struct square at = board_open_square(&game->board, open);
                board_scene_remove(&scene, BOARD_MARK_OPEN);
                put_ghost(&scene, at);
                if (open % 2 == 0)
                    board_scene_add_square(
                        &scene, BOARD_MARK_OPEN,
                        board_open_square(&game->board, (open + 1) % game->board.opens));
                struct viewport viewport = viewport_at(at, sizes[s], 21, 54);
                struct minimap map = minimap_place(&scene, &viewport, before);
                check_place(&map, &scene, &viewport);
                placed += map.corner != MAP_NONE;
                before = map.corner;
                viewport = viewport_at(at, s == 0 ? GLYPH_SMALL_SIZE : GLYPH_VIEWPORT_SIZE, 21, 54);
                map = minimap_place_glyphs(&scene, &viewport, before);
                check_place(&map, &scene, &viewport);
            }
        session_close(&session);
    }
    assert_true(placed > 100);
}

/* While the ghost goes about in the middle of the view, the map stays where it is. */
static void test_stays_in_its_corner(void **state)
{
    const struct game *game = play(3, 120);
    struct board_scene scene = board_scene_of(game, &seats);
    struct viewport viewport = viewport_at((struct square){0, 0}, 12, 47, 156);
    struct minimap first = minimap_place(&scene, &viewport, MAP_NONE);
    (void)state;
    assert_int_not_equal(first.corner, MAP_NONE);
    for (int x = -1; x <= 1; x++) {
        put_ghost(&scene, (struct square){(int16_t)x, 0});
        assert_int_equal(minimap_place(&scene, &viewport, first.corner).corner, first.corner);
    }
    put_ghost(&scene, viewport_square(&viewport, first.area.row, first.area.col));
    assert_int_not_equal(minimap_place(&scene, &viewport, first.corner).corner, first.corner);
    session_close(&session);
}

/* Another corner that would be only a little better does not draw it away. */
static void test_does_not_jump_for_little(void **state)
{
    unsigned kept = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 8; seed++) {
        const struct game *game = play(seed, 120);
        struct board_scene scene = board_scene_of(game, &seats);
        for (int y = -3; y <= 3; y++) {
            struct viewport viewport = viewport_at((struct square){0, (int16_t)y}, 12, 47, 156);
            enum map_corner best = minimap_place(&scene, &viewport, MAP_NONE).corner;
            for (unsigned corner = MAP_SOUTH_EAST; corner < MAP_CORNERS; corner++)
                kept += corner != (unsigned)best &&
                        minimap_place(&scene, &viewport, corner).corner == corner;
        }
        session_close(&session);
    }
    assert_true(kept > 0);
}

static void test_a_cell_of_the_map_is_a_square(void **state)
{
    const struct game *game = play(3, 120);
    struct board_scene scene = board_scene_of(game, &seats);
    struct viewport viewport = viewport_at((struct square){0, 0}, 12, 47, 156);
    struct minimap map = minimap_place(&scene, &viewport, MAP_NONE);
    struct square at;
    (void)state;
    assert_false(minimap_square(&map, map.area.row - 1, map.area.col, &at));
    assert_false(minimap_square(&map, map.area.row, map.area.col + map.area.cols, &at));
    assert_true(minimap_square(&map, map.area.row, map.area.col, &at));
    assert_int_equal(at.x, map.span.west);
    assert_int_equal(at.y, map.span.north);
    assert_true(minimap_square(&map, map.area.row + map.area.rows - 1,
                               map.area.col + map.area.cols - 1, &at));
    assert_int_equal(at.x, map.span.east);
    session_close(&session);
}

/* The ink of the map's pixel x,y of a square. */
static uint16_t ink_at(const struct minimap *map, struct square at, int x, int y)
{
    int col = (at.x - map->span.west) * map->scale + x;
    int pixel = (at.y - map->span.north) * map->scale + y;
    const struct cell *cell = canvas_cell(&canvas, map->area.row + pixel / 2, map->area.col + col);
    return pixel % 2 == 0 || cell->glyph == ' ' ? cell->glyph == ' ' ? cell->paper : cell->ink
                                                : cell->paper;
}

static bool has_ink(const struct minimap *map, struct square at, uint16_t ink)
{
    bool found = false;
    for (int y = 0; y < map->scale; y++)
        for (int x = 0; x < map->scale; x++)
            found |= ink_at(map, at, x, y) == ink;
    return found;
}

/* Every tile is there, followers are dots, and what matters is marked. */
static void check_pixels(const struct viewport *viewport, int scale)
{
    const struct game *game = &session.game;
    struct board_scene scene = board_scene_of(game, &seats);
    struct area view = {0, 0, viewport->rows, viewport->cols};
    struct square legal[] = {board_open_square(&game->board, 0),
                             board_open_square(&game->board, 1)};
    struct square ghost_at = board_open_square(&game->board, 2);
    board_scene_add_tile(&scene, BOARD_MARK_LAST, 0, 0);
    board_scene_add_legal(&scene, legal, 2, 1);
    put_ghost(&scene, ghost_at);
    struct minimap map = minimap_place(&scene, viewport, MAP_NONE);
    assert_int_not_equal(map.corner, MAP_NONE);
    assert_int_equal(map.scale, scale);
    canvas_clear(&canvas, viewport->rows, viewport->cols);
    minimap_draw(&map, &canvas, view, &scene, viewport, &painted);
    assert_true(has_ink(&map, game->board.tile[0].at, INK_STRONG));
    assert_true(has_ink(&map, ghost_at, INK_BOARD_OFFER));
    for (unsigned t = 1; t < game->board.tiles; t++)
        assert_false(ink_at(&map, game->board.tile[t].at, 0, 0) == INK_BOARD_MAP);
    for (unsigned f = 0; f < game->followers.count; f++) {
        const struct follower *follower = &game->followers.follower[f];
        tile_number tile = feature_tile(&game->features, follower->node);
        if (f + 1 == game->followers.count && tile != 0)
            assert_true(
                has_ink(&map, game->board.tile[tile].at, seat_body(&seats.seat[follower->player])));
    }
}

static void test_what_the_pixels_show(void **state)
{
    (void)state;
    play(3, 120);
    struct viewport large = viewport_at((struct square){0, 0}, 12, 60, 170);
    struct viewport small = viewport_at((struct square){0, 0}, 8, 21, 54);
    check_pixels(&large, 2);
    check_pixels(&small, 1);
    session_close(&session);
}

/* The outline of the view parts what is seen from what is not. */
static void test_the_views_outline(void **state)
{
    const struct game *game = play(3, 120);
    struct board_scene scene = board_scene_of(game, &seats);
    struct viewport viewport = viewport_at((struct square){0, 0}, 16, 40, 100);
    struct area view = {0, 0, viewport.rows, viewport.cols};
    struct minimap map = minimap_place(&scene, &viewport, MAP_NONE);
    unsigned bright = 0, dim = 0;
    (void)state;
    canvas_clear(&canvas, viewport.rows, viewport.cols);
    minimap_draw(&map, &canvas, view, &scene, &viewport, &painted);
    for (unsigned t = 0; t < game->board.tiles; t++)
        for (unsigned substance = 0; substance < SUBSTANCE_COUNT; substance++) {
            struct square at = game->board.tile[t].at;
            bool is_dim = has_ink(&map, at, board_ink_of(substance, TONE_DIM, 0));
            bool is_bright = has_ink(&map, at, board_ink_of(substance, TONE_PLAIN, 0));
            if (is_dim)
                assert_false(viewport_shows(&viewport, at));
            if (is_bright)
                assert_true(viewport_shows(&viewport, at));
            bright += is_bright;
            dim += is_dim;
        }
    assert_true(bright > 0 && dim > 0);
    unsigned frame = 0, empty = 0;
    for (int col = 0; col < map.area.cols; col++)
        for (int row = 0; row < map.area.rows; row++) {
            const struct cell *cell = canvas_cell(&canvas, map.area.row + row, map.area.col + col);
            frame += cell->ink == INK_BOARD_CURSOR || cell->paper == INK_BOARD_CURSOR;
            empty += cell->paper == INK_BOARD_MAP;
        }
    assert_true(frame > 20);
    assert_true(empty > 0);
    session_close(&session);
}

/* Letters where there is room, and where they move together; the view between brackets, or beside
 * heavy lines. */
static void check_letters(const struct viewport *viewport, bool is_tight)
{
    const struct game *game = &session.game;
    struct board_scene scene = board_scene_of(game, &seats);
    struct area view = {0, 0, viewport->rows, viewport->cols};
    put_ghost(&scene, board_open_square(&game->board, 2));
    struct minimap map = minimap_place_glyphs(&scene, viewport, MAP_NONE);
    assert_int_not_equal(map.corner, MAP_NONE);
    assert_int_equal(map.is_tight, is_tight);
    canvas_clear(&canvas, viewport->rows, viewport->cols);
    minimap_draw_glyphs(&map, &canvas, view, &scene, viewport, GLYPHS_PLAIN);
    struct area inside = minimap_inside(&map);
    unsigned letters[128] = {0}, heavy = 0;
    for (int row = map.area.row; row < map.area.row + map.area.rows; row++)
        for (int col = map.area.col; col < map.area.col + map.area.cols; col++) {
            const struct cell *cell = canvas_cell(&canvas, row, col);
            assert_true(cell->glyph > 0 && cell->glyph < 128);
            if (area_holds(inside, row, col))
                letters[cell->glyph]++;
            else
                heavy += cell->ink == INK_BOARD_CURSOR;
        }
    assert_int_equal(letters['@'], 1);
    assert_int_equal(letters['['], letters[']']);
    assert_int_equal(letters['['] > 0, !is_tight);
    assert_int_equal(heavy > 0, is_tight);
    assert_true(letters['#'] > 0);
    unsigned followers =
        letters['A'] + letters['a'] + letters['B'] + letters['b'] + letters['C'] + letters['c'];
    struct tile_mask tiles = {{0}};
    unsigned occupied = 0;
    for (unsigned f = 0; f < game->followers.count; f++) {
        tile_number tile = feature_tile(&game->features, game->followers.follower[f].node);
        occupied += !tile_mask_has(&tiles, tile);
        tiles.bits[tile / 64] |= (uint64_t)1 << (tile % 64);
    }
    assert_int_equal(followers, occupied);
}

static void test_what_the_letters_show(void **state)
{
    (void)state;
    play(3, 60);
    struct viewport small = viewport_at((struct square){0, 0}, GLYPH_VIEWPORT_SIZE, 24, 53);
    struct viewport large = viewport_at((struct square){0, 0}, GLYPH_VIEWPORT_SIZE, 34, 60);
    check_letters(&small, true);
    check_letters(&large, false);
    session_close(&session);
}

/* A cathedral is a landmark in both pictures. */
static void test_IN3_a_cathedral_is_seen_on_the_map(void **state)
{
    struct game game = *play(3, 60);
    (void)state;
    game.followers.count = 0;
    game.board.tile[1].kind = tile_kind_find("Cccc.c");
    struct square at = game.board.tile[1].at;
    struct board_scene scene = board_scene_of(&game, &seats);
    struct viewport viewport = viewport_at((struct square){0, 0}, 8, 21, 54);
    struct area view = {0, 0, viewport.rows, viewport.cols};
    struct minimap map = minimap_place_glyphs(&scene, &viewport, MAP_NONE);
    canvas_clear(&canvas, viewport.rows, viewport.cols);
    minimap_draw_glyphs(&map, &canvas, view, &scene, &viewport, GLYPHS_LINES);
    unsigned cathedrals = 0;
    for (int cell = 0; cell < canvas.rows * canvas.cols; cell++)
        cathedrals += canvas.cell[cell].glyph == glyph_of_mark(MARK_CATHEDRAL, GLYPHS_LINES);
    assert_int_equal(cathedrals, 1);
    map = minimap_place(&scene, &viewport, MAP_NONE);
    canvas_clear(&canvas, viewport.rows, viewport.cols);
    minimap_draw(&map, &canvas, view, &scene, &viewport, &painted);
    assert_true(has_ink(&map, at, board_ink_of(SUBSTANCE_CATHEDRAL_ROOF, TONE_PLAIN, 0)) ||
                has_ink(&map, at, board_ink_of(SUBSTANCE_CATHEDRAL_ROOF, TONE_DIM, 0)));
    session_close(&session);
}

static bool is_within(struct span span, struct span whole)
{
    return span.west >= whole.west && span.east <= whole.east && span.north >= whole.north &&
           span.south <= whole.south && span.west <= span.east && span.north <= span.south;
}

static unsigned count_arrows(struct area area)
{
    unsigned arrows = 0;
    for (int row = area.row; row < area.row + area.rows; row++)
        for (int col = area.col; col < area.col + area.cols; col++) {
            const struct cell *cell = canvas_cell(&canvas, row, col);
            arrows += cell->ink == INK_KEY && cell->glyph < 128 &&
                      strchr("<>^v", (int)cell->glyph) != NULL;
        }
    return arrows;
}

/* A board higher than any view: the map shows the part around what is seen, and where it goes on.
 */
static void test_is_cut_where_it_is_too_large(void **state)
{
    static struct game game;
    struct options options = options_default();
    struct neighbours neighbours;
    struct area view = {0, 0, 21, 54};
    (void)state;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    seats = (struct seats){.count = 2};
    for (int y = 1; y < 60; y++)
        board_lay(&game.board, (struct square){0, (int16_t)y}, tile_set_start[SET_BASE], EDGE_N,
                  &neighbours);
    struct board_scene scene = board_scene_of(&game, &seats);
    for (int in_glyphs = 0; in_glyphs <= 1; in_glyphs++)
        for (int y = -1; y <= 60; y++) {
            struct square at = {0, (int16_t)y};
            struct viewport viewport = viewport_at(at, 8, 21, 54);
            put_ghost(&scene, (struct square){1, (int16_t)y});
            struct minimap map = in_glyphs ? minimap_place_glyphs(&scene, &viewport, MAP_NONE)
                                           : minimap_place(&scene, &viewport, MAP_NONE);
            check_place(&map, &scene, &viewport);
            assert_int_not_equal(map.corner, MAP_NONE);
            assert_true(is_within(map.span, map.whole));
            assert_true(map.span.north <= y && y <= map.span.south);
            canvas_clear(&canvas, 21, 54);
            if (in_glyphs)
                minimap_draw_glyphs(&map, &canvas, view, &scene, &viewport, GLYPHS_PLAIN);
            else
                minimap_draw(&map, &canvas, view, &scene, &viewport, &painted);
            assert_int_equal(count_arrows(map.area), (map.span.north > map.whole.north) +
                                                         (map.span.south < map.whole.south));
            assert_true(count_arrows(map.area) > 0);
            for (int row = 0; row < 21; row++) /* nothing of what is cut off lies elsewhere */
                for (int col = 0; col < 54; col++)
                    assert_true(area_holds(map.area, row, col) ||
                                canvas_cell(&canvas, row, col)->glyph == ' ');
        }
}

/* A view so small that the map would hide what is chosen, wherever it lay: none, and no fault. */
static void test_is_missing_where_it_would_hide_the_choice(void **state)
{
    const struct game *game = play(3, 120);
    struct board_scene scene = board_scene_of(game, &seats);
    struct viewport viewport = viewport_at((struct square){0, 0}, 24, 12, 24);
    (void)state;
    viewport.row = 0;
    viewport.col = 0;
    put_ghost(&scene, (struct square){0, 0});
    assert_true(minimap_is_needed(&viewport, &game->board));
    assert_int_equal(minimap_place(&scene, &viewport, MAP_NONE).corner, MAP_NONE);
    session_close(&session);
}

static void test_its_key_says_why_there_is_none(void **state)
{
    const struct game *game = play(3, 120);
    struct board_pane pane = {.viewport = viewport_fit(&game->board, &zooms_painted, 100, 300)};
    (void)state;
    assert_string_equal(board_pane_turn_map(&pane, game), "The whole board is in view.");
    pane.viewport = viewport_at((struct square){0, 0}, 24, 12, 24);
    assert_string_equal(board_pane_turn_map(&pane, game),
                        "No room for the map: zoom out or move the board.");
    assert_false(pane.hides_map);
    pane.map.corner = MAP_SOUTH_EAST;
    assert_null(board_pane_turn_map(&pane, game));
    assert_true(pane.hides_map);
    pane.map.corner = MAP_NONE;
    assert_null(board_pane_turn_map(&pane, game));
    assert_false(pane.hides_map);
    session_close(&session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_only_where_a_tile_is_out_of_view),
        cmocka_unit_test(test_never_over_what_is_chosen),
        cmocka_unit_test(test_stays_in_its_corner),
        cmocka_unit_test(test_does_not_jump_for_little),
        cmocka_unit_test(test_a_cell_of_the_map_is_a_square),
        cmocka_unit_test(test_what_the_pixels_show),
        cmocka_unit_test(test_the_views_outline),
        cmocka_unit_test(test_what_the_letters_show),
        cmocka_unit_test(test_IN3_a_cathedral_is_seen_on_the_map),
        cmocka_unit_test(test_is_cut_where_it_is_too_large),
        cmocka_unit_test(test_its_key_says_why_there_is_none),
        cmocka_unit_test(test_is_missing_where_it_would_hide_the_choice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
