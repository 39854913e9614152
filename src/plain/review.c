#include "plain/review.h"

#include "language/language.h"
#include "plain/tile_words.h"
#include "sets/bazaars/words_auction.h"
#include "thinking/judging.h"
#include "wording/training_words.h"

#include <errno.h>

static const struct valuing *values_await(struct valuer *valuer, struct dialogue *dialogue)
{
    const struct valuing *values = valuer_look(valuer);
    for (unsigned waits = 0; job_is_busy(&valuer->job); waits++) {
        if (!dialogue_await(dialogue, job_fd(&valuer->job), waits,
                            _("Playing games to the end to value this.")))
            return NULL;
        values = valuer_look(valuer);
    }
    return values;
}

const struct valuing *values_find(struct valuer *valuer, struct dialogue *dialogue,
                                  const struct valuing_request *request)
{
    if (valuer_begin(valuer, request, NULL))
        return values_await(valuer, dialogue);
    dialogue_tell(dialogue, problem_of_lack(errno));
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
    dialogue_tell(dialogue,
                  judgement_words_trust(valuing_is_solved(values), valuing_has_all_orders(values),
                                        game->pile.tiles, valuing_playouts(values))
                      .text);
}

/* The review. */

static bool is_decided(const struct auction_held *held)
{
    if (held->decisions == 0)
        return false;
    struct game after = held->before[held->decisions - 1];
    return game_apply(&after, held->move[held->decisions - 1], NULL) == REFUSAL_NONE &&
           auction_is_decided(&after);
}

bool review_take(struct plain_review *review, const struct session *session)
{
    auction_held_take(&review->held, session, 0);
    if (!is_decided(&review->held))
        return false;
    auction_review_begin(&review->review, &review->held);
    return true;
}

bool review_find(struct plain_review *review, struct valuer *valuer, struct dialogue *dialogue,
                 unsigned playouts, uint64_t seed, bool is_begun)
{
    for (unsigned v = 0; v < auction_held_valuings(&review->held); v++) {
        const struct valuing_request request = {.game = &review->held.before[v],
                                                .playouts = playouts,
                                                .seed = seed,
                                                .solves = VALUING_SOLVES_AT_LENGTH};
        const struct valuing *values = v == 0 && is_begun ? values_await(valuer, dialogue)
                                                          : values_find(valuer, dialogue, &request);
        if (values == NULL)
            return false;
        auction_review_find(&review->review, &review->held, values, v, &review->theory);
    }
    return true;
}

/* What is being told. */
struct telling {
    struct dialogue *dialogue;
    struct review_telling of;
};

static void say(const struct telling *telling, struct sentence sentence)
{
    if (sentence.text[0] != '\0')
        dialogue_tell(telling->dialogue, sentence.text);
}

/* "Tile 2 for Ben: worth 3.0 +- 1.2, against tile 1." */
static void tell_worth(const struct telling *telling, unsigned tile, unsigned player)
{
    const struct tile_worth *worth = &telling->of.review->tile[tile][player];
    if (!worth->is_known)
        return;
    values_say_worth(telling->dialogue, tile, telling->of.seats->seat[player].name, worth->worth,
                     worth->against);
    struct sentence done = review_words_tile(&telling->of, tile, player);
    if (done.text[0] != '\0' && worth->turn.count > 0 && worth->turn.move[0].verb == VERB_PLACE)
        done = sentence_of(_("At %d,%d: %s"), worth->turn.move[0].at.x, worth->turn.move[0].at.y,
                           done.text);
    say(telling, done);
}

static struct auction_account account_of(const struct auction_held *held)
{
    struct auction_account account = auction_account_begin(&held->before[0]);
    for (unsigned d = 0; d < held->decisions; d++) {
        struct game after = held->before[d];
        struct event_list events;
        game_make(&after, held->move[d], &events);
        auction_account_add(&account, &held->before[d], held->move[d], &after, events.event,
                            events.count);
    }
    return account;
}

static void tell_tile(const struct telling *telling, const struct auction_account *account,
                      unsigned tile)
{
    const struct game *revealed = &telling->of.held->before[0];
    const struct seats *seats = telling->of.seats;
    const struct auction_sale *sale = auction_sale_of(account, tile);
    dialogue_say(telling->dialogue, _("Tile %u: %s."), tile + 1,
                 tile_words_brief(revealed->bazaar.tile[tile], EDGE_N).text);
    if (sale != NULL)
        dialogue_say(telling->dialogue, "%s.", auction_words_sale(sale, seats).text);
    for (unsigned player = 0; player < seats->count; player++)
        tell_worth(telling, tile, player);
}

/* Where several are spoken to, each decision says whose it was. */
static void tell_decision(const struct telling *telling, unsigned judgement)
{
    const struct judgement *judged = &telling->of.review->judgement[judgement];
    const struct game *before = &telling->of.held->before[judged->step];
    struct sentence made = judgement_words_made(judged, before);
    if (telling->of.you == NOBODY)
        dialogue_say(telling->dialogue, "%s: %s", telling->of.seats->seat[judged->player].name,
                     made.text);
    else
        say(telling, made);
    say(telling, judgement_words_verdict(judged, before));
    say(telling, review_words_fault(&telling->of, judgement));
    say(telling, review_words_reason(&telling->of, judgement));
    say(telling, review_words_terms(&telling->of, judgement));
    say(telling, review_words_rule(&telling->of, judgement));
}

void review_tell(const struct plain_review *plain_review, struct plain_game *plain_game,
                 unsigned whose)
{
    const struct auction_review *review = &plain_review->review;
    const struct seats *seats = &plain_game->seats;
    struct telling telling = {plain_game->dialogue, {review, &plain_review->held, seats, NOBODY}};
    struct auction_account account = account_of(&plain_review->held);
    for (unsigned player = 0; player < seats->count; player++)
        if (whose == 1u << player)
            telling.of.you = player;
    say(&telling, review_words_trust(review));
    for (unsigned tile = 0; tile < review->tiles; tile++)
        tell_tile(&telling, &account, tile);
    for (unsigned player = 0; player < seats->count; player++)
        say(&telling, review_words_gain(&telling.of, player));
    for (unsigned judgement = 0; judgement < review->judgements; judgement++)
        if (whose >> review->judgement[judgement].player & 1u)
            tell_decision(&telling, judgement);
    for (unsigned player = 0; player < seats->count; player++)
        if (whose >> player & 1u)
            say(&telling, review_words_summary(&telling.of, player));
}

void review_say_loss(struct dialogue *dialogue, const char *name, const struct losses *losses)
{
    dialogue_say(dialogue, _("%s: decisions %u, clear mistakes %u, costing %s points."), name,
                 losses->decisions, losses->mistakes,
                 judgement_words_estimate((struct estimate){.mean = losses->sure}).text);
}
