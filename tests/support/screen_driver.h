/* Driving pages without a terminal: keys in, screens out as text, compared with files. */
#ifndef BASTIDE_TESTS_SCREEN_DRIVER_H
#define BASTIDE_TESTS_SCREEN_DRIVER_H

#include "tui/app.h"

#include <stdbool.h>

enum { SCREEN_TEXT_SIZE = 1 << 16 };

struct screen_driver {
    struct app *app;
    struct surroundings around; /* `now` moves on by a second with every key */
    struct canvas canvas;
};

/* Begins with `page` on a screen of that size, in 256 colours. */
void screen_begin(struct screen_driver *driver, struct page *page, int rows, int cols);
void screen_end(struct screen_driver *driver);

/* Presses keys: characters as they are, but '\n' Enter, '\t' Tab, '\b' Backspace, '\033' Escape and
 * ^ v < > the arrows. */
void screen_keys(struct screen_driver *driver, const char *keys);
void screen_key(struct screen_driver *driver, uint32_t key);

/* Draws the screen and writes it as text, a line a row, without blanks at the ends. Pixels of tiles
 * become ':', frames of legal squares '+', of those that need a bridge '=', of fiefs '*', other
 * frames '@', outlines and marks '%'. */
void screen_text(struct screen_driver *driver, char text[SCREEN_TEXT_SIZE]);

/* Whether the screen shows `text` somewhere in a line. */
bool screen_shows(struct screen_driver *driver, const char *text);

/* Compares the screen with tests/screens/NAME.txt and fails the test where it differs. With the
 * environment variable BASTIDE_UPDATE_SCREENS the file is written instead. */
void screen_expect(struct screen_driver *driver, const char *name);

#endif
