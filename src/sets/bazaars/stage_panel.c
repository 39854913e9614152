#include "stage_round.h"
#include "words_auction.h"

#include "language/language.h"
#include "tui/seat_chip.h"
#include "tui/table/layout.h"
#include "tui/table/panel.h"

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

/* A line for each player: where they stand, and what they have got or paid. */
static void draw_standings(struct canvas *canvas, struct area *area, const struct game *game,
                           const struct auction_account *account, const struct seats *seats)
{
    enum { BEFORE_NAME = 3, BALANCE = 4, NAME_LEAST = 3 };
    int standing = 0;
    for (unsigned player = 0; player < seats->count; player++)
        standing = canvas_width_or(standing, auction_words_standing(account, player, game).text);
    int names = area->cols - BEFORE_NAME - 1 - standing - 1 - BALANCE;
    names = names > NAME_LEAST ? names : NAME_LEAST;
    for (unsigned player = 0; player < seats->count; player++) {
        struct area line = lines_next(area);
        bool decides = player == game_actor(game);
        bool is_out = auction_standing(account, game, player) == STANDING_HAS_TILE;
        struct style style = decides ? panel_strong : is_out ? panel_faint : panel_text;
        if (line.rows == 0)
            return;
        canvas_put(canvas, line.row, line.col, decides ? '>' : ' ', panel_strong);
        int col = seat_chip(canvas, line.row, line.col + 1, &seats->seat[player]) + 1;
        canvas_text(canvas, line.row, col, names, style, seats->seat[player].name);
        canvas_text(canvas, line.row, col + names + 1, standing, style,
                    auction_words_standing(account, player, game).text);
        struct sentence balance = auction_words_balance(account, player);
        int width = canvas_text_width(balance.text);
        uint16_t ink = auction_balance(account, player) < 0 ? INK_BAD : INK_GOOD;
        canvas_text(canvas, line.row, line.col + line.cols - width, width,
                    (struct style){ink, INK_PANEL, 0}, balance.text);
    }
}

/* What the bid would do to the score of who makes it. */
static void draw_deals(struct canvas *canvas, struct area *area, const struct auction *auction,
                       const struct game *game, const struct seats *seats)
{
    struct sentence named[2], brief[2];
    struct seats letters = seats_by_letter(seats);
    unsigned count = game_awaits_bid(game) ? 2 : 1;
    for (unsigned deal = 0; deal < count; deal++) {
        named[deal] = auction_words_deal(game, auction->bid.points, deal, seats);
        brief[deal] = auction_words_deal(game, auction->bid.points, deal, &letters);
    }
    lines_draw_sentences(canvas, area, named, brief, count);
}

static void draw_order(struct canvas *canvas, struct area *area, const struct game *game,
                       const struct seats *seats)
{
    uint8_t player[PLAYERS_MAX];
    unsigned count = auction_order(game, player);
    if (count > 0)
        lines_draw_players(canvas, area, _("Placing order:"), player, count, seats);
    else
        lines_draw_sentence(canvas, area, panel_text,
                            _("The first taker places first, then clockwise"));
}

/* Who gets the last tile for nothing, and in which order all are placed. */
static void draw_prospects(struct canvas *canvas, struct area *area, const struct auction *auction,
                           const struct game *game, const struct seats *seats)
{
    uint8_t player[PLAYERS_MAX];
    unsigned chosen = auction != NULL ? auction->tile : REVEALED_MAX;
    unsigned offered = game_awaits_offer(game) ? chosen : game->bazaar.offered;
    struct seats letters = seats_by_letter(seats);
    struct sentence last = sentence_of("%s", ""), brief = last;
    if (offered < game->bazaar.tiles) {
        last = auction_words_last(game, offered, seats);
        brief = auction_words_last(game, offered, &letters);
    }
    unsigned count = auction_without_tile(game, player);
    if (last.text[0] != '\0')
        lines_draw_sentences(canvas, area, &last, &brief, 1);
    else if (!game_awaits_draft(game))
        lines_draw_players(canvas, area, _("Last tile free:"), player, count, seats);
    draw_order(canvas, area, game, seats);
}

void auction_panel_draw_highest(struct canvas *canvas, struct area line, struct style style,
                                const struct bazaar *bazaar, const struct seats *seats)
{
    const struct seat *bidder = &seats->seat[bazaar->bidder];
    int end = line.col + line.cols;
    /* TRANSLATORS: a player's name follows. */
    int col = canvas_printf(canvas, line.row, line.col, line.cols, style, _("Highest: %d by"),
                            bazaar->bid) +
              1;
    col = seat_chip(canvas, line.row, col, bidder) + 1;
    canvas_text(canvas, line.row, col, end - col, style, bidder->name);
}

static void draw_highest(struct canvas *canvas, struct area *area, const struct game *game,
                         const struct seats *seats)
{
    struct area line = lines_next(area);
    if (line.rows > 0)
        auction_panel_draw_highest(canvas, line, panel_text, &game->bazaar, seats);
}

void auction_panel_draw_points(struct canvas *canvas, struct area *area, const char *title,
                               const struct points_entry *entry, struct bid_limits limits)
{
    struct style field = {points_entry_is_within(entry, limits) ? INK_STRONG : INK_BAD, INK_CHOSEN,
                          CELL_BOLD};
    struct area line = lines_next(area);
    if (line.rows == 0)
        return;
    int col = canvas_text(canvas, line.row, line.col, line.cols, panel_strong, title) + 1;
    canvas_target(canvas, line, TARGET_BID, 0);
    canvas_target_key(canvas, (struct area){line.row, col, 1, 2}, KEYS_DOWN);
    col = canvas_text(canvas, line.row, col, 2, panel_key, "\u2193 ");
    col = canvas_printf(canvas, line.row, col, 6, field, " %d%s ", entry->points,
                        entry->is_typed ? "_" : "");
    canvas_target_key(canvas, (struct area){line.row, col, 1, 3}, KEYS_UP);
    canvas_text(canvas, line.row, col, 2, panel_key, " \u2191");
}

/* The bid that Enter would make, between the marks of the keys that change it; and its limits, but
 * where there is little room the least that the task names already. */
static void draw_bid(struct canvas *canvas, struct area *area, const struct auction *auction,
                     const struct game *game)
{
    enum { ROWS_BELOW = 7 };
    struct bid_limits limits = game_bid_limits(game);
    bool is_good = points_entry_is_within(&auction->bid, limits);
    auction_panel_draw_points(canvas, area, _("Your bid"), &auction->bid, limits);
    bool is_limited = game->options.value[OPTION_BAZAAR_BIDS] != BAZAAR_BIDS_OPEN;
    if (!is_good || is_limited || area->rows > ROWS_BELOW)
        lines_draw(canvas, area, is_good ? panel_faint : (struct style){INK_BAD, INK_PANEL, 0},
                   auction_words_limits(game, auction->bid.points).text);
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

int auction_panel_draw_change(struct canvas *canvas, struct area line, int col,
                              const struct seat *seat, int before, int by)
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
        int col = auction_panel_draw_change(canvas, line, line.col + INDENT, chooser, from, by);
        auction_panel_draw_change(canvas, line, col + BETWEEN, bidder, to, -by);
        return;
    }
    int col = seat_chip(canvas, line.row, line.col + 1, chooser) + 1;
    col = draw_outcome(canvas, line, col, from, by);
    col = seat_chip(canvas, line.row, col + BETWEEN, bidder) + 1;
    draw_outcome(canvas, line, col, to, -by);
}

struct style auction_panel_begin_choice(struct canvas *canvas, struct area line, bool is_chosen)
{
    struct style style = {is_chosen ? INK_STRONG : INK_TEXT, is_chosen ? INK_CHOSEN : INK_PANEL,
                          is_chosen ? CELL_BOLD : 0};
    canvas_fill(canvas, line, ' ', style);
    canvas_put(canvas, line.row, line.col, is_chosen ? '>' : ' ', style);
    return style;
}

/* One of both choices at `settle`, with both scores before and after. */
static void draw_chosen(struct canvas *canvas, struct area *area, const struct game *game,
                        const struct seats *seats, bool sells, bool is_chosen)
{
    const struct bazaar *bazaar = &game->bazaar;
    struct area line = lines_next(area);
    if (line.rows == 0)
        return;
    canvas_target(canvas, (struct area){line.row, line.col, 2, line.cols}, TARGET_SALE, sells);
    struct style style = auction_panel_begin_choice(canvas, line, is_chosen);
    canvas_put(canvas, line.row, line.col + 1, sells ? 's' : 'b',
               (struct style){INK_KEY, style.paper, CELL_BOLD});
    canvas_text(canvas, line.row, line.col + 3, line.cols - 3, style,
                sells ? sentence_of(_("Sell it for %d"), bazaar->bid).text
                      : sentence_of(_("Buy it for %d"), bazaar->bid).text);
    line = lines_next(area);
    if (line.rows == 0)
        return;
    int by = sells ? bazaar->bid : -bazaar->bid;
    draw_both_changes(canvas, line, game, seats, by);
}

/* How the tile before was sold, and the last one with it. */
static void draw_news(struct canvas *canvas, struct area area,
                      const struct auction_account *account, const struct seats *seats)
{
    if (account->sales == 0 || area.rows <= 0)
        return;
    struct sentence text = auction_words_sale(&account->sale[account->sales - 1], seats);
    sentence_add(&text, ".");
    canvas_paragraph(canvas, area, panel_text, text.text);
}

int auction_panel_rows(unsigned players)
{
    enum { BANNER = 2, BLANK = 2, DECISION = 5, PROSPECTS = 4 };
    return BANNER + BLANK + (int)players + DECISION + PROSPECTS;
}

void auction_panel_draw(struct canvas *canvas, struct area area, const struct auction *auction,
                        const struct game *game, const struct auction_account *account,
                        const struct seats *seats)
{
    bool is_settled = game_awaits_settlement(game);
    const struct seat *seat = &seats->seat[game_actor(game)];
    int spare = area.rows - auction_panel_rows(seats->count);
    area.cols--;
    draw_banner(canvas, &area,
                spare >= 3    ? 4
                : spare >= -2 ? 2
                              : 1,
                seat, seat->name, auction_words_part(game).text);
    if (spare >= 0)
        lines_next(&area);
    draw_standings(canvas, &area, game, account, seats);
    if (spare >= -1)
        lines_next(&area);
    bool is_asked = auction != NULL;
    if ((game_awaits_bid(game) && spare >= -2) || (is_settled && !is_asked))
        draw_highest(canvas, &area, game, seats);
    if (is_asked && (game_awaits_offer(game) || game_awaits_bid(game))) {
        draw_bid(canvas, &area, auction, game);
        draw_deals(canvas, &area, auction, game, seats);
    }
    if (is_asked && is_settled) {
        draw_chosen(canvas, &area, game, seats, false, !auction->sells);
        draw_chosen(canvas, &area, game, seats, true, auction->sells);
    }
    if (spare >= 1)
        lines_next(&area);
    draw_prospects(canvas, &area, auction, game, seats);
    to_come_draw(canvas, &area, game, seats, TO_COME_HEADED);
    if (spare >= 2)
        lines_next(&area);
    draw_news(canvas, area, account, seats);
}

void auction_panel_draw_results(struct canvas *canvas, struct area area, const struct game *game,
                                const struct auction_account *account, const struct seats *seats)
{
    area.cols--;
    lines_draw(canvas, &area, panel_strong, _("All tiles sold"));
    lines_next(&area);
    for (unsigned player = 0; player < seats->count; player++) {
        struct area line = lines_next(&area);
        struct sentence words = auction_words_standing(account, player, game);
        int by = game->player[player].score - account->before[player];
        int col = auction_panel_draw_change(canvas, line, line.col + 1, &seats->seat[player],
                                            account->before[player], by);
        int width = canvas_text_width(words.text);
        if (col + 1 + width <= line.col + line.cols)
            canvas_text(canvas, line.row, line.col + line.cols - width, width, panel_text,
                        words.text);
    }
    lines_next(&area);
    draw_order(canvas, &area, game, seats);
    to_come_draw(canvas, &area, game, seats, TO_COME_HEADED);
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
    enum { COLS = BOX_COLS - BOX_AROUND_COLS };
    struct sentence course = auction_words_course(game, seats);
    int lines = canvas_paragraph(canvas, (struct area){0, 0, 0, COLS}, panel_text, course.text) +
                to_come_rows(game, seats, TO_COME_HEADED, COLS);
    struct area inside = draw_box(canvas, board, lines > LINES_LEAST ? lines : LINES_LEAST,
                                  &seats->seat[game->bazaar.host],
                                  auction_words_host(game, seats).text, _("Enter opens it"));
    lines_draw_sentence(canvas, &inside, panel_text, course.text);
    to_come_draw(canvas, &inside, game, seats, TO_COME_HEADED);
}

void auction_panel_draw_sales(struct canvas *canvas, struct area board, const struct game *game,
                              const struct auction_account *account, const struct seats *seats)
{
    const struct seat *first = &seats->seat[game_player(game)];
    struct seats letters = seats_by_letter(seats);
    struct sentence named[REVEALED_MAX], brief[REVEALED_MAX];
    struct sentence title = auction_words_first(game, seats);
    if (canvas_text_width(title.text) > BOX_COLS - BOX_AROUND_COLS)
        title = auction_words_first(game, &letters);
    struct area inside =
        draw_box(canvas, board, (int)account->sales + 1, first, title.text, _("Enter continues"));
    for (unsigned s = 0; s < account->sales; s++) {
        named[s] = auction_words_sale(&account->sale[s], seats);
        brief[s] = auction_words_sale(&account->sale[s], &letters);
    }
    lines_draw_sentences(canvas, &inside, named, brief, account->sales);
}
