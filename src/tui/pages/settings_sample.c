#include "tui/pages/settings_sample.h"

#include "choosing/placing.h"
#include "language/language.h"
#include "tui/seat_chip.h"

/* With roads, cities, a castle, pennants, a monastery, bridges and a gate; a follower of everybody;
 * and a tile in hand that fits into the gap. */
static const char record[] = "bastide: 1\n"
                             "player: Ann\n"
                             "player: Ben\n"
                             "player: Cleo\n"
                             "player: Dan\n"
                             "player: Eve\n"
                             "player: Finn\n"
                             "sets: base bcb drawbridges\n"
                             "\n"
                             "- draw CFRF.t\n"
                             "1 place -1,0 n\n"
                             "1 bridge -1,0 ew\n"
                             "1 deploy meeple city n\n"
                             "- draw CFCF\n"
                             "2 place 1,0 n\n"
                             "2 bridge 1,0 ew\n"
                             "2 deploy meeple road e\n"
                             "- draw FFFF.m\n"
                             "3 place 2,0 w\n"
                             "3 bridge 2,0 ew\n"
                             "3 deploy meeple monastery\n"
                             "- draw CcFF+\n"
                             "4 place 2,-1 w\n"
                             "4 deploy meeple field ene\n"
                             "- draw CFRr\n"
                             "5 place -1,-1 s\n"
                             "5 deploy meeple road n\n"
                             "1 castle\n"
                             "- draw CcFF+\n"
                             "6 place 3,-1 e\n"
                             "6 deploy meeple city e\n"
                             "- draw CCCR\n"
                             "1 place 3,0 n\n"
                             "1 pass\n"
                             "- draw CcRF.gate\n"
                             "2 place 0,-1 e\n"
                             "2 pass\n"
                             "- draw CccR+\n";

static const struct square gap = {1, -1};
enum { PLAYED_LAST = 1 }; /* Ben */

void settings_sample_make(struct settings_sample *sample)
{
    struct record_reader reader;
    struct bad_text bad;
    struct move move;
    record_read_head(&reader, record, sizeof record - 1, &sample->head, &bad);
    game_start(&sample->game, &sample->head.options);
    while (record_read_move(&reader, &sample->game, &move, NULL, &bad) == RECORD_MOVE)
        continue;
    sample->seats = seats_of(&sample->head);
    sample->pane.hides_map = true;
}

static void draw_board(struct settings_sample *sample, struct canvas *canvas, struct area board,
                       const struct surroundings *around)
{
    struct placing placing;
    struct board_scene scene = board_scene_of(&sample->game, &sample->seats);
    placing_begin(&placing, &sample->game);
    placing_put(&placing, gap);
    board_scene_add_legal(&scene, placing.where.at, placing.where.squares, placing.where.plain);
    board_scene_add_ghost(&scene, game_hand(&sample->game), placing.orientation, gap, NULL);
    board_scene_add_tile(&scene, BOARD_MARK_LAST, (tile_number)(sample->game.board.tiles - 1),
                         PLAYED_LAST);
    board_pane_prepare(&sample->pane, &sample->game, board, around, gap);
    board_pane_draw(&sample->pane, canvas, board, &scene, around);
}

static void draw_panel(const struct settings_sample *sample, struct canvas *canvas,
                       struct area panel)
{
    const struct {
        const char *text;
        struct style style;
    } line[] = {
        {_("Highlight"), {INK_STRONG, INK_PANEL, CELL_BOLD}},
        {_("Key names"), {INK_KEY, INK_PANEL, CELL_BOLD}},
        {_("Text"), {INK_TEXT, INK_PANEL, 0}},
        {_("Muted text"), {INK_FAINT, INK_PANEL, 0}},
        {_("Gains"), {INK_GOOD, INK_PANEL, 0}},
        {_("Losses, mistakes"), {INK_BAD, INK_PANEL, 0}},
    };
    canvas_fill(canvas, panel, ' ', panel_text);
    int row = panel.row;
    for (unsigned player = 0; player < sample->seats.count; player++)
        seat_chip(canvas, row, panel.col + 1 + 3 * (int)player, &sample->seats.seat[player]);
    row += 2;
    for (size_t i = 0; i < sizeof line / sizeof line[0] && row < panel.row + panel.rows; i++)
        canvas_text(canvas, row++, panel.col + 1, panel.cols - 2, line[i].style, line[i].text);
}

void settings_sample_draw(struct settings_sample *sample, struct canvas *canvas, struct area area,
                          const struct surroundings *around)
{
    enum { PANEL_COLS = 24 };
    draw_board(sample, canvas, (struct area){area.row, area.col, area.rows, area.cols - PANEL_COLS},
               around);
    draw_panel(sample, canvas,
               (struct area){area.row, area.col + area.cols - PANEL_COLS, area.rows, PANEL_COLS});
}
