#include "tui/pages/backdrop.h"
#include "bastide/chance.h"
#include "rows/stage.h"
#include "text/setup.h"
#include "tui/board/board_view.h"
#include "tui/ink.h"
#include "tui/page.h"

#include <stdio.h>

enum {
    TILES_AT_ONCE = 7, /* what has grown before anybody looks */
    GROWTH = 400,      /* milliseconds from one tile to the next */
    ROWS_OF_TILES = 3, /* at least so many are seen */
};

void backdrop_begin(struct backdrop *backdrop, uint64_t seed)
{
    backdrop->seed = seed;
    backdrop->viewport.size = 0; /* it is laid out when it is drawn */
}

/* The largest size at which enough rows of tiles can be seen. */
static int size_for(int rows, bool in_glyphs)
{
    int size = GLYPH_VIEWPORT_SIZE;
    for (unsigned s = 0; s < viewport_sizes_count && !in_glyphs; s++)
        if (rows / (viewport_sizes[s] / 2) >= ROWS_OF_TILES && viewport_sizes[s] > size)
            size = viewport_sizes[s];
    return size;
}

static void grow(struct backdrop *backdrop, int tiles)
{
    while (tiles-- > 0 && !backdrop->is_full)
        backdrop->is_full = !landscape_grow(&backdrop->land);
}

/* A new land: as many squares as are seen, also in part. Its first row lies at the horizon. */
static void begin_land(struct backdrop *backdrop, long long now)
{
    struct viewport *viewport = &backdrop->viewport;
    int height = viewport->size / 2, beside = viewport->cols / viewport->size / 2 + 1;
    int tiles_high = (viewport->rows + height - 1) / height;
    struct landscape_frame frame = {.west = -beside,
                                    .east = beside,
                                    .north = -(tiles_high / 2),
                                    .south = tiles_high - 1 - tiles_high / 2};
    viewport->row = frame.north * height;
    viewport->col = (viewport->size - viewport->cols) / 2;
    landscape_begin(&backdrop->land, backdrop->seed, frame);
    backdrop->is_full = false;
    grow(backdrop, backdrop->in_glyphs ? TILES_MAX : TILES_AT_ONCE);
    backdrop->changed = now;
}

static void lay_out(struct backdrop *backdrop, const struct canvas *canvas,
                    const struct surroundings *around)
{
    bool in_glyphs = surroundings_need_glyphs(around);
    bool is_laid_out = backdrop->viewport.size > 0 && backdrop->in_glyphs == in_glyphs &&
                       backdrop->town.width == canvas->cols &&
                       backdrop->town.height == 2 * canvas->rows;
    if (is_laid_out)
        return;
    town_paint(&backdrop->town, canvas->rows, canvas->cols);
    int rows = canvas->rows - backdrop->town.ground;
    backdrop->in_glyphs = in_glyphs;
    backdrop->viewport =
        (struct viewport){.size = size_for(rows, in_glyphs), .rows = rows, .cols = canvas->cols};
    begin_land(backdrop, around->now);
}

/* Where no tile lies yet there are the fields before the town. */
static void draw_fields(const struct backdrop *backdrop, struct canvas *canvas, struct area area,
                        const struct surroundings *around)
{
    for (int row = area.row; row < area.row + area.rows; row++)
        for (int col = 0; col < area.cols; col++)
            if (canvas_cell(canvas, row, col)->paper == INK_BOARD_GROUND &&
                canvas_cell(canvas, row, col)->glyph == ' ')
                town_draw_cell(&backdrop->town, canvas, row, col, around);
}

void backdrop_draw(struct backdrop *backdrop, struct canvas *canvas,
                   const struct surroundings *around)
{
    lay_out(backdrop, canvas, around);
    struct area area = {backdrop->town.ground, 0, backdrop->viewport.rows, backdrop->viewport.cols};
    struct board_scene scene = board_scene_of(&backdrop->land.game, &backdrop->land.seats);
    town_draw(&backdrop->town, canvas, around);
    if (backdrop->in_glyphs) {
        canvas_fill(canvas, area, ' ', night_text);
        glyph_board_draw(canvas, area, &scene, &backdrop->viewport,
                         surroundings_have_lines(around) ? GLYPHS_LINES : GLYPHS_PLAIN);
        return;
    }
    board_view_draw(canvas, area, &scene, &backdrop->viewport, around->tiles);
    draw_fields(backdrop, canvas, area, around);
}

static bool is_growing(const struct backdrop *backdrop)
{
    return !backdrop->is_still && !backdrop->in_glyphs && !backdrop->is_full &&
           backdrop->viewport.size > 0;
}

int backdrop_patience(const struct backdrop *backdrop, long long now)
{
    return is_growing(backdrop) ? patience_until(backdrop->changed + GROWTH, now) : REST;
}

bool backdrop_tick(struct backdrop *backdrop, const struct surroundings *around)
{
    if (!is_growing(backdrop) || around->now - backdrop->changed < GROWTH)
        return false;
    grow(backdrop, 1);
    backdrop->changed = around->now;
    return true;
}

void backdrop_turn_still(struct backdrop *backdrop)
{
    bool begins_anew = backdrop->is_full && !backdrop->in_glyphs;
    backdrop->is_still = !begins_anew && !backdrop->is_still;
    if (begins_anew) {
        backdrop->seed++;
        backdrop->viewport.size = 0;
    }
}

enum { PLAYERS = 4 };

void landscape_begin(struct landscape *landscape, uint64_t seed, struct landscape_frame frame)
{
    static const char *const names[PLAYERS] = {"Ann", "Ben", "Cleo", "Dan"};
    struct record_head head = setup_default();
    head.options.players = PLAYERS;
    for (unsigned player = 0; player < PLAYERS; player++)
        snprintf(head.name[player], NAME_SIZE, "%s", names[player]);
    landscape->seats = seats_of(&head);
    landscape->rng = rng_from_seed(seed);
    landscape->frame = frame;
    game_start(&landscape->game, &head.options);
}

static bool is_in_frame(const struct landscape_frame *frame, struct square at)
{
    return at.x >= frame->west && at.x <= frame->east && at.y >= frame->north &&
           at.y <= frame->south;
}

/* How far a square is from the middle, in an oval as wide and as high as the frame; a little is
 * left to chance, so that the land has a coast and no outline. */
static long remoteness(struct landscape *landscape, struct square at)
{
    enum { CHANCE = 12 };
    const struct landscape_frame *frame = &landscape->frame;
    long width = frame->east - frame->west + 1, height = frame->south - frame->north + 1;
    long x = 2 * at.x - frame->west - frame->east, y = 2 * at.y - frame->north - frame->south;
    long oval = 100 * x * x / (width * width) + 100 * y * y / (height * height);
    return oval + (long)rng_below(&landscape->rng, CHANCE);
}

/* How well a tile would look: cities before fields, and of each kind as many as there are. */
static unsigned charm(const struct game *game, kind_number kind)
{
    const struct tile_kind *tile = &tile_kinds[kind];
    unsigned cities = 0;
    for (unsigned segment = 0; segment < tile->segments; segment++)
        cities += tile->segment[segment].kind == FEATURE_CITY;
    return game->pile.left[kind] * (cities > 0 ? 3u : 2u);
}

/* A tile and how it lies. */
struct fitting {
    kind_number kind;
    uint8_t orientation;
};

/* A tile of the pile that fits on an open square, by lot. */
static bool find_fitting(struct landscape *landscape, unsigned open, struct fitting *found)
{
    const struct game *game = &landscape->game;
    unsigned all = 0;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        for (uint8_t turned = 0; turned < EDGES && game->pile.left[kind] > 0; turned++) {
            if (!board_matches(&game->board, open, board_pattern(kind, turned)))
                continue;
            unsigned weight = charm(game, kind);
            all += weight;
            if (rng_below(&landscape->rng, all) < weight)
                *found = (struct fitting){kind, turned};
        }
    return all > 0;
}

/* The open squares in the frame, the nearest to its middle first. */
static unsigned order_squares(struct landscape *landscape, unsigned squares[OPEN_SQUARES_MAX])
{
    const struct board *board = &landscape->game.board;
    long far[OPEN_SQUARES_MAX];
    unsigned count = 0;
    for (unsigned open = 0; open < board->opens; open++) {
        if (!is_in_frame(&landscape->frame, board_open_square(board, open)))
            continue;
        long distance = remoteness(landscape, board_open_square(board, open));
        unsigned place = count++;
        for (; place > 0 && far[place - 1] > distance; place--) {
            far[place] = far[place - 1];
            squares[place] = squares[place - 1];
        }
        far[place] = distance;
        squares[place] = open;
    }
    return count;
}

/* Chance is on our side: the tile that is drawn is one that fits where the land is to grow. */
static bool draw_and_place(struct landscape *landscape)
{
    struct game *game = &landscape->game;
    unsigned squares[OPEN_SQUARES_MAX], count = order_squares(landscape, squares);
    for (unsigned s = 0; s < count; s++) {
        struct square at = board_open_square(&game->board, squares[s]);
        struct fitting fitting = {0, 0};
        if (find_fitting(landscape, squares[s], &fitting))
            return game_apply(game, move_draw(fitting.kind), NULL) == REFUSAL_NONE &&
                   game_apply(game, move_place(at, fitting.orientation), NULL) == REFUSAL_NONE;
    }
    return false;
}

/* How much a move is wanted: some for sure, and some by lot. */
static unsigned wish(struct landscape *landscape, struct move move)
{
    enum { INSIDE = 1000, TRACK_HELD = 60, FARMER = 34 };
    static const struct taste {
        unsigned sure, lot;
    } tastes[VERBS_COUNT] = {
#define X(VERB, sure, lot) [VERB_##VERB] = {sure, lot},
        VERB_TASTES(X)
#undef X
    };
    struct taste taste = tastes[move.verb];
    const struct game *game = &landscape->game;
    if (move.verb == VERB_PLACE && is_in_frame(&landscape->frame, move.at))
        return INSIDE - (unsigned)remoteness(landscape, move.at);
    if (move.verb == VERB_DEPLOY && move.arg == SEGMENT_TRACK)
        return TRACK_HELD;
    if (move.verb == VERB_DEPLOY) {
        const struct tile_kind *kind = &tile_kinds[game->board.tile[game_placed(game)].kind];
        taste.lot = kind->segment[move.arg].kind == FEATURE_FIELD ? FARMER : taste.lot;
    }
    return taste.sure + rng_below(&landscape->rng, taste.lot + 1);
}

static bool make_best_move(struct landscape *landscape)
{
    struct move_list legal;
    unsigned best = 0, most = 0;
    if (game_awaits_chance(&landscape->game))
        return game_apply(&landscape->game,
                          chance_move_at_random(&landscape->game, &landscape->rng),
                          NULL) == REFUSAL_NONE;
    game_legal(&landscape->game, &legal);
    for (unsigned move = 0; move < legal.count; move++) {
        unsigned wished = wish(landscape, legal.move[move]);
        if (wished > most) {
            most = wished;
            best = move;
        }
    }
    return game_apply(&landscape->game, legal.move[best], NULL) == REFUSAL_NONE;
}

bool landscape_grow(struct landscape *landscape)
{
    struct game *game = &landscape->game;
    unsigned tiles = game->board.tiles;
    while (!game_is_over(game)) {
        bool is_next = game_awaits_draw(game) || game_awaits_placement(game);
        if (game->board.tiles > tiles && is_next)
            return true;
        if (game_awaits_draw(game) ? !draw_and_place(landscape) : !make_best_move(landscape))
            return false;
    }
    return game->board.tiles > tiles;
}
