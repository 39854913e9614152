#include "tui/board/board_scene.h"

#include "tui/ink.h"
#include "tui/seat_chip.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

const struct board_mark_row board_mark_rows[BOARD_MARK_KINDS] = {
#define X(NAME, name, layer, price, reach)                                                         \
    [BOARD_MARK_##NAME] = {LAYER_##layer, PRICE_##price, REACH_##reach},
    BOARD_MARKS(X)
#undef X
};

/* What is on a side board or captive is not seen on the board. */
static void add_elsewhere(struct board_scene *scene, const struct piece_elsewhere *it)
{
    static const uint8_t spots[] = {
        [PIECE_ON_SQUARE] = SPOT_SQUARE, [PIECE_ON_CORNER] = SPOT_CORNER};
    struct piece_place place = it->place;
    while (place.kind == PIECE_BESIDE)
        place = game_piece_place(scene->game, place.piece);
    struct follower figure = {
        .player = it->piece.owner, .figure = it->piece.figure, .node = place.node};
    if (place.kind == PIECE_ON_SEGMENT)
        board_scene_add_follower(scene, BOARD_MARK_FOLLOWER, figure);
    else if (place.kind == PIECE_ON_SQUARE || place.kind == PIECE_ON_CORNER)
        board_scene_add(scene, (struct board_mark){.kind = BOARD_MARK_FOLLOWER,
                                                   .player = figure.player,
                                                   .figure = figure.figure,
                                                   .spot = spots[place.kind],
                                                   .at = place.at});
}

struct board_scene board_scene_of(const struct game *game, const struct seats *seats)
{
    struct board_scene scene;
    scene.game = game;
    scene.seats = seats;
    scene.marks = 0;
    scene.territory = territory_of(game, TERRITORY_NONE);
    for (unsigned f = 0; f < game->followers.count; f++)
        board_scene_add_follower(&scene, BOARD_MARK_FOLLOWER, game->followers.follower[f]);
    for (unsigned e = 0; e < game->elsewhere.count; e++)
        add_elsewhere(&scene, &game->elsewhere.entry[e]);
#define X(show) show(&scene);
    SHOWN(X)
#undef X
    return scene;
}

void board_scene_add(struct board_scene *scene, struct board_mark mark)
{
    unsigned at = scene->marks;
    assert(scene->marks < BOARD_MARKS_MAX);
    while (at > 0 && scene->mark[at - 1].kind > mark.kind)
        at--;
    memmove(&scene->mark[at + 1], &scene->mark[at], (scene->marks - at) * sizeof mark);
    scene->mark[at] = mark;
    scene->marks++;
}

void board_scene_add_square(struct board_scene *scene, enum board_mark_kind kind, struct square at)
{
    board_scene_add(scene, (struct board_mark){.kind = (uint8_t)kind, .at = at});
}

void board_scene_add_tile(struct board_scene *scene, enum board_mark_kind kind, tile_number tile,
                          unsigned player)
{
    board_scene_add(scene, (struct board_mark){.kind = (uint8_t)kind,
                                               .player = (uint8_t)player,
                                               .at = scene->game->board.tile[tile].at});
}

static struct square square_of(const struct board_scene *scene, uint16_t node)
{
    return game_node_square(scene->game, node);
}

void board_scene_add_follower(struct board_scene *scene, enum board_mark_kind kind,
                              struct follower follower)
{
    board_scene_add(scene, (struct board_mark){.kind = (uint8_t)kind,
                                               .player = follower.player,
                                               .figure = follower.figure,
                                               .at = square_of(scene, follower.node),
                                               .node = follower.node});
}

void board_scene_light(struct board_scene *scene, uint16_t node)
{
    if (node != NO_NODE)
        board_scene_add(scene, (struct board_mark){.kind = BOARD_MARK_LIT,
                                                   .at = square_of(scene, node),
                                                   .node = node});
}

void board_scene_add_legal(struct board_scene *scene, const struct square *at, unsigned count,
                           unsigned plain)
{
    for (unsigned s = 0; s < count; s++)
        board_scene_add_square(scene, s < plain ? BOARD_MARK_LEGAL : BOARD_MARK_MENDED, at[s]);
}

void board_scene_add_ghost(struct board_scene *scene, kind_number kind, unsigned orientation,
                           struct square at, const struct overlays *overlays)
{
    const struct board_mark *plan = board_scene_find(scene, BOARD_MARK_PLAN);
    struct board_mark ghost = {.kind = BOARD_MARK_GHOST,
                               .at = at,
                               .tile = {.kind = kind, .orientation = (uint8_t)orientation}};
    if (overlays != NULL)
        ghost.tile.overlays = *overlays;
    if (plan != NULL && square_equal(plan->at, at))
        ghost.tile.overlays = overlays_without(ghost.tile.overlays, &plan->tile.overlays);
    board_scene_add(scene, ghost);
}

void board_scene_add_plan(struct board_scene *scene, struct move move)
{
    struct board_mark plan = {
        .kind = BOARD_MARK_PLAN, .at = move.at, .tile.overlays = overlays_planned(move)};
    if (overlays_has_any(&plan.tile.overlays))
        board_scene_add(scene, plan);
}

void board_scene_add_offers(struct board_scene *scene, const uint16_t *nodes, unsigned count,
                            unsigned chosen, struct follower follower)
{
    for (unsigned offer = 0; offer < count; offer++) {
        follower.node = nodes[offer];
        if (offer == chosen)
            board_scene_add_follower(scene, BOARD_MARK_CHOICE, follower);
        else
            board_scene_add(scene, (struct board_mark){.kind = BOARD_MARK_OFFER,
                                                       .at = square_of(scene, nodes[offer]),
                                                       .node = nodes[offer],
                                                       .number = (int)offer + 1});
    }
}

struct style board_scene_inks(const struct board_scene *scene, unsigned player)
{
    return player == NOBODY ? (struct style){INK_BLACK, INK_STRONG, CELL_BOLD}
                            : seat_style(&scene->seats->seat[player]);
}

char board_count_letter(const struct board_mark *count)
{
    enum { NUMBERED = 9 };
    return count->number <= NUMBERED ? (char)('0' + count->number) : '+';
}

char board_offer_letter(const struct board_mark *offer)
{
    return offer->number == 0 ? '!' : board_count_letter(offer);
}

bool board_count_is_stood_on(const struct board_mark *count)
{
#define X(NAME, ink, is_stood_on) || (count->figure == COUNTED_##NAME && (is_stood_on))
    return false COUNTED(X);
#undef X
}

uint16_t board_count_ink(const struct board_mark *count)
{
    static const uint16_t inks[COUNTED_KINDS + 1] = {
#define X(NAME, ink, is_stood_on) [COUNTED_##NAME] = INK_BOARD_##ink,
        COUNTED(X)
#undef X
            [COUNTED_KINDS] = INK_STRONG};
    return inks[count->figure];
}

void board_scene_count_there(struct board_scene *scene, enum counted counted, uint16_t node,
                             unsigned number)
{
    struct board_mark mark = {.kind = BOARD_MARK_COUNT,
                              .figure = (uint8_t)counted,
                              .at = square_of(scene, node),
                              .node = node,
                              .number = (int)number};
    for (unsigned m = 0; m < scene->marks; m++)
        if (scene->mark[m].kind == BOARD_MARK_COUNT && scene->mark[m].node == node) {
            scene->mark[m] = mark;
            return;
        }
    board_scene_add(scene, mark);
}

const struct board_mark *board_scene_on_count(const struct board_scene *scene,
                                              const struct board_mark *count)
{
    for (unsigned m = 0; m < scene->marks; m++)
        if ((scene->mark[m].kind == BOARD_MARK_FOLLOWER ||
             scene->mark[m].kind == BOARD_MARK_CHOICE) &&
            scene->mark[m].spot == SPOT_SEGMENT && scene->mark[m].node == count->node)
            return &scene->mark[m];
    return NULL;
}

bool board_mark_is_beside(const struct board_mark *a, const struct board_mark *b)
{
    return a->spot == b->spot &&
           (a->spot == SPOT_SEGMENT ? a->node == b->node : square_equal(a->at, b->at));
}

bool board_mark_lies(const struct board_scene *scene, const struct board_mark *figure)
{
    const struct game *game = scene->game;
    return figure->spot == SPOT_SEGMENT &&
           kind_pays_late(feature_segment(&game->features, &game->board, figure->node)->kind);
}

void board_scene_add_squares(struct board_scene *scene, enum board_mark_kind kind,
                             struct square first, struct square last)
{
    board_scene_add(scene, (struct board_mark){
                               .kind = (uint8_t)kind,
                               .at = first,
                               .more = {(int8_t)(last.x - first.x), (int8_t)(last.y - first.y)}});
}

void board_scene_add_district(struct board_scene *scene, uint16_t node)
{
    struct square first, last;
#define X(find)                                                                                    \
    if (node != NO_NODE && find(scene->game, node, &first, &last)) {                               \
        board_scene_add_squares(scene, BOARD_MARK_DISTRICT, first, last);                          \
        board_scene_add_squares(scene, BOARD_MARK_BRIGHT, first, last);                            \
    }
    DISTRICTS(X)
#undef X
}

void board_scene_add_label(struct board_scene *scene, struct board_label label)
{
    board_scene_add(scene,
                    (struct board_mark){.kind = BOARD_MARK_LABEL, .at = label.at, .label = label});
}

void board_scene_tint(struct board_scene *scene, enum territory_kind kind)
{
    scene->territory = territory_of(scene->game, kind);
    for (unsigned w = 0; w < scene->territory.worths; w++) {
        const struct field_worth *worth = &scene->territory.worth[w];
        board_scene_add(scene, (struct board_mark){.kind = BOARD_MARK_WORTH,
                                                   .at = square_of(scene, worth->node),
                                                   .node = worth->node,
                                                   .number = worth->points});
    }
}

static void remove_marks(struct board_scene *scene, unsigned from, unsigned count)
{
    scene->marks -= count;
    memmove(&scene->mark[from], &scene->mark[from + count],
            (scene->marks - from) * sizeof scene->mark[0]);
}

/* The number of the first mark of that kind or of one above it. */
static unsigned first_of(const struct board_scene *scene, unsigned kind)
{
    unsigned at = 0;
    while (at < scene->marks && scene->mark[at].kind < kind)
        at++;
    return at;
}

void board_scene_remove(struct board_scene *scene, enum board_mark_kind kind)
{
    remove_marks(scene, first_of(scene, kind), board_scene_count(scene, kind));
}

void board_scene_remove_follower(struct board_scene *scene, unsigned follower)
{
    remove_marks(scene, first_of(scene, BOARD_MARK_FOLLOWER) + follower, 1);
}

const struct board_mark *board_scene_find(const struct board_scene *scene,
                                          enum board_mark_kind kind)
{
    return board_scene_count(scene, kind) > 0 ? &scene->mark[first_of(scene, kind)] : NULL;
}

unsigned board_scene_count(const struct board_scene *scene, enum board_mark_kind kind)
{
    return first_of(scene, (unsigned)kind + 1) - first_of(scene, kind);
}

void board_scene_write_worth(struct canvas *canvas, struct area area, int row, int col, int points)
{
    char text[8];
    int width = snprintf(text, sizeof text, " %d", points);
    if (row >= 0 && row < area.rows && col >= 0 && col + width <= area.cols)
        canvas_text(canvas, area.row + row, area.col + col, width,
                    (struct style){INK_STRONG, INK_BLACK, CELL_BOLD}, text);
}

void board_scene_write_gain(const struct board_scene *scene, struct canvas *canvas,
                            struct area area, int row, int col, const struct board_mark *mark)
{
    const struct seat *seat = &scene->seats->seat[mark->player];
    char text[16];
    int width = snprintf(text, sizeof text, "%s%+d", seat->letter, mark->gain.points);
    col += mark->gain.beside * (width + 1);
    row = row < 0 ? 0 : row < area.rows ? row : area.rows - 1;
    col = col + width > area.cols ? area.cols - width : col;
    canvas_text(canvas, area.row + row, area.col + (col < 0 ? 0 : col), width, seat_style(seat),
                text);
}

/* Reversed, so that they stand out without colours too. */
static void write_label(struct canvas *canvas, struct area area, int row, int col, const char *text)
{
    struct style style = {INK_BOARD_OFFER, INK_BLACK, CELL_REVERSE | CELL_BOLD};
    for (; *text != '\0'; text++, col++)
        if (row >= 0 && row < area.rows && col >= 0 && col < area.cols)
            canvas_put(canvas, area.row + row, area.col + col, (uint32_t)(unsigned char)*text,
                       style);
}

void board_scene_write_label(const struct board_label *label, struct canvas *canvas,
                             struct area area, const struct viewport *viewport, int top,
                             int square_rows, int square_cols)
{
    int aside = (square_cols - canvas_text_width(label->text)) / 2;
    int row = viewport_row(viewport, label->at) + top, col = viewport_col(viewport, label->at);
    write_label(canvas, area, row + (label->anchor == LABEL_NORTH ? 0 : square_rows / 2),
                col + (label->anchor == LABEL_WEST ? 0 : aside), label->text);
}

enum territory_kind territory_next(enum territory_kind kind)
{
    return (enum territory_kind)((kind + 1) % TERRITORIES);
}

unsigned territory_owner_at(const struct territory *territory, unsigned node, int x, int y,
                            int width)
{
    unsigned owners = territory->owners[node];
    unsigned count = (unsigned)__builtin_popcount(owners);
    int stripe = (x + y) / width % (int)count;
    unsigned nth = (unsigned)(stripe < 0 ? stripe + (int)count : stripe);
    for (; nth > 0; nth--)
        owners &= owners - 1;
    return (unsigned)__builtin_ctz(owners);
}
