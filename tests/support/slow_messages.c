/* The Messages, for the slow game (ME). */
#include "support/slow_game.h"
#include "support/slow_river.h"

static void add(struct move_list *moves, struct move move)
{
    for (size_t m = 0; m < moves->count; m++)
        if (move_equal(moves->move[m], move))
            return;
    moves->move[moves->count++] = move;
}

static bool in_play(const struct slow_game *slow)
{
    return slow->options.sets >> SET_MESSAGES & 1u;
}

void slow_messages_correct(struct slow_game *slow, unsigned player, int points)
{
    if (in_play(slow))
        slow->messages.space[player][RACER_MEEPLE] += points;
}

static int unmoved(const struct slow_game *slow, unsigned player)
{
    const int *space = slow->messages.space[player];
    return slow->score[player] - space[RACER_MEEPLE] - space[RACER_COURIER];
}

/* ME3: the first who has points to move, from whose turn it is on, or NOBODY. */
unsigned slow_messages_actor(const struct slow_game *slow)
{
    for (unsigned p = 0; p < slow->players; p++) {
        unsigned player = (slow->player + p) % slow->players;
        if (unmoved(slow, player) > 0)
            return player;
    }
    return NOBODY;
}

static void advance(struct slow_game *slow, unsigned player, unsigned racer)
{
    int *space = &slow->messages.space[player][racer];
    *space += unmoved(slow, player);
    slow->messages.advances++;
    bool is_dark = *space == 0 || (*space > 0 && *space % 5 == 0); /* ME4 */
    slow->messages.is_due |= player == slow->player && is_dark;
}

/* Points are moved, until somebody has to choose or a message comes. */
static void go_on(struct slow_game *slow)
{
    unsigned player;
    slow_game_survey(slow);
    while ((player = slow_messages_actor(slow)) != NOBODY) {
        const int *space = slow->messages.space[player];
        if (space[RACER_MEEPLE] != space[RACER_COURIER]) {
            slow->phase = PHASE_ADVANCE;
            return;
        }
        advance(slow, player, RACER_MEEPLE);
    }
    slow->phase = PHASE_MESSAGE;
    if (!slow->messages.is_due)
        slow_siege_turn_over(slow);
}

void slow_messages_turn_over(struct slow_game *slow)
{
    slow_game_survey(slow);
    slow_traders_part_ends(slow);
    slow->messages.placed |= slow->placed;
    slow->messages.is_tile = false;
    if (in_play(slow) && slow->placed)
        go_on(slow);
    else
        slow_siege_turn_over(slow);
}

/* ME4: any that has not been seen; when all have, the one seen first of all. */
static bool may_come(const struct slow_game *slow, unsigned message)
{
    const struct slow_messages *messages = &slow->messages;
    bool is_seen = false;
    for (unsigned n = 0; n < messages->seen; n++)
        is_seen |= messages->stack[n] == message;
    return messages->seen == MESSAGES_COUNT ? messages->stack[0] == message : !is_seen;
}

static void turn_up(struct slow_messages *messages, unsigned message)
{
    for (unsigned n = 0; n + 1 < MESSAGES_COUNT && messages->seen == MESSAGES_COUNT; n++)
        messages->stack[n] = messages->stack[n + 1];
    messages->seen -= messages->seen == MESSAGES_COUNT;
    messages->stack[messages->seen++] = message;
    messages->top = message;
    messages->is_due = false;
}

/* ME9 */
static bool may_be_recalled(const struct slow_game *slow, unsigned number)
{
    const struct slow_follower *f = &slow->pieces.follower[number];
    const struct slow_feature *feature = &slow->map.feature[slow_score_feature_of(slow, number)];
    switch (feature->kind) {
    case FEATURE_ROAD:
    case FEATURE_CITY:
    case FEATURE_MONASTERY:
    case FEATURE_ABBOTS: /* MO6 */
    case FEATURE_GARDEN:
    case FEATURE_FIELD:
        return f->player == slow->player && !slow_figures[f->figure].helps &&
               !slow_feature_is_complete(feature);
    default:
        return false;
    }
}

static struct move recall(const struct slow_game *slow, unsigned number)
{
    const struct slow_follower *f = &slow->pieces.follower[number];
    struct move move = move_on_square(VERB_RECALL, slow->board.tile[f->tile].at,
                                      slow_monasteries_named(slow, number));
    move.figure = f->figure;
    return move;
}

/* ME6, ME7: whether there is anything to count, and its points. */
static bool counts(const struct slow_game *slow, int *points)
{
    static const enum feature_kind kinds[MESSAGES_COUNT] = {
        [MESSAGE_ROAD] = FEATURE_ROAD,           [MESSAGE_CITY] = FEATURE_CITY,
        [MESSAGE_MONASTERY] = FEATURE_MONASTERY, [MESSAGE_PENNANTS] = FEATURE_CITY,
        [MESSAGE_KNIGHTS] = FEATURE_CITY,        [MESSAGE_FARMERS] = FEATURE_FIELD};
    unsigned message = slow->messages.top;
    bool found = false, is_least = message <= MESSAGE_MONASTERY;
    *points = 0;
    for (unsigned f = 0; f < slow->map.features; f++) {
        const struct slow_feature *feature = &slow->map.feature[f];
        int followers = (int)feature->followers[slow->player];
        bool is_abbots = message == MESSAGE_MONASTERY && feature->kind == FEATURE_ABBOTS;
        if ((feature->kind != kinds[message] && !is_abbots) || followers == 0 ||
            (is_least && slow_feature_is_complete(feature)))
            continue;
        int worth = slow_feature_points(feature, &slow->options);
        if (is_least)
            *points = found && *points < worth ? *points : worth;
        else
            *points += message == MESSAGE_PENNANTS  ? 2 * (int)feature->pennants
                       : message == MESSAGE_KNIGHTS ? 2 * followers
                                                    : 3 * followers;
        found = true;
    }
    return found;
}

/* What the message says can be done. */
static void list_deliveries(const struct slow_game *slow, struct move_list *moves)
{
    int points;
    unsigned message = slow->messages.top;
    for (unsigned n = 0; n < slow->pieces.followers && message == MESSAGE_FOLLOWER; n++)
        if (may_be_recalled(slow, n))
            add(moves, recall(slow, n));
    if (message == MESSAGE_TILE ? slow_traders_may_draw(slow)
                                : message != MESSAGE_FOLLOWER && counts(slow, &points))
        add(moves, move_plain(VERB_DELIVER));
}

void slow_messages_legal(const struct slow_game *slow, struct move_list *moves)
{
    if (slow->phase == PHASE_ADVANCE) {
        add(moves, move_advance(RACER_MEEPLE));
        add(moves, move_advance(RACER_COURIER));
    } else if (slow->phase == PHASE_MESSAGE) {
        for (unsigned message = 0; message < MESSAGES_COUNT; message++)
            if (may_come(slow, message))
                add(moves, move_with(VERB_MESSAGE, message));
    } else {
        list_deliveries(slow, moves);
        add(moves, move_plain(VERB_SEAL));
    }
}

static void pay(struct slow_game *slow, int points)
{
    if (points != 0)
        slow_game_pay(slow, (struct slow_payment){(uint8_t)slow->player, FEATURE_KINDS,
                                                  REASON_MESSAGE, points});
}

/* Of two that are alike the one who stands, or not the one beside whom the fairy is (MO6, PD14). */
static void play_recall(struct slow_game *slow, struct move move)
{
    unsigned gone = FOLLOWERS_MAX;
    for (unsigned n = 0; n < slow->pieces.followers; n++)
        if (may_be_recalled(slow, n) && move_equal(recall(slow, n), move) &&
            slow_monasteries_means(slow, n, gone))
            gone = n;
    const struct slow_feature *feature = &slow->map.feature[slow_score_feature_of(slow, gone)];
    pay(slow, slow_feature_points(feature, &slow->options) +
                  slow_traders_pig(feature, slow->player) + slow_river_herd(feature));
    slow_dragon_drive_out(slow, gone);
}

/* ME8: the same part goes on with another tile. */
static void begin_tile(struct slow_game *slow)
{
    bool second = slow->second, continues = slow->continues, paid = slow->tower.paid;
    slow_game_begin_turn(slow, slow->player, NO_TILE_KIND);
    slow->second = second;
    slow->continues = continues;
    slow->tower.paid = paid;
    slow->messages.is_tile = true;
    slow->phase = PHASE_DRAW;
}

static void deliver(struct slow_game *slow)
{
    int points;
    if (slow->messages.top == MESSAGE_TILE) {
        begin_tile(slow);
        return;
    }
    counts(slow, &points);
    pay(slow, points);
    go_on(slow);
}

void slow_messages_play(struct slow_game *slow, struct move move)
{
    if (move.verb == VERB_DELIVER) {
        deliver(slow);
        return;
    }
    if (move.verb == VERB_MESSAGE) {
        struct move_list moves = {.count = 0};
        turn_up(&slow->messages, move.arg);
        slow->phase = PHASE_DELIVER;
        list_deliveries(slow, &moves);
        if (moves.count > 0)
            return;
        pay(slow, 2); /* ME5 */
    } else if (move.verb == VERB_ADVANCE) {
        advance(slow, slow_messages_actor(slow), move.arg);
    } else if (move.verb == VERB_RECALL) {
        play_recall(slow, move);
    } else {
        pay(slow, 2);
    }
    go_on(slow);
}
