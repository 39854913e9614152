/* Which figure moves, what messages bring, and how they are followed (ME). */
#include "bots/terms.h"

/* The follower who brings most, if that is more than the seal. */
static unsigned best_to_recall(const struct game *game)
{
    unsigned best = FOLLOWERS_MAX;
    int most = SEAL_POINTS;
    for (unsigned f = 0; f < game->followers.count; f++) {
        bool is_meant = game_may_be_recalled(game, f) &&
                        game_recalled(game, move_recall(game, f)) == f; /* of two alike (MO6) */
        if (!is_meant || game_recall_points(game, f) <= most)
            continue;
        best = f;
        most = game_recall_points(game, f);
    }
    return best;
}

/* What the message or its seal is worth to the active player. */
static float letter_value(struct appraising *appraising, enum message message)
{
    const struct game *game = appraising->game;
    struct delivery delivery = game_delivery(game, message);
    unsigned recalled = message == MESSAGE_FOLLOWER ? best_to_recall(game) : FOLLOWERS_MAX;
    float value = (float)delivery.points;
    if (message == MESSAGE_TILE && delivery.is_possible)
        value = appraising_weight(appraising, WEIGHT_LETTER_TILE);
    else if (recalled != FOLLOWERS_MAX)
        value = (float)game_recall_points(game, recalled);
    return value > SEAL_POINTS ? value : SEAL_POINTS;
}

/* The mean of those that may be on top. */
static float next_letter_value(struct appraising *appraising)
{
    unsigned count = 0;
    float sum = 0;
    for (unsigned message = 0; message < MESSAGES_COUNT; message++) {
        if (!game_message_may_come(appraising->game, (enum message)message))
            continue;
        sum += letter_value(appraising, (enum message)message);
        count++;
    }
    return sum / (float)count;
}

void messages_term(struct appraising *appraising, struct values *values)
{
    const struct game *game = appraising->game;
    float *value = &values->of[game_player(game)];
    if (game_awaits_message(game))
        *value += appraising_weight(appraising, WEIGHT_LETTER) * next_letter_value(appraising);
    if (game_plays_message(game) && game_awaits_draw(game))
        *value += appraising_weight(appraising, WEIGHT_LETTER_TILE);
}

bool letters_is_due(const struct game *game)
{
    return game_awaits_advance(game) || game_awaits_delivery(game);
}

/* To a dark space, if one can; others get no message. */
static struct move foresee_advance(const struct game *game)
{
    unsigned player = game_actor(game);
    bool is_dark = space_is_dark(game_space_after(game, player, RACER_MEEPLE));
    bool is_other = space_is_dark(game_space_after(game, player, RACER_COURIER));
    return move_advance(!is_dark && is_other && player == game_player(game) ? RACER_COURIER
                                                                            : RACER_MEEPLE);
}

static struct move foresee_recall(const struct game *game)
{
    unsigned f = best_to_recall(game);
    return f == FOLLOWERS_MAX ? move_plain(VERB_SEAL) : move_recall(game, f);
}

static struct move foresee_delivery(const struct game *game)
{
    enum message message = game_message(game);
    if (message == MESSAGE_FOLLOWER)
        return foresee_recall(game);
    bool is_better = message == MESSAGE_TILE || game_delivery(game, message).points >= SEAL_POINTS;
    return move_plain(is_better ? VERB_DELIVER : VERB_SEAL);
}

unsigned letters_foresee(const struct sight *sight, const struct outlook *outlook,
                         const struct game *game, struct move moves[FORESEEN_MAX])
{
    (void)sight, (void)outlook;
    moves[0] = game_awaits_advance(game) ? foresee_advance(game) : foresee_delivery(game);
    return 1;
}
