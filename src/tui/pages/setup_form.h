/* What is asked before a game, and what has been answered so far: a list of fields, one of which
 * has the focus. */
#ifndef BASTIDE_TUI_SETUP_FORM_H
#define BASTIDE_TUI_SETUP_FORM_H

#include "bastide/record.h"
#include "language/language.h"
#include "tui/text_field.h"

enum { SEED_SIZE = 21, BY_LOT = 0 };

struct setup_form {
    struct record_head head; /* sets, edition and options; and what nobody is asked */
    unsigned players;
    struct text_field name[PLAYERS_MAX];
    uint8_t colour[PLAYERS_MAX]; /* each once, also of seats that are not taken */
    unsigned beginner;           /* BY_LOT, or the number of a player from 1 */
    struct text_field seed;
    size_t focus; /* among the fields that there are now */
};

/* The fields. The row: name in C, label, sentence. */
#define FIELD_KINDS(X)                                                                             \
    X(PLAYERS, N_("Players"), N_("How many play: 2 to 6, at one keyboard."))                       \
    X(NAME, N_("Name"),                                                                            \
      N_("What this player is called: up to 24 letters, different from all others."))              \
    X(COLOUR, N_("Colour"),                                                                        \
      N_("The colour of this player's followers. Taking another player's colour "                  \
         "gives them this one."))                                                                  \
    X(BEGINNER, N_("Who begins"),                                                                  \
      N_("The player who lays the first tile. The others follow in the order "                     \
         "of the list."))                                                                          \
    X(CLOCK, N_("Clock"),                                                                          \
      N_("How long each player may think in the whole game. When that is over the clock only "     \
         "says so."))                                                                              \
    X(SEED, N_("Seed"),                                                                            \
      N_("The same number gives the same order of tiles. Left empty, it is drawn at "              \
         "random."))                                                                               \
    X(RULES, N_("Sets and rules"),                                                                 \
      N_("Which expansions are in play, and by which rules. Press Enter to see "                   \
         "and to change them."))                                                                   \
    X(AIDS, N_("Aids"),                                                                            \
      N_("What the program tells players although they could find it out by themselves: all, "     \
         "nothing, or what Enter lets you choose."))                                               \
    X(BEGIN, N_("Begin the game"),                                                                 \
      N_("Press Enter to begin. The game is kept on disk from the first "                          \
         "move on."))

enum field_kind {
#define X(field, label, sentence) FIELD_##field,
    FIELD_KINDS(X)
#undef X
        FIELD_KINDS_COUNT
};

struct field {
    enum field_kind kind;
    unsigned seat; /* FIELD_NAME, FIELD_COLOUR */
};

/* Begins with what is known already. */
void setup_form_fill(struct setup_form *form, const struct record_head *known);

/* The fields that there are now, in the order of the page; how many. */
enum { FIELDS_MAX = 2 * PLAYERS_MAX + FIELD_KINDS_COUNT };
size_t setup_form_fields(const struct setup_form *form, struct field fields[FIELDS_MAX]);

/* A field as a number from 0, to tell it by, and back. */
int setup_form_number(struct field field);
struct field setup_form_numbered(int number);

struct field setup_form_focus(const struct setup_form *form);
void setup_form_focus_on(struct setup_form *form, struct field wanted);

/* Goes to the next field (1) or the one before (-1); up and down stay in a column of the list of
 * players. */
void setup_form_step(struct setup_form *form, int step);
void setup_form_step_rows(struct setup_form *form, int step);

/* The text that is typed into a field, or NULL where it is no field of text. */
struct text_field *setup_form_text(struct setup_form *form, struct field field);

/* Whether a field is a choice; and changes it by a step to the left (-1) or right (1). */
bool field_is_choice(struct field field);
void setup_form_turn(struct setup_form *form, struct field field, int step);

/* Nothing happens where so many cannot play. */
void setup_form_set_players(struct setup_form *form, unsigned players);

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

#endif
