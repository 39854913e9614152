/* Lines of the panel, one below the other: each is drawn at the upper end of an area and taken off
 * it. Where the area has no rows left nothing is drawn. */
#ifndef BASTIDE_TUI_LINES_H
#define BASTIDE_TUI_LINES_H

#include "tui/canvas.h"
#include "wording/seats.h"
#include "wording/sentence.h"

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

#endif
