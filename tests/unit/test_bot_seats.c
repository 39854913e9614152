/* Seats of bots in sessions and records: whose decisions are undone, seats that change. */
#include "unit/played.h"

#include "support/await_opponents.h"
#include "thinking/bots.h"
#include "wording/seats.h"

static char folder[64];

static int make_folder(void **state)
{
    *state = folder;
    setenv("LC_ALL", "C", 1);
    language_choose("en");
    scratch_make(folder);
    return 0;
}

/* A game of a person, then an easy bot and a normal one, that are let play. */
static struct record_head company(uint64_t seed)
{
    struct record_head head = played_head(3, seed);
    strcpy(head.bot[1], "easy");
    strcpy(head.bot[2], "normal");
    return head;
}

static struct session begin(const struct record_head *head)
{
    struct session session;
    struct problem problem;
    assert_true(session_begin(&session, head, &problem));
    session.pace = PACE_OF_DECISIONS;
    session.bots_play = true;
    return session;
}

static void make(struct session *session, struct move move)
{
    enum refusal refusal;
    struct problem problem;
    assert_int_equal(session_play(session, move, &refusal, &problem), SESSION_DONE);
}

/* The bots play until a person has to decide. */
static void let_bots_play(struct opponents *opponents, struct session *session)
{
    struct move move;
    while (await_opponents(opponents, session, &move))
        make(session, move);
}

/* The person and the bots play so many decisions of the person. */
static void play_on(struct opponents *opponents, struct session *session, struct rng *rng,
                    unsigned decisions)
{
    let_bots_play(opponents, session);
    while (decisions-- > 0 && played_on(session, rng, 1) > 0)
        let_bots_play(opponents, session);
}

/* Undo after undo the game is where a person decides, at the decision before. */
static void test_undo_goes_back_to_a_persons_decision(void **state)
{
    (void)state;
    struct record_head head = company(5);
    struct session session = begin(&head);
    struct opponents *opponents = opponents_new();
    struct problem problem;
    struct rng rng = rng_from_seed(2);
    size_t before[12];
    for (unsigned decision = 0; decision < 12; decision++) {
        let_bots_play(opponents, &session);
        before[decision] = session.made;
        played_on(&session, &rng, 1);
    }
    let_bots_play(opponents, &session);
    for (unsigned decision = 12; decision-- > 0;) {
        assert_int_equal(session_decided(&session), before[decision] + 1);
        assert_true(session_undo(&session, &problem));
        assert_int_equal(session.made, before[decision]);
        assert_int_equal(game_actor(&session.game), 0);
    }
    assert_false(session_can_undo(&session));
    opponents_free(opponents);
    session_close(&session);
}

/* What a person redoes the bots follow, without being asked to think; so the same game is back. */
static void test_bots_move_again_after_redo(void **state)
{
    (void)state;
    struct record_head head = company(5);
    struct session session = begin(&head);
    struct opponents *opponents = opponents_new();
    struct problem problem;
    struct rng rng = rng_from_seed(2);
    struct move move;
    play_on(opponents, &session, &rng, 9);
    struct game game = session.game;
    size_t made = session.made;
    for (unsigned undone = 0; undone < 9; undone++)
        assert_true(session_undo(&session, &problem));
    while (session_can_redo(&session)) {
        assert_true(session_redo(&session, &problem));
        while (opponents_are_due(&session)) {
            assert_true(opponents_move(opponents, &session, &move));
            make(&session, move);
        }
    }
    assert_int_equal(session.made, made);
    assert_memory_equal(&session.game, &game, sizeof game);
    opponents_free(opponents);
    session_close(&session);
}

/* Played again from the start with the same seed the bots do the same. */
static void test_the_same_seed_gets_the_same_moves(void **state)
{
    (void)state;
    struct game game[2];
    for (unsigned round = 0; round < 2; round++) {
        struct record_head head = company(8);
        struct session session = begin(&head);
        struct opponents *opponents = opponents_new();
        struct rng rng = rng_from_seed(3);
        play_on(opponents, &session, &rng, 10);
        game[round] = session.game;
        opponents_free(opponents);
        session_close(&session);
    }
    assert_memory_equal(&game[0], &game[1], sizeof game[0]);
}

/* Where bots play alone, and where nobody lets them play, undo takes one decision. */
static void test_without_people_undo_takes_one_decision(void **state)
{
    (void)state;
    for (unsigned round = 0; round < 2; round++) {
        struct record_head head = company(5);
        struct problem problem;
        struct rng rng = rng_from_seed(2);
        if (round == 0)
            strcpy(head.bot[0], "easy");
        struct session session = begin(&head);
        session.bots_play = round == 0;
        played_on(&session, &rng, 20);
        for (unsigned undone = 0; undone < 20; undone++) {
            assert_true(session_can_undo(&session));
            assert_true(session_undo(&session, &problem));
        }
        assert_false(session_can_undo(&session));
        session_close(&session);
    }
}

/* A bridge that the session builds by itself does not make the bot think of its turn again: the
 * rest of it is told at once. */
static void test_BR6_a_needed_bridge_is_not_thought_about(void **state)
{
    (void)state;
    struct opponents *opponents = opponents_new();
    unsigned bridges = 0;
    for (uint64_t seed = 1; seed <= 40 && bridges == 0; seed++) {
        struct record_head head = played_head(2, seed);
        strcpy(head.bot[0], "normal");
        strcpy(head.bot[1], "normal");
        struct session session = begin(&head);
        struct move move, bridge;
        while (await_opponents(opponents, &session, &move)) {
            struct game after = session.game;
            game_apply(&after, move, NULL);
            bool is_built = game_forced_action(&after, &bridge);
            make(&session, move);
            if (!is_built || game_phase(&session.game) != PHASE_BUILD)
                continue;
            bridges++;
            assert_true(opponents_move(opponents, &session, &move));
            make(&session, move);
        }
        session_close(&session);
    }
    assert_true(bridges > 0);
    opponents_free(opponents);
}

static void assert_text(const char *path, const char *expected)
{
    size_t length;
    char *text = played_text(path, &length);
    assert_string_equal(text, expected);
    free(text);
}

/* The record is as if the seats had been so from the start, and is written on. */
static void test_a_seat_changes_in_the_record(void **state)
{
    (void)state;
    char path[256];
    struct record_head head = company(5);
    head.colour[0] = 1, head.colour[1] = 0;
    struct session session = begin(&head), loaded;
    struct problem problem;
    struct rng rng = rng_from_seed(1);
    assert_true(session_keep(&session, played_path(path, folder, "seats.bastide"), &problem));
    static const struct {
        unsigned player;
        const char *level;
    } changes[] = {{0, "hard"}, {1, ""}, {1, ""}, {2, "easy"}, {0, ""}, {0, "expert"}};
    for (unsigned c = 0; c < sizeof changes / sizeof changes[0]; c++) {
        played_on(&session, &rng, 4);
        assert_true(session_set_bot(&session, changes[c].player, changes[c].level, &problem));
        assert_string_equal(session.head.bot[changes[c].player], changes[c].level);
        char *whole = played_record(&session, folder);
        assert_text(path, whole);
        free(whole);
    }
    assert_true(session_undo(&session, &problem));
    played_on(&session, &rng, 4);
    char *whole = played_record(&session, folder);
    assert_text(path, whole);
    free(whole);
    assert_false(session_resume(&loaded, path, &problem)); /* it is still ours */
    assert_true(session_load(&loaded, path, &problem));
    for (unsigned player = 0; player < 3; player++)
        assert_string_equal(loaded.head.bot[player], session.head.bot[player]);
    assert_int_equal(loaded.changed.first, 0);
    session_close(&loaded);
    session_close(&session);
}

/* Moves undone before cannot be redone: who decided them may have another seat now. */
static void test_a_new_seat_ends_redo_but_not_undo(void **state)
{
    (void)state;
    struct record_head head = played_head(2, 5);
    struct session session = begin(&head);
    struct problem problem;
    struct rng rng = rng_from_seed(1);
    played_on(&session, &rng, 6);
    assert_true(session_undo(&session, &problem));
    assert_true(session_set_bot(&session, 1, "", &problem)); /* no change at all */
    assert_true(session_can_redo(&session));
    assert_true(session_set_bot(&session, 1, "easy", &problem));
    assert_false(session_can_redo(&session));
    assert_true(session_undo(&session, &problem));
    session_close(&session);
}

/* All that people wrote stays: comments, blanks, the order of the head. */
static void test_comments_of_people_stay(void **state)
{
    (void)state;
    char path[256];
    struct session session;
    struct problem problem;
    static const char written[] = "bastide: 1\n# our evening\nseed: 1\n player: A\n"
                                  "\tplayer:  B  bot=robot   # my sister\n\n";
    static const char expected[] = "bastide: 1\n# our evening\nseed: 1\n player: A\n"
                                   "\tplayer: B bot=hard   # my sister\n\n- draw ";
    played_write(played_path(path, folder, "people.bastide"), written, sizeof written - 1);
    assert_true(session_resume(&session, path, &problem));
    assert_true(session_set_bot(&session, 1, "hard", &problem));
    session_close(&session);
    size_t length;
    char *text = played_text(path, &length);
    assert_int_equal(strncmp(text, expected, sizeof expected - 1), 0);
    free(text);
}

static void test_a_changed_record_stays_known_as_changed(void **state)
{
    (void)state;
    char path[256];
    struct record_head head = company(5);
    struct session session = begin(&head);
    struct problem problem, before, after;
    struct rng rng = rng_from_seed(1);
    assert_true(session_keep(&session, played_path(path, folder, "changed.bastide"), &problem));
    played_on(&session, &rng, 12);
    session_close(&session);
    size_t length;
    char *text = played_text(path, &length), *line = strstr(text, "\n# check ");
    line = strstr(line + 1, "\n# check ");
    assert_non_null(line);
    line[9] = line[9] == '0' ? '1' : '0';
    played_write(path, text, length);
    free(text);
    assert_true(session_resume(&session, path, &problem));
    assert_true(session_was_changed(&session, path, &before));
    assert_true(session_set_bot(&session, 0, "hard", &problem));
    played_on(&session, &rng, 3);
    session_close(&session);
    assert_true(session_load(&session, path, &problem));
    assert_true(session_was_changed(&session, path, &after));
    assert_string_equal(after.text, before.text);
    session_close(&session);
}

/* Bots of other programs keep their names, and a person is told to move for them. */
static void test_a_bot_unknown_here_is_a_person(void **state)
{
    (void)state;
    char path[256];
    struct session session;
    struct problem problem, news;
    static const char text[] = "bastide: 1\nplayer: Ann\nplayer: Ben bot=robot\nseed: 1\n\n";
    played_write(played_path(path, folder, "robot.bastide"), text, sizeof text - 1);
    assert_true(session_resume(&session, path, &problem));
    assert_true(session_news(&session, &news));
    assert_string_equal(news.text, "There is no computer player 'robot' here, so you play for "
                                   "Ben.");
    assert_false(session_news(&session, &news));
    assert_true(session_set_bot(&session, 0, "easy", &problem));
    assert_int_equal(bot_seat_level(&session.head, 1), BOT_LEVELS_COUNT);
    assert_true(bot_seats_have_people(&session.head));
    session_close(&session);
    size_t length;
    char *kept = played_text(path, &length);
    assert_non_null(strstr(kept, "player: Ann bot=easy\nplayer: Ben bot=robot\n"));
    free(kept);
}

static void test_levels_have_words(void **state)
{
    (void)state;
    struct record_head head = company(1);
    char bot[BOT_SIZE] = "";
    struct bad_text bad;
    strcpy(head.name[0], "Ann");
    strcpy(head.name[1], "Ben");
    assert_string_equal(bot_words_seat(&head, 0).text, "Ann");
    assert_string_equal(bot_words_seat(&head, 1).text, "Ben (easy)");
    assert_string_equal(seat_words_awaited(&head, 1, false).text, "Ben is thinking");
    strcpy(head.bot[1], " ");
    assert_string_equal(bot_words_seat(&head, 1).text, "Ben");
    assert_string_equal(seat_words_awaited(&head, 1, true).text, "Ben decides at another terminal");
    assert_string_equal(seat_words_awaited(&head, 1, false).text,
                        "Nobody plays for Ben at the moment");
    assert_string_equal(bot_words_role(&head, 1).text, "Ben plays at another terminal.");
    strcpy(head.bot[1], "easy");
    assert_string_equal(bot_words_role(&head, 0).text, "A person plays for Ann.");
    assert_string_equal(bot_words_role(&head, 1).text, "The computer plays for Ben (easy).");
    for (unsigned level = 0; level <= BOT_LEVELS_COUNT; level++)
        assert_true(bot_words_sentence((enum bot_level)level)[0] != '\0');
    for (unsigned level = 0; level < BOT_LEVELS_COUNT; level++) {
        assert_string_equal(bot_words_level((enum bot_level)level), bot_levels[level].name);
        assert_true(bot_seat_read(word_whole(bot_levels[level].name), bot, &bad));
        assert_string_equal(bot, bot_levels[level].name);
    }
    assert_false(bot_seat_read(word_whole("brilliant"), bot, &bad));
    assert_string_equal(bad.reason,
                        "'brilliant': expected easy, casual, normal, hard, expert or adaptive");
    assert_string_equal(bot, "adaptive");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_undo_goes_back_to_a_persons_decision),
        cmocka_unit_test(test_bots_move_again_after_redo),
        cmocka_unit_test(test_the_same_seed_gets_the_same_moves),
        cmocka_unit_test(test_without_people_undo_takes_one_decision),
        cmocka_unit_test(test_BR6_a_needed_bridge_is_not_thought_about),
        cmocka_unit_test(test_a_seat_changes_in_the_record),
        cmocka_unit_test(test_a_new_seat_ends_redo_but_not_undo),
        cmocka_unit_test(test_comments_of_people_stay),
        cmocka_unit_test(test_a_changed_record_stays_known_as_changed),
        cmocka_unit_test(test_a_bot_unknown_here_is_a_person),
        cmocka_unit_test(test_levels_have_words),
    };
    return cmocka_run_group_tests(tests, make_folder, scratch_close);
}
