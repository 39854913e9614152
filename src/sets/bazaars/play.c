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
    return auction_is_offered(game);
}

void auction_account_follow(struct auction_account *account, const struct session *session)
{
    size_t step = account->told;
    if (step == 0 || step > session->made) /* some were undone: from the reveal on anew */
        for (step = session->made; step > 0 && session->steps[step - 1].move.verb != VERB_REVEAL;)
            step--;
    if (step != account->told)
        *account = auction_account_begin(session_game_after(session, step));
    for (; step < session->made; step++) {
        const struct game *before = &session->steps[step].before;
        const struct game *after = session_game_after(session, step + 1);
        struct session_events told = session_events(session, step, step + 1);
        auction_account_add(account, before, session->steps[step].move, after, told.event,
                            told.count);
        if (session->steps[step].move.verb == VERB_REVEAL)
            *account = auction_account_begin(after);
    }
    account->told = session->made;
}
