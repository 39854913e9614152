/* What stands beside and below the board: the players, with points and what they have; the tile in
 * hand, or choices; hints, and what comes next. */
#ifndef BASTIDE_TUI_PANEL_H
#define BASTIDE_TUI_PANEL_H

#include "bastide/game.h"
#include "choosing/choosing.h"
#include "facts/position.h"
#include "rows/stage.h"
#include "tui/canvas.h"
#include "tui/table/board_pane.h"
#include "tui/table/layout.h"
#include "tui/table/table.h"
#include "tui/table/table_clock.h"
#include "wording/seats.h"
#include "wording/wording.h"

/* Lines of the panel, one below the other: each is drawn at the upper end of an area and taken off
 * it. Where the area has no rows left nothing is drawn. */

/* Takes the first line off the area; it has no rows where there is none. */
struct area lines_next(struct area *area);

/* A line of text, and text in as many lines as it takes. */
void lines_draw(struct canvas *canvas, struct area *area, struct style style, const char *text);
void lines_draw_sentence(struct canvas *canvas, struct area *area, struct style style,
                         const char *text);

/* Sentences, `named` with the names of players and `brief` with their letters: all of them brief
 * where one would be too long for a line with names. */
void lines_draw_sentences(struct canvas *canvas, struct area *area, const struct sentence *named,
                          const struct sentence *brief, unsigned count);

/* A phrase, and the players it is about: by name, by letter where there is no room for that, and on
 * a line of their own where there is none beside the phrase. */
void lines_draw_players(struct canvas *canvas, struct area *area, const char *phrase,
                        const uint8_t *player, unsigned count, const struct seats *seats);

enum { NOBODY_AT_TURN = PLAYERS_MAX };

struct panel {
    const struct game *game;
    const struct seats *seats;
    unsigned turn;             /* its number */
    unsigned at_turn;          /* player, or NOBODY_AT_TURN */
    int score[PLAYERS_MAX];    /* as they are shown: final scoring goes step by step */
    int expected[PLAYERS_MAX]; /* if the game ended now; shown beside where `foretells` */
    bool shows_projection;
    const struct clock *clock; /* NULL: there is none */
    unsigned runs_for;         /* whose clock runs, or PLAYERS_MAX */
};

/* That of a game as far as it has been told, without clocks. */
struct panel panel_of(const struct game_view *view, unsigned turn, unsigned at_turn);

/* Draws the board as its pane has it, the panel, and what stands beside it: all of a game on the
 * screen but for what stands below board and players. */
void view_draw(struct game_view *view, struct canvas *canvas, const struct table_areas *areas,
               const struct board_scene *scene, const struct panel *panel,
               const struct surroundings *around);

/* side_column.c: beside the panel, from top to bottom, the chart of the scores, the tiles left
 * where the game has that aid, and the log; nothing in a column without columns. */
void side_column_draw(const struct game_view *view, struct canvas *canvas, struct area column,
                      const struct surroundings *around);

/* Hints: what the current moment is about, what can be done and how, told to somebody who plays for
 * the first time. They have lines of their own below the board and so hide nothing. */

/* What is told where the table stands; NULL where there is nothing to tell. */
const char *hints_of(const struct table *table);

/* How many rows hints take on a board so many columns wide: room for the longest of all of them in
 * the current language, as far as there is room, so that the board above keeps its size. */
int hints_rows(struct canvas *canvas, int cols);

/* Draws the hint of the moment. */
void hints_draw(struct canvas *canvas, struct area area, const struct table *table);

/* What comes after this turn: why a further part of it is played, or that one follows, and what
 * waits; nothing in most turns. Whether it says first which part this is: below a call that does it
 * need not. */
enum to_come_heading { TO_COME_HEADED, TO_COME_CALLED };

/* The number of the row of PART_HINTS about the current part, or of all of them. */
unsigned to_come_hint(const struct game *game);

/* Draws it in the first lines of `area`, players by their letters, and takes them off it. */
void to_come_draw(struct canvas *canvas, struct area *area, const struct game *game,
                  const struct seats *seats, enum to_come_heading heading);

/* The rows that takes in that many columns. */
int to_come_rows(const struct game *game, const struct seats *seats, enum to_come_heading heading,
                 int cols);

/* What players have for the time being, likewise drawn in the first lines; what that would pay at
 * the end where expected scores are shown. */
void held_draw(struct canvas *canvas, struct area *area, const struct game_view *view);

struct labels;

/* side_panel.c: the tile in hand, large, with what can be said of it. */
struct hand {
    kind_number kind;
    uint8_t orientation;
    const char *remark; /* beside it; "" for none */
    bool hides_rest;    /* do not tell how many like it are left */
};

/* Whether choices have their worth beside them. */
enum worth { WORTH_UNTOLD, WORTH_TOLD };

/* Draws the tile with its name in the line above, how many like it are left, and the remark. */
void side_panel_draw_tile(struct canvas *canvas, const struct table_areas *areas,
                          const struct hand *hand, const struct game *game,
                          const struct surroundings *around);

/* Draws in its place what a figure may be put on, numbered, with what each is worth, and what else
 * may be done, with the `labels` of that if these are up (else NULL). Returns the rows that it
 * takes. */
int side_panel_draw_offers(struct canvas *canvas, struct area area,
                           const struct deploying *deploying, const struct position *position,
                           const struct seats *seats, enum worth worth,
                           const struct labels *labels);

/* The same for a decision, its choices and what they mean. */
int side_panel_draw_decision(struct canvas *canvas, struct area area,
                             const struct deciding *deciding, const struct position *position,
                             const struct seats *seats, enum worth worth);

/* supply.c: what a player has, figures, bridges and castles at home, goods taken, in one line
 * beside the player's score, as roomy as the panel allows. */

/* What players have besides figures, as sets say it: pieces at home, and behind them tokens taken.
 */
enum supply_item {
#define X(name, ...) SUPPLY_OF_##name,
    TABLE_SUPPLIES(X)
#undef X
        SUPPLY_ITEMS
};

extern const struct supply_row {
    bool (*is_in_play)(const struct options *options);
    const char *title;      /* of the count */
    uint32_t sign;          /* of tokens 0: the first letter of their word */
    const char *one, *many; /* so many, %u; the word */
} supplies[];

static inline bool supply_is_token(unsigned item)
{
    return supplies[item].sign == 0;
}

/* How many a player has. */
unsigned supply_of(const struct player *player, unsigned item);

/* How many figures a player holds captive, of one owner or, NOBODY, of all. */
int captives_of(const struct game *game, unsigned player, unsigned owner);

/* From the roomiest: "●●●●●●● ◆  3 bridges  2 castles  w3 g1"; with counts "═3 ▲2" in place of
 * words; "●7◆ ═3 ▲2 w3 g1"; "●7◆ ═3▲2 w3g1"; "●7◆═3▲2 31", the goods as digits below
 * supply_draw_heads; "7◆ 32 31", all that is counted as a digit below them; "7◆3231"; "7◆32",
 * without the goods, which the standings have; "7+32", with a number for all figures of which a
 * player has one ("+" stands above it). */
enum supply_room {
    SUPPLY_WORDS,
    SUPPLY_PAWNS,
    SUPPLY_COUNTS,
    SUPPLY_CLOSE,
    SUPPLY_DIGITS,
    SUPPLY_TABLE,
    SUPPLY_TIGHT,
    SUPPLY_PIECES,
    SUPPLY_FEWEST,
    SUPPLY_ROOMS
};

/* Draws it from `col` on (`canvas` NULL: nothing), and returns the column after it. */
int supply_draw(struct canvas *canvas, int row, int col, const struct game *game, unsigned player,
                enum supply_room room);

/* The roomiest form that takes at most so many columns, the same for every player; SUPPLY_FEWEST
 * where even that takes more. */
enum supply_room supply_room_within(const struct game *game, int cols);

/* Draws the figures of which everyone has one, side by side: those at home, a dot for the others.
 */
void supply_draw_singles(struct canvas *canvas, int row, int col, const struct game *game,
                         unsigned player);

/* Draws what stands in the line above them for all players, ending before column `end`, and returns
 * where it begins: the letters of the goods (SUPPLY_DIGITS); the signs of everything
 * (from SUPPLY_TABLE on); at `end` where there is nothing of that. */
int supply_draw_heads(struct canvas *canvas, int row, int end, const struct game *game,
                      enum supply_room room);

#endif
