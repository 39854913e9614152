/* The table in games with inns and cathedrals, traders and builders: what a player has, which
 * figure goes where, whose second part it is and what comes next. */
#include "played.h"

#include "choosing/choosing.h"
#include "support/probe.h"
#include "tui/board/pixels.h"
#include "tui/table/stage.h"
#include "unicode/glyph.h"

/* A game by hand: Ann's builder on the road earns her a second part with a bazaar (TB6, TB9). */
static const char head[] = "bastide: 1\nplayer: Ann\nplayer: Ben\n"
                           "sets: base bcb inns traders\nseed: 5\nchance: auto\n\n";
static const char *const lines[] = {
    "- draw FRFr",        "1 place 1,0 n",  "1 deploy meeple field nnw",
    "- draw CFFF",        "2 place 0,-1 s", "2 pass",
    "- draw FRFr",        "1 place 2,0 n",  "1 deploy meeple road e",
    "- draw FRFr",        "2 place -1,0 n", "2 pass",
    "- draw FRFr",        "1 place 3,0 n",  "1 deploy builder road e",
    "- draw FFRr",        "2 place -2,0 w", "2 pass",
    "- draw FRFR.b",      "1 place 4,0 n",  "1 pass",
    "- reveal CFFF FFRr",
};
enum {
    LINES = sizeof lines / sizeof lines[0],
    TO_DEPLOY = 14, /* all figures of hers */
    TO_PLACE = 19,  /* the bazaar in hand */
    TO_EARN = 20,   /* placed */
};

static struct table *table;

/* The table after so many moves, with the keys in the hands of who is next. */
static struct probe *open_game(const char *begin, const char *const *moves, unsigned count)
{
    static char text[4096];
    strcpy(text, begin);
    for (unsigned l = 0; l < count; l++) {
        strcat(text, moves[l]);
        strcat(text, "\n");
    }
    struct session session = played_session(text);
    struct page *page = table_page(&session);
    table = (struct table *)page;
    struct probe *probe = probe_open(page, 24, 80);
    if (table->stage == STAGE_HAND_OVER)
        probe_press(probe, "<Enter>");
    return probe;
}

static struct probe *open_after(unsigned count)
{
    return open_game(head, lines, count);
}

/* A text in which "M", "L", "B" and "P" in angle brackets are the signs of the figures. */
static const char *signs(const char *text)
{
    static const char letters[FIGURES_COUNT + 1] = "MLBP";
    static char said[200];
    size_t length = 0;
    for (; *text != '\0'; text++) {
        const char *figure = *text == '<' ? strchr(letters, text[1]) : NULL;
        if (figure != NULL) {
            length += glyph_print(figure_styles[figure - letters].at_home, said + length);
            text += 2;
        } else {
            said[length++] = *text;
        }
    }
    said[length] = '\0';
    return said;
}

static struct move chosen(void)
{
    return deploying_move(table->deploying);
}

static void test_every_figure_is_offered_where_it_may_go(void **state)
{
    (void)state;
    struct probe *probe = open_after(TO_DEPLOY);
    probe_shows(probe, "A figure or a bridge?");
    probe_shows(probe, signs("f <M><L><B><P> Follower"));
    /* Hers are the field in the north, which has her farmer, and the road. */
    probe_shows(probe, signs("1<M>Field    0 at the end"));
    probe_shows(probe, signs("2<P>Field          Pig +1"));
    probe_shows(probe, signs("3<B>Road          Builder"));
    probe_press(probe, "1");
    assert_int_equal(chosen().figure, FIGURE_MEEPLE);
    probe_press(probe, "f");
    assert_int_equal(chosen().figure, FIGURE_LARGE);
    probe_shows(probe, signs(">1<L>Field    0 at the end"));
    probe_press(probe, "f");
    assert_int_equal(chosen().figure, FIGURE_BUILDER);
    probe_shows(probe, "Builder: road, 5 tiles");
    probe_press(probe, "f");
    assert_int_equal(chosen().figure, FIGURE_PIG);
    probe_press(probe, "f");
    assert_int_equal(chosen().figure, FIGURE_MEEPLE);
    probe_press(probe, "33"); /* its own number once more deploys it */
    assert_int_equal(table->session.game.player[0].supply[FIGURE_BUILDER], 0);
    probe_close(probe);
}

static void test_figures_are_clicked(void **state)
{
    (void)state;
    struct probe *probe = open_after(TO_DEPLOY);
    probe_click_on(probe, signs("<L><B><P> Follower"));
    assert_int_equal(chosen().figure, FIGURE_LARGE);
    probe_click_on(probe, signs("<P> Large"));
    assert_int_equal(chosen().figure, FIGURE_PIG);
    probe_click_on(probe, "Road");
    assert_int_equal(chosen().figure, FIGURE_BUILDER);
    probe_click_on(probe, "Road");
    assert_int_equal(table->session.game.player[0].supply[FIGURE_BUILDER], 0);
    probe_close(probe);
}

static void test_TB12_a_field_shows_its_worth_with_the_pig(void **state)
{
    (void)state;
    struct probe *probe = open_after(TO_DEPLOY);
    assert_int_equal(territory_of(table_game(table), TERRITORY_FIELDS).worth[0].points, 3);
    probe_press(probe, "22");
    assert_int_equal(table->session.game.player[0].supply[FIGURE_PIG], 0);
    assert_int_equal(territory_of(table_game(table), TERRITORY_FIELDS).worth[0].points, 4);
    probe_close(probe);
}

static void test_TB6_a_second_part_is_announced(void **state)
{
    (void)state;
    struct probe *probe = open_after(TO_PLACE);
    while (!probe_has(probe, "Earns a second part"))
        probe_press(probe, "<Tab>");
    probe_close(probe);
    probe = open_after(TO_EARN);
    probe_shows(probe, "A second part follows.");
    probe_close(probe);
}

/* Ben completes Ann's city (EX12): the forecast, the log and the final scoring tell whose wine it
 * is. */
static void test_TB2_goods_are_told_until_they_are_paid(void **state)
{
    static const char begin[] = "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base traders\n"
                                "seed: 5\nchance: auto\n\n";
    static const char *const city[] = {"- draw CFcF.wine", "1 place 0,-1 n",
                                       "1 deploy meeple city n", "- draw CFFF"};
    (void)state;
    struct probe *probe = open_game(begin, city, sizeof city / sizeof city[0]);
    while (!probe_has(probe, "1 wine for Ben"))
        probe_press(probe, "<Tab>");
    probe_shows(probe, "Completes: city 6 for Ann; 1 wine for Ben");
    probe_press(probe, "<Enter>p");
    probe_wait(probe, 2000);
    probe_shows(probe, "B takes 1 wine");
    probe_shows(probe, "w1 g0 c0");
    while (!game_is_over(&table->session.game) || table->stage == STAGE_DONE)
        probe_press(probe, table->stage == STAGE_PLACING ? "0" : "<Enter>");
    while (table->stage == STAGE_SCORING && !probe_has(probe, "points, most wine"))
        probe_press(probe, "<Enter>");
    probe_shows(probe, "points, most wine");
    probe_shows(probe, "Wine tokens: ");
    while (table->stage == STAGE_SCORING)
        probe_press(probe, "<Enter>");
    probe_shows(probe, "Goods");
    table->view.cell.source = FROM_GOODS;
    table->view.cell.player = 1;
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_FINAL);
    assert_true(table_is_bare(table));
    probe_shows(probe, "These points have no place on the board.");
    probe_close(probe);
}

/* The auction and its turns come first, and all the while the table says what waits. */
static void test_TB9_the_host_plays_a_second_part_after_the_auction(void **state)
{
    bool has_won = false;
    (void)state;
    struct probe *probe = open_after(LINES);
    probe_shows(probe, "Ann hosts a bazaar");
    probe_shows(probe, "A's second part is still to come.");
    probe_press(probe, "<Enter>");
    probe_shows(probe, "A's second part is still");
    while (game_part(&table->session.game) == 1) {
        has_won |= probe_has(probe, "places the tile won at the bazaar");
        if (table->stage != STAGE_DEPLOYING) /* whose choices take the room */
            probe_shows(probe, "A's second part is still");
        probe_press(probe, game_phase(&table->session.game) == PHASE_BID ? "p" : "<Enter>");
    }
    assert_true(has_won);
    probe_shows(probe, "Next: Ann's second part.");
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    probe_shows(probe, "Ann's second part");
    probe_shows(probe, "The tile continued the builder's road.");
    const char *heading = strstr(probe_screen(probe), "Second part");
    assert_non_null(heading); /* in the panel, and not below the call again */
    assert_null(strstr(heading + 1, "Second part"));
    probe_press(probe, "<Enter>");
    probe_shows(probe, "Ann: place the second tile");
    probe_shows(probe, "Second part");
    probe_press(probe, "<Enter>p<Enter>");
    assert_int_equal(game_part(&table->session.game), 1);
    probe_shows(probe, "Ben's turn");
    probe_hides(probe, "Second part");
    probe_close(probe);
}

/* Six players with five sets, at the smallest size: each has one line, with goods as digits. */
static struct probe *open_six(unsigned clock)
{
    struct session session;
    struct problem problem;
    struct record_head six = played_head(PLAYERS_MAX, 3);
    six.options.sets = (1u << (SET_TRADERS + 1)) - 1;
    six.clock = clock;
    assert_true(session_begin(&session, &six, &problem));
    struct player *first = &session.game.player[0], *second = &session.game.player[1];
    first->goods[GOOD_WINE] = 3;
    second->goods[GOOD_WINE] = 1;
    first->goods[GOOD_CLOTH] = second->goods[GOOD_CLOTH] = 2;
    first->supply[FIGURE_LARGE] = first->supply[FIGURE_PIG] = 0;
    struct page *page = table_page(&session);
    table = (struct table *)page;
    struct probe *probe = probe_open(page, 24, 80);
    probe_press(probe, "<Enter>");
    return probe;
}

static void test_six_players_have_a_line_each(void **state)
{
    (void)state;
    struct probe *probe = open_six(0);
    probe_shows(probe, "136 left    turn 1  wgc");
    probe_shows(probe, signs("<M>7\u00b7<B>\u00b7\u25502\u25b22 302"));
    probe_shows(probe, signs("<M>7<L><B><P>\u25502\u25b22 102"));
    probe->around.unicode = false;
    probe_shows(probe, "=2^2 302");
    probe->around.unicode = true;
    probe->around.rows = 50;
    probe->around.cols = 200;
    probe_shows(probe, signs("<M><M><M><M><M><M><M> \u00b7<B>\u00b7  "
                             "\u25502 \u25b22  w3 g0 c2"));
    probe_close(probe);
}

static void test_the_clock_that_runs_is_above_the_goods(void **state)
{
    (void)state;
    struct probe *probe = open_six(600);
    probe_shows(probe, "136 left     10:00  wgc");
    for (unsigned second = 0; second < 10; second++)
        probe_wait(probe, 1000);
    probe_shows(probe, "136 left      9:49  wgc");
    probe_close(probe);
}

static void test_standings_tell_who_has_most_of_a_good(void **state)
{
    (void)state;
    struct probe *probe = open_six(0);
    probe_press(probe, "s");
    probe_expect(probe, "standings-five-sets-80x24");
    probe_close(probe);
}

int main(void)
{
    language_choose("en");
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_figure_is_offered_where_it_may_go),
        cmocka_unit_test(test_figures_are_clicked),
        cmocka_unit_test(test_TB12_a_field_shows_its_worth_with_the_pig),
        cmocka_unit_test(test_TB6_a_second_part_is_announced),
        cmocka_unit_test(test_TB2_goods_are_told_until_they_are_paid),
        cmocka_unit_test(test_TB9_the_host_plays_a_second_part_after_the_auction),
        cmocka_unit_test(test_six_players_have_a_line_each),
        cmocka_unit_test(test_the_clock_that_runs_is_above_the_goods),
        cmocka_unit_test(test_standings_tell_who_has_most_of_a_good),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
