/* Questions about messages and the two figures of each player (ME). */
#ifndef BASTIDE_MESSAGES_QUESTIONS_H
#define BASTIDE_MESSAGES_QUESTIONS_H

#include "bastide/game.h"
#include "bastide/prefix.h"

#define game_delivery         bastide_game_delivery
#define game_may_be_recalled  bastide_game_may_be_recalled
#define game_message_may_come bastide_game_message_may_come
#define game_recall_points    bastide_game_recall_points
#define game_recalled         bastide_game_recalled
#define message_is_seen       bastide_message_is_seen
#define message_name          bastide_message_name
#define move_recall           bastide_move_recall
#define game_space_after      bastide_game_space_after
#define space_is_dark         bastide_space_is_dark

#ifdef __cplusplus
extern "C" {
#endif

enum {
    SEAL_POINTS = 2,    /* ME5 */
    PENNANT_POINTS = 2, /* ME7 */
    KNIGHT_POINTS = 2,  /* ME7 */
    FARMER_POINTS = 3,  /* ME7 */
    DARK_SPACES = 5     /* so often a space is dark (ME4) */
};

/* Whether there are messages, and two figures for each player. */
static inline bool options_has_messages(const struct options *options)
{
    return options_has_set(options, SET_MESSAGES);
}

/* What is awaited: which figure moves, the message on top, and what is done about it. */
static inline bool game_awaits_advance(const struct game *game)
{
    return game->turn.phase == PHASE_ADVANCE;
}

static inline bool game_awaits_message(const struct game *game)
{
    return game->turn.phase == PHASE_MESSAGE;
}

static inline bool game_awaits_delivery(const struct game *game)
{
    return game->turn.phase == PHASE_DELIVER;
}

/* Whether the tile to draw, in hand or just placed is that of a message (ME8). */
static inline bool game_plays_message(const struct game *game)
{
    return game->turn.letter.is_tile != 0;
}

/* The points that a player has got and neither figure has been moved by. */
static inline int game_unmoved(const struct game *game, unsigned player)
{
    const struct racers *racers = &game->player[player].racers;
    return (int)(game->player[player].score - racers->space[RACER_MEEPLE] -
                 racers->space[RACER_COURIER]);
}

/* A space where a message is turned up (ME4). */
bool space_is_dark(int space);

/* Where a figure of the player would come to stand with them. */
int game_space_after(const struct game *game, unsigned player, enum racer racer);

/* The message turned up last. */
static inline enum message game_message(const struct game *game)
{
    return (enum message)game->messages.top;
}

/* Whether it has been turned up before. */
bool message_is_seen(const struct messages *messages, unsigned message);

/* Whether that message may be the top one: it has not been seen, or all have and it is its turn. */
bool game_message_may_come(const struct game *game, enum message message);

/* What the message would bring the active player now; of `tile` and `follower` only whether
 * anything can be done. */
struct delivery {
    bool is_possible; /* else only its seal (ME5) */
    int points;
    uint16_t node; /* the feature that it is about, or NO_NODE (ME6) */
};
struct delivery game_delivery(const struct game *game, enum message message);

/* Whether the follower with that number in game.followers could be scored alone (ME9), and its
 * points. */
bool game_may_be_recalled(const struct game *game, unsigned follower);
int game_recall_points(const struct game *game, unsigned follower);

/* The word of a message in notation, or of the seal. */
const char *message_name(enum message message);

/* By the number of the follower in game.followers; and whom such a move means, or FOLLOWERS_MAX. */
struct move move_recall(const struct game *game, unsigned follower);
unsigned game_recalled(const struct game *game, struct move move);

static inline struct move move_advance(enum racer racer)
{
    return move_with(VERB_ADVANCE, racer);
}

/* The space to which a figure came, told by its event. */
static inline int event_space(const struct event *event)
{
    uint32_t space = 0;
    for (unsigned byte = 0; byte < EVENT_AMOUNTS; byte++)
        space |= (uint32_t)event->amount[byte] << 8 * byte;
    return (int32_t)space;
}

#ifdef __cplusplus
}
#endif

#endif
