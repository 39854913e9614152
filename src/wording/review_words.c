#include "wording/training_words.h"

#include "language/language.h"
#include "wording/reason_words.h"
#include "wording/turn_words.h"

#include <math.h>

static struct sentence joined(struct sentence first, struct sentence second)
{
    if (first.text[0] == '\0' || second.text[0] == '\0')
        return first.text[0] == '\0' ? second : first;
    sentence_add(&first, " %s", second.text);
    return first;
}

struct sentence review_words_trust(const struct auction_review *review)
{
    if (review->playouts == 0)
        return sentence_of("%s", _("No game has been played to the end yet."));
    return judgement_words_trust(review->is_solved, review->has_all_orders, review->left,
                                 review->playouts);
}

struct sentence review_words_progress(const struct auction_review *review,
                                      enum value_progress progress)
{
    struct sentence trust = review_words_trust(review);
    if (progress == VALUES_COME)
        sentence_add(&trust, " %s", _("More to come."));
    else if (review->playouts > 0 && !review->has_all_orders)
        sentence_add(&trust, " %s", C_("estimates", "Done."));
    return trust;
}

/* Reasons. */

/* NULL: it is the player addressed. */
static const char *name_of(const struct review_telling *telling, unsigned player)
{
    return player == telling->you ? NULL : telling->seats->seat[player].name;
}

static struct turn_effect effect_of(const struct tile_worth *worth)
{
    struct turn_effect effect;
    turn_effect_find(&effect, &worth->then, worth->turn.move, worth->turn.count);
    return effect;
}

struct sentence review_words_tile(const struct review_telling *telling, unsigned tile,
                                  unsigned player)
{
    const struct tile_worth *worth = &telling->review->tile[tile][player];
    if (!worth->is_known)
        return sentence_of("%s", "");
    struct turn_effect effect = effect_of(worth);
    return effect_words(&effect, player, telling->seats, telling->you);
}

/* At a choice the tile chosen, where another is best. */
static unsigned tile_passed_over(const struct judgement *judged)
{
    return judged->kind == DECISION_CHOICE && judged->made.arg != judged->tile ? judged->made.arg
                                                                               : NOBODY;
}

/* The tile that the decision's is held against: the one chosen instead, or the best other for the
 * player, if it is still left; else NOBODY. */
static unsigned other_left(const struct review_telling *telling, const struct judgement *judged)
{
    const struct bazaar *bazaar = &telling->held->before[judged->step].bazaar;
    unsigned against = telling->review->tile[judged->tile][judged->player].against,
             passed_over = tile_passed_over(judged),
             other = passed_over != NOBODY ? passed_over : against;
    bool is_left = other != NOBODY && bazaar->owner[other] == NOBODY &&
                   telling->review->tile[other][judged->player].is_known;
    return is_left ? other : NOBODY;
}

/* The better of the two tiles, for certain; NOBODY: too close to call. */
static unsigned better_tile(const struct judgement *judged, unsigned other)
{
    struct estimate worth = judged->worth[judged->player], less = {-worth.mean, worth.within};
    return !estimate_is_too_close(worth)  ? judged->tile
           : !estimate_is_too_close(less) ? other
                                          : NOBODY;
}

/* The comparison that tells why, of the better tile and the worse one; false where the numbers do
 * not tell which is better, or hold the tile against another. */
static bool compare_tiles(const struct review_telling *telling, const struct judgement *judged,
                          struct comparison *comparison, unsigned tile[2])
{
    unsigned other = other_left(telling, judged);
    bool is_known = other == telling->review->tile[judged->tile][judged->player].against;
    tile[0] = other == NOBODY || !is_known ? NOBODY : better_tile(judged, other);
    if (tile[0] == NOBODY)
        return false;
    tile[1] = tile[0] == other ? judged->tile : other;
    comparison_of_tiles(comparison, telling->review, judged->player, tile[0], tile[1]);
    return true;
}

static struct sentence effect_named(const struct review_telling *telling, unsigned tile,
                                    unsigned player)
{
    struct turn_effect effect = effect_of(&telling->review->tile[tile][player]);
    return effect_words_named(&effect, player, telling->seats, telling->you);
}

/* What is done with the tile and with the one it is held against. */
static struct sentence effects_words(const struct review_telling *telling,
                                     const struct judgement *judged, unsigned tile, unsigned other)
{
    struct sentence first = sentence_of(_("Tile %u"), tile + 1),
                    second = sentence_of(_("Tile %u"), other + 1);
    if (other == NOBODY)
        return review_words_tile(telling, tile, judged->player);
    return both_words((struct compared_names){first.text, second.text},
                      effect_named(telling, tile, judged->player),
                      effect_named(telling, other, judged->player));
}

/* To offer a tile that one wants less can be best: others pay for it. */
static struct sentence offering_words(const struct judgement *judged, unsigned better)
{
    return better != tile_passed_over(judged) || judgement_is_too_close(judged)
               ? sentence_of("%s", "")
               : sentence_of(_("Tile %u is worth more to have, tile %u brings more when offered."),
                             better + 1, judged->tile + 1u);
}

struct sentence review_words_why(const struct review_telling *telling, unsigned judgement)
{
    const struct judgement *judged = &telling->review->judgement[judgement];
    struct comparison comparison;
    unsigned tile[2];
    if (!telling->review->tile[judged->tile][judged->player].is_known)
        return sentence_of("%s", "");
    if (!compare_tiles(telling, judged, &comparison, tile))
        return effects_words(telling, judged, judged->tile, other_left(telling, judged));
    struct sentence first = sentence_of(_("Tile %u"), tile[0] + 1),
                    second = sentence_of(C_("within a sentence", "tile %u"), tile[1] + 1);
    struct sentence words = reason_words_why(
        &comparison, (struct compared_names){first.text, second.text}, telling->seats);
    if (words.text[0] == '\0')
        words = effects_words(telling, judged, tile[0], tile[1]);
    return joined(offering_words(judged, tile[0]), words);
}

/* The one to whom it is worth most besides `player`. */
static unsigned keenest_other(const struct judgement *judged, unsigned player)
{
    unsigned best = NOBODY;
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        if (judged->players >> p & 1u && p != player &&
            (best == NOBODY || judged->worth[p].mean > judged->worth[best].mean))
            best = p;
    return best;
}

static struct sentence worth_words(const struct review_telling *telling,
                                   const struct judgement *judged)
{
    unsigned player = judged->player, other = keenest_other(judged, player);
    struct sentence own = judgement_words_estimate(judged->worth[player]),
                    others = judgement_words_estimate(judged->worth[other]);
    const char *name = name_of(telling, player), *other_name = name_of(telling, other);
    if (judged->players == (1u << player | 1u << other)) /* it is worth the same to both */
        return sentence_of(_("Worth %s against the other tile."), own.text);
    if (name == NULL)
        return sentence_of(_("Worth %s to you, %s to %s."), own.text, others.text, other_name);
    if (other_name == NULL)
        return sentence_of(_("Worth %s to %s, %s to you."), own.text, name, others.text);
    return sentence_of(_("Worth %s to %s, %s to %s."), own.text, name, others.text, other_name);
}

/* How far above what the keenest but the taker would give another one might go, to whom it is worth
 * less on average; less than 0: unknown. */
static double others_within(const struct judgement *judged, unsigned taker, unsigned keenest)
{
    double within = judged->worth[keenest].within;
    for (unsigned p = 0; p < PLAYERS_MAX; p++) {
        const struct estimate *worth = &judged->worth[p];
        if (p == taker || !(judged->players >> p & 1u))
            continue;
        if (worth->within < 0)
            return worth->within;
        within = fmax(within, worth->mean + worth->within - judged->worth[keenest].mean);
    }
    return within;
}

/* How far off the price may be: between two, once the tile is offered, that at which the chooser
 * would as soon sell as buy; before, it is opened at about a third of what it is worth
 * (rule_words.c), and goes for that. Among more the keenest other one makes it. Less than 0:
 * unknown. */
static double price_within(const struct judgement *judged, unsigned taker)
{
    const double of_worth = 1 / 3.0;
    unsigned rival = keenest_other(judged, taker);
    bool is_offered = judged->kind == DECISION_BID || judged->kind == DECISION_SALE;
    if (judged->is_exact || rival == NOBODY)
        return 0;
    if (judged->players != (1u << taker | 1u << rival))
        return others_within(judged, taker, rival);
    return is_offered ? judged->buy_below.within : of_worth * judged->worth[rival].within;
}

/* Whether it is the taker to whom the tile is worth most, and that is no matter of luck with
 * anybody who could still get it; of values that are not exact. */
static bool taker_is_clear(const struct judgement *judged, unsigned taker)
{
    const struct estimate *own = &judged->worth[taker];
    for (unsigned p = 0; p < PLAYERS_MAX; p++) {
        const struct estimate *other = &judged->worth[p];
        double more = own->mean - other->mean;
        if (p == taker || !(judged->players >> p & 1u))
            continue;
        if (own->within < 0 || other->within < 0 || more <= 0 ||
            more * more <= own->within * own->within + other->within * other->within)
            return false;
    }
    return true;
}

/* `name` is NULL for the one who is told. */
static struct sentence sure_price_words(int price, const char *name, bool is_exact)
{
    if (name == NULL)
        return sentence_of(is_exact ? _("With best play it goes to you for %d.")
                                    : _("With best play it goes to you for about %d."),
                           price);
    return sentence_of(is_exact ? _("With best play it goes to %s for %d.")
                                : _("With best play it goes to %s for about %d."),
                       name, price);
}

static struct sentence open_price_words(int least, int most, bool is_sure)
{
    if (is_sure)
        return sentence_of(
            _("With best play it goes for about %d. Who gets it is too close to call."), least);
    return sentence_of(_("With best play it goes for %d to %d. Who gets it is too close to call."),
                       least, most);
}

/* A player who gets a tile from now on pays for it and nothing else, as they are out then (BZ8). */
static struct sentence price_words(const struct review_telling *telling,
                                   const struct judgement *judged)
{
    const double sure = 1; /* by so much a price told as one number may be off */
    unsigned taker = judgement_taker(judged, judged->tile);
    if (auction_held_has_fault(telling->held)) /* not everybody plays their best */
        return sentence_of("%s", "");
    if (taker == NOBODY || judged->made.verb == VERB_TAKE)
        return sentence_of("%s", "");
    int price = -judged->leads.gains[taker];
    double within = price_within(judged, taker);
    const char *name = name_of(telling, taker);
    if (within < 0)
        return sentence_of("%s", "");
    bool is_sure = within <= sure;
    int least = is_sure ? price : price > within ? (int)(price - within + 0.5) : 0;
    int most = (int)(price + within + 0.5);
    if (!judged->is_exact && !taker_is_clear(judged, taker))
        return open_price_words(least, most, is_sure);
    if (is_sure)
        return sure_price_words(price, name, judged->is_exact);
    return name == NULL
               ? sentence_of(_("With best play it goes to you for %d to %d."), least, most)
               : sentence_of(_("With best play it goes to %s for %d to %d."), name, least, most);
}

struct sentence review_words_numbers(const struct review_telling *telling, unsigned judgement)
{
    const struct judgement *judged = &telling->review->judgement[judgement];
    struct sentence words = worth_words(telling, judged);
    struct comparison comparison;
    unsigned tile[2];
    if (!telling->review->tile[judged->tile][judged->player].is_known)
        return sentence_of("%s", "");
    words = joined(words, price_words(telling, judged));
    if (!compare_tiles(telling, judged, &comparison, tile) || !comparison_holds(&comparison))
        return words;
    return joined(words, sentence_of(_("Tile %u by the evaluation: %s."), tile[0] + 1,
                                     reason_words_parts(&comparison).text));
}

struct sentence review_words_reason(const struct review_telling *telling, unsigned judgement)
{
    const struct judgement *judged = &telling->review->judgement[judgement];
    struct sentence words = review_words_why(telling, judgement);
    if (words.text[0] == '\0')
        return words;
    words = joined(words, worth_words(telling, judged));
    return joined(words, price_words(telling, judged));
}

/* Terms. */

static struct sentence chooser_words(const struct judgement *judged, const char *name)
{
    struct sentence price = judgement_words_estimate(judged->buy_below);
    if (judged->buy_below.within >= 0 && judged->buy_below.mean + judged->buy_below.within < 0)
        return name == NULL ? sentence_of("%s", _("You should sell at any bid."))
                            : sentence_of(_("%s should sell at any bid."), name);
    return name == NULL
               ? sentence_of(_("You should buy below %s and sell above."), price.text)
               : sentence_of(_("%s should buy below %s and sell above."), name, price.text);
}

/* With three or more players left the price depends on whose the highest bid is. */
static struct sentence buyer_words(const struct review_telling *telling,
                                   const struct judgement *judged)
{
    unsigned chooser = telling->held->before[judged->step].bazaar.chooser;
    bool is_only = judged->players == (1u << chooser | 1u << judged->bidder);
    struct sentence words = chooser_words(judged, name_of(telling, chooser));
    const char *name = name_of(telling, judged->bidder);
    if (is_only || judged->kind == DECISION_SALE)
        return words;
    return name == NULL ? sentence_of(_("If you bid most: %s"), words.text)
                        : sentence_of(_("If %s bids most: %s"), name, words.text);
}

/* Of an opening, what is right against the one made. */
static struct sentence bidder_words(const struct review_telling *telling,
                                    const struct judgement *judged)
{
    struct sentence words = judgement_words_limit(judged->limit, judged->buy_below.within >= 0,
                                                  name_of(telling, judged->bidder));
    return judged->kind == DECISION_OPENING
               ? sentence_of(_("Against an opening at %d: %s"), judged->made.points, words.text)
               : words;
}

static struct sentence terms_against_fault(const struct review_telling *telling,
                                           const struct judgement *judged)
{
    return judged->kind == DECISION_BID    ? bidder_words(telling, judged)
           : judged->kind == DECISION_SALE ? buyer_words(telling, judged)
                                           : sentence_of("%s", "");
}

struct sentence review_words_terms(const struct review_telling *telling, unsigned judgement)
{
    const struct judgement *judged = &telling->review->judgement[judgement];
    if (!judged->has_terms)
        return sentence_of("%s", "");
    if (auction_held_has_fault(telling->held)) /* what the other should do is not what they do */
        return terms_against_fault(telling, judged);
    struct sentence words = buyer_words(telling, judged);
    return judged->kind == DECISION_SALE ? words : joined(words, bidder_words(telling, judged));
}

/* The whole. */

struct sentence review_words_gain(const struct review_telling *telling, unsigned player)
{
    struct estimate margin = telling->review->gain[player].margin;
    struct estimate size = {margin.mean < 0 ? -margin.mean : margin.mean, margin.within};
    struct sentence points = judgement_words_points(size);
    const char *name = name_of(telling, player);
    if (margin.within < 0 || auction_held_has_fault(telling->held))
        return sentence_of("%s", "");
    if (estimate_is_too_close(size))
        return name == NULL ? sentence_of("%s", _("You did about as well as with best play."))
                            : sentence_of(_("%s did about as well as with best play."), name);
    if (name == NULL)
        return sentence_of(margin.mean > 0 ? _("You did %s better than with best play.")
                                           : _("You did %s worse than with best play."),
                           points.text);
    return sentence_of(margin.mean > 0 ? _("%s did %s better than with best play.")
                                       : _("%s did %s worse than with best play."),
                       name, points.text);
}

/* The kind of decision that cost most, if one did: sure losses alone. */
static struct sentence worst_kind(const struct losses *losses)
{
    static const char *const words[DECISION_KINDS_COUNT] = {
        [DECISION_CHOICE] = N_("Choosing the tile cost most."),
        [DECISION_OPENING] = N_("The opening cost most."),
        [DECISION_BID] = N_("Bidding cost most."),
        [DECISION_SALE] = N_("Buying or selling cost most."),
    };
    const double *cost = losses->sure_by;
    unsigned worst = 0;
    for (unsigned kind = 0; kind < DECISION_KINDS_COUNT; kind++)
        worst = cost[kind] > cost[worst] ? kind : worst;
    bool is_alone = cost[worst] >= losses->sure || cost[worst] <= losses->sure / 2;
    return sentence_of("%s", is_alone || words[worst] == NULL ? "" : _(words[worst]));
}

static struct sentence sure_loss_words(const struct losses *losses, bool is_exact, const char *name)
{
    struct estimate sure = {losses->sure, is_exact ? 0 : -1};
    struct sentence points = judgement_words_points(sure);
    if (name == NULL)
        return sentence_of(_n("You lost %s in %u of %u decision.",
                              "You lost %s in %u of %u decisions.", losses->decisions),
                           points.text, losses->mistakes, losses->decisions);
    return sentence_of(_n("%s lost %s in %u of %u decision.", "%s lost %s in %u of %u decisions.",
                          losses->decisions),
                       name, points.text, losses->mistakes, losses->decisions);
}

struct sentence review_words_summary(const struct review_telling *telling, unsigned player)
{
    const struct auction_review *review = telling->review;
    const char *name = name_of(telling, player);
    struct losses losses = {0};
    losses_add(&losses, review->judgement, review->judgements, player);
    if (losses.decisions == 0)
        return name == NULL ? sentence_of("%s", _("You had nothing to decide."))
                            : sentence_of(_("%s had nothing to decide."), name);
    if (losses.mistakes > 0)
        return joined(sure_loss_words(&losses, review->is_solved, name), worst_kind(&losses));
    if (name == NULL)
        return sentence_of(_n("You made no clear mistake in %u decision.",
                              "You made no clear mistake in %u decisions.", losses.decisions),
                           losses.decisions);
    return sentence_of(_n("%s made no clear mistake in %u decision.",
                          "%s made no clear mistake in %u decisions.", losses.decisions),
                       name, losses.decisions);
}
