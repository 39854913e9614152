#include "play.h"
#include "play/record_buffer.h"
#include "play/session.h"

#include <stdio.h>

enum { PRICE_SIZE = 48 };

/* "2: takes FFFF.m for 3, paid to 1" */
void comment_auction(const struct comment_subject *told)
{
    const struct event *event = told->event;
    char price[PRICE_SIZE] = "";
    if (event->points != 0 && event->other == NOBODY)
        snprintf(price, sizeof price, " for %d", event->points);
    else if (event->other != NOBODY)
        snprintf(price, sizeof price, " for %d, paid to %u", event->points, event->other + 1u);
    comment_say(told, "%u: takes %s%s", event->player + 1u, tile_kinds[event->tile_kind].id, price);
}

enum session_result entered_sell(struct session *session, unsigned tile, struct auction_deal deal,
                                 enum sale_fault *fault, struct problem *problem)
{
    struct sale_moves moves;
    struct problem unsaid;
    enum refusal refusal;
    size_t before = session->made;
    *fault = sale_find(&session->game, tile, deal, &moves);
    if (*fault != SALE_NO_FAULT)
        return SESSION_REFUSED;
    for (unsigned m = 0; m < moves.count; m++)
        if (session_play(session, moves.move[m], &refusal, problem) != SESSION_DONE) {
            session_go_back(session, before, &unsaid);
            return SESSION_FAILED;
        }
    return SESSION_DONE;
}

/* Others are still asked about a tile that was offered. */
bool bazaar_is_amid_sale(const struct game *game)
{
    return game_awaits_bid(game) || game_awaits_settlement(game);
}
