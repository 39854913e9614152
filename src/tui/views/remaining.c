#include "tui/views/remaining.h"

#include "facts/placements.h"
#include "language/language.h"
#include "rows/stage.h"
#include "tui/board/glyph_tile.h"
#include "tui/ink.h"
#include "tui/table/layout.h"
#include "wording/figure_words.h"
#include "wording/turn_words.h"

enum { TIMES = 0xd7 };

static const struct style forced = {INK_BOARD_MENDED, INK_PANEL, CELL_BOLD};

/* The kinds to be shown. */
struct listed_kinds {
    unsigned kinds, plain; /* the first `plain` need no action; */
    uint32_t sign;         /* beside the others */
    unsigned chosen;       /* which is marked; `kinds`: none is, and none can be pointed at */
    bool hides_counts, is_numbered;
    kind_number kind[TILE_KINDS_MAX];
};

static void add_kinds(struct listed_kinds *listed, const struct kind_set *kinds)
{
    for (unsigned kind = 0; kind < tile_kinds_count; kind++)
        if (kind_set_has(kinds, kind))
            listed->kind[listed->kinds++] = (kind_number)kind;
}

static struct listed_kinds listed_kinds_of(const struct pile *pile, const struct kind_set *plain,
                                           const struct kind_set *others,
                                           enum remaining_order order)
{
    struct listed_kinds listed = {.kinds = 0};
    add_kinds(&listed, plain);
    listed.plain = listed.kinds;
    add_kinds(&listed, others);
    listed.chosen = listed.kinds;
    if (order == REMAINING_BY_COUNT) {
        kinds_sort_by_count(pile, listed.kind, listed.plain);
        kinds_sort_by_count(pile, listed.kind + listed.plain, listed.kinds - listed.plain);
    }
    return listed;
}

/* How the tiles are laid out: their size, and how many there is room for. In letters there is one
 * size. */
struct grid {
    int size;
    int cols, rows; /* of one tile with what is written below it */
    int across, down;
};

static struct grid grid_with(struct area area, const struct listed_kinds *listed, int size,
                             bool in_glyphs)
{
    enum { LABEL = 3 }; /* "12×" */
    struct grid grid = {.size = size};
    int label = LABEL + (listed->plain < listed->kinds);
    int tile = in_glyphs ? GLYPH_TILE_COLS : size;
    grid.cols = (label > tile ? label : tile) + 1;
    grid.rows = (in_glyphs ? GLYPH_TILE_ROWS : size / 2) + 1;
    grid.across = area.cols / grid.cols > 0 ? area.cols / grid.cols : 1;
    grid.down = area.rows / grid.rows;
    return grid;
}

/* The largest layout in which all have room, down to `least` pixels a tile. */
static struct grid grid_of(struct area area, const struct listed_kinds *listed, int least,
                           bool in_glyphs)
{
    enum { LARGEST = 12 };
    struct grid grid;
    int size = LARGEST;
    do {
        grid = grid_with(area, listed, size, in_glyphs);
        size -= 2;
    } while (size >= least && grid.across * grid.down < (int)listed->kinds);
    return grid;
}

static bool is_to_be_chosen(const struct listed_kinds *listed)
{
    return listed->chosen < listed->kinds;
}

/* "3×", "2×═"; where one is marked, ">3×" and " 3×", with numbers ">1 3×" and " 2 3×". */
static void write_label(struct canvas *canvas, struct area line, const struct listed_kinds *listed,
                        unsigned nth, unsigned left)
{
    bool is_chosen = nth == listed->chosen;
    struct style style = panel_strong;
    if (is_chosen) {
        style.paper = INK_CHOSEN;
        canvas_fill(canvas, (struct area){line.row, line.col, 1, line.cols}, ' ', style);
        canvas_put(canvas, line.row, line.col, '>', style);
    }
    int col = line.col + is_to_be_chosen(listed), end = line.col + line.cols;
    if (listed->is_numbered) {
        struct style number = {INK_KEY, style.paper, CELL_BOLD};
        col = canvas_printf(canvas, line.row, col, end - col, number, "%u", nth + 1) + 1;
    }
    if (listed->hides_counts)
        return;
    col = canvas_printf(canvas, line.row, col, end - col, style, "%u", left);
    canvas_put(canvas, line.row, col++, TIMES, style);
    if (nth >= listed->plain)
        canvas_put(canvas, line.row, col, listed->sign, forced);
}

static void draw_grid(struct canvas *canvas, struct area area, const struct grid *grid,
                      const struct listed_kinds *listed, unsigned first, const struct pile *pile,
                      const struct surroundings *around)
{
    for (unsigned k = first; k < listed->kinds; k++) {
        int down = (int)(k - first) / grid->across, right = (int)(k - first) % grid->across;
        if (down >= grid->down)
            break;
        struct area tile = {area.row + down * grid->rows, area.col + right * grid->cols,
                            grid->rows - 1, grid->cols - 1};
        if (is_to_be_chosen(listed))
            canvas_target(canvas, (struct area){tile.row, tile.col, grid->rows, grid->cols},
                          TARGET_TILE, listed->kind[k]);
        board_pane_draw_small(canvas, tile, listed->kind[k], grid->size, around);
        tile.row += grid->rows - 1;
        write_label(canvas, tile, listed, k, pile->left[listed->kind[k]]);
    }
}

void remaining_open(struct remaining *remaining)
{
    *remaining = (struct remaining){.order = remaining->order};
}

void remaining_open_at(struct remaining *remaining, struct square at)
{
    *remaining = (struct remaining){.order = remaining->order, .is_of_square = true, .at = at};
}

/* What is written beside a tile that needs that action to fit. */
static uint32_t sign_of(unsigned action)
{
#define X(verb, sign, ...)                                                                         \
    if (action == VERB_##verb)                                                                     \
        return sign;
    TABLE_NEEDS(X)
#undef X
    return ' ';
}

/* The kinds among these tiles that fit on an open square, and those that do with an action. */
static void kinds_that_fit(const struct pile *pile, const struct tile_fits *fits, unsigned open,
                           struct kind_set *plain, struct kind_set *others)
{
    struct kind_set kinds = kinds_in_pile(pile);
    *plain = kind_set_both(fits->plain[open], &kinds);
    *others = kind_set_both(fits->forced[open], &kinds);
}

/* Of the tiles shown: their edges; and of all that are left, what sets say (`notes`). Returns how
 * many lines it takes. */
static int draw_remaining_head(struct canvas *canvas, struct area inside,
                               const struct edge_counts *edges, const struct game *game,
                               bool has_notes)
{
    const struct sentence notes[] = {
#define X(note) note(game),
        PILE_NOTES(X)
#undef X
            sentence_of("%s", ""),
    };
    struct area lines = {inside.row, inside.col + 1, inside.rows, inside.cols - 2};
    struct sentence sum = sentence_of(_("Edges: %u city, %u road, %u field. Monasteries: %u"),
                                      edges->edges[TERRAIN_CITY], edges->edges[TERRAIN_ROAD],
                                      edges->edges[TERRAIN_FIELD], edges->monasteries);
    lines.row += canvas_paragraph(canvas, lines, panel_faint, sum.text);
    for (size_t n = 0; n < sizeof notes / sizeof notes[0]; n++)
        if (notes[n].text[0] != '\0' && has_notes)
            lines.row += canvas_paragraph(canvas, lines, panel_faint, notes[n].text);
    return lines.row - inside.row;
}

static struct sentence title_of_all(const struct game *game)
{
    return sentence_of(_n("%u tile left", "%u tiles left", game->pile.tiles), game->pile.tiles);
}

void remaining_draw(struct canvas *canvas, struct area area, struct remaining *remaining,
                    const struct game *game, const struct tile_fits *fits,
                    const struct surroundings *around)
{
    enum { LEAST = 6 };
    struct pile pile = game->pile;
    struct kind_set plain = kinds_in_pile(&pile), others = {{0}};
    unsigned open = board_open_at(&game->board, remaining->at), action = 0;
    struct sentence title = title_of_all(game);
    if (remaining->is_of_square && open < game->board.opens) {
        pile = pile_unplaced(game);
        kinds_that_fit(&pile, fits, open, &plain, &others);
        title = remaining_fits(game, fits, open);
        action = fits->action[open];
    }
    struct kind_set shown = kind_set_either(plain, &others);
    struct edge_counts edges = kinds_edges(&pile, &shown);
    struct listed_kinds listed = listed_kinds_of(&pile, &plain, &others, remaining->order);
    listed.sign = sign_of(action);
    struct area inside = canvas_box(canvas, area, panel_text, title.text);
    int head = draw_remaining_head(canvas, inside, &edges, game, !remaining->is_of_square);
    struct area tiles = {inside.row + head, inside.col + 1, inside.rows - head, inside.cols - 2};
    struct grid grid = grid_of(tiles, &listed, LEAST, surroundings_need_glyphs(around));
    remaining->scroll.lines = ((int)listed.kinds + grid.across - 1) / grid.across;
    remaining->scroll.seen = grid.down;
    scroll_by(&remaining->scroll, 0);
    draw_grid(canvas, tiles, &grid, &listed, (unsigned)(remaining->scroll.first * grid.across),
              &pile, around);
    draw_scroll(canvas, inside, &remaining->scroll, INK_PANEL);
}

int remaining_draw_all(struct canvas *canvas, struct area area, const struct game *game,
                       const struct surroundings *around)
{
    enum { LEAST = 4, FRAME = 2 };
    struct kind_set all = kinds_in_pile(&game->pile), none = {{0}};
    struct edge_counts edges = kinds_edges(&game->pile, &all);
    struct listed_kinds listed = listed_kinds_of(&game->pile, &all, &none, REMAINING_BY_KIND);
    struct area inside = {0, 0, 0, area.cols - FRAME};
    int head = draw_remaining_head(NULL, inside, &edges, game, true);
    struct area tiles = {0, 0, area.rows - FRAME - head, inside.cols - 2};
    struct grid grid = grid_of(tiles, &listed, LEAST, surroundings_need_glyphs(around));
    int lines = ((int)listed.kinds + grid.across - 1) / grid.across;
    if (lines == 0 || lines > grid.down)
        return 0;
    area.rows = lines * grid.rows + head + FRAME;
    inside = canvas_box(canvas, area, panel_text, title_of_all(game).text);
    draw_remaining_head(canvas, inside, &edges, game, true);
    tiles.row = inside.row + head;
    tiles.col = inside.col + 1;
    draw_grid(canvas, tiles, &grid, &listed, 0, &game->pile, around);
    return area.rows;
}

static struct listed_kinds choice_of(const struct pile *pile, unsigned kind)
{
    struct kind_set all = kinds_in_pile(pile), none = {{0}};
    struct listed_kinds listed = listed_kinds_of(pile, &all, &none, REMAINING_BY_KIND);
    listed.chosen = 0;
    while (listed.chosen + 1 < listed.kinds && listed.kind[listed.chosen] < kind)
        listed.chosen++;
    return listed;
}

/* In a box over all of `area`. */
static struct grid choice_grid(struct area area, const struct listed_kinds *listed,
                               const struct surroundings *around)
{
    enum { LEAST = 6 };
    struct area inside = {0, 0, area.rows - 2, area.cols - 4};
    return grid_of(inside, listed, LEAST, surroundings_need_glyphs(around));
}

void remaining_draw_choice(struct canvas *canvas, struct area area, const struct pile *pile,
                           struct remaining_choice choice, const struct surroundings *around)
{
    struct listed_kinds listed = choice_of(pile, choice.kind);
    struct grid grid = choice_grid(area, &listed, around);
    struct scroll scroll = {.lines = ((int)listed.kinds + grid.across - 1) / grid.across};
    scroll.seen = scroll.lines < grid.down ? scroll.lines : grid.down;
    listed.hides_counts = choice.hides_counts;
    listed.is_numbered = choice.is_numbered;
    if (scroll.seen <= 0)
        return;
    int line = (int)listed.chosen / grid.across;
    scroll.first = line - line % scroll.seen;
    scroll_by(&scroll, 0);
    area.rows = scroll.seen * grid.rows + 2;
    struct area inside = canvas_box(canvas, area, panel_text, choice.title);
    struct area tiles = {inside.row, inside.col + 1, inside.rows, inside.cols - 2};
    draw_grid(canvas, tiles, &grid, &listed, (unsigned)(scroll.first * grid.across), pile, around);
    draw_scroll(canvas, inside, &scroll, INK_PANEL);
}

kind_number remaining_neighbour(struct area area, const struct pile *pile, unsigned kind,
                                enum edge towards, const struct surroundings *around)
{
    struct listed_kinds listed = choice_of(pile, kind);
    unsigned across = (unsigned)choice_grid(area, &listed, around).across;
    unsigned at = listed.chosen, last = listed.kinds - 1;
    if (towards == EDGE_N)
        at = at >= across ? at - across : at + (last - at) / across * across;
    else if (towards == EDGE_E)
        at = at < last ? at + 1 : 0;
    else if (towards == EDGE_S)
        at = at + across <= last ? at + across : at % across;
    else
        at = at > 0 ? at - 1 : last;
    return listed.kind[at];
}

void remaining_draw_fits(struct canvas *canvas, struct area area, const struct game *game,
                         const struct tile_fits *fits, unsigned open,
                         const struct surroundings *around)
{
    enum { LEAST = 4, HEAD_ROWS = 2 };
    struct pile pile = pile_unplaced(game);
    struct kind_set plain, others;
    kinds_that_fit(&pile, fits, open, &plain, &others);
    struct listed_kinds listed = listed_kinds_of(&pile, &plain, &others, REMAINING_BY_COUNT);
    listed.sign = sign_of(fits->action[open]);
    struct area tiles = {area.row + HEAD_ROWS, area.col + 1, area.rows - HEAD_ROWS, area.cols - 2};
    struct grid grid = grid_of(tiles, &listed, LEAST, surroundings_need_glyphs(around));
    int unseen = (int)listed.kinds - grid.across * grid.down;
    canvas_text(canvas, area.row, area.col + 1, area.cols - 2, panel_strong,
                listed.kinds > 0 ? _("Tiles that fit here") : _("No remaining tile fits"));
    if (unseen > 0)
        canvas_printf(canvas, area.row + 1, area.col + 1, area.cols - 2, panel_faint,
                      _n("%d more kind", "%d more kinds", unseen), unseen);
    draw_grid(canvas, tiles, &grid, &listed, 0, &pile, around);
}

struct sentence remaining_fits(const struct game *game, const struct tile_fits *fits, unsigned open)
{
    struct pile pile = pile_unplaced(game);
    unsigned tiles = pile.tiles, fit = kinds_left(&pile, &fits->plain[open]);
    if (tiles == 0)
        return sentence_of("%s", _("Empty square: no tiles left"));
    if (tile_fits_is_dead(fits, open))
        return sentence_of("%s", _("Empty square: no remaining tile fits here"));
    return sentence_of(
        _n("Empty square: %u of %u tile fits here", "Empty square: %u of %u tiles fit here", tiles),
        fit, tiles);
}

static unsigned percent(unsigned part, unsigned whole)
{
    return (200 * part + whole) / (2 * whole);
}

struct sentence remaining_chance(const struct game *game, const struct tile_fits *fits,
                                 unsigned open)
{
    unsigned tiles = game->pile.tiles, fit = kinds_left(&game->pile, &fits->plain[open]);
    unsigned with_action = fit + kinds_left(&game->pile, &fits->forced[open]);
    struct kind_set kinds = kind_set_either(fits->plain[open], &fits->forced[open]);
    struct sentence shown;
    if (turn_words_of_kinds(game, &kinds, &shown))
        return shown;
    if (with_action == 0 || tiles == 0)
        return sentence_of("%s", "");
    if (with_action == fit)
        return sentence_of(_("Next tile fits: %u%%"), percent(fit, tiles));
    return sentence_of(_(fit_words_of((enum verb)fits->action[open])->chance), percent(fit, tiles),
                       percent(with_action, tiles));
}
