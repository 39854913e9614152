#include "tui/board/glyph_board.h"

#include "tui/board/board_ink.h"
#include "tui/board/glyph_frame.h"
#include "tui/seat_chip.h"

#include <ctype.h>

struct drawing {
    struct canvas *canvas;
    struct area area;
    const struct board_scene *scene;
    const struct lens *lens;
    enum glyph_set set;
    struct node_mask lit;
};

static void put(const struct drawing *drawing, int row, int col, uint32_t glyph, struct style style)
{
    if (row >= 0 && row < drawing->area.rows && col >= 0 && col < drawing->area.cols && glyph != 0)
        canvas_put(drawing->canvas, drawing->area.row + row, drawing->area.col + col, glyph, style);
}

/* A frame in the gaps around so many squares. */
static void draw_frame_around(const struct drawing *drawing, struct fief_frame squares,
                              enum glyph_frame frame)
{
    struct area lines = {
        lens_row(drawing->lens, squares.at) - 1, lens_col(drawing->lens, squares.at) - 1,
        squares.rows * (GLYPH_TILE_ROWS + 1) + 1, squares.cols * (GLYPH_TILE_COLS + 1) + 1};
    glyph_frame_draw(drawing->canvas, drawing->area, lines, frame, drawing->set);
}

static void draw_frame(const struct drawing *drawing, struct square at, enum glyph_frame frame)
{
    draw_frame_around(drawing, (struct fief_frame){at, 1, 1}, frame);
}

/* What a territory shows in every other column: the letter of the feature's owner, small on fields,
 * as farmers are; 0 where it shows nothing. */
static char letter_of_owner(const struct drawing *drawing, unsigned node, int row, int col,
                            const struct seat **seat)
{
    const struct territory *territory = &drawing->scene->territory;
    int x = col + drawing->lens->col, y = row + drawing->lens->row;
    if (node == NO_NODE || territory->owners[node] == 0 || (x + y) % 2 != 0)
        return 0;
    *seat = &drawing->scene->seats->seat[territory_owner_at(territory, node, x / 2, y, 1)];
    return territory->kind == TERRITORY_FIELDS ? (char)tolower((unsigned char)(*seat)->letter[0])
                                               : (*seat)->letter[0];
}

static unsigned node_of(const struct placed_tile *placed, uint8_t segment)
{
    if (segment == NO_SEGMENT)
        return NO_NODE;
    if (segment != SEGMENT_BRIDGE)
        return placed->first_node + segment;
    return placed->bridge == NO_BRIDGE ? NO_NODE : feature_bridge_node(placed->bridge);
}

static void draw_mark(const struct drawing *drawing, int row, int col, enum glyph_mark mark,
                      unsigned node, uint8_t attribute)
{
    const struct seat *seat;
    char letter = letter_of_owner(drawing, node, row, col, &seat);
    if (letter != 0)
        put(drawing, row, col, (uint32_t)(unsigned char)letter,
            (struct style){seat_body(seat), INK_BOARD_GROUND, CELL_BOLD});
    else
        put(drawing, row, col, glyph_of_mark(mark, drawing->set),
            (struct style){ink_of_mark(mark), INK_BOARD_GROUND, attribute});
}

static uint8_t attribute_of(const struct drawing *drawing, const struct placed_tile *placed,
                            uint8_t segment)
{
    if (segment == NO_SEGMENT)
        return 0;
    unsigned node = node_of(placed, segment);
    return node == NO_NODE || /* a bridge that is not built yet is lit */
                   node_mask_has(&drawing->lit, node) ||
                   node_mask_has(&drawing->scene->territory.paying, node)
               ? CELL_REVERSE
               : 0;
}

/* What lies at an edge: the segment, or the bridge that ends there. */
static uint8_t segment_at(const struct drawing *drawing, const struct placed_tile *placed,
                          unsigned edge)
{
    const struct board *board = &drawing->scene->game->board;
    if (placed->bridge != NO_BRIDGE &&
        board->bridge[placed->bridge].direction == (uint8_t)edge_direction(edge))
        return SEGMENT_BRIDGE;
    return tile_segment_at_edge(placed->kind, placed->orientation, edge);
}

/* What goes on to the neighbour goes on in the gap too. */
static void draw_gap(const struct drawing *drawing, const struct placed_tile *placed, unsigned edge,
                     int row, int col)
{
    static const enum glyph_mark marks[][DIRECTIONS] = {
        [TERRAIN_ROAD] = {MARK_ROAD + 5, MARK_ROAD + 10}, [TERRAIN_CITY] = {MARK_CITY, MARK_CITY}};
    static const enum glyph_mark bridges[DIRECTIONS] = {MARK_BRIDGE_NS, MARK_BRIDGE_EW};
    const struct board *board = &drawing->scene->game->board;
    uint8_t segment = segment_at(drawing, placed, edge);
    enum direction direction = edge_direction(edge);
    if (segment == NO_SEGMENT || board_tile_at(board, square_beside(placed->at, edge)) == NO_TILE)
        return;
    enum glyph_mark mark =
        segment == SEGMENT_BRIDGE
            ? bridges[direction]
            : marks[tile_terrain(placed->kind, placed->orientation, edge)][direction];
    if (mark == MARK_CITY &&
        game_feature_kind(drawing->scene->game, (uint16_t)(placed->first_node + segment)) ==
            FEATURE_CASTLE)
        mark = MARK_CASTLE;
    draw_mark(drawing, row, col, mark, node_of(placed, segment),
              attribute_of(drawing, placed, segment));
}

static void draw_gaps(const struct drawing *drawing, const struct placed_tile *placed)
{
    int row = lens_row(drawing->lens, placed->at), col = lens_col(drawing->lens, placed->at);
    draw_gap(drawing, placed, EDGE_E, row + 1, col + GLYPH_TILE_COLS);
    draw_gap(drawing, placed, EDGE_S, row + GLYPH_TILE_ROWS, col + GLYPH_TILE_COLS / 2);
}

struct glyph_tile glyph_board_tile(const struct game *game, const struct placed_tile *placed)
{
    struct glyph_tile tile = glyph_tile_of(placed->kind, placed->orientation);
    struct castle_half halves[EDGES];
    uint8_t number = (uint8_t)(placed - game->board.tile);
    unsigned castles = castle_halves(game, number, halves);
    glyph_tile_lower(&tile, lowered_gates(game, number));
    for (unsigned h = 0; h < castles; h++)
        glyph_tile_castle(&tile,
                          tile_segment_at_edge(placed->kind, placed->orientation, halves[h].edge));
    if (placed->bridge != NO_BRIDGE)
        glyph_tile_bridge(&tile, (enum direction)game->board.bridge[placed->bridge].direction);
    return tile;
}

static void draw_marks(const struct drawing *drawing, const struct placed_tile *placed,
                       struct glyph_tile tile)
{
    const struct board_scene *scene = drawing->scene;
    int top = lens_row(drawing->lens, placed->at), left = lens_col(drawing->lens, placed->at);
    if (scene->has_bridge && square_equal(scene->bridge_at, placed->at))
        glyph_tile_bridge(&tile, scene->bridge_direction);
    for (int row = 0; row < GLYPH_TILE_ROWS; row++)
        for (int col = 0; col < GLYPH_TILE_COLS; col++)
            draw_mark(drawing, top + row, left + col, (enum glyph_mark)tile.mark[row][col],
                      node_of(placed, tile.segment[row][col]),
                      attribute_of(drawing, placed, tile.segment[row][col]));
}

static void draw_tile(const struct drawing *drawing, const struct placed_tile *placed)
{
    draw_marks(drawing, placed, glyph_board_tile(drawing->scene->game, placed));
    draw_gaps(drawing, placed);
}

static void draw_ghost(const struct drawing *drawing)
{
    const struct board_scene *scene = drawing->scene;
    struct placed_tile ghost = {.at = scene->ghost_at,
                                .kind = scene->ghost_kind,
                                .orientation = scene->ghost_orientation,
                                .bridge = NO_BRIDGE,
                                .first_node = SEGMENT_NODES_MAX - SEGMENTS_MAX};
    struct glyph_tile tile = glyph_tile_of(ghost.kind, ghost.orientation);
    glyph_tile_lower(&tile, scene->ghost_lowered);
    draw_marks(drawing, &ghost, tile);
    draw_frame(drawing, ghost.at, GLYPH_FRAME_GHOST);
}

/* `crowd`: how many stand on the segment before this one; they take the cells beside. */
static void draw_on_node(const struct drawing *drawing, uint16_t node, unsigned crowd, char letter,
                         struct style style)
{
    const struct game *game = drawing->scene->game;
    const struct placed_tile *placed = &game->board.tile[game->features.tile[node]];
    struct glyph_tile tile = glyph_board_tile(game, placed);
    struct glyph_spot spot =
        glyph_tile_spot(&tile, feature_segment_number(&game->features, &game->board, node));
    int aside = crowd % 2 == 0 ? -(int)(crowd / 2) : (int)(crowd + 1) / 2;
    put(drawing, lens_row(drawing->lens, placed->at) + spot.row,
        lens_col(drawing->lens, placed->at) + spot.col + aside, (uint32_t)(unsigned char)letter,
        style);
}

/* Small letters are farmers. Reversed, so that they stand out without colours too. */
static void draw_follower(const struct drawing *drawing, uint16_t node, unsigned player,
                          unsigned crowd)
{
    const struct game *game = drawing->scene->game;
    const struct seat *seat = &drawing->scene->seats->seat[player];
    bool farmer = feature_segment(&game->features, &game->board, node)->kind == FEATURE_FIELD;
    char letter = farmer ? (char)tolower((unsigned char)seat->letter[0]) : seat->letter[0];
    draw_on_node(drawing, node, crowd, letter,
                 (struct style){seat_body(seat), seat_mark(seat), CELL_REVERSE});
}

/* How many of the first `before` followers stand on the segment. */
static unsigned crowd_on(const struct board_scene *scene, uint16_t node, unsigned before)
{
    unsigned crowd = 0;
    for (unsigned f = 0; f < before; f++)
        crowd += f != scene->away && scene->game->followers.follower[f].node == node;
    return crowd;
}

static void draw_figures(const struct drawing *drawing)
{
    const struct board_scene *scene = drawing->scene;
    const struct followers *followers = &scene->game->followers;
    for (unsigned f = 0; f < followers->count; f++)
        if (f != scene->away)
            draw_follower(drawing, followers->follower[f].node, followers->follower[f].player,
                          crowd_on(scene, followers->follower[f].node, f));
    for (unsigned offer = 0; offer < scene->offers; offer++) {
        uint16_t node = scene->offer[offer];
        unsigned crowd = crowd_on(scene, node, followers->count);
        if (offer == scene->chosen)
            draw_follower(drawing, node, scene->offered, crowd);
        else
            draw_on_node(drawing, node, crowd, (char)('1' + offer),
                         (struct style){INK_BOARD_OFFER, INK_BLACK, CELL_REVERSE});
    }
}

/* What each owned field is worth, beside one of its farmers. */
static void write_worths(const struct drawing *drawing)
{
    const struct game *game = drawing->scene->game;
    const struct territory *territory = &drawing->scene->territory;
    for (unsigned w = 0; w < territory->worths; w++) {
        uint16_t node = territory->worth[w].node;
        const struct placed_tile *placed = &game->board.tile[game->features.tile[node]];
        struct glyph_tile tile = glyph_board_tile(game, placed);
        struct glyph_spot spot =
            glyph_tile_spot(&tile, feature_segment_number(&game->features, &game->board, node));
        board_scene_write_worth(
            drawing->canvas, drawing->area, lens_row(drawing->lens, placed->at) + spot.row,
            lens_col(drawing->lens, placed->at) + spot.col + 1, territory->worth[w].points);
    }
}

/* Squares that nothing fits on any more, and the open square that is looked at. */
static void draw_open_squares(const struct drawing *drawing)
{
    const struct board_scene *scene = drawing->scene;
    for (unsigned s = 0; s < scene->deads; s++)
        put(drawing, lens_row(drawing->lens, scene->dead[s]) + GLYPH_TILE_ROWS / 2,
            lens_col(drawing->lens, scene->dead[s]) + GLYPH_TILE_COLS / 2, 'x',
            (struct style){INK_BOARD_LEGAL, INK_BOARD_GROUND, 0});
    if (scene->has_open)
        draw_frame(drawing, scene->open_at, GLYPH_FRAME_GHOST);
}

void glyph_board_draw(struct canvas *canvas, struct area area, const struct board_scene *scene,
                      const struct lens *lens, enum glyph_set set)
{
    struct drawing drawing = {.canvas = canvas,
                              .area = area,
                              .scene = scene,
                              .lens = lens,
                              .set = set,
                              .lit = node_mask_of(scene->game, scene->lit)};
    const struct board *board = &scene->game->board;
    for (unsigned s = 0; s < scene->legals; s++)
        draw_frame(&drawing, scene->legal[s],
                   s < scene->plain ? GLYPH_FRAME_LEGAL : GLYPH_FRAME_BRIDGED);
    for (unsigned t = 0; t < board->tiles; t++)
        if (lens_shows(lens, board->tile[t].at))
            draw_tile(&drawing, &board->tile[t]);
    if (scene->last != NO_TILE)
        draw_frame(&drawing, board->tile[scene->last].at, GLYPH_FRAME_LAST);
    if (scene->ghost_kind != NO_TILE_KIND)
        draw_ghost(&drawing);
    draw_open_squares(&drawing);
    if (scene->has_fief)
        draw_frame_around(&drawing, fief_frame_of(scene->fief), GLYPH_FRAME_FIEF);
    if (scene->cursor != NO_TILE)
        draw_frame(&drawing, board->tile[scene->cursor].at, GLYPH_FRAME_GHOST);
    draw_figures(&drawing);
    write_worths(&drawing);
    board_scene_write_labels(scene, canvas, area, lens, GLYPH_TILE_ROWS, GLYPH_TILE_COLS);
}

void glyph_board_draw_tile(struct canvas *canvas, struct area area, uint8_t kind,
                           unsigned orientation, enum glyph_set set)
{
    struct glyph_tile tile = glyph_tile_of(kind, orientation);
    glyph_tile_lower(&tile, gates_of_kind(kind));
    for (int row = 0; row < GLYPH_TILE_ROWS && row < area.rows; row++)
        for (int col = 0; col < GLYPH_TILE_COLS && col < area.cols; col++) {
            enum glyph_mark mark = (enum glyph_mark)tile.mark[row][col];
            canvas_put(canvas, area.row + row, area.col + col, glyph_of_mark(mark, set),
                       (struct style){ink_of_mark(mark), INK_PANEL, 0});
        }
}
