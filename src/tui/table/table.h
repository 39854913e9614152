/* The table's page: its state. What undo brings back belongs to the session; this is only how the
 * game is looked at, and how much of it the players have been told. */
#ifndef BASTIDE_TUI_TABLE_H
#define BASTIDE_TUI_TABLE_H

#include "facts/log.h"
#include "play/session.h"
#include "rows/stage.h"
#include "tui/board/board_scene.h"
#include "tui/page.h"
#include "tui/pages.h"
#include "tui/table/board_pane.h"
#include "tui/views/game_view.h"

/* What happens at the table (TABLE_STAGES); each is a row of functions (stage.h). */
enum table_stage {
#define X(NAME, row) STAGE_##NAME,
    TABLE_STAGES(X)
#undef X
        STAGES
};

/* What lies over that for the moment, also a row. */
#define TABLE_MODES(X)                                                                             \
    X(INSPECT, inspect)                                                                            \
    X(LABELS, labels) /* letters on all places, to be typed */

enum table_mode {
    MODE_NONE,
#define X(NAME, row) MODE_##NAME,
    TABLE_MODES(X)
#undef X
        MODES
};

/* A page that lies on the table. */
enum table_cover {
    COVER_NONE,
    COVER_READ,  /* something about the game */
    COVER_ASKED, /* something outside the game: no clock runs */
};

enum { KEY_GUARD = 300 }; /* milliseconds after a hand-over in which keys are dead */

/* How fast the table goes from one thing to the next, as the settings have it. */
struct pace {
    bool has_banner;    /* the next player is called */
    bool ends_turns;    /* where nothing is left to decide */
    bool shows_scoring; /* what was scored, for a moment */
    int bot_step;       /* milliseconds for each thing that a computer player does; 0: nobody looks
                         */
};

struct pace pace_of(const struct settings *settings);

/* moment.c: the moment of scoring. What a move scored is shown feature by feature, as the log tells
 * it. Each lights up, the points rise from it, and its followers go home one after the other. It
 * knows no clock: it is told the time. */
enum {
    MOMENT_FRAMES = 4, /* pictures of a feature */
    MOMENT_FRAME = 100 /* milliseconds of each */
};

struct moment {
    size_t at, end; /* entries of the log: the first about the feature that is shown, and behind the
                       last of the move; equal: there is no moment */
    long long since; /* when that feature came, milliseconds */
    unsigned frame;  /* from 0 */
};

/* Begins with what the entries from `from` on scored, except in the final scoring; no moment where
 * they scored nothing. */
void moment_begin(struct moment *moment, const struct log *log, size_t from, long long now);

/* Time has passed. Returns whether there is another picture; the last one leads to no moment. */
bool moment_look(struct moment *moment, const struct log *log, long long now);

/* How many milliseconds from `now` on its next picture is due; REST: there is no moment. */
int moment_patience(const struct moment *moment, long long now);

/* Ends it at once; returns whether there was one. */
bool moment_skip(struct moment *moment);

static inline bool moment_is_on(const struct moment *moment)
{
    return moment->at < moment->end;
}

/* After the last entry about the feature that is shown: the log has been told up to here. */
size_t moment_told(const struct moment *moment, const struct log *log);

/* The feature that is shown: a node of it. */
uint16_t moment_node(const struct moment *moment, const struct log *log);

/* Whether pictures move; where they do not, each feature has one. */
enum moment_motion { MOMENT_STANDS, MOMENT_MOVES };

/* Adds what is seen of it to the board, on which the followers have gone home already. */
void moment_show(const struct moment *moment, const struct log *log, enum moment_motion motion,
                 struct board_scene *scene);

/* What stages keep at the table. The table knows no more of it than a name: whose it is says
 * TABLE_STATE(name) once, where the struct is known, and the table makes room for it. */
#define X(name, tag)                                                                               \
    struct tag;                                                                                    \
    extern const size_t table_state_##name;
TABLE_STATES(X)
#undef X
#define TABLE_STATE(name) const size_t table_state_##name = sizeof *((struct table *)NULL)->name

struct table {
    struct page page;
    struct game_view view;
    struct session session;
    struct position position; /* of the game that was shown last: table_position */
    struct seats seats;
    struct log log;
    struct board_pane pane;
    enum table_stage stage;
    enum table_mode mode;
    enum table_cover cover;
#define X(name, tag) struct tag *name;
    TABLE_STATES(X)
#undef X
    struct pace pace;     /* as the settings had it when a key was pressed or a frame drawn */
    struct moment moment; /* the scores of the last move, while they are shown */
    size_t undo_limit;    /* undo goes back to this many moves, not further, */
    size_t undo_until;    /* until a decision follows this many: there a turn ended by itself */
    long long dead_until; /* keys before this time, or */
    bool is_unseen;       /* before the new turn has been drawn, are meant for the previous turn */
    bool was_taken_back;  /* others took moves back, and have not gone on since */
    bool is_lost;         /* the record that is shared cannot be read, which has been said */
    bool ends_itself;     /* the turn ends as soon as the moment of scoring is over */
    unsigned turn;        /* the number of the turn shown, */
    unsigned player;      /* and whose it is */
    unsigned at_keys;     /* who is playing now: others may have to decide in between */
    unsigned scored;      /* how many final scores have been shown */
};

/* The game as it stands. */
static inline const struct game *table_game(const struct table *table)
{
    return &table->session.game;
}

/* Whether an aid is given in this game. */
static inline bool table_has(const struct table *table, enum aid aid)
{
    return aids_has(&table->session.head, aid);
}

/* Whether one person enters a game that is played on a real table: nobody is called to the keys,
 * turns end by themselves, and anything can be taken back. */
static inline bool table_is_entered(const struct table *table)
{
    return entered_is(&table->session.head);
}

/* What follows from the game as it stands: no frame asks the rules. */
const struct position *table_position(const struct table *table);

/* Finds out what the players are about, after every change of the session. */
void table_enter_stage_due(struct table *table);

/* Begins where the session stands. */
void table_begin(struct table *table);

/* Whether a decision is open that goes from player to player: nobody is called to it
 * (DECISIONS_GOING_ROUND). */
bool table_decision_goes_round(const struct game *game);

/* Makes a move; what went wrong goes to app_say. */
void table_play(struct table *table, struct app *app, struct move move);

/* After moves that a stage has made in the session by itself. */
void table_follow_up(struct table *table);

/* Makes a computer player's move: what people have done can be undone as before. */
void table_play_for_bot(struct table *table, struct app *app, struct move move);

/* Shows for a moment what was scored since the log had so many entries, where that is wanted. */
void table_show_scores(struct table *table, size_t lines, long long now);

/* Whether keys mean nothing just now: they were pressed for what was on the screen before. */
static inline bool table_is_dead(const struct table *table, long long now)
{
    return table->is_unseen || now < table->dead_until;
}

/* Keys are dead from now on for a moment, and until the screen has been drawn. */
void table_guard_keys(struct table *table, long long now);

/* Or no longer: nobody else comes to the keys. */
static inline void table_free_keys(struct table *table)
{
    table->is_unseen = false;
    table->dead_until = 0;
}

/* Undoes a person's last decision, with what computer players have done since, and redoes it: only
 * within the current turn, or from the beginning of a turn that has begun by itself into the one
 * before; but where only one person plays, anything. */
bool table_can_undo(const struct table *table);
bool table_can_redo(const struct table *table);
void table_undo(struct table *table, struct app *app);
void table_redo(struct table *table, struct app *app);

/* Goes on from where Enter has nothing to play, as the stage does. And from the end of a turn to
 * the next player, whose tile is drawn by that, or from one final score to the next; what went
 * wrong goes to app_say, and the turn is not ended. */
void table_go_on(struct table *table, struct app *app, long long now);
void table_end_turn(struct table *table, struct app *app, long long now);

/* The same where it ends by itself: it can be taken back until the next player has decided
 * something. */
void table_let_turn_end(struct table *table, struct app *app, long long now);

/* How the table comes to a round that is on (struct table_round). */
enum round_call { ROUND_FOLLOWS, ROUND_RESUMED };

/* How many entries of the log have been shown. */
size_t table_told(const struct table *table);

/* The tile under discussion, to be kept in view. */
struct square table_focus(const struct table *table);
void table_follow(struct table *table);

/* The view of the board that is on the page. */
struct board_pane *table_pane(struct table *table);

/* The entry of the log that final scoring has come to. */
const struct log_entry *table_entry_at_hand(const struct table *table);

/* Opens a page on the table. */
void table_open(struct table *table, struct app *app, struct page *page, enum table_cover cover);

/* Whether nothing lies over the stage, neither a mode nor a page. */
static inline bool table_is_bare(const struct table *table)
{
    return table->mode == MODE_NONE && table->cover == COVER_NONE;
}

/* mode_inspect.c: from the log's line under the cursor, or from the number under it, to the board;
 * `back` is opened again after it (VIEW_NONE: nothing is). False if that leads nowhere: app_say
 * says so. */
bool table_tour_log(struct table *table, struct app *app);
bool table_tour_scores(struct table *table, struct app *app, enum view_number back);

/* table_draw.c: what the board shows. */
struct board_scene table_scene(const struct table *table);

/* table_draw.c; whether what the stage lays over the board waits for the moment of scoring. */
bool table_hides_call(const struct table *table);
void table_draw(struct page *page, struct canvas *canvas, const struct surroundings *around);

#endif
