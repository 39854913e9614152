#include "bots/final.h"
#include "bastide/chance.h"
#include "bots/terms.h"

#include <assert.h>

void final_begin(struct final *final, const struct sight *sight, const struct game *game,
                 const struct design *design)
{
    final->sight = sight;
    final->game = game;
    final->design = design;
    final->entered = final->left = 0;
    outlook_of(&final->outlook, &sight->rows, &game->pile);
}

void final_enter(struct final *final, struct finalist finalist)
{
    assert(final->entered < design_count(final->design, DESIGN_FINALISTS));
    finalist.worth = finalist.searched;
    final->finalist[final->entered++] = finalist;
    final->left = final->entered;
}

/* The same for all finalists of a round, and another one for each round of each part. */
static uint64_t seed_of(const struct final *final, unsigned round)
{
    return (uint64_t)game_turn(final->game) << 32 | round;
}

/* The turns of a line, the round from which on it is as long (the first length: always), and how
 * many rounds what was thought before counts for. */
static const struct {
    enum design_row turns, after, trust;
} lengths[FINAL_LENGTHS] = {
    {DESIGN_LINE, DESIGN_ROWS, DESIGN_TRUST},
    {DESIGN_LINE_2, DESIGN_AFTER_2, DESIGN_TRUST_2},
};

/* How many lengths a line of that round has. */
static unsigned reach_of(const struct design *design, unsigned round)
{
    unsigned reach = 1;
    while (reach < FINAL_LENGTHS && round >= design_count(design, lengths[reach].after))
        reach++;
    return reach;
}

static void end_round(const struct final *final, struct final_part *own, unsigned reach)
{
    for (unsigned length = 0; length < reach; length++) {
        for (unsigned f = 0; f < final->left; f++)
            own->sum[f].of[length] += own->round[f].of[length];
        own->rounds[length]++;
    }
    own->next = 0;
}

/* Plays a finalist on by each length. */
static void play_line(const struct final *final, struct course *course, unsigned reach,
                      struct final_line *line)
{
    unsigned player = game_actor(final->game), turns = 0;
    float before = 0;
    for (unsigned length = 0; length < reach; length++) {
        struct values values;
        unsigned until = design_count(final->design, lengths[length].turns);
        course->turns = until > turns ? until - turns : 0;
        turns += course->turns;
        course_run(course, &values);
        float worth = sight_worth(final->sight, final->game, &values, player);
        line->of[length] = worth - before;
        before = worth;
    }
}

/* After an answer the turn goes on as any other, with a tile that is drawn only then: that is not
 * one of the turns of the line. */
static void make_answer(struct course *course, struct move answer)
{
    unsigned turn = game_turn(&course->game);
    struct values values;
    sight_make(&course->game, answer);
    course->turns = game_awaits_draw(&course->game) && game_turn(&course->game) == turn;
    if (course->turns > 0)
        course_run(course, &values);
}

static void make_finalist(const struct final *final, struct course *course, const struct plan *plan)
{
    if (plans_is_decision(final->game))
        make_answer(course, plan->move[0]);
    else
        plans_make(final->sight, &final->outlook, &course->game, plan);
}

unsigned final_play(const struct final *final, struct final_part *own, unsigned part,
                    unsigned parts)
{
    struct course course;
    unsigned round = own->rounds[0] * parts + part, reach = reach_of(final->design, round);
    course_begin(&course, final->sight, &final->outlook, final->game, seed_of(final, round), 0);
    make_finalist(final, &course, final->finalist[own->next].plan);
    play_line(final, &course, reach, &own->round[own->next++]);
    if (own->next == final->left)
        end_round(final, own, reach);
    own->turns += course.made + 1;
    return course.made + 1;
}

/* What a length says, drawn towards what was thought before. */
static float mean_of(const struct final *final, struct final_part *part[], unsigned parts,
                     unsigned f, unsigned length, float thought)
{
    float weight = (float) final->design->of[lengths[length].trust];
    float sum = weight * thought;
    for (unsigned p = 0; p < parts; p++) {
        sum += part[p]->sum[f].of[length];
        weight += (float)part[p]->rounds[length];
    }
    return sum / weight;
}

/* Longer lines vary more. They are thought to make no difference until enough of them do. */
static float worth_of(const struct final *final, struct final_part *part[], unsigned parts,
                      unsigned f)
{
    float worth = mean_of(final, part, parts, f, 0, final->finalist[f].searched);
    for (unsigned length = 1; length < FINAL_LENGTHS; length++)
        worth += mean_of(final, part, parts, f, length, 0);
    return worth;
}

static void final_swap(struct final *final, struct final_part *part[], unsigned parts, unsigned f)
{
    struct finalist finalist = final->finalist[f];
    final->finalist[f] = final->finalist[f - 1];
    final->finalist[f - 1] = finalist;
    for (unsigned p = 0; p < parts; p++) {
        struct final_line sum = part[p]->sum[f];
        part[p]->sum[f] = part[p]->sum[f - 1];
        part[p]->sum[f - 1] = sum;
    }
}

void final_rank(struct final *final, struct final_part *part[], unsigned parts, unsigned leave)
{
    for (unsigned f = 0; f < final->left; f++) {
        final->finalist[f].worth = worth_of(final, part, parts, f);
        for (unsigned g = f; g > 0 && final->finalist[g].worth > final->finalist[g - 1].worth; g--)
            final_swap(final, part, parts, g);
    }
    if (final->left > leave)
        final->left = leave;
    for (unsigned p = 0; p < parts; p++)
        part[p]->next = 0;
}

void course_begin(struct course *course, const struct sight *sight, const struct outlook *outlook,
                  const struct game *game, uint64_t seed, unsigned turns)
{
    course->sight = sight;
    game_copy(&course->game, game);
    course->outlook = *outlook;
    course->rng = rng_from_seed(seed);
    memset(course->wanted, NO_TILE, sizeof course->wanted);
    course->tree = NULL;
    course->simulations = 0;
    course->turns = turns;
    course->made = 0;
}

/* Whether the turn that a draw begins comes on top of those that are counted. */
static bool is_extra_turn(const struct game *game)
{
    (void)game;
#define X(is_extra) (is_extra) ||
    return EXTRA_TURNS(X) false;
#undef X
}

/* False at the end of the turns that were wanted. */
static bool course_draw(struct course *course)
{
    bool begins = !is_extra_turn(&course->game);
    if (begins && course->turns == 0)
        return false;
    course->turns -= begins;
    struct move move = chance_move_at_random(&course->game, &course->rng);
    sight_make(&course->game, move);
    outlook_draw(&course->outlook, move.arg);
    return true;
}

/* Chance of other kinds may take tiles, too. */
static void course_leave_to_chance(struct course *course)
{
    sight_make(&course->game, chance_move_at_random(&course->game, &course->rng));
    outlook_of(&course->outlook, &course->sight->rows, &course->game.pile);
}

static void course_play_turn(struct course *course)
{
    struct plan_list plans;
    plans.room = course->tree != NULL ? design_count(&design_best, DESIGN_WIDTH) : 1;
    plans.count = 0;
    plans_find(course->sight, &course->outlook, &course->game, 0, NULL, &plans);
    unsigned best =
        course->tree != NULL && plans.count > 1
            ? tree_search(course->tree, course->sight, &course->game, &plans, course->simulations)
            : 0;
    plans_make(course->sight, &course->outlook, &course->game, &plans.plan[best]);
    course->made++;
}

/* The move of the decider whose decision is due. False if there is none: the course ends. */
static bool course_ask_decider(struct course *course)
{
    struct move move = {0};
#define X(decider)                                                                                 \
    if (decider##_is_due(&course->game)) {                                                         \
        if (!decider##_play_on(&course->game, course->wanted, &move))                              \
            return false;                                                                          \
        sight_make(&course->game, move);                                                           \
        return true;                                                                               \
    }
    BOT_DECIDERS(X)
#undef X
    (void)course, (void)move; /* no set may have one */
    return false;
}

/* One step further; false at the end. */
static bool course_go_on(struct course *course)
{
    struct game *game = &course->game;
    if (game_awaits_draw(game))
        return course_draw(course);
    if (game_awaits_placement(game) || game_awaits_action(game))
        course_play_turn(course);
    else if (plans_is_decision(game))
        plans_answer(course->sight, &course->outlook, game);
    else if (plans_is_left_to_chance(game))
        course_leave_to_chance(course);
    else
        return course_ask_decider(course);
    return true;
}

void course_run(struct course *course, struct values *values)
{
    while (course_go_on(course))
        ;
    sight_appraise(course->sight, &course->outlook, &course->game, values);
}
