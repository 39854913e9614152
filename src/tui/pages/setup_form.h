/* What is asked before a game or before practice, and what has been answered so far: a list of
 * fields, one of which has the focus. */
#ifndef BASTIDE_TUI_SETUP_FORM_H
#define BASTIDE_TUI_SETUP_FORM_H

#include "bastide/record.h"
#include "language/language.h"
#include "tui/form.h"
#include "wording/sentence.h"

enum { SEED_SIZE = 21, BY_LOT = 0 };

struct setup_use;

struct setup_form {
    struct form form;
    const struct setup_use *use;
    struct record_head head; /* sets, edition, options and bots; and what nobody is asked */
    unsigned players;
    struct text_field name[PLAYERS_MAX];
    uint8_t colour[PLAYERS_MAX]; /* each once, also of seats that are not taken */
    unsigned beginner;           /* BY_LOT, or the number of a player from 1 */
    struct text_field seed;
};

/* The fields. The row: name in C, type, label, sentence. */
#define FIELD_KINDS(X)                                                                             \
    X(PLAYERS, CHOICE, N_("Players"),                                                              \
      N_("The number of players, 2 to 6: people at one keyboard, and computer players."))          \
    X(NAME, TEXT, N_("Name"),                                                                      \
      N_("This player's name: up to 24 letters, different from all others."))                      \
    X(COLOUR, CHOICE, N_("Colour"),                                                                \
      N_("The colour of this player's followers. Taking another player's colour swaps the two."))  \
    X(LEVEL, CHOICE, N_("Played by"), "") /* its sentence is the level's */                        \
    X(BEGINNER, CHOICE, N_("First player"),                                                        \
      N_("The player who places the first tile. The others follow in list order."))                \
    X(CLOCK, CHOICE, N_("Clock"),                                                                  \
      N_("Thinking time per player for the whole game. Running out of it has no effect on play.")) \
    X(STAGE, CHOICE, N_("Stage"), N_("How far into the game the auctions are, by tiles placed."))  \
    X(AUCTIONS, CHOICE, N_("Auctions"), N_("How many auctions to practise in a row."))             \
    X(SEED, TEXT, N_("Seed"),                                                                      \
      N_("The same number gives the same tile order. Leave it empty for a random one."))           \
    X(RULES, BUTTON, N_("Sets and rules"),                                                         \
      N_("Which expansions are in play, and by which rules. Enter opens them."))                   \
    X(AIDS, CHOICE, N_("Aids"),                                                                    \
      N_("What the program shows players, although they could work it out themselves: all, none, " \
         "or your choice (Enter)."))                                                               \
    X(EXERCISE, CHOICE, N_("Exercise"), "") /* its sentence is the exercise's */                   \
    X(PROGRESS, BUTTON, N_("Progress"),                                                            \
      N_("How your decisions improve, and what you misjudge most. Enter opens it."))               \
    X(PACE, CHOICE, N_("Turns"),                                                                   \
      N_("How turns follow each other. This is also a setting: it is kept for later games and "    \
         "can be changed at any time."))                                                           \
    X(BEGIN, BUTTON, "", "") /* what it begins is its use's */

enum field_kind {
#define X(field, type, label, sentence) FIELD_##field,
    FIELD_KINDS(X)
#undef X
        FIELD_KINDS_COUNT
};

/* Each seat has those in its line, the last one only where computer players can have it. */
enum { SEAT_FIELDS = 3 };

static inline bool field_is_of_seat(enum field_kind kind)
{
    return kind >= FIELD_NAME && kind < FIELD_NAME + SEAT_FIELDS;
}

struct field {
    enum field_kind kind;
    unsigned seat; /* FIELD_NAME, FIELD_COLOUR, FIELD_LEVEL */
};

/* What the form is for: a row of what is its own. */
struct setup_use {
    const char *title, *begin, *begin_sentence; /* marked for translation */
    const char *players; /* the sentence of FIELD_PLAYERS, likewise; NULL: that of its row */
    unsigned fields;     /* which of those below the players it has: FIELD_BIT */
    uint8_t chance;      /* enum record_chance; by hand only people play, without a clock */
    /* Begins what was asked for; nothing is wrong with any field. */
    void (*begin_it)(struct setup_form *setup, struct app *app);
    void (*open_progress)(struct setup_form *setup, struct app *app); /* of FIELD_PROGRESS */
    /* Of the fields that the form does not know about: changing one, its value in words, and its
     * sentence where it has none in its row. NULL: there are none. */
    void (*change)(struct setup_form *setup, enum field_kind kind, int by);
    struct sentence (*value)(const struct setup_form *setup, enum field_kind kind);
    const char *(*sentence)(const struct setup_form *setup, enum field_kind kind);
};

#define FIELD_BIT(field) (1u << FIELD_##field)

/* Begins with what is known already. */
void setup_form_fill(struct setup_form *form, const struct setup_use *use,
                     const struct record_head *known);

/* setup.c: the keys of such a page. */
enum { SETUP_KEYS = 13 };
extern const struct page_key setup_keys[SETUP_KEYS];
bool setup_type(struct page *page, struct app *app, uint32_t key,
                const struct surroundings *around);

/* The field with a number, and the number of a field. */
struct field setup_field(const struct setup_form *setup, unsigned number);
unsigned setup_field_number(const struct setup_form *setup, struct field field);

/* Its row as a form. */
extern const struct form_kind setup_form_kind;

/* Nothing happens where so many cannot play. */
void setup_form_set_players(struct setup_form *form, unsigned players);

/* How turns follow each other by those settings: 0 to 3; 1 for no banner and 2 for turns that end
 * by themselves. */
unsigned setup_pace(const struct settings *settings);

/* What is wrong with a field: a word or two beside it, and a sentence below. Empty texts where
 * nothing is. */
struct complaint {
    char mark[32], sentence[120];
};
struct complaint setup_form_complaint(const struct setup_form *form, struct field field);

/* The head of a record as the form says it, the players in the order of its list. */
struct record_head setup_form_head(const struct setup_form *form);

/* The same with a seed, and with the beginner as player 1, whom the seed draws where the lot
 * decides. */
struct record_head setup_form_seated(const struct setup_form *form);

/* setup_draw.c */
void setup_form_draw(struct page *page, struct canvas *canvas, const struct surroundings *around);

#endif
