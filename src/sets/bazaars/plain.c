/* A bazaar in text mode: its announcement, and what is typed at it. */
#include "plain.h"
#include "play.h"
#include "words_auction.h"
#include "words_sale.h"

#include "language/language.h"
#include "plain/plain_game.h"

#include <string.h>

static const struct game *bazaar_game_of(const struct plain_game *plain_game)
{
    return &plain_game->session.game;
}

static void announce(struct plain_game *plain_game)
{
    const struct game *game = &plain_game->session.game;
    dialogue_say(plain_game->dialogue, "%s", "");
    dialogue_say(plain_game->dialogue, "%s.", auction_words_host(game, &plain_game->seats).text);
    dialogue_say(plain_game->dialogue, "%s", auction_words_course(game, &plain_game->seats).text);
    plain_game_tell_to_come(plain_game);
}

/* A draft is interrupted by the placement of each tile, and resumes without another
 * announcement. */
static bool begins_bazaar(const struct game *game)
{
    return auction_is_open(game) && !auction_has_begun(game);
}

/* In an auction every question names the player asked. */
bool announce_bazaar(struct plain_game *plain_game)
{
    const struct game *game = bazaar_game_of(plain_game);
    bool was_auction = plain_game->in_auction;
    plain_game->in_auction = auction_is_open(game);
    if (begins_bazaar(game) && !was_auction)
        announce(plain_game);
    return auction_is_on(game);
}

void follow_bazaar(struct plain_game *plain_game)
{
    plain_game->in_auction = auction_is_open(bazaar_game_of(plain_game));
}

/* How far a bazaar has come. */
void tell_bazaar(struct plain_game *plain_game)
{
    const struct game *game = bazaar_game_of(plain_game);
    struct sentence fact[AUCTION_FACTS_MAX];
    if (!auction_is_open(game) || plain_game->so_far.has_tile)
        return;
    struct auction_course course = auction_course_of(&plain_game->session);
    unsigned facts = auction_words_facts(game, &course, &plain_game->seats, fact);
    for (unsigned f = 0; f < facts; f++)
        dialogue_say(plain_game->dialogue, "%s", fact[f].text);
}

bool take_tile(const struct choice *choice, const struct game *game, struct so_far *so_far,
               struct move *move)
{
    (void)game;
    (void)move;
    so_far->has_tile = true;
    so_far->tile = (uint8_t)choice->move.arg;
    return true;
}

bool take_way(const struct choice *choice, const struct game *game, struct so_far *so_far,
              struct move *move)
{
    (void)game;
    (void)move;
    so_far->way = (uint8_t)choice->move.arg;
    so_far->has_deal = true;
    return true;
}

bool forget_deal(struct so_far *so_far)
{
    bool had_deal = so_far->has_deal;
    so_far->has_deal = false;
    return had_deal;
}

/* The bazaar reveals a tile of that kind. */
bool take_kind(const struct choice *choice, const struct game *game, struct so_far *so_far,
               struct move *move)
{
    so_far->reveal[so_far->revealed++] = choice->move.arg;
    so_far->edges.count = 0;
    *move = (struct move){.verb = VERB_REVEAL};
    memcpy(move->kinds, so_far->reveal, sizeof move->kinds);
    return so_far->revealed < game_reveal_count(game);
}

bool forget_revealed(struct so_far *so_far)
{
    bool had_revealed = so_far->revealed > 0;
    so_far->revealed -= had_revealed;
    return had_revealed;
}

/* The words have no number beyond what may be bid. */
static int bounded(long points)
{
    return points > BIDS_MAX ? BIDS_MAX + 1 : (int)points;
}

static struct sentence bid_limits(const struct plain_game *plain_game, long bid)
{
    return auction_words_limits(bazaar_game_of(plain_game), bounded(bid));
}

void bazaar_ask_bid(struct question *question, const struct game *game,
                    void (*take)(struct plain_game *plain_game, int bid))
{
    struct bid_limits limits = game_bid_limits(game);
    question->number = (struct typed_number){limits.least, limits.most,
                                             N_("Type a number to bid: %s."), bid_limits, take};
}

void bazaar_take_opening_bid(struct plain_game *plain_game, int bid)
{
    plain_game_move(plain_game, move_offer(plain_game->so_far.tile, bid));
}

void bazaar_take_bid(struct plain_game *plain_game, int bid)
{
    plain_game_move(plain_game, move_bid(bid));
}

static struct sentence points_limits(const struct plain_game *plain_game, long points)
{
    const struct typed_number *number = &plain_game->question.number;
    return sale_words_limits((struct bid_limits){number->least, number->most}, bounded(points));
}

/* How the tile was sold. */
static void take_points(struct plain_game *plain_game, int points)
{
    struct auction_deal way[SALE_WAYS_MAX];
    struct auction_deal *deal = &way[plain_game->so_far.way];
    struct problem problem;
    enum sale_fault fault;
    sale_ways(bazaar_game_of(plain_game), way);
    deal->points = points;
    switch (entered_sell(&plain_game->session, plain_game->so_far.tile, *deal, &fault, &problem)) {
    case SESSION_DONE:
        plain_game_settle(plain_game);
        break;
    case SESSION_REFUSED:
        dialogue_say(
            plain_game->dialogue, "%s",
            sale_words_fault(bazaar_game_of(plain_game), fault, *deal, &plain_game->seats).text);
        break;
    case SESSION_FAILED:
        dialogue_say(plain_game->dialogue, "%s", problem.text);
        break;
    }
}

void bazaar_ask_points(struct question *question, struct bid_limits limits)
{
    question->number = (struct typed_number){limits.least, limits.most, N_("Type the points: %s."),
                                             points_limits, take_points};
}
