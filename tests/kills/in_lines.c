/* Games in lines. The same talk is rehearsed here first, by the same answers: at each word said it
 * is known what the record holds, and that this is what was said. The program that is killed says
 * the beginning of that talk, so its record must be what it was in the rehearsal at the last word
 * that was heard, or later. */
#include "kills/kills.h"

#include "plain/plain.h"
#include "text/setup.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    ANSWERS = 160,
    ANSWER_SIZE = 16,
    KILLS_OF_A_TALK = 16,
    TALK_SIZE = 1 << 20,
    WORDS_MAX = 1 << 14,
    END_OF_TALK = 64
};

/* A state of the record. */
struct state {
    char *text;
    size_t length;
};

struct rehearsal {
    struct kills *kills;
    bool has_bots; /* seats change, and nothing is taken back */
    char answers[ANSWERS * ANSWER_SIZE];
    const char *next; /* answer */
    char said[TALK_SIZE];
    size_t length;
    struct state state[WORDS_MAX];
    size_t states;
    struct {
        size_t said, state; /* when so much had been said, so many states had been */
    } word[WORDS_MAX];
    size_t words;
};

/* Notes the state of the record where it is another one than before. */
static void note_state(struct rehearsal *rehearsal)
{
    char path[KILLS_PATH_SIZE];
    size_t length;
    if (!kills_find_record(rehearsal->kills, path))
        return;
    char *text = kills_read(rehearsal->kills, path, &length);
    const struct state *last =
        rehearsal->states > 0 ? &rehearsal->state[rehearsal->states - 1] : NULL;
    if (text != NULL &&
        (last == NULL || last->length != length || memcmp(last->text, text, length) != 0)) {
        if (rehearsal->states == WORDS_MAX)
            kills_fail(rehearsal->kills, "too long a talk");
        rehearsal->state[rehearsal->states++] = (struct state){text, length};
    } else {
        free(text);
    }
}

static bool say(void *self, const char *text)
{
    struct rehearsal *rehearsal = self;
    size_t length = strlen(text);
    if (rehearsal->length + length >= TALK_SIZE || rehearsal->words == WORDS_MAX)
        kills_fail(rehearsal->kills, "too long a talk");
    memcpy(rehearsal->said + rehearsal->length, text, length + 1);
    rehearsal->length += length;
    note_state(rehearsal);
    rehearsal->word[rehearsal->words].said = rehearsal->length;
    rehearsal->word[rehearsal->words++].state = rehearsal->states;
    return true;
}

static int count_of(const char *text, const char *words)
{
    int count = 0;
    for (size_t length = strlen(words); (text = strstr(text, words)) != NULL; text += length)
        count++;
    return count;
}

/* How often this was said of a move, less those times when it was taken back. */
static int said_of_moves(const char *said, const char *words)
{
    char whole[64], back[64];
    int count = 0;
    static const char *const names[] = {"Ann", "Ben"};
    for (unsigned n = 0; n < 2; n++) {
        snprintf(whole, sizeof whole, "\n%s: %s", names[n], words);
        snprintf(back, sizeof back, "\nUndone: %s: %s", names[n], words);
        count += count_of(said, whole) - count_of(said, back);
    }
    return count;
}

/* When an answer is waited for the record has what was said, no less and no more. */
static void check_rehearsal(const struct rehearsal *rehearsal)
{
    const char *said = rehearsal->said;
    const char *kept = rehearsal->states > 0 ? rehearsal->state[rehearsal->states - 1].text : "";
    int lays = said_of_moves(said, "places "),
        deploys = said_of_moves(said, "follower in ") + said_of_moves(said, "follower on ");
    if (lays != count_of(kept, " place ") || deploys != count_of(kept, " deploy "))
        kills_fail(rehearsal->kills, "%d tiles and %d followers were said, and this is kept:\n%s",
                   lays, deploys, kept);
}

static enum plain_heard hear(void *self, char line[PLAIN_LINE_SIZE])
{
    struct rehearsal *rehearsal = self;
    size_t length = strcspn(rehearsal->next, "\n");
    bool is_end = rehearsal->next[0] == '\0';
    check_rehearsal(rehearsal);
    snprintf(line, PLAIN_LINE_SIZE, "%.*s", (int)length, rehearsal->next);
    rehearsal->next += is_end ? 0 : length + 1;
    strcpy(rehearsal->said + rehearsal->length++, "\n"); /* what is not typed ends the prompt */
    return is_end ? PLAIN_END : PLAIN_LINE;
}

static bool wait(void *self, int fd, unsigned milliseconds)
{
    (void)self;
    (void)milliseconds;
    return poll(&(struct pollfd){.fd = fd, .events = POLLIN}, 1, -1) == 1;
}

/* Some answers that move the game, and some that take moves back or give Ben's seat away. */
static void choose_answers(struct rehearsal *rehearsal, struct rng *rng)
{
    enum { USUAL = 14 };
    static const char *const usual[2][USUAL] = {
        {"1", "1", "1", "1", "1", "1", "2", "2", "3", "0", "4", "undo", "undo", "redo"},
        {"1", "1", "1", "1", "1", "1", "2", "2", "3", "0", "4", "bot Ben easy", "bot Ben normal",
         "bot Ben off"}};
    rehearsal->has_bots = rng_below(rng, 2) == 1;
    rehearsal->answers[0] = '\0';
    for (unsigned a = 0; a < ANSWERS; a++) {
        strcat(rehearsal->answers, usual[rehearsal->has_bots][rng_below(rng, USUAL)]);
        strcat(rehearsal->answers, "\n");
    }
    rehearsal->next = rehearsal->answers;
}

static void rehearse(struct kills *kills, struct rehearsal *rehearsal, uint64_t seed)
{
    struct start_request request = {
        .start = START_NEW, .head = setup_default(), .head_is_whole = true};
    struct line_io io = {.self = rehearsal, .hear = hear, .say = say, .wait = wait};
    rehearsal->kills = kills;
    rehearsal->length = rehearsal->states = rehearsal->words = 0;
    rehearsal->said[0] = '\0';
    choose_answers(rehearsal, &kills->rng);
    strcpy(request.head.name[0], "Ann");
    strcpy(request.head.name[1], "Ben");
    request.head.options.players = 2;
    request.head.has_seed = true;
    request.head.seed = seed;
    kills_clear(kills);
    struct problem problem;
    if (!plain_dialogue(&request, &io, &problem))
        kills_fail(kills, "the talk cannot be rehearsed: %s", problem.text);
    note_state(rehearsal);
}

static void forget(struct rehearsal *rehearsal)
{
    for (size_t s = 0; s < rehearsal->states; s++)
        free(rehearsal->state[s].text);
}

/* Whether the text is this state, as a reader takes it: what begins with a zero byte was not
 * written whole and does not count. */
static bool is_state(const struct rehearsal *rehearsal, size_t s, const char *text, size_t length)
{
    const struct state *state = &rehearsal->state[s];
    return length >= state->length && memcmp(text, state->text, state->length) == 0 &&
           (length == state->length || text[state->length] == '\0');
}

/* Whether the text has this state whole, and of the next one so many lines more: computer players
 * make several changes before something is said again. */
static bool is_beyond_state(const struct rehearsal *rehearsal, size_t s, const char *text,
                            size_t length)
{
    const struct state *state = &rehearsal->state[s], *next = state + 1;
    return s + 1 < rehearsal->states && length > state->length && length < next->length &&
           memcmp(text, state->text, state->length) == 0 && memcmp(text, next->text, length) == 0 &&
           text[length - 1] == '\n';
}

/* What was shown as done is in the record, which is one that there was. */
static void check(struct kills *kills, const struct rehearsal *rehearsal,
                  const struct victim *victim)
{
    char path[KILLS_PATH_SIZE];
    size_t length, word = 0, said = victim->length;
    struct session session;
    if (said > rehearsal->length || memcmp(victim->said, rehearsal->said, said) != 0)
        kills_fail(kills, "another talk than was rehearsed: %.*s", (int)said, victim->said);
    while (word < rehearsal->words && rehearsal->word[word].said <= said)
        word++;
    size_t states = word > 0 ? rehearsal->word[word - 1].state : 0;
    char *text = kills_find_record(kills, path) ? kills_read(kills, path, &length) : NULL;
    if (text == NULL || length == 0) {
        if (states > 0)
            kills_fail(kills, "no record, and yet a game was shown: %.*s", (int)said, victim->said);
        free(text);
        return;
    }
    size_t s = states > 0 ? states - 1 : 0;
    while (s < rehearsal->states && !is_state(rehearsal, s, text, length) &&
           !is_beyond_state(rehearsal, s, text, length))
        s++;
    if (s == rehearsal->states)
        kills_fail(kills, "what was shown is not in the record: %.*s", (int)said, victim->said);
    kills_open(kills, path, &session);
    session_close(&session);
    if (!rehearsal->has_bots) /* a record that replaces another may be left behind */
        kills_expect_no_leftovers(kills, NULL);
    free(text);
}

void kills_in_lines(struct kills *kills, unsigned long rounds)
{
    static struct rehearsal rehearsal;
    while (kills->killed < rounds) {
        char seed[24];
        uint64_t number = rng_below(&kills->rng, 1000000);
        snprintf(seed, sizeof seed, "%u", (unsigned)number);
        rehearse(kills, &rehearsal, number);
        char *const arguments[] = {"bastide", "--plain", "new", "-p", "Ann",
                                   "-p",      "Ben",     "-n",  seed, NULL};
        /* A kill comes anywhere in the time that a whole talk takes; that is learnt as we go. */
        static uint32_t whole = 20000;
        for (unsigned k = 0; k < KILLS_OF_A_TALK && kills->killed < rounds; k++) {
            struct victim victim;
            kills_clear(kills);
            victim_start(kills, &victim, arguments);
            size_t length = strlen(rehearsal.answers);
            if (write(victim.input, rehearsal.answers, length) != (ssize_t)length)
                kills_fail(kills, "the answers cannot be given");
            victim_listen(kills, &victim, (long)rng_below(&kills->rng, whole) + 500);
            victim_kill(kills, &victim);
            check(kills, &rehearsal, &victim);
            bool was_over = victim.length + END_OF_TALK > rehearsal.length;
            whole = !was_over ? whole + 500 : whole > 3000 ? whole - 1000 : whole;
            victim_free(&victim);
        }
        forget(&rehearsal);
    }
}
