#include "wording/judgement_words.h"
#include "language/language.h"
#include "wording/entry_words.h"
#include "wording/figure_words.h"
#include "wording/turn_words.h"
#include "wording/wording.h"

/* Numbers. */

static long judgement_words_rounded(double value)
{
    return (long)(value + (value < 0 ? -0.5 : 0.5));
}

static struct sentence tenths(double value)
{
    return statistics_words_tenths(judgement_words_rounded(10 * value));
}

static struct sentence shortest(double value)
{
    long all = judgement_words_rounded(10 * value);
    return all % 10 == 0 ? sentence_of("%ld", all / 10) : statistics_words_tenths(all);
}

struct sentence judgement_words_estimate(struct estimate estimate)
{
    if (estimate.within < 0)
        return sentence_of(_("about %ld"), judgement_words_rounded(estimate.mean));
    if (estimate.within <= 0)
        return shortest(estimate.mean);
    return sentence_of("%s \u00b1 %s", tenths(estimate.mean).text, tenths(estimate.within).text);
}

struct sentence judgement_words_points(struct estimate estimate)
{
    enum { ONE = 1, SEVERAL = 2 };
    struct sentence number = judgement_words_estimate(estimate);
    double off = (estimate.mean < 0 ? -estimate.mean : estimate.mean) - 1;
    double most = estimate.within < 0 ? 0.5 : estimate.within <= 0 ? 0.05 : 0; /* as it is said */
    unsigned count = off < most && off > -most ? ONE : SEVERAL;
    return sentence_of(_n("%s point", "%s points", count), number.text);
}

/* Decisions. */

struct sentence judgement_words_made(const struct judgement *judged, const struct game *before)
{
    const struct bazaar *bazaar = &before->bazaar;
    unsigned tile = bazaar->offered + 1u, chosen = judged->made.arg + 1u;
    switch ((int)judged->made.verb) {
    case VERB_OFFER:
        return judged->kind == DECISION_CHOICE
                   ? sentence_of(_("Chose tile %u."), chosen)
                   : sentence_of(_("Opened tile %u at %d."), chosen, judged->made.points);
    case VERB_BID:
        return sentence_of(_("Bid %d for tile %u."), judged->made.points, tile);
    case VERB_PASS:
        return sentence_of(_("Passed on tile %u at %d."), tile, bazaar->bid);
    case VERB_BUY:
        return sentence_of(_("Bought tile %u for %d."), tile, bazaar->bid);
    case VERB_SELL:
        return sentence_of(_("Sold tile %u for %d."), tile, bazaar->bid);
    default:
        return sentence_of(_("Took tile %u."), chosen);
    }
}

static struct sentence best_words(const struct judgement *judged)
{
    unsigned tile = judged->best.arg + 1u;
    switch ((int)judged->best.verb) {
    case VERB_OFFER:
        return judged->kind == DECISION_CHOICE
                   ? sentence_of(_("Best: choose tile %u."), tile)
                   : sentence_of(_("Best: open at %d."), judged->best.points);
    case VERB_BID:
        return sentence_of(_("Best: bid %d."), judged->best.points);
    case VERB_PASS:
        return sentence_of("%s", _("Best: pass."));
    case VERB_BUY:
        return sentence_of("%s", _("Best: buy."));
    case VERB_SELL:
        return sentence_of("%s", _("Best: sell."));
    default:
        return sentence_of(_("Best: take tile %u."), tile);
    }
}

static struct sentence perhaps_words(const struct judgement *judged)
{
    unsigned tile = judged->best.arg + 1u;
    switch ((int)judged->best.verb) {
    case VERB_OFFER:
        return judged->kind == DECISION_CHOICE
                   ? sentence_of(_("Perhaps better: choose tile %u."), tile)
                   : sentence_of(_("Perhaps better: open at %d."), judged->best.points);
    case VERB_BID:
        return sentence_of(_("Perhaps better: bid %d."), judged->best.points);
    case VERB_PASS:
        return sentence_of("%s", _("Perhaps better: pass."));
    case VERB_BUY:
        return sentence_of("%s", _("Perhaps better: buy."));
    case VERB_SELL:
        return sentence_of("%s", _("Perhaps better: sell."));
    default:
        return sentence_of(_("Perhaps better: take tile %u."), tile);
    }
}

static struct sentence followed_by(struct sentence first, struct sentence second)
{
    sentence_add(&first, " %s", second.text);
    return first;
}

struct sentence judgement_words_of_best(bool is_exact)
{
    return sentence_of("%s", is_exact ? _("Best.") : _("Best by the estimates."));
}

struct sentence judgement_words_too_close(struct estimate loss)
{
    if (loss.within < 0)
        return sentence_of("%s", _("Too few games for a verdict."));
    if (loss.mean <= 0 && loss.within <= 0)
        return sentence_of("%s", _("As good as the best."));
    return sentence_of(_("Too close to call (%s)."), judgement_words_estimate(loss).text);
}

struct sentence judgement_words_verdict(const struct judgement *judged, bool is_exact)
{
    struct estimate loss = judged->loss;
    bool is_equal = loss.mean <= 0 && loss.within <= 0;
    if (loss.within >= 0 && judgement_is_best(judged))
        return judgement_words_of_best(is_exact);
    if (!judgement_is_too_close(judged))
        return followed_by(sentence_of(_("Lost %s."), judgement_words_points(loss).text),
                           best_words(judged));
    struct sentence close = judgement_words_too_close(loss);
    return loss.within < 0 || is_equal ? close : followed_by(close, perhaps_words(judged));
}

static void add_deployment(struct sentence *words, const struct game *then, struct move deploy)
{
    uint16_t node = feature_node(&then->board, (tile_number)(then->board.tiles - 1), deploy.arg);
    enum feature_kind kind = game_feature_kind(then, node);
    sentence_add(words, ", %s", figure_words_deployed((enum figure)deploy.figure, kind).text);
}

struct sentence analysis_words_turn(const struct game *before, const struct plan *turn)
{
    struct game then;
    bool deploys = false;
    if (turn->count == 0 || turn->move[0].verb != VERB_PLACE)
        return sentence_of("%s", _("tile set aside"));
    struct square at = turn->move[0].at;
    struct sentence words = sentence_of("%d,%d", at.x, at.y);
    game_copy(&then, before);
    for (unsigned m = 0; m < turn->count; m++) {
        struct move move = turn->move[m];
        if (move.verb == VERB_DEPLOY)
            add_deployment(&words, &then, move);
        else if (action_is_told(move))
            sentence_add(&words, ", %s", action_words_in_turn(&then, move, at).text);
        deploys = deploys || move.verb == VERB_DEPLOY;
        game_apply(&then, move, NULL);
    }
    if (!deploys)
        sentence_add(&words, ", %s", _("no follower"));
    return words;
}

static struct sentence turn_words(const struct analysed *decision, const struct game *before)
{
    struct estimate loss = decision->judgement.loss;
    struct sentence best = analysis_words_turn(before, &decision->best);
    struct sentence words = sentence_of("%s. ", analysis_words_turn(before, &decision->made).text);
    if (!estimate_is_too_close(loss))
        sentence_add(&words, _("%s less than %s."), judgement_words_points(loss).text, best.text);
    else if (loss.within >= 0 && decision->is_best)
        sentence_add(&words, "%s", judgement_words_of_best(decision->is_exact).text);
    else
        sentence_add(&words, "%s", judgement_words_too_close(loss).text);
    if (estimate_is_too_close(loss) && loss.within > 0 && !decision->is_best)
        sentence_add(&words, " ");
    if (estimate_is_too_close(loss) && loss.within > 0 && !decision->is_best)
        sentence_add(&words, _("Perhaps better: %s."), best.text);
    return words;
}

struct sentence analysis_words_decision(const struct analysed *decision, const struct game *before,
                                        const struct seats *seats)
{
    const struct judgement *judged = &decision->judgement;
    struct sentence words =
        judged->kind == DECISION_TURN
            ? turn_words(decision, before)
            : sentence_of("%s %s", judgement_words_made(judged, before).text,
                          judgement_words_verdict(judged, decision->is_exact).text);
    return sentence_of(_("Turn %u, %s: %s"), decision->turn, seats->seat[judged->player].name,
                       words.text);
}

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
