/* Positions in which chance moves. Of each thing that it may do a lower and an upper bound are
 * known; a glance at the likeliest answer gives one of them, and often ends it (star2). */
#include "bots/solver_parts.h"

/* With two players, by the lead of the one who asks. */
static struct ending ending_of_lead(const struct solver *solver, double lead)
{
    struct ending ending = {{0}};
    ending.of[solver->player] = lead;
    ending.of[1 - solver->player] = -lead;
    return ending;
}

static double lesser(double a, double b)
{
    return a < b ? a : b;
}

static double greater(double a, double b)
{
    return a > b ? a : b;
}

/* What it comes to if each comes to what is known of it. */
static double chance_sum(const struct solver_frame *frame, const double *known)
{
    double sum = 0;
    for (unsigned c = 0; c < frame->count; c++)
        sum += frame->share[c] * known[c];
    return sum;
}

/* Ends it with what is known: that it is worth at least, or at most, so much. */
static void chance_end(struct solver *solver, struct solver_frame *frame, double lead)
{
    frame->best = ending_of_lead(solver, lead);
    frame->is_over = true;
}

/* Ends it if it is out of the window, whatever those come to of which little is known. */
static void chance_cut(struct solver *solver, struct solver_frame *frame)
{
    double least = chance_sum(frame, frame->low), most = chance_sum(frame, frame->high);
    if (least >= frame->beta)
        chance_end(solver, frame, least);
    else if (most <= frame->alpha)
        chance_end(solver, frame, most);
}

/* For the whole to be in its window one of them must be in this one, if all others come to the
 * best, or the worst, that is known of them. */
void chance_open(struct solver_frame *frame, unsigned c)
{
    double share = frame->share[c];
    double others_low = chance_sum(frame, frame->low) - share * frame->low[c];
    double others_high = chance_sum(frame, frame->high) - share * frame->high[c];
    frame->child_alpha = (frame->alpha - others_high) / share;
    frame->child_beta = (frame->beta - others_low) / share;
}

/* What a glance at the likeliest move says: the actor has that at least. */
static void chance_glanced(struct solver *solver, struct solver_frame *frame, unsigned c,
                           double lead)
{
    const struct solver_frame *child = &solver->frame[solver->depth];
    bool is_whole = game_actor(&child->game) >= frame->game.options.players;
    bool is_own = frame_is_own(solver, child);
    if ((is_whole || is_own) && lead > frame->child_alpha)
        frame->low[c] = lead;
    if ((is_whole || !is_own) && lead < frame->child_beta)
        frame->high[c] = lead;
    chance_cut(solver, frame);
}

/* Rounding must not let what is out of the window into it. */
static void chance_searched(struct solver *solver, struct solver_frame *frame, unsigned c,
                            double lead)
{
    if (lead < frame->child_beta)
        frame->high[c] = lead;
    if (lead > frame->child_alpha)
        frame->low[c] = lead;
    if (lead <= frame->child_alpha)
        chance_end(solver, frame, lesser(chance_sum(frame, frame->high), frame->alpha));
    else if (lead >= frame->child_beta)
        chance_end(solver, frame, greater(chance_sum(frame, frame->low), frame->beta));
    else if (frame->next == frame->count)
        chance_end(solver, frame, chance_sum(frame, frame->low));
}

void chance_take(struct solver *solver, struct solver_frame *frame, const struct ending *ending)
{
    unsigned c = frame->next - 1;
    double lead = ending->of[solver->player];
    if (frame->is_glancing) {
        chance_glanced(solver, frame, c, lead);
    } else if (solver->has_two) {
        chance_searched(solver, frame, c, lead);
    } else {
        for (unsigned player = 0; player < frame->game.options.players; player++)
            frame->best.of[player] += frame->share[c] * ending->of[player];
    }
}

bool chance_goes_on(struct solver *solver, struct solver_frame *frame)
{
    while (!frame->is_over) {
        if (frame->next < frame->count && !(frame->low[frame->next] >= frame->high[frame->next]))
            return true;
        if (frame->next < frame->count) {
            frame->next++;
        } else if (frame->is_glancing) {
            frame->is_glancing = false;
            frame->next = 0;
        } else {
            break;
        }
    }
    if (!frame->is_over && solver->has_two) /* a glance saw all of the last */
        chance_end(solver, frame, chance_sum(frame, frame->low));
    return false;
}
