#include "language/language.h"
#include "tui/board/pixels.h"
#include "tui/table/panel.h"
#include "tui/widgets.h"
#include "unicode/glyph.h"
#include "wording/wording.h"

enum { NOT_AT_HOME = 0xb7 };

const struct supply_row supplies[] = {
#define X(name, is_in_play, member, ...) [SUPPLY_OF_##name] = {is_in_play, __VA_ARGS__},
    TABLE_SUPPLIES(X)
#undef X
};

unsigned supply_of(const struct player *player, unsigned item)
{
    const unsigned have[] = {
#define X(name, is_in_play, member, ...) [SUPPLY_OF_##name] = player->member,
        TABLE_SUPPLIES(X)
#undef X
    };
    return have[item];
}

int captives_of(const struct game *game, unsigned player, unsigned owner)
{
    int count = 0;
    for (unsigned e = 0; e < game->elsewhere.count; e++) {
        const struct piece_elsewhere *it = &game->elsewhere.entry[e];
        count += it->place.kind == PIECE_CAPTIVE && it->place.player == player &&
                 (owner == NOBODY || it->piece.owner == owner);
    }
    return count;
}

static uint32_t supply_sign(unsigned item)
{
    const char *word = _(supplies[item].one);
    return supply_is_token(item) ? glyph_next(&word) : supplies[item].sign;
}

/* How far kinds of figures are apart; and before the first piece and the first token, and the next
 * ones. */
static const struct {
    int figures;
    int first[2], next[2];
} gaps[SUPPLY_ROOMS] = {
    [SUPPLY_WORDS] = {1, {2, 2}, {2, 1}},  [SUPPLY_PAWNS] = {1, {2, 2}, {1, 1}},
    [SUPPLY_COUNTS] = {0, {1, 1}, {1, 1}}, [SUPPLY_CLOSE] = {0, {1, 1}, {0, 0}},
    [SUPPLY_DIGITS] = {0, {0, 1}, {0, 0}}, [SUPPLY_TABLE] = {0, {1, 1}, {0, 0}},
    [SUPPLY_TIGHT] = {0, {0, 0}, {0, 0}},  [SUPPLY_PIECES] = {0, {0, 0}, {0, 0}},
    [SUPPLY_FEWEST] = {0, {0, 0}, {0, 0}}};

/* Whether that is in play, and shown in so much room. */
static bool is_shown(const struct game *game, unsigned item, enum supply_room room)
{
    return supplies[item].is_in_play(&game->options) &&
           !(room >= SUPPLY_PIECES && supply_is_token(item));
}

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

/* "●5", "═3"; below its sign "5", "3", and "+" for more than nine. */
static int put_count(struct canvas *canvas, int row, int col, uint32_t glyph, unsigned left,
                     enum supply_room room)
{
    enum { TEN = 10 };
    if (room >= SUPPLY_TABLE)
        return supply_put(canvas, row, col, left < TEN ? '0' + left : '+', left);
    col = supply_put(canvas, row, col, glyph, left);
    if (left >= TEN)
        col = supply_put(canvas, row, col, '0' + left / TEN, left);
    return supply_put(canvas, row, col, '0' + left % TEN, left);
}

/* "●●●●●··": those at home and those that are not. */
static int put_pawns(struct canvas *canvas, int row, int col, uint32_t glyph, unsigned left,
                     unsigned each)
{
    for (unsigned pawn = 0; pawn < each; pawn++)
        col = supply_put(canvas, row, col, pawn < left ? glyph : NOT_AT_HOME, pawn < left);
    return col;
}

/* Whether it is one of those of which only the number is shown. */
static bool is_one_of_many(unsigned each, enum supply_room room)
{
    return room == SUPPLY_FEWEST && each == 1;
}

/* The figures of the sets in play: the one of a kind is there or not. */
static int put_figures(struct canvas *canvas, int row, int col, const struct game *game,
                       unsigned player, enum supply_room room)
{
    bool is_first = true, has_one = false;
    unsigned singles = 0;
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++) {
        unsigned each = figures_each(&game->options, (enum figure)figure);
        unsigned left = game->player[player].supply[figure];
        uint32_t glyph = figure_styles[figure].at_home;
        singles += is_one_of_many(each, room) ? left : 0;
        if (each == 0 || is_one_of_many(each, room))
            continue;
        if (!is_first && !has_one)
            col += gaps[room].figures;
        is_first = false;
        has_one = each == 1;
        col = room >= SUPPLY_COUNTS && !has_one ? put_count(canvas, row, col, glyph, left, room)
                                                : put_pawns(canvas, row, col, glyph, left, each);
    }
    return room == SUPPLY_FEWEST ? put_count(canvas, row, col, '+', singles, room) : col;
}

void supply_draw_singles(struct canvas *canvas, int row, int col, const struct game *game,
                         unsigned player)
{
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        if (figures_each(&game->options, (enum figure)figure) == 1)
            col = put_pawns(canvas, row, col, figure_styles[figure].at_home,
                            game->player[player].supply[figure], 1);
}

static int put_words(struct canvas *canvas, int row, int col, struct sentence words, unsigned left)
{
    int width = canvas_text_width(words.text);
    if (canvas != NULL)
        canvas_text(canvas, row, col, width, style_of(left), words.text);
    return col + width;
}

/* Pieces left and tokens taken: pieces in words where there is room, or all with their sign. */
static int put_items(struct canvas *canvas, int row, int col, const struct game *game,
                     unsigned player, enum supply_room room)
{
    bool has_begun[2] = {false};
    for (unsigned item = 0; item < SUPPLY_ITEMS; item++) {
        const struct supply_row *words = &supplies[item];
        unsigned left = supply_of(&game->player[player], item);
        bool is_token = supply_is_token(item);
        if (!is_shown(game, item, room))
            continue;
        col += has_begun[is_token] ? gaps[room].next[is_token] : gaps[room].first[is_token];
        has_begun[is_token] = true;
        if (room == SUPPLY_WORDS && !is_token)
            col = put_words(canvas, row, col,
                            sentence_of(language_of_number(words->one, words->many, left), left),
                            left);
        else if (room == SUPPLY_DIGITS && is_token)
            col = supply_put(canvas, row, col, '0' + left, left);
        else
            col = put_count(canvas, row, col, supply_sign(item), left, room);
    }
    return col;
}

int supply_draw(struct canvas *canvas, int row, int col, const struct game *game, unsigned player,
                enum supply_room room)
{
    col = put_figures(canvas, row, col, game, player, room);
    return put_items(canvas, row, col, game, player, room);
}

enum supply_room supply_room_within(const struct game *game, int cols)
{
    enum { WORDS_FROM = 30 }; /* columns */
    enum supply_room room = cols >= WORDS_FROM ? SUPPLY_WORDS : SUPPLY_PAWNS;
    while (room < SUPPLY_FEWEST && supply_draw(NULL, 0, 0, game, 0, room) > cols)
        room++;
    return room;
}

static int put_sign(struct canvas *canvas, int row, int col, uint32_t sign)
{
    canvas_put(canvas, row, col, sign, panel_faint);
    return col + 1;
}

/* The signs of figures and of what else there is, as far apart as what is below them. */
static void put_signs(struct canvas *canvas, int row, int col, const struct game *game,
                      enum supply_room room)
{
    bool has_begun[2] = {false};
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++) {
        unsigned each = figures_each(&game->options, (enum figure)figure);
        if (each > 0 && !is_one_of_many(each, room))
            col = put_sign(canvas, row, col, figure_styles[figure].at_home);
    }
    if (room == SUPPLY_FEWEST)
        col = put_sign(canvas, row, col, '+');
    for (unsigned item = 0; item < SUPPLY_ITEMS; item++) {
        bool is_token = supply_is_token(item);
        if (!is_shown(game, item, room))
            continue;
        col += has_begun[is_token] ? gaps[room].next[is_token] : gaps[room].first[is_token];
        has_begun[is_token] = true;
        col = put_sign(canvas, row, col, supply_sign(item));
    }
}

int supply_draw_heads(struct canvas *canvas, int row, int end, const struct game *game,
                      enum supply_room room)
{
    if (room >= SUPPLY_TABLE) {
        end -= supply_draw(NULL, 0, 0, game, 0, room);
        put_signs(canvas, row, end, game, room);
    }
    for (unsigned item = SUPPLY_ITEMS; room == SUPPLY_DIGITS && item-- > 0;)
        if (supply_is_token(item) && supplies[item].is_in_play(&game->options))
            canvas_put(canvas, row, --end, supply_sign(item), panel_faint);
    return end;
}
