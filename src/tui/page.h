/* Pages: what fills the screen, one on top of another (title, setup, table, help ...). A page
 * draws itself and says which keys mean something now; from that one list come the line of keys at
 * the bottom, the help, and what a key does.
 *
 * A page never reads keys, clocks or the terminal by itself, so it can be tested without one. */
#ifndef BASTIDE_TUI_PAGE_H
#define BASTIDE_TUI_PAGE_H

#include "play/settings.h"
#include "tui/ink.h"
#include "tui/input/pointer.h"
#include "tui/keys.h"
#include "wording/wording.h"

#include <stddef.h>

/* The smallest screen on which pages are drawn. On a smaller one there is a notice instead, and
 * keys wait. */
enum { SCREEN_ROWS_MIN = 24, SCREEN_COLS_MIN = 80 };

/* Ctrl-C, which asks whether to leave, wherever one is. */
enum { KEYS_LEAVE = 3 };

enum { BINDINGS_MAX = 40 };

/* A binding in tables whose rows have a condition (`possible`; NULL: none). */
#define ROW(condition, ...)                                                                        \
    {                                                                                              \
        .binding = KEY(__VA_ARGS__), .possible = condition                                         \
    }

/* Members of a page's row: all the rows of an array. */
#define PAGE_KEYS(rows) .keys = rows, .keys_count = sizeof rows / sizeof rows[0]

#define ARROWS KEYS_UP, KEYS_DOWN, KEYS_LEFT, KEYS_RIGHT

struct tile_cache;

struct surroundings {
    int rows, cols; /* of the canvas that a page draws on (the line of keys is not in it) */
    enum depth depth;
    bool unicode; /* false: only ASCII glyphs can be shown, */
    bool console; /* and on a console letters, lines and shades */
    /* Filled in by the app, whose own they are: the settings, and the tiles that have been painted.
     */
    const struct settings *settings;
    struct tile_cache *tiles;
    long long now; /* milliseconds of some clock that only goes forward */
};

/* Whether the land is shown in letters: half blocks in few colours, or none, are no picture. */
static inline bool surroundings_need_glyphs(const struct surroundings *around)
{
    return around->depth < DEPTH_256 || !around->unicode;
}

/* Whether those letters are joined by lines; else by what ASCII has for them. */
static inline bool surroundings_have_lines(const struct surroundings *around)
{
    return around->unicode || around->console;
}

struct app;
struct page;

/* A bound key that was pressed on a page. */
struct press {
    struct page *page;
    struct app *app;
    const struct binding *binding;
    uint32_t key; /* which of its keys, by default */
    const struct surroundings *around;
};

/* A row of the keys of a page: what one does, and when. */
struct page_key {
    struct binding binding;
    bool (*possible)(const struct page *page); /* NULL: always */
};

/* How much of the screen a page takes. */
enum page_cover {
    PAGE_COVERS_ALL,
    PAGE_COVERS_PART, /* over the page below, which stands still */
    PAGE_LIES_ON,     /* over it, too, but time goes on for the page below */
};

/* What `patience` answers where nothing moves: nothing wakes the program then. */
enum { REST = -1 };

/* Of two such answers the one that comes first; and what is left until the time `due`. */
static inline int patience_first(int one, int other)
{
    return one == REST || (other != REST && other < one) ? other : one;
}

static inline int patience_until(long long due, long long now)
{
    enum { MOST = 1000000 };
    return due <= now ? 0 : due - now < MOST ? (int)(due - now) : MOST;
}

/* What people who look elsewhere should know. */
struct page_call {
    struct sentence text; /* whose turn it is, "your turn, Ann"; empty: nothing to say */
    unsigned number;      /* how often one of them was called */
};

struct page_hearing {
    bool (*tick)(struct page *page, struct app *app, const struct surroundings *around);
    int (*patience)(const struct page *page, long long now);
    int (*waits_for)(const struct page *page);
};

struct page_kind {
    const char *name; /* for the help's title */
    void (*draw)(struct page *page, struct canvas *canvas, const struct surroundings *around);
    /* What can be done now, the most useful first: the rows that are possible; or, where rows do
     * not say it, what `bindings` fills in and counts. */
    const struct page_key *keys;
    size_t keys_count;
    size_t (*bindings)(struct page *page, struct binding bindings[BINDINGS_MAX]);
    enum key_place keys_place; /* of `keys`; those of `bindings` are as the player has set them */
    /* A bound key was pressed, for pages that have something to do before or after every deed.
     * NULL: the deed is done, and that is all. */
    void (*act)(const struct press *press);
    /* Any other key; returns whether it meant something. NULL: none does. */
    bool (*type)(struct page *page, struct app *app, uint32_t key,
                 const struct surroundings *around);
    /* The mouse pointed, but not at a target that stands for a key: such a click comes as that key.
     * Returns whether it meant something; where it does not, wheels are the keys up and down, if
     * those are bound. NULL: nothing does. */
    bool (*point)(struct page *page, struct app *app, const struct gesture *gesture,
                  const struct surroundings *around);
    /* Time has passed, or what is waited for has come; returns whether the page must be drawn
     * again. NULL: neither means anything. */
    bool (*tick)(struct page *page, struct app *app, const struct surroundings *around);
    /* How many milliseconds from `now` on a tick is due; REST: time alone brings nothing. A tick
     * when it is due leads to another answer than 0, or changes something. NULL: always REST. */
    int (*patience)(const struct page *page, long long now);
    /* A file descriptor that can be read when a tick is due at once, and no longer after it; -1:
     * none just now. NULL: there never is one. */
    int (*waits_for)(const struct page *page);
    /* Frees the page. NULL: it holds nothing else that must be given back. */
    void (*close)(struct page *page);
    /* The page on top of it was taken away. NULL: nothing to do. */
    void (*resume)(struct page *page);
    /* Whether something has happened that no key asked for, and what to tell the players; asked
     * when the page is opened and after everything that was done. NULL: nothing ever does. */
    bool (*news)(struct page *page, struct problem *news);
    /* Marks on the page, which the help explains as if they were keys; NULL: none. */
    const struct binding *(*legend)(const struct page *page);
    /* What people should know who look elsewhere, whatever lies on the page. NULL: nothing. */
    struct page_call (*call)(const struct page *page);
    /* So that it is known while another page covers this one and time does not go on for it: what
     * `tick`, `patience` and `waits_for` are then. Nothing that pages above show may change. NULL:
     * it is not. */
    const struct page_hearing *hearing;
    enum page_cover cover;
    bool types_all; /* '?' is typed, too: it opens no help */
};

struct trash;
struct programs;

/* Pages begin with this and are allocated by themselves. */
struct page {
    const struct page_kind *kind;
    const struct keymap *keymap; /* the player's keys, the app's own; NULL before it is opened */
    struct trash
        *trash; /* the games that have been deleted, the app's own; NULL before that, too */
    const struct programs *programs; /* other programs that may play; NULL before that, too */
    bool is_confined; /* to the game that is shown: nothing leads to another, or to a file */
};

/* What a page can ask of the program (app.c). The page that asks may be closed by it: afterwards it
 * must not touch itself, and return. */
void app_open(struct app *app, struct page *page);    /* on top of the current page */
void app_replace(struct app *app, struct page *page); /* in its place */
void app_close(struct app *app); /* takes the top page away; the last: leaves */
bool app_is_on_top(const struct app *app, const struct page *page);
void app_quit(struct app *app);                  /* closes all pages and leaves */
void app_say(struct app *app, const char *text); /* a message above the line of keys, until
                                                    the next key */

/* A new page of that kind, all zeros: the first member of something of `size` bytes. NULL where
 * memory runs out. And frees a page that is not open. */
struct page *page_new(const struct page_kind *kind, size_t size);
void page_close(struct page *page);

/* What can be done on a page now; returns how many. */
size_t page_bindings(const struct page *page, struct binding bindings[BINDINGS_MAX]);

/* Of these rows those that are possible; returns how many. For `bindings` of pages that have the
 * keys of another page and more. */
size_t page_possible(const struct page *page, const struct page_key *rows, size_t rows_count,
                     struct binding *bindings);

/* A key of a page, as the player has set it, and what it is by default. */
struct bound_key {
    struct binding binding;
    uint32_t key, means;
};
enum key_sense { KEY_AS_SET, KEY_BY_DEFAULT };

/* The binding of a key, in either sense; false: it is bound to nothing now. */
bool page_find_key(const struct page *page, enum key_sense sense, uint32_t key,
                   struct bound_key *found);

/* The key that is set on a page for what `key` is by default; `key` where that means nothing now.
 */
uint32_t page_key(const struct page *page, uint32_t key);

/* The deed of a key that leads back: takes the page away. And for pages that any key or a click
 * anywhere takes away (`type`, `point`). */
void page_leave(const struct press *press);
bool page_leave_at_key(struct page *page, struct app *app, uint32_t key,
                       const struct surroundings *around);
bool page_leave_at_click(struct page *page, struct app *app, const struct gesture *gesture,
                         const struct surroundings *around);

/* Presses what is that key by default, for a page that was pointed at: what the mouse does is done
 * by keys. `around` is what the page was given. */
void app_press(struct app *app, uint32_t key, const struct surroundings *around);

/* The current settings; and others, which are in effect at once: the theme, the language, the
 * mouse. If a theme cannot be used, it says so and keeps the previous one. */
const struct settings *app_settings(const struct app *app);
void app_change_settings(struct app *app, const struct settings *settings);

#endif
