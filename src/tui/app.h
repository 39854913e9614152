/* The program between the terminal and the pages: the stack of pages, the line of keys, the help,
 * messages. It knows no terminal: tui_run feeds it from one, tests feed it from a list.
 *
 *     struct app *app = app_new(title_page());
 *     while (!app_is_over(app)) {
 *         app_draw(app, canvas, &around);
 *         app_key(app, the next key, &around);
 *     }
 *     app_free(app);
 *
 * `around` speaks of the whole screen; pages are told of one row less, the line of keys. */
#ifndef BASTIDE_TUI_APP_H
#define BASTIDE_TUI_APP_H

#include "tui/page.h"
#include "tui/theme/theme.h"

/* Begins with `page`, which the app closes. NULL, with the page closed, where memory runs out;
 * NULL where `page` is NULL. */
struct app *app_new(struct page *page);

/* Closes all pages, and removes for good what was deleted. Harmless on NULL. */
void app_free(struct app *app);

/* From now on keys are as the player has set them; before that they are as by default. */
struct keymap;
void app_set_keys(struct app *app, const struct keymap *keymap);

/* Sets the other programs that may play; without a call there are none. */
void app_set_programs(struct app *app, const struct programs *programs);

/* From now on all pages are confined to the game of the one that is shown (page.h). */
void app_confine(struct app *app);

/* A key was pressed. */
void app_key(struct app *app, uint32_t key, const struct surroundings *around);

/* The mouse did something. It means what app_draw has put there last: where keys or time have
 * changed anything since, draw first. */
void app_point(struct app *app, const struct pointer *pointer, const struct surroundings *around);

/* Time has passed, now around->now. Returns whether the screen must be drawn again. */
bool app_tick(struct app *app, const struct surroundings *around);

/* How many milliseconds from around->now on a tick is due; REST (-1): time brings nothing. */
int app_patience(const struct app *app, const struct surroundings *around);

/* What to wait for beside keys, by its file descriptor: once it can be read a tick is due.
 * -1: nothing. */
int app_waits_for(const struct app *app, const struct surroundings *around);

/* What people should know who look elsewhere, of the topmost page that has something to say. */
struct page_call app_call(const struct app *app);

/* Draws the whole screen. */
void app_draw(struct app *app, struct canvas *canvas, const struct surroundings *around);

/* The theme that the settings ask for (app_change_settings); the default one before they do. */
const struct theme *app_theme(const struct app *app);

/* The current page; NULL where the players have left. */
struct page *app_page(const struct app *app);

/* Whether the players have left. */
bool app_is_over(const struct app *app);

/* tui.c: the game at a terminal, the only door for the rest of the program. Plays until the players
 * leave. Returns the exit status: 0, 1 where the terminal cannot be used, 2 where a file cannot;
 * then one line was printed on standard error. */
struct start_request;
int tui_run(const struct start_request *request);

#endif
