/* Practice on the screen: auctions held by keys, their reviews, what becomes of them, and leaving
 * at any moment. What computer players and values take is waited for, however long it is. */
#include "played.h"

#include "history/history.h"
#include "play/start.h"
#include "sets/bazaars/facts_auction.h"
#include "support/probe.h"
#include "support/soak.h"
#include "training/practice_auction.h"
#include "tui/practice/practice.h"
#include "tui/table/table_bots.h"

enum { LONG = 5000 /* milliseconds, longer than any step at a table */ };

struct fixture {
    struct probe *probe;
    struct practice *practice;
};

/* Ann, and others as `levels` has them: "-" a person, "e" an easy bot. */
static struct practice_plan plan_of(const char *levels, unsigned auctions)
{
    static const char *const names[] = {
        "Ann", "Benedict the Second", "Cleopatra of Egypt", "Dora", "Ewald", "Friederike"};
    struct practice_plan plan = {.head = played_head((unsigned)strlen(levels), 0),
                                 .seed = 11,
                                 .auctions = auctions,
                                 .playouts = 64};
    for (unsigned player = 0; levels[player] != '\0'; player++) {
        strcpy(plan.head.name[player], names[player]);
        strcpy(plan.head.bot[player], levels[player] == 'e' ? "easy" : "");
    }
    return plan;
}

static struct fixture open_plan(const struct practice_plan *plan, int rows, int cols)
{
    struct problem problem;
    struct page *page = practice_page_of(plan, &problem);
    if (page == NULL)
        fail_msg("%s", problem.text);
    return (struct fixture){probe_open(page, rows, cols), (struct practice *)page};
}

static struct fixture open_practice(const char *levels, unsigned auctions)
{
    struct practice_plan plan = plan_of(levels, auctions);
    return open_plan(&plan, 24, 80);
}

/* Lets everything go on that needs nobody at the keys: until somebody is asked, or values are all
 * there. */
static void await_people(struct fixture *fixture)
{
    const struct practice *practice = fixture->practice;
    while (practice->state == PRACTICE_SEEKS ||
           (practice->state == PRACTICE_PLAYS && table_bots_are_at_work(practice->table)))
        probe_await(fixture->probe, LONG);
    probe_screen(fixture->probe);
    fixture->probe->around.now += KEY_GUARD;
}

static void await_values(struct fixture *fixture)
{
    while (reviewer_is_busy(&fixture->practice->review.reviewer))
        probe_await(fixture->probe, LONG);
    probe_screen(fixture->probe);
}

/* Presses Enter until the current auction is reviewed, at most so many times. Returns how often it
 * was. */
static unsigned hold_at_most(struct fixture *fixture, unsigned most)
{
    unsigned pressed = 0;
    await_people(fixture);
    for (; fixture->practice->state == PRACTICE_PLAYS && pressed < most; pressed++) {
        probe_press(fixture->probe, "<Enter>");
        await_people(fixture);
    }
    return pressed;
}

static void hold(struct fixture *fixture)
{
    enum { MOST = 400 };
    assert_true(hold_at_most(fixture, MOST) < MOST);
    assert_int_equal(fixture->practice->state, PRACTICE_REVIEWS);
}

static size_t entries_kept(struct training_entry *last)
{
    struct training_entries entries;
    struct problem problem;
    assert_true(training_log_read(&entries, &problem));
    size_t count = entries.count;
    if (count > 0 && last != NULL)
        *last = entries.entry[count - 1];
    training_entries_free(&entries);
    return count;
}

/* Estimate first: the number is typed, told against what is so, and kept. */
static void test_people_estimate_first(void **state)
{
    (void)state;
    struct practice_plan plan = plan_of("-e", 1);
    struct training_entry entry;
    plan.estimates = true;
    struct fixture fixture = open_plan(&plan, 24, 80);
    assert_true(hold_at_most(&fixture, 400) < 400);
    assert_int_equal(fixture.practice->state, PRACTICE_ASKS);
    probe_shows(fixture.probe, "Ann, before you see any number");
    probe_shows(fixture.probe, "All tiles sold");  /* the panel is not covered, */
    probe_hides(fixture.probe, "Enter continues"); /* and nothing is half covered */
    probe_press(fixture.probe, "<Enter>");         /* nothing was typed yet */
    probe_shows(fixture.probe, "Ann, before you see any number");
    probe_press(fixture.probe, "-");
    probe_press(fixture.probe, "9");
    probe_press(fixture.probe, "7");
    probe_press(fixture.probe, "8"); /* too many */
    probe_shows(fixture.probe, "> -97_");
    probe_press(fixture.probe, "<Backspace>");
    probe_press(fixture.probe, "<Down>");
    probe_shows(fixture.probe, "> -10_");
    probe_press(fixture.probe, "<Enter>");
    await_values(&fixture);
    probe_shows(fixture.probe, "Ann said -10 for tile ");
    probe_press(fixture.probe, "<Enter>");
    assert_int_equal(fixture.practice->state, PRACTICE_REVIEWS);
    probe_shows(fixture.probe, "Ann said -10 for tile "); /* who did not wait for it sees it here */
    probe_press(fixture.probe, "<Enter>");
    assert_int_equal(entries_kept(&entry), 1);
    assert_true(entry.own.is_said && entry.own.worth.within >= 0);
    assert_int_equal(entry.own.points, -10);
    probe_close(fixture.probe);
}

/* Nobody has to: without an estimate the review comes at once, and nothing is kept of it. */
static void test_nobody_has_to_estimate(void **state)
{
    (void)state;
    struct practice_plan plan = plan_of("--", 1);
    struct training_entry entry;
    plan.estimates = true;
    struct fixture fixture = open_plan(&plan, 24, 80);
    assert_true(hold_at_most(&fixture, 400) < 400);
    probe_shows(fixture.probe, "Ann, before you see any number");
    probe_press(fixture.probe, "<Esc>");
    probe_shows(fixture.probe, "Benedict the Second, before you see");
    probe_press(fixture.probe, "<Esc>");
    assert_int_equal(fixture.practice->state, PRACTICE_REVIEWS);
    await_values(&fixture);
    probe_press(fixture.probe, "<Enter>");
    assert_int_equal(entries_kept(&entry), 2);
    assert_false(entry.own.is_said);
    probe_close(fixture.probe);
}

static void test_a_session_of_two_auctions(void **state)
{
    struct fixture fixture = open_practice("-e", 2);
    struct training_entry entry;
    (void)state;
    probe_shows(fixture.probe, "Practice: auction 1 of 2");
    hold(&fixture);
    probe_shows(fixture.probe, "Auction 1 of 2");
    await_values(&fixture);
    probe_shows(fixture.probe, "games played to the end. Done.");
    probe_hides(fixture.probe, "More to come.");
    assert_true(probe_is_at_rest(fixture.probe));
    probe_press(fixture.probe, "<Enter>");
    assert_int_equal(entries_kept(&entry), 1);
    assert_string_equal(entry.name, "Ann");
    assert_true(entry.comes_again);
    assert_true(entry.decisions > 0);
    hold(&fixture);
    await_values(&fixture);
    probe_press(fixture.probe, "<Enter>");
    assert_int_equal(fixture.practice->state, PRACTICE_ENDS);
    assert_int_equal(entries_kept(&entry), 2);
    probe_shows(fixture.probe, "2 auctions practised");
    probe_shows(fixture.probe, "Best: auction ");
    probe_hides(fixture.probe, "Before this session");
    probe_press(fixture.probe, "<Enter>"); /* once more */
    probe_shows(fixture.probe, "auction 1 of 2");
    probe_close(fixture.probe);
}

static void test_a_session_is_compared_with_those_before(void **state)
{
    struct training_entry entry = {.time = 1000, .name = "Ann", .decisions = 1};
    struct problem problem;
    (void)state;
    entry.wish.options = played_head(2, 0).options;
    entry.decision[0] = (struct training_decision){.group = TILES_OF_CITY, .loss = {3, 1}};
    assert_true(training_log_add(&entry, &problem));
    struct fixture fixture = open_practice("-e", 1);
    hold(&fixture);
    probe_press(fixture.probe, "<Enter>");
    probe_shows(fixture.probe, "Before this session: 3.00 per decision, over 1 decision.");
    probe_press(fixture.probe, "p");
    probe_shows(fixture.probe, "Progress");
    probe_close(fixture.probe);
}

/* Leaves after so many keys. Returns whether the auction had been held. */
static bool leave_after(unsigned keys)
{
    struct fixture fixture = open_practice("-e", 1);
    hold_at_most(&fixture, keys);
    bool was_held = fixture.practice->state == PRACTICE_REVIEWS;
    probe_close(fixture.probe);
    return was_held;
}

static void test_leaving_at_any_point_loses_nothing_that_was_held(void **state)
{
    bool was_held = false;
    (void)state;
    for (unsigned keys = 0; !was_held; keys++) {
        size_t before = entries_kept(NULL);
        was_held = leave_after(keys);
        assert_int_equal(entries_kept(NULL), before + was_held);
    }
}

/* Practises one auction with so many games for its values, leaves at once or when they are there,
 * and returns how many decisions were judged. */
static unsigned judged_after(unsigned playouts, bool waits)
{
    struct practice_plan plan = plan_of("-e", 1);
    struct training_entry entry;
    unsigned judged = 0;
    plan.playouts = playouts;
    struct fixture fixture = open_plan(&plan, 24, 80);
    hold(&fixture);
    if (waits)
        await_values(&fixture);
    assert_int_equal(reviewer_is_busy(&fixture.practice->review.reviewer), !waits);
    probe_close(fixture.probe);
    entries_kept(&entry);
    assert_true(entry.decisions > 0);
    for (unsigned d = 0; d < entry.decisions; d++) {
        judged += entry.decision[d].loss.within >= 0;
        assert_true(entry.decision[d].loss.within >= 0 || entry.decision[d].way == MISJUDGED_NONE);
    }
    return judged;
}

static void test_verdicts_do_not_depend_on_when_somebody_leaves(void **state)
{
    (void)state;
    assert_int_equal(judged_after(1000000, false), 0);
    assert_true(judged_after(120, true) > 0);
}

static void test_leaving_in_the_midst_of_it_is_asked_about(void **state)
{
    struct fixture fixture = open_practice("-e", 2);
    size_t before = entries_kept(NULL);
    (void)state;
    hold_at_most(&fixture, 1);
    probe_press(fixture.probe, "q");
    probe_shows(fixture.probe, "End the practice?");
    assert_true(probe_is_at_rest(fixture.probe)); /* whatever a computer player has decided */
    probe_press(fixture.probe, "<Esc>");
    probe_hides(fixture.probe, "End the practice?");
    hold(&fixture);
    probe_press(fixture.probe, "<Enter>");
    hold_at_most(&fixture, 1);
    probe_press(fixture.probe, "q<Enter>");
    assert_int_equal(fixture.practice->state, PRACTICE_ENDS);
    probe_shows(fixture.probe, "1 auction practised");
    assert_int_equal(entries_kept(NULL), before + 1);
    probe_press(fixture.probe, "<Esc>");
    assert_true(app_is_over(fixture.probe->app));
    probe_close(fixture.probe);
}

static void test_the_same_again_does_not_count(void **state)
{
    struct fixture fixture = open_practice("-e", 1);
    size_t before = entries_kept(NULL);
    (void)state;
    hold(&fixture);
    struct game revealed = fixture.practice->review.reviewer.held.before[0];
    probe_press(fixture.probe, "a");
    assert_int_equal(fixture.practice->state, PRACTICE_PLAYS);
    probe_shows(fixture.probe, "it does not count");
    probe_shows(fixture.probe, "hosts a bazaar");
    hold(&fixture);
    assert_memory_equal(&revealed.bazaar, &fixture.practice->review.reviewer.held.before[0].bazaar,
                        sizeof revealed.bazaar);
    await_values(&fixture);
    probe_press(fixture.probe, "<Esc>");
    probe_shows(fixture.probe, "1 auction practised");
    assert_int_equal(entries_kept(NULL), before + 1);
    probe_close(fixture.probe);
}

/* The same review, found by hand. */
static void find_review(const struct reviewer *reviewer, struct auction_review *review)
{
    struct valuing *valuing = valuing_begin(malloc(valuing_size()));
    struct auction_theory *theory = malloc(sizeof *theory);
    auction_review_begin(review, &reviewer->held);
    for (unsigned v = 0; v < auction_held_valuings(&reviewer->held); v++) {
        valuing_prepare(valuing, &(struct valuing_request){.game = &reviewer->held.before[v],
                                                           .playouts = reviewer->playouts,
                                                           .seed = reviewer->seed});
        for (unsigned part = 0; part < VALUING_PARTS; part++)
            while (valuing_go_on(valuing, part, 1))
                continue;
        auction_review_find(review, &reviewer->held, valuing, v, theory);
    }
    free(theory);
    free(valuing);
}

static void check_review(const struct reviewer *reviewer)
{
    struct auction_review *expected = malloc(sizeof *expected);
    const struct auction_review *found = &reviewer->review;
    find_review(reviewer, expected);
    assert_true(found->judgements > 0);
    assert_int_equal(found->judgements, expected->judgements);
    assert_int_equal(found->playouts, expected->playouts);
    for (unsigned j = 0; j < found->judgements; j++) {
        assert_true(move_equal(found->judgement[j].best, expected->judgement[j].best));
        assert_true(found->judgement[j].loss.mean == expected->judgement[j].loss.mean);
        assert_true(found->judgement[j].loss.within == expected->judgement[j].loss.within);
    }
    free(expected);
}

static void test_the_numbers_are_those_of_the_review(void **state)
{
    struct fixture fixture = open_practice("-e", 1);
    struct training_entry entry;
    (void)state;
    hold(&fixture);
    await_values(&fixture);
    check_review(&fixture.practice->review.reviewer);
    const struct auction_review *review = &fixture.practice->review.reviewer.review;
    struct losses loss = {0};
    losses_add(&loss, review->judgement, review->judgements, 0);
    probe_press(fixture.probe, "<Esc>");
    assert_true(entries_kept(&entry) > 0);
    assert_int_equal(entry.decisions, loss.decisions);
    probe_close(fixture.probe);
}

static void test_a_draft(void **state)
{
    struct practice_plan plan = plan_of("-ee", 1);
    (void)state;
    plan.head.options.value[OPTION_BAZAAR_MODE] = BAZAAR_MODE_DRAFT;
    struct fixture fixture = open_plan(&plan, 24, 80);
    hold(&fixture);
    await_values(&fixture);
    assert_int_equal(auction_held_valuings(&fixture.practice->review.reviewer.held), 2);
    check_review(&fixture.practice->review.reviewer);
    probe_close(fixture.probe);
}

/* Every number of the grid is on the screen, whole, and so are the words. */
static void check_screen(struct fixture *fixture)
{
    struct practice *practice = fixture->practice;
    const struct auction_review *review = &practice->review.reviewer.review;
    for (unsigned tile = 0; tile < review->tiles; tile++)
        probe_shows(fixture->probe, sentence_of("Tile %u", tile + 1).text);
    for (unsigned j = 0; j < review->judgements; j++) {
        probe_hides(fixture->probe, "\u2026");
        probe_shows(fixture->probe, sentence_of("Decision %u of", j + 1).text);
        probe_press(fixture->probe, "<Down>");
    }
}

/* A line of numbers for each player begins with their letter, left of all numbers. */
static void check_letters(struct fixture *fixture, int cols)
{
    const struct auction_review *review = &fixture->practice->review.reviewer.review;
    struct probe *probe = fixture->probe;
    char row[PROBE_ROW_SIZE];
    int top, col;
    probe->around.cols = cols;
    assert_true(probe_find(probe, " worth ", &top, &col)); /* the last line of the heads */
    for (unsigned player = 0; player < review->players; player++) {
        probe_row(probe, top + 1 + (int)player, row);
        assert_int_equal(row[0], ' ');
        assert_int_equal(row[1], fixture->practice->review.view.seats->seat[player].letter[0]);
        assert_true(strcspn(row, "0123456789") > 3);
    }
    probe_shows(probe, sentence_of("Tile %u", review->tiles).text);
}

static void test_all_widths_say_whose_numbers_they_are(void **state)
{
    const int step = (int)in_soak(4, 11);
    static const char *const seats[] = {"-e", "-ee", "-eeee", "-eeeee"};
    (void)state;
    for (size_t s = 0; s < sizeof seats / sizeof seats[0]; s += in_soak(1, 3)) {
        struct fixture fixture = open_practice(seats[s], 1);
        hold(&fixture);
        await_values(&fixture);
        probe_press(fixture.probe, "n");
        for (int cols = 80; cols <= 200; cols += step)
            check_letters(&fixture, cols);
        probe_close(fixture.probe);
    }
}

static void test_six_players_with_long_names(void **state)
{
    struct fixture fixture = open_practice("-eeeee", 1);
    (void)state;
    hold(&fixture);
    await_values(&fixture);
    assert_int_equal(fixture.practice->review.reviewer.review.tiles, 6);
    probe_press(fixture.probe, "d");
    for (unsigned back = 0; back < AUCTION_DECISIONS_MAX; back++)
        probe_press(fixture.probe, "<Up>");
    probe_hides(fixture.probe, "Tile 6");
    probe_press(fixture.probe, "n");
    check_screen(&fixture);
    probe_close(fixture.probe);
}

static void test_two_people_at_the_keys(void **state)
{
    struct fixture fixture = open_practice("-e-", 1);
    struct training_entry entry;
    size_t before = entries_kept(NULL);
    (void)state;
    hold(&fixture);
    await_values(&fixture);
    assert_int_equal(fixture.practice->review.view.people, 5);
    probe_press(fixture.probe, "<Esc>");
    assert_int_equal(entries_kept(&entry), before + 2);
    assert_string_equal(entry.name, "Cleopatra of Egypt");
    probe_shows(fixture.probe, "Ann clearly lost ");
    probe_shows(fixture.probe, "Cleopatra of Egypt clearly lost ");
    probe_close(fixture.probe);
}

static size_t bids_made(const struct fixture *fixture)
{
    return fixture->practice->table->session.made;
}

/* A slip of a key is taken back as long as nobody has answered; people alone, nobody has. */
static void test_a_decision_is_taken_back_until_the_next_one(void **state)
{
    struct fixture fixture = open_practice("--", 1);
    (void)state;
    hold_at_most(&fixture, 1);
    size_t made = bids_made(&fixture);
    assert_int_equal(made, fixture.practice->table->session.given);
    probe_press(fixture.probe, "u");
    assert_int_equal(bids_made(&fixture), made); /* not what led there */
    hold_at_most(&fixture, 1);
    assert_int_equal(bids_made(&fixture), made + 1);
    probe_press(fixture.probe, "u");
    assert_int_equal(bids_made(&fixture), made);
    hold_at_most(&fixture, 2);
    assert_int_equal(bids_made(&fixture), made + 2);
    probe_press(fixture.probe, "uu");
    assert_int_equal(bids_made(&fixture), made + 1);
    hold(&fixture);
    probe_close(fixture.probe);
}

/* Sizes from the smallest up, in the midst of all. */
static void resize_all(struct fixture *fixture)
{
    static const int sizes[][2] = {{24, 80}, {50, 200}, {24, 132}, {60, 90}, {12, 40}, {24, 80}};
    for (unsigned s = 0; s < sizeof sizes / sizeof sizes[0]; s++) {
        fixture->probe->around.rows = sizes[s][0];
        fixture->probe->around.cols = sizes[s][1];
        probe_screen(fixture->probe);
    }
}

static void test_resizing_anywhere(void **state)
{
    struct fixture fixture = open_practice("-ee", 1);
    (void)state;
    resize_all(&fixture);
    hold_at_most(&fixture, 1);
    resize_all(&fixture);
    hold(&fixture);
    resize_all(&fixture);
    probe_press(fixture.probe, "<Left><Tab>");
    resize_all(&fixture);
    probe_press(fixture.probe, "<Esc>");
    resize_all(&fixture);
    probe_close(fixture.probe);
}

static void test_the_tile_chosen_is_shown(void **state)
{
    struct fixture fixture = open_practice("-ee", 1);
    const struct review_view *view = &fixture.practice->review.view;
    (void)state;
    hold(&fixture);
    await_values(&fixture);
    unsigned tile = view->tile, player = view->player;
    probe_press(fixture.probe, "<Right><Tab>");
    assert_int_equal(view->tile, (tile + 1) % 3);
    assert_int_equal(view->player, (player + 1) % 3);
    probe_shows(fixture.probe, sentence_of("Tile %u for ", view->tile + 1u).text);
    probe_press(fixture.probe, "<Left><Shift-Tab>");
    assert_int_equal(view->tile, tile);
    assert_int_equal(view->player, player);
    probe_press(fixture.probe, "<Down><Up>");
    probe_shows(fixture.probe, "Decision ");
    probe_close(fixture.probe);
}

/* More values may find another tile to be the best: the board shows the one that is spoken of. */
static void test_the_tile_shown_is_the_one_spoken_of(void **state)
{
    struct fixture fixture = open_practice("-e", 1);
    const struct review_view *view = &fixture.practice->review.view;
    (void)state;
    hold(&fixture);
    await_values(&fixture);
    struct judgement *judged = &fixture.practice->review.reviewer.review.judgement[view->judgement];
    uint8_t other = (uint8_t)(1 - view->tile);
    judged->tile = other;
    probe_screen(fixture.probe);
    assert_int_equal(view->tile, other);
    probe_press(fixture.probe, "<Right>");
    assert_int_equal(view->tile, 1 - other);
    probe_screen(fixture.probe);
    assert_int_equal(view->tile, 1 - other);
    probe_close(fixture.probe);
}

static void test_an_exercise_has_the_tiles_that_it_needs(void **state)
{
    struct practice_plan plan = plan_of("-e", 1);
    (void)state;
    plan.drill = DRILL_OFFER;
    plan.group = TILES_OF_MONASTERY;
    struct fixture fixture = open_plan(&plan, 24, 80);
    await_people(&fixture);
    const struct game *game = table_game(fixture.practice->table);
    bool has_one = false;
    for (unsigned t = 0; t < game->bazaar.tiles; t++)
        has_one |= tile_group_of(game->bazaar.tile[t]) == TILES_OF_MONASTERY;
    assert_true(has_one);
    assert_int_equal(table_mask_of_people(fixture.practice->table), 1u << game->bazaar.chooser);
    probe_close(fixture.probe);
}

/* A drill shows what it is, is reviewed from its decision on, and comes again as it began. */
static void test_a_drill_on_the_screen(void **state)
{
    struct practice_plan plan = plan_of("-e", 1);
    (void)state;
    plan.drill = DRILL_SALE;
    plan.stage = STAGE_OF_PRACTICE_EARLY;
    struct fixture fixture = open_plan(&plan, 24, 80);
    struct practice *practice = fixture.practice;
    await_people(&fixture);
    size_t given = practice->table->session.given;
    assert_true(game_awaits_settlement(table_game(practice->table)));
    probe_shows(fixture.probe, "auction 1 of 1, buy or sell");
    hold(&fixture);
    await_values(&fixture);
    probe_shows(fixture.probe, "Decision 1 of 1, Ann: ");
    assert_int_equal(practice->review.reviewer.held.given, 2);
    assert_int_equal(practice->review.reviewer.review.judgement[0].kind, DECISION_SALE);
    probe_press(fixture.probe, "a");
    await_people(&fixture);
    assert_int_equal(practice->table->session.made, given);
    assert_true(game_awaits_settlement(table_game(practice->table)));
    probe_close(fixture.probe);
}

/* Before the last nothing is asked, and nothing reviewed. */
static void test_a_fault_is_sought_over_several_auctions(void **state)
{
    struct practice_plan plan = plan_of("-e", 2);
    (void)state;
    plan.hides_fault = true;
    struct fixture fixture = open_plan(&plan, 24, 80);
    struct practice *practice = fixture.practice;
    await_people(&fixture);
    assert_int_equal(practice->origin.wish.fault, practice_fault_draw(plan.seed));
    hold_at_most(&fixture, 400);
    assert_int_equal(practice->state, PRACTICE_GUESSES);
    probe_shows(fixture.probe, "No review yet");
    probe_press(fixture.probe, "<Enter>");
    await_people(&fixture);
    assert_int_equal(practice->number, 1);
    hold_at_most(&fixture, 400);
    probe_shows(fixture.probe, "What is wrong with");
    probe_press(fixture.probe, "1");
    probe_press(fixture.probe, "<Enter>");
    assert_int_equal(practice->state, PRACTICE_REVIEWS);
    probe_close(fixture.probe);
    assert_int_equal(entries_kept(NULL), 0);
}

static void test_the_setup_is_remembered(void **state)
{
    (void)state;
    struct probe *probe = probe_open(practice_setup_page(), 24, 80);
    probe_shows(probe, "Start practising");
    probe_shows(probe, "hard");
    probe_press(probe, "<Tab><Right><Tab><Ctrl-U>Zoe");
    for (unsigned field = 0; field < 9; field++)
        probe_press(probe, "<Tab>");
    probe_close(probe);
    struct practice_plan plan = plan_of("-ee", 5), last;
    plan.stage = STAGE_OF_PRACTICE_LATE;
    last_practice_keep(&plan);
    assert_true(last_practice(&last));
    assert_int_equal(last.auctions, 5);
    assert_int_equal(last.stage, STAGE_OF_PRACTICE_LATE);
    assert_string_equal(last.head.bot[2], "easy");
    probe = probe_open(practice_setup_page(), 24, 80);
    probe_shows(probe, "late");
    probe_shows(probe, "Benedict the Second");
    probe_press(probe, "<Enter>");
    probe_shows(probe, "of 5");
    probe_close(probe);
}

/* A game of chance in a file: the same whatever computer players think. */
static void save_game(const char *path, unsigned players, uint64_t seed)
{
    struct session session;
    struct rng rng = rng_from_seed(seed);
    struct problem problem;
    played_begin(&session, players, seed);
    played_on(&session, &rng, 1000);
    assert_true(session_save(&session, path, &problem));
    session_close(&session);
}

static void expect(struct fixture *fixture, const char *name)
{
    probe_expect(fixture->probe, sentence_of("%s-80x24", name).text);
    fixture->probe->around.rows = 50;
    fixture->probe->around.cols = 200;
    probe_expect(fixture->probe, sentence_of("%s-200x50", name).text);
    fixture->probe->around.rows = 24;
    fixture->probe->around.cols = 80;
}

/* The square of the turn is in the middle of the view, to half a tile. */
static void check_middle(const struct turn_pair *turns, unsigned which)
{
    const struct viewport *view = &turns->pane[which].viewport;
    int row = viewport_row(view, turns->focus[which]) + view->size / 4 - view->rows / 2;
    int col = viewport_col(view, turns->focus[which]) + view->size / 2 - view->cols / 2;
    if (!square_equal(turns->focus[which], turns->other[which])) /* both are */
        return;
    assert_in_range(row + view->size / 4, 0, view->size / 2);
    assert_in_range(col + view->size / 2, 0, view->size);
}

/* What matters comes first; numbers when they are asked for; both turns, and how they go on. */
static void check_review_page(struct fixture *fixture)
{
    const struct turn_pair *turns = &fixture->practice->review.view.turns;
    int row, col;
    assert_true(probe_find(fixture->probe, "Decision 1 of ", &row, &col));
    assert_int_equal(row, 1);
    probe_hides(fixture->probe, "worth");
    assert_false(turns->is_side_by_side);
    check_middle(turns, 0);
    probe_press(fixture->probe, "n");
    probe_expect(fixture->probe, "practice-numbers-80x24");
    probe_press(fixture->probe, "nb");
    assert_true(turns->shows_second);
    check_middle(turns, 1);
    probe_press(fixture->probe, "bp");
    probe_shows(fixture->probe, "turn 0 of 8");
    probe_shows(fixture->probe, "No bids are paid");
    probe_press(fixture->probe, "]]b[");
    probe_shows(fixture->probe, "turn 1 of 8");
    probe_expect(fixture->probe, "practice-line-80x24");
    probe_press(fixture->probe, "<Esc>");
    probe_shows(fixture->probe, "Decision 1 of ");
}

static void test_practice_looks_as_drawn(void **state)
{
    char folder[64], path[256];
    (void)state;
    scratch_make(folder);
    save_game(played_path(path, folder, "game.bastide"), 3, 5);
    struct practice_plan plan = plan_of("---", 0);
    plan.path = path;
    plan.playouts = 128; /* so many that something can be said of mistakes */
    struct fixture fixture = open_plan(&plan, 24, 80);
    hold_at_most(&fixture, 1);
    expect(&fixture, "practice-auction");
    hold(&fixture);
    await_values(&fixture);
    expect(&fixture, "practice-review");
    check_review_page(&fixture);
    probe_press(fixture.probe, "<Right>");
    expect(&fixture, "practice-tile");
    fixture.probe->around.depth = DEPTH_MONO;
    fixture.probe->around.unicode = false;
    probe_expect(fixture.probe, "practice-tile-ascii-80x24");
    probe_press(fixture.probe, "<Esc>");
    probe_expect(fixture.probe, "practice-total-ascii-80x24");
    probe_close(fixture.probe);
    scratch_remove(folder);
}

/* What is wrong is asked after the last auction, and told before its review. */
static void test_an_opponent_with_a_fault(void **state)
{
    char folder[64], path[256];
    (void)state;
    scratch_make(folder);
    save_game(played_path(path, folder, "game.bastide"), 2, 5);
    struct practice_plan plan = plan_of("--", 1);
    plan.path = path;
    plan.playouts = 128;
    struct fixture fixture = open_plan(&plan, 24, 80);
    struct practice *practice = fixture.practice;
    await_people(&fixture);
    unsigned chooser = table_game(practice->table)->bazaar.chooser;
    practice->origin.wish.hides_fault = true;
    practice->origin.wish.fault = practice->table->session.fault[chooser] = FAULT_KEEPS;
    hold_at_most(&fixture, 400);
    assert_int_equal(practice->state, PRACTICE_GUESSES);
    expect(&fixture, "practice-fault");
    probe_press(fixture.probe, "2");
    probe_shows(fixture.probe, "No. ");
    probe_shows(fixture.probe, " hates to sell, and");
    probe_press(fixture.probe, "<Enter>");
    await_values(&fixture);
    assert_int_equal(practice->state, PRACTICE_REVIEWS);
    while (!probe_has(fixture.probe, "Against a sound player: "))
        probe_press(fixture.probe, "<Down>");
    expect(&fixture, "practice-fault-review");
    probe_close(fixture.probe);
    scratch_remove(folder);
}

/* A history and settings of its own for each test. */
static int set_up(void **state)
{
    char folder[64];
    (void)state;
    scratch_make(folder);
    setenv("XDG_STATE_HOME", folder, 1);
    setenv("XDG_CONFIG_HOME", folder, 1);
    return played_games_in(folder);
}

/* `test_practice PART PARTS` runs every PARTS-th of them only. */
int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_a_session_of_two_auctions, set_up,
                                        played_games_remove),
        cmocka_unit_test_setup_teardown(test_people_estimate_first, set_up, played_games_remove),
        cmocka_unit_test_setup_teardown(test_nobody_has_to_estimate, set_up, played_games_remove),
        cmocka_unit_test_setup_teardown(test_a_session_is_compared_with_those_before, set_up,
                                        played_games_remove),
        cmocka_unit_test_setup_teardown(test_leaving_at_any_point_loses_nothing_that_was_held,
                                        set_up, played_games_remove),
        cmocka_unit_test_setup_teardown(test_verdicts_do_not_depend_on_when_somebody_leaves, set_up,
                                        played_games_remove),
        cmocka_unit_test_setup_teardown(test_leaving_in_the_midst_of_it_is_asked_about, set_up,
                                        played_games_remove),
        cmocka_unit_test_setup_teardown(test_the_same_again_does_not_count, set_up,
                                        played_games_remove),
        cmocka_unit_test_setup_teardown(test_the_numbers_are_those_of_the_review, set_up,
                                        played_games_remove),
        cmocka_unit_test_setup_teardown(test_a_draft, set_up, played_games_remove),
        cmocka_unit_test_setup_teardown(test_all_widths_say_whose_numbers_they_are, set_up,
                                        played_games_remove),
        cmocka_unit_test_setup_teardown(test_six_players_with_long_names, set_up,
                                        played_games_remove),
        cmocka_unit_test_setup_teardown(test_two_people_at_the_keys, set_up, played_games_remove),
        cmocka_unit_test_setup_teardown(test_a_decision_is_taken_back_until_the_next_one, set_up,
                                        played_games_remove),
        cmocka_unit_test_setup_teardown(test_resizing_anywhere, set_up, played_games_remove),
        cmocka_unit_test_setup_teardown(test_the_tile_chosen_is_shown, set_up, played_games_remove),
        cmocka_unit_test_setup_teardown(test_the_tile_shown_is_the_one_spoken_of, set_up,
                                        played_games_remove),
        cmocka_unit_test_setup_teardown(test_an_exercise_has_the_tiles_that_it_needs, set_up,
                                        played_games_remove),
        cmocka_unit_test_setup_teardown(test_a_drill_on_the_screen, set_up, played_games_remove),
        cmocka_unit_test_setup_teardown(test_an_opponent_with_a_fault, set_up, played_games_remove),
        cmocka_unit_test_setup_teardown(test_a_fault_is_sought_over_several_auctions, set_up,
                                        played_games_remove),
        cmocka_unit_test_setup_teardown(test_the_setup_is_remembered, set_up, played_games_remove),
        cmocka_unit_test_setup_teardown(test_practice_looks_as_drawn, set_up, played_games_remove),
    };
    enum { COUNT = sizeof tests / sizeof *tests };
    size_t part = argc == 3 ? strtoul(argv[1], NULL, 10) : 0;
    size_t parts = argc == 3 ? strtoul(argv[2], NULL, 10) : 1, count = 0;
    struct CMUnitTest own[COUNT];
    for (size_t t = part; t < COUNT; t += parts)
        own[count++] = tests[t];
    assert_true(count > 0);
    return _cmocka_run_group_tests("tests", own, count, NULL, NULL);
}
