/* A stage: what happens at the table at a moment, as a row of functions. Each has a file of its own
 * in tui/stages/, with its keys. What a row leaves out is as usual; each member says what that is.
 *
 * A mode lies over a stage for the moment: looking around, labels. It is a row, too, and what it
 * leaves out is the stage's below. So are rounds, further down, and actions (actions.h). */
#ifndef BASTIDE_TUI_STAGE_H
#define BASTIDE_TUI_STAGE_H

#include "tui/keys.h"
#include "tui/table/layout.h"
#include "tui/table/table.h"
#include "wording/wording.h"

/* Which part of the game a stage belongs to. */
enum stage_part {
    PART_TURN, /* something is decided, or was and can still be taken back */
    PART_CALL, /* what comes next is announced */
    PART_SCORING,
    PART_RESULT,
};

/* What a key is for: the tutorial offers some of them only. */
enum key_use {
    KEY_PLAYS, /* the game goes on or back by it */
    KEY_LOOKS, /* changes nothing in the game */
    KEY_SEATS, /* changes who plays */
    KEY_LEADS_AWAY,
    KEY_USES
};
enum { KEYS_OF_ALL_USES = (1u << KEY_USES) - 1 };

/* A row of the keys. */
struct table_key {
    struct binding binding;
    bool (*possible)(const struct table *table);    /* NULL: always */
    const char *(*hint)(const struct table *table); /* in place of the binding's */
    enum key_use use;
    unsigned under; /* which modes, UNDER; 0: none. Not for the rows of a mode */
    bool is_answer; /* drawn as one in a box that a stage lays over the table */
};

#define UNDER(mode) (1u << MODE_##mode)

struct key_rows {
    const struct table_key *row; /* the most useful first */
    size_t count;
};

#define KEY_ROWS(rows)                                                                             \
    {                                                                                              \
        rows, sizeof rows / sizeof rows[0]                                                         \
    }

/* The rows of the digits from 1 on: which it is, `press->key` tells. */
#define DIGIT_ROWS(possible, deed, help)                                                           \
    ROW(possible, deed, 0, NULL, help, '1', '2', '3', '4'),                                        \
        ROW(possible, deed, 0, NULL, help, '5', '6', '7', '8'),                                    \
        ROW(possible, deed, 0, NULL, help, '9')

/* The two lines below the board: what to do, and what to know for it. */
struct status {
    struct sentence task, detail;
};

/* What the table is drawn on, and where. */
struct table_sheet {
    struct canvas *canvas;
    const struct table_areas *areas;
    struct tile_strip strip; /* for `draw_strip` */
    struct area all;
    const struct surroundings *around;
};

/* A key that the tutorial names, and what it does, in the language of the learner. */
struct advice {
    uint32_t key;
    const char *words;
};

struct stage {
    enum stage_part part;

    /* Whether the session has come to where the stage begins; then it does. Asked in the order of
     * STAGES. NULL: only another stage leads there. */
    bool (*enter)(struct table *table);

    /* Goes on to the next stage where there is nothing to play. NULL: there is. */
    void (*go_on)(struct table *table, struct app *app, long long now);

    struct key_rows keys; /* before those of every stage */
    enum key_place
        keys_place; /* whose actions these are; KEYS_OF_FIXED: their keys cannot be changed */

    /* The words below the board; of modes NULL: those of the stage. */
    struct status (*status)(const struct table *table);

    /* What the coach says, or NULL: nothing. It stands on the second of those lines, in place of
     * the detail where there is no room for both, and never takes the first. */
    struct sentence (*advice)(const struct table *table);

    /* Hints for beginners: sentences up to a NULL, and which of them (NULL: the first). */
    const char *const *hints;
    unsigned (*hint)(const struct table *table);

    bool calls_player;     /* all it does is to call a player to the keys */
    bool guards_keys;      /* they are dead for a moment when it has begun for another player */
    bool is_timed;         /* the clock of the player who decides runs */
    bool is_end;           /* nothing is left to decide in the turn */
    bool decides_itself;   /* a computer player decides: table_bots.h */
    bool hides_board;      /* by a table over all of it */
    bool has_turn_values;  /* advice (advice.h): what the turns with the tile in hand are worth
                            */
    uint32_t turn_hand[2]; /* keys that a click on the tile in hand presses, and the wheel back; 0:
                              that it is turned by: r, R */

    /* Advice: what the tiles of an auction are worth; the one looked at. NULL: nothing of that. */
    unsigned (*tile_valued)(const struct table *table);

    /* Whose turn the panel marks; NULL: table->player's. */
    unsigned (*at_turn)(const struct table *table);

    /* The square to be kept in view; NULL: that of the tile placed last. And others that come
     * into view before; NULL: none. */
    struct square (*focus)(const struct table *table);
    void (*follow)(struct table *table);

    /* Adds to what the board shows; NULL: nothing. */
    void (*show)(const struct table *table, struct board_scene *scene);

    /* Draws what stands below the players; NULL: the log alone. With tile_valued: how many rows
     * that takes, in a game of so many players. */
    void (*draw_lower)(struct table *table, const struct table_sheet *sheet);
    int (*lower_rows)(unsigned players);

    /* Tiles in a strip, for stages with a view of the board of their own; NULL: there are none.
     * Cuts the strip off the panel or the board and lays the view over what is left; draws it; and
     * that view. */
    struct tile_strip (*cut_strip)(struct table *table, struct table_areas *areas,
                                   const struct surroundings *around);
    void (*draw_strip)(struct table *table, const struct table_sheet *sheet);
    struct board_pane *(*pane)(struct table *table);

    /* Draws what lies over the board, and the panel where it needs that; NULL: nothing. */
    void (*draw_over)(const struct table *table, const struct table_sheet *sheet);

    /* The tiles to name one of (tui/stages/asking.h); NULL: those of the pile. */
    struct pile (*choosing_from)(const struct table *table);

    /* A click on the board, with what it hit; and a gesture at anything else. They return whether
     * it meant something. NULL: nothing does. */
    bool (*click)(struct table *table, struct app *app, const struct board_hit *hit,
                  const struct surroundings *around);
    bool (*point)(struct table *table, struct app *app, const struct gesture *gesture,
                  const struct surroundings *around);

    /* A key that is bound to nothing; whether it means something. NULL: none does. */
    bool (*type)(struct table *table, struct app *app, uint32_t key);

    /* Places that can be labelled with letters: how many, where each label goes, and what typing
     * it does. NULL: there are none. */
    unsigned (*places)(const struct table *table);
    struct board_label (*place)(const struct table *table, unsigned place);
    void (*go_to_place)(struct table *table, unsigned place);
    const char *place_task; /* with the player's name; NULL: that of the actions offered */

    /* The next key on the way to a move; NULL: Enter, which does what `enters` says. */
    struct advice (*advise)(const struct table *table, struct move move);
    const char *enters; /* NULL: it goes on */
};

#define X(NAME, row) extern const struct stage stage_##row;
TABLE_STAGES(X)
#undef X
#define X(NAME, row) extern const struct stage mode_##row;
TABLE_MODES(X)
#undef X

/* What rows of INSPECT_PICTURES name: it adds to the board what belongs to the node looked at, or
 * NO_NODE. */
#define X(show) void show(struct board_scene *scene, uint16_t node);
INSPECT_PICTURES(X)
#undef X

/* The row of the table's stage; the mode over it, or the same where there is none. */
const struct stage *table_stage(const struct table *table);
const struct stage *table_mode(const struct table *table);

/* The first stage that begins where the session stands. */
enum table_stage stage_due(struct table *table);

/* The same by number, modes after the stages; NULL after the last. */
const struct stage *stage_numbered(unsigned number);

/* Whether a key means something of the stage's own now. */
bool stage_takes(const struct table *table, uint32_t key);

/* Whether looking around may begin now. */
bool table_may_look(const struct table *table);

/* The keys that every stage has: those that go back, that look around and open what can be read,
 * that lead away. */
extern const struct key_rows keys_of_every_stage;

/* The keys that mean something now, the most useful first; returns how many. And only those of some
 * uses, a mask of 1 << enum key_use. */
size_t table_bindings(struct page *page, struct binding bindings[BINDINGS_MAX]);
size_t table_bindings_for(const struct table *table, unsigned uses,
                          struct binding bindings[BINDINGS_MAX]);

/* A sentence with the keys that are set, for the current stage: see keymap_words(). */
struct key_words table_key_words(const struct table *table, const char *text);

/* What the mouse does. */
bool table_point(struct page *page, struct app *app, const struct gesture *gesture,
                 const struct surroundings *around);

/* Those of them that are answers. */
size_t table_answers(const struct table *table, struct binding answers[BINDINGS_MAX]);

/* The deed that opens the replay of the whole game. */
void table_deed_replay(const struct press *press);

/* For the stages: the player at turn is at the keys. */
void table_take_turn(struct table *table);

static inline struct table *table_pressed(const struct press *press)
{
    return (struct table *)press->page;
}

/* Deeds of several stages. Goes on; makes the move whose verb is the binding's `arg`. */
void table_deed_go_on(const struct press *press);
void table_deed_verb(const struct press *press);

/* Ends the mode; undoes the last step. */
void table_deed_close(const struct press *press);
void table_deed_undo(const struct press *press);

/* mode_labels.c: whether the stage has places to be labelled; and the deed that puts letters there.
 */
bool labels_are_possible(const struct table *table);
void labels_deed_open(const struct press *press);

/* Where a move stands among those that are offered; `count` where it does not. */
unsigned move_among(const struct move *moves, unsigned count, struct move move);

/* The name of the player at turn. */
const char *table_player_name(const struct table *table);

/* table_draw.c: what stands below the players by a row; and for `draw_lower`: the log where it
 * is in the panel, and what is to come; so many lines of it; the tile in hand and the log; below so
 * many rows with choices what they are about from close by, and the log. */
void table_draw_lower(struct table *table, const struct stage *row,
                      const struct table_sheet *sheet);
void table_draw_log(const struct table_sheet *sheet, struct area area, const struct table *table);
void table_draw_log_to(const struct table_sheet *sheet, struct area area, const struct table *table,
                       size_t lines);
void table_draw_hand(struct table *table, const struct table_sheet *sheet, kind_number kind,
                     unsigned orientation, const char *remark);
void table_draw_below_choices(struct table *table, const struct table_sheet *sheet, int rows);

/* advice_draw.c: cuts the place for values off the lower end of the panel, where its words
 * leave room for them, and draws them there; and over the board, if that was asked for. */
struct area table_cut_values(const struct table *table, struct table_areas *areas);
void table_draw_values(const struct table *table, const struct table_sheet *sheet,
                       struct area panel);

/* The key that shows them over the board, or no longer; whether there are any. */
void table_deed_values(const struct press *press);
bool table_has_values(const struct table *table);
bool table_has_value_box(const struct table *table); /* and they are not in the panel already */

/* A round: what players decide together, apart from anybody's turn, as at a bazaar. Each decision
 * of one stands as soon as the next is made. A row of functions for each kind (TABLE_ROUNDS). */
struct table_round {
    /* Whether a game stands in one. */
    bool (*is_on)(const struct game *game);

    /* Where one is on: goes on to its announcement, or straight to the player who decides where
     * that has been made; in a game that is loaded it is announced once more. */
    void (*call)(struct table *table, enum round_call call);

    /* After every change of the session; and where something was taken back, into such a round. */
    void (*follow)(struct table *table);
    void (*undone)(struct table *table);

    /* Whether that step was one of a round and led straight to the turn of who made it. */
    bool (*leads_into_turn)(const struct step *step);

    /* Who is next where a turn leads to one that is not simply the player's own; or empty. */
    struct sentence (*next)(const struct table *table);

    /* Whether a replay shows one that is on; cuts a strip for its tiles off the panel or, where
     * that has no room, the board; draws it, and below the players how all of them stand. */
    bool (*is_shown)(const struct game *game);
    struct tile_strip (*cut)(const struct game_view *view, struct table_areas *areas,
                             const struct surroundings *around);
    void (*draw)(const struct game_view *view, struct canvas *canvas,
                 const struct table_areas *areas, const struct tile_strip *strip,
                 const struct surroundings *around);
};

#define X(name) extern const struct table_round round_##name;
TABLE_ROUNDS(X)
#undef X

/* The round that a game stands in, or NULL. */
const struct table_round *round_of(const struct game *game);

/* How many moves were made when the turn before the current round was over. */
size_t round_begin(const struct session *session);

/* What all of them do after a change of the session. */
void rounds_follow(struct table *table);

/* See leads_into_turn: the last step of a session that is in no round. */
bool rounds_led_into_turn(const struct session *session);

/* See next; empty where no round has something to say. */
struct sentence rounds_next(const struct table *table);

#endif
