/* What players say to each other through a record that they share: words; questions, answered by
 * those whom they concern; seats that change hands. */
#include "unit/played.h"

#include "play/bot_seats.h"
#include "play/file.h"
#include "play/journal.h"
#include "support/soak.h"
#include "thinking/bots.h"

#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <time.h>

static char folder[64];

static int make_folder(void **state)
{
    *state = folder;
    scratch_make(folder);
    setenv("LC_ALL", "C", 1);
    return 0;
}

/* A game of three in a file: Ann, Ben, and Cy, whom `bot` plays; returns its path. */
static const char *new_game(const char *name, const char *bot)
{
    static char path[256];
    struct session session;
    struct problem problem;
    struct record_head head = setup_default();
    head.options.players = 3;
    head.options.sets = 1; /* the base game */
    head.chance = RECORD_CHANCE_UNSEEN;
    strcpy(head.name[0], "Ann");
    strcpy(head.name[1], "Ben");
    strcpy(head.name[2], "Cy");
    strcpy(head.bot[2], bot);
    assert_true(session_begin(&session, &head, &problem));
    assert_true(session_keep(&session, played_path(path, folder, name), &problem));
    session_close(&session);
    return path;
}

static void join(struct session *session, const char *path, const char *name)
{
    struct problem problem;
    if (!session_join(session, path, &problem) || !session_sit(session, &name, 1, &problem))
        fail_msg("%s", problem.text);
}

static void assert_says(const struct problem *problem, const char *part)
{
    if (strstr(problem->text, part) == NULL)
        fail_msg("'%s' does not say '%s'", problem->text, part);
}

static void follow(struct session *session)
{
    struct problem problem;
    size_t kept;
    if (session_follow(session, &kept, &problem) == SESSION_LOST)
        fail_msg("%s", problem.text);
    session_settle(session);
}

static bool plays(struct session *session, struct rng *rng)
{
    struct problem problem;
    enum refusal refusal;
    struct move move = played_choose(session, rng);
    return session_play(session, move, &refusal, &problem) == SESSION_DONE;
}

/* Whoever of these sits where something has to be decided decides, so many times. */
static void play(struct session *const *table, unsigned programs, unsigned moves)
{
    struct rng rng = rng_from_seed(moves);
    for (unsigned made = 0; made < moves;) {
        for (unsigned p = 0; p < programs; p++) {
            follow(table[p]);
            unsigned actor = game_actor(&table[p]->game);
            if (made < moves && actor < 3 && !bot_seat_is_elsewhere(&table[p]->head, actor)) {
                assert_true(plays(table[p], &rng));
                made++;
            }
        }
    }
    for (unsigned p = 0; p < programs; p++)
        follow(table[p]);
}

static size_t length_of(const char *path)
{
    size_t length;
    free(played_text(path, &length));
    return length;
}

/* Appends lines to a record, as anybody may. */
static void write_to(const char *path, const char *lines)
{
    FILE *file = fopen(path, "a");
    assert_non_null(file);
    assert_int_equal(fputs(lines, file) < 0, 0);
    assert_int_equal(fclose(file), 0);
}

static const char *last_words(const struct session *session)
{
    return session->talk.count > 0 ? session->talk.said[session->talk.count - 1].text : "";
}

/* Words. */

static void test_words_are_read_by_all(void **state)
{
    const char *path = new_game("words.bastide", "");
    struct session ann, ben;
    struct problem problem;
    (void)state;
    join(&ann, path, "Ann");
    join(&ben, path, "Ben");
    size_t made = ben.made;
    assert_true(session_say(&ann, 0, "Grüß Gott # nothing", &problem));
    follow(&ben);
    assert_string_equal(last_words(&ann), "Grüß Gott # nothing");
    assert_string_equal(last_words(&ben), "Grüß Gott # nothing");
    assert_int_equal(ben.talk.said[0].player, 0);
    assert_int_equal(ben.talk.said[0].step, made);
    assert_int_equal(ben.made, made);
    assert_false(session_say(&ann, 1, "I am Ben", &problem));
    assert_false(session_say(&ann, 2, "I am Cy", &problem));
    session_close(&ann);
    session_close(&ben);
}

static void test_only_what_can_be_seen_is_said(void **state)
{
    const char *path = new_game("seen.bastide", "");
    static const char *const bad[] = {
        "",
        " ",
        " hello",
        "hello ",
        "bell\a",
        "two\nlines",
        "\x1b[31mred",
        "a\tb",
        "\xc2\x9b",
        "\xe2\x80\xae_dlrow",
        "\xff",
        "half \xe2\x80",
        "\xe2\x80\x8d",
        "\xcc\x81_",
    };
    char longest[WORDS_SIZE + 1];
    struct session ann;
    struct problem problem;
    (void)state;
    join(&ann, path, "Ann");
    size_t before = length_of(path);
    for (size_t b = 0; b < sizeof bad / sizeof bad[0]; b++) {
        assert_false(session_say(&ann, 0, bad[b], &problem));
        assert_says(&problem, "that can be seen");
    }
    memset(longest, 'x', WORDS_SIZE);
    longest[WORDS_SIZE] = '\0';
    assert_false(session_say(&ann, 0, longest, &problem));
    assert_int_equal(length_of(path), before);
    longest[WORDS_SIZE - 1] = '\0';
    assert_true(session_say(&ann, 0, longest, &problem));
    assert_string_equal(last_words(&ann), longest);
    session_close(&ann);
}

static void test_enough_is_enough(void **state)
{
    const char *path = new_game("enough.bastide", "");
    struct session ann, ben;
    struct problem problem;
    char word[32];
    (void)state;
    join(&ann, path, "Ann");
    join(&ben, path, "Ben");
    for (unsigned w = 0; w < WORDS_OF_ONE; w++) {
        snprintf(word, sizeof word, "word %u", w);
        assert_true(session_say(&ann, 0, word, &problem));
    }
    assert_false(session_say(&ann, 0, "one more", &problem));
    assert_says(&problem, "enough");
    follow(&ben);
    assert_true(session_say(&ben, 1, "stop", &problem));
    session_close(&ann);
    session_close(&ben);
}

/* Only what changes the game keeps others from moving. */
static void test_a_word_keeps_nobody_from_moving(void **state)
{
    const char *path = new_game("meanwhile.bastide", "");
    struct session ann, ben;
    struct problem problem;
    struct rng rng = rng_from_seed(3);
    enum refusal refusal;
    (void)state;
    join(&ann, path, "Ann");
    join(&ben, path, "Ben");
    struct session *first = game_actor(&ann.game) == 0 ? &ann : &ben;
    struct session *other = first == &ann ? &ben : &ann;
    assert_true(session_say(other, first == &ann, "go on", &problem));
    assert_true(plays(first, &rng));
    assert_string_equal(last_words(first), "go on");
    write_to(path, "# half a line");
    struct move move = played_choose(first, &rng);
    assert_int_equal(session_play(first, move, &refusal, &problem), SESSION_FAILED);
    write_to(path, ", now whole\n1 pass\n");
    assert_int_equal(session_play(first, move, &refusal, &problem), SESSION_FAILED);
    session_close(&ann);
    session_close(&ben);
}

/* What was said since comes again with what is left, once, and not more of it than counts. */
static void test_words_outlive_undo(void **state)
{
    const char *path = new_game("outlive.bastide", "");
    struct session ann, ben, cy, *table[] = {&ann, &ben, &cy};
    struct problem problem;
    (void)state;
    join(&ann, path, "Ann");
    join(&ben, path, "Ben");
    join(&cy, path, "Cy");
    play(table, 3, 9);
    assert_true(session_say(&ann, 0, "before", &problem));
    follow(&ben);
    follow(&cy);
    size_t left = ann.made;
    play(table, 3, 1);
    assert_true(session_say(&ann, 0, "after", &problem));
    follow(&ben);
    follow(&cy);
    unsigned actor = ann.steps[left].actor;
    assert_true(actor < 3);
    assert_true(session_go_back(table[actor], left, &problem));
    for (unsigned p = 0; p < 3; p++) {
        follow(table[p]);
        assert_int_equal(table[p]->made, left);
        assert_int_equal(table[p]->talk.count, 2);
        assert_string_equal(table[p]->talk.said[0].text, "before");
        assert_string_equal(table[p]->talk.said[1].text, "after");
        assert_int_equal(table[p]->talk.said[1].step, left);
        session_close(table[p]);
    }
}

/* Lines that anybody may have written. */

static void test_lines_that_are_not_as_they_should_be(void **state)
{
    static const char *const lines[] = {
        "# said\n",
        "# said 1\n",
        "# said 1 \n",
        "# said 0 x\n",
        "# said 4 x\n",
        "# said x y\n",
        "# said 1  two spaces\n",
        "#said 1 x\n",
        "# said 1 \xe2\x80\xaex\n",
        "# said 1 \xff\n",
        "# asks\n",
        "# asks 1\n",
        "# asks 1 undo\n",
        "# asks 1 undo -1\n",
        "# asks 1 undo 999\n",
        "# asks 9 undo 0\n",
        "# asks 1 undo 0 more\n",
        "# asks 1 seat\n",
        "# asks 1 seat 2\n",
        "# asks 1 seat 4 person\n",
        "# asks 1 seat 2 nobody\n",
        "# asks 1 seat 2 bot=\n",
        "# asks 1 seat 2 bot=unknown\n",
        "# asks 1 seat 2 bot=normal more\n",
        "# asks 1 money\n",
        "# agrees 2\n",
        "# agrees\n",
        "# agrees 77\n",
        "# declines 1\n",
        "# declines x\n",
        "# seat 4 bot=normal\n",
        "# seat 2\n",
        "# seat 2 bot=\n",
        "# seat 2 bot=seventeen-letters-and-more\n",
        "# seat 2 bot=\xe2\x80\xaex\n",
    };
    const char *path = new_game("bad.bastide", "");
    struct session ann, ben, cy, *table[] = {&ann, &ben, &cy};
    (void)state;
    join(&ann, path, "Ann");
    join(&ben, path, "Ben");
    join(&cy, path, "Cy");
    play(table, 3, 4);
    size_t made = ann.made;
    for (size_t l = 0; l < sizeof lines / sizeof lines[0]; l++) {
        write_to(path, lines[l]);
        follow(&ann);
        if (ann.talk.count != 0 || ann.talk.asked.what != ASKED_NOTHING || ann.talk.seats != 0 ||
            ann.made != made)
            fail_msg("'%s' means something", lines[l]);
    }
    play(table, 3, 3);
    for (unsigned p = 0; p < 3; p++)
        session_close(table[p]);
}

/* Ten thousand of each: nothing is done without an answer, and moves go on. */
static void test_floods(void **state)
{
    enum { LINES = 10000 };
    static const char *const lines[] = {"# said 2 buy now\n", "# asks 2 undo 0\n",
                                        "# asks 2 seat 1 bot=easy\n", "# seat 1 bot=easy\n"};
    (void)state;
    for (size_t l = 0; l < sizeof lines / sizeof lines[0]; l++) {
        const char *path = new_game("flood.bastide", "");
        struct session ann, ben, cy, *table[] = {&ann, &ben, &cy};
        join(&ann, path, "Ann");
        join(&ben, path, "Ben");
        join(&cy, path, "Cy");
        play(table, 3, 2);
        size_t made = ann.made;
        FILE *file = fopen(path, "a");
        assert_non_null(file);
        for (unsigned n = 0; n < LINES; n++)
            fputs(lines[l], file);
        fclose(file);
        for (unsigned p = 0; p < 3; p++) {
            follow(table[p]);
            assert_int_equal(table[p]->made, made);
            assert_true(table[p]->talk.count <= WORDS_OF_ONE);
        }
        assert_false(session_has_bot(&ann, 0)); /* who sits there has not agreed */
        play(table, 3, 2);
        for (unsigned p = 0; p < 3; p++)
            session_close(table[p]);
        unlink(path);
    }
}

/* Undo by agreement. */

/* Ann, Ben and Cy have moved; the number of moves before Ann's first. */
static size_t begin_turns(struct session *const *table)
{
    play(table, 3, 7);
    size_t left = 0;
    while (table[0]->steps[left].actor != 0)
        left++;
    return left;
}

struct table_of_three {
    struct session session[3], *table[3];
    const char *path;
};

static void sit_down(struct table_of_three *three, const char *name, const char *bot)
{
    static const char *const names[] = {"Ann", "Ben", "Cy"};
    three->path = new_game(name, bot);
    for (unsigned p = 0; p < 3; p++) {
        three->table[p] = &three->session[p];
        if (bot[0] == '\0' || p < 2)
            join(three->table[p], three->path, names[p]);
    }
}

static void leave(struct table_of_three *three)
{
    for (unsigned p = 0; p < 3; p++)
        session_close(three->table[p]);
    unlink(three->path);
}

static void test_undo_takes_agreement(void **state)
{
    struct table_of_three three = {.path = NULL};
    struct problem problem;
    (void)state;
    sit_down(&three, "agree.bastide", "");
    size_t left = begin_turns(three.table), made = three.table[0]->made;
    assert_true(session_ask_undo(three.table[0], 0, left, &problem));
    assert_false(session_ask_undo(three.table[0], 0, left, &problem));
    assert_says(&problem, "already");
    for (unsigned p = 0; p < 3; p++) {
        follow(three.table[p]);
        assert_int_equal(session_concerned(three.table[p]), 2 | 4);
        assert_int_equal(session_unanswered(three.table[p]), 2 | 4);
    }
    assert_true(session_answer(three.table[1], 1, ANSWER_AGREES, &problem));
    assert_false(session_answer(three.table[1], 2, ANSWER_AGREES, &problem));
    for (unsigned p = 0; p < 3; p++) {
        follow(three.table[p]);
        assert_int_equal(three.table[p]->made, made);
        assert_int_equal(session_unanswered(three.table[p]), 4);
    }
    assert_true(session_answer(three.table[2], 2, ANSWER_AGREES, &problem));
    assert_int_equal(session_settle(three.table[2]), SESSION_TAKEN_BACK);
    struct move first = three.table[2]->again.move[0];
    for (unsigned p = 0; p < 3; p++) {
        follow(three.table[p]);
        assert_int_equal(three.table[p]->made, left);
        assert_false(talk_is_asked(&three.table[p]->talk));
        assert_true(move_equal(three.table[p]->again.move[0], first));
    }
    play(three.table, 3, 5);
    leave(&three);
}

static void test_one_no_is_enough(void **state)
{
    struct table_of_three three = {.path = NULL};
    struct problem problem;
    (void)state;
    sit_down(&three, "no.bastide", "");
    size_t left = begin_turns(three.table), made = three.table[0]->made;
    assert_true(session_ask_undo(three.table[0], 0, left, &problem));
    follow(three.table[1]);
    assert_true(session_answer(three.table[1], 1, ANSWER_DECLINES, &problem));
    follow(three.table[2]);
    assert_false(session_answer(three.table[2], 2, ANSWER_AGREES, &problem));
    assert_says(&problem, "no longer");
    follow(three.table[0]);
    assert_int_equal(three.table[0]->talk.asked.declined, 2);
    assert_true(session_ask_undo(three.table[0], 0, left, &problem)); /* asked once more, */
    assert_true(session_answer(three.table[0], 0, ANSWER_DECLINES, &problem)); /* and withdrawn */
    for (unsigned p = 0; p < 3; p++) {
        follow(three.table[p]);
        assert_int_equal(three.table[p]->made, made);
        assert_false(talk_is_asked(&three.table[p]->talk));
    }
    leave(&three);
}

static void test_a_move_withdraws_it(void **state)
{
    struct table_of_three three = {.path = NULL};
    struct problem problem;
    (void)state;
    sit_down(&three, "withdraw.bastide", "");
    size_t left = begin_turns(three.table);
    assert_true(session_ask_undo(three.table[0], 0, left, &problem));
    for (unsigned p = 0; p < 3; p++)
        follow(three.table[p]);
    play(three.table, 3, 1);
    for (unsigned p = 0; p < 3; p++)
        assert_false(talk_is_asked(&three.table[p]->talk));
    write_to(three.path, "# agrees 2\n# agrees 3\n"); /* too late */
    for (unsigned p = 0; p < 3; p++) {
        follow(three.table[p]);
        assert_true(three.table[p]->made > left);
    }
    leave(&three);
}

/* Whoever is not there cannot agree; who has done nothing since is not asked. */
static void test_whom_it_concerns(void **state)
{
    struct table_of_three three = {.path = NULL};
    struct problem problem;
    (void)state;
    sit_down(&three, "whom.bastide", "");
    size_t left = begin_turns(three.table), last;
    const struct session *ann = three.table[0];
    while ((last = ann->made - 1, ann->steps[last].actor) != ACTOR_CHANCE ||
           game_player(&ann->game) == 0)
        play(three.table, 3, 1);
    assert_true(session_ask_undo(three.table[0], 0, last, &problem));
    assert_int_equal(session_concerned(ann), 1u << game_player(&ann->game)); /* who has the tile */
    assert_true(session_answer(three.table[0], 0, ANSWER_DECLINES, &problem));
    session_close(three.table[1]);
    follow(three.table[0]);
    assert_false(session_ask_undo(three.table[0], 0, left, &problem));
    assert_says(&problem, "Nobody plays for Ben");
    leave(&three);
}

static void test_bots_agree_and_wait(void **state)
{
    struct table_of_three three = {.path = NULL};
    struct problem problem;
    (void)state;
    sit_down(&three, "bots.bastide", "easy");
    play(three.table, 2, 7);
    size_t left = 0;
    while (three.table[0]->steps[left].actor != 0)
        left++;
    assert_true(session_ask_undo(three.table[0], 0, left, &problem));
    follow(three.table[1]);
    assert_int_equal(session_concerned(three.table[1]), 2);
    assert_true(session_waits_for_answers(three.table[0]));
    assert_true(session_waits_for_answers(three.table[1]));
    /* Cy's turn comes, and waits until that is answered. */
    assert_true(session_answer(three.table[0], 0, ANSWER_DECLINES, &problem));
    while (game_actor(&three.table[0]->game) != 2)
        play(three.table, 2, 1);
    assert_true(session_ask_undo(three.table[0], 0, left, &problem));
    struct opponents *opponents = opponents_new();
    struct move move;
    assert_non_null(opponents);
    for (unsigned again = 0; again < 3; again++)
        assert_false(opponents_move(opponents, three.table[0], &move));
    follow(three.table[1]);
    assert_true(session_answer(three.table[1], 1, ANSWER_DECLINES, &problem));
    follow(three.table[0]);
    while (!opponents_move(opponents, three.table[0], &move)) {
        struct pollfd thought = {opponents_fd(opponents), POLLIN, 0};
        poll(&thought, 1, -1);
    }
    opponents_free(opponents);
    assert_true(session_ask_undo(three.table[0], 0, left, &problem));
    follow(three.table[1]);
    session_close(three.table[1]); /* nobody can answer any more */
    assert_false(session_waits_for_answers(three.table[0]));
    leave(&three);
}

/* Seats. */

static void test_the_computer_goes_on_elsewhere(void **state)
{
    struct table_of_three three = {.path = NULL};
    (void)state;
    sit_down(&three, "goes_on.bastide", "easy");
    assert_false(bot_seat_is_elsewhere(&three.table[0]->head, 2));
    assert_true(bot_seat_is_elsewhere(&three.table[1]->head, 2));
    play(three.table, 2, 3);
    follow(three.table[1]);
    assert_true(bot_seat_is_elsewhere(&three.table[1]->head, 2));
    session_close(three.table[0]);
    unsigned seatings = three.table[1]->seatings;
    session_settle(three.table[1]);
    assert_false(bot_seat_is_elsewhere(&three.table[1]->head, 2));
    assert_string_equal(three.table[1]->head.bot[2], "easy");
    assert_true(three.table[1]->seatings > seatings);
    join(three.table[0], three.path, "Ann");
    assert_true(bot_seat_is_elsewhere(&three.table[0]->head, 2));
    play(three.table, 2, 6);
    leave(&three);
}

/* What the record says of who plays, to whoever reads it. */
static void assert_plays(const char *path, unsigned player, const char *bot)
{
    struct session session;
    struct problem problem;
    if (!session_load(&session, path, &problem))
        fail_msg("%s", problem.text);
    assert_string_equal(session.head.bot[player], bot);
    assert_false(session_was_changed(&session, "it", &problem));
    session_close(&session);
}

static void test_an_empty_seat_for_the_computer_and_back(void **state)
{
    struct table_of_three three = {.path = NULL};
    struct problem problem;
    (void)state;
    sit_down(&three, "empty.bastide", "");
    begin_turns(three.table);
    assert_false(session_ask_seat(three.table[0], 0, 1, "normal", &problem));
    assert_says(&problem, "Ben has that seat");
    session_close(three.table[1]);
    assert_true(session_ask_seat(three.table[0], 0, 1, "normal", &problem));
    follow(three.table[2]);
    assert_int_equal(session_unanswered(three.table[2]), 4);
    assert_false(session_has_bot(three.table[2], 1));
    assert_true(session_answer(three.table[2], 2, ANSWER_AGREES, &problem));
    session_settle(three.table[2]);
    follow(three.table[0]);
    assert_true(session_has_bot(three.table[0], 1) && session_has_bot(three.table[2], 1));
    assert_true(bot_seat_is_elsewhere(&three.table[0]->head, 1) !=
                bot_seat_is_elsewhere(&three.table[2]->head, 1));
    assert_plays(three.path, 1, "normal");
    /* Ben comes back, and is asked for once the others agree. */
    struct session *others[] = {three.table[0], three.table[2]};
    play(others, 2, 2);
    join(three.table[1], three.path, "Ben");
    session_settle(three.table[1]);
    assert_int_equal(session_own_seats(three.table[1]), 0);
    follow(three.table[0]);
    follow(three.table[2]);
    assert_int_equal(session_unanswered(three.table[0]), 1 | 4);
    assert_true(session_answer(three.table[0], 0, ANSWER_AGREES, &problem));
    follow(three.table[2]);
    assert_true(session_answer(three.table[2], 2, ANSWER_AGREES, &problem));
    for (unsigned round = 0; round < 3; round++)
        for (unsigned p = 0; p < 3; p++)
            follow(three.table[p]);
    assert_int_equal(session_own_seats(three.table[1]), 2);
    assert_plays(three.path, 1, "");
    play(three.table, 3, 5);
    leave(&three);
}

static void test_whoever_comes_back_may_be_declined(void **state)
{
    struct table_of_three three = {.path = NULL};
    struct problem problem;
    (void)state;
    sit_down(&three, "declined.bastide", "easy");
    join(three.table[2], three.path, "Cy");
    session_settle(three.table[2]);
    follow(three.table[0]);
    play(three.table, 1, 1); /* which is no answer: it is asked once more */
    follow(three.table[2]);
    assert_true(talk_is_asked(&three.table[2]->talk));
    follow(three.table[0]);
    assert_true(session_answer(three.table[0], 0, ANSWER_DECLINES, &problem));
    for (unsigned round = 0; round < 2; round++)
        for (unsigned p = 0; p < 3; p++)
            follow(three.table[p]);
    assert_int_equal(three.table[2]->asking, 0);
    assert_int_equal(session_own_seats(three.table[2]), 0);
    assert_false(talk_is_asked(&three.table[2]->talk));
    leave(&three);
}

/* Of two who come back for one seat one gets it. */
static void test_two_come_back_for_one_seat(void **state)
{
    struct table_of_three three = {.path = NULL};
    struct session second;
    struct problem problem;
    (void)state;
    sit_down(&three, "two.bastide", "easy");
    session_close(three.table[1]);
    join(three.table[2], three.path, "Cy");
    join(&second, three.path, "Cy");
    session_settle(three.table[2]);
    follow(&second);
    follow(three.table[0]);
    assert_true(session_answer(three.table[0], 0, ANSWER_AGREES, &problem));
    for (unsigned round = 0; round < 4; round++) {
        follow(three.table[2]);
        follow(three.table[0]);
        follow(&second);
    }
    assert_int_equal(session_own_seats(three.table[2]), 4);
    assert_int_equal(session_own_seats(&second), 0);
    assert_int_equal(second.asking | second.wanted, 0);
    assert_false(talk_is_asked(&three.table[0]->talk));
    session_close(&second);
    join(three.table[1], three.path, "Ben");
    leave(&three);
}

/* A friend takes the empty seat, too; what was agreed outlives undo. */
static void test_an_empty_seat_for_a_friend(void **state)
{
    struct table_of_three three = {.path = NULL};
    struct problem problem;
    (void)state;
    sit_down(&three, "friend.bastide", "");
    begin_turns(three.table);
    session_close(three.table[2]);
    assert_true(session_ask_seat(three.table[0], 0, 2, "", &problem));
    assert_int_equal(session_own_seats(three.table[0]), 1);
    session_settle(three.table[0]);
    assert_int_equal(session_own_seats(three.table[0]), 1); /* not before all agree */
    follow(three.table[1]);
    assert_true(session_answer(three.table[1], 1, ANSWER_AGREES, &problem));
    for (unsigned round = 0; round < 2; round++)
        for (unsigned p = 0; p < 2; p++)
            follow(three.table[p]);
    assert_int_equal(session_own_seats(three.table[0]), 1 | 4);
    play(three.table, 2, 4);
    leave(&three);
}

static void test_what_was_agreed_outlives_undo_and_new_seats(void **state)
{
    struct table_of_three three = {.path = NULL};
    struct session own;
    struct problem problem;
    (void)state;
    sit_down(&three, "outlives.bastide", "");
    size_t left = begin_turns(three.table);
    session_close(three.table[1]);
    session_close(three.table[2]);
    assert_true(session_ask_seat(three.table[0], 0, 1, "hard", &problem));
    session_settle(three.table[0]);
    assert_true(session_has_bot(three.table[0], 1));
    assert_true(session_go_back(three.table[0], left, &problem));
    assert_plays(three.path, 1, "hard");
    session_close(three.table[0]);
    /* Whoever opens it alone gives the seat to somebody else, as ever. */
    assert_true(session_resume(&own, three.path, &problem));
    assert_string_equal(own.head.bot[1], "hard");
    assert_true(session_set_bot(&own, 1, "casual", &problem));
    session_close(&own);
    assert_plays(three.path, 1, "casual");
    unlink(three.path);
}

/* Several programs, killed at random. */

/* Plays for one of them until the game is over, says things, asks and answers. Exit status 0, or
 * what went wrong. */
static int chat(const char *path, unsigned seat, unsigned life)
{
    static const char *const names[] = {"Ann", "Ben", "Cy"};
    const struct timespec pause = {.tv_nsec = 300000};
    struct rng rng = rng_from_seed(life * 3 + seat);
    struct session session;
    struct problem problem;
    const char *name = names[seat];
    const pid_t parent = getppid(); /* nobody plays on once the test has failed */
    size_t kept;
    if (!session_join(&session, path, &problem) || !session_sit(&session, &name, 1, &problem))
        return 2;
    while (!game_is_over(&session.game) && getppid() == parent) {
        bool is_same = session_follow(&session, &kept, &problem) == SESSION_SAME;
        if (session_settle(&session) == SESSION_SAME && is_same)
            nanosleep(&pause, NULL);
        size_t made = session.made, back = rng_below(&rng, 6);
        unsigned chance = rng_below(&rng, 100);
        if (session_unanswered(&session) >> seat & 1u)
            session_answer(&session, seat, chance < 70 ? ANSWER_AGREES : ANSWER_DECLINES, &problem);
        else if (chance < 3 && made > back && session.steps[made - back - 1].actor < PLAYERS_MAX)
            session_ask_undo(&session, seat, made - back - 1, &problem);
        else if (chance < 10)
            session_say(&session, seat, "a word or two", &problem);
        else if (talk_is_asked(&session.talk) && session.talk.asked.player == seat && chance < 20)
            session_answer(&session, seat, ANSWER_DECLINES, &problem);
        else if (game_actor(&session.game) == seat && !session_waits_for_answers(&session))
            plays(&session, &rng);
    }
    session_close(&session);
    return 0;
}

static pid_t begin_chat(const char *path, unsigned seat, unsigned life)
{
    pid_t child = fork();
    if (child == 0)
        _exit(chat(path, seat, life));
    return child;
}

static void talk_and_be_killed(uint64_t seed)
{
    enum { KILLS = 60 };
    const char *path = new_game("talk.bastide", "");
    struct rng rng = rng_from_seed(seed);
    pid_t child[3];
    unsigned kills = 0, over = 0, life = 0;
    for (unsigned seat = 0; seat < 3; seat++)
        child[seat] = begin_chat(path, seat, life++);
    while (over != 7) {
        const struct timespec pause = {.tv_nsec = (long)rng_below(&rng, 30000000)};
        unsigned seat = rng_below(&rng, 3);
        int status;
        nanosleep(&pause, NULL);
        if (over >> seat & 1u)
            continue;
        if (kills < KILLS && kill(child[seat], SIGKILL) == 0)
            kills++;
        else if (kills < KILLS)
            continue;
        assert_int_equal(waitpid(child[seat], &status, 0), child[seat]);
        if (WIFEXITED(status)) {
            assert_int_equal(WEXITSTATUS(status), 0);
            over |= 1u << seat;
        } else {
            child[seat] = begin_chat(path, seat, life++);
        }
    }
    struct session session;
    struct problem problem;
    if (!session_load(&session, path, &problem))
        fail_msg("%s", problem.text);
    assert_true(game_is_over(&session.game));
    if (session_was_changed(&session, "it", &problem))
        fail_msg("%s", problem.text);
    assert_true(session.talk.heard > 0);
    session_close(&session);
    unlink(path);
}

static void test_programs_that_talk_and_are_killed(void **state)
{
    (void)state;
    for (uint64_t seed = 5; seed < 5 + in_soak(20, 1); seed++)
        talk_and_be_killed(seed);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_words_are_read_by_all),
        cmocka_unit_test(test_only_what_can_be_seen_is_said),
        cmocka_unit_test(test_enough_is_enough),
        cmocka_unit_test(test_a_word_keeps_nobody_from_moving),
        cmocka_unit_test(test_words_outlive_undo),
        cmocka_unit_test(test_lines_that_are_not_as_they_should_be),
        cmocka_unit_test(test_floods),
        cmocka_unit_test(test_undo_takes_agreement),
        cmocka_unit_test(test_one_no_is_enough),
        cmocka_unit_test(test_a_move_withdraws_it),
        cmocka_unit_test(test_whom_it_concerns),
        cmocka_unit_test(test_bots_agree_and_wait),
        cmocka_unit_test(test_the_computer_goes_on_elsewhere),
        cmocka_unit_test(test_an_empty_seat_for_the_computer_and_back),
        cmocka_unit_test(test_whoever_comes_back_may_be_declined),
        cmocka_unit_test(test_two_come_back_for_one_seat),
        cmocka_unit_test(test_an_empty_seat_for_a_friend),
        cmocka_unit_test(test_what_was_agreed_outlives_undo_and_new_seats),
        cmocka_unit_test(test_programs_that_talk_and_are_killed),
    };
    return cmocka_run_group_tests(tests, make_folder, scratch_close);
}
