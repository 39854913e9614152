/* Attention: how a terminal tells people who look elsewhere that it is their turn, by its title, a
 * bell and a notification of the desktop. Only the bytes; whoever has the terminal writes them. */
#ifndef BASTIDE_TUI_TERMINAL_ATTENTION_H
#define BASTIDE_TUI_TERMINAL_ATTENTION_H

#include "tui/page.h"

/* How a notification is asked for; there is no common way, and a terminal may print what it does
 * not know. */
enum attention_way {
    ATTENTION_NONE,
    ATTENTION_OSC_9,   /* iTerm2's */
    ATTENTION_OSC_99,  /* kitty's */
    ATTENTION_OSC_777, /* that of rxvt-unicode, which most others know */
};

/* The way of the terminal that answers with that name when asked what it is (XTVERSION, "\e[>0q"):
 * ATTENTION_NONE where it is not known to have one. */
enum attention_way attention_way_of(const char *name);

/* What the terminal has. */
struct attention_means {
    const char *title_begin, *title_end; /* around a title; "" where it has none */
    bool is_utf8;
    enum attention_way way;
    bool has_focus; /* its window is known to be looked at: nobody is called */
};

/* What the player wants. */
struct attention_choice {
    bool with_title, with_bell;
    const char *notification; /* "auto": as the terminal is known; "off"; or a way, "osc-9" */
};

/* What has been told so far; all zeros: nothing. */
struct attention {
    struct sentence title; /* "" where the terminal has its own */
    unsigned number;       /* of calls (struct page_call) */
};

enum { ATTENTION_SIZE = 2048 };

/* Prints what must be written so that the terminal tells that, as the player wants it; "" where
 * nothing has changed. The title that the terminal had is put by before the first one, and brought
 * back where there is to be none any more. */
void attention_tell(struct attention *attention, const struct attention_means *means,
                    const struct attention_choice *choice, const struct page_call *call,
                    char bytes[ATTENTION_SIZE]);

/* What brings back the title that the terminal had; "" where it has it. */
const char *attention_end(const struct attention *attention);

#endif
