#include "plain/values.h"

#include "language/language.h"
#include "wording/judgement_words.h"

#include <errno.h>

enum { PATIENCE = 400 /* milliseconds until it is said what takes so long */ };

const struct valuing *values_await(struct valuer *valuer, struct dialogue *dialogue)
{
    const struct line_io *io = dialogue->io;
    const struct valuing *values = valuer_look(valuer);
    for (unsigned waits = 0; job_is_busy(&valuer->job); waits++) {
        if (waits == 1 && io->is_watched)
            dialogue_say(dialogue, _("Playing games to the end to value this."));
        if (!io->wait(io->self, job_fd(&valuer->job), PATIENCE)) {
            dialogue->end = DIALOGUE_INTERRUPTED;
            return NULL;
        }
        values = valuer_look(valuer);
    }
    return values;
}

const struct valuing *values_find(struct valuer *valuer, struct dialogue *dialogue,
                                  const struct valuing_request *request)
{
    if (valuer_begin(valuer, request, NULL))
        return values_await(valuer, dialogue);
    dialogue_say(dialogue, "%s", problem_of_lack(errno));
    return NULL;
}

void values_say_worth(struct dialogue *dialogue, unsigned tile, const char *name,
                      struct estimate worth, unsigned against)
{
    dialogue_say(dialogue, _("Tile %u for %s: worth %s, against tile %u."), tile + 1, name,
                 judgement_words_estimate(worth).text, against + 1);
}

void values_say_trust(struct dialogue *dialogue, const struct valuing *values,
                      const struct game *game)
{
    unsigned playouts = valuing_playouts(values), left = game->pile.tiles;
    if (valuing_is_exact(values))
        dialogue_say(dialogue,
                     _n("Exact: every order of the %u tile left.",
                        "Exact: every order of the %u tiles left.", left),
                     left);
    else
        dialogue_say(dialogue,
                     _n("Estimates from %u game played to the end.",
                        "Estimates from %u games played to the end.", playouts),
                     playouts);
}
