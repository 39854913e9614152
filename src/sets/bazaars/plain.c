/* A bazaar in text mode: its announcement, what is asked at it, and what is typed. */
#include "facts_auction.h"
#include "language/language.h"
#include "plain/plain_game.h"
#include "play.h"
#include "words_auction.h"

#include <string.h>

static void announce(struct plain_game *plain_game)
{
    const struct game *game = &plain_game->session.game;
    dialogue_tell(plain_game->dialogue, "");
    dialogue_say(plain_game->dialogue, "%s.", auction_words_host(game, &plain_game->seats).text);
    dialogue_tell(plain_game->dialogue, auction_words_course(game, &plain_game->seats).text);
    plain_game_tell_to_come(plain_game);
}

/* A draft is interrupted by the placement of each tile, and resumes without another announcement.
 * In an auction every question names the player asked. */
bool announce_bazaar(struct plain_game *plain_game)
{
    const struct game *game = &plain_game->session.game;
    bool was_auction = plain_game->in_auction;
    plain_game->in_auction = auction_is_open(game);
    if (auction_is_open(game) && !auction_has_begun(game) && !was_auction)
        announce(plain_game);
    return auction_is_on(game);
}

void follow_bazaar(struct plain_game *plain_game)
{
    plain_game->in_auction = auction_is_open(&plain_game->session.game);
}

/* How far a bazaar has come. */
void tell_bazaar(struct plain_game *plain_game)
{
    const struct game *game = &plain_game->session.game;
    struct sentence fact[AUCTION_FACTS_MAX];
    if (!auction_is_open(game) || plain_game->so_far.has_tile)
        return;
    struct auction_account account = auction_account_of(&plain_game->session);
    unsigned facts = auction_words_facts(game, &account, &plain_game->seats, fact);
    for (unsigned f = 0; f < facts; f++)
        dialogue_tell(plain_game->dialogue, fact[f].text);
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

/* Numbers that are typed. */

/* The words have no number beyond what may be bid. */
static int bounded(long points)
{
    return points > BIDS_MAX ? BIDS_MAX + 1 : (int)points;
}

static struct sentence bid_limits(const struct plain_game *plain_game, long bid)
{
    return auction_words_limits(&plain_game->session.game, bounded(bid));
}

static void bazaar_ask_bid(struct question *question, const struct game *game,
                           void (*take)(struct plain_game *plain_game, int bid))
{
    struct bid_limits limits = game_bid_limits(game);
    question->number = (struct typed_number){limits.least, limits.most,
                                             N_("Type a number to bid: %s."), bid_limits, take};
}

static void bazaar_take_opening_bid(struct plain_game *plain_game, int bid)
{
    plain_game_move(plain_game, move_offer(plain_game->so_far.tile, bid));
}

static void bazaar_take_bid(struct plain_game *plain_game, int bid)
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
    sale_ways(&plain_game->session.game, way);
    deal->points = points;
    switch (entered_sell(&plain_game->session, plain_game->so_far.tile, *deal, &fault, &problem)) {
    case SESSION_DONE:
        plain_game_settle(plain_game);
        break;
    case SESSION_REFUSED:
        dialogue_tell(
            plain_game->dialogue,
            sale_words_fault(&plain_game->session.game, fault, *deal, &plain_game->seats).text);
        break;
    case SESSION_FAILED:
        dialogue_tell(plain_game->dialogue, problem.text);
        break;
    }
}

/* The questions. */

/* Appended to other sentences; empty if that aid is off. */
static struct sentence fits_of(const struct session *session, unsigned tile)
{
    const struct game *game = &session->game;
    struct placements fits;
    if (!aids_has(&session->head, AID_AUCTIONS))
        return sentence_of("%s", "");
    placements_find(&fits, game, game->bazaar.tile[tile], game_actor(game));
    return sentence_of(" %s", auction_words_fits(&fits, tile, 0).text);
}

/* "Tile 2: city: north; road: east, west. Tile 2 fits on 9 squares." */
static void tell_tile(struct question *question, const struct session *session, unsigned tile,
                      struct passage words)
{
    passage_add(&question->about, _("Tile %u: %s.%s"), tile + 1, words.text,
                fits_of(session, tile).text);
}

/* Adds a sentence to the facts. */
static void tell(struct question *question, struct sentence text)
{
    if (text.text[0] != '\0')
        passage_add(&question->about, " %s", text.text);
}

/* What the least bid would bring, and who gets the last tile. */
static void tell_deals(struct question *question, const struct asking *asking, unsigned tile)
{
    const struct game *game = &asking->session->game;
    unsigned deals = game_awaits_bid(game) ? 2 : game_awaits_offer(game) ? 1 : 0;
    struct sentence last = auction_words_last(game, tile, asking->seats);
    for (unsigned deal = 0; deal < deals; deal++)
        tell(question,
             auction_words_deal_told(game, game_bid_limits(game).least, deal, asking->seats));
    if (last.text[0] != '\0')
        tell(question, sentence_of("%s.", last.text));
}

static void ask_first_bid(struct question *question, const struct asking *asking)
{
    const struct game *game = &asking->session->game;
    unsigned tile = asking->so_far->tile;
    tell_tile(question, asking->session, tile, tile_words_whole(game->bazaar.tile[tile], EDGE_N));
    tell_deals(question, asking, tile);
    bazaar_ask_bid(question, game, bazaar_take_opening_bid);
    question->may_go_back = true;
    question->task = sentence_of(_("%s: your bid for tile %u?"),
                                 asking->seats->seat[game_actor(game)].name, tile + 1);
}

/* Those who bid have heard of the tile in full. */
static void tell_offered(struct question *question, const struct asking *asking)
{
    const struct game *game = &asking->session->game;
    unsigned tile = game->bazaar.offered;
    tell_tile(question, asking->session, tile, tile_words_brief(game->bazaar.tile[tile], EDGE_N));
    tell_deals(question, asking, tile);
}

/* How a tile was sold on a real table, once it is known which one. */
static void ask_sale(struct question *question, const struct asking *asking)
{
    const struct game *game = &asking->session->game;
    const struct so_far *so_far = asking->so_far;
    struct auction_deal way[SALE_WAYS_MAX];
    unsigned ways = sale_ways(game, way);
    question->may_go_back = true;
    if (so_far->has_deal) {
        struct auction_deal deal = way[so_far->way];
        question->task = sentence_of(_("Tile %u is taken by %s. For how many points?"),
                                     so_far->tile + 1u, sale_words_way(deal, asking->seats).text);
        struct bid_limits limits = sale_limits(game, deal.taker, deal.other);
        question->number = (struct typed_number){
            limits.least, limits.most, N_("Type the points: %s."), points_limits, take_points};
        return;
    }
    question->task = sentence_of(_("Who took tile %u, and who was paid?"), so_far->tile + 1u);
    for (unsigned w = 0; w < ways; w++)
        question_add(question, ANSWER_WAY, move_take(w), "%s",
                     sale_words_way(way[w], asking->seats).text);
}

void ask_reveal(struct question *question, const struct asking *asking)
{
    const struct game *game = &asking->session->game;
    const struct so_far *so_far = asking->so_far;
    struct pile pile = game->pile;
    for (unsigned r = 0; r < so_far->revealed; r++)
        pile.left[so_far->reveal[r]]--;
    passage_add(&question->about, _("%s hosts a bazaar: one tile per player is revealed."),
                asking->seats->seat[game->bazaar.host].name);
    question->task =
        sentence_of(_("Which tile is revealed, %u of %u? %s"), so_far->revealed + 1,
                    game_reveal_count(game), question_way_to_type(&so_far->edges).text);
    question_add_kinds(question, asking, &pile, ANSWER_KIND);
    question->may_go_back |= so_far->revealed > 0;
}

void ask_offer(struct question *question, const struct asking *asking)
{
    const struct game *game = &asking->session->game;
    const struct bazaar *bazaar = &game->bazaar;
    bool offers = game_awaits_offer(game);
    bool is_entered = offers && entered_is(&asking->session->head);
    if (asking->so_far->has_tile && is_entered) {
        ask_sale(question, asking);
        return;
    }
    if (asking->so_far->has_tile) {
        ask_first_bid(question, asking);
        return;
    }
    for (unsigned tile = 0; tile < bazaar->tiles; tile++) {
        if (bazaar->owner[tile] != NOBODY)
            continue;
        question_add(question, offers ? ANSWER_TILE : ANSWER_MOVE, move_take(tile), "%s.%s",
                     tile_words_brief(bazaar->tile[tile], EDGE_N).text,
                     fits_of(asking->session, tile).text);
        question->choice[question->choices - 1].number = tile + 1; /* as numbered everywhere else */
    }
    question->task = is_entered ? sale_words_which(game, asking->seats)
                                : auction_words_task(game, asking->seats);
}

void ask_bid(struct question *question, const struct asking *asking)
{
    const struct game *game = &asking->session->game;
    tell_offered(question, asking);
    bazaar_ask_bid(question, game, bazaar_take_bid);
    question->task = auction_words_task(game, asking->seats);
    question_add_refusal(question, move_plain(VERB_PASS), "%s", _("pass"));
}

void ask_settle(struct question *question, const struct asking *asking)
{
    const struct game *game = &asking->session->game;
    const struct bazaar *bazaar = &game->bazaar;
    const char *bidder = asking->seats->seat[bazaar->bidder].name;
    tell_offered(question, asking);
    question->task = auction_words_task(game, asking->seats);
    question_add(question, ANSWER_MOVE, move_plain(VERB_BUY),
                 _n("buy: pay %d point to %s and keep the tile",
                    "buy: pay %d points to %s and keep the tile", bazaar->bid),
                 bazaar->bid, bidder);
    question_add(question, ANSWER_MOVE, move_plain(VERB_SELL),
                 _n("sell: get %d point from %s for the tile",
                    "sell: get %d points from %s for the tile", bazaar->bid),
                 bazaar->bid, bidder);
}
