#include "wording/training_words.h"

#include "language/language.h"
#include "wording/figure_words.h"
#include "wording/reason_words.h"
#include "wording/turn_words.h"
#include "wording/value_words.h"

#include <string.h>

/* Numbers. */

struct sentence judgement_words_estimate(struct estimate estimate)
{
    double mean = estimate.mean;
    if (estimate.within < 0)
        return sentence_of(_("about %ld"), sentence_rounded(mean));
    if (estimate.within > 0 && sentence_rounded(10 * estimate.within) == 0)
        return sentence_of_value(mean);
    if (estimate.within <= 0)
        return sentence_rounded(10 * mean) % 10 == 0 ? sentence_of("%ld", sentence_rounded(mean))
                                                     : sentence_of_value(mean);
    return sentence_of("%s \u00b1 %s", sentence_of_value(mean).text,
                       sentence_of_value(estimate.within).text);
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

/* At an auction: what was done, with the tile and points, and what would have been better, with the
 * tile or points. Marked. */
struct deed_words {
    const char *made, *best, *perhaps;
};

static const struct deed_words choosing = {N_("Chose tile %u."), N_("Best: choose tile %u."),
                                           N_("Perhaps better: choose tile %u.")};

static const struct deed_words deeds[VERBS_COUNT] = {
    [VERB_OFFER] = {N_("Opened tile %u at %d."), N_("Best: open at %d."),
                    N_("Perhaps better: open at %d.")},
    [VERB_BID] = {N_("Bid %d for tile %u."), N_("Best: bid %d."), N_("Perhaps better: bid %d.")},
    [VERB_PASS] = {N_("Passed on tile %u at %d."), N_("Best: pass."), N_("Perhaps better: pass.")},
    [VERB_BUY] = {N_("Bought tile %u for %d."), N_("Best: buy."), N_("Perhaps better: buy.")},
    [VERB_SELL] = {N_("Sold tile %u for %d."), N_("Best: sell."), N_("Perhaps better: sell.")},
    [VERB_TAKE] = {N_("Took tile %u."), N_("Best: take tile %u."),
                   N_("Perhaps better: take tile %u.")},
};

static const struct deed_words *deed_of(const struct judgement *judged, struct move move)
{
    return judged->kind == DECISION_CHOICE && move.verb == VERB_OFFER ? &choosing
                                                                      : &deeds[move.verb];
}

static bool is_offer(struct move move)
{
    return move.verb == VERB_OFFER || move.verb == VERB_TAKE;
}

static struct sentence deed_words_better(const struct judgement *judged, const char *words)
{
    struct move best = judged->best;
    bool is_tile = is_offer(best) && judged->kind != DECISION_OPENING;
    return sentence_of(_(words), is_tile ? best.arg + 1 : best.points);
}

static void add_deployment(struct sentence *words, const struct game *then, struct move deploy)
{
    uint16_t node = feature_node(&then->board, (tile_number)(then->board.tiles - 1), deploy.arg);
    enum feature_kind kind = game_feature_kind(then, node);
    sentence_list(words, figure_words_deployed((enum figure)deploy.figure, kind).text);
}

/* A turn: "3,-1, follower in a city"; with a bridge: "3,-1, bridge e-w here, follower on a road".
 */
static struct sentence turn_words(const struct game *before, const struct plan *turn)
{
    struct game then;
    bool deploys = false;
    if (turn->count == 0 || turn->move[0].verb != VERB_PLACE)
        return sentence_of("%s", _("tile set aside"));
    struct square at = turn->move[0].at;
    struct sentence words = sentence_of("%d,%d", at.x, at.y);
    const struct action_view view = {.game = &then, .here = at};
    game_copy(&then, before);
    for (unsigned m = 0; m < turn->count; m++) {
        struct move move = turn->move[m];
        if (move.verb == VERB_DEPLOY)
            add_deployment(&words, &then, move);
        else if (action_phrases_of(move) != NULL)
            sentence_list(&words, action_phrases_of(move)->in_turn(&view, move).text);
        deploys = deploys || move.verb == VERB_DEPLOY;
        game_apply(&then, move, NULL);
    }
    if (!deploys)
        sentence_list(&words, _("no follower"));
    return words;
}

struct sentence judgement_words_made(const struct judgement *judged, const struct game *before)
{
    struct move made = judged->made;
    unsigned tile = (is_offer(made) ? made.arg : before->bazaar.offered) + 1u;
    int points = made.verb == VERB_OFFER ? made.points : before->bazaar.bid;
    const char *words = deed_of(judged, made)->made;
    if (judged->kind == DECISION_TURN)
        return sentence_of("%s.", turn_words(before, &judged->turn_made).text);
    return made.verb == VERB_BID ? sentence_of(_(words), made.points, tile)
                                 : sentence_of(_(words), tile, points);
}

static struct sentence loss_words(const struct judgement *judged, const struct game *before)
{
    struct sentence points = judgement_words_points(judged->loss);
    if (judged->kind == DECISION_TURN)
        return sentence_of(_("%s less than %s."), points.text,
                           turn_words(before, &judged->turn_best).text);
    struct sentence words = sentence_of(_("Lost %s."), points.text);
    sentence_add(&words, " %s",
                 deed_words_better(judged, deed_of(judged, judged->best)->best).text);
    return words;
}

static struct sentence perhaps_words(const struct judgement *judged, const struct game *before)
{
    return judged->kind == DECISION_TURN
               ? sentence_of(_("Perhaps better: %s."), turn_words(before, &judged->turn_best).text)
               : deed_words_better(judged, deed_of(judged, judged->best)->perhaps);
}

static struct sentence close_words(const struct judgement *judged)
{
    return judged->depends ? sentence_of("%s", value_words_depends())
                           : sentence_of(_("Too close to call (%s)."),
                                         judgement_words_estimate(judged->loss).text);
}

struct sentence judgement_words_verdict(const struct judgement *judged, const struct game *before)
{
    struct estimate loss = judged->loss;
    if (judged->is_unvalued)
        return sentence_of("%s", _("Not looked at."));
    if (loss.within < 0)
        return sentence_of("%s", _("Too few games for a verdict."));
    if (judgement_is_best(judged))
        return sentence_of("%s", judged->is_exact ? _("Best.") : _("Best by the estimates."));
    if (!judgement_is_too_close(judged))
        return loss_words(judged, before);
    if (estimate_is_negligible(loss))
        return sentence_of("%s", _("As good as the best."));
    struct sentence words = close_words(judged);
    sentence_add(&words, " %s", perhaps_words(judged, before).text);
    return words;
}

struct sentence judgement_words_decision(const struct judgement *judged, const struct game *before,
                                         const struct seats *seats)
{
    struct sentence words = judgement_words_made(judged, before);
    sentence_add(&words, " %s", judgement_words_verdict(judged, before).text);
    return sentence_of(_("Turn %u, %s: %s"), judged->turn, seats->seat[judged->player].name,
                       words.text);
}

/* Why. */

/* What the two do, where no part of the evaluation tells why one is better. */
struct sentence both_words(struct compared_names names, struct sentence first,
                           struct sentence second)
{
    if (strcmp(first.text, second.text) == 0)
        return sentence_of("%s", _("At once both come to the same."));
    return sentence_of("%s: %s %s: %s", names.first, first.text, names.second, second.text);
}

static struct sentence turn_effect(const struct game *before, const struct plan *turn,
                                   unsigned player, const struct seats *seats)
{
    struct turn_effect effect;
    turn_effect_find(&effect, before, turn->move, turn->count);
    return effect_words_named(&effect, player, seats, NOBODY);
}

struct sentence judgement_words_why(const struct judgement *judged, const struct game *before,
                                    const struct seats *seats)
{
    struct comparison comparison;
    struct compared_names names = {_("The better turn"), _("the one played")};
    if (judged->kind != DECISION_TURN || judgement_is_too_close(judged) ||
        judgement_is_best(judged))
        return sentence_of("%s", "");
    comparison_of_turns(&comparison, before, &judged->turn_best, &judged->turn_made);
    struct sentence words = reason_words_why(&comparison, names, seats);
    if (words.text[0] != '\0' || !game_awaits_placement(before))
        return words;
    names.second = _("The turn played");
    return both_words(names, turn_effect(before, &judged->turn_best, judged->player, seats),
                      turn_effect(before, &judged->turn_made, judged->player, seats));
}

struct sentence judgement_words_finding(const struct judgement *judged, const struct game *before,
                                        const struct seats *seats)
{
    const char *name = seats->seat[judged->player].name;
    if (judged->kind != DECISION_TURN)
        return judgement_words_decision(judged, before, seats);
    if (judgement_is_too_close(judged) || judgement_is_best(judged)) {
        struct sentence verdict = judgement_is_best(judged) || judged->loss.within < 0
                                      ? judgement_words_verdict(judged, before)
                                      : close_words(judged);
        return sentence_of(_("Turn %u, %s: %s"), judged->turn, name, verdict.text);
    }
    struct sentence words = sentence_of(_("Turn %u, %s: lost %s."), judged->turn, name,
                                        judgement_words_points(judged->loss).text);
    struct sentence why = judgement_words_why(judged, before, seats);
    if (why.text[0] != '\0')
        sentence_add(&words, " %s", why.text);
    return words;
}

/* Up to which bid. */

/* To the player addressed, and of another; with the least and the most, or the most alone. Marked.
 */
struct limit_words {
    const char *to_you, *of_other;
};

static const struct limit_words limit_none = {N_("You should not bid."), N_("%s should not bid.")},
                                limit_about = {N_("You should bid about %d at most."),
                                               N_("%s should bid about %d at most.")},
                                limit_sure = {N_("You should bid %d at most."),
                                              N_("%s should bid %d at most.")},
                                limit_if_any = {N_("You should bid %d at most, if at all."),
                                                N_("%s should bid %d at most, if at all.")};

struct sentence judgement_words_limit(struct bid_limit limit, bool is_known, const char *name)
{
    bool is_one = limit.least == limit.most;
    const struct limit_words *words = limit.most < 0    ? &limit_none
                                      : !is_known       ? &limit_about
                                      : is_one          ? &limit_sure
                                      : limit.least < 0 ? &limit_if_any
                                                        : NULL;
    if (words == NULL && name == NULL)
        return sentence_of(_("You should bid no more than %d to %d."), limit.least, limit.most);
    if (words == NULL)
        return sentence_of(_("%s should bid no more than %d to %d."), name, limit.least,
                           limit.most);
    return name == NULL ? sentence_of(_(words->to_you), limit.most)
                        : sentence_of(_(words->of_other), name, limit.most);
}

/* How far numbers can be trusted. */

struct sentence judgement_words_playouts(unsigned playouts)
{
    return sentence_of(_n("Estimates from %u game played to the end.",
                          "Estimates from %u games played to the end.", playouts),
                       playouts);
}

struct sentence judgement_words_trust(bool is_solved, bool has_all_orders, unsigned left,
                                      unsigned playouts)
{
    if (is_solved)
        return sentence_of("%s", _("Exact: solved to the end of the game, with best play by all."));
    if (has_all_orders)
        return sentence_of(_n("No luck of the draw: the %u tile left, as usually played.",
                              "No luck of the draw: all orders of the %u tiles left, as usually "
                              "played.",
                              left),
                           left);
    return judgement_words_playouts(playouts);
}
