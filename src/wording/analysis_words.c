#include "wording/analysis_words.h"
#include "wording/action_words.h"

#include "language/language.h"
#include "wording/figure_words.h"
#include "wording/judgement_words.h"
#include "wording/wording.h"

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
