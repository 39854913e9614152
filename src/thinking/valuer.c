#include "thinking/valuer.h"

#include "valuing/valuing.h"

#include <limits.h>
#include <stdlib.h>

/* Milliseconds between two announcements of news, or two judgements of certainty. */
enum { NEWS_MS = 200 };

static struct valuing *valuing_new(void)
{
    void *memory = malloc(valuing_size());
    return memory != NULL ? valuing_begin(memory) : NULL;
}

struct valuer *valuer_new(void)
{
    struct valuer *valuer = calloc(1, sizeof *valuer);
    if (valuer == NULL)
        return NULL;
    valuer->valuing = valuing_new();
    valuer->shown = valuing_new();
    if (valuer->valuing != NULL && valuer->shown != NULL && job_open(&valuer->job))
        return valuer;
    free(valuer->valuing);
    free(valuer->shown);
    free(valuer);
    return NULL;
}

void valuer_free(struct valuer *valuer)
{
    if (valuer == NULL)
        return;
    job_close(&valuer->job);
    free(valuer->valuing);
    free(valuer->shown);
    free(valuer);
}

void valuer_drop(struct valuer *valuer)
{
    job_drop(&valuer->job);
    valuer->is_begun = false;
}

/* Without permission there is nothing to add, but then all has been dropped. */
static void valuer_play_round(void *of, unsigned part)
{
    struct valuer *valuer = of;
    valuing_play(valuer->valuing, part, &valuer->played[part]);
}

static bool valuer_is_certain(struct valuer *valuer)
{
    double within = valuer->limits.within;
    if (within > 0 && clock_ms_since(CLOCK_MONOTONIC, valuer->judged) >= NEWS_MS) {
        valuer->judged = clock_read(CLOCK_MONOTONIC);
        valuer->is_certain = certainty_is_reached(valuer->valuing, valuer->player, within);
    }
    return valuer->is_certain;
}

/* Each part has its share of the time, by the clock of its thread. */
static bool valuer_has_time(const struct valuer *valuer)
{
    double share = (double)valuer->limits.cpu_ms / VALUING_PARTS;
    return share <= 0 ||
           clock_ms_since(CLOCK_THREAD_CPUTIME_ID, (struct timespec){.tv_sec = 0}) < share;
}

/* What comes in after certainty is left out: it could make an interval wider again. */
static bool valuer_add_round(void *of, unsigned part)
{
    struct valuer *valuer = of;
    if (valuer->is_certain)
        return false;
    valuing_add(valuer->valuing, part, &valuer->played[part]);
    return !valuer->stop && valuing_has_more(valuer->valuing, part) && valuer_has_time(valuer) &&
           !valuer_is_certain(valuer);
}

static void valuer_show(void *of)
{
    struct valuer *valuer = of;
    valuing_copy(valuer->shown, valuer->valuing);
}

bool valuer_begin(struct valuer *valuer, const struct valuing_request *request,
                  const struct valuer_limits *limits)
{
    struct valuing_request own = *request;
    struct job_work work = {.of = valuer,
                            .play = valuer_play_round,
                            .add = valuer_add_round,
                            .show = valuer_show,
                            .news_ms = limits != NULL && limits->is_quiet ? UINT_MAX : NEWS_MS,
                            .gives_way = true};
    valuer_drop(valuer);
    own.permission = (struct permission){job_may_go_on, &valuer->job};
    valuing_prepare(valuer->valuing, &own);
    valuer->limits = limits != NULL ? *limits : (struct valuer_limits){0};
    valuer->player = game_player(request->game);
    valuer->is_certain = false;
    valuer->stop = false;
    valuer->judged = clock_read(CLOCK_MONOTONIC);
    for (unsigned part = 0; part < VALUING_PARTS; part++)
        work.parts |= (unsigned)valuing_has_more(valuer->valuing, part) << part;
    valuer->is_begun = job_begin(&valuer->job, &work);
    return valuer->is_begun;
}

const struct valuing *valuer_look(struct valuer *valuer)
{
    if (!valuer->is_begun)
        return NULL;
    job_look(&valuer->job);
    return valuer->shown;
}
