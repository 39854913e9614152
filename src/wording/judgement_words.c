#include "wording/judgement_words.h"

#include "language/language.h"
#include "wording/figure_words.h"
#include "wording/turn_words.h"

/* Numbers. */

struct sentence judgement_words_estimate(struct estimate estimate)
{
    double mean = estimate.mean;
    if (estimate.within < 0)
        return sentence_of(_("about %ld"), sentence_rounded(mean));
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
    game_copy(&then, before);
    for (unsigned m = 0; m < turn->count; m++) {
        struct move move = turn->move[m];
        if (move.verb == VERB_DEPLOY)
            add_deployment(&words, &then, move);
        else if (action_phrases_of(move) != NULL)
            sentence_list(&words, action_phrases_of(move)->in_turn(&then, move, at).text);
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

struct sentence judgement_words_verdict(const struct judgement *judged, const struct game *before)
{
    struct estimate loss = judged->loss;
    if (loss.within < 0)
        return sentence_of("%s", _("Too few games for a verdict."));
    if (judgement_is_best(judged))
        return sentence_of("%s", judged->is_exact ? _("Best.") : _("Best by the estimates."));
    if (!judgement_is_too_close(judged))
        return loss_words(judged, before);
    if (loss.mean <= 0 && loss.within <= 0)
        return sentence_of("%s", _("As good as the best."));
    struct sentence words =
        sentence_of(_("Too close to call (%s)."), judgement_words_estimate(loss).text);
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

/* Reviews. */

static struct sentence joined(struct sentence first, struct sentence second)
{
    if (first.text[0] == '\0' || second.text[0] == '\0')
        return first.text[0] == '\0' ? second : first;
    sentence_add(&first, " %s", second.text);
    return first;
}

struct sentence judgement_words_playouts(unsigned playouts)
{
    return sentence_of(_n("Estimates from %u game played to the end.",
                          "Estimates from %u games played to the end.", playouts),
                       playouts);
}

struct sentence judgement_words_exact(unsigned left)
{
    return sentence_of(_n("Exact: every order of the %u tile left.",
                          "Exact: every order of the %u tiles left.", left),
                       left);
}

struct sentence review_words_trust(const struct auction_review *review)
{
    if (review->playouts == 0)
        return sentence_of("%s", _("No game has been played to the end yet."));
    return review->is_exact ? judgement_words_exact(review->left)
                            : judgement_words_playouts(review->playouts);
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

/* Reasons. */

/* NULL: it is the player who is spoken to. */
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

/* The points that a player's best turn with the tile scores at once. */
static int scored_at_once(const struct review_telling *telling, unsigned tile, unsigned player)
{
    const struct tile_worth *worth = &telling->review->tile[tile][player];
    return worth->is_known ? effect_of(worth).all_points : 0;
}

/* The other who would score most with the tile at once, if that is more than the player would. */
static struct sentence for_others(const struct review_telling *telling,
                                  const struct judgement *judged)
{
    int most = scored_at_once(telling, judged->tile, judged->player);
    unsigned other = NOBODY;
    for (unsigned p = 0; p < telling->review->players; p++)
        if (judged->players >> p & 1u && scored_at_once(telling, judged->tile, p) > most) {
            most = scored_at_once(telling, judged->tile, p);
            other = p;
        }
    if (other == NOBODY)
        return sentence_of("%s", "");
    return other == telling->you
               ? sentence_of(_n("You would score %d point with it at once.",
                                "You would score %d points with it at once.", most),
                             most)
               : sentence_of(_n("%s would score %d point with it at once.",
                                "%s would score %d points with it at once.", most),
                             name_of(telling, other), most);
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

static struct sentence worth_words(const struct review_telling *telling,
                                   const struct judgement *judged)
{
    unsigned player = judged->player, other = keenest_other(judged);
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

/* Who gets a tile from now on pays for it and nothing else, as then they are out (BZ8). */
static struct sentence price_words(const struct review_telling *telling,
                                   const struct judgement *judged)
{
    const struct outcome *leads = &judged->leads;
    unsigned taker = 0;
    while (taker < PLAYERS_MAX && leads->tile[taker] != judged->tile)
        taker++;
    if (taker == PLAYERS_MAX || judged->made.verb == VERB_TAKE)
        return sentence_of("%s", "");
    int price = -leads->gains[taker];
    const char *name = name_of(telling, taker);
    return name == NULL ? sentence_of(_("With best play it goes to you for %d."), price)
                        : sentence_of(_("With best play it goes to %s for %d."), name, price);
}

struct sentence review_words_reason(const struct review_telling *telling, unsigned judgement)
{
    const struct judgement *judged = &telling->review->judgement[judgement];
    struct sentence words = review_words_tile(telling, judged->tile, judged->player);
    if (words.text[0] == '\0')
        return words;
    words = joined(words, for_others(telling, judged));
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

static struct sentence bidder_words(const struct judgement *judged, const char *name)
{
    int highest = judged->terms.highest;
    if (highest < 0 && name == NULL)
        return sentence_of("%s", judged->is_exact ? _("You should not bid.")
                                                  : _("You should probably not bid."));
    if (highest < 0)
        return sentence_of(
            judged->is_exact ? _("%s should not bid.") : _("%s should probably not bid."), name);
    if (name == NULL)
        return sentence_of(judged->is_exact ? _("You should bid %d at most.")
                                            : _("You should bid about %d at most."),
                           highest);
    return sentence_of(judged->is_exact ? _("%s should bid %d at most.")
                                        : _("%s should bid about %d at most."),
                       name, highest);
}

struct sentence review_words_terms(const struct review_telling *telling, unsigned judgement)
{
    const struct judgement *judged = &telling->review->judgement[judgement];
    unsigned chooser = telling->held->before[judged->step].bazaar.chooser;
    if (!judged->has_terms)
        return sentence_of("%s", "");
    struct sentence words = chooser_words(judged, name_of(telling, chooser));
    return judged->kind == DECISION_SALE
               ? words
               : joined(words, bidder_words(judged, name_of(telling, judged->bidder)));
}

/* The whole. */

struct sentence review_words_gain(const struct review_telling *telling, unsigned player)
{
    struct estimate margin = telling->review->gain[player].margin;
    struct estimate size = {margin.mean < 0 ? -margin.mean : margin.mean, margin.within};
    struct sentence points = judgement_words_points(size);
    const char *name = name_of(telling, player);
    if (margin.within < 0)
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
        return joined(sure_loss_words(&losses, review->is_exact, name), worst_kind(&losses));
    if (name == NULL)
        return sentence_of(_n("You made no clear mistake in %u decision.",
                              "You made no clear mistake in %u decisions.", losses.decisions),
                           losses.decisions);
    return sentence_of(_n("%s made no clear mistake in %u decision.",
                          "%s made no clear mistake in %u decisions.", losses.decisions),
                       name, losses.decisions);
}
