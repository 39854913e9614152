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
    struct record_head head; /* sets, edition and options; and what nobody is asked */
    unsigned players;
    struct text_field name[PLAYERS_MAX];
    uint8_t colour[PLAYERS_MAX]; /* each once, also of seats that are not taken */
    unsigned beginner;           /* BY_LOT, or the number of a player from 1 */
    struct text_field seed;
};

/* The fields. The row: name in C, type, label, sentence. */
#define FIELD_KINDS(X)                                                                             \
    X(PLAYERS, CHOICE, N_("Players"), N_("How many play: 2 to 6, at one keyboard."))               \
    X(NAME, TEXT, N_("Name"),                                                                      \
      N_("What this player is called: up to 24 letters, different from all others."))              \
    X(COLOUR, CHOICE, N_("Colour"),                                                                \
      N_("The colour of this player's followers. Taking another player's colour "                  \
         "gives them this one."))                                                                  \
    X(BEGINNER, CHOICE, N_("Who begins"),                                                          \
      N_("The player who lays the first tile. The others follow in the order "                     \
         "of the list."))                                                                          \
    X(CLOCK, CHOICE, N_("Clock"),                                                                  \
      N_("How long each player may think in the whole game. When that is over the clock only "     \
         "says so."))                                                                              \
    X(SEED, TEXT, N_("Seed"),                                                                      \
      N_("The same number gives the same order of tiles. Left empty, it is drawn at "              \
         "random."))                                                                               \
    X(RULES, BUTTON, N_("Sets and rules"),                                                         \
      N_("Which expansions are in play, and by which rules. Press Enter to see "                   \
         "and to change them."))                                                                   \
    X(AIDS, CHOICE, N_("Aids"),                                                                    \
      N_("What the program tells players although they could find it out by themselves: all, "     \
         "nothing, or what Enter lets you choose."))                                               \
    X(PACE, CHOICE, N_("Turns"),                                                                   \
      N_("How one turn follows the other. This is a setting, too: it stays for later games, and "  \
         "can be changed during this one."))                                                       \
    X(BEGIN, BUTTON, N_("Begin the game"),                                                         \
      N_("Press Enter to begin. The game is kept on disk from the first "                          \
         "move on."))

enum field_kind {
#define X(field, type, label, sentence) FIELD_##field,
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
