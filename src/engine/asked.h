/* What thinking commands, `go` and `value`, are asked for by their keys. */
#ifndef BASTIDE_ENGINE_ASKED_H
#define BASTIDE_ENGINE_ASKED_H

#include "bots/bot.h"
#include "engine/command.h"

/* Numbers that can be asked for, as the messages say. */
enum asked_number {
    ASKED_GO_PLAYOUTS,
    ASKED_PLAYOUTS,
    ASKED_MS,
    ASKED_TURNS,
    ASKED_PROGRESS,
    ASKED_WHY,
    ASKED_NUMBERS
};

enum { ASKED_PLAYOUTS_MAX = 1000000 };

struct asked {
    long number[ASKED_NUMBERS]; /* 0: not said */
    enum bot_level level;
    uint64_t seed;
};

/* They read the value of a key into a struct asked. Which number it is stands in the key. */
bool asked_read_number(const struct key *key, struct word value, void *into, struct bad_text *bad);
bool asked_read_level(const struct key *key, struct word value, void *into, struct bad_text *bad);
bool asked_read_seed(const struct key *key, struct word value, void *into, struct bad_text *bad);

/* The moves of a turn after the first, as far as they are made in it. */
json_t *asked_then_json(const struct game *game, const struct plan *plan);

#endif
