/* The engine protocol: the talks of tests/engine, and what cannot be written in one. In a talk
 *
 *     > COMMAND
 *     < JSON
 *
 * each command must be answered with all that its JSON says; an object may say more. */
#include "unit/played.h"

#include "engine/engine.h"
#include "support/golden.h"
#include "support/soak.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <jansson.h>

static char folder[64];

static int make_folder(void **state)
{
    *state = folder;
    scratch_make(folder);
    /* Talks save games, and try to where they must not. */
    return chdir(folder) != 0 || mkfifo("a pipe", 0600) != 0;
}

/* What the engine says to a script of so many bytes, to be freed; its exit status must be 0. */
static char *talk_bytes(const char *script, size_t length)
{
    char *said = NULL;
    size_t size;
    FILE *in = length ? fmemopen((void *)(uintptr_t)script, length, "r") : fopen("/dev/null", "r");
    FILE *out = open_memstream(&said, &size);
    assert_non_null(in);
    assert_non_null(out);
    assert_int_equal(engine_run(in, out), 0);
    fclose(in);
    fclose(out);
    return said;
}

static char *talk(const char *script)
{
    return talk_bytes(script, strlen(script));
}

/* The answers of a script as an array. */
static json_t *answers(const char *script)
{
    char *said = talk(script);
    json_t *all = json_array();
    for (char *line = said, *end; (end = strchr(line, '\n')) != NULL; line = end + 1) {
        json_error_t error;
        json_t *answer = json_loadb(line, (size_t)(end - line), 0, &error);
        if (answer == NULL)
            fail_msg("'%.*s': %s", (int)(end - line), line, error.text);
        json_array_append_new(all, answer);
    }
    free(said);
    return all;
}

/* Whether `said` says all that `expected` does. */
static bool covers(const json_t *said, const json_t *expected)
{
    const char *key;
    json_t *value;
    size_t i;
    if (json_is_object(expected)) {
        for (void *at = json_object_iter((json_t *)(uintptr_t)expected); at != NULL;
             at = json_object_iter_next((json_t *)(uintptr_t)expected, at)) {
            key = json_object_iter_key(at);
            value = json_object_get(said, key);
            if (value == NULL || !covers(value, json_object_iter_value(at)))
                return false;
        }
        return json_is_object(said);
    }
    if (json_is_array(expected)) {
        if (!json_is_array(said) || json_array_size(said) != json_array_size(expected))
            return false;
        for (i = 0; i < json_array_size(expected); i++)
            if (!covers(json_array_get(said, i), json_array_get(expected, i)))
                return false;
        return true;
    }
    return json_equal(said, expected);
}

static void check_talk(const char *name)
{
    char path[512], script[1 << 14] = "";
    size_t length, number = 0, count = 0;
    json_error_t error;
    snprintf(path, sizeof path, "%s/tests/engine/%s", BASTIDE_SOURCE_DIR, name);
    char *text = played_text(path, &length);
    for (char *line = text, *end; (end = strchr(line, '\n')) != NULL; line = end + 1)
        if (line[0] == '>')
            strncat(script, line + 1 + (line[1] == ' '), (size_t)(end - line) - (line[1] == ' '));
    json_t *said = answers(script);
    for (char *line = text, *end; (end = strchr(line, '\n')) != NULL; line = end + 1) {
        number++;
        if (line[0] != '<')
            continue;
        json_t *expected = json_loadb(line + 2, (size_t)(end - line) - 2, 0, &error);
        const json_t *answer = json_array_get(said, count++);
        if (expected == NULL || !covers(answer, expected))
            fail_msg("%s:%zu: expected %.*s\n  but it is %s", name, number, (int)(end - line) - 2,
                     line + 2, expected == NULL ? error.text : json_dumps(answer, JSON_COMPACT));
        json_decref(expected);
    }
    if (count != json_array_size(said))
        fail_msg("%s: %zu answers, expected %zu", name, json_array_size(said), count);
    json_decref(said);
    free(text);
}

static void test_talks(void **state)
{
    (void)state;
    DIR *talks = opendir(BASTIDE_SOURCE_DIR "/tests/engine");
    unsigned count = 0;
    assert_non_null(talks);
    for (const struct dirent *next; (next = readdir(talks)) != NULL;)
        if (strstr(next->d_name, ".talk") != NULL) {
            check_talk(next->d_name);
            count++;
        }
    closedir(talks);
    assert_true(count >= 23);
}

/* The answers to a whole game, of the moments after every seventh move: FNV-1a. */
static uint64_t hash_of_game(const char *new_game)
{
    static char script[1 << 13];
    uint64_t hash = 0xcbf29ce484222325;
    size_t used = (size_t)snprintf(script, sizeof script, "%s\n", new_game);
    for (unsigned seed = 0; seed < 100; seed++)
        used += (size_t)snprintf(script + used, sizeof script - used, "random 7 %u\nstate\nlegal\n",
                                 seed);
    char *said = talk(script);
    for (const char *at = said; *at; at++)
        hash = (hash ^ (unsigned char)*at) * 0x100000001b3;
    free(said);
    return hash;
}

/* Games without the sets inns and traders are answered byte for byte as before there were such
 * sets. The file was recorded then: a difference is a mistake, not a reason to renew it. */
static void test_games_of_the_first_sets_are_answered_as_ever(void **state)
{
    (void)state;
    static const char *const variants[] = {
        "sets=base", "sets=base,bcb",    "sets=base,drawbridges",        "",
        "edition=1", "edition=zman2010", "bazaar-mode=draft tiny-city=2"};
    char *text = talk("new players=3 seed=4\nrandom 45 1\nstate\nlegal\nrandom 20 2\nlegal\n");
    char *record = NULL;
    size_t size;
    FILE *out = open_memstream(&record, &size);
    fputs(text, out);
    for (size_t v = 0; v < sizeof variants / sizeof variants[0]; v++)
        for (int players = 2; players <= 6; players++) {
            char new_game[80];
            snprintf(new_game, sizeof new_game, "new players=%d seed=%d %s", players, players,
                     variants[v]);
            fprintf(out, "%016" PRIx64 " %s\n", hash_of_game(new_game), new_game);
        }
    fclose(out);
    golden_expect("engine/first_sets.answers", record);
    free(record);
    free(text);
}

/* What `event` says by `key`, a player's number, as an index; -1 where it is nobody. */
static int player_of(const json_t *event, const char *key)
{
    return (int)json_integer_value(json_object_get(event, key)) - 1;
}

/* Enters what an event says of points into everybody's sum. */
static void add_points(const json_t *event, json_int_t sums[6])
{
    const char *type = json_string_value(json_object_get(event, "type"));
    json_int_t points = json_integer_value(json_object_get(event, "points"));
    if (strcmp(type, "score") == 0)
        sums[player_of(event, "player")] += points;
    if (strcmp(type, "auction") == 0)
        sums[player_of(event, "taker")] -= points;
    if (strcmp(type, "auction") == 0 && player_of(event, "other") >= 0)
        sums[player_of(event, "other")] += points;
}

/* Whole games by pipe, for every number of players: they end, and the events tell every point. */
static void check_random_game(int players, const char *variant)
{
    char script[160];
    snprintf(script, sizeof script, "new players=%d %s seed=%d\nrandom 3000 7\nstate\nquit\n",
             players, variant, players);
    json_t *said = answers(script);
    assert_int_equal(json_array_size(said), 3);
    const json_t *events = json_object_get(json_array_get(said, 1), "events");
    const json_t *over = json_array_get(events, json_array_size(events) - 1);
    const json_t *end = json_array_get(said, 2), *seats = json_object_get(end, "players");
    assert_string_equal(json_string_value(json_object_get(over, "type")), "over");
    assert_string_equal(json_string_value(json_object_get(end, "phase")), "over");
    assert_int_equal(json_array_size(seats), players);
    json_int_t sums[6] = {0};
    for (size_t e = 0; e < json_array_size(events); e++)
        add_points(json_array_get(events, e), sums);
    for (size_t p = 0; p < (size_t)players; p++) {
        json_int_t score = json_integer_value(json_object_get(json_array_get(seats, p), "score"));
        assert_int_equal(json_integer_value(json_array_get(json_object_get(over, "scores"), p)),
                         score);
        assert_int_equal(sums[p], score);
    }
    json_decref(said);
}

/* The sets and options of random games, besides the first sets. */
#define FIVE_SETS "sets=base,bcb,drawbridges,inns,traders"
static const char builder_first[] = FIVE_SETS " bazaar-builder=builder-first";

static void test_random_games_end_with_final_scores(void **state)
{
    (void)state;
    static const char *const variants[] = {"sets=base",
                                           "sets=base,bcb",
                                           "sets=base,drawbridges",
                                           "",
                                           "edition=1",
                                           "edition=zman2010",
                                           "bazaar-mode=draft tiny-city=2",
                                           "sets=base,inns inn-final=plain",
                                           "sets=base,traders",
                                           FIVE_SETS,
                                           builder_first};
    for (size_t v = 0; v < sizeof variants / sizeof variants[0]; v++)
        for (int players = 2; players <= 6; players++)
            check_random_game(players, variants[v]);
}

static const char *const goods[] = {"wine", "grain", "cloth"};

enum { GOODS = sizeof goods / sizeof goods[0] };

static json_int_t number_in(const json_t *object, const char *key)
{
    return json_integer_value(json_object_get(object, key));
}

/* What the events of a whole game tell of goods and double turns. */
struct trade {
    json_int_t taken[6][GOODS];
    json_int_t paid; /* for most of a good */
    unsigned doubles;
};

static void add_trade(struct trade *trade, const json_t *event)
{
    const char *type = json_string_value(json_object_get(event, "type"));
    const char *kind = json_string_value(json_object_get(event, "kind"));
    trade->doubles += strcmp(type, "double") == 0;
    for (unsigned good = 0; good < GOODS; good++) {
        if (strcmp(type, "goods") == 0)
            trade->taken[player_of(event, "player")][good] += number_in(event, goods[good]);
        if (kind == NULL || strcmp(kind, goods[good]) != 0)
            continue;
        assert_string_equal(json_string_value(json_object_get(event, "reason")), "final");
        assert_int_equal(number_in(event, "points"), 10);
        assert_true(json_is_array(json_object_get(event, "tiles")));
        assert_int_equal(json_array_size(json_object_get(event, "tiles")), 0);
        trade->paid += 10;
    }
}

/* The tokens taken are those of the events, and with those left they are all there are (TB1). */
static void check_goods(const struct trade *trade, const json_t *end)
{
    static const json_int_t tokens[GOODS] = {9, 6, 5};
    const json_t *seats = json_object_get(end, "players");
    for (unsigned good = 0; good < GOODS; good++) {
        json_int_t sum = number_in(json_object_get(end, "goods"), goods[good]);
        for (size_t p = 0; p < json_array_size(seats); p++) {
            const json_t *has = json_object_get(json_array_get(seats, p), "goods");
            assert_int_equal(number_in(has, goods[good]), trade->taken[p][good]);
            sum += trade->taken[p][good];
        }
        assert_int_equal(sum, tokens[good]);
    }
}

static void test_goods_and_double_turns_of_whole_games(void **state)
{
    (void)state;
    json_int_t paid = 0;
    unsigned doubles = 0;
    for (int seed = 0; seed < 8; seed++) {
        char script[160];
        struct trade trade = {.paid = 0};
        snprintf(script, sizeof script,
                 "new players=%d " FIVE_SETS " seed=%d\nrandom 3000 %d\nstate\n", 2 + seed % 2,
                 seed, seed);
        json_t *said = answers(script),
               *events = json_object_get(json_array_get(said, 1), "events");
        for (size_t e = 0; e < json_array_size(events); e++)
            add_trade(&trade, json_array_get(events, e));
        check_goods(&trade, json_array_get(said, 2));
        paid += trade.paid;
        doubles += trade.doubles;
        json_decref(said);
    }
    assert_true(paid > 0 && doubles > 0);
}

/* The time given ends a search that would take far longer, and the answer can be played. */
static void test_time_ends_thinking(void **state)
{
    (void)state;
    json_t *said = answers("new sets=base seed=3\ngo ms=3\ngo playouts=100000 ms=3\nlegal\n");
    const json_t *moves = json_object_get(json_array_get(said, 3), "moves");
    for (size_t answer = 1; answer < 3; answer++) {
        const json_t *found = json_array_get(said, answer);
        bool is_legal = false;
        for (size_t m = 0; m < json_array_size(moves); m++)
            is_legal |= json_equal(json_array_get(moves, m), json_object_get(found, "move"));
        assert_true(is_legal);
        assert_in_range(number_in(found, "playouts"), 0, 99999);
    }
    json_decref(said);
}

/* The end of a game is solved, and that is said; a move before it cannot be. */
static void test_solved_end_is_said(void **state)
{
    (void)state;
    json_t *said = answers("new sets=base seed=3\ngo\nrandom 93 1\ngo\n");
    const json_t *begun = json_array_get(said, 1), *ended = json_array_get(said, 3);
    assert_true(json_is_false(json_object_get(begun, "solved")));
    assert_true(json_is_true(json_object_get(ended, "solved")));
    assert_int_equal(number_in(ended, "playouts"), 0);
    json_decref(said);
}

/* The keys of an object, no more and no fewer. */
static void check_keys(const json_t *object, const char *const *keys, size_t count)
{
    for (size_t k = 0; k < count; k++)
        if (json_object_get(object, keys[k]) == NULL)
            fail_msg("nothing is said of '%s'", keys[k]);
    assert_int_equal(json_object_size(object), count);
}

static void test_each_set_has_its_own_keys(void **state)
{
    (void)state;
    static const char *const player[] = {"name",  "score",    "meeples", "bridges", "castles",
                                         "large", "builders", "pigs",    "goods"};
    static const char *const feature[] = {"kind",       "tiles",     "complete", "open",
                                          "pennants",   "followers", "points",   "inns",
                                          "cathedrals", "goods",     "helpers"};
    static const char *const top[] = {
        "players", "phase",   "actor", "host", "hand",  "pile", "board", "features", "castles",
        "bazaar",  "pending", "over",  "seed", "goods", "part", "owed",  "announced"};
    static const struct {
        const char *sets;
        size_t player, feature, top; /* how many of each */
    } games[] = {{"base,bcb,drawbridges", 5, 7, 13},
                 {"base,inns", 6, 9, 13},
                 {"base,bcb,drawbridges,inns,traders", 9, 11, 17}};
    for (size_t g = 0; g < sizeof games / sizeof games[0]; g++) {
        char script[80];
        snprintf(script, sizeof script, "new sets=%s\n", games[g].sets);
        json_t *said = answers(script), *answer = json_array_get(said, 0);
        check_keys(json_array_get(json_object_get(answer, "players"), 0), player, games[g].player);
        check_keys(json_array_get(json_object_get(answer, "features"), 0), feature,
                   games[g].feature);
        check_keys(answer, top, games[g].top);
        json_decref(said);
    }
}

/* Those of a game that has every key of one without that set, and these. */
static void check_more_keys(const char *sets, const char *of_player, const char *of_feature,
                            const char *of_all)
{
    static const size_t base_keys[] = {5, 7, 13};
    const char *const more[] = {of_player, of_feature, of_all};
    char script[80], word[32];
    snprintf(script, sizeof script, "new sets=%s\n", sets);
    json_t *said = answers(script), *answer = json_array_get(said, 0);
    const json_t *objects[] = {json_array_get(json_object_get(answer, "players"), 0),
                               json_array_get(json_object_get(answer, "features"), 0), answer};
    for (size_t o = 0; o < 3; o++) {
        size_t keys = base_keys[o];
        int used = 0;
        for (const char *rest = more[o]; sscanf(rest, "%31s%n", word, &used) == 1; rest += used) {
            if (json_object_get(objects[o], word) == NULL)
                fail_msg("nothing is said of '%s' with %s", word, sets);
            keys++;
        }
        assert_int_equal(json_object_size(objects[o]), keys);
    }
    json_decref(said);
}

static void test_abbeys_and_dragon_have_their_own_keys(void **state)
{
    (void)state;
    check_more_keys("base", "", "", "");
    check_more_keys("base,abbeys", "abbeys mayors wagons barns", "barns", "");
    check_more_keys("base,dragon", "", "", "dragon fairy asleep");
    check_more_keys("base,abbeys,dragon", "abbeys mayors wagons barns", "barns",
                    "dragon fairy asleep");
}

/* Playing every move of `random` one by one gives the same state and the same events. */
static json_t *last_state(const char *script)
{
    json_t *said = answers(script);
    json_t *state = json_incref(json_array_get(said, json_array_size(said) - 1));
    json_decref(said);
    return state;
}

/* Without traders, states in which no auction waits are as they were before one could. */
static void test_BZ11_announced_only_while_an_auction_waits(void **state)
{
    (void)state;
    const char *round = "new sets=base,bcb chance=manual\nplay draw CFFF\nplay place 0,-1 s\n"
                        "play pass\nplay draw FFFF.b\nplay place 0,1 n\nplay pass\n"
                        "play reveal Cccc+ FRFr\nplay offer 1 0\nplay pass\nplay discard\n"
                        "play draw FRFR.b\nplay place -1,0 n\n%sstate\n";
    char script[512];
    snprintf(script, sizeof script, round, "");
    json_t *building = last_state(script);
    snprintf(script, sizeof script, round, "play pass\n");
    json_t *waiting = last_state(script);
    snprintf(script, sizeof script, round, "play pass\nplay place 1,0 n\nplay pass\n");
    json_t *due = last_state(script);
    assert_null(json_object_get(building, "announced"));
    assert_int_equal(json_array_size(json_object_get(waiting, "announced")), 1);
    assert_string_equal(json_string_value(json_object_get(due, "phase")), "reveal");
    assert_null(json_object_get(due, "announced"));
    json_decref(building);
    json_decref(waiting);
    json_decref(due);
}

static void test_random_is_so_many_plays(void **state)
{
    (void)state;
    static char script[1 << 15];
    json_t *random = answers("new seed=6 players=3\nrandom 150 1\nsave r.bastide\nstate\n");
    size_t length;
    char *record = played_text("r.bastide", &length);
    size_t used = (size_t)snprintf(script, sizeof script, "new seed=6 players=3\n");
    for (char *line = strstr(record, "\n\n") + 2, *end; (end = strchr(line, '\n')) != NULL;
         line = end + 1)
        if (line[0] >= '1' && line[0] <= '3')
            used += (size_t)snprintf(script + used, sizeof script - used, "play %.*s\n",
                                     (int)(end - line) - 2, line + 2);
    snprintf(script + used, sizeof script - used, "state\n");
    json_t *played = answers(script), *events = json_array();
    size_t count = json_array_size(played);
    for (size_t i = 1; i + 1 < count; i++)
        json_array_extend(events, json_object_get(json_array_get(played, i), "events"));
    assert_true(json_equal(events, json_object_get(json_array_get(random, 1), "events")));
    assert_true(json_equal(json_array_get(played, count - 1), json_array_get(random, 3)));
    assert_int_equal(count, 152);
    assert_non_null(strstr(record, "\n- reveal "));
    free(record);
    json_decref(events);
    json_decref(random);
    json_decref(played);
}

/* At the moment after so many random moves: whatever is listed can be played, and taking it back
 * leads to the same state. Returns the phase, to be freed. */
static char *check_moment(const char *game, int made)
{
    static char script[1 << 17];
    size_t used = (size_t)snprintf(script, sizeof script,
                                   "new %s players=3\nrandom %d 2\nstate\nlegal\n", game, made);
    json_t *said = answers(script);
    const json_t *before = json_array_get(said, 2), *legal = json_array_get(said, 3);
    const json_t *moves = json_object_get(legal, "moves");
    size_t count = json_array_size(moves);
    assert_true(count > 0);
    for (size_t m = 0; m < count; m++)
        used += (size_t)snprintf(script + used, sizeof script - used, "play %s\nundo\nstate\n",
                                 json_string_value(json_array_get(moves, m)));
    assert_true(used < sizeof script);
    json_t *tried = answers(script);
    for (size_t m = 0; m < count; m++) {
        if (!json_is_true(json_object_get(json_array_get(tried, 4 + 3 * m), "ok")))
            fail_msg("'%s' is listed but refused", json_string_value(json_array_get(moves, m)));
        assert_true(json_is_true(json_object_get(json_array_get(tried, 5 + 3 * m), "ok")));
        assert_true(json_equal(json_array_get(tried, 6 + 3 * m), before));
    }
    char *phase = strdup(json_string_value(json_object_get(legal, "phase")));
    json_decref(said);
    json_decref(tried);
    return phase;
}

static void test_every_legal_move_can_be_played_and_taken_back(void **state)
{
    (void)state;
    static const char *const phases[] = {"place", "build", "offer", "bid", "settle"};
    bool seen[sizeof phases / sizeof phases[0]] = {false};
    for (int made = 0; made < 230; made += (int)in_soak(5, 10)) {
        char *phase = check_moment(FIVE_SETS " seed=9", made);
        for (size_t p = 0; p < sizeof phases / sizeof phases[0]; p++)
            seen[p] |= strcmp(phase, phases[p]) == 0;
        free(phase);
    }
    for (size_t p = 0; p < sizeof phases / sizeof phases[0]; p++)
        if (!seen[p])
            fail_msg("no moment was of the phase '%s'", phases[p]);
}

/* Checks a few moments of each phase that these sets bring, and counts them. */
static void check_phases(unsigned seed, unsigned seen[3])
{
    enum { FIRST = 60, LAST = 240, OF_EACH = 3 };
    static const char *const phases[] = {"abbey", "wagon", "dragon"};
    static char script[(LAST - FIRST) * 100];
    char game[60];
    size_t used = 0;
    snprintf(game, sizeof game, "sets=base,abbeys,dragon seed=%u", seed);
    for (int made = FIRST; made < LAST; made++)
        used += (size_t)snprintf(script + used, sizeof script - used,
                                 "new %s players=3\nrandom %d 2\nlegal\n", game, made);
    json_t *said = answers(script);
    for (int made = FIRST; made < LAST; made++) {
        const json_t *legal = json_array_get(said, 3 * (size_t)(made - FIRST) + 2);
        for (size_t p = 0; p < 3; p++) {
            const char *phase = json_string_value(json_object_get(legal, "phase"));
            if (strcmp(phase, phases[p]) == 0 && seen[p]++ < OF_EACH)
                free(check_moment(game, made));
        }
    }
    json_decref(said);
}

static void test_moves_of_abbeys_and_dragon_can_be_taken_back(void **state)
{
    (void)state;
    unsigned seen[3] = {0};
    for (unsigned seed = 5; seed < 15 && (seen[0] == 0 || seen[1] == 0 || seen[2] == 0); seed++)
        check_phases(seed, seen);
    assert_true(seen[0] > 0 && seen[1] > 0 && seen[2] > 0);
}

static void test_manual_draws_are_listed_once_each(void **state)
{
    (void)state;
    json_t *said = answers("new " FIVE_SETS " chance=manual\nlegal\nplay "
                           "draw Cccc+\nlegal\nundo\nlegal\n");
    const json_t *moves = json_object_get(json_array_get(said, 1), "moves");
    size_t kinds = tile_set_first[SET_TRADERS + 1];
    assert_int_equal(json_array_size(moves), kinds);
    for (size_t a = 0; a < kinds; a++)
        for (size_t b = 0; b < a; b++)
            assert_false(json_equal(json_array_get(moves, a), json_array_get(moves, b)));
    assert_true(json_equal(json_array_get(said, 1), json_array_get(said, 5)));
    json_decref(said);
}

static void test_lines_without_end_too_long_or_with_zero_bytes(void **state)
{
    (void)state;
    static char script[20000];
    memset(script, 'x', sizeof script);
    memcpy(script, "new seed=1\r\n", 12);
    memcpy(script + 12 + 9000, "\npl\0y pass\nquit", 15);
    char *said = talk_bytes(script, 12 + 9000 + 15);
    char *second = strchr(said, '\n') + 1;
    assert_int_equal(strncmp(said, "{\"players\"", 10), 0);
    assert_string_equal(second, "{\"error\":\"line too long: expected fewer than 8192 bytes\"}\n"
                                "{\"error\":\"column 3: a zero byte: expected text\"}\n");
    free(said);
    said = talk_bytes("", 0);
    assert_string_equal(said, "");
    free(said);
    said = talk("new\nstate\n\xff\xfe \n");
    assert_non_null(strstr(said, "\n{\"error\":\"column 1: '\?\?': expected new"));
    free(said);
}

static void test_answers_that_cannot_be_written_end_it(void **state)
{
    (void)state;
    FILE *in = fmemopen((void *)(uintptr_t) "new\nstate\n", 10, "r");
    /* As main() has a stream that is closed: it can be read only. */
    FILE *out = fopen("/dev/null", "w");
    int closed = open("/dev/null", O_RDONLY);
    assert_return_code(dup2(closed, fileno(out)), errno);
    assert_int_equal(engine_run(in, out), 0);
    fclose(in);
    fclose(out);
    close(closed);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_time_ends_thinking),
        cmocka_unit_test(test_solved_end_is_said),
        cmocka_unit_test(test_talks),
        cmocka_unit_test(test_each_set_has_its_own_keys),
        cmocka_unit_test(test_abbeys_and_dragon_have_their_own_keys),
        cmocka_unit_test(test_goods_and_double_turns_of_whole_games),
        cmocka_unit_test(test_games_of_the_first_sets_are_answered_as_ever),
        cmocka_unit_test(test_random_games_end_with_final_scores),
        cmocka_unit_test(test_BZ11_announced_only_while_an_auction_waits),
        cmocka_unit_test(test_random_is_so_many_plays),
        cmocka_unit_test(test_every_legal_move_can_be_played_and_taken_back),
        cmocka_unit_test(test_moves_of_abbeys_and_dragon_can_be_taken_back),
        cmocka_unit_test(test_manual_draws_are_listed_once_each),
        cmocka_unit_test(test_lines_without_end_too_long_or_with_zero_bytes),
        cmocka_unit_test(test_answers_that_cannot_be_written_end_it),
    };
    return cmocka_run_group_tests(tests, make_folder, scratch_close);
}
