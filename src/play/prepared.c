#include "play/prepared.h"

#include "language/language.h"
#include "play/transaction.h"

static struct pile pile_of(const struct pile_order *order)
{
    struct pile pile = {.tiles = order->tiles};
    for (unsigned t = 0; t < order->tiles; t++)
        pile.left[order->kind[t]]++;
    return pile;
}

bool session_prepare(struct session *session, const struct record_head *head,
                     const struct pile_order *order, struct problem *problem)
{
    *session = (struct session){.head = *head, .order = *order};
    enum refusal refusal = game_start(&session->game, &head->options);
    if (refusal != REFUSAL_NONE) {
        *session = (struct session){0};
        return problem_say(problem, "%s", _(refusal_sentence(refusal)));
    }
    session->game.pile = pile_of(order);
    if (session_let_chance(session, problem))
        return true;
    session_close(session);
    return false;
}
