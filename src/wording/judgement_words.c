#include "wording/judgement_words.h"
#include "language/language.h"
#include "wording/action_words.h"
#include "wording/figure_words.h"
#include "wording/source_words.h"
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
