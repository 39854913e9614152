/* The made-up set in games of all sets: everything that it brings occurs, is written and read
 * again, is told by the protocol, and is over in the end. */
#include "unit/played.h"

#include "bastide/chance.h"
#include "bastide/notation.h"
#include "support/bot_table.h"
#include "support/probe.h"
#include "tui/pages.h"
#include "tui/table/table.h"

enum { GAMES = 60, MOVES_MAX = 24 * TILES_MAX };

static struct options all_sets(unsigned players)
{
    struct options options = options_default();
    options.players = (uint8_t)players;
    options.sets = SETS_ALL;
    return options;
}

/* Every figure is at home, on a segment, or elsewhere (MU3, MU5). */
static void check_figures(const struct game *game)
{
    for (unsigned player = 0; player < game->options.players; player++)
        for (unsigned figure = 0; figure < FIGURES_COUNT; figure++) {
            unsigned count = game->player[player].supply[figure];
            for (unsigned f = 0; f < game->followers.count; f++)
                count += game->followers.follower[f].player == player &&
                         game->followers.follower[f].figure == figure;
            for (unsigned p = 0; p < game->elsewhere.count; p++)
                count += game->elsewhere.entry[p].piece.owner == player &&
                         game->elsewhere.entry[p].piece.figure == figure;
            assert_int_equal(count, figures_each(&game->options, (enum figure)figure));
        }
}

/* The hermit and the pedlar do not meet (MU11). */
static void check_hermits(const struct game *game)
{
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower follower = game->followers.follower[f];
        if (follower.figure == FIGURE_HERMIT)
            assert_false(
                square_equal(game_node_square(game, follower.node),
                             game_piece_place(game, (struct piece){NOBODY, FIGURE_PEDLAR, 0}).at));
    }
}

static void check_notation(const struct game *game, struct move move)
{
    char text[MOVE_TEXT_SIZE];
    struct move read;
    struct bad_text bad;
    move_print(game, move, text);
    assert_true(move_parse(game, text, strlen(text), &read, &bad));
    assert_true(move_equal(read, move));
}

/* The hermits that followed another figure of their turn (MU11). */
static unsigned hermits_following;

static void note_hermit(const struct game *game, struct move move)
{
    bool follows = move.verb == VERB_DEPLOY && game_has_deployed(game);
    assert_true(!follows || move.figure == FIGURE_HERMIT || move.figure == FIGURE_PHANTOM);
    hermits_following += follows && move.figure == FIGURE_HERMIT;
}

static void play(uint64_t seed, unsigned seen[EVENTS_COUNT])
{
    static struct game game;
    struct options options = all_sets(PLAYERS_MIN + (unsigned)seed % 5);
    struct rng rng = rng_from_seed(seed);
    size_t moves = 0;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    for (; !game_is_over(&game); moves++) {
        static struct event_list events;
        static struct move_list legal;
        struct move move;
        assert_true(moves < MOVES_MAX);
        game_legal(&game, &legal);
        if (game_actor(&game) == ACTOR_CHANCE)
            move = chance_move_at_random(&game, &rng);
        else
            move = legal.move[rng_below(&rng, (uint32_t)legal.count)];
        check_notation(&game, move);
        note_hermit(&game, move);
        assert_int_equal(game_apply(&game, move, &events), REFUSAL_NONE);
        for (size_t e = 0; e < events.count; e++)
            seen[events.event[e].type]++;
        check_figures(&game);
        check_hermits(&game);
    }
}

static void test_all_of_it_happens(void **state)
{
    static const enum event_type wanted[] = {EVENT_STROLL, EVENT_CATCH, EVENT_REDEEM, EVENT_TENT,
                                             EVENT_TOKEN,  EVENT_DIE,   EVENT_AGAIN};
    unsigned seen[EVENTS_COUNT] = {0};
    (void)state;
    for (uint64_t seed = 1; seed <= GAMES; seed++)
        play(seed, seen);
    for (size_t w = 0; w < sizeof wanted / sizeof *wanted; w++)
        assert_true(seen[wanted[w]] > 0);
    assert_true(hermits_following > 0);
}

/* Whether a bot thinks of turns in which a hermit follows. It answers as it would. */
static bool ask_for_hermits(const struct game *game, struct move *move)
{
    struct bot_answer answer;
    (void)move;
    if (!game_awaits_placement(game))
        return false;
    bot_think(bot_table_bot(), &(struct bot_request){.game = game, .level = BOT_NORMAL}, &answer);
    for (unsigned c = 0; c < answer.count; c++)
        for (unsigned m = 1; m < answer.candidate[c].plan.count; m++)
            hermits_following += answer.candidate[c].plan.move[m].verb == VERB_DEPLOY &&
                                 answer.candidate[c].plan.move[m - 1].verb == VERB_DEPLOY;
    return false;
}

/* They have no terms for anything of it, and try every move. */
static void test_bots_play_it(void **state)
{
    (void)state;
    hermits_following = 0;
    for (unsigned seed = 1; seed <= 1; seed++) {
        struct options options = all_sets(2 + seed);
        options.sets = 1u << SET_BASE | 1u << SET_MADE_UP; /* with all sets it takes minutes */
        struct bot_table_player players[PLAYERS_MAX];
        struct game game;
        for (unsigned p = 0; p < PLAYERS_MAX; p++)
            players[p] =
                (struct bot_table_player){.level = (enum bot_level)((seed + p) % BOT_LEVELS_COUNT),
                                          .simulations = 2,
                                          .instead = ask_for_hermits};
        bot_table_play(&game, &options, seed, players);
        assert_int_equal(game.pile.tiles, 0);
    }
    assert_true(hermits_following > 0);
}

/* The table of a session, with keys that lead on, and now and then to another choice. */
static void test_the_table_plays_it(void **state)
{
    static const char *const keys[] = {"<Enter>", "<Enter>", "<Enter>", "<Enter>", "p",
                                       "<Right>", "<Down>",  "1",       "2",       "3"};
    struct record_head head = played_head(3, 12);
    struct rng rng = rng_from_seed(12);
    struct session session;
    struct problem problem;
    (void)state;
    head.options = all_sets(3);
    assert_true(session_begin(&session, &head, &problem));
    struct table *table = (struct table *)table_page(&session);
    struct probe *probe = probe_open(&table->page, 24, 80);
    unsigned pressed = 0;
    for (; !game_is_over(&table->session.game); pressed++) {
        assert_true(pressed < 20000);
        probe_press(probe, keys[rng_below(&rng, sizeof keys / sizeof *keys)]);
        probe_hides(probe, "??");
    }
    probe_close(probe);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_of_it_happens),
        cmocka_unit_test(test_bots_play_it),
        cmocka_unit_test_setup_teardown(test_the_table_plays_it, probe_folder_setup,
                                        probe_folder_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
