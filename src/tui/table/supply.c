#include "tui/table/supply.h"
#include "language/language.h"
#include "tui/board/pixels.h"
#include "tui/widgets.h"
#include "unicode/glyph.h"
#include "wording/wording.h"

enum { NOT_AT_HOME = 0xb7 };

/* Pieces, and behind them tokens. */
static const struct supply_row {
    bool (*is_in_play)(const struct options *options);
    uint32_t sign;          /* of tokens the first letter of their word: */
    const char *one, *many; /* so many, %u; the word */
    const char *title;
} supplies[SUPPLY_ITEMS + 1] = {
#define X(name, is_in_play, member, sign, words, title) {is_in_play, sign, words, title},
    TABLE_PIECES(X)
#undef X
#define X(name, is_in_play, member, word, title) {is_in_play, 0, word, NULL, title},
        TABLE_TOKENS(X)
#undef X
};

bool supply_is_in_play(const struct options *options, unsigned item)
{
    return supplies[item].is_in_play(options);
}

unsigned supply_of(const struct player *player, unsigned item)
{
    const unsigned have[SUPPLY_ITEMS + 1] = {
#define X(name, is_in_play, member, ...) player->member,
        TABLE_PIECES(X) TABLE_TOKENS(X)
#undef X
    };
    return have[item];
}

const char *supply_title(unsigned item)
{
    return _(supplies[item].title);
}

static uint32_t supply_sign(unsigned item)
{
    const char *word = supplies[item].sign == 0 ? _(supplies[item].one) : NULL;
    return word != NULL ? glyph_next(&word) : supplies[item].sign;
}

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

static int supply_put(struct canvas *canvas, int row, int col, uint32_t glyph, unsigned left)
{
    if (canvas != NULL)
        canvas_put(canvas, row, col, glyph, style_of(left));
    return col + 1;
}

/* "●5", "═3". */
static int put_count(struct canvas *canvas, int row, int col, uint32_t glyph, unsigned left)
{
    return supply_put(canvas, row, supply_put(canvas, row, col, glyph, left), '0' + left, left);
}

/* "●●●●●··": those at home and those that are not. */
static int put_pawns(struct canvas *canvas, int row, int col, uint32_t glyph, unsigned left,
                     unsigned each)
{
    for (unsigned pawn = 0; pawn < each; pawn++)
        col = supply_put(canvas, row, col, pawn < left ? glyph : NOT_AT_HOME, pawn < left);
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

/* The pieces in play that are left: in words, or with their sign. */
static int put_pieces(struct canvas *canvas, int row, int col, const struct game *game,
                      unsigned player, enum supply_room room)
{
    int gap = gaps[room].groups;
    for (unsigned piece = 0; piece < SUPPLY_TOKENS; piece++) {
        unsigned left = supply_of(&game->player[player], piece);
        const struct supply_row *words = &supplies[piece];
        if (!supply_is_in_play(&game->options, piece))
            continue;
        col = room == SUPPLY_WORDS
                  ? put_words(canvas, row, col + gap,
                              sentence_of(language_of_number(words->one, words->many, left), left),
                              left)
                  : put_count(canvas, row, col + gap, supply_sign(piece), left);
        gap = room != SUPPLY_WORDS ? gaps[room].items : gap;
    }
    return col;
}

/* The tokens taken. */
static int put_tokens(struct canvas *canvas, int row, int col, const struct game *game,
                      unsigned player, enum supply_room room)
{
    int gap = room == SUPPLY_DIGITS ? 1 : gaps[room].groups;
    for (unsigned token = SUPPLY_TOKENS; token < SUPPLY_ITEMS; token++) {
        unsigned taken = supply_of(&game->player[player], token);
        if (!supply_is_in_play(&game->options, token))
            continue;
        col = room == SUPPLY_DIGITS ? supply_put(canvas, row, col + gap, '0' + taken, taken)
                                    : put_count(canvas, row, col + gap, supply_sign(token), taken);
        gap = room == SUPPLY_DIGITS ? 0 : gaps[room].items;
    }
    return col;
}

int supply_draw(struct canvas *canvas, int row, int col, const struct game *game, unsigned player,
                enum supply_room room)
{
    col = put_figures(canvas, row, col, game, player, room);
    col = put_pieces(canvas, row, col, game, player, room);
    return put_tokens(canvas, row, col, game, player, room);
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
    for (unsigned token = SUPPLY_ITEMS; token-- > SUPPLY_TOKENS;)
        if (supply_is_in_play(&game->options, token))
            canvas_put(canvas, row, --end, supply_sign(token), panel_faint);
    return end;
}
