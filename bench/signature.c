#include "signature.h"

#include "bastide/notation.h"
#include "playout.h"

#include <stdlib.h>
#include <string.h>

/* FNV-1a, as it needs no table. */
static void hash_bytes(uint64_t *hash, const char *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++)
        *hash = (*hash ^ (uint8_t)bytes[i]) * 0x100000001b3u;
}

/* What scores may have no name. */
static void hash_text(uint64_t *hash, const char *text)
{
    if (text == NULL)
        return;
    hash_bytes(hash, text, strlen(text) + 1);
}

static void hash_number(uint64_t *hash, int number)
{
    const char bytes[] = {(char)(number & 0xff), (char)(number >> 8 & 0xff)};
    hash_bytes(hash, bytes, sizeof bytes);
}

/* By names and squares, not by internal tile and node numbers. */
static void hash_event(uint64_t *hash, const struct game *game, const struct event *event)
{
    hash_text(hash, event_name((enum event_type)event->type));
    hash_number(hash, event->player);
    hash_number(hash, event->points);
    hash_number(hash, event->at.x);
    hash_number(hash, event->at.y);
    for (unsigned good = 0; good < GOODS_COUNT && event->type == EVENT_GOODS; good++)
        hash_number(hash, event->amount[good]);
    if (event->type == EVENT_SCORE && event->reason == REASON_GOODS) {
        hash_text(hash, scored_name(event));
    } else if (event->type == EVENT_SCORE && event->kind == FEATURE_KINDS) {
        hash_text(hash, scored_name(event));
        hash_text(hash, score_reason_name((enum score_reason)event->reason));
    } else if (event->type == EVENT_SCORE) {
        struct tile_mask tiles;
        hash_text(hash, feature_kind_name((enum feature_kind)event->kind));
        hash_text(hash, score_reason_name((enum score_reason)event->reason));
        hash_number(hash, (int)feature_tiles(&game->features, event->node, &tiles));
    }
}

static void play(uint64_t *hash, const struct options *options, uint64_t seed)
{
    struct playout playout;
    struct event_list events;
    playout_start(&playout, options, seed);
    while (!game_is_over(&playout.game)) {
        char text[MOVE_TEXT_SIZE];
        struct move move = playout_choose(&playout);
        move_print(&playout.game, move, text);
        hash_text(hash, text);
        if (game_apply(&playout.game, move, &events) != REFUSAL_NONE)
            abort();
        for (size_t e = 0; e < events.count; e++)
            hash_event(hash, &playout.game, &events.event[e]);
    }
    for (unsigned player = 0; player < options->players; player++)
        hash_number(hash, playout.game.player[player].score);
}

const enum tile_set signature_sets[] = {
    SET_BCB,    SET_DRAWBRIDGES, SET_INNS,  SET_TRADERS,     SET_ABBEYS,  SET_DRAGON,
    SET_KING,   SET_RIVER,       SET_TOWER, SET_RIVER2,      SET_ABBOT,   SET_MAGE,
    SET_BIGTOP, SET_PHANTOM,     SET_HILLS, SET_MONASTERIES, SET_MESSAGES,
    SET_COUNT};
const unsigned signature_sets_count = sizeof signature_sets / sizeof signature_sets[0];

/* The sets of a choice: bit n for expansion n, of those that can be played together. */
static uint32_t sets_of(unsigned choice, unsigned expansions)
{
    uint32_t sets = 1u << SET_BASE;
    for (unsigned n = 0; n < expansions; n++)
        sets |= (choice >> n & 1u) << signature_sets[n];
    return sets_together(sets);
}

/* So that a thousand games see all of the sets and editions, even where there are more choices than
 * that: one after another would be those of the first sets only. */
static unsigned scattered(unsigned number)
{
    return number * 0x9e3779b1u >> 7;
}

uint64_t signature(unsigned expansions, unsigned games)
{
    const unsigned line_ups = PLAYERS_MAX - PLAYERS_MIN + 1, choices = 1u << expansions;
    const bool has_time_for_all = choices * EDITIONS_COUNT <= SIGNATURE_GAMES / line_ups;
    uint64_t hash = 0xcbf29ce484222325u;
    for (unsigned game = 0; game < games; game++) {
        struct options options = options_default();
        unsigned number = game / line_ups;
        unsigned choice = has_time_for_all ? number : scattered(number);
        options.players = (uint8_t)(PLAYERS_MIN + game % line_ups);
        options.sets = sets_of(choice % choices, expansions);
        options_set_edition(&options, (enum edition)(choice / choices % EDITIONS_COUNT));
        play(&hash, &options, game);
    }
    return hash;
}
