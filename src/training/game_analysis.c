#include "training/game_analysis.h"

#include "sets/bazaars/facts_auction.h"

#include <stdalign.h>
#include <string.h>

/* What one valuing is for: a turn, an auction or a choice of a draft. */
struct subject {
    unsigned step, end;         /* its moves, from the first to before the end */
    unsigned first, judgements; /* of it */
    double stake;               /* what may have been lost there at most */
    bool is_known;              /* as well as it can be: no games tell more */
    bool is_greedy;             /* search has not valued it */
};

/* What a part works with. */
struct worker {
    struct valuing *valuing;
    struct auction_held held;
    struct auction_review review;
    struct auction_theory theory;
    unsigned next; /* in the queue */
    bool is_busy;
    unsigned playouts; /* of the subjects that are done */
};

struct game_analysis {
    struct game_analysis_request request;
    unsigned stage;
    unsigned playouts; /* for each subject of this stage */
    unsigned subjects, judgements, queued;
    struct subject *subject;
    unsigned comparisons; /* there are in the game */
    struct judgement *judgement;
    double *within;  /* of each judgement's loss, which says nothing until its subject is settled */
    unsigned *queue; /* the subjects of this stage */
    struct worker worker[GAME_ANALYSIS_PARTS];
};

/* Memory. */

static size_t padded(size_t size)
{
    size_t align = alignof(max_align_t);
    return (size + align - 1) / align * align;
}

/* Where each piece is, after the analysis itself: of as many subjects as there are moves, and twice
 * as many decisions. */
struct room {
    size_t subject, decision, within, queue, valuing[GAME_ANALYSIS_PARTS], end;
};

static struct room room_for(unsigned moves)
{
    struct room room = {.subject = padded(sizeof(struct game_analysis))};
    room.decision = room.subject + padded(moves * sizeof(struct subject));
    room.within = room.decision + padded(2 * moves * sizeof(struct judgement));
    room.queue = room.within + padded(2 * moves * sizeof(double));
    room.end = room.queue + padded(moves * sizeof(unsigned));
    for (unsigned part = 0; part < GAME_ANALYSIS_PARTS; part++) {
        room.valuing[part] = room.end;
        room.end += padded(valuing_size());
    }
    return room;
}

size_t game_analysis_size(unsigned moves)
{
    return room_for(moves).end;
}

/* The subjects. */

static const struct game *before(const struct game_analysis *analysis, unsigned step)
{
    return analysis->request.move[step].before;
}

static struct move made(const struct game_analysis *analysis, unsigned step)
{
    return analysis->request.move[step].move;
}

static bool awaits_action(const struct game_analysis *analysis, unsigned step)
{
    return step < analysis->request.moves && game_awaits_action(before(analysis, step));
}

/* So many turns are held against the one made. With more players games take longer, and there are
 * more decisions. */
static unsigned turns_compared(const struct game *before)
{
    enum { OF_TWO = 6, OF_MORE = 3 };
    return before->options.players > 2 ? OF_MORE : OF_TWO;
}

/* With how many others the move of a decision is compared, as far as they tell different tales: a
 * bid may be too high or too low. */
static unsigned comparisons_of(const struct judgement *judgement, const struct game *before)
{
    return judgement->kind == DECISION_TURN     ? turns_compared(before)
           : judgement->kind == DECISION_CHOICE ? before->bazaar.tiles - 1u
           : judgement->kind == DECISION_SALE   ? 1
                                                : 2;
}

/* Where the turn that begins with that step ends; 0: the game was left before. */
static unsigned end_of_turn(const struct game_analysis *analysis, unsigned step)
{
    unsigned end = step + 1;
    while (awaits_action(analysis, end))
        end++;
    if (end < analysis->request.moves)
        return end;
    struct game after = *before(analysis, end - 1);
    enum refusal refusal = game_make(&after, made(analysis, end - 1), NULL);
    return refusal == REFUSAL_NONE && !game_awaits_action(&after) ? end : 0;
}

static struct plan turn_made(const struct game_analysis *analysis, const struct subject *subject)
{
    struct plan plan = {.count = 0};
    for (unsigned step = subject->step; step < subject->end; step++)
        if (made(analysis, step).verb != VERB_PASS && plan.count < PLAN_MOVES_MAX)
            plan.move[plan.count++] = made(analysis, step);
    return plan;
}

static void add_turn(struct game_analysis *analysis, struct subject *subject)
{
    const struct game *drawn = before(analysis, subject->step);
    struct plan turn = turn_made(analysis, subject);
    analysis->judgement[analysis->judgements++] =
        (struct judgement){.kind = DECISION_TURN,
                           .player = (uint8_t)game_player(drawn),
                           .step = (uint16_t)subject->step,
                           .turn = (tile_number)game_turn(drawn),
                           .made = turn.move[0],
                           .best = turn.move[0],
                           .loss = {0, -1},
                           .turn_made = turn,
                           .turn_best = turn,
                           .bidder = NOBODY};
    subject->judgements++;
}

/* Takes over what the review of a subject says. */
static void note_review(struct game_analysis *analysis, const struct subject *subject,
                        const struct auction_review *review)
{
    for (unsigned j = 0; j < review->judgements; j++) {
        struct judgement *decision = &analysis->judgement[subject->first + j];
        *decision = review->judgement[j];
        decision->step = (uint16_t)(decision->step + subject->step);
    }
}

static void hold(const struct game_analysis *analysis, const struct subject *subject,
                 struct worker *worker)
{
    worker->held.decisions = 0;
    memset(worker->held.fault, 0, sizeof worker->held.fault);
    for (unsigned step = subject->step; step < subject->end; step++)
        auction_held_add(&worker->held, before(analysis, step), made(analysis, step));
    auction_review_begin(&worker->review, &worker->held);
}

static void add_auction(struct game_analysis *analysis, struct subject *subject)
{
    struct worker *worker = &analysis->worker[0];
    hold(analysis, subject, worker);
    subject->judgements = worker->review.judgements;
    analysis->judgements += subject->judgements;
    note_review(analysis, subject, &worker->review);
}

/* Bids follow each other with nothing between them; each choice of a draft stands alone. */
static unsigned end_of_auction(const struct game_analysis *analysis, unsigned step)
{
    unsigned end = step + 1;
    if (game_awaits_draft(before(analysis, step)))
        return end;
    while (end < analysis->request.moves && auction_is_open(before(analysis, end)) &&
           !game_awaits_draft(before(analysis, end)))
        end++;
    return end;
}

/* What was done against the rules cannot be held against what they allow. */
static bool has_amendment(const struct game_analysis *analysis, unsigned step, unsigned end)
{
    while (step < end && !move_is_amendment(made(analysis, step)))
        step++;
    return step < end;
}

/* Returns where the next may begin. */
static unsigned add_subject(struct game_analysis *analysis, unsigned step)
{
    bool is_turn = game_awaits_placement(before(analysis, step));
    if (!is_turn && valuing_subject_of(before(analysis, step)) != VALUING_TILES)
        return step + 1;
    unsigned end = is_turn ? end_of_turn(analysis, step) : end_of_auction(analysis, step);
    if (end == 0)
        return analysis->request.moves;
    if (has_amendment(analysis, step, end))
        return end;
    struct subject *subject = &analysis->subject[analysis->subjects++];
    *subject = (struct subject){.step = step, .end = end, .first = analysis->judgements};
    if (is_turn)
        add_turn(analysis, subject);
    else
        add_auction(analysis, subject);
    for (unsigned d = subject->first; d < analysis->judgements; d++) {
        analysis->judgement[d].is_unvalued = true;
        analysis->within[d] = -1;
        analysis->comparisons +=
            comparisons_of(&analysis->judgement[d], before(analysis, analysis->judgement[d].step));
    }
    return end;
}

/* Stages. At once, what the evaluation says. Then greedy play, of those that lost most by it: a few
 * games of each turn of a game tell less than the evaluation does. Then both policies with other
 * piles, of those that lost most by both, but for those that cannot be known better: what was
 * played against the one that seems best, so that it is not chosen by the games that value it. Few
 * that are known well are worth more than many that are not. */
enum stage { AT_ONCE, GREEDILY, BY_BOTH, STAGES };
enum { SIXTEENTHS = 16 };

static const struct {
    unsigned sixteenths;    /* of the budget and of the time */
    unsigned of_all, least; /* one of so many subjects, but at least so many */
} stages[STAGES] = {[AT_ONCE] = {1, 1, 0}, [GREEDILY] = {4, 4, 12}, [BY_BOTH] = {11, 12, 6}};

static bool is_last_stage(const struct game_analysis *analysis)
{
    return analysis->stage == BY_BOTH;
}

static double find_stake(const struct game_analysis *analysis, const struct subject *subject)
{
    double most = 0;
    for (unsigned d = subject->first; d < subject->first + subject->judgements; d++)
        if (analysis->judgement[d].loss.mean > most)
            most = analysis->judgement[d].loss.mean;
    return most;
}

/* Those with most at stake first, and of equals the last of the game: the first ones take longest
 * and tell least, as most is still to come. */
static void queue_up(struct game_analysis *analysis, unsigned room)
{
    analysis->queued = 0;
    for (unsigned s = analysis->subjects; s-- > 0;) {
        double stake = analysis->subject[s].stake;
        unsigned at = analysis->queued;
        if (analysis->subject[s].is_known || (is_last_stage(analysis) && stake <= 0))
            continue;
        while (at > 0 && stake > analysis->subject[analysis->queue[at - 1]].stake)
            at--;
        if (at >= room)
            continue;
        analysis->queued += analysis->queued < room;
        memmove(&analysis->queue[at + 1], &analysis->queue[at],
                (analysis->queued - 1 - at) * sizeof analysis->queue[0]);
        analysis->queue[at] = s;
    }
}

/* Its losses are told; but one policy alone does not call one sure, nor a move as good as another.
 */
static void settle(struct game_analysis *analysis, const struct subject *subject)
{
    for (unsigned d = subject->first; d < subject->first + subject->judgements; d++) {
        struct judgement *decision = &analysis->judgement[d];
        struct estimate loss = {decision->loss.mean, analysis->within[d]};
        bool is_claim = !estimate_is_too_close(loss) || estimate_is_negligible(loss);
        if (!subject->is_greedy || !is_claim || judgement_is_best(decision))
            decision->loss = loss;
    }
}

/* In the last stage those that are not valued again are settled as it begins. */
static void settle_those_left(struct game_analysis *analysis)
{
    for (unsigned s = 0; s < analysis->subjects; s++) {
        bool is_queued = false;
        for (unsigned q = 0; q < analysis->queued; q++)
            is_queued |= analysis->queue[q] == s;
        if (!is_queued)
            settle(analysis, &analysis->subject[s]);
    }
}

static void begin_stage(struct game_analysis *analysis)
{
    unsigned room = analysis->subjects / stages[analysis->stage].of_all;
    queue_up(analysis, room > stages[analysis->stage].least ? room : stages[analysis->stage].least);
    if (is_last_stage(analysis))
        settle_those_left(analysis);
    unsigned share = analysis->request.playouts / SIXTEENTHS * stages[analysis->stage].sixteenths;
    analysis->playouts = analysis->queued > 0 ? share / analysis->queued : 0;
    for (unsigned part = 0; part < GAME_ANALYSIS_PARTS; part++) {
        analysis->worker[part].next = part;
        analysis->worker[part].is_busy = false;
    }
}

bool game_analysis_next_stage(struct game_analysis *analysis)
{
    if (is_last_stage(analysis))
        return false;
    analysis->stage++;
    begin_stage(analysis);
    return true;
}

struct game_analysis *game_analysis_begin(void *memory, const struct game_analysis_request *request)
{
    struct game_analysis *analysis = memory;
    struct room room = room_for(request->moves);
    char *bytes = memory;
    memset(analysis, 0, sizeof *analysis);
    analysis->request = *request;
    if (request->playouts == 0)
        analysis->request.playouts = GAME_ANALYSIS_PLAYOUTS;
    analysis->subject = (struct subject *)(void *)(bytes + room.subject);
    analysis->judgement = (struct judgement *)(void *)(bytes + room.decision);
    analysis->within = (double *)(void *)(bytes + room.within);
    analysis->queue = (unsigned *)(void *)(bytes + room.queue);
    for (unsigned part = 0; part < GAME_ANALYSIS_PARTS; part++)
        analysis->worker[part].valuing = valuing_begin(bytes + room.valuing[part]);
    for (unsigned step = request->from; step < request->moves;)
        step = add_subject(analysis, step);
    begin_stage(analysis);
    return analysis;
}

/* Work. */

static bool is_turn(const struct game_analysis *analysis, const struct subject *subject)
{
    return analysis->judgement[subject->first].kind == DECISION_TURN;
}

static void begin_work(struct game_analysis *analysis, const struct subject *subject,
                       struct worker *worker)
{
    const struct game *game = before(analysis, subject->step);
    const struct plan *against = &analysis->judgement[subject->first].turn_best;
    struct plan played = turn_made(analysis, subject);
    bool is_of_turn = is_turn(analysis, subject);
    if (!is_of_turn)
        hold(analysis, subject, worker);
    valuing_prepare(worker->valuing,
                    &(struct valuing_request){
                        .game = game,
                        .playouts = analysis->playouts,
                        .turns = turns_compared(game),
                        .played = is_of_turn ? &played : NULL,
                        .against = is_of_turn && is_last_stage(analysis) ? against : NULL,
                        .seed = analysis->request.seed + analysis->stage,
                        .is_greedy = !is_last_stage(analysis),
                        .solves = analysis->stage == AT_ONCE ? VALUING_SOLVES_AT_LENGTH : 0,
                        .permission = analysis->request.permission});
    worker->is_busy = true;
}

/* Whether games tell more than the evaluation does. */
static bool counts_games_alone(const struct game_analysis *analysis, const struct valuing *valuing)
{
    return is_last_stage(analysis) || valuing_has_all_orders(valuing);
}

/* What a turn lost against another one. Before the first game the evaluation says it; a few games
 * by greedy play alone say no more than the evaluation does, so both count alike, and it is not
 * known how far they are off. */
static struct estimate loss_of_turn(const struct game_analysis *analysis,
                                    const struct valuing *valuing, unsigned other, unsigned player)
{
    unsigned played = valuing_played(valuing);
    struct estimate played_out = valuing_turn_difference(valuing, other, played, player);
    double appraised =
        (double)(valuing_turn(valuing, other)->worth - valuing_turn(valuing, played)->worth);
    if (counts_games_alone(analysis, valuing) || other == played)
        return played_out;
    return (struct estimate){
        valuing_playouts(valuing) > 0 ? (played_out.mean + appraised) / 2 : appraised, -1};
}

static void conclude_turn(const struct game_analysis *analysis, struct judgement *decision,
                          const struct valuing *valuing)
{
    unsigned played = valuing_played(valuing), best = played;
    decision->loss = loss_of_turn(analysis, valuing, played, decision->player);
    for (unsigned turn = 0; turn < valuing_turns(valuing); turn++) {
        struct estimate loss = loss_of_turn(analysis, valuing, turn, decision->player);
        if (loss.mean <= decision->loss.mean)
            continue;
        decision->loss = loss;
        best = turn;
    }
    decision->turn_is_best = best == played;
    decision->turn_best =
        decision->turn_is_best ? decision->turn_made : *valuing_turn(valuing, best);
    decision->best = decision->turn_best.move[0];
    decision->depends = valuing_turns_depend(valuing, best, played, decision->player);
    decision->is_exact = valuing_is_solved(valuing);
    decision->is_unvalued = false;
}

/* All intervals of the game hold together with 95 % (Bonferroni): so many differences are looked at
 * that some would seem sure by chance. The last stage has half of that chance for its comparisons
 * alone: which those are is known before its games are played. */
static double chance_of_one(const struct game_analysis *analysis)
{
    static const double half = 0.025;
    unsigned comparisons = 0;
    if (!is_last_stage(analysis))
        return half / analysis->comparisons;
    for (unsigned q = 0; q < analysis->queued; q++) {
        const struct subject *subject = &analysis->subject[analysis->queue[q]];
        for (unsigned d = subject->first; d < subject->first + subject->judgements; d++) {
            const struct judgement *decision = &analysis->judgement[d];
            comparisons += decision->kind == DECISION_TURN
                               ? 1
                               : comparisons_of(decision, before(analysis, decision->step));
        }
    }
    return half / comparisons;
}

/* What may still be valued again tells no interval. */
static void note_losses(struct game_analysis *analysis, struct subject *subject,
                        const struct valuing *valuing)
{
    double widening =
        tally_widening(valuing_tally(valuing, POLICY_GREEDY), chance_of_one(analysis));
    for (unsigned d = subject->first; d < subject->first + subject->judgements; d++) {
        struct estimate *loss = &analysis->judgement[d].loss;
        analysis->within[d] = loss->within > 0 ? widening * loss->within : loss->within;
        loss->within = -1;
    }
    subject->is_greedy = !is_last_stage(analysis) && !valuing_is_solved(valuing);
    subject->is_known = valuing_is_solved(valuing);
    subject->stake = find_stake(analysis, subject);
    if (is_last_stage(analysis) || subject->is_known)
        settle(analysis, subject);
}

static void conclude(struct game_analysis *analysis, struct subject *subject, struct worker *worker)
{
    worker->playouts += valuing_playouts(worker->valuing);
    worker->next += GAME_ANALYSIS_PARTS;
    worker->is_busy = false;
    if (is_turn(analysis, subject)) {
        conclude_turn(analysis, &analysis->judgement[subject->first], worker->valuing);
    } else {
        auction_review_find(&worker->review, &worker->held, worker->valuing, 0, &worker->theory);
        note_review(analysis, subject, &worker->review);
    }
    note_losses(analysis, subject, worker->valuing);
}

bool game_analysis_go_on(struct game_analysis *analysis, unsigned part, unsigned rounds)
{
    struct worker *worker = &analysis->worker[part];
    bool has_more = false;
    if (worker->next >= analysis->queued)
        return false;
    struct subject *subject = &analysis->subject[analysis->queue[worker->next]];
    if (!worker->is_busy)
        begin_work(analysis, subject, worker);
    for (unsigned v = 0; v < VALUING_PARTS && !has_more && analysis->stage > AT_ONCE; v++) {
        valuing_go_on(worker->valuing, v, rounds);
        has_more = valuing_has_more(worker->valuing, v); /* without permission, too */
    }
    if (!has_more)
        conclude(analysis, subject, worker);
    return worker->next < analysis->queued;
}

/* For a caller that keeps the time. */

unsigned game_analysis_left(const struct game_analysis *analysis, unsigned part)
{
    unsigned next = analysis->worker[part].next, queued = analysis->queued;
    return next < queued ? (queued - next + GAME_ANALYSIS_PARTS - 1) / GAME_ANALYSIS_PARTS : 0;
}

double game_analysis_stage_share(const struct game_analysis *analysis)
{
    return (double)stages[analysis->stage].sixteenths / SIXTEENTHS;
}

/* Whether what has been played replaces what was known before: there is an interval. */
static bool has_interval(const struct worker *worker)
{
    return worker->is_busy && valuing_has_intervals(worker->valuing);
}

/* With the fewest rounds that have an interval it is so wide for many comparisons that hardly any
 * loss is larger: in the last stage few that are known well are better than many that are not. */
static bool is_enough(const struct game_analysis *analysis, const struct worker *worker)
{
    enum { ROUNDS_LEAST = 2 * TALLY_BATCHES_LEAST };
    return has_interval(worker) &&
           (!is_last_stage(analysis) ||
            tally_rounds(valuing_tally(worker->valuing, POLICY_GREEDY)) >= ROUNDS_LEAST);
}

static void conclude_early(struct game_analysis *analysis, struct worker *worker)
{
    conclude(analysis, &analysis->subject[analysis->queue[worker->next]], worker);
}

void game_analysis_suffice(struct game_analysis *analysis, unsigned part)
{
    struct worker *worker = &analysis->worker[part];
    if (is_enough(analysis, worker))
        conclude_early(analysis, worker);
}

void game_analysis_leave_rest(struct game_analysis *analysis, unsigned part)
{
    struct worker *worker = &analysis->worker[part];
    if (has_interval(worker))
        conclude_early(analysis, worker);
    if (worker->is_busy)
        worker->playouts += valuing_playouts(worker->valuing);
    worker->is_busy = false;
    for (; worker->next < analysis->queued; worker->next += GAME_ANALYSIS_PARTS)
        if (is_last_stage(analysis))
            settle(analysis, &analysis->subject[analysis->queue[worker->next]]);
}

/* What has been found. */

unsigned game_analysis_playouts(const struct game_analysis *analysis)
{
    unsigned playouts = 0;
    for (unsigned part = 0; part < GAME_ANALYSIS_PARTS; part++) {
        const struct worker *worker = &analysis->worker[part];
        playouts += worker->playouts + (worker->is_busy ? valuing_playouts(worker->valuing) : 0);
    }
    return playouts;
}

unsigned game_analysis_budget(const struct game_analysis *analysis)
{
    return analysis->request.playouts;
}

const struct judgement *game_analysis_judgements(const struct game_analysis *analysis,
                                                 unsigned *judgements)
{
    *judgements = analysis->judgements;
    return analysis->judgement;
}
