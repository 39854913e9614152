/* The keys that are no characters. */
#ifndef BASTIDE_TUI_KEY_CODES_H
#define BASTIDE_TUI_KEY_CODES_H

/* Keys as pages see them: a Unicode character, or one of these. */
enum keys {
    KEYS_NONE = 0,
    KEYS_SPECIAL = 0x110000, /* beyond Unicode */
    KEYS_UP,
    KEYS_DOWN,
    KEYS_LEFT,
    KEYS_RIGHT,
    KEYS_HOME,
    KEYS_END,
    KEYS_PAGE_UP,
    KEYS_PAGE_DOWN,
    KEYS_BACKSPACE,
    KEYS_DELETE,
    KEYS_TAB,
    KEYS_BACK_TAB,
    KEYS_ENTER,
    KEYS_ESCAPE,
    KEYS_SHIFT_UP, /* where a page knows no use for these four they are the plain arrows */
    KEYS_SHIFT_DOWN,
    KEYS_SHIFT_LEFT,
    KEYS_SHIFT_RIGHT,
    KEYS_LAST
};

#endif
