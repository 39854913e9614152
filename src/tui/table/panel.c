#include "tui/table/panel.h"
#include "language/language.h"
#include "rows/stage.h"
#include "tui/seat_chip.h"
#include "tui/table/stage.h"
#include "tui/table/table_clock.h"
#include "tui/widgets.h"
#include "wording/turn_words.h"
#include "wording/wording.h"

#include <stdio.h>
#include <string.h>

enum {
    ACROSS = 0x2500,
    AT_TURN = 0x25b8,
    CHIP_COLS = 3,  /* the mark of who is at turn, a player's letter, a blank */
    SCORE_COLS = 2, /* at least */
    NAME_LEAST = 4, /* columns; with fewer, the expected score makes way, then the signs of what
                       the player has */
    NAME_NONE = 3,  /* a name with fewer is left out */
};

/* How what the players have is drawn: beside the score or in a second line. */
struct supply_form {
    enum supply_room room; /* in a line without a clock */
    bool has_heads;        /* it ends at the right, below heads */
    bool has_clock;        /* the second line has the clock, too */
};

static struct supply_form supply_form_of(const struct panel *panel, struct area players,
                                         int player_rows)
{
    enum { MARGIN = 1, CLOCK_COLS = 6 };
    int cols = players.cols - MARGIN - CHIP_COLS;
    struct supply_form form = {.has_heads = true};
    if (player_rows == 1) {
        form.room = supply_room_within(panel->game, cols - NAME_LEAST - 1 - SCORE_COLS - 1);
        form.room = form.room < SUPPLY_DIGITS ? SUPPLY_DIGITS : form.room;
        return form;
    }
    form.room = supply_room_within(panel->game, cols);
    form.has_clock =
        panel->clock != NULL && supply_room_within(panel->game, cols - CLOCK_COLS) < SUPPLY_TABLE;
    form.has_heads = form.room >= SUPPLY_DIGITS && !form.has_clock;
    return form;
}

struct panel panel_of(const struct game_view *view, unsigned turn, unsigned at_turn)
{
    struct panel panel = {.game = view_game(view),
                          .seats = view->seats,
                          .turn = turn,
                          .at_turn = at_turn,
                          .shows_projection = view_shows_projection(view)};
    for (unsigned player = 0; player < view->seats->count; player++)
        panel.score[player] = view_score(view, player);
    if (panel.shows_projection)
        memcpy(panel.expected, view_position(view)->projected, sizeof panel.expected);
    return panel;
}

/* What stands right of the name: "17", "17 (23)". Where all is in one line a clock has the place of
 * the expected score: the clock that runs, and all of them where no scores are expected. */
struct figures {
    char score[12], expected[CLOCK_TEXT_SIZE];
    struct style style; /* of the latter */
};

static struct style clock_style(const struct panel *panel, unsigned player)
{
    if (clock_is_over(panel->clock, player))
        return (struct style){INK_BAD, INK_PANEL, CELL_BOLD};
    return player == panel->runs_for ? panel_strong : panel_faint;
}

static struct figures figures_of(const struct panel *panel, unsigned player, bool one_line)
{
    struct figures figures = {.expected = "", .style = panel_faint};
    snprintf(figures.score, sizeof figures.score, "%d", panel->score[player]);
    if (one_line && panel->clock != NULL && !panel->seats->seat[player].is_bot &&
        (!panel->shows_projection || player == panel->runs_for)) {
        clock_print(panel->clock, player, figures.expected);
        figures.style = clock_style(panel, player);
    } else if (panel->shows_projection) {
        snprintf(figures.expected, sizeof figures.expected, "(%d)", panel->expected[player]);
    }
    return figures;
}

/* How wide they are, at least, and for the widest of all players'. */
static void measure(const struct panel *panel, bool one_line, int *score_cols, int *expected_cols)
{
    for (unsigned player = 0; player < panel->seats->count; player++) {
        struct figures figures = figures_of(panel, player, one_line);
        int score = canvas_text_width(figures.score);
        int expected = canvas_text_width(figures.expected);
        *score_cols = score > *score_cols ? score : *score_cols;
        *expected_cols = expected > *expected_cols ? expected : *expected_cols;
    }
}

/* What the player has, ending before column `end`; returns where it begins. */
static int draw_supply(struct canvas *canvas, int row, int end, const struct game *game,
                       unsigned player, enum supply_room room)
{
    int col = end - supply_draw(NULL, 0, 0, game, player, room);
    supply_draw(canvas, row, col, game, player, room);
    return col;
}

/* At the end of the line; returns the column before it. */
static int draw_clock(struct canvas *canvas, int row, int end, const struct panel *panel,
                      unsigned player)
{
    char text[CLOCK_TEXT_SIZE];
    if (panel->clock == NULL || panel->seats->seat[player].is_bot)
        return end;
    clock_print(panel->clock, player, text);
    int width = canvas_text_width(text);
    canvas_text(canvas, row, end - width, width, clock_style(panel, player), text);
    return end - width - 1;
}

/* How many bytes of a text lie before a byte, without those of a character that is not whole. */
static int cut_before(const char *text, size_t end)
{
    enum { CONTINUES = 0x80, OF_CONTINUED = 0xc0 };
    while (end > 0 && ((unsigned char)text[end] & OF_CONTINUED) == CONTINUES)
        end--;
    return (int)end;
}

/* The second line. */
static void draw_below(struct canvas *canvas, struct area line, const struct panel *panel,
                       struct supply_form form, unsigned player)
{
    int end = line.col + line.cols;
    if (form.has_clock)
        end = draw_clock(canvas, line.row, end, panel, player);
    else if (form.has_heads)
        line.col = end - supply_draw(NULL, 0, 0, panel->game, player, form.room);
    supply_draw(canvas, line.row, line.col, panel->game, player,
                supply_room_within(panel->game, end - line.col));
}

/* Where there is little room for a name, none of it goes to a sign that it is cut. */
static void draw_name(struct canvas *canvas, int row, int col, int cols, struct style style,
                      const char *name)
{
    struct sentence shown = sentence_of("%s", name);
    for (size_t end = strlen(shown.text);
         cols <= NAME_LEAST && end > 0 && canvas_text_width(shown.text) > cols; end--)
        shown = sentence_of("%.*s", cut_before(name, end), name);
    canvas_text(canvas, row, col, cols < NAME_NONE ? 0 : cols, style, shown.text);
}

/* Whose figures the player holds captive: their owners' letters, as many as there is room for
 * beside the name, ending before column `end`; returns where they begin. */
static int draw_captives(struct canvas *canvas, int row, int col, int end,
                         const struct panel *panel, unsigned player)
{
    const struct game *game = panel->game;
    int room = end - col - canvas_text_width(panel->seats->seat[player].name) - 1;
    int count = captives_of(game, player, NOBODY);
    if (count == 0 || room < 1)
        return end;
    int at = end - (count < room ? count : room), begin = at;
    for (unsigned owner = 0; owner < panel->seats->count; owner++)
        for (int left = captives_of(game, player, owner); left > 0 && at < end; left--)
            at = seat_chip(canvas, row, at, &panel->seats->seat[owner]);
    return begin - 1;
}

static void draw_player(struct canvas *canvas, struct area line, const struct panel *panel,
                        struct supply_form form, unsigned player)
{
    const struct seat *seat = &panel->seats->seat[player];
    bool at_turn = player == panel->at_turn, one_line = line.rows == 1;
    struct figures figures = figures_of(panel, player, !form.has_clock);
    int score_cols = one_line ? SCORE_COLS : SCORE_COLS + 1, expected_cols = 0;
    int end = line.col + line.cols - 1;
    if (panel->shows_projection)
        expected_cols = one_line ? 4 : 5;
    measure(panel, !form.has_clock, &score_cols, &expected_cols);
    if (one_line)
        end = draw_supply(canvas, line.row, end, panel->game, player, form.room) - 1;
    if (end - (expected_cols + 1 + score_cols + 1) - (line.col + CHIP_COLS) < NAME_LEAST)
        expected_cols = 0;
    int expected_col = end - expected_cols;
    int score_end = expected_cols > 0 ? expected_col - 1 : end;
    canvas_put(canvas, line.row, line.col, at_turn ? AT_TURN : ' ', panel_strong);
    int col = seat_chip_marked(canvas, line.row, line.col + 1, seat);
    int name_end = draw_captives(canvas, line.row, col, score_end - score_cols - 1, panel, player);
    draw_name(canvas, line.row, col, name_end - col, at_turn ? panel_strong : panel_text,
              seat->name);
    canvas_text(canvas, line.row, score_end - canvas_text_width(figures.score), score_cols,
                panel_strong, figures.score);
    canvas_text(canvas, line.row, expected_col, expected_cols, figures.style, figures.expected);
    if (!one_line)
        draw_below(canvas, (struct area){line.row + 1, col, 1, end - col}, panel, form, player);
}

static void panel_draw_rule(struct canvas *canvas, struct area below)
{
    struct style style = {INK_FRAME, INK_PANEL, 0};
    canvas_fill(canvas, (struct area){below.row - 1, below.col, 1, below.cols - 1}, ACROSS, style);
}

/* The clock that runs, or the turn. */
struct moment_words {
    struct sentence text;
    struct style style;
};

static struct moment_words moment_words_of(const struct panel *panel, struct supply_form form)
{
    bool is_clock = form.has_heads && panel->clock != NULL && panel->runs_for < PLAYERS_MAX;
    if (!is_clock)
        return (struct moment_words){sentence_of(_("turn %u"), panel->turn), panel_faint};
    char text[CLOCK_TEXT_SIZE];
    clock_print(panel->clock, panel->runs_for, text);
    return (struct moment_words){sentence_of("%s", text), clock_style(panel, panel->runs_for)};
}

/* Left of heads that leave no room for both: the clock that runs, or how many tiles are left. */
static void draw_either(struct canvas *canvas, struct area line, const struct panel *panel,
                        const struct moment_words *moment)
{
    unsigned tiles = panel->game->pile.tiles;
    struct sentence left = sentence_of(_n("%u left", "%u left", tiles), tiles);
    if (panel->clock != NULL && panel->runs_for < PLAYERS_MAX) {
        canvas_text(canvas, line.row, line.col, line.cols, moment->style, moment->text.text);
        return;
    }
    if (canvas_text_width(left.text) > line.cols)
        left = sentence_of("%u", tiles);
    canvas_text(canvas, line.row, line.col, line.cols, panel_faint, left.text);
}

/* The line above the players: how many tiles are left, the turn, and in a short form the heads of
 * what is below. Those leave a player's line no room for a clock: the one that runs takes the place
 * of the turn. */
static void draw_pile(struct canvas *canvas, struct area line, const struct panel *panel,
                      struct supply_form form)
{
    enum { MARGIN = 1, GAP = 2 };
    unsigned tiles = panel->game->pile.tiles;
    int end = line.col + line.cols - MARGIN, begin = end;
    if (form.has_heads)
        begin = supply_draw_heads(canvas, line.row, end, panel->game, form.room);
    bool is_short = begin < end;
    if (!is_short)
        form.has_heads = false;
    end = is_short ? begin - GAP : end;
    struct moment_words moment = moment_words_of(panel, form);
    int width = canvas_text_width(moment.text.text);
    struct sentence left = sentence_of(is_short ? _n("%u left", "%u left", tiles)
                                                : _n("%u tile left", "%u tiles left", tiles),
                                       tiles);
    int cols = end - width - GAP - line.col - MARGIN + 1;
    if (form.room >= SUPPLY_TABLE && canvas_text_width(left.text) > cols) {
        draw_either(canvas, (struct area){line.row, line.col, 1, begin - 1 - line.col}, panel,
                    &moment);
        return;
    }
    canvas_text(canvas, line.row, line.col + MARGIN, cols, panel_faint, left.text);
    canvas_text(canvas, line.row, end - width, width, moment.style, moment.text.text);
}

static void panel_draw(struct canvas *canvas, const struct table_areas *areas,
                       const struct panel *panel)
{
    struct supply_form form = supply_form_of(panel, areas->players, areas->player_rows);
    canvas_fill(canvas, areas->panel, ' ', panel_text);
    panel_draw_rule(canvas, areas->hand);
    draw_pile(canvas, areas->pile, panel, form);
    for (unsigned player = 0; player < panel->seats->count; player++) {
        struct area line = areas->players;
        line.rows = areas->player_rows;
        line.row += (int)player * line.rows;
        draw_player(canvas, line, panel, form, player);
    }
}

void view_draw(struct game_view *view, struct canvas *canvas, const struct table_areas *areas,
               const struct board_scene *scene, const struct panel *panel,
               const struct surroundings *around)
{
    view->all = (struct area){0, 0, around->rows, around->cols};
    view->board = areas->board;
    canvas_fill(canvas, view->all, ' ', night_text);
    canvas_target(canvas, view->board, TARGET_BOARD, 0);
    board_pane_draw(view->pane, canvas, view->board, scene, around);
    panel_draw(canvas, areas, panel);
    side_column_draw(view, canvas, areas->column, around);
}

struct area lines_next(struct area *area)
{
    struct area line = {area->row, area->col, area->rows > 0 ? 1 : 0, area->cols};
    area->row += line.rows;
    area->rows -= line.rows;
    return line;
}

void lines_draw(struct canvas *canvas, struct area *area, struct style style, const char *text)
{
    struct area line = lines_next(area);
    if (line.rows > 0)
        canvas_text(canvas, line.row, line.col, line.cols, style, text);
}

void lines_draw_players(struct canvas *canvas, struct area *area, const char *phrase,
                        const uint8_t *player, unsigned count, const struct seats *seats)
{
    struct area line = lines_next(area);
    int chips = (int)count, before = canvas_text_width(phrase) + 1, names = before + 4 * chips - 2;
    if (line.rows == 0)
        return;
    canvas_text(canvas, line.row, line.col, line.cols, panel_text, phrase);
    for (unsigned p = 0; p < count; p++)
        names += canvas_text_width(seats->seat[player[p]].name);
    if (before + chips > line.cols) {
        line = lines_next(area);
        before = 1;
    }
    int gap = before + 2 * chips - 1 <= line.cols;
    for (unsigned p = 0; line.rows > 0 && p < count; p++) {
        const struct seat *seat = &seats->seat[player[p]];
        int col = seat_chip(canvas, line.row, line.col + before, seat) + gap;
        if (names <= line.cols)
            col = canvas_text(canvas, line.row, col, line.cols, panel_text, seat->name) + 2;
        before = col - line.col;
    }
}

void lines_draw_sentence(struct canvas *canvas, struct area *area, struct style style,
                         const char *text)
{
    int rows = canvas_paragraph(canvas, *area, style, text);
    rows = rows < area->rows ? rows : area->rows;
    area->row += rows;
    area->rows -= rows;
}

void lines_draw_sentences(struct canvas *canvas, struct area *area, const struct sentence *named,
                          const struct sentence *brief, unsigned count)
{
    bool is_long = false;
    for (unsigned s = 0; s < count; s++)
        is_long |= canvas_text_width(named[s].text) > area->cols;
    for (unsigned s = 0; s < count; s++)
        lines_draw_sentence(canvas, area, panel_text, is_long ? brief[s].text : named[s].text);
}

const char *hints_of(const struct table *table)
{
    const struct stage *mode = table_mode(table);
    return _(mode->hints[mode->hint != NULL ? mode->hint(table) : 0]);
}

enum { ROWS_MOST = 5, BAR_COLS = 2, MARGIN = 1 };

static const struct style plain = {INK_TEXT, INK_BAR, 0};
static const struct style bar = {INK_KEY, INK_BAR, CELL_BOLD};

static struct area text_area(struct area area)
{
    return (struct area){area.row, area.col + BAR_COLS, area.rows, area.cols - BAR_COLS - MARGIN};
}

int hints_rows(struct canvas *canvas, int cols)
{
    struct area nothing = text_area((struct area){0, 0, 0, cols});
    int most = 1;
    const struct stage *stage;
    for (unsigned number = 0; (stage = stage_numbered(number)) != NULL; number++)
        for (const char *const *hint = stage->hints; *hint != NULL; hint++) {
            int rows = canvas_paragraph(canvas, nothing, plain, _(*hint));
            most = rows > most ? rows : most;
        }
    return most < ROWS_MOST ? most : ROWS_MOST;
}

void hints_draw(struct canvas *canvas, struct area area, const struct table *table)
{
    enum { BAR = 0x2502 };
    canvas_fill(canvas, area, ' ', plain);
    canvas_fill(canvas, (struct area){area.row, area.col, area.rows, 1}, BAR, bar);
    canvas_paragraph(canvas, text_area(area), plain, table_key_words(table, hints_of(table)).text);
}

enum { SENTENCES_MAX = TURN_FACTS_MAX + 3 };

static unsigned sentences_of(const struct game *game, const struct seats *seats,
                             enum to_come_heading heading, struct sentence sentence[SENTENCES_MAX])
{
    struct seats letters = seats_by_letter(seats);
    unsigned count = 0;
    const char *part = turn_words_part(game);
    if (part != NULL && heading == TO_COME_HEADED)
        sentence[count++] = sentence_of("%s", part);
    if (part != NULL)
        sentence[count++] = turn_words_why(game);
    sentence[count] = turn_words_earned(game);
    count += sentence[count].text[0] != '\0';
    return count + turn_words_to_come(game, &letters, &sentence[count]);
}

unsigned to_come_hint(const struct game *game)
{
    unsigned row = 0;
    (void)game;
#define X(is_in_it, ended, placed)                                                                 \
    if (is_in_it)                                                                                  \
        return row;                                                                                \
    row++;
    PART_HINTS(X)
#undef X
    return row;
}

void to_come_draw(struct canvas *canvas, struct area *area, const struct game *game,
                  const struct seats *seats, enum to_come_heading heading)
{
    struct sentence sentence[SENTENCES_MAX];
    unsigned count = sentences_of(game, seats, heading, sentence);
    for (unsigned s = 0; s < count; s++)
        lines_draw_sentence(canvas, area, panel_strong, sentence[s].text);
}

int to_come_rows(const struct game *game, const struct seats *seats, enum to_come_heading heading,
                 int cols)
{
    struct sentence sentence[SENTENCES_MAX];
    unsigned count = sentences_of(game, seats, heading, sentence);
    int rows = 0;
    for (unsigned s = 0; s < count; s++)
        rows +=
            canvas_paragraph(NULL, (struct area){0, 0, 0, cols}, panel_strong, sentence[s].text);
    return rows;
}

void held_draw(struct canvas *canvas, struct area *area, const struct game_view *view)
{
    struct sentence fact[TURN_FACTS_MAX];
    struct seats letters = seats_by_letter(view->seats);
    enum held_worth worth = view_shows_projection(view) ? HELD_WORTH_TOLD : HELD_WORTH_UNTOLD;
    unsigned count = turn_words_held(view_game(view), &letters, worth, fact);
    for (unsigned f = 0; f < count; f++)
        lines_draw_sentence(canvas, area, panel_text, fact[f].text);
}
