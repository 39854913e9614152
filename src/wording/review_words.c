#include "wording/review_words.h"

#include "language/language.h"
#include "wording/judgement_words.h"
#include "wording/turn_words.h"

static struct sentence joined(struct sentence first, struct sentence second)
{
    if (first.text[0] == '\0' || second.text[0] == '\0')
        return first.text[0] == '\0' ? second : first;
    sentence_add(&first, " %s", second.text);
    return first;
}

struct sentence review_words_estimate(struct estimate estimate)
{
    return judgement_words_estimate(estimate);
}

struct sentence review_words_trust(const struct auction_review *review)
{
    if (review->playouts == 0)
        return sentence_of("%s", _("No game has been played to the end yet."));
    if (!review->is_exact)
        return sentence_of(_n("Estimates from %u game played to the end.",
                              "Estimates from %u games played to the end.", review->playouts),
                           review->playouts);
    return sentence_of(_n("Exact: every order of the %u tile left.",
                          "Exact: every order of the %u tiles left.", review->left),
                       review->left);
}

struct sentence review_words_progress(const struct auction_review *review,
                                      enum value_progress progress)
{
    struct sentence trust = review_words_trust(review);
    if (progress == VALUES_COME)
        sentence_add(&trust, " %s", _("More to come."));
    else if (review->playouts > 0 && !review->is_exact)
        sentence_add(&trust, " %s", C_("estimates", "Done."));
    return trust;
}

struct sentence review_words_made(const struct auction_review *review, unsigned judgement,
                                  const struct auction_held *held)
{
    const struct judgement *judged = &review->judgement[judgement];
    return judgement_words_made(judged, &held->before[judged->step]);
}

struct sentence review_words_verdict(const struct auction_review *review, unsigned judgement)
{
    return judgement_words_verdict(&review->judgement[judgement], review->is_exact);
}

/* Reasons. */

static struct turn_effect effect_of(const struct tile_worth *worth)
{
    struct turn_effect effect;
    turn_effect_find(&effect, &worth->then, worth->turn.move, worth->turn.count);
    return effect;
}

struct sentence review_words_tile(const struct auction_review *review, unsigned tile,
                                  unsigned player, const struct seats *seats, unsigned you)
{
    const struct tile_worth *worth = &review->tile[tile][player];
    if (!worth->is_known)
        return sentence_of("%s", "");
    struct turn_effect effect = effect_of(worth);
    return effect_words(&effect, player, seats, you);
}

/* The points that a player's best turn with the tile scores at once. */
static int scored_at_once(const struct auction_review *review, unsigned tile, unsigned player)
{
    const struct tile_worth *worth = &review->tile[tile][player];
    return worth->is_known ? effect_of(worth).all_points : 0;
}

/* The other who would score most with the tile at once, if that is more than the player would. */
static struct sentence for_others(const struct auction_review *review,
                                  const struct judgement *judged, const struct seats *seats,
                                  unsigned you)
{
    int most = scored_at_once(review, judged->tile, judged->player);
    unsigned other = NOBODY;
    for (unsigned p = 0; p < review->players; p++)
        if (judged->players >> p & 1u && scored_at_once(review, judged->tile, p) > most) {
            most = scored_at_once(review, judged->tile, p);
            other = p;
        }
    if (other == NOBODY)
        return sentence_of("%s", "");
    return other == you ? sentence_of(_n("You would score %d point with it at once.",
                                         "You would score %d points with it at once.", most),
                                      most)
                        : sentence_of(_n("%s would score %d point with it at once.",
                                         "%s would score %d points with it at once.", most),
                                      seats->seat[other].name, most);
}

/* The other to whom it is worth most. */
static unsigned keenest_other(const struct judgement *judged)
{
    unsigned best = NOBODY;
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        if (judged->players >> p & 1u && p != judged->player &&
            (best == NOBODY || judged->worth[p].mean > judged->worth[best].mean))
            best = p;
    return best;
}

static struct sentence worth_words(const struct judgement *judged, const struct seats *seats,
                                   unsigned you)
{
    unsigned player = judged->player, other = keenest_other(judged);
    struct sentence own = review_words_estimate(judged->worth[player]),
                    others = review_words_estimate(judged->worth[other]);
    bool is_two = judged->players == (1u << player | 1u << other);
    const char *name = seats->seat[player].name, *other_name = seats->seat[other].name;
    if (is_two) /* it is worth the same to both */
        return sentence_of(_("Worth %s against the other tile."), own.text);
    if (player == you)
        return sentence_of(_("Worth %s to you, %s to %s."), own.text, others.text, other_name);
    if (other == you)
        return sentence_of(_("Worth %s to %s, %s to you."), own.text, name, others.text);
    return sentence_of(_("Worth %s to %s, %s to %s."), own.text, name, others.text, other_name);
}

/* Who gets a tile from now on pays for it and nothing else, as then they are out (BZ8). */
static struct sentence price_words(const struct judgement *judged, const struct seats *seats,
                                   unsigned you)
{
    const struct outcome *leads = &judged->leads;
    unsigned taker = 0;
    while (taker < PLAYERS_MAX && leads->tile[taker] != judged->tile)
        taker++;
    if (taker == PLAYERS_MAX || judged->made.verb == VERB_TAKE)
        return sentence_of("%s", "");
    int price = -leads->gains[taker];
    return taker == you ? sentence_of(_("With best play it goes to you for %d."), price)
                        : sentence_of(_("With best play it goes to %s for %d."),
                                      seats->seat[taker].name, price);
}

struct sentence review_words_reason(const struct auction_review *review, unsigned judgement,
                                    const struct seats *seats, unsigned you)
{
    const struct judgement *judged = &review->judgement[judgement];
    struct sentence words = review_words_tile(review, judged->tile, judged->player, seats, you);
    if (words.text[0] == '\0')
        return words;
    words = joined(words, for_others(review, judged, seats, you));
    words = joined(words, worth_words(judged, seats, you));
    return joined(words, price_words(judged, seats, you));
}

/* Terms. */

static struct sentence chooser_words(const struct judgement *judged, unsigned chooser,
                                     const struct seats *seats, unsigned you)
{
    struct sentence price = review_words_estimate(judged->buy_below);
    const char *name = seats->seat[chooser].name;
    if (judged->buy_below.within >= 0 && judged->buy_below.mean + judged->buy_below.within < 0)
        return chooser == you ? sentence_of("%s", _("You should sell at any bid."))
                              : sentence_of(_("%s should sell at any bid."), name);
    return chooser == you
               ? sentence_of(_("You should buy below %s and sell above."), price.text)
               : sentence_of(_("%s should buy below %s and sell above."), name, price.text);
}

static struct sentence bidder_words(const struct judgement *judged, bool is_exact,
                                    const struct seats *seats, unsigned you)
{
    const char *name = seats->seat[judged->bidder].name;
    int highest = judged->terms.highest;
    if (highest < 0 && judged->bidder == you)
        return sentence_of("%s",
                           is_exact ? _("You should not bid.") : _("You should probably not bid."));
    if (highest < 0)
        return sentence_of(is_exact ? _("%s should not bid.") : _("%s should probably not bid."),
                           name);
    if (judged->bidder == you)
        return sentence_of(is_exact ? _("You should bid %d at most.")
                                    : _("You should bid about %d at most."),
                           highest);
    return sentence_of(is_exact ? _("%s should bid %d at most.")
                                : _("%s should bid about %d at most."),
                       name, highest);
}

struct sentence review_words_terms(const struct auction_review *review, unsigned judgement,
                                   const struct auction_held *held, const struct seats *seats,
                                   unsigned you)
{
    const struct judgement *judged = &review->judgement[judgement];
    unsigned chooser = held->before[judged->step].bazaar.chooser;
    if (!judged->has_terms)
        return sentence_of("%s", "");
    struct sentence words = chooser_words(judged, chooser, seats, you);
    return judged->kind == DECISION_SALE
               ? words
               : joined(words, bidder_words(judged, review->is_exact, seats, you));
}

/* The whole. */

struct sentence review_words_gain(const struct auction_review *review, unsigned player,
                                  const struct seats *seats, unsigned you)
{
    struct estimate margin = review->gain[player].margin;
    struct estimate size = {margin.mean < 0 ? -margin.mean : margin.mean, margin.within};
    struct sentence points = judgement_words_points(size);
    const char *name = seats->seat[player].name;
    if (margin.within < 0)
        return sentence_of("%s", "");
    if (estimate_is_too_close(size))
        return player == you ? sentence_of("%s", _("You did about as well as with best play."))
                             : sentence_of(_("%s did about as well as with best play."), name);
    if (player == you)
        return sentence_of(margin.mean > 0 ? _("You did %s better than with best play.")
                                           : _("You did %s worse than with best play."),
                           points.text);
    return sentence_of(margin.mean > 0 ? _("%s did %s better than with best play.")
                                       : _("%s did %s worse than with best play."),
                       name, points.text);
}

/* The kind of decision that cost most, if one did: sure losses alone. */
static struct sentence worst_kind(const struct auction_review *review, unsigned player)
{
    static const char *const words[DECISION_KINDS_COUNT] = {
        [DECISION_CHOICE] = N_("Choosing the tile cost most."),
        [DECISION_OPENING] = N_("The opening cost most."),
        [DECISION_BID] = N_("Bidding cost most."),
        [DECISION_SALE] = N_("Buying or selling cost most."),
    };
    double cost[DECISION_KINDS_COUNT] = {0}, all = 0;
    unsigned worst = 0;
    for (unsigned j = 0; j < review->judgements; j++) {
        const struct judgement *judged = &review->judgement[j];
        double loss =
            judged->player == player && !judgement_is_too_close(judged) ? judged->loss.mean : 0;
        cost[judged->kind] += loss;
        all += loss;
    }
    for (unsigned kind = 0; kind < DECISION_KINDS_COUNT; kind++)
        worst = cost[kind] > cost[worst] ? kind : worst;
    bool is_alone = cost[worst] >= all || cost[worst] <= all / 2;
    return sentence_of("%s", is_alone || words[worst] == NULL ? "" : _(words[worst]));
}

static struct sentence loss_words(const struct auction_review *review, struct auction_loss loss,
                                  const char *name)
{
    struct estimate sure = {loss.sure, review->is_exact ? 0 : -1};
    struct sentence points = judgement_words_points(sure);
    if (name == NULL)
        return sentence_of(_n("You lost %s in %u of %u decision.",
                              "You lost %s in %u of %u decisions.", loss.decisions),
                           points.text, loss.mistakes, loss.decisions);
    return sentence_of(
        _n("%s lost %s in %u of %u decision.", "%s lost %s in %u of %u decisions.", loss.decisions),
        name, points.text, loss.mistakes, loss.decisions);
}

struct sentence review_words_summary(const struct auction_review *review, unsigned player,
                                     const struct seats *seats, unsigned you)
{
    struct auction_loss loss = auction_review_loss(review, player);
    const char *name = player == you ? NULL : seats->seat[player].name;
    if (loss.decisions == 0)
        return name == NULL ? sentence_of("%s", _("You had nothing to decide."))
                            : sentence_of(_("%s had nothing to decide."), name);
    if (loss.mistakes > 0)
        return joined(loss_words(review, loss, name), worst_kind(review, player));
    if (name == NULL)
        return sentence_of(_n("You made no clear mistake in %u decision.",
                              "You made no clear mistake in %u decisions.", loss.decisions),
                           loss.decisions);
    return sentence_of(_n("%s made no clear mistake in %u decision.",
                          "%s made no clear mistake in %u decisions.", loss.decisions),
                       name, loss.decisions);
}
