/* Records as text: heads, moves, cut ends. No files. */
#include "unit/played.h"

#include "unicode/utf8.h"

/* The record of a game, printed head and moves. */
static size_t print_game(const struct session *session, char *text)
{
    size_t length = record_print_head(&session->head, text);
    for (size_t s = 0; s < session->made; s++)
        length +=
            record_print_move(&session->steps[s].before, session->steps[s].move, text + length);
    return length;
}

static bool read_head(const char *text, struct record_head *head, struct bad_text *bad)
{
    struct record_reader reader;
    return record_read_head(&reader, text, strlen(text), head, bad);
}

static void assert_heads_equal(const struct record_head *a, const struct record_head *b)
{
    assert_string_equal(a->date, b->date);
    assert_int_equal(a->options.players, b->options.players);
    assert_int_equal(a->options.sets, b->options.sets);
    assert_int_equal(a->options.edition, b->options.edition);
    assert_memory_equal(a->options.value, b->options.value, sizeof a->options.value);
    assert_int_equal(a->chance, b->chance);
    assert_int_equal(a->has_seed, b->has_seed);
    if (a->has_seed)
        assert_true(a->seed == b->seed);
    for (unsigned p = 0; p < a->options.players; p++) {
        assert_string_equal(a->name[p], b->name[p]);
        assert_string_equal(a->bot[p], b->bot[p]);
        assert_int_equal(a->colour[p], b->colour[p]);
    }
}

static void test_head_is_printed_as_the_protocol_says(void **state)
{
    (void)state;
    struct record_head head = played_head(3, 42);
    char text[RECORD_HEAD_SIZE];
    strcpy(head.date, "2026-11-21");
    strcpy(head.name[0], "Ann");
    strcpy(head.name[1], "Ben Ó Briain");
    strcpy(head.bot[1], "hard");
    strcpy(head.name[2], "C#");
    head.colour[1] = 2;
    head.colour[2] = 1;
    head.options.value[OPTION_TINY_CITY] = TINY_CITY_2;
    head.options.value[OPTION_BAZAAR_MODE] = BAZAAR_MODE_DRAFT;
    size_t length = record_print_head(&head, text);
    assert_string_equal(text, "bastide: 1\n"
                              "date: 2026-11-21\n"
                              "player: Ann\n"
                              "player: Ben Ó Briain bot=hard colour=orange\n"
                              "player: C# colour=blue\n"
                              "sets: base bcb drawbridges\n"
                              "edition: 2\n"
                              "option: bazaar-mode draft\n"
                              "option: tiny-city 2\n"
                              "seed: 42\n"
                              "chance: auto\n"
                              "\n");
    assert_int_equal(length, strlen(text));
    struct record_head back;
    struct bad_text bad;
    assert_true(read_head(text, &back, &bad));
    assert_heads_equal(&head, &back);
}

static void test_longest_head_fits(void **state)
{
    (void)state;
    struct record_head head = played_head(6, UINT64_MAX), back;
    struct bad_text bad;
    char text[RECORD_HEAD_SIZE];
    strcpy(head.date, "2026-11-21");
    for (unsigned p = 0; p < PLAYERS_MAX; p++) {
        memset(head.name[p], 'm', NAME_SIZE - 1);
        head.name[p][NAME_SIZE - 1] = '\0';
        memset(head.bot[p], 'b', BOT_SIZE - 1);
        head.bot[p][BOT_SIZE - 1] = '\0';
        head.colour[p] = (uint8_t)(PLAYERS_MAX - 1 - p);
    }
    options_set_edition(&head.options, EDITION_ZMAN_2010);
    for (unsigned o = 0; o < OPTIONS_COUNT; o++)
        head.options.value[o] ^= 1u;
    assert_in_range(record_print_head(&head, text), 1, RECORD_HEAD_SIZE - 1);
    assert_true(read_head(text, &back, &bad));
    assert_heads_equal(&head, &back);
}

static void test_missing_keys_have_defaults(void **state)
{
    (void)state;
    struct record_head head;
    struct bad_text bad;
    assert_true(read_head("# a comment\n\nbastide: 1 # here too\nplayer:Ann\nplayer: Ben\n  \t\n",
                          &head, &bad));
    assert_string_equal(head.name[0], "Ann");
    assert_int_equal(head.options.players, 2);
    assert_int_equal(head.options.sets, 1u << SET_BASE);
    assert_int_equal(head.options.edition, EDITION_2018);
    assert_int_equal(head.chance, RECORD_CHANCE_AUTO);
    assert_false(head.has_seed);
    assert_int_equal(head.colour[1], 1);
    assert_string_equal(head.date, "");
}

/* Options count on top of the edition, before it or behind it; others are as the edition says. */
static void test_options_and_edition_stand_in_any_order(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "bastide: 1\nplayer: A\nplayer: B\nedition: 1\noption: bazaar-next after-taker\n\n",
        "bastide: 1\noption: \t bazaar-next   after-taker # as we like it\nedition: 1\n"
        "player: A\nplayer: B\n\n"};
    for (size_t t = 0; t < sizeof texts / sizeof texts[0]; t++) {
        struct record_head head;
        struct bad_text bad;
        struct options expected = options_default();
        options_set_edition(&expected, EDITION_2010);
        expected.value[OPTION_BAZAAR_NEXT] = BAZAAR_NEXT_AFTER_TAKER;
        assert_true(read_head(texts[t], &head, &bad));
        assert_int_equal(head.options.edition, EDITION_2010);
        assert_memory_equal(head.options.value, expected.value, sizeof expected.value);
    }
}

/* Each value of each option in each edition is what is read again, and only what differs from the
 * edition is written. */
static void test_every_option_of_every_edition_survives(void **state)
{
    (void)state;
    for (unsigned e = 0; e < EDITIONS_COUNT; e++)
        for (unsigned o = 0; o < OPTIONS_COUNT; o++)
            for (uint8_t value = 0; value < OPTION_VALUES_MAX; value++) {
                struct record_head head = played_head(2, 1), back;
                struct bad_text bad;
                char text[RECORD_HEAD_SIZE];
                options_set_edition(&head.options, (enum edition)e);
                head.options.value[o] = value;
                record_print_head(&head, text);
                assert_true(read_head(text, &back, &bad));
                assert_heads_equal(&head, &back);
                bool differs = value != option_of_edition((enum option)o, (enum edition)e);
                assert_int_equal(strstr(text, "option: ") != NULL, differs);
            }
}

static void test_attributes_stand_in_any_order(void **state)
{
    (void)state;
    struct record_head head;
    struct bad_text bad;
    assert_true(read_head("bastide: 1\nplayer: A = B c  colour=white   bot=x\nplayer: Ben\n\n",
                          &head, &bad));
    assert_string_equal(head.name[0], "A = B c");
    assert_string_equal(head.bot[0], "x");
    assert_int_equal(head.colour[0], 5);
}

static void test_names(void **state)
{
    (void)state;
    static const char *const good[] = {
        "A", "Ann", "Ann Lee", "Zoë", "a=b c", "C#", "123456789012345678901234", "名前", "O'Neill",
    };
    static const char *const wrong[] = {
        "",
        " Ann",
        "Ann ",
        "a=b",
        "Ann bot=x",
        "1234567890123456789012345",
        "a\tb",
        "a\nb",
        "#1",
        "Ann # b",
        "a\x7f",
        "\xff",
        "\xc3",
        "a\xc0\x80",
        "\xed\xa0\x80",
        "\xc2\x85",
        "\xf5\x80\x80\x80",
        "\xe0\x80\xaf",
        "Ann\u202e", /* from right to left from here on */
        "\u2066Ann\u2069",
        "A\u2028nn", /* a new line, */
        "A\u2029nn", /* a new paragraph */
        "\ufeffAnn",
        "A\u200bnn",
        "A\u00adnn",
        "\U000e0041",
        "\u00a0", /* nothing of these is seen */
        "\u3164",
        "\u2800\u2800",
        "\u200d",
        "\u2003 \u3000",
    };
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++)
        assert_true(record_name_is_good(good[i]));
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        if (record_name_is_good(wrong[i]))
            fail_msg("the name '%s' (number %zu) was taken", wrong[i], i);
}

static void test_what_is_wrong_with_a_name(void **state)
{
    (void)state;
    static const struct {
        const char *name, *reason;
    } names[] = {
        {"An\u202en", "U+202E in a name: expected visible characters only"},
        {"An\u2028n", "U+2028 in a name: expected visible characters only"},
        {"\u3164", "'\u3164': expected a name with a visible character"},
        {"", "'': expected a name: 1 to 24 bytes of UTF-8, no '=' in its last word, no word "
             "starting with '#'"},
    };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        char name[NAME_SIZE];
        struct bad_text bad;
        assert_false(setup_read_name(word_whole(names[i].name), name, &bad));
        assert_string_equal(bad.reason, names[i].reason);
    }
}

static void test_a_byte_order_mark_is_told_of(void **state)
{
    (void)state;
    struct record_head head;
    struct bad_text bad;
    assert_false(read_head("\ufeffbastide: 1\nplayer: A\nplayer: B\n\n", &head, &bad));
    assert_int_equal(bad.line, 1);
    assert_int_equal(bad.column, 1);
    assert_string_equal(bad.reason, "a byte order mark: expected a file without one");
}

static void test_what_is_quoted_can_be_shown(void **state)
{
    (void)state;
    static const char *const texts[][2] = {
        {"a\u202eb", "aU+202Eb"}, {"\ufeff", "U+FEFF"}, {"\xff\xc3", "??"},
        {"a\tb", "a?b"},          {"\u200d", "\u200d"}, {"\U000e0001\u2029", "U+E0001U+2029"},
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        char text[32];
        strcpy(text, texts[i][0]);
        utf8_mend(text, sizeof text);
        assert_string_equal(text, texts[i][1]);
    }
    const char *end = texts[0][0] + strlen(texts[0][0]);
    assert_int_equal(utf8_character(end, end), 0);
    char full[13] = "abc\u202e\u202e"; /* there is room for one of them */
    utf8_mend(full, sizeof full);
    assert_string_equal(full, "abcU+202E?");
}

static void test_every_seed_survives(void **state)
{
    (void)state;
    static const uint64_t seeds[] = {0, 1, 9007199254740993u, INT64_MAX, UINT64_MAX};
    for (size_t i = 0; i < sizeof seeds / sizeof seeds[0]; i++) {
        struct record_head head = played_head(2, seeds[i]), back;
        struct bad_text bad;
        char text[RECORD_HEAD_SIZE];
        record_print_head(&head, text);
        assert_true(read_head(text, &back, &bad));
        assert_true(back.has_seed && back.seed == seeds[i]);
    }
}

/* A whole game, read back, gives the same text and the same end. */
static void test_games_replay_to_the_same_record(void **state)
{
    (void)state;
    for (unsigned players = PLAYERS_MIN; players <= PLAYERS_MAX; players++) {
        struct session played, read;
        struct problem problem;
        struct rng rng = rng_from_seed(players);
        static char text[1 << 16], again[1 << 16];
        played_begin(&played, players, 100 + players);
        played_on(&played, &rng, 1000);
        assert_true(game_is_over(&played.game));
        size_t length = print_game(&played, text);
        assert_true(session_read(&read, "text", text, length, &problem));
        assert_int_equal(print_game(&read, again), length);
        assert_memory_equal(text, again, length);
        assert_memory_equal(played.game.player, read.game.player, sizeof read.game.player);
        session_close(&played);
        session_close(&read);
    }
}

/* Cut anywhere, a record is its whole lines: nothing less, nothing that the last piece of a line
 * might have meant. */
static void test_cut_record_loads_up_to_its_last_whole_line(void **state)
{
    (void)state;
    struct session played;
    struct rng rng = rng_from_seed(5);
    static char text[1 << 14];
    played_begin(&played, 3, 8);
    played_on(&played, &rng, 30);
    size_t length = print_game(&played, text);
    size_t head = (size_t)(strstr(text, "\n\n") - text) + 2;
    for (size_t cut = 0; cut <= length; cut++) {
        struct record_reader reader;
        struct record_head read;
        struct bad_text bad;
        struct game game;
        struct move move;
        char *copy = malloc(cut + 1); /* exactly as long, for the sanitizer to watch its end */
        size_t moves = 0, whole = 0;
        enum record_result result;
        memcpy(copy, text, cut);
        assert_int_equal(record_read_head(&reader, copy, cut, &read, &bad), cut >= head);
        if (cut < head) {
            free(copy);
            continue;
        }
        game_start(&game, &read.options);
        while ((result = record_read_move(&reader, &game, &move, NULL, &bad)) == RECORD_MOVE)
            assert_true(move_equal(move, played.steps[moves++].move));
        assert_int_equal(result, RECORD_END);
        for (size_t i = 0; i < cut; i++)
            whole = text[i] == '\n' ? i + 1 : whole;
        assert_int_equal(reader.whole, whole);
        size_t lines = 0;
        for (size_t i = head; i < cut; i++)
            lines += text[i] == '\n';
        assert_int_equal(moves, lines);
        free(copy);
    }
    session_close(&played);
}

/* A piece that was never written whole begins with a zero byte; what lies behind that is as long as
 * a piece at most. A longer rest cannot be one and is an error, as is a zero byte in a line. */
static void test_what_was_never_written_is_no_part_of_a_record(void **state)
{
    (void)state;
    static const char begin[] = "bastide: 1\nplayer: A\nplayer: B\nseed: 1\n\n- draw CRFr\n";
    static char text[sizeof begin + RECORD_STROKE_MOST];
    const size_t length = sizeof begin - 1;
    static const struct {
        size_t from, more;
        bool is_good;
    } cases[] = {{0, 1, true},
                 {0, 700, true},
                 {0, RECORD_STROKE_MOST, true},
                 {0, RECORD_STROKE_MOST + 1, false},
                 {2, 700, false}};
    for (size_t c = 0; c < sizeof cases / sizeof cases[0]; c++) {
        struct session session;
        struct problem problem;
        size_t all = length + cases[c].more;
        memset(text, '\0', sizeof text);
        memcpy(text, begin, length);
        memset(text + length, '1', cases[c].from);
        text[all - 1] = '\n';
        if (cases[c].more == 1)
            text[all - 1] = '\0';
        assert_int_equal(session_read(&session, "text", text, all, &problem), cases[c].is_good);
        if (cases[c].is_good)
            assert_int_equal(session.made, 1);
        session_close(&session);
    }
}

static void test_windows_line_ends_comments_and_blank_lines_are_harmless(void **state)
{
    (void)state;
    static const char text[] = "bastide: 1\r\nplayer: Ann\r\nplayer: Ben\r\nchance: manual\r\n\r\n"
                               "# it begins\r\n"
                               "- draw CRFr\r\n"
                               "\r\n"
                               "  1   place 1,0 n   # an easy one\r\n"
                               "1 pass\r\n"
                               "- draw CR";
    struct session session;
    struct problem problem;
    assert_true(session_read(&session, "text", text, sizeof text - 1, &problem));
    assert_int_equal(session.made, 3);
    assert_string_equal(session.head.name[1], "Ben");
    assert_int_equal(session.game.turn.player, 1);
    session_close(&session);
}

static void test_refused_move_leaves_the_game(void **state)
{
    (void)state;
    static const char text[] = "bastide: 1\nplayer: A\nplayer: B\n\n- draw CRFr\n1 place 7,7 n\n";
    struct record_reader reader;
    struct record_head head;
    struct bad_text bad;
    struct game game, before;
    struct move move;
    assert_true(record_read_head(&reader, text, sizeof text - 1, &head, &bad));
    game_start(&game, &head.options);
    assert_int_equal(record_read_move(&reader, &game, &move, NULL, &bad), RECORD_MOVE);
    before = game;
    assert_int_equal(record_read_move(&reader, &game, &move, NULL, &bad), RECORD_BAD);
    assert_memory_equal(&before, &game, sizeof game);
    assert_int_equal(bad.line, 6);
    assert_int_equal(bad.column, 3);
}

/* Whatever single byte of a record is changed, reading it ends in peace. */
static void test_any_changed_byte_is_survived(void **state)
{
    (void)state;
    struct session played;
    struct rng rng = rng_from_seed(3);
    static char text[1 << 14];
    static const char bytes[] = {'\0', '\n', ' ', '#', '9', '-', '=', '\xff'};
    played_begin(&played, 2, 4);
    played_on(&played, &rng, 12);
    size_t length = print_game(&played, text);
    for (size_t at = 0; at < length; at++) {
        char kept = text[at];
        for (size_t b = 0; b < sizeof bytes; b++) {
            struct session read;
            struct problem problem = {.text = ""};
            text[at] = bytes[b];
            if (session_read(&read, "text", text, length, &problem))
                session_close(&read);
            else
                assert_int_equal(strncmp(problem.text, "text:", 5), 0);
        }
        text[at] = kept;
    }
    session_close(&played);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_head_is_printed_as_the_protocol_says),
        cmocka_unit_test(test_longest_head_fits),
        cmocka_unit_test(test_missing_keys_have_defaults),
        cmocka_unit_test(test_options_and_edition_stand_in_any_order),
        cmocka_unit_test(test_every_option_of_every_edition_survives),
        cmocka_unit_test(test_attributes_stand_in_any_order),
        cmocka_unit_test(test_names),
        cmocka_unit_test(test_what_is_wrong_with_a_name),
        cmocka_unit_test(test_a_byte_order_mark_is_told_of),
        cmocka_unit_test(test_what_is_quoted_can_be_shown),
        cmocka_unit_test(test_every_seed_survives),
        cmocka_unit_test(test_games_replay_to_the_same_record),
        cmocka_unit_test(test_cut_record_loads_up_to_its_last_whole_line),
        cmocka_unit_test(test_what_was_never_written_is_no_part_of_a_record),
        cmocka_unit_test(test_windows_line_ends_comments_and_blank_lines_are_harmless),
        cmocka_unit_test(test_refused_move_leaves_the_game),
        cmocka_unit_test(test_any_changed_byte_is_survived),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
