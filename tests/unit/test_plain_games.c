/* Whole games in lines, by players who take any of the answers that a prompt offers: no prompt may
 * refuse what it offers or lead nowhere, and the scores must be those of the record. */
#include "unit/played.h"

#include "plain/plain.h"
#include "plain/question.h"
#include "support/golden.h"
#include "support/soak.h"
#include "text/setup.h"

#include <ctype.h>
#include <glob.h>

enum { SAID_SIZE = 1 << 18, PROMPTS_MOST = 6000 };

static char folder[64];

static int make_folder(void **state)
{
    (void)state;
    scratch_make(folder);
    return played_games_in(folder);
}

/* The question at hand, as it was said. */
struct offered {
    unsigned number[CHOICES_MAX];
    unsigned numbers;
    unsigned rare;   /* the last choice of a figure that is no meeple, or 0 */
    int least, most; /* of a bid */
    bool bids, has_more;
};

struct guest {
    struct rng rng;
    char said[SAID_SIZE]; /* since the last prompt */
    size_t length;
    struct offered offered;
    char last[PLAIN_LINE_SIZE]; /* what was answered last */
    bool takes_first;           /* the first choice always; bids by chance; no more is typed */
    bool takes_rare;            /* but a figure that is no meeple first of all */
    FILE *kept;                 /* gets the talk but for choices that were not taken; or NULL */
    unsigned prompts;
    bool is_over;
    int score[PLAYERS_MAX];
    unsigned scores;
};

static bool is_choice(const char *line, int *number)
{
    int length = 0;
    return isdigit((unsigned char)line[0]) && sscanf(line, "%d%n", number, &length) == 1 &&
           strncmp(line + length, "  ", 2) == 0;
}

static bool is_rare(const char *line)
{
    return strstr(line, "  large ") || strstr(line, "  builder ") || strstr(line, "  pig ");
}

/* A line that makes the offer. */
static bool understand_offer(struct offered *offered, const char *line)
{
    int number;
    if (is_choice(line, &number)) {
        assert_true(offered->numbers < CHOICES_MAX);
        offered->number[offered->numbers++] = (unsigned)number;
        if (is_rare(line))
            offered->rare = (unsigned)number;
        return true;
    }
    const char *bids =
        strstr(line, "Type a number to bid: ") ? line : strstr(line, "Type the points: ");
    if (bids && sscanf(strchr(bids, ':'), ": %d", &offered->least) == 1) {
        offered->bids = true;
        if (sscanf(strchr(bids, ':'), ": %*d to %d", &offered->most) != 1)
            offered->most = offered->least + 8;
        return true;
    }
    offered->has_more |= strncmp(line, "more: ", 6) == 0;
    return false;
}

static void understand_score(struct guest *guest, const char *line)
{
    unsigned number;
    int score;
    if (strcmp(line, "The game is over.") == 0)
        guest->is_over = true;
    else if (guest->is_over && sscanf(line, "Player %u: %d point", &number, &score) == 2) {
        guest->score[number - 1] = score;
        guest->scores++;
    }
}

/* What was said makes a new offer, or it was an answer to a look and the offer stands. */
static void understand(struct guest *guest)
{
    struct offered offered = {.numbers = 0};
    bool is_offer = false;
    for (char *line = guest->said, *end; (end = strchr(line, '\n')); line = end + 1) {
        *end = '\0';
        if (strstr(line, ": expected ") || strncmp(line, "Not allowed", 11) == 0)
            fail_msg("prompt %u: '%s' is offered and refused: %s", guest->prompts, guest->last,
                     line);
        is_offer |= understand_offer(&offered, line);
        understand_score(guest, line);
        *end = '\n';
    }
    if (is_offer)
        guest->offered = offered;
}

/* These change nothing. */
static const char *const looks[] = {"board", "features", "scores", "near", "left",
                                    "hand",  "log",      "?",      "",     "log all"};

static unsigned below(struct guest *guest, size_t count)
{
    return rng_below(&guest->rng, (uint32_t)count);
}

static void answer(struct guest *guest, char line[PLAIN_LINE_SIZE])
{
    const struct offered *offered = &guest->offered;
    if (!guest->takes_first && below(guest, 40) == 0)
        snprintf(line, PLAIN_LINE_SIZE, "%s", looks[below(guest, sizeof looks / sizeof *looks)]);
    else if (!guest->takes_first && offered->has_more && below(guest, 3) == 0)
        snprintf(line, PLAIN_LINE_SIZE, "more");
    else if (offered->bids && (offered->numbers == 0 || below(guest, 2) == 0))
        snprintf(line, PLAIN_LINE_SIZE, "%u",
                 (unsigned)offered->least +
                     below(guest, (size_t)(offered->most - offered->least) + 1));
    else if (guest->takes_rare && offered->rare > 0)
        snprintf(line, PLAIN_LINE_SIZE, "%u", offered->rare);
    else {
        assert_true(offered->numbers > 0);
        unsigned taken = guest->takes_first ? 0 : below(guest, offered->numbers);
        snprintf(line, PLAIN_LINE_SIZE, "%u", offered->number[taken]);
    }
}

static void keep(const struct guest *guest, const char *taken)
{
    int number;
    const char *line = guest->said;
    for (const char *end; (end = strchr(line, '\n')); line = end + 1)
        if (!is_choice(line, &number) || number == atoi(taken))
            fprintf(guest->kept, "%.*s\n", (int)(end - line), line);
    fprintf(guest->kept, "%s%s\n", line, taken);
}

static enum plain_heard hear(void *self, char line[PLAIN_LINE_SIZE])
{
    struct guest *guest = self;
    assert_true(++guest->prompts < PROMPTS_MOST);
    understand(guest);
    if (guest->is_over)
        snprintf(line, PLAIN_LINE_SIZE, "0");
    else
        answer(guest, line);
    if (guest->kept)
        keep(guest, line);
    snprintf(guest->last, sizeof guest->last, "%s", line);
    guest->length = 0;
    return PLAIN_LINE;
}

static bool say(void *self, const char *text)
{
    struct guest *guest = self;
    size_t length = strlen(text);
    assert_true(guest->length + length < SAID_SIZE);
    memcpy(guest->said + guest->length, text, length + 1);
    guest->length += length;
    return true;
}

/* The only record that is kept. */
static void load_kept(struct session *session, char path[256])
{
    char pattern[256];
    struct problem problem;
    glob_t found;
    snprintf(pattern, sizeof pattern, "%s/bastide/*.bastide", folder);
    assert_int_equal(glob(pattern, 0, NULL, &found), 0);
    assert_int_equal(found.gl_pathc, 1);
    snprintf(path, 256, "%s", found.gl_pathv[0]);
    globfree(&found);
    assert_true(session_load(session, path, &problem));
}

static void check_scores(const struct guest *guest, const struct record_head *head)
{
    struct session session;
    char path[256];
    load_kept(&session, path);
    assert_true(game_is_over(&session.game));
    assert_int_equal(guest->scores, head->options.players);
    for (unsigned p = 0; p < head->options.players; p++)
        assert_int_equal(guest->score[p], session.game.player[p].score);
    session_close(&session);
    remove(path);
}

static void play(struct guest *guest, const struct record_head *head)
{
    struct line_io io = {.self = guest, .hear = hear, .say = say};
    struct start_request request = {.start = START_NEW, .head = *head, .head_is_whole = true};
    struct problem problem;
    assert_true(plain_dialogue(&request, &io, &problem));
    assert_true(guest->is_over);
    check_scores(guest, head);
}

/* A game of any kind: players, sets, edition, options, and sometimes tiles from a real box. */
static struct record_head any_head(uint64_t seed)
{
    struct rng rng = rng_from_seed(seed);
    unsigned players = PLAYERS_MIN + rng_below(&rng, PLAYERS_MAX - PLAYERS_MIN + 1);
    struct record_head head = played_head(players, seed);
    head.options.sets = sets_together(1u << SET_BASE | rng_below(&rng, 1u << TILE_SETS_COUNT));
    options_set_edition(&head.options, (enum edition)rng_below(&rng, EDITIONS_COUNT));
    for (unsigned option = 0; option < OPTIONS_COUNT; option++)
        if (rng_below(&rng, 3) == 0)
            head.options.value[option] = (uint8_t)rng_below(&rng, OPTION_VALUES_MAX);
    if (rng_below(&rng, 4) == 0)
        head.changed_aids = (uint16_t)rng_below(&rng, 1u << AIDS_COUNT);
    if (rng_below(&rng, 8) == 0) {
        head.chance = RECORD_CHANCE_MANUAL;
        head.has_seed = false;
    }
    return head;
}

/* With a number as the argument so many. */
static unsigned games;

static void test_any_answer_leads_to_the_end(void **state)
{
    (void)state;
    for (unsigned seed = 0; seed < games; seed++) {
        static struct guest guest;
        struct record_head head = any_head(seed);
        guest = (struct guest){.rng = rng_from_seed(~(uint64_t)seed)};
        play(&guest, &head);
    }
}

/* A whole game in which everybody takes what is listed first, against the talk in
 * tests/plain/games.
 */
static void check_whole_game(const char *name, const struct record_head *head)
{
    static struct guest guest;
    char file[64], *text = NULL;
    size_t size = 0;
    guest =
        (struct guest){.rng = rng_from_seed(head->seed), .takes_first = true, .takes_rare = true};
    guest.kept = open_memstream(&text, &size);
    assert_non_null(guest.kept);
    play(&guest, head);
    fclose(guest.kept);
    snprintf(file, sizeof file, "plain/games/%s.txt", name);
    golden_expect(file, text);
    free(text);
}

static void test_whole_game_of_base(void **state)
{
    (void)state;
    struct record_head head = played_head(2, 11);
    head.options.sets = 1u << SET_BASE;
    check_whole_game("base", &head);
}

static void test_whole_game_of_all_sets(void **state)
{
    (void)state;
    struct record_head head = played_head(3, 12);
    check_whole_game("all_sets", &head);
}

static void test_whole_game_of_five_sets(void **state)
{
    (void)state;
    struct record_head head = played_head(2, 13);
    head.options.sets =
        1u << SET_BASE | 1u << SET_BCB | 1u << SET_DRAWBRIDGES | 1u << SET_INNS | 1u << SET_TRADERS;
    check_whole_game("five_sets", &head);
}

int main(int argc, char **argv)
{
    games = argc == 2 ? (unsigned)strtoul(argv[1], NULL, 10) : in_soak(2000, 30);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_any_answer_leads_to_the_end),
        cmocka_unit_test(test_whole_game_of_base),
        cmocka_unit_test(test_whole_game_of_all_sets),
        cmocka_unit_test(test_whole_game_of_five_sets),
    };
    return cmocka_run_group_tests(tests, make_folder, played_games_remove);
}
