/* Games on the screen. Every key is followed by Ctrl-L, so whole pictures come, in which the number
 * of tiles left, the turn, and what Enter does next can be read: the record must be as far, or
 * further. No move is taken back here. */
#include "kills/kills.h"

#include "text/setup.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* How far a game is: its turn, and in it 0 while the tile waits, 1 when it lies, 2 when the turn is
 * done. */
struct progress {
    unsigned turn, stage;
};

static bool is_further(struct progress one, struct progress other)
{
    return one.turn != other.turn ? one.turn > other.turn : one.stage > other.stage;
}

/* Whether `text` goes on with the word. */
static bool begins(const char *text, const char *word)
{
    return strncmp(text, word, strlen(word)) == 0;
}

/* Puts a blank in the place of each control sequence and control character. */
static void strip(char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if (text[i] == '\033' && i + 1 < length && text[i + 1] == '[') {
            text[i++] = ' ';
            while (i < length && !(text[i] >= 'a' && text[i] <= 'z') &&
                   !(text[i] >= 'A' && text[i] <= 'Z'))
                text[i++] = ' ';
            if (i < length)
                text[i] = ' ';
        } else if (text[i] == '\033') {
            text[i++] = ' ';
            if (i < length && (text[i] == '(' || text[i] == ')'))
                text[i++] = ' ';
            if (i < length)
                text[i] = ' ';
        } else if ((unsigned char)text[i] < ' ') {
            text[i] = ' ';
        }
    }
}

static const char *behind_blanks(const char *text)
{
    return text + strspn(text, " ");
}

/* The furthest that was shown: `92 tiles left  turn 3`, and behind it `Enter  place`. */
static struct progress shown_progress(char *said, size_t length)
{
    struct progress furthest = {0, 0}, now = {0, 0};
    strip(said, length);
    for (const char *at = said; at < said + length; at++) {
        unsigned turn;
        if (begins(at, "tiles left ") && sscanf(at + 10, " turn %u ", &turn) == 1)
            now = (struct progress){turn, 0};
        if (begins(at, "Enter ")) {
            const char *word = behind_blanks(at + 6);
            now.stage = begins(word, "pass ") || begins(word, "deploy ")   ? 1
                        : begins(word, "end ") || begins(word, "end turn") ? 2
                                                                           : 0;
        }
        if (now.turn > 0 && is_further(now, furthest))
            furthest = now;
    }
    return furthest;
}

static struct progress kept_progress(const struct session *session)
{
    const struct game *game = &session->game;
    return (struct progress){game->turn.number, game_is_over(game)                ? 3
                                                : game_phase(game) == PHASE_BUILD ? 1
                                                : game_phase(game) == PHASE_PLACE ? 0
                                                                                  : 2};
}

/* A game of the base set, some moves old, as the record from which all begin. */
static char *game_begun(struct kills *kills, size_t *length)
{
    struct record_head head = setup_default();
    struct session session;
    struct problem problem;
    enum refusal refusal;
    char path[KILLS_PATH_SIZE];
    head.options.sets = 1u << SET_BASE;
    head.options.players = 2;
    head.has_seed = true;
    head.seed = rng_below(&kills->rng, 1000000);
    snprintf(path, sizeof path, "%s/begun.bastide", kills->folder);
    if (!session_begin(&session, &head, &problem))
        kills_fail(kills, "%s", problem.text);
    for (unsigned moves = rng_below(&kills->rng, 60); moves > 0; moves--) {
        struct move_list legal;
        game_legal(&session.game, &legal);
        if (legal.count > 0)
            session_play(&session, legal.move[rng_below(&kills->rng, (uint32_t)legal.count)],
                         &refusal, &problem);
    }
    if (!session_save(&session, path, &problem))
        kills_fail(kills, "%s", problem.text);
    session_close(&session);
    return kills_read(kills, path, length);
}

static void put(struct kills *kills, const char *path, const char *text, size_t length)
{
    FILE *file = fopen(path, "wb");
    if (file == NULL || fwrite(text, 1, length, file) != length || fclose(file) != 0)
        kills_fail(kills, "%s cannot be written", path);
}

/* Plays for a random time by nothing but Enter. */
static void play(struct kills *kills, struct victim *victim)
{
    static const char keys[] = "\r\f";
    long left = 30000 + (long)rng_below(&kills->rng, 450000);
    while (left > 0) {
        long wait = 200 + (long)rng_below(&kills->rng, 20000);
        victim_listen(kills, victim, wait < left ? wait : left);
        if (write(victim->input, keys, sizeof keys - 1) != sizeof keys - 1)
            kills_fail(kills, "the keys cannot be pressed");
        left -= wait;
    }
    victim_listen(kills, victim, (long)rng_below(&kills->rng, 3000));
}

void kills_on_screen(struct kills *kills, unsigned long rounds)
{
    unsigned long seen = 0;
    for (unsigned long round = 0; round < rounds; round++) {
        struct victim victim;
        struct session session;
        char path[KILLS_PATH_SIZE];
        size_t length;
        kills_clear(kills);
        char *begun = game_begun(kills, &length);
        kills_clear(kills);
        snprintf(path, sizeof path, "%s/screen.bastide", kills->folder);
        put(kills, path, begun, length);
        free(begun);
        char *const arguments[] = {"bastide", "load", path, NULL};
        victim_start_on_terminal(kills, &victim, arguments);
        play(kills, &victim);
        victim_kill(kills, &victim);
        struct progress shown = shown_progress(victim.said, victim.length);
        kills_open(kills, path, &session);
        struct progress kept = kept_progress(&session);
        session_close(&session);
        if (is_further(shown, kept))
            kills_fail(kills, "turn %u, stage %u was shown, but turn %u, stage %u is kept",
                       shown.turn, shown.stage, kept.turn, kept.stage);
        seen += shown.turn > 0;
        kills_expect_no_leftovers(kills, kills->folder);
        victim_free(&victim);
    }
    if (seen * 2 < rounds)
        kills_fail(kills, "only %lu of %lu screens could be read", seen, rounds);
}
