#include "play/entered.h"

#include "play/bot_seats.h"

bool entered_is(const struct record_head *head)
{
    return head->chance == RECORD_CHANCE_MANUAL && !bot_seats_have_bots(head);
}

/* Whether what was entered last goes on. */
static bool is_amid(const struct game *game)
{
#define X(goes_on)                                                                                 \
    if (goes_on(game))                                                                             \
        return true;
    ENTERED_TOGETHER(X)
#undef X
    return false;
}

bool entered_undo(struct session *session, struct problem *problem)
{
    size_t decided = session_decided(session);
    if (decided <= session->given + 1)
        return session_undo(session, problem);
    size_t left = decided - 1;
    while (left > session->given && is_amid(&session->steps[left].before))
        left--;
    return session_go_back(session, left, problem);
}

bool entered_redo(struct session *session, struct problem *problem)
{
    do
        if (!session_redo(session, problem))
            return false;
    while (is_amid(&session->game) && session_can_redo(session));
    return true;
}
