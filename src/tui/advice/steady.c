#include "tui/advice/steady.h"

#include <string.h>

/* Points: what is known to lose less is as good. */
static const double FINE_WITHIN = 1;

bool steady_number_follow(struct steady_number *number, struct estimate now, bool is_done)
{
    struct estimate shown = number->as_shown;
    double off = now.mean - shown.mean;
    bool stays = shown.within < 0 ? now.within < 0 : (off < 0 ? -off : off) <= shown.within;
    if (number->is_shown && !is_done && stays)
        return false;
    bool has_changed = !number->is_shown || off < 0 || off > 0 || now.within < shown.within ||
                       now.within > shown.within;
    number->is_shown = true;
    number->as_shown = now;
    return has_changed;
}

void steady_turn_follow(struct steady_turn *turn, struct estimate loss, bool depends, bool is_done)
{
    if (depends)
        turn->verdict = STEADY_DEPENDS;
    else if (!estimate_is_too_close(loss))
        turn->verdict = STEADY_WORSE;
    else if (is_done || (loss.within >= 0 && loss.mean + loss.within < FINE_WITHIN))
        turn->verdict = STEADY_FINE;
    if (turn->verdict == STEADY_WORSE)
        steady_number_follow(&turn->loss, loss, is_done);
}

/* The scores after the best turn as it is known by then. */
static void follow_scores(struct steady_turns *turns, const struct valuing *valuing, unsigned best,
                          bool is_done)
{
    for (unsigned p = 0; p < valuing->game.options.players; p++)
        steady_number_follow(&turns->score[p], valuing_turn_score(valuing, best, p), is_done);
}

/* The mark of the best moves if another is surely better, and then all is said anew. */
static void follow_best(struct steady_turns *turns, const struct valuing *valuing, unsigned player)
{
    uint8_t ranked[VALUING_TURNS_MOST] = {0};
    valuing_rank_turns(valuing, ranked);
    if (turns->has_best &&
        (ranked[0] == turns->best ||
         estimate_is_too_close(valuing_turn_difference(valuing, ranked[0], turns->best, player))))
        return;
    struct steady_turns anew = {.has_best = true, .best = ranked[0]};
    if (!turns->has_best)
        memcpy(anew.score, turns->score, sizeof anew.score);
    *turns = anew;
}

/* The best is fine where another is, or where each surely loses. */
static void judge_best(struct steady_turns *turns)
{
    unsigned others[STEADY_VERDICTS] = {0};
    for (unsigned turn = 0; turn < turns->turns; turn++)
        others[turns->turn[turn].verdict] += turn != turns->best;
    turns->turn[turns->best].verdict = others[STEADY_FINE] > 0      ? STEADY_FINE
                                       : others[STEADY_UNSURE] > 0  ? STEADY_UNSURE
                                       : others[STEADY_DEPENDS] > 0 ? STEADY_DEPENDS
                                                                    : STEADY_FINE;
}

void steady_turns_follow(struct steady_turns *turns, const struct valuing *valuing, unsigned player,
                         bool is_done)
{
    if (!is_done && !valuing_knows(valuing, POLICY_SEARCH)) {
        uint8_t ranked[VALUING_TURNS_MOST] = {0};
        valuing_rank_turns(valuing, ranked);
        follow_scores(turns, valuing, ranked[0], false);
        return;
    }
    follow_best(turns, valuing, player);
    turns->turns = valuing_turns(valuing);
    for (unsigned turn = 0; turn < turns->turns; turn++)
        if (turn != turns->best)
            steady_turn_follow(&turns->turn[turn],
                               valuing_turn_difference(valuing, turns->best, turn, player),
                               valuing_turns_depend(valuing, turns->best, turn, player), is_done);
    follow_scores(turns, valuing, turns->best, is_done);
    judge_best(turns);
}

unsigned steady_turns_fine(const struct steady_turns *turns)
{
    unsigned fine = 0;
    for (unsigned turn = 0; turn < turns->turns; turn++)
        fine += turns->turn[turn].verdict == STEADY_FINE;
    return fine;
}

/* Fine comes before what depends, that before what is not sure yet, and that before what is
 * worse. */
static bool is_better(const struct steady_turn *turn, const struct steady_turn *other)
{
    static const uint8_t rank[] = {
        [STEADY_FINE] = 0, [STEADY_DEPENDS] = 1, [STEADY_UNSURE] = 2, [STEADY_WORSE] = 3};
    if (turn->verdict != other->verdict)
        return rank[turn->verdict] < rank[other->verdict];
    return turn->loss.as_shown.mean < other->loss.as_shown.mean;
}

const struct steady_turn *
steady_turns_among(const struct steady_turns *turns, const struct valuing *valuing,
                   bool (*is_meant)(const struct plan *turn, struct move move), struct move move)
{
    const struct steady_turn *best = NULL;
    for (unsigned turn = 0; turn < turns->turns; turn++)
        if (is_meant(valuing_turn(valuing, turn), move) &&
            (best == NULL || is_better(&turns->turn[turn], best)))
            best = &turns->turn[turn];
    return best;
}
