/* The rule behind a price, in a sentence, where it applies to a decision that clearly lost
 * something. It is told only where the numbers of the auction bear it out. */
#include "wording/training_words.h"

#include "language/language.h"

static bool is_near(double a, double b, double within)
{
    return a - b <= within && b - a <= within;
}

/* Whether these two alone are in the game: then a tile for one is the other tile for the other. */
static bool has_two(const struct review_telling *telling)
{
    return telling->review->players == 2;
}

/* With two, by the tile's worth D: buying at p changes the margin by D/2 - 2p, selling by the
 * reverse, and so they come to the same at D/4. */
static struct sentence of_sale(const struct review_telling *telling, const struct judgement *judged)
{
    double worth = judged->worth[judged->player].mean;
    if (!has_two(telling) || worth <= 0 || !judged->has_terms ||
        !is_near(judged->buy_below.mean, worth / 4, NEGLIGIBLE))
        return sentence_of("%s", "");
    return sentence_of(_("With two players, buying and selling come to the same at a quarter of "
                         "what the tile is worth: %s / 4 = %s."),
                       sentence_of_value(worth).text, sentence_of_value(worth / 4).text);
}

/* Opened at p, the other may pass, which leaves the chooser D/2 - p, or bid p + 1 and be sold to,
 * which leaves 2p - D/2: at D/3 both leave as much. */
static struct sentence of_opening(const struct review_telling *telling,
                                  const struct judgement *judged)
{
    double worth = judged->worth[judged->player].mean;
    if (!has_two(telling) || worth <= 0 || !is_near(judged->best.points, worth / 3, 1))
        return sentence_of("%s", "");
    return sentence_of(_("With two players, open at about a third of what the tile is worth (%s / "
                         "3): then it costs the other as much to pass as to bid."),
                       sentence_of_value(worth).text);
}

/* A bid that is bought at brings its points to the bidder (BZ6). */
static struct sentence of_bid(const struct review_telling *telling, const struct judgement *judged)
{
    const struct game *before = &telling->held->before[judged->step];
    bool is_best_to_bid = judged->best.verb == VERB_BID;
    if (is_best_to_bid && judged->made.verb == VERB_BID &&
        judged->made.points > judged->best.points &&
        judgement_taker(judged, judged->tile) == judged->player)
        return sentence_of(_("Bid no more than it takes: at %d the chooser sells."),
                           judged->best.points);
    if (is_best_to_bid && judgement_taker(judged, judged->tile) == before->bazaar.chooser)
        return sentence_of(
            "%s", _("If the chooser buys, the bid is paid to the bidder: it can be right to bid "
                    "for a tile that is not wanted, as long as the chooser will buy."));
    if (judged->made.verb == VERB_BID && !is_best_to_bid)
        return sentence_of("%s", _("The highest bid is often that of whoever thinks too much of "
                                   "the tile: stop at the limit, whatever others bid."));
    return sentence_of("%s", "");
}

struct sentence review_words_rule(const struct review_telling *telling, unsigned judgement)
{
    const struct judgement *judged = &telling->review->judgement[judgement];
    if (judgement_is_too_close(judged) || auction_held_has_fault(telling->held))
        return sentence_of("%s", "");
    switch ((enum decision_kind)judged->kind) {
    case DECISION_SALE:
        return of_sale(telling, judged);
    case DECISION_OPENING:
        return of_opening(telling, judged);
    case DECISION_BID:
        return of_bid(telling, judged);
    case DECISION_CHOICE:
    case DECISION_TURN:
    case DECISION_KINDS_COUNT:
        break;
    }
    return sentence_of("%s", "");
}
