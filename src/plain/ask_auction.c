/* An auction: which tile to offer and for how much, bidding, buying or selling. */
#include "plain/question.h"

#include "language/language.h"
#include "wording/auction_words.h"

#include <stdio.h>

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

/* "Tile 2 is CRFr. city: north; road: east, west. Tile 2 fits on 9 squares." */
static void tell_tile(struct question *question, const struct session *session, unsigned tile,
                      struct tile_words words)
{
    const struct game *game = &session->game;
    snprintf(question->about, sizeof question->about, _("Tile %u is %s. %s.%s"), tile + 1,
             tile_kinds[game->bazaar.tile[tile]].id, words.text, fits_of(session, tile).text);
}

/* Bidders have already heard the full description. */
static void tell_offered(struct question *question, const struct session *session)
{
    const struct game *game = &session->game;
    unsigned tile = game->bazaar.offered;
    tell_tile(question, session, tile, tile_words_brief(game->bazaar.tile[tile], EDGE_N));
}

static void ask_first_bid(struct question *question, const struct session *session,
                          const struct seats *seats, unsigned tile)
{
    const struct game *game = &session->game;
    tell_tile(question, session, tile, tile_words_whole(game->bazaar.tile[tile], EDGE_N));
    question->bids = game_bid_limits(game);
    question->may_go_back = true;
    question->task =
        sentence_of(_("%s: your bid for tile %u?"), seats->seat[game_actor(game)].name, tile + 1);
}

void ask_offer(struct question *question, const struct asking *asking)
{
    const struct game *game = &asking->session->game;
    const struct bazaar *bazaar = &game->bazaar;
    bool offers = game_phase(game) == PHASE_OFFER;
    if (asking->so_far->has_tile) {
        ask_first_bid(question, asking->session, asking->seats, asking->so_far->tile);
        return;
    }
    for (unsigned tile = 0; tile < bazaar->tiles; tile++) {
        if (bazaar->owner[tile] != NOBODY)
            continue;
        question_add(question, offers ? ANSWER_TILE : ANSWER_MOVE, move_take(tile), "%s. %s.%s",
                     tile_kinds[bazaar->tile[tile]].id,
                     tile_words_brief(bazaar->tile[tile], EDGE_N).text,
                     fits_of(asking->session, tile).text);
        question->choice[question->choices - 1].number = tile + 1; /* as numbered everywhere else */
    }
    question->task = auction_words_task(game, asking->seats);
}

void ask_bid(struct question *question, const struct asking *asking)
{
    const struct game *game = &asking->session->game;
    tell_offered(question, asking->session);
    question->bids = game_bid_limits(game);
    question->task = auction_words_task(game, asking->seats);
    question_add_refusal(question, move_plain(VERB_PASS), "%s", _("pass"));
}

void ask_settle(struct question *question, const struct asking *asking)
{
    const struct game *game = &asking->session->game;
    const struct bazaar *bazaar = &game->bazaar;
    const char *bidder = asking->seats->seat[bazaar->bidder].name;
    tell_offered(question, asking->session);
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
