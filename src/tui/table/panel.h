/* The players beside the board: who is at turn, points, followers left. */
#ifndef BASTIDE_TUI_PANEL_H
#define BASTIDE_TUI_PANEL_H

#include "bastide/game.h"
#include "tui/canvas.h"
#include "tui/table/clock.h"
#include "tui/table/layout.h"
#include "wording/seats.h"
#include "wording/sentence.h"

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

/* A phrase, and the players it tells of: by name, by letter where there is no room for that, and on
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

/* Draws the panel's ground, the lines that part it, the pile and the players. */
void panel_draw(struct canvas *canvas, const struct table_areas *areas, const struct panel *panel);

#endif
