/* The table's page: its state. What undo brings back belongs to the session; what is here is only
 * how the game is looked at and how far the players have been told of it. */
#ifndef BASTIDE_TUI_TABLE_H
#define BASTIDE_TUI_TABLE_H

#include "telling/deciding.h"
#include "telling/log_follow.h"
#include "tui/auction/auction.h"
#include "tui/auction/auction_reveal.h"
#include "tui/pages.h"
#include "tui/table/agreement.h"
#include "tui/table/clock.h"
#include "tui/table/deploying.h"
#include "tui/table/desk.h"
#include "tui/table/labels.h"
#include "tui/table/log_view.h"
#include "tui/table/looking.h"
#include "tui/table/placing.h"
#include "tui/table/remaining.h"
#include "tui/table/tour.h"

/* What the players are about. */
enum table_stage {
    STAGE_HAND_OVER, /* the next player is called */
    STAGE_BAZAAR,    /* a bazaar is announced */
    STAGE_DRAWING,   /* which tile was drawn: with chance by hand only */
    STAGE_PLACING,
    STAGE_SETTING_ASIDE, /* the tile fits nowhere (B4) */
    STAGE_DEPLOYING,
    STAGE_CALLING,    /* another player than the one at the keys is called to decide, */
    STAGE_DECIDING,   /* and decides what the scoring asks */
    STAGE_REVEALING,  /* which tiles the bazaar reveals: with chance by hand only */
    STAGE_AUCTION,    /* tiles are offered, bid for, bought and sold, or drafted */
    STAGE_AUCTIONED,  /* the last one is sold, but that can still be taken back */
    STAGE_DONE,       /* the turn is played but can still be taken back */
    STAGE_SCORING,    /* final scoring, step by step */
    STAGE_FINAL,      /* the final table */
    STAGE_AFTERWARDS, /* the board behind it */
    STAGES
};

/* What lies over that for the moment. */
enum table_overlay {
    OVERLAY_NONE,
    OVERLAY_LOOKING,
    OVERLAY_LOG,
    OVERLAY_REMAINING, /* the tiles that have not come yet */
    OVERLAY_STANDINGS, /* what everybody has, and from where */
    OVERLAY_CHART,     /* the scores over the turns */
    OVERLAY_LABELS,    /* letters on all places, to be typed */
    OVERLAY_AGREEMENT, /* whether everybody lets something be taken back */
    OVERLAY_ENDING,    /* whether the turn is to be ended */
    OVERLAY_LEAVING,
    OVERLAYS
};

enum { KEY_GUARD = 300 }; /* milliseconds after a hand-over in which keys are dead */

struct table {
    struct page page;
    struct session session;
    struct seats seats;
    struct log log;
    struct desk desk;
    enum table_stage stage;
    enum table_overlay overlay;
    struct placing placing;
    struct deploying deploying;
    struct deciding deciding;
    struct looking looking;
    struct remaining remaining;
    enum territory_kind territory; /* what the board tints in its owners' colours */
    struct auction auction;
    struct auction_reveal reveal;
    size_t bazaar_from; /* moves made when the bazaar at hand was announced */
    uint8_t guess;      /* STAGE_DRAWING: the kind that is offered */
    uint8_t turn;       /* the number of the turn that is shown, */
    uint8_t player;     /* and whose it is */
    uint8_t at_keys;    /* who plays just now: other players may have to decide in between */
    size_t floor;       /* undo goes back to so many moves, not further */
    unsigned scored;    /* how many final scores have been shown */
    struct log_view log_view;
    struct score_cell cell;  /* the cursor in the standings and in the final table */
    struct tour tour;        /* what look mode was opened for */
    struct lens before_tour; /* where the board comes back to behind it */
    bool foretells;          /* whether expected scores are shown, where that aid is given */
    struct labels labels;
    struct agreement agreement;
    struct clock clock;
    long long dead_until; /* keys mean nothing before */
};

/* The game as it is shown: what chance did for the next player is hidden until the hand-over. */
const struct game *table_game(const struct table *table);

/* Whether an aid is given in this game. */
static inline bool table_has(const struct table *table, enum aid aid)
{
    return aids_has(&table->session.head, aid);
}

/* Whether expected scores are shown now. */
static inline bool table_foretells(const struct table *table)
{
    return table->foretells && table_has(table, AID_EXPECTED) &&
           !game_is_over(&table->session.game);
}

/* Finds out what the players are about, after every change of the session. */
void table_settle(struct table *table);

/* Begins where the session stands. */
void table_begin(struct table *table);

/* Makes a move; what went wrong goes to app_say. */
void table_play(struct table *table, struct app *app, struct move move);

/* Takes back, brings again: only within the turn at hand. */
bool table_can_undo(const struct table *table);
bool table_can_redo(const struct table *table);
void table_undo(struct table *table, struct app *app);
void table_redo(struct table *table, struct app *app);

/* Goes on from where Enter has nothing to play: from the end of a turn to the next player, from
 * one final score to the next. */
void table_go_on(struct table *table, long long now);

/* How many entries of the log have been shown, and a player's score as far as it has. */
size_t table_told(const struct table *table);
int table_score(const struct table *table, unsigned player);

/* The tile under discussion, to be kept in view. */
struct square table_focus(const struct table *table);
void table_follow(struct table *table);

/* The view of the board that is on the page. */
struct desk *table_desk(struct table *table);

/* The entry of the log that final scoring has come to. */
const struct log_entry *table_entry_at_hand(const struct table *table);

/* table_tour.c: from the log's line under the cursor, or from the number under it, to the board;
 * where that leads nowhere app_say says so. The next line of the tour (`by` 1) or the one before
 * (-1). Back to where it began. */
void table_tour_log(struct table *table, struct app *app);
void table_tour_scores(struct table *table, struct app *app);
void table_tour_go(struct table *table, int by);
void table_tour_end(struct table *table);

/* The line that look mode shows the place of; NULL where it shows something else. */
const struct log_entry *table_tour_entry(const struct table *table);

/* table_scene.c: what the board shows. */
struct board_scene table_scene(const struct table *table);

/* table_status.c: the two lines below the board. */
void table_draw_status(const struct table *table, struct canvas *canvas, struct area area);

/* table_draw.c */
void table_draw(struct page *page, struct canvas *canvas, const struct surroundings *around);

/* The moves of the game as far as it is shown, to look back at over the table: it begins where `at`
 * moves were made, with the board seen as at `desk`. The session is lent until the page is left. */
struct page *replay_page_of_table(const struct session *session, const struct desk *desk,
                                  size_t at);

#endif
