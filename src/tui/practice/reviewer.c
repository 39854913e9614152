#include "tui/practice/reviewer.h"

static bool begin_valuing(struct reviewer *reviewer, const struct game *game)
{
    reviewer->is_last_known = false;
    return valuer_begin(reviewer->valuer, &(struct valuing_request){.game = game,
                                                                    .playouts = reviewer->playouts,
                                                                    .seed = reviewer->seed});
}

bool reviewer_begin(struct reviewer *reviewer, const struct game *revealed, unsigned playouts,
                    uint64_t seed)
{
    reviewer->playouts = playouts;
    reviewer->seed = seed;
    reviewer->number = 0;
    reviewer->held.decisions = 0;
    if (reviewer->valuer == NULL)
        reviewer->valuer = valuer_new();
    return reviewer->valuer != NULL && begin_valuing(reviewer, revealed);
}

void reviewer_rest(struct reviewer *reviewer, bool rests)
{
    if (rests)
        valuer_pause(reviewer->valuer);
    else
        valuer_go_on(reviewer->valuer);
}

static void find(struct reviewer *reviewer)
{
    const struct valuing *values = valuer_look(reviewer->valuer);
    if (values != NULL)
        auction_review_find(&reviewer->review, &reviewer->held, values, reviewer->number,
                            &reviewer->theory);
}

void reviewer_take(struct reviewer *reviewer, const struct session *session, size_t from)
{
    for (size_t step = from; step < session->made; step++)
        auction_held_add(&reviewer->held, &session->steps[step].before, session->steps[step].move);
    auction_review_begin(&reviewer->review, &reviewer->held);
    reviewer_rest(reviewer, false);
    if (reviewer->held.decisions > 0)
        find(reviewer);
}

static bool has_another(const struct reviewer *reviewer)
{
    return reviewer->number + 1 < auction_held_valuings(&reviewer->held);
}

/* Each choice of a draft is valued after the one before it. */
static void begin_next(struct reviewer *reviewer)
{
    reviewer->number++;
    if (begin_valuing(reviewer, auction_held_game(&reviewer->held, reviewer->number)))
        find(reviewer);
}

bool reviewer_look(struct reviewer *reviewer)
{
    bool is_last = !valuer_is_busy(reviewer->valuer);
    if (is_last ? reviewer->is_last_known : !valuer_has_news(reviewer->valuer))
        return false;
    find(reviewer);
    reviewer->is_last_known = is_last;
    if (is_last && has_another(reviewer))
        begin_next(reviewer);
    return true;
}

bool reviewer_is_busy(const struct reviewer *reviewer)
{
    return reviewer->valuer != NULL && !reviewer->is_last_known;
}

int reviewer_fd(const struct reviewer *reviewer)
{
    return valuer_fd(reviewer->valuer);
}

void reviewer_close(struct reviewer *reviewer)
{
    valuer_free(reviewer->valuer);
    reviewer->valuer = NULL;
}
