/* What is asked before a game or before practice, and what has been answered so far: a form whose
 * rows are a table, of which each use has some. */
#ifndef BASTIDE_TUI_SETUP_FORM_H
#define BASTIDE_TUI_SETUP_FORM_H

#include "bastide/notation.h"
#include "language/language.h"
#include "tui/form.h"

enum { SEED_SIZE = 21, BY_LOT = 0, MINUTE = 60 /* seconds */ };

/* What is asked, in this order. */
enum setup_row {
    ASK_PLAYERS,
    ASK_NAME, /* these three of each seat, the last one only where computer players can have it */
    ASK_COLOUR,
    ASK_LEVEL,
    ASK_TERMINALS, /* in the row below the last seat */
    ASK_BEGINNER,
    ASK_CLOCK,
    ASK_STAGE,
    ASK_AUCTIONS,
    ASK_SEED,
    ASK_RULES,
    ASK_AIDS,
    ASK_ESTIMATES,
    ASK_EXERCISE,
    ASK_PROGRESS,
    ASK_PACE,
    ASK_BEGIN,
    SETUP_ROWS_COUNT
};

enum { SETUP_FIELDS_MAX = SETUP_ROWS_COUNT + 3 * PLAYERS_MAX };

struct setup_form;

/* What the form is for: a row with what differs. */
struct setup_use {
    const char *title, *players; /* the heading; the sentence about ASK_PLAYERS; all are marked */
    const char *begin, *begin_sentence, *begin_help;
    unsigned rows;  /* those below the seats: SETUP_BIT */
    uint8_t chance; /* enum record_chance; by hand only people play, without a clock */
    /* Begins what was asked for; nothing is wrong with any field. */
    void (*begin_it)(struct setup_form *setup, struct app *app);
    void (*open_progress)(struct setup_form *setup, struct app *app); /* of ASK_PROGRESS */
    /* Of the rows that the form does not know about: changing one, its value in words, and its
     * sentence where it has none. NULL: there are none. */
    void (*change)(struct setup_form *setup, enum setup_row row, int by);
    struct sentence (*value)(const struct setup_form *setup, enum setup_row row);
    const char *(*sentence)(const struct setup_form *setup);
};

#define SETUP_BIT(row) (1u << ASK_##row)

struct setup_form {
    struct form form;
    const struct setup_use *use;
    struct record_head head; /* sets, edition, options and bots; and what nobody is asked */
    unsigned players;
    struct text_field name[PLAYERS_MAX];
    uint8_t colour[PLAYERS_MAX]; /* each once, also of seats that are not taken */
    bool is_shared;              /* everybody sits down at their own terminal */
    unsigned beginner;           /* BY_LOT, or the number of a player from 1 */
    struct text_field seed;
    unsigned pace; /* of turns, as the settings are: 0 to 3; 1 for no banner and 2 for turns that
                      end by themselves */
    struct setup_field {
        enum setup_row row;
        unsigned seat;
    } field[SETUP_FIELDS_MAX];
};

extern const struct form_kind setup_form_kind;

/* Begins with what is known already. */
void setup_form_fill(struct setup_form *setup, const struct setup_use *use,
                     const struct record_head *known);

/* Nothing happens where so many cannot play. */
void setup_form_set_players(struct setup_form *setup, unsigned players);

/* setup_answers.c: what changing a field does. */
void setup_form_change(struct form *form, struct app *app, unsigned number, int by);

/* Gives a seat to the next level (`by` 1) or the one before; a player without a name of their own
 * gets another. */
void setup_form_turn_level(struct setup_form *setup, unsigned seat, int by);

/* How turns follow each other by those settings. */
unsigned setup_pace_of(const struct settings *settings);

/* Whether a row is of the seats, and the one that has the focus. */
bool setup_row_is_of_seat(enum setup_row row);
enum setup_row setup_form_row(const struct setup_form *setup);

/* What is wrong with a field: a word or two beside it, and a sentence below. Empty texts where
 * nothing is. */
struct complaint {
    struct sentence mark;
    const char *sentence;
};
struct complaint setup_complaint(const struct setup_form *setup, struct setup_field field);

/* Whether nothing is wrong with any field; else puts the focus on the first that is wrong. */
bool setup_form_is_complete(struct setup_form *setup);

/* The head of a record as the form says it, the players in the order of its list. */
struct record_head setup_form_head(const struct setup_form *setup);

/* The same with a seed, and with the beginner as player 1, whom the seed draws where the lot
 * decides. */
struct record_head setup_form_seated(const struct setup_form *setup);

/* Draws the form, which is of this size, with what stands at the seats beside the fields. */
enum { SETUP_COLS = 76, SETUP_ROWS = 18 };
void setup_form_draw(struct setup_form *setup, struct canvas *canvas, struct area area,
                     const struct settings *settings);

/* setup.c: members of the row of such a page. */
size_t setup_bindings(struct page *page, struct binding bindings[BINDINGS_MAX]);
bool setup_type(struct page *page, struct app *app, uint32_t key,
                const struct surroundings *around);
void setup_draw(struct page *page, struct canvas *canvas, const struct surroundings *around);

/* The page of sets and rules: its rows, several sets at once, one for each set, the edition, one
 * for each option of the sets in play, and the way out. */
enum rules_row_kind { ROW_CHOICE, ROW_SET, ROW_EDITION, ROW_OPTION, ROW_DONE };

struct rules_row {
    enum rules_row_kind kind;
    unsigned number; /* of the set or option */
};

/* The row number `at`, from 0; the way out is the last one, and whatever is after it. */
struct rules_row rules_row_at(const struct options *options, unsigned at);

/* To the next thing that it can be (`by` 1) or the one before (-1). */
void rules_row_change(struct options *options, struct rules_row row, int by);

#endif
