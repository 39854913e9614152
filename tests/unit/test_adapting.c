/* The level that adapts: how others are judged, how it plays for that, and that the record alone
 * decides. */
#include "unit/played.h"

#include "support/await_opponents.h"
#include "support/bot_table.h"
#include "thinking/adapting.h"

/* The worse others play, the more it misjudges and the less it searches, without a leap. */
static void test_worse_others_have_a_weaker_bot(void **state)
{
    (void)state;
    struct bot_level_row best = bot_way(BOT_ADAPTIVE, 0.0001f), last = best, worst;
    assert_true(best.noise == 0 && best.simulations > bot_levels[BOT_HARD].simulations);
    for (unsigned thousandths = 10; thousandths < 4000; thousandths++) {
        struct bot_level_row way = bot_way(BOT_ADAPTIVE, (float)thousandths / 1000);
        assert_true(way.noise >= last.noise && way.noise - last.noise < 0.5f);
        assert_true(way.simulations <= last.simulations && last.simulations - way.simulations < 50);
        assert_true(way.noise == 0 || way.simulations == 0);
        assert_true(way.sees_fields && way.sees_rivals);
        last = way;
    }
    worst = bot_way(BOT_ADAPTIVE, 1000);
    assert_true(worst.noise == last.noise && worst.simulations == 0);
    assert_true(last.noise > bot_levels[BOT_CASUAL].noise);
}

static void test_other_levels_and_strangers_have_their_rows(void **state)
{
    (void)state;
    for (unsigned level = 0; level < BOT_LEVELS_COUNT; level++)
        for (unsigned against = 0; against < 3; against++) {
            struct bot_level_row way = bot_way((enum bot_level)level, (float)against);
            assert_true(level == BOT_ADAPTIVE || way.noise == bot_levels[level].noise);
            assert_true(level == BOT_ADAPTIVE || way.simulations == bot_levels[level].simulations);
        }
    struct bot_level_row stranger = bot_way(BOT_ADAPTIVE, 0);
    assert_true(stranger.noise == bot_levels[BOT_CASUAL].noise && stranger.simulations == 0);
}

/* What a player of that level, the first one, is said to lose after a game against `normal`. */
static float loss_of(enum bot_level level)
{
    static struct company company;
    struct options options = options_default();
    struct bot_table_player players[PLAYERS_MAX] = {{.level = level}, {.level = BOT_NORMAL}};
    struct pile_order order;
    struct game game;
    options.sets = 1u << SET_BASE;
    company_begin(&company, &options, 1);
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    pile_order_shuffle(&order, &options, 3);
    while (company_see(&company, &game), !game_is_over(&game)) {
        struct bot_answer answer;
        unsigned actor = game_actor(&game);
        struct move move = {0};
        if (actor == ACTOR_CHANCE) {
            move = chance_move(&game, &order);
        } else {
            bot_think(
                bot_table_bot(),
                &(struct bot_request){.game = &game, .level = players[actor].level, .seed = 3},
                &answer);
            move = bot_answer_move(&answer);
        }
        assert_int_equal(game_apply(&game, move, NULL), REFUSAL_NONE);
    }
    assert_int_equal(company.player[0].turns, 36);
    assert_int_equal(company.player[1].turns, 0);
    return company_loss(&company, 1);
}

static void test_worse_players_lose_more(void **state)
{
    (void)state;
    float easy = loss_of(BOT_EASY), casual = loss_of(BOT_CASUAL), normal = loss_of(BOT_NORMAL);
    assert_true(easy > casual * 1.5f && casual > normal * 1.5f && normal > 0);
}

/* The best of several counts, and of nobody nothing is known. */
static void test_best_of_several_counts(void **state)
{
    (void)state;
    static struct company company;
    struct options options = options_default();
    company_begin(&company, &options, 7);
    float stranger = company_loss(&company, 1);
    company.player[0].turns = company.player[1].turns = company.player[2].turns = 10;
    company.player[0].lost = 12;
    company.player[1].lost = 2;
    company.player[2].lost = 30;
    assert_true(company_loss(&company, 7) == company_loss(&company, 2));
    assert_true(company_loss(&company, 5) == company_loss(&company, 1));
    assert_true(company_loss(&company, 2) < stranger && stranger < company_loss(&company, 1));
}

/* A session of a person, who moves as `easy` would, and the bot. */
struct table {
    struct session session;
    struct opponents *opponents;
};

static void table_open(struct table *table)
{
    table->session.pace = PACE_OF_DECISIONS;
    table->session.bots_play = true;
    table->opponents = opponents_new();
    assert_non_null(table->opponents);
}

static void table_begin(struct table *table)
{
    struct problem problem;
    struct record_head head = played_head(2, 11);
    head.options.sets = 1u << SET_BASE;
    strcpy(head.bot[1], "adaptive");
    assert_true(session_begin(&table->session, &head, &problem));
    table_open(table);
}

static void table_end(struct table *table)
{
    opponents_free(table->opponents);
    session_close(&table->session);
}

static void play(struct session *session, struct move move)
{
    struct problem problem;
    enum refusal refusal;
    assert_int_equal(session_play(session, move, &refusal, &problem), SESSION_DONE);
}

static void table_play(struct table *table, size_t moves)
{
    struct session *session = &table->session;
    while (session->made < moves) {
        struct bot_answer answer;
        struct move move;
        if (!await_opponents(table->opponents, session, &move)) {
            bot_think(bot_table_bot(),
                      &(struct bot_request){.game = &session->game, .level = BOT_EASY}, &answer);
            move = bot_answer_move(&answer);
        }
        play(session, move);
    }
}

/* By somebody who has not seen the session before. */
static float fresh_loss(const struct session *session)
{
    struct adapting *adapting = calloc(1, sizeof *adapting);
    assert_non_null(adapting);
    float loss = adapting_loss(adapting, session, adapting_people(&session->head));
    free(adapting);
    return loss;
}

enum { EARLY = 60, LATE = 90 };

/* Whatever was seen before, undone or played otherwise. */
static void test_what_was_undone_does_not_count(void **state)
{
    static struct adapting adapting, shorter;
    struct table table;
    struct problem problem;
    (void)state;
    table_begin(&table);
    assert_int_equal(adapting_people(&table.session.head), 1);
    assert_true(adapting_loss(&adapting, &table.session, 0) == 0);
    table_play(&table, EARLY);
    float early = adapting_loss(&adapting, &table.session, 1);
    table_play(&table, LATE);
    float late = adapting_loss(&adapting, &table.session, 1);
    assert_true(early != late);
    assert_true(late == fresh_loss(&table.session));
    while (table.session.made > EARLY)
        assert_true(session_undo(&table.session, &problem));
    shorter = adapting;
    assert_true(adapting_loss(&shorter, &table.session, 1) == fresh_loss(&table.session));
    /* Another way: each of the next moves is the last that is legal. */
    while (table.session.made < LATE) {
        struct move_list legal;
        game_legal(&table.session.game, &legal);
        play(&table.session, legal.move[legal.count - 1]);
    }
    assert_true(adapting_loss(&adapting, &table.session, 1) == fresh_loss(&table.session));
    assert_true(late != fresh_loss(&table.session));
    table_end(&table);
}

/* Played through or read again, the game goes on alike. */
static void test_game_goes_on_alike_when_loaded(void **state)
{
    struct table whole, loaded;
    struct problem problem;
    char folder[SCRATCH_SIZE], path[256];
    (void)state;
    scratch_make(folder);
    played_path(path, folder, "game.bastide");
    table_begin(&whole);
    table_play(&whole, EARLY);
    assert_true(session_keep(&whole.session, path, &problem));
    loaded = (struct table){0};
    assert_true(session_load(&loaded.session, path, &problem));
    table_open(&loaded);
    table_play(&whole, LATE);
    table_play(&loaded, LATE);
    for (size_t move = 0; move < LATE; move++)
        assert_true(move_equal(whole.session.steps[move].move, loaded.session.steps[move].move));
    table_end(&whole);
    table_end(&loaded);
    scratch_remove(folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_worse_others_have_a_weaker_bot),
        cmocka_unit_test(test_other_levels_and_strangers_have_their_rows),
        cmocka_unit_test(test_worse_players_lose_more),
        cmocka_unit_test(test_best_of_several_counts),
        cmocka_unit_test(test_what_was_undone_does_not_count),
        cmocka_unit_test(test_game_goes_on_alike_when_loaded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
