/* What is asked before a game, and what has been answered so far: a list of fields, one of which
 * has the focus. */
#ifndef BASTIDE_TUI_SETUP_FORM_H
#define BASTIDE_TUI_SETUP_FORM_H

#include "bastide/record.h"
#include "language/language.h"
#include "tui/pages/form.h"

enum { SEED_SIZE = 21, BY_LOT = 0 };

struct setup_form {
    struct form form;
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
      N_("How many play: 2 to 6, people at one keyboard and computer players."))                   \
    X(NAME, TEXT, N_("Name"),                                                                      \
      N_("This player's name: up to 24 letters, different from all others."))                      \
    X(COLOUR, CHOICE, N_("Colour"),                                                                \
      N_("The colour of this player's followers. Taking another player's colour swaps the two."))  \
    X(LEVEL, CHOICE, N_("Played by"), "") /* its sentence is the level's */                        \
    X(BEGINNER, CHOICE, N_("First player"),                                                        \
      N_("The player who places the first tile. The others follow in list order."))                \
    X(CLOCK, CHOICE, N_("Clock"),                                                                  \
      N_("Thinking time per player for the whole game. Running out of it has no effect on play.")) \
    X(SEED, TEXT, N_("Seed"),                                                                      \
      N_("The same number gives the same tile order. Leave it empty for a random one."))           \
    X(RULES, BUTTON, N_("Sets and rules"),                                                         \
      N_("Which expansions are in play, and by which rules. Enter opens them."))                   \
    X(AIDS, CHOICE, N_("Aids"),                                                                    \
      N_("What the program shows players, although they could work it out themselves: all, none, " \
         "or your choice (Enter)."))                                                               \
    X(PACE, CHOICE, N_("Turns"),                                                                   \
      N_("How turns follow each other. This is also a setting: it is kept for later games and "    \
         "can be changed at any time."))                                                           \
    X(BEGIN, BUTTON, N_("Start the game"),                                                         \
      N_("Enter starts the game. It is saved from the first move on."))

enum field_kind {
#define X(field, type, label, sentence) FIELD_##field,
    FIELD_KINDS(X)
#undef X
        FIELD_KINDS_COUNT
};

/* Each seat has those in its line. */
enum { SEAT_FIELDS = 3 };

static inline bool field_is_of_seat(enum field_kind kind)
{
    return kind >= FIELD_NAME && kind < FIELD_NAME + SEAT_FIELDS;
}

struct field {
    enum field_kind kind;
    unsigned seat; /* FIELD_NAME, FIELD_COLOUR, FIELD_LEVEL */
};

/* Begins with what is known already. */
void setup_form_fill(struct setup_form *form, const struct record_head *known);

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
