#include "tui/table/supply.h"

#include "language/language.h"
#include "tui/board/figure_style.h"
#include "tui/widgets.h"
#include "unicode/glyph.h"
#include "wording/goods_words.h"
#include "wording/wording.h"

enum { NOT_AT_HOME = 0xb7, BRIDGE = 0x2550, CASTLE = 0x25b2 };

/* How far groups are apart, and what is in one of them. */
static const struct {
    int groups, items;
} gaps[SUPPLY_ROOMS] = {[SUPPLY_WORDS] = {2, 1},
                        [SUPPLY_PAWNS] = {2, 1},
                        [SUPPLY_COUNTS] = {1, 1},
                        [SUPPLY_CLOSE] = {1, 0}};

static struct style style_of(unsigned left)
{
    return left > 0 ? panel_text : panel_faint;
}

static int put(struct canvas *canvas, int row, int col, uint32_t glyph, unsigned left)
{
    if (canvas != NULL)
        canvas_put(canvas, row, col, glyph, style_of(left));
    return col + 1;
}

/* "●5", "═3". */
static int put_count(struct canvas *canvas, int row, int col, uint32_t glyph, unsigned left)
{
    return put(canvas, row, put(canvas, row, col, glyph, left), '0' + left, left);
}

/* "●●●●●··": those at home and those that are not. */
static int put_pawns(struct canvas *canvas, int row, int col, uint32_t glyph, unsigned left,
                     unsigned each)
{
    for (unsigned pawn = 0; pawn < each; pawn++)
        col = put(canvas, row, col, pawn < left ? glyph : NOT_AT_HOME, pawn < left);
    return col;
}

/* The figures of the sets in play: the one of a kind is there or not. */
static int put_figures(struct canvas *canvas, int row, int col, const struct game *game,
                       unsigned player, enum supply_room room)
{
    bool is_first = true, has_one = false;
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++) {
        unsigned each = figures_each(&game->options, (enum figure)figure);
        unsigned left = game->player[player].supply[figure];
        uint32_t glyph = figure_styles[figure].at_home;
        if (each == 0)
            continue;
        if (!is_first && !has_one && room < SUPPLY_COUNTS)
            col += gaps[room].items;
        is_first = false;
        has_one = each == 1;
        col = room >= SUPPLY_COUNTS && !has_one ? put_count(canvas, row, col, glyph, left)
                                                : put_pawns(canvas, row, col, glyph, left, each);
    }
    return col;
}

static int put_words(struct canvas *canvas, int row, int col, struct sentence words, unsigned left)
{
    int width = canvas_text_width(words.text);
    if (canvas != NULL)
        canvas_text(canvas, row, col, width, style_of(left), words.text);
    return col + width;
}

/* The bridges or castles left: in words, or with their glyph. */
static int put_pieces(struct canvas *canvas, int row, int col, struct sentence words,
                      uint32_t glyph, unsigned left, enum supply_room room)
{
    return room == SUPPLY_WORDS ? put_words(canvas, row, col, words, left)
                                : put_count(canvas, row, col, glyph, left);
}

/* What of them is in play (BR1, CA1). */
static int put_all_pieces(struct canvas *canvas, int row, int col, const struct game *game,
                          unsigned number, enum supply_room room)
{
    const struct player *player = &game->player[number];
    bool has_bridges = options_has_bridges(&game->options);
    if (has_bridges)
        col = put_pieces(canvas, row, col + gaps[room].groups, wording_bridges(player->bridges),
                         BRIDGE, player->bridges, room);
    if (options_has_castles(&game->options))
        col = put_pieces(
            canvas, row,
            col + (has_bridges && room != SUPPLY_WORDS ? gaps[room].items : gaps[room].groups),
            wording_castles(player->castles), CASTLE, player->castles, room);
    return col;
}

/* A good's letter is the first one of its name. */
static uint32_t letter_of(unsigned good)
{
    const char *name = _(goods_words[good].name);
    return glyph_next(&name);
}

/* The tokens taken (TB2). */
static int put_goods(struct canvas *canvas, int row, int col, const uint8_t goods[GOODS_COUNT],
                     enum supply_room room)
{
    for (unsigned good = 0; good < GOODS_COUNT; good++) {
        if (room == SUPPLY_DIGITS)
            col = put(canvas, row, col, '0' + goods[good], goods[good]);
        else
            col = put_count(canvas, row, col, letter_of(good), goods[good]) +
                  (good + 1 < GOODS_COUNT ? gaps[room].items : 0);
    }
    return col;
}

int supply_draw(struct canvas *canvas, int row, int col, const struct game *game, unsigned player,
                enum supply_room room)
{
    col = put_figures(canvas, row, col, game, player, room);
    col = put_all_pieces(canvas, row, col, game, player, room);
    if (options_has_set(&game->options, SET_TRADERS)) {
        int gap = room == SUPPLY_DIGITS ? 1 : gaps[room].groups;
        col = put_goods(canvas, row, col + gap, game->player[player].goods, room);
    }
    return col;
}

void supply_draw_within(struct canvas *canvas, struct area line, const struct game *game,
                        unsigned player)
{
    enum { WORDS_FROM = 30 }; /* columns */
    enum supply_room room = line.cols >= WORDS_FROM ? SUPPLY_WORDS : SUPPLY_PAWNS;
    while (room < SUPPLY_DIGITS && supply_draw(NULL, 0, 0, game, player, room) > line.cols)
        room++;
    supply_draw(canvas, line.row, line.col, game, player, room);
}

int supply_draw_heads(struct canvas *canvas, int row, int end, const struct game *game)
{
    if (!options_has_set(&game->options, SET_TRADERS))
        return end;
    for (unsigned good = 0; good < GOODS_COUNT; good++)
        canvas_put(canvas, row, end - GOODS_COUNT + (int)good, letter_of(good), panel_faint);
    return end - GOODS_COUNT;
}
