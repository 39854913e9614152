#include "bots/final.h"

#include "bots/course.h"

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
    return (uint64_t) final->game->turn.number << 32 | round;
}

static void end_round(const struct final *final, struct final_part *own)
{
    for (unsigned f = 0; f < final->left; f++)
        own->sum[f] += own->round[f];
    own->rounds++;
    own->next = 0;
}

unsigned final_play(const struct final *final, struct final_part *own, unsigned part,
                    unsigned parts)
{
    struct course course;
    struct values values;
    unsigned player = final->game->turn.player;
    course_begin(&course, final->sight, &final->outlook, final->game,
                 seed_of(final, own->rounds * parts + part),
                 design_count(final->design, DESIGN_LINE));
    plans_make(final->sight, &final->outlook, &course.game, final->finalist[own->next].plan);
    course_run(&course, &values);
    own->round[own->next++] = sight_worth(final->sight, final->game, &values, player);
    if (own->next == final->left)
        end_round(final, own);
    own->turns += course.made + 1;
    return course.made + 1;
}

static float worth_of(const struct final *final, struct final_part *part[], unsigned parts,
                      unsigned f)
{
    float weight = (float) final->design->of[DESIGN_TRUST];
    float sum = weight * final->finalist[f].searched;
    for (unsigned p = 0; p < parts; p++) {
        sum += part[p]->sum[f];
        weight += (float)part[p]->rounds;
    }
    return sum / weight;
}

static void swap(struct final *final, struct final_part *part[], unsigned parts, unsigned f)
{
    struct finalist finalist = final->finalist[f];
    final->finalist[f] = final->finalist[f - 1];
    final->finalist[f - 1] = finalist;
    for (unsigned p = 0; p < parts; p++) {
        float sum = part[p]->sum[f];
        part[p]->sum[f] = part[p]->sum[f - 1];
        part[p]->sum[f - 1] = sum;
    }
}

void final_rank(struct final *final, struct final_part *part[], unsigned parts, unsigned leave)
{
    for (unsigned f = 0; f < final->left; f++) {
        final->finalist[f].worth = worth_of(final, part, parts, f);
        for (unsigned g = f; g > 0 && final->finalist[g].worth > final->finalist[g - 1].worth; g--)
            swap(final, part, parts, g);
    }
    if (final->left > leave)
        final->left = leave;
    for (unsigned p = 0; p < parts; p++)
        part[p]->next = 0;
}
