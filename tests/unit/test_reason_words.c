/* Why a turn was taken, in words: every number in the sentences is what the rules do, over many
 * turns of whole games. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "facts/position.h"
#include "support/auction_positions.h"
#include "wording/reason_words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GAMES = 8 };

static const struct seats seats = {.count = 2, .seat = {{.name = "Ann"}, {.name = "Ben"}}};

/* What a turn does by the rules, with as little as possible decided after it. */
struct done {
    int scored[PLAYERS_MAX], home[PLAYERS_MAX], ended[PLAYERS_MAX];
};

static struct move least_of(const struct game *game)
{
    struct move_list legal;
    game_legal(game, &legal);
    struct move move = legal.move[0];
    for (size_t m = 0; m < legal.count; m++)
        if (legal.move[m].verb == VERB_PASS || legal.move[m].verb == VERB_SCORE ||
            legal.move[m].verb == VERB_HOME)
            move = legal.move[m];
    return move;
}

static void apply(struct done *done, struct game *game, struct move move)
{
    struct event_list events;
    assert_int_equal(game_apply(game, move, &events), REFUSAL_NONE);
    for (size_t e = 0; e < events.count && events.event[e].type != EVENT_TURN; e++) {
        const struct event *event = &events.event[e];
        if (event->type == EVENT_SCORE && !event_is_final_score(event))
            done->scored[event->player] += event->points;
        done->home[event->player] +=
            event->type == EVENT_HOME && figure_is_follower((enum figure)event->figure);
    }
}

static struct done done_by(const struct game *before, const struct plan *plan)
{
    struct done done = {.scored = {0}};
    struct game game = *before;
    int scores[PLAYERS_MAX], then[PLAYERS_MAX];
    for (unsigned m = 0; m < plan->count; m++)
        apply(&done, &game, plan->move[m]);
    while (game_turn(&game) == game_turn(before) &&
           (game_awaits_action(&game) || scoring_choice_is_open(&game)))
        apply(&done, &game, least_of(&game));
    projection_scores(before, scores);
    projection_scores(&game, then);
    for (unsigned p = 0; p < seats.count; p++)
        done.ended[p] = then[p] - scores[p];
    return done;
}

/* The sum of the numbers that stand before a phrase, as 8 in "city 8 for Ann"; and of those after
 * one. */
static int number_before(const char *text, const char *phrase)
{
    int sum = 0;
    for (const char *at = text; (at = strstr(at, phrase)) != NULL; at++) {
        const char *digits = at;
        while (digits > text && strchr("-0123456789", digits[-1]) != NULL)
            digits--;
        sum += atoi(digits);
    }
    return sum;
}

static int number_after(const char *text, const char *phrase)
{
    const char *at = strstr(text, phrase);
    return at == NULL ? 0 : atoi(at + strlen(phrase));
}

/* Whether the sentences say of the player what was done, number by number. */
static void check_player(const struct reason_words *words, const struct done *done, unsigned player)
{
    const char *name = seats.seat[player].name;
    char scored[32], one[32], many[32], ended[32];
    int said[3] = {0};
    snprintf(scored, sizeof scored, " for %s", name);
    snprintf(one, sizeof one, " follower returns home to %s", name);
    snprintf(many, sizeof many, " followers return home to %s", name);
    snprintf(ended, sizeof ended, "%s ", name);
    for (unsigned l = 0; l < words->lines; l++) {
        const char *line = words->line[l].text;
        if (strncmp(line, "Completes: ", 11) == 0)
            said[0] += number_before(line, scored);
        said[1] += number_before(line, one) + number_before(line, many);
        if (strncmp(line, "If the game ended now: ", 23) == 0)
            said[2] += number_after(line + 23, ended);
    }
    assert_int_equal(said[0], done->scored[player]);
    assert_int_equal(said[1], done->home[player]);
    assert_int_equal(said[2], done->ended[player]);
}

/* The feature that is told is one in which the player is, and what is open of it. */
static void check_feature(const struct turn_reason *reason, unsigned player)
{
    if (!reason->has_feature)
        return;
    assert_true(reason->feature.holders >> player & 1u || reason->effect.type == EFFECT_CLAIMS);
    assert_false(reason->feature.complete);
    assert_true(reason->feature.kind == FEATURE_FIELD || reason->feature.open > 0);
}

struct seen {
    unsigned scores, homes, losses, claims, extensions;
};

static void check_turn(const struct game *game, const struct plan *plan, struct seen *seen)
{
    struct turn_reason reason;
    struct reason_words words;
    struct done done = done_by(game, plan);
    turn_reason_find(&reason, game, plan->move, plan->count);
    reason_words_seen(&words, &reason, &seats);
    reason_words_ended(&words, &reason, &seats);
    for (unsigned player = 0; player < seats.count; player++) {
        check_player(&words, &done, player);
        seen->scores += done.scored[player] > 0;
        seen->homes += done.home[player] > 0;
        seen->losses += done.ended[player] < 0;
    }
    check_feature(&reason, game_player(game));
    seen->claims += reason.effect.type == EFFECT_CLAIMS;
    seen->extensions += reason.effect.type == EFFECT_EXTENDS;
}

static void test_every_number_is_what_the_rules_do(void **state)
{
    struct seen seen = {0};
    (void)state;
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        struct options options = options_default();
        struct pile_order order;
        struct game game;
        if (seed % 2 != 0)
            options.sets = 1u << SET_BASE;
        const struct sight *sight = auction_positions_sight(&options);
        assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
        pile_order_shuffle(&order, &options, seed);
        for (; !game_is_over(&game); auction_positions_go_on(&game, &order)) {
            struct outlook outlook;
            struct plan_list plans = {.room = 8};
            if (game_phase(&game) != PHASE_PLACE)
                continue;
            outlook_of(&outlook, &sight->rows, &game.pile);
            plans_find(sight, &outlook, &game, 0, NULL, &plans);
            for (unsigned p = 0; p < plans.count; p++)
                check_turn(&game, &plans.plan[p], &seen);
        }
    }
    assert_true(seen.scores > 100 && seen.homes > 100 && seen.losses > 20);
    assert_true(seen.claims > 100 && seen.extensions > 100);
}

static void test_rivals(void **state)
{
    struct move here = move_place((struct square){1, 0}, EDGE_N),
                there = move_place((struct square){2, 0}, EDGE_N);
    (void)state;
    assert_string_equal(reason_words_rival("place 2,0 n", 13).text,
                        "Next best, 1.3 points less: place 2,0 n");
    assert_string_equal(reason_words_rival("pass", -4).text, "Better by 0.4 points: pass");
    assert_string_equal(reason_words_marked(&here, &there, 0).text,
                        "Next best, 0.0 points less: the framed square");
    assert_string_equal(reason_words_marked(&here, &here, -21).text,
                        "Better by 2.1 points: the same square, played differently");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_number_is_what_the_rules_do),
        cmocka_unit_test(test_rivals),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
