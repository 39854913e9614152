/* The Count of Carcassonne, for the slow game (CC). */
#include "support/slow_game.h"

#include <string.h>

static bool in_play(const struct slow_game *slow)
{
    return slow->options.sets >> SET_COUNT & 1u;
}

static void add(struct move_list *moves, struct move move)
{
    moves->move[moves->count++] = move;
}

/* CC1: in the order in which each touches one that lies. */
void slow_count_start(struct slow_game *slow)
{
    static const struct {
        const char *id;
        int8_t x, y;
    } tiles[] = {
        {"coc.7", 0, 0},   {"coc.3", 0, -1},  {"coc.4", 1, -1}, {"coc.6", -1, 0},
        {"coc.8", 1, 0},   {"coc.10", -1, 1}, {"coc.11", 0, 1}, {"coc.12", 1, 1},
        {"coc.2", -1, -1}, {"coc.5", -2, 0},  {"coc.9", -2, 1}, {"coc.1", -2, -1},
    };
    for (unsigned t = 0; t < sizeof tiles / sizeof *tiles && in_play(slow); t++)
        slow_board_lay(&slow->board, (struct square){tiles[t].x, tiles[t].y},
                       tile_kind_find(tiles[t].id), EDGE_N);
    slow->count.count = QUARTER_CASTLE;
}

void slow_count_forget(struct slow_game *slow)
{
    slow->count.joined = slow->count.entered = slow->count.moved = 0;
}

void slow_count_turn_begins(struct slow_game *slow)
{
    memset(slow->count.paid, 0, sizeof slow->count.paid);
}

/* CC3: of features alone, and a pyramid is none of them. */
void slow_count_paid(struct slow_game *slow, unsigned player, unsigned kind, unsigned reason,
                     int points)
{
    bool is_of_feature = reason == REASON_COMPLETE || reason == REASON_CASTLE ||
                         reason == REASON_BARN || reason == REASON_JOINED;
    if (is_of_feature && kind != FEATURE_ACROBATS && points > 0)
        slow->count.paid[player] = true;
}

unsigned slow_count_in(const struct slow_game *slow, unsigned player, unsigned figure,
                       unsigned quarter)
{
    unsigned count = 0;
    for (unsigned n = 0; n < slow->count.townsmen; n++)
        count += slow->count.townsman[n].player == player &&
                 slow->count.townsman[n].figure == figure &&
                 slow->count.townsman[n].quarter == quarter;
    return count;
}

unsigned slow_count_held(const struct slow_game *slow, unsigned player, unsigned figure)
{
    unsigned count = 0;
    for (unsigned quarter = 0; quarter < QUARTERS_COUNT; quarter++)
        count += slow_count_in(slow, player, figure, quarter);
    return count;
}

unsigned slow_count_cities(const struct slow_game *slow)
{
    return in_play(slow) ? 1 : 0;
}

/* Out of the city. */

/* CC7; QUARTERS_COUNT: nobody comes to such a feature. */
static unsigned quarter_of(const struct slow_feature *feature)
{
    switch (feature->kind) {
    case FEATURE_CITY:
        return QUARTER_CASTLE;
    case FEATURE_ROAD:
        return QUARTER_BLACKSMITH;
    case FEATURE_MONASTERY:
        return QUARTER_CATHEDRAL;
    case FEATURE_FIELD:
        return QUARTER_MARKET;
    default:
        return QUARTERS_COUNT;
    }
}

/* CC10: whether that player may not come to a small city that becomes a castle: those who make it
 * one, and all where nobody scores it. */
static bool is_barred(const struct slow_game *slow, unsigned feature, unsigned player)
{
    const struct slow_scoring *scoring = &slow->scoring;
    for (unsigned s = 0; s < scoring->smalls; s++) {
        bool converts = false, scores = false;
        if (scoring->small[s] != feature)
            continue;
        for (unsigned p = 0; p < slow->players; p++) {
            bool is_castle = scoring->decision[s][p] == VERB_CASTLE;
            converts |= is_castle;
            scores |= scoring->decision[s][p] == VERB_SCORE ||
                      (!is_castle && slow_feature_pays(&slow->map.feature[feature], p));
        }
        return converts && (!scores || scoring->decision[s][player] == VERB_CASTLE);
    }
    return false;
}

static bool scores_now(const struct slow_game *slow, unsigned feature)
{
    if (slow->map.feature[feature].kind == FEATURE_FIELD)
        return slow_abbeys_scores_field(slow, feature);
    for (unsigned c = 0; c < slow->scoring.completeds; c++)
        if (slow->scoring.completed[c] == feature)
            return true;
    return false;
}

/* CC8; a special monastery with nobody but abbots whose squares are filled takes no monk (MO2). */
static bool may_be_joined_at_end(const struct slow_game *slow, const struct slow_feature *feature)
{
    if (feature->kind == FEATURE_FIELD)
        return feature->barns == 0;
    return slow->options.value[OPTION_COUNT_FINAL] == COUNT_FINAL_ALL && feature->open > 0;
}

static bool may_join(const struct slow_game *slow, unsigned player, unsigned number)
{
    const struct slow_feature *feature = &slow->map.feature[number];
    unsigned quarter = quarter_of(feature);
    if (quarter == QUARTERS_COUNT || quarter == slow->count.count ||
        (quarter == QUARTER_MARKET && slow->options.value[OPTION_FARMERS] == FARMERS_NO))
        return false;
    return slow->count.at_end ? may_be_joined_at_end(slow, feature)
                              : scores_now(slow, number) && !is_barred(slow, number, player);
}

static void list_joins(const struct slow_game *slow, unsigned player, struct move_list *moves)
{
    for (unsigned t = 0; t < slow->board.tiles; t++)
        for (unsigned s = 0; s < SLOW_PLACES; s++) {
            unsigned number = slow->map.feature_of[t][s];
            if (number == SLOW_SEGMENTS || slow_dragon_is_on(slow, t) ||
                !may_join(slow, player, number))
                continue;
            unsigned quarter = quarter_of(&slow->map.feature[number]);
            for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
                if (slow_count_in(slow, player, figure, quarter) > 0)
                    add(moves, move_join((enum figure)figure, slow->board.tile[t].at, s));
        }
}

static bool can_join(const struct slow_game *slow, unsigned player)
{
    struct move_list moves = {.count = 0};
    list_joins(slow, player, &moves);
    return moves.count > 0;
}

/* CC6: the active player is last. */
static unsigned asked_before_scoring(const struct slow_game *slow)
{
    return (slow->player + 1 + slow->count.asked) % slow->players;
}

unsigned slow_count_actor(const struct slow_game *slow)
{
    if (slow->phase != PHASE_JOIN)
        return slow->player;
    return slow->count.at_end ? slow->count.next : asked_before_scoring(slow);
}

bool slow_count_asks(struct slow_game *slow)
{
    for (; slow->count.asked < slow->players; slow->count.asked++)
        if (can_join(slow, asked_before_scoring(slow)))
            return true;
    slow->count.asked = 0;
    return false;
}

static void next_at_end(struct slow_game *slow)
{
    slow->count.next = (slow->count.next + 1) % slow->players;
}

static bool asks_at_end(struct slow_game *slow)
{
    for (; slow->count.passed < slow->players; slow->count.passed++, next_at_end(slow))
        if (can_join(slow, slow->count.next))
            return true;
    return false;
}

bool slow_count_ends(struct slow_game *slow)
{
    struct slow_count *count = &slow->count;
    if (!in_play(slow) || count->over)
        return false;
    if (!count->at_end)
        count->next = (slow->turn_of + 1) % slow->players;
    count->at_end = true;
    slow->phase = PHASE_JOIN;
    if (asks_at_end(slow))
        return true;
    count->at_end = false;
    count->over = true;
    return false;
}

static void join(struct slow_game *slow, struct move move)
{
    unsigned player = slow_count_actor(slow), tile = slow_board_tile_at(&slow->board, move.at);
    unsigned quarter = quarter_of(&slow->map.feature[slow->map.feature_of[tile][move.arg]]), n = 0;
    struct slow_count *count = &slow->count;
    while (count->townsman[n].player != player || count->townsman[n].figure != move.figure ||
           count->townsman[n].quarter != quarter)
        n++;
    count->townsman[n] = count->townsman[--count->townsmen];
    slow->pieces.follower[slow->pieces.followers++] =
        (struct slow_follower){(uint8_t)player, move.figure, (tile_number)tile, (uint8_t)move.arg};
    count->joined++;
    slow_game_survey(slow);
}

static void play_join(struct slow_game *slow, struct move move)
{
    struct slow_count *count = &slow->count;
    bool passes = move.verb == VERB_PASS;
    if (!passes)
        join(slow, move);
    if (!count->at_end) {
        count->asked += passes;
        slow_score_go_on(slow);
        return;
    }
    count->passed = passes ? count->passed + 1 : 0;
    next_at_end(slow);
    if (!asks_at_end(slow))
        slow_game_next(slow);
}

/* Into the city. */

/* CC4, AB10 */
static bool may_enter(const struct slow_game *slow, unsigned figure, unsigned quarter)
{
    bool goes = figure == FIGURE_MAYOR   ? quarter == QUARTER_CASTLE
                : figure == FIGURE_WAGON ? quarter != QUARTER_MARKET
                : figure == FIGURE_ABBOT ? quarter == QUARTER_CATHEDRAL
                                         : !slow_figures[figure].helps;
    return goes && slow_game_supply(slow, slow->player, figure) > 0;
}

static void list_entries(const struct slow_game *slow, struct move_list *moves)
{
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        for (unsigned quarter = 0; quarter < QUARTERS_COUNT; quarter++)
            if (may_enter(slow, figure, quarter))
                add(moves, move_enter((enum quarter)quarter, (enum figure)figure));
}

void slow_count_scored(struct slow_game *slow)
{
    struct move_list moves = {.count = 0};
    bool others = false;
    for (unsigned p = 0; p < slow->players; p++)
        others |= p != slow->player && slow->count.paid[p];
    list_entries(slow, &moves);
    slow->phase = PHASE_ENTER;
    if (in_play(slow) && others && !slow->count.paid[slow->player] && moves.count > 0)
        slow_game_survey(slow);
    else
        slow_dragon_scored(slow);
}

static void play_entry(struct slow_game *slow, struct move move)
{
    struct slow_count *count = &slow->count;
    if (move.verb == VERB_PASS) {
        slow_dragon_scored(slow);
        return;
    }
    count->townsman[count->townsmen++] =
        (struct slow_townsman){(uint8_t)slow->player, move.figure, (uint8_t)move.arg};
    count->entered++;
    slow->phase = PHASE_MOVE_COUNT;
}

void slow_count_legal(const struct slow_game *slow, struct move_list *moves)
{
    if (slow->phase == PHASE_JOIN)
        list_joins(slow, slow_count_actor(slow), moves);
    else if (slow->phase == PHASE_ENTER)
        list_entries(slow, moves);
    else
        for (unsigned quarter = 0; quarter < QUARTERS_COUNT; quarter++)
            if (quarter != slow->count.count)
                add(moves, move_of_count((enum quarter)quarter));
    add(moves, move_plain(VERB_PASS));
}

void slow_count_play(struct slow_game *slow, struct move move)
{
    if (slow->phase == PHASE_JOIN) {
        play_join(slow, move);
    } else if (slow->phase == PHASE_ENTER) {
        play_entry(slow, move);
    } else {
        if (move.verb == VERB_MOVE_COUNT) {
            slow->count.count = move.arg;
            slow->count.moved++;
        }
        slow_dragon_scored(slow);
    }
}
