#include "tui/auction/auction_panel.h"

#include "language/language.h"
#include "tui/seat_chip.h"
#include "tui/table/table_targets.h"
#include "wording/auction_words.h"

/* Takes the first line off the area. */
static struct area next_line(struct area *area)
{
    struct area line = {area->row, area->col, area->rows > 0 ? 1 : 0, area->cols};
    area->row += line.rows;
    area->rows -= line.rows;
    return line;
}

static void draw_line(struct canvas *canvas, struct area *area, struct style style,
                      const char *text)
{
    struct area line = next_line(area);
    if (line.rows > 0)
        canvas_text(canvas, line.row, line.col, line.cols, style, text);
}

static void draw_centred(struct canvas *canvas, struct area line, struct style style,
                         const char *text)
{
    int width = canvas_text_width(text);
    int col = line.col + (width < line.cols ? (line.cols - width) / 2 : 0);
    canvas_text(canvas, line.row, col, line.cols, style, text);
}

/* A player's colour all over, as many lines high as there is room for, and words in it. */
static void draw_banner(struct canvas *canvas, struct area *area, int rows, const struct seat *seat,
                        const char *above, const char *below)
{
    struct style style = seat_style(seat);
    struct area banner = {area->row, area->col, rows, area->cols};
    canvas_fill(canvas, banner, ' ', style);
    banner.row += rows > 2 ? 1 : 0;
    draw_centred(canvas, banner, style, above);
    if (rows > 1) {
        banner.row++;
        style.attribute = 0;
        draw_centred(canvas, banner, style, below);
    }
    area->row += rows;
    area->rows -= rows;
}

static void draw_standings(struct canvas *canvas, struct area *area, const struct game *game,
                           const struct auction_course *course, const struct seats *seats)
{
    enum { NAME_COLS = 10 };
    for (unsigned player = 0; player < seats->count; player++) {
        struct area line = next_line(area);
        bool decides = player == game_actor(game);
        bool is_out = course->standing[player] == STANDING_HAS_TILE;
        struct style style = decides ? panel_strong : is_out ? panel_faint : panel_text;
        if (line.rows == 0)
            return;
        canvas_put(canvas, line.row, line.col, decides ? '>' : ' ', panel_strong);
        int col = seat_chip(canvas, line.row, line.col + 1, &seats->seat[player]) + 1;
        canvas_text(canvas, line.row, col, NAME_COLS - 1, style, seats->seat[player].name);
        struct sentence words = auction_words_standing(course, player, &game->bazaar);
        canvas_text(canvas, line.row, col + NAME_COLS, line.cols - NAME_COLS - 3, style,
                    words.text);
    }
}

/* "Highest: 7", with the bidder. */
static void draw_highest(struct canvas *canvas, struct area *area, const struct game *game,
                         const struct seats *seats)
{
    const struct bazaar *bazaar = &game->bazaar;
    struct area line = next_line(area);
    int end = line.col + line.cols;
    if (line.rows == 0)
        return;
    /* TRANSLATORS: a player's name follows. */
    int col = canvas_printf(canvas, line.row, line.col, line.cols, panel_text, _("Highest: %d by"),
                            bazaar->bid) +
              1;
    col = seat_chip(canvas, line.row, col, &seats->seat[bazaar->bidder]) + 1;
    canvas_text(canvas, line.row, col, end - col, panel_text, seats->seat[bazaar->bidder].name);
}

/* The bid that Enter would make, between the marks of the keys that change it. */
static void draw_bid(struct canvas *canvas, struct area *area, const struct auction *auction,
                     const struct game *game)
{
    bool is_good = auction_bid_is_good(auction, game);
    struct style field = {is_good ? INK_STRONG : INK_BAD, INK_CHOSEN, CELL_BOLD};
    struct area line = next_line(area);
    if (line.rows == 0)
        return;
    int col = canvas_text(canvas, line.row, line.col, line.cols, panel_strong, _("Your bid")) + 1;
    canvas_target(canvas, line, TARGET_BID, 0);
    canvas_target_key(canvas, (struct area){line.row, col, 1, 2}, '-');
    col = canvas_text(canvas, line.row, col, 2, panel_key, "- ");
    col = canvas_printf(canvas, line.row, col, 6, field, " %d%s ", auction->bid,
                        auction->is_typed ? "_" : "");
    canvas_target_key(canvas, (struct area){line.row, col, 1, 3}, '+');
    canvas_text(canvas, line.row, col, 2, panel_key, " +");
    draw_line(canvas, area, is_good ? panel_faint : (struct style){INK_BAD, INK_PANEL, 0},
              auction_words_limits(game, auction->bid).text);
}

/* "→ 7", in the colour of the change. */
static int draw_outcome(struct canvas *canvas, struct area line, int col, int before, int by)
{
    int end = line.col + line.cols;
    uint16_t ink = by < 0 ? INK_BAD : by > 0 ? INK_GOOD : INK_TEXT;
    col = canvas_text(canvas, line.row, col, end - col, panel_text, "\u2192 ");
    return canvas_printf(canvas, line.row, col, end - col,
                         (struct style){ink, INK_PANEL, CELL_BOLD}, "%d", before + by);
}

static int draw_change(struct canvas *canvas, struct area line, int col, const struct seat *seat,
                       int before, int by)
{
    int end = line.col + line.cols;
    col = seat_chip(canvas, line.row, col, seat) + 1;
    col = canvas_printf(canvas, line.row, col, end - col, panel_text, "%d ", before);
    return draw_outcome(canvas, line, col, before, by);
}

static int change_cols(int before, int by)
{
    return 2 + canvas_text_width(sentence_of("%d \u2192 %d", before, before + by).text);
}

/* Both scores of a sale before and after; after only, where there is no room for more. */
static void draw_both_changes(struct canvas *canvas, struct area line, const struct game *game,
                              const struct seats *seats, int by)
{
    enum { INDENT = 3, BETWEEN = 2 };
    const struct seat *chooser = &seats->seat[game->bazaar.chooser];
    const struct seat *bidder = &seats->seat[game->bazaar.bidder];
    int from = game->player[game->bazaar.chooser].score;
    int to = game->player[game->bazaar.bidder].score;
    if (INDENT + change_cols(from, by) + BETWEEN + change_cols(to, -by) <= line.cols) {
        int col = draw_change(canvas, line, line.col + INDENT, chooser, from, by);
        draw_change(canvas, line, col + BETWEEN, bidder, to, -by);
        return;
    }
    int col = seat_chip(canvas, line.row, line.col + 1, chooser) + 1;
    col = draw_outcome(canvas, line, col, from, by);
    col = seat_chip(canvas, line.row, col + BETWEEN, bidder) + 1;
    draw_outcome(canvas, line, col, to, -by);
}

/* One of both choices at `settle`, with both scores before and after. */
static void draw_choice(struct canvas *canvas, struct area *area, const struct game *game,
                        const struct seats *seats, bool sells, bool is_chosen)
{
    const struct bazaar *bazaar = &game->bazaar;
    uint16_t paper = is_chosen ? INK_CHOSEN : INK_PANEL;
    struct style style = {is_chosen ? INK_STRONG : INK_TEXT, paper, is_chosen ? CELL_BOLD : 0};
    struct area line = next_line(area);
    if (line.rows == 0)
        return;
    canvas_target(canvas, (struct area){line.row, line.col, 2, line.cols}, TARGET_SALE, sells);
    canvas_fill(canvas, line, ' ', style);
    canvas_put(canvas, line.row, line.col, is_chosen ? '>' : ' ', style);
    canvas_put(canvas, line.row, line.col + 1, sells ? 's' : 'b',
               (struct style){INK_KEY, paper, CELL_BOLD});
    canvas_text(canvas, line.row, line.col + 3, line.cols - 3, style,
                sells ? sentence_of(_("Sell it for %d"), bazaar->bid).text
                      : sentence_of(_("Buy it for %d"), bazaar->bid).text);
    line = next_line(area);
    if (line.rows == 0)
        return;
    int by = sells ? bazaar->bid : -bazaar->bid;
    draw_both_changes(canvas, line, game, seats, by);
}

/* How the tile before was sold, and the last one with it. */
static void draw_news(struct canvas *canvas, struct area area, const struct auction_course *course,
                      const struct seats *seats)
{
    if (course->sales == 0 || area.rows <= 0)
        return;
    struct sentence text = auction_words_sale(&course->sale[course->sales - 1], seats);
    sentence_add(&text, ".");
    canvas_paragraph(canvas, area, panel_text, text.text);
}

void auction_panel_draw(struct canvas *canvas, struct area area, const struct auction *auction,
                        const struct game *game, const struct auction_course *course,
                        const struct seats *seats)
{
    enum { ROOMY = 17, TIGHT = 6 };
    enum phase phase = game_phase(game);
    const struct seat *seat = &seats->seat[game_actor(game)];
    bool is_roomy = area.rows >= ROOMY;
    area.cols--;
    draw_banner(canvas, &area, is_roomy ? 4 : 2, seat, seat->name, auction_words_part(game).text);
    next_line(&area);
    draw_standings(canvas, &area, game, course, seats);
    if (area.rows > TIGHT)
        next_line(&area);
    if (phase == PHASE_BID)
        draw_highest(canvas, &area, game, seats);
    if (phase == PHASE_OFFER || phase == PHASE_BID)
        draw_bid(canvas, &area, auction, game);
    if (phase == PHASE_SETTLE) {
        draw_choice(canvas, &area, game, seats, false, !auction->sells);
        draw_choice(canvas, &area, game, seats, true, auction->sells);
    }
    if (is_roomy)
        next_line(&area);
    draw_news(canvas, area, course, seats);
}

void auction_panel_draw_results(struct canvas *canvas, struct area area, const struct game *game,
                                const struct auction_course *course, const struct seats *seats)
{
    area.cols--;
    draw_line(canvas, &area, panel_strong, _("All tiles sold"));
    next_line(&area);
    for (unsigned player = 0; player < seats->count; player++) {
        struct area line = next_line(&area);
        struct sentence words = auction_words_standing(course, player, &game->bazaar);
        int by = game->player[player].score - course->before[player];
        int col = draw_change(canvas, line, line.col + 1, &seats->seat[player],
                              course->before[player], by);
        int width = canvas_text_width(words.text);
        if (col + 1 + width <= line.col + line.cols)
            canvas_text(canvas, line.row, line.col + line.cols - width, width, panel_text,
                        words.text);
    }
}

enum { BOX_COLS = 48, BOX_AROUND_COLS = 4 };

/* A box over the board that begins with words in a player's colour and ends with what Enter does;
 * returns what is left of its inside. */
static struct area draw_box(struct canvas *canvas, struct area board, int lines,
                            const struct seat *seat, const char *title, const char *enter)
{
    enum { AROUND_LINES = 5 };
    struct area box = area_centred(board, AROUND_LINES + lines, BOX_COLS);
    struct area inside = canvas_box(canvas, box, panel_text, NULL);
    canvas_target_key(canvas, box, KEYS_ENTER);
    draw_banner(canvas, &inside, 1, seat, title, "");
    inside.col++;
    inside.cols -= 2;
    canvas_text(canvas, inside.row + inside.rows - 1, inside.col, inside.cols, panel_strong, enter);
    inside.row++;
    inside.rows -= 2;
    return inside;
}

void auction_panel_draw_banner(struct canvas *canvas, struct area board, const struct game *game,
                               const struct seats *seats)
{
    enum { LINES_LEAST = 5 };
    struct sentence course = auction_words_course(game, seats);
    int lines = canvas_paragraph(canvas, (struct area){0, 0, 0, BOX_COLS - BOX_AROUND_COLS},
                                 panel_text, course.text);
    struct area inside = draw_box(canvas, board, lines > LINES_LEAST ? lines : LINES_LEAST,
                                  &seats->seat[game->bazaar.host],
                                  auction_words_host(game, seats).text, _("Enter opens it"));
    canvas_paragraph(canvas, inside, panel_text, course.text);
}

void auction_panel_draw_sales(struct canvas *canvas, struct area board, const struct game *game,
                              const struct auction_course *course, const struct seats *seats)
{
    unsigned first = game->turn.player;
    struct area inside = draw_box(canvas, board, (int)course->sales + 1, &seats->seat[first],
                                  auction_words_first(game, seats).text, _("Enter continues"));
    for (unsigned s = 0; s < course->sales; s++)
        draw_line(canvas, &inside, panel_text, auction_words_sale(&course->sale[s], seats).text);
}
