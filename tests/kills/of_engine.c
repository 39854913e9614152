/* The engine, which saves a game again and again over the same file: there is always the one or the
 * other, never less than was answered for, and what a dead program leaves is cleaned by the next.
 */
#include "kills/kills.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { SAVES = 30, MOVES = 3, COMMANDS_SIZE = 1 << 13 };

static void give(struct kills *kills, struct victim *victim, const char *commands)
{
    size_t length = strlen(commands);
    if (write(victim->input, commands, length) != (ssize_t)length)
        kills_fail(kills, "the commands cannot be given");
}

/* How many saves were answered for: each command has its line. */
static unsigned saves_answered(const struct victim *victim)
{
    unsigned lines = 0;
    for (const char *at = victim->said; at < victim->said + victim->length; at++)
        lines += *at == '\n';
    return lines > 0 ? (lines - 1) / 2 : 0;
}

static unsigned moves_kept(struct kills *kills, const char *path)
{
    struct session session;
    unsigned moves = 0;
    if (access(path, F_OK) != 0)
        return 0;
    kills_open(kills, path, &session);
    for (size_t s = 0; s < session.made; s++)
        moves += session.steps[s].actor != ACTOR_CHANCE;
    session_close(&session);
    return moves;
}

void kills_of_engine(struct kills *kills, unsigned long rounds)
{
    static char *const arguments[] = {"bastide", "engine", NULL};
    char commands[COMMANDS_SIZE], path[KILLS_PATH_SIZE], save[KILLS_PATH_SIZE + 16];
    snprintf(path, sizeof path, "%s/saved.bastide", kills->folder);
    snprintf(save, sizeof save, "save %s\n", path);
    for (unsigned long round = 0; round < rounds; round++) {
        struct victim victim;
        size_t length =
            (size_t)snprintf(commands, sizeof commands, "new players=2 seed=%lu\n", round);
        for (unsigned s = 0; s < SAVES; s++)
            length += (size_t)snprintf(commands + length, sizeof commands - length,
                                       "random %d %u\n%s", MOVES, s, save);
        kills_clear(kills);
        victim_start(kills, &victim, arguments);
        give(kills, &victim, commands);
        victim_listen(kills, &victim, (long)rng_below(&kills->rng, 15000) + 500);
        victim_kill(kills, &victim);
        unsigned answered = saves_answered(&victim) * MOVES, kept = moves_kept(kills, path);
        if (kept < answered || kept % MOVES != 0)
            kills_fail(kills, "%u moves were saved, but %u are kept", answered, kept);
        victim_free(&victim);
        victim_start(kills, &victim, arguments);
        snprintf(commands, sizeof commands, "new\n%s", save);
        give(kills, &victim, commands);
        victim_end(kills, &victim);
        kills->finished--; /* it was meant to */
        victim_free(&victim);
        kills_expect_no_leftovers(kills, kills->folder);
    }
}
