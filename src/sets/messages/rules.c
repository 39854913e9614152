/* Points moved by two figures, and the messages that dark spaces bring (ME). */
#include "rules/draw.h"
#include "rules/luck.h"
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/pieces.h"
#include "rules/score.h"
#include "rules/turn.h"

const char *message_name(enum message message)
{
    static const char *const names[] = {
#define X(message, word) [MESSAGE_##message] = word,
        MESSAGE_LIST(X)
#undef X
            [MESSAGE_SEALED] = "seal"};
    return names[message];
}

/* The two figures (ME2, ME3, ME10). */

void messages_start(struct game *game)
{
    game->messages.top = MESSAGES_COUNT;
}

bool space_is_dark(int space)
{
    return space >= 0 && space % DARK_SPACES == 0;
}

/* What is paid or noted moves the scoring figure at once (ME10). */
void racers_correct(struct game *game, unsigned player, int points)
{
    game->player[player].racers.space[RACER_MEEPLE] += points;
}

int game_space_after(const struct game *game, unsigned player, enum racer racer)
{
    return (int)game->player[player].racers.space[racer] + game_unmoved(game, player);
}

static bool somebody_has_unmoved(const struct game *game)
{
    unsigned player = 0;
    while (player < game->options.players && game_unmoved(game, player) <= 0)
        player++;
    return player < game->options.players;
}

void letter_keep(struct game *game)
{
    agenda_forget(game, DUE_LETTER);
    game->messages.part = game->turn.part;
    if (agenda_has(&game->agenda, DUE_SECOND_PART))
        game->turn.letter.earned = 1;
}

/* Once for each tile: some of what comes at the end of the game ends like a turn (ME11). An escape
 * that an earlier tile has brought comes at the end, though nobody could place this one (ME8). */
void advance_note(struct game *game)
{
    struct letter *letter = &game->turn.letter;
    if (letter->escapes && !agenda_has(&game->agenda, DUE_ESCAPE))
        agenda_note(game, DUE_ESCAPE, game->turn.player, 0);
    letter->escapes = 0;
    if (letter->noted || game->turn.placed == NO_TILE)
        return;
    letter->noted = 1;
    if (somebody_has_unmoved(game))
        agenda_note(game, DUE_ADVANCE, game->turn.player, 0);
}

bool advance_begin(struct game *game, struct agenda_entry entry, struct event_list *events)
{
    (void)events;
    game->turn.player = entry.who;
    game->turn.phase = PHASE_ADVANCE;
    game->turn.part = game->messages.part;
    game->messages.is_moving = 1;
    return true;
}

/* Whatever is due comes next. */
static void moving_end(struct game *game)
{
    game->messages.is_moving = 0;
    game->turn.part = 0;
    game->turn.phase = PHASE_NEXT;
}

static void advance(struct game *game, unsigned player, enum racer racer, struct event_list *events)
{
    int points = game_unmoved(game, player), space = game_space_after(game, player, racer);
    game->player[player].racers.space[racer] = space;
    if (player == game->turn.player && space_is_dark(space))
        game->turn.letter.is_due = 1;
    struct event event = {.type = EVENT_ADVANCE,
                          .player = (uint8_t)player,
                          .what = (uint8_t)racer,
                          .points = (int16_t)points};
    for (unsigned byte = 0; byte < EVENT_AMOUNTS; byte++)
        event.amount[byte] = (uint8_t)((uint32_t)space >> 8 * byte);
    tell(events, event);
}

/* The next one, from the active player on, who has points to move, or NOBODY. */
static unsigned next_to_move(const struct game *game)
{
    unsigned player = game->turn.player;
    do {
        if (game_unmoved(game, player) > 0)
            return player;
        player = player_after(game, player);
    } while (player != game->turn.player);
    return NOBODY;
}

static bool stand_together(const struct racers *racers)
{
    return racers->space[RACER_MEEPLE] == racers->space[RACER_COURIER];
}

/* When all have moved, the active player's message comes (ME4). */
static bool advance_enter(struct game *game, struct event_list *events)
{
    if (!game->messages.is_moving) {
        turn_pass_on(game);
        return false;
    }
    unsigned player = next_to_move(game);
    while (player != NOBODY && stand_together(&game->player[player].racers)) {
        advance(game, player, RACER_MEEPLE, events);
        player = next_to_move(game);
    }
    if (player != NOBODY) {
        game->turn.actor = (uint8_t)player;
        return true;
    }
    if (game->turn.letter.is_due)
        game->turn.phase = PHASE_MESSAGE;
    else
        moving_end(game);
    return false;
}

static void advance_legal(const struct game *game, struct move_list *moves)
{
    (void)game;
    add_move(moves, move_advance(RACER_MEEPLE));
    add_move(moves, move_advance(RACER_COURIER));
}

static enum refusal advance_apply(struct game *game, struct move move, struct event_list *events)
{
    if (move.verb != VERB_ADVANCE)
        return REFUSAL_WRONG_MOMENT;
    if (move.arg >= RACERS_COUNT)
        return REFUSAL_NO_SUCH_RACER;
    advance(game, game->turn.actor, (enum racer)move.arg, events);
    return REFUSAL_NONE;
}

const struct phase_rules advance_phase = {
    .enter = advance_enter, .legal = advance_legal, .apply = advance_apply};

/* The stack (ME1, ME4). */

bool message_is_seen(const struct messages *messages, unsigned message)
{
    unsigned seen = 0;
    while (seen < messages->seen_count && messages->seen[seen] != message)
        seen++;
    return seen < messages->seen_count;
}

bool game_message_may_come(const struct game *game, enum message message)
{
    const struct messages *messages = &game->messages;
    if (messages->seen_count == MESSAGES_COUNT)
        return messages->seen[0] == message;
    return message < MESSAGES_COUNT && !message_is_seen(messages, message);
}

static bool message_enter(struct game *game, struct event_list *events)
{
    (void)events;
    if (!game->messages.is_moving) {
        turn_pass_on(game);
        return false;
    }
    game->turn.actor = ACTOR_CHANCE;
    return true;
}

static void message_legal(const struct game *game, struct move_list *moves)
{
    for (unsigned message = 0; message < MESSAGES_COUNT; message++)
        if (game_message_may_come(game, (enum message)message))
            add_move(moves, move_with(VERB_MESSAGE, message));
}

static bool message_outcomes(const struct game *game, struct outcome_list *outcomes)
{
    for (unsigned message = 0; message < MESSAGES_COUNT; message++)
        if (game_message_may_come(game, (enum message)message) &&
            !luck_add_outcome(outcomes, move_with(VERB_MESSAGE, message), 1))
            return false;
    return true;
}

static struct move message_choose(const struct game *game, const struct luck *luck)
{
    enum { STACK = 0x4d45 }; /* its stream */
    const struct messages *messages = &game->messages;
    unsigned seen = messages->seen_count;
    unsigned number =
        seen == MESSAGES_COUNT ? 0 : luck_number(luck, STACK, seen, MESSAGES_COUNT - seen);
    unsigned message = 0;
    for (;; message++)
        if (game_message_may_come(game, (enum message)message) && number-- == 0)
            return move_with(VERB_MESSAGE, message);
}

/* It goes under the stack at once. */
static void put_under(struct messages *messages, unsigned message)
{
    unsigned last = messages->seen_count;
    if (last == MESSAGES_COUNT)
        for (last = 0; last + 1u < MESSAGES_COUNT; last++)
            messages->seen[last] = messages->seen[last + 1];
    else
        messages->seen_count++;
    messages->seen[last] = (uint8_t)message;
}

static enum refusal message_apply(struct game *game, struct move move, struct event_list *events)
{
    if (move.verb != VERB_MESSAGE)
        return REFUSAL_WRONG_MOMENT;
    if (!game_message_may_come(game, (enum message)move.arg))
        return REFUSAL_NOT_ON_TOP;
    game->messages.top = (uint8_t)move.arg;
    game->turn.letter.is_due = 0;
    put_under(&game->messages, move.arg);
    tell(events, (struct event){.type = EVENT_MESSAGE,
                                .player = game->turn.player,
                                .what = (uint8_t)move.arg});
    game->turn.phase = PHASE_DELIVER;
    return REFUSAL_NONE;
}

const struct phase_rules message_phase = {.enter = message_enter,
                                          .legal = message_legal,
                                          .apply = message_apply,
                                          .outcomes = message_outcomes,
                                          .choose = message_choose};

/* What messages bring (ME6-ME9). */

static bool is_own(const struct game *game, struct follower follower)
{
    return follower.player == game->turn.player && figure_is_follower((enum figure)follower.figure);
}

/* The own feature of that kind that is worth least; of several the one whose root is first. */
static struct delivery least_of_kind(const struct game *game, unsigned kind)
{
    struct delivery least = {.node = NO_NODE};
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower it = game->followers.follower[f];
        if (!is_own(game, it) || kind_stood_in(game_feature_kind(game, it.node)) != kind ||
            game_feature_is_complete(game, it.node))
            continue;
        uint16_t root = feature_root(&game->features, it.node);
        int points = game_feature_points(game, root);
        if (!least.is_possible || points < least.points ||
            (points == least.points && root < least.node))
            least = (struct delivery){true, points, root};
    }
    return least;
}

/* So many points for each own follower in a feature of that kind. */
static struct delivery each_in_kind(const struct game *game, unsigned kind, int points)
{
    struct delivery all = {.node = NO_NODE};
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower it = game->followers.follower[f];
        if (!is_own(game, it) || game_feature_kind(game, it.node) != kind)
            continue;
        all.is_possible = true;
        all.points += points;
    }
    return all;
}

/* Each city once. */
static struct delivery pennants_of_knights(const struct game *game)
{
    struct delivery all = {.node = NO_NODE};
    uint16_t roots[FOLLOWERS_MAX];
    unsigned cities = 0;
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower it = game->followers.follower[f];
        if (!is_own(game, it) || game_feature_kind(game, it.node) != FEATURE_CITY)
            continue;
        unsigned earlier = 0;
        roots[cities] = feature_root(&game->features, it.node);
        while (roots[earlier] != roots[cities])
            earlier++;
        if (earlier < cities)
            continue;
        all.points +=
            PENNANT_POINTS * (int)feature_counts_pennants(game->features.counts[roots[cities++]]);
        all.is_possible = true;
    }
    return all;
}

bool game_may_be_recalled(const struct game *game, unsigned follower)
{
    struct follower it = game->followers.follower[follower];
    unsigned kind = game_feature_kind(game, it.node);
    return is_own(game, it) && kind < PRINTED_KINDS && feature_kind_scores(kind) &&
           !game_feature_is_complete(game, it.node);
}

int game_recall_points(const struct game *game, unsigned follower)
{
    struct follower it = game->followers.follower[follower];
    return game_feature_points(game, it.node) + game_extra_points(game, it.node, it.player);
}

static bool somebody_may_be_recalled(const struct game *game)
{
    unsigned f = 0;
    while (f < game->followers.count && !game_may_be_recalled(game, f))
        f++;
    return f < game->followers.count;
}

struct delivery game_delivery(const struct game *game, enum message message)
{
    switch (message) {
    case MESSAGE_ROAD:
        return least_of_kind(game, FEATURE_ROAD);
    case MESSAGE_CITY:
        return least_of_kind(game, FEATURE_CITY);
    case MESSAGE_MONASTERY:
        return least_of_kind(game, FEATURE_MONASTERY);
    case MESSAGE_PENNANTS:
        return pennants_of_knights(game);
    case MESSAGE_KNIGHTS:
        return each_in_kind(game, FEATURE_CITY, KNIGHT_POINTS);
    case MESSAGE_FARMERS:
        return each_in_kind(game, FEATURE_FIELD, FARMER_POINTS);
    case MESSAGE_TILE:
        return (struct delivery){draw_is_possible(game), 0, NO_NODE};
    case MESSAGE_FOLLOWER:
        return (struct delivery){somebody_may_be_recalled(game), 0, NO_NODE};
    case MESSAGES_COUNT:
        break;
    }
    return (struct delivery){.node = NO_NODE};
}

static void pay(struct game *game, enum message message, int points, uint16_t node,
                struct event_list *events)
{
    unsigned player = game->turn.player;
    if (points == 0)
        return;
    game->player[player].score += points;
    tell(events, (struct event){.type = EVENT_SCORE,
                                .player = (uint8_t)player,
                                .points = (int16_t)points,
                                .kind = FEATURE_KINDS,
                                .reason = REASON_MESSAGE,
                                .what = (uint8_t)message,
                                .node = node,
                                .held = node});
}

/* The message or its seal (ME5). */

static void seal(struct game *game, struct event_list *events)
{
    pay(game, MESSAGE_SEALED, SEAL_POINTS, NO_NODE, events);
    game->turn.phase = PHASE_ADVANCE;
}

static bool deliver_enter(struct game *game, struct event_list *events)
{
    if (!game->messages.is_moving) {
        turn_pass_on(game);
        return false;
    }
    game->turn.actor = game->turn.player;
    if (game_delivery(game, game_message(game)).is_possible)
        return true;
    seal(game, events);
    return false;
}

struct move move_recall(const struct game *game, unsigned follower)
{
    struct follower it = game->followers.follower[follower];
    struct move move =
        move_on_square(VERB_RECALL, game_node_square(game, it.node), segment_named(game, it.node));
    move.figure = it.figure;
    return move;
}

static void add_recalls(const struct game *game, struct move_list *moves)
{
    for (unsigned f = 0; f < game->followers.count; f++)
        if (game_may_be_recalled(game, f))
            add_move_once(moves, move_recall(game, f));
}

static void deliver_legal(const struct game *game, struct move_list *moves)
{
    if (game_message(game) == MESSAGE_FOLLOWER)
        add_recalls(game, moves);
    else
        add_move(moves, move_plain(VERB_DELIVER));
    add_move(moves, move_plain(VERB_SEAL));
}

unsigned game_recalled(const struct game *game, struct move move)
{
    return figure_meant(game, move, game_may_be_recalled, move_recall);
}

/* Scored alone, as at the end of the game; it comes home, and nothing is completed (ME9). */
static enum refusal recall(struct game *game, struct move move, struct event_list *events)
{
    if (game_message(game) != MESSAGE_FOLLOWER)
        return REFUSAL_WRONG_MOMENT;
    unsigned f = game_recalled(game, move);
    if (f == FOLLOWERS_MAX)
        return REFUSAL_NOT_RECALLED;
    struct follower gone = game->followers.follower[f];
    pay(game, MESSAGE_FOLLOWER, game_recall_points(game, f), gone.node, events);
    send_follower_home(game, f, events);
    send_helpers_left(game, gone.player, gone.node, events);
    game->turn.phase = PHASE_ADVANCE;
    return REFUSAL_NONE;
}

/* The tile of a message (ME8): of the same part of the turn, with figures and bridge of its own. */

static unsigned second_parts(const struct game *game)
{
    unsigned parts = 0;
    for (unsigned e = 0; e < game->agenda.count; e++)
        parts += game->agenda.entry[e].due == DUE_SECOND_PART;
    return parts;
}

static void tile_begin(struct game *game)
{
    struct agenda_entry escape;
    struct turn before = game->turn;
    game->messages.is_moving = 0;
    turn_begin_part(game, before.player, PHASE_DRAW, NO_TILE_KIND);
    game->turn.part = before.part;
    game->turn.ransomed = before.ransomed;
    game->turn.letter = (struct letter){.is_tile = 1,
                                        .earned = before.letter.earned,
                                        .parts = (uint8_t)second_parts(game),
                                        .escapes = before.letter.escapes};
    while (agenda_take_of(game, DUE_ESCAPE, &escape))
        game->turn.letter.escapes = 1;
    agenda_note(game, DUE_LETTER, before.player, 0);
}

bool letter_ends(struct game *game, struct agenda_entry entry, struct event_list *events)
{
    (void)game, (void)entry, (void)events;
    return false;
}

/* A second part comes once, whichever of the tiles has earned it. */
void letter_judge_placement(struct game *game)
{
    struct agenda_entry again;
    if (game->turn.letter.is_tile && game->turn.letter.earned)
        while (second_parts(game) > game->turn.letter.parts)
            agenda_take_of(game, DUE_SECOND_PART, &again);
}

static enum refusal deliver(struct game *game, struct event_list *events)
{
    enum message message = game_message(game);
    if (message == MESSAGE_FOLLOWER)
        return REFUSAL_NOT_DELIVERED;
    if (message == MESSAGE_TILE) {
        tile_begin(game);
        return REFUSAL_NONE;
    }
    struct delivery delivery = game_delivery(game, message);
    pay(game, message, delivery.points, delivery.node, events);
    game->turn.phase = PHASE_ADVANCE;
    return REFUSAL_NONE;
}

static enum refusal deliver_apply(struct game *game, struct move move, struct event_list *events)
{
    switch ((int)move.verb) {
    case VERB_DELIVER:
        return deliver(game, events);
    case VERB_SEAL:
        seal(game, events);
        return REFUSAL_NONE;
    case VERB_RECALL:
        return recall(game, move, events);
    default:
        return REFUSAL_WRONG_MOMENT;
    }
}

const struct phase_rules deliver_phase = {
    .enter = deliver_enter, .legal = deliver_legal, .apply = deliver_apply};
