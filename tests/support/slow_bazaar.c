/* Bazaars, for the slow game (BZ). */
#include "support/slow_game.h"

#include <string.h>

static unsigned after(const struct slow_game *slow, unsigned player)
{
    return (player + 1) % slow->players;
}

static bool has_tile(const struct slow_bazaar *bazaar, unsigned player)
{
    for (unsigned t = 0; t < bazaar->tiles; t++)
        if (bazaar->owner[t] == player)
            return true;
    return false;
}

static unsigned untaken(const struct slow_bazaar *bazaar)
{
    unsigned count = 0;
    for (unsigned t = 0; t < bazaar->tiles; t++)
        count += bazaar->owner[t] == NOBODY;
    return count;
}

static unsigned only_untaken(const struct slow_bazaar *bazaar)
{
    unsigned t = 0;
    while (bazaar->owner[t] != NOBODY)
        t++;
    return t;
}

int slow_bazaar_purse(const struct slow_game *slow, unsigned player)
{
    int purse = slow->score[player] < 0 ? 0 : slow->score[player];
    bool is_open = slow->options.value[OPTION_BAZAAR_BIDS] == BAZAAR_BIDS_OPEN;
    return is_open || purse > BIDS_MAX ? BIDS_MAX : purse;
}

static bool everybody_is_poor(const struct slow_game *slow)
{
    for (unsigned p = 0; p < slow->players; p++)
        if (slow_bazaar_purse(slow, p) > 0)
            return false;
    return true;
}

/* BZ13, or own-score when nobody has a point. */
static bool is_draft(const struct slow_game *slow)
{
    return slow->options.value[OPTION_BAZAAR_MODE] == BAZAAR_MODE_DRAFT || everybody_is_poor(slow);
}

static void take(struct slow_bazaar *bazaar, unsigned tile, unsigned taker)
{
    bazaar->owner[tile] = taker;
    if (bazaar->first == NOBODY)
        bazaar->first = taker;
}

/* Plays a tile that `player` owns and has not played; false where there is none. */
static bool play_tile_of(struct slow_game *slow, unsigned player)
{
    struct slow_bazaar *bazaar = &slow->bazaar;
    for (unsigned t = 0; t < bazaar->tiles; t++)
        if (bazaar->owner[t] == player && !bazaar->played[t]) {
            bazaar->played[t] = true;
            slow_game_begin_turn(slow, player, bazaar->kind[t]);
            slow_dragon_pay_turn(slow, player);
            return true;
        }
    return false;
}

/* BZ10, BZ12: the next player with a tile to play, or the end of the bazaar. */
static void play_on(struct slow_game *slow)
{
    struct slow_bazaar *bazaar = &slow->bazaar;
    unsigned player = slow->options.value[OPTION_BAZAAR_FIRST] == BAZAAR_FIRST_TAKER
                          ? bazaar->first
                          : after(slow, bazaar->host);
    for (unsigned p = 0; p < slow->players; p++, player = after(slow, player))
        if (play_tile_of(slow, player))
            return;
    memset(bazaar, 0, sizeof *bazaar);
    slow_game_next(slow);
}

/* BZ13: in turn, each takes a tile and plays it; the last gets what is left. */
static void draft_on(struct slow_game *slow)
{
    struct slow_bazaar *bazaar = &slow->bazaar;
    slow->phase = PHASE_DRAFT;
    if (untaken(bazaar) == 0) {
        play_on(slow);
        return;
    }
    bazaar->chooser = after(slow, bazaar->host);
    while (has_tile(bazaar, bazaar->chooser))
        bazaar->chooser = after(slow, bazaar->chooser);
    if (untaken(bazaar) == 1) {
        take(bazaar, only_untaken(bazaar), bazaar->chooser);
        play_tile_of(slow, bazaar->chooser);
    }
}

void slow_bazaar_begin(struct slow_game *slow, unsigned host)
{
    struct slow_bazaar *bazaar = &slow->bazaar;
    bazaar->on = true;
    bazaar->host = slow->player = host;
    bazaar->first = bazaar->offered = NOBODY;
    slow->phase = PHASE_REVEAL;
}

void slow_bazaar_turn_over(struct slow_game *slow)
{
    if (slow_traders_part_over(slow))
        return;
    if (!slow->bazaar.on)
        slow_game_next(slow);
    else if (untaken(&slow->bazaar) > 0)
        draft_on(slow);
    else
        play_on(slow);
}

/* The next who may bid, clockwise from the chooser; NOBODY: the chooser must settle. */
static unsigned next_bidder(const struct slow_game *slow)
{
    const struct slow_bazaar *bazaar = &slow->bazaar;
    for (unsigned p = after(slow, bazaar->chooser); p != bazaar->chooser; p = after(slow, p))
        if (!has_tile(bazaar, p) && !bazaar->asked[p] && slow_bazaar_purse(slow, p) > bazaar->bid)
            return p;
    return NOBODY;
}

unsigned slow_bazaar_actor(const struct slow_game *slow)
{
    if (slow->phase == PHASE_REVEAL)
        return ACTOR_CHANCE;
    return slow->phase == PHASE_BID ? next_bidder(slow) : slow->bazaar.chooser;
}

void slow_bazaar_legal(const struct slow_game *slow, struct move_list *moves)
{
    const struct slow_bazaar *bazaar = &slow->bazaar;
    bool choosing = slow->phase == PHASE_OFFER || slow->phase == PHASE_DRAFT;
    for (unsigned t = 0; choosing && t < bazaar->tiles; t++)
        if (bazaar->owner[t] == NOBODY)
            moves->move[moves->count++] =
                slow->phase == PHASE_OFFER ? move_offer(t, 0) : move_take(t);
    if (slow->phase == PHASE_BID) {
        moves->move[moves->count++] = move_bid(bazaar->bid + 1);
        moves->move[moves->count++] = move_plain(VERB_PASS);
    } else if (slow->phase == PHASE_SETTLE) {
        moves->move[moves->count++] = move_plain(VERB_BUY);
        moves->move[moves->count++] = move_plain(VERB_SELL);
    }
}

/* BZ8, BZ9 */
static void offer_next(struct slow_game *slow, unsigned taker)
{
    struct slow_bazaar *bazaar = &slow->bazaar;
    bool after_taker = slow->options.value[OPTION_BAZAAR_NEXT] == BAZAAR_NEXT_AFTER_TAKER;
    bazaar->chooser = after(slow, after_taker ? taker : bazaar->chooser);
    while (has_tile(bazaar, bazaar->chooser))
        bazaar->chooser = after(slow, bazaar->chooser);
    slow->phase = PHASE_OFFER;
    if (untaken(bazaar) > 1)
        return;
    take(bazaar, only_untaken(bazaar), bazaar->chooser);
    play_on(slow);
}

static void settle(struct slow_game *slow, unsigned payer, unsigned paid)
{
    struct slow_bazaar *bazaar = &slow->bazaar;
    slow->score[payer] -= bazaar->bid;
    slow_messages_correct(slow, payer, -bazaar->bid);
    if (paid != NOBODY) {
        slow->score[paid] += bazaar->bid;
        slow_messages_correct(slow, paid, bazaar->bid);
    }
    take(bazaar, bazaar->offered, payer);
    offer_next(slow, payer);
}

/* Asks for a bid, or for the chooser's decision, or for neither (BZ5, BZ6). */
static void bid_on(struct slow_game *slow)
{
    struct slow_bazaar *bazaar = &slow->bazaar;
    slow->phase = PHASE_BID;
    if (next_bidder(slow) != NOBODY)
        return;
    slow->phase = PHASE_SETTLE;
    if (bazaar->bidder == bazaar->chooser)
        settle(slow, bazaar->chooser, NOBODY);
    else if (slow_bazaar_purse(slow, bazaar->chooser) < bazaar->bid)
        settle(slow, bazaar->bidder, bazaar->chooser);
}

bool slow_game_may_reveal(const struct slow_game *slow, struct move move)
{
    unsigned wanted[TILE_KINDS_MAX] = {0};
    if (slow->phase != PHASE_REVEAL || move.verb != VERB_REVEAL)
        return false;
    for (unsigned t = 0; t < slow->players; t++)
        if (move.kinds[t] >= TILE_KINDS_MAX ||
            ++wanted[move.kinds[t]] > slow->left[move.kinds[t]] ||
            !slow_dragon_may_come(slow, move.kinds[t]))
            return false;
    return true;
}

bool slow_game_may_hold_none(const struct slow_game *slow, struct move move)
{
    bool all = slow->phase == PHASE_REVEAL && slow->bazaar.replaces;
    for (unsigned t = 0; t < slow->agenda.tasks; t++)
        all = all && (slow->agenda.task[t].what != SLOW_AUCTION || slow->agenda.task[t].replaces);
    return all && move.verb == VERB_DRAW && slow->left[move.arg] > 0 &&
           slow_dragon_may_come(slow, move.arg);
}

/* All auctions are left out; only a second part may still be to come. */
static void hold_none(struct slow_game *slow, struct move draw)
{
    struct slow_agenda *agenda = &slow->agenda;
    while (agenda->tasks > 0 && agenda->task[0].what == SLOW_AUCTION) {
        agenda->tasks--;
        memmove(agenda->task, agenda->task + 1, agenda->tasks * sizeof agenda->task[0]);
    }
    memset(&slow->bazaar, 0, sizeof slow->bazaar);
    slow_game_next(slow);
    slow_game_play(slow, draw);
}

static void reveal(struct slow_game *slow, struct move move)
{
    struct slow_bazaar *bazaar = &slow->bazaar;
    bazaar->tiles = slow->players;
    for (unsigned t = 0; t < bazaar->tiles; t++) {
        bazaar->kind[t] = move.kinds[t];
        bazaar->owner[t] = NOBODY;
        slow->left[move.kinds[t]]--;
    }
    bazaar->chooser = after(slow, bazaar->host);
    slow->phase = PHASE_OFFER;
    if (is_draft(slow))
        draft_on(slow);
}

static void bid(struct slow_game *slow, struct move move)
{
    struct slow_bazaar *bazaar = &slow->bazaar;
    unsigned bidder = next_bidder(slow);
    bazaar->asked[bidder] = true;
    if (move.verb == VERB_BID) {
        bazaar->bid = move.points;
        bazaar->bidder = bidder;
    }
    bid_on(slow);
}

void slow_bazaar_play(struct slow_game *slow, struct move move)
{
    struct slow_bazaar *bazaar = &slow->bazaar;
    if (slow->phase == PHASE_REVEAL && move.verb == VERB_DRAW) {
        hold_none(slow, move);
    } else if (slow->phase == PHASE_REVEAL) {
        reveal(slow, move);
    } else if (slow->phase == PHASE_OFFER) {
        memset(bazaar->asked, 0, sizeof bazaar->asked);
        bazaar->offered = move.arg;
        bazaar->bid = move.points;
        bazaar->bidder = bazaar->chooser;
        bid_on(slow);
    } else if (slow->phase == PHASE_BID) {
        bid(slow, move);
    } else if (move.verb == VERB_BUY) {
        settle(slow, bazaar->chooser, bazaar->bidder);
    } else if (move.verb == VERB_SELL) {
        settle(slow, bazaar->bidder, bazaar->chooser);
    } else {
        take(bazaar, move.arg, bazaar->chooser);
        play_tile_of(slow, bazaar->chooser);
    }
}
