#include "play/entered.h"

#include "play/bot_seats.h"

bool entered_is(const struct record_head *head)
{
    return head->chance == RECORD_CHANCE_MANUAL && !bot_seats_have_bots(head);
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
        if (session_play(session, moves.move[m], NULL, &refusal, problem) != SESSION_DONE) {
            session_go_back(session, before, &unsaid);
            return SESSION_FAILED;
        }
    return SESSION_DONE;
}

/* Whether others are still asked about a tile that was offered. */
static bool is_amid_sale(const struct game *game)
{
    return game_awaits_bid(game) || game_awaits_settlement(game);
}

bool entered_undo(struct session *session, struct problem *problem)
{
    size_t decided = session_decided(session);
    if (decided <= session->given + 1)
        return session_undo(session, problem);
    size_t left = decided - 1;
    while (left > session->given && is_amid_sale(&session->steps[left].before))
        left--;
    return session_go_back(session, left, problem);
}

bool entered_redo(struct session *session, struct problem *problem)
{
    do
        if (!session_redo(session, NULL, problem))
            return false;
    while (is_amid_sale(&session->game) && session_can_redo(session));
    return true;
}
