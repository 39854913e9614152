/* Advice in an ordinary game, where it was set up with that: what tiles and turns are worth now,
 * and the best move. */
#include "language/language.h"
#include "plain/commands.h"
#include "plain/review.h"
#include "text/words.h"
#include "thinking/why.h"
#include "wording/reason_words.h"
#include "wording/training_words.h"
#include "wording/turn_words.h"
#include "wording/value_words.h"

#include <errno.h>
#include <stdlib.h>

enum { PLAYOUTS_MOST = 100000, TURNS_TOLD = 5 };

/* Whether the whole record that is replayed is that of a finished game. */
static bool is_finished(const struct session *session)
{
    if (session->known == 0)
        return false;
    struct game end = session->steps[session->known - 1].before;
    return game_make(&end, session->steps[session->known - 1].move, NULL) == REFUSAL_NONE &&
           game_is_over(&end);
}

bool advice_is_given(struct plain_game *plain_game, enum aid aid)
{
    if (plain_game->use == USE_REPLAY && is_finished(&plain_game->session))
        return true;
    if (plain_game->use == USE_PRACTICE) {
        dialogue_say(plain_game->dialogue, _("The review comes after the auction."));
        return false;
    }
    return aid_is_given(plain_game, aid);
}

/* Values found for one command. */
struct asked {
    struct plain_game *plain_game;
    struct valuer *valuer;
    const struct valuing *values;
    struct auction_theory theory;
};

/* Tiles. */

static void tell_tiles(const struct asked *asked)
{
    const struct valuing *values = asked->values;
    for (unsigned tile = 0; tile < REVEALED_MAX; tile++)
        for (unsigned taker = 0; taker < PLAYERS_MAX; taker++) {
            if (!(valuing_tiles(values) >> tile & 1u) || !(valuing_players(values) >> taker & 1u))
                continue;
            unsigned other = valuing_best_other(values, taker, tile);
            if (other != NOBODY)
                values_say_worth(asked->plain_game->dialogue, tile,
                                 asked->plain_game->seats.seat[taker].name,
                                 valuing_tile(values, taker, tile, other, taker), other);
        }
}

static struct sentence best_in_auction(struct move move)
{
    unsigned tile = move.arg + 1u;
    switch ((int)move.verb) {
    case VERB_OFFER:
        return sentence_of(_("Best: offer tile %u and bid %d."), tile, move.points);
    case VERB_BID:
        return sentence_of(_("Best: bid %d."), move.points);
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

/* Up to which bid, for who decides about the tile offered. */
static void tell_terms(const struct asked *asked)
{
    const struct game *game = &asked->plain_game->session.game;
    struct dialogue *dialogue = asked->plain_game->dialogue;
    bool sells = game_awaits_settlement(game);
    unsigned tile = game->bazaar.offered;
    unsigned bidder = sells ? game->bazaar.bidder : game_actor(game);
    if ((!sells && !game_awaits_bid(game)) || !auction_has_terms(game, tile, bidder))
        return;
    struct estimate buy_below = asked->theory.buy_below[tile][bidder];
    struct bid_limit limit = asked->theory.limit[tile][bidder];
    if (sells)
        dialogue_say(dialogue, _("Buy below %s, sell above."),
                     judgement_words_estimate(buy_below).text);
    else if (limit.most >= 0)
        dialogue_tell(dialogue, judgement_words_limit(limit, buy_below.within >= 0, NULL).text);
}

static void hint_at_tiles(struct asked *asked)
{
    struct plain_game *plain_game = asked->plain_game;
    const struct game *game = &plain_game->session.game;
    struct auction_theory *theory = &asked->theory;
    auction_theory_find(theory, asked->values, game);
    dialogue_tell(plain_game->dialogue,
                  best_in_auction(theory->alternatives.alternative[0].move).text);
    if (theory->alternatives.count > 1 && theory->depends[1])
        dialogue_tell(plain_game->dialogue, value_words_depends());
    else if (theory->alternatives.count > 1 && estimate_is_too_close(theory->loss[1]))
        dialogue_say(plain_game->dialogue, _("Others are too close to call."));
    tell_terms(asked);
}

/* Turns. */

/* The moves of a turn, as they can be typed. */
static struct sentence moves_of(const struct game *game, const struct plan *plan)
{
    struct sentence all = sentence_of("%s", "");
    struct game then = *game;
    for (unsigned m = 0; m < plan->count; m++) {
        char text[MOVE_TEXT_SIZE];
        move_print(&then, plan->move[m], text);
        sentence_add(&all, "%s%s", m > 0 ? ", " : "", text);
        game_apply(&then, plan->move[m], NULL);
    }
    if (plan->count == 0)
        sentence_add(&all, "%s", verb_name(VERB_PASS));
    return all;
}

static void tell_turns(const struct asked *asked)
{
    const struct game *game = &asked->plain_game->session.game;
    struct dialogue *dialogue = asked->plain_game->dialogue;
    const struct valuing *values = asked->values;
    unsigned player = game_player(game);
    uint8_t ranked[VALUING_TURNS_MOST];
    valuing_rank_turns(values, ranked);
    for (unsigned r = 0; r < valuing_turns(values) && r < TURNS_TOLD; r++) {
        struct sentence moves = moves_of(game, valuing_turn(values, ranked[r]));
        struct estimate loss = valuing_turn_difference(values, ranked[0], ranked[r], player);
        struct sentence margin =
            judgement_words_estimate(valuing_turn_margin(values, ranked[r], player));
        if (r == 0)
            dialogue_say(dialogue, _("%s: final margin %s."), moves.text, margin.text);
        else if (valuing_turns_depend(values, ranked[0], ranked[r], player))
            dialogue_say(dialogue, _("%s: final margin %s; it depends on how the game goes on."),
                         moves.text, margin.text);
        else if (estimate_is_too_close(loss))
            dialogue_say(dialogue, _("%s: final margin %s, too close to call."), moves.text,
                         margin.text);
        else
            dialogue_say(dialogue, _("%s: final margin %s, loses %s."), moves.text, margin.text,
                         judgement_words_estimate(loss).text);
    }
}

static void hint_at_turns(struct asked *asked)
{
    const struct game *game = &asked->plain_game->session.game;
    struct dialogue *dialogue = asked->plain_game->dialogue;
    const struct valuing *values = asked->values;
    unsigned player = game_player(game);
    uint8_t ranked[VALUING_TURNS_MOST];
    struct turn_effect effect;
    valuing_rank_turns(values, ranked);
    const struct plan *best = valuing_turn(values, ranked[0]);
    dialogue_say(dialogue, _("Best: %s."), moves_of(game, best).text);
    if (game_awaits_placement(game)) {
        turn_effect_find(&effect, game, best->move, best->count);
        dialogue_tell(dialogue,
                      effect_words(&effect, player, &asked->plain_game->seats, player).text);
    }
    if (valuing_turns(values) < 2)
        return;
    if (valuing_turns_depend(values, ranked[0], ranked[1], player)) {
        dialogue_tell(dialogue, value_words_depends());
        return;
    }
    if (estimate_is_too_close(valuing_turn_difference(values, ranked[0], ranked[1], player))) {
        dialogue_say(dialogue, _("Others are too close to call."));
        return;
    }
    struct sentence why =
        reason_words_better(game, best, valuing_turn(values, ranked[1]), &asked->plain_game->seats);
    if (why.text[0] != '\0')
        dialogue_tell(dialogue, why.text);
}

/* The commands. */

/* What tells of each, and the aid that it is. */
static const struct {
    enum aid aid;
    void (*value)(const struct asked *asked);
    void (*hint)(struct asked *asked);
} subjects[] = {
    [VALUING_TILES] = {AID_VALUES, tell_tiles, hint_at_tiles},
    [VALUING_TURNS] = {AID_COACH, tell_turns, hint_at_turns},
};

static bool find_values(struct asked *asked, unsigned playouts)
{
    asked->valuer = valuer_new();
    if (asked->valuer == NULL) {
        dialogue_tell(asked->plain_game->dialogue, problem_of_lack(errno));
        return false;
    }
    asked->values = values_find(asked->valuer, asked->plain_game->dialogue,
                                &(struct valuing_request){.game = &asked->plain_game->session.game,
                                                          .playouts = playouts,
                                                          .seed = ADVICE_SEED,
                                                          .solves = VALUING_SOLVES_AT_LENGTH});
    return asked->values != NULL;
}

bool advice_read_playouts(struct plain_game *plain_game, const char *argument, unsigned standard,
                          unsigned *playouts)
{
    long number = (long)standard;
    if (argument[0] != '\0' && !word_number(word_whole(argument), 1, PLAYOUTS_MOST, &number)) {
        dialogue_say(plain_game->dialogue, _("'%s': expected how many games, from 1 to %d."),
                     argument, PLAYOUTS_MOST);
        return false;
    }
    *playouts = (unsigned)number;
    return true;
}

static void advice_advise(struct plain_game *plain_game, const char *argument, bool is_hint)
{
    enum valuing_subject subject = valuing_subject_of(&plain_game->session.game);
    unsigned playouts;
    if (subject == VALUING_NOTHING) {
        dialogue_say(plain_game->dialogue, _("There is no tile or turn to decide now."));
        return;
    }
    if (!advice_is_given(plain_game, subjects[subject].aid) ||
        !advice_read_playouts(plain_game, argument, ADVICE_PLAYOUTS, &playouts))
        return;
    struct asked *asked = calloc(1, sizeof *asked);
    if (asked == NULL) {
        dialogue_tell(plain_game->dialogue, problem_of_lack(errno));
        return;
    }
    asked->plain_game = plain_game;
    if (find_values(asked, playouts)) {
        if (is_hint)
            subjects[subject].hint(asked);
        else
            subjects[subject].value(asked);
        values_say_trust(plain_game->dialogue, asked->values, &plain_game->session.game);
    }
    valuer_free(asked->valuer);
    free(asked);
}

void advice_value(struct plain_game *plain_game, const char *argument)
{
    advice_advise(plain_game, argument, false);
}

void advice_hint(struct plain_game *plain_game, const char *argument)
{
    advice_advise(plain_game, argument, true);
}

/* Why a computer player took its last turn. What a search says of it is advice. */

static void tell_rival(struct plain_game *plain_game, struct why *why)
{
    const struct session *session = &plain_game->session;
    if (!aids_has(&session->head, AID_COACH) || !why_compare(why, session) || !why->has_rival)
        return;
    struct sentence moves = moves_of(&session->steps[why->step].before, &why->rival);
    dialogue_say(plain_game->dialogue, "%s.", reason_words_rival(moves.text, why->tenths).text);
    if (why->tenths <= 0)
        return;
    struct sentence better = reason_words_better(&session->steps[why->step].before, &why->turn,
                                                 &why->rival, &plain_game->seats);
    if (better.text[0] != '\0')
        dialogue_tell(plain_game->dialogue, better.text);
}

void advice_why(struct plain_game *plain_game, const char *argument)
{
    const struct session *session = &plain_game->session;
    struct turn_reason reason;
    struct reason_words words;
    struct why why;
    (void)argument;
    if (!why_find(&why, session, session->made)) {
        dialogue_say(plain_game->dialogue, _("No computer player has taken a turn yet."));
        return;
    }
    const struct game *before = &session->steps[why.step].before;
    turn_reason_find(&reason, before, why.move, why.moves);
    reason_words_seen(&words, &reason, &plain_game->seats);
    if (aids_has(&session->head, AID_EXPECTED))
        reason_words_ended(&words, &reason, &plain_game->seats);
    dialogue_say(plain_game->dialogue, "%s: %s.", plain_game->seats.seat[why.player].name,
                 moves_of(before, &(struct plan){.move = {why.move[0]}, .count = 1}).text);
    for (unsigned w = 0; w < words.lines; w++)
        dialogue_say(plain_game->dialogue, "%s.", words.line[w].text);
    tell_rival(plain_game, &why);
}
