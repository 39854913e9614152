/* The marks of a scene: they lie in the order of the table, and each can be seen in both pictures.
 */
#include "played.h"

#include "tui/board/board_view.h"
#include "tui/board/pixels.h"
#include "tui/ink.h"
#include "tui/seat_chip.h"

enum { ROWS = 40, COLS = 120 };

static struct session session;
static struct record_head head;
static struct seats seats;
static struct tile_cache tiles;

static const struct game *play(void)
{
    struct rng rng = rng_from_seed(7);
    struct problem problem;
    head = played_head(3, 7);
    head.options.sets = SETS_DEFAULT;
    for (unsigned player = 0; player < 3; player++)
        snprintf(head.name[player], sizeof head.name[player], "%c", (char)('A' + player));
    assert_true(session_begin(&session, &head, &problem));
    seats = seats_of(&head);
    played_on(&session, &rng, 40);
    return &session.game;
}

static void test_marks_lie_in_the_order_of_their_kinds(void **state)
{
    const struct game *game = play();
    struct board_scene scene = board_scene_of(game, &seats);
    (void)state;
    assert_int_equal(scene.marks, game->followers.count);
    for (unsigned kind = BOARD_MARK_KINDS; kind-- > 0;)
        for (int16_t x = 0; kind != BOARD_MARK_FOLLOWER && x < 3; x++)
            board_scene_add_square(&scene, (enum board_mark_kind)kind, (struct square){x, 0});
    for (unsigned m = 1; m < scene.marks; m++)
        assert_true(scene.mark[m - 1].kind < scene.mark[m].kind ||
                    (scene.mark[m - 1].kind == scene.mark[m].kind &&
                     (scene.mark[m].kind == BOARD_MARK_FOLLOWER ||
                      scene.mark[m - 1].at.x + 1 == scene.mark[m].at.x)));
    board_scene_remove(&scene, BOARD_MARK_GHOST);
    assert_null(board_scene_find(&scene, BOARD_MARK_GHOST));
    assert_int_equal(board_scene_count(&scene, BOARD_MARK_CURSOR), 3);
    assert_int_equal(board_scene_count(&scene, BOARD_MARK_PLAN), 3);
    session_close(&session);
}

static void test_a_follower_is_taken_from_where_it_stands(void **state)
{
    const struct game *game = play();
    (void)state;
    assert_true(game->followers.count > 1);
    for (unsigned gone = 0; gone < game->followers.count; gone++) {
        struct board_scene scene = board_scene_of(game, &seats);
        board_scene_remove_follower(&scene, gone);
        assert_int_equal(scene.marks, game->followers.count - 1);
        for (unsigned m = 0; m < scene.marks; m++)
            assert_int_equal(scene.mark[m].node, game->followers.follower[m + (m >= gone)].node);
    }
    session_close(&session);
}

/* A mark of that kind, made of a follower's node, an open square and numbers. */
static struct board_mark mark_of_kind(const struct game *game, enum board_mark_kind kind)
{
    const struct follower *follower = &game->followers.follower[0];
    struct board_mark mark = {
        .kind = (uint8_t)kind, .player = follower->player, .node = follower->node};
    mark.at = game_node_square(game, follower->node);
    if (kind == BOARD_MARK_GHOST)
        mark.tile.kind = tile_set_start[SET_BASE];
    if (kind == BOARD_MARK_PLAN)
        mark.tile.overlays.built[OVERLAY_BRIDGE] = 1 + DIRECTION_NS;
    if (kind == BOARD_MARK_DISTRICT || kind == BOARD_MARK_BRIGHT)
        mark.more.cols = mark.more.rows = 1;
    if (kind == BOARD_MARK_OFFER || kind == BOARD_MARK_WORTH)
        mark.number = 7;
    if (kind == BOARD_MARK_LABEL)
        mark.label = (struct board_label){.at = mark.at, .text = "q"};
    if (kind == BOARD_MARK_LEGAL || kind == BOARD_MARK_MENDED || kind == BOARD_MARK_DEAD ||
        kind == BOARD_MARK_OPEN || kind == BOARD_MARK_GHOST)
        mark.at = board_open_square(&game->board, 0);
    return mark;
}

/* Pictures: painted, in letters, in small letters. */
enum { PAINTED, IN_LETTERS, IN_SMALL_LETTERS, PICTURES };

static void draw(struct canvas *canvas, const struct board_scene *scene, int in_letters)
{
    struct area area = {0, 0, ROWS, COLS};
    struct viewport viewport = {.size = in_letters == IN_SMALL_LETTERS ? GLYPH_SMALL_SIZE
                                                                       : GLYPH_VIEWPORT_SIZE,
                                .rows = ROWS,
                                .cols = COLS};
    viewport.row = -ROWS / 2;
    viewport.col = -COLS / 2;
    canvas_clear(canvas, ROWS, COLS);
    if (in_letters)
        glyph_board_draw(canvas, area, scene, &viewport, GLYPHS_PLAIN);
    else
        board_view_draw(canvas, area, scene, &viewport, &tiles);
}

/* One more mark is something more to be seen; the light of a fief only where something is lit up,
 * and never in letters, which are not dimmed. */
static void test_every_mark_is_seen_in_all_pictures(void **state)
{
    static struct canvas without, with;
    const struct game *game = play();
    (void)state;
    for (unsigned kind = 0; kind < BOARD_MARK_KINDS; kind++)
        for (int in_letters = 0; in_letters < PICTURES; in_letters++) {
            bool is_light = kind == BOARD_MARK_BRIGHT;
            struct board_scene scene = board_scene_of(game, &seats);
            if (kind == BOARD_MARK_FOLLOWER || kind == BOARD_MARK_CHOICE)
                board_scene_remove_follower(&scene, 0);
            if (is_light)
                board_scene_light(&scene, game->followers.follower[0].node);
            draw(&without, &scene, in_letters);
            board_scene_add(&scene, mark_of_kind(game, (enum board_mark_kind)kind));
            draw(&with, &scene, in_letters);
            bool differs = memcmp(with.cell, without.cell, ROWS * COLS * sizeof *with.cell) != 0;
            if (differs != (!is_light || in_letters == PAINTED))
                fail_msg("mark %u in picture %d: %s", kind, in_letters,
                         differs ? "seen" : "not seen");
        }
    session_close(&session);
}

static unsigned cells_with(const struct canvas *canvas, uint32_t glyph, uint16_t paper_or_ink)
{
    unsigned cells = 0;
    for (int cell = 0; cell < canvas->rows * canvas->cols; cell++)
        cells += canvas->cell[cell].glyph == glyph && (canvas->cell[cell].ink == paper_or_ink ||
                                                       canvas->cell[cell].paper == paper_or_ink);
    return cells;
}

static unsigned count_with(const struct canvas *canvas, uint16_t ink)
{
    unsigned cells = 0;
    for (int cell = 0; cell < canvas->rows * canvas->cols; cell++)
        cells += canvas->cell[cell].ink == ink || canvas->cell[cell].paper == ink;
    return cells;
}

static unsigned count_changed(const struct canvas *before, const struct canvas *after)
{
    unsigned cells = 0;
    for (int cell = 0; cell < before->rows * before->cols; cell++)
        cells += memcmp(&before->cell[cell], &after->cell[cell], sizeof before->cell[cell]) != 0;
    return cells;
}

/* A large follower, a builder and two meeples on one segment: each letter is seen, and in letters
 * each mark (IN8, TB8: who crosses a drawbridge comes where others stand). Small letters have room
 * for some of them, and the first is one. */
static void test_a_crowd_of_figures_is_seen_one_by_one(void **state)
{
    static const uint8_t crowd[] = {FIGURE_LARGE, FIGURE_MEEPLE, FIGURE_BUILDER, FIGURE_MEEPLE};
    enum { CROWD = sizeof crowd };
    static struct canvas canvas;
    struct game game = *play();
    uint16_t body = seat_body(&seats.seat[0]);
    (void)state;
    game.followers.count = CROWD;
    for (unsigned f = 0; f < CROWD; f++)
        game.followers.follower[f] = (struct follower){
            .player = 0, .figure = crowd[f], .node = game.board.tile[0].first_node};
    struct board_scene scene = board_scene_of(&game, &seats);
    for (int in_letters = 0; in_letters < PICTURES; in_letters++) {
        draw(&canvas, &scene, in_letters);
        uint32_t letter = (unsigned char)seats.seat[0].letter[0];
        unsigned seen = cells_with(&canvas, letter, body);
        if (in_letters == IN_SMALL_LETTERS) {
            assert_in_range(seen, 2, CROWD);
            assert_int_equal(cells_with(&canvas, figure_styles[FIGURE_LARGE].mark, body), 1);
            continue;
        }
        assert_int_equal(seen, CROWD);
        for (unsigned f = 0; f < CROWD && in_letters; f++)
            if (figure_styles[crowd[f]].mark != 0)
                assert_int_equal(cells_with(&canvas, figure_styles[crowd[f]].mark, body), 1);
    }
    session_close(&session);
}

/* In the middle of a tile, on the corner of four squares, a player's or nobody's. */
static void test_figures_are_seen_on_squares_and_corners(void **state)
{
    static struct canvas without, with;
    const struct game *game = play();
    const struct square at = game->board.tile[0].at;
    (void)state;
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        for (unsigned owner = 0; owner < 2; owner++)
            for (int in_letters = 0; in_letters < PICTURES; in_letters++) {
                uint8_t player = owner == 0 ? 1 : NOBODY;
                struct board_mark stands = {.kind = BOARD_MARK_FOLLOWER,
                                            .player = player,
                                            .figure = (uint8_t)figure,
                                            .spot = SPOT_SQUARE,
                                            .at = at};
                struct board_scene scene = board_scene_of(game, &seats), beside;
                uint16_t body = board_scene_inks(&scene, player).paper;
                scene.marks = 0;
                draw(&without, &scene, in_letters);
                board_scene_add(&scene, stands);
                draw(&with, &scene, in_letters);
                assert_true(count_with(&with, body) > count_with(&without, body));
                beside = scene;
                stands.spot = SPOT_CORNER;
                board_scene_add(&beside, stands);
                draw(&without, &beside, in_letters);
                assert_true(count_changed(&without, &with) > 0);
                board_scene_add(&beside, stands);
                draw(&with, &beside, in_letters); /* two of them stand beside each other */
                bool has_room = in_letters != IN_SMALL_LETTERS || figure_styles[figure].mark == 0;
                assert_true(count_changed(&without, &with) > 0 || !has_room);
            }
    session_close(&session);
}

/* Wherever a piece is on the board: on a square, on a corner, beside another one that may be there
 * or on a segment. */
static void test_pieces_elsewhere_are_in_the_scene(void **state)
{
    struct game game = *play();
    const struct square at = game.board.tile[0].at;
    const struct follower first = game.followers.follower[0];
    struct piece tent = {0, FIGURE_MEEPLE, 6}, guide = {1, FIGURE_MEEPLE, 6};
    const struct piece_elsewhere entries[] = {
        {tent, {.kind = PIECE_ON_CORNER, .at = at}},
        {{NOBODY, FIGURE_LARGE, 0}, {.kind = PIECE_ON_SQUARE, .at = at}},
        {{2, FIGURE_MEEPLE, 6}, {.kind = PIECE_CAPTIVE, .player = 0}},
        {guide, {.kind = PIECE_BESIDE, .piece = game_piece(&game, 0)}},
    };
    (void)state;
    memcpy(game.elsewhere.entry, entries, sizeof entries);
    game.elsewhere.count = sizeof entries / sizeof entries[0];
    struct board_scene scene = board_scene_of(&game, &seats);
    const struct board_mark *mark = board_scene_find(&scene, BOARD_MARK_FOLLOWER);
    assert_int_equal(board_scene_count(&scene, BOARD_MARK_FOLLOWER), game.followers.count + 3);
    mark += game.followers.count;
    assert_int_equal(mark[0].spot, SPOT_CORNER);
    assert_true(square_equal(mark[0].at, at));
    assert_int_equal(mark[1].spot, SPOT_SQUARE);
    assert_int_equal(mark[1].player, NOBODY);
    assert_int_equal(mark[2].spot, SPOT_SEGMENT);
    assert_int_equal(mark[2].node, first.node);
    assert_int_equal(mark[2].player, 1);
    session_close(&session);
}

static void test_places_are_numbered_on_squares_and_corners(void **state)
{
    static struct canvas canvas;
    struct board_scene scene = board_scene_of(play(), &seats);
    const struct square at = scene.game->board.tile[0].at;
    (void)state;
    board_scene_add(
        &scene,
        (struct board_mark){.kind = BOARD_MARK_OFFER, .spot = SPOT_SQUARE, .at = at, .number = 1});
    board_scene_add(
        &scene,
        (struct board_mark){.kind = BOARD_MARK_OFFER, .spot = SPOT_CORNER, .at = at, .number = 2});
    for (int in_letters = 0; in_letters < PICTURES; in_letters++) {
        draw(&canvas, &scene, in_letters);
        assert_int_equal(cells_with(&canvas, '1', INK_BOARD_OFFER), 1);
        assert_int_equal(cells_with(&canvas, '2', INK_BOARD_OFFER), 1);
    }
    session_close(&session);
}

static uint16_t pixel_of(struct canvas *canvas, int x, int y)
{
    const struct cell *cell = canvas_cell(canvas, y / 2, x);
    return cell->glyph == ' ' || y % 2 != 0 ? cell->paper : cell->ink;
}

/* It lies on the lines between tiles alone, so it hides no feature; and not in the middle of a
 * side, where roads cross. */
static void test_the_mark_of_the_last_tile_hides_nothing(void **state)
{
    static const int sizes[] = {4, 6, 8, 10, 12, 16, 20, 24};
    static struct canvas without, with;
    const struct game *game = play();
    (void)state;
    for (unsigned s = 0; s < sizeof sizes / sizeof sizes[0]; s++) {
        int size = sizes[s], marked = 0;
        struct viewport viewport = {.size = size, .rows = 2 * size, .cols = 3 * size};
        struct area area = {0, 0, viewport.rows, viewport.cols};
        struct board_scene scene = board_scene_of(game, &seats);
        viewport.row = (game->board.tile[0].at.y - 1) * (size / 2);
        viewport.col = (game->board.tile[0].at.x - 1) * size;
        scene.marks = 0;
        canvas_clear(&without, area.rows, area.cols);
        board_view_draw(&without, area, &scene, &viewport, &tiles);
        board_scene_add_tile(&scene, BOARD_MARK_LAST, 0, 1);
        canvas_clear(&with, area.rows, area.cols);
        board_view_draw(&with, area, &scene, &viewport, &tiles);
        for (int y = 0; y < 2 * area.rows; y++)
            for (int x = 0; x < area.cols; x++) {
                int right = x - size, down = y - size;
                if (pixel_of(&with, x, y) == pixel_of(&without, x, y))
                    continue;
                marked++;
                assert_int_equal(pixel_of(&with, x, y), seat_body(&seats.seat[1]));
                assert_true(right == 0 || right == size || down == 0 || down == size);
                assert_in_range(right, 0, size);
                assert_in_range(down, 0, size);
                assert_true(right != size / 2 && down != size / 2);
            }
        assert_int_equal(marked, 4 * (1 + 2 * (size / 4)));
    }
    session_close(&session);
}

/* The cells in which the figure on a node, or the number of its place, is written lead to it. */
static void test_small_letters_are_hit_where_they_stand(void **state)
{
    struct viewport viewport = {.size = GLYPH_SMALL_SIZE, .rows = ROWS, .cols = COLS};
    const struct game *game = play();
    (void)state;
    viewport.row = -ROWS / 2;
    viewport.col = -COLS / 2;
    for (uint16_t node = 0; node < game->features.nodes; node++) {
        struct board_scene scene = board_scene_of(game, &seats);
        struct follower follower = {.player = 0, .figure = FIGURE_MEEPLE};
        scene.marks = 0;
        board_scene_add_offers(&scene, &node, 1, 1, follower);
        struct glyph_anchor at = glyph_board_anchor(&scene, &viewport, &scene.mark[0]);
        struct board_hit hit = board_hit_at(&scene, &viewport, NULL, at.row, at.col);
        assert_true(hit.nodes > 0);
        assert_int_equal(hit.node[0], node);
        assert_int_equal(board_hit_among(&hit, game, &node, 1), 0);
        if (hit.tile != NO_TILE)
            assert_int_equal(hit.tile, feature_tile(&game->features, node));
    }
    session_close(&session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_marks_lie_in_the_order_of_their_kinds),
        cmocka_unit_test(test_a_follower_is_taken_from_where_it_stands),
        cmocka_unit_test(test_every_mark_is_seen_in_all_pictures),
        cmocka_unit_test(test_a_crowd_of_figures_is_seen_one_by_one),
        cmocka_unit_test(test_figures_are_seen_on_squares_and_corners),
        cmocka_unit_test(test_pieces_elsewhere_are_in_the_scene),
        cmocka_unit_test(test_places_are_numbered_on_squares_and_corners),
        cmocka_unit_test(test_the_mark_of_the_last_tile_hides_nothing),
        cmocka_unit_test(test_small_letters_are_hit_where_they_stand),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
