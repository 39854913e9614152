/* The Tower, for the slow game (TW): floors, guards, captures, exchanges and ransoms. */
#include "support/slow_game.h"

static void add(struct move_list *moves, struct move move)
{
    for (size_t m = 0; m < moves->count; m++)
        if (move_equal(moves->move[m], move))
            return;
    moves->move[moves->count++] = move;
}

static bool in_play(const struct slow_game *slow)
{
    return slow->options.sets >> SET_TOWER & 1u;
}

void slow_tower_start(struct slow_game *slow)
{
    unsigned floors = slow->players == 2   ? 10
                      : slow->players == 3 ? 9
                                           : 11 - slow->players; /* TW1 */
    for (unsigned p = 0; p < slow->players && in_play(slow); p++)
        slow->tower.floors[p] = floors;
}

void slow_tower_forget(struct slow_game *slow)
{
    struct slow_tower *tower = &slow->tower;
    tower->built = tower->caught = tower->swapped = tower->bought = 0;
}

unsigned slow_tower_held(const struct slow_game *slow, unsigned player, unsigned figure)
{
    unsigned held = 0;
    for (unsigned n = 0; n < slow->tower.prisoners; n++)
        held += slow->tower.prisoner[n].owner == player && slow->tower.prisoner[n].figure == figure;
    return held;
}

/* The foundation's segment on a tile, or SLOW_PLACES. */
static unsigned foundation(const struct slow_game *slow, unsigned tile)
{
    const struct tile_kind *kind = &tile_kinds[slow->board.tile[tile].kind];
    for (unsigned s = 0; s < kind->segments; s++)
        if (kind->segment[s].kind == FEATURE_TOWER)
            return s;
    return SLOW_PLACES;
}

/* TW6 */
static bool is_open(const struct slow_game *slow, unsigned tile)
{
    unsigned segment = foundation(slow, tile);
    return segment < SLOW_PLACES &&
           !slow_feature_is_occupied(&slow->map.feature[slow->map.feature_of[tile][segment]]);
}

static void list_ransoms(const struct slow_game *slow, struct move_list *moves)
{
    const struct slow_tower *tower = &slow->tower;
    if (tower->paid || slow->score[slow->player] < 3)
        return;
    for (unsigned n = 0; n < tower->prisoners; n++)
        if (tower->prisoner[n].owner == slow->player)
            add(moves,
                move_ransom(tower->prisoner[n].holder, (enum figure)tower->prisoner[n].figure));
}

void slow_tower_list(const struct slow_game *slow, struct move_list *moves)
{
    static const enum figure guards[] = {FIGURE_MEEPLE, FIGURE_LARGE, FIGURE_RINGMASTER /* TW15 */,
                                         FIGURE_PHANTOM};
    if (!in_play(slow))
        return;
    if (!slow->deployed)
        list_ransoms(slow, moves);
    for (unsigned t = 0; t < slow->board.tiles && !slow_dragon_princess_must(slow); t++) {
        struct square at = slow->board.tile[t].at;
        if (!is_open(slow, t))
            continue;
        if (slow->tower.floors[slow->player] > 0 && !slow->deployed)
            add(moves, move_tower(at));
        if (slow->tower.height[t] == 0 || slow_dragon_is_on(slow, t))
            continue;
        for (unsigned g = 0; g < sizeof guards / sizeof guards[0]; g++)
            if (slow_game_may_come(slow, guards[g]) &&
                slow_game_supply(slow, slow->player, guards[g]) > 0)
                add(moves, move_guard(guards[g], at, foundation(slow, t)));
    }
}

/* TW3 */
static bool reaches(const struct slow_game *slow, unsigned tower, struct square at)
{
    struct square from = slow->board.tile[tower].at;
    for (unsigned e = 0; e < EDGES; e++) {
        struct square to = from;
        for (unsigned n = 0; n <= slow->tower.height[tower]; n++, to = square_beside(to, e))
            if (square_equal(to, at))
                return true;
    }
    return false;
}

/* TW4, TW11 */
static bool may_take(const struct slow_game *slow, unsigned number)
{
    const struct slow_follower *f = &slow->pieces.follower[number];
    return !slow_figures[f->figure].helps &&
           reaches(slow, slow->tower.grown, slow->board.tile[f->tile].at) &&
           slow->map.feature[slow_score_feature_of(slow, number)].kind != FEATURE_CASTLE;
}

static struct move capture(const struct slow_game *slow, unsigned number)
{
    const struct slow_follower *f = &slow->pieces.follower[number];
    struct move move = move_on_square(VERB_CAPTURE, slow->board.tile[f->tile].at,
                                      slow_monasteries_named(slow, number));
    move.player = f->player;
    move.figure = f->figure;
    return move;
}

/* TW9 */
static void buy_back(struct slow_game *slow, struct move move)
{
    struct slow_tower *tower = &slow->tower;
    unsigned n = 0;
    while (tower->prisoner[n].owner != slow->player || tower->prisoner[n].holder != move.player ||
           tower->prisoner[n].figure != move.figure)
        n++;
    tower->prisoner[n] = tower->prisoner[--tower->prisoners];
    slow->score[slow->player] -= 3;
    slow->score[move.player] += 3;
    slow_messages_correct(slow, slow->player, -3);
    slow_messages_correct(slow, move.player, 3);
    tower->paid = true;
    tower->bought++;
}

bool slow_tower_act(struct slow_game *slow, struct move move)
{
    unsigned tile = move.verb == VERB_RANSOM ? 0 : slow_board_tile_at(&slow->board, move.at);
    if (move.verb == VERB_RANSOM) {
        buy_back(slow, move);
        return true;
    }
    slow_game_comes(slow);
    if (move.verb == VERB_GUARD) {
        slow->pieces.follower[slow->pieces.followers++] = (struct slow_follower){
            (uint8_t)slow->player, move.figure, (tile_number)tile, (uint8_t)foundation(slow, tile)};
        return true;
    }
    slow->tower.floors[slow->player]--;
    slow->tower.height[tile]++;
    slow->tower.built++;
    slow->tower.grown = tile;
    slow_game_survey(slow);
    for (unsigned n = 0; n < slow->pieces.followers; n++)
        if (may_take(slow, n)) {
            slow->phase = PHASE_CAPTURE;
            return false;
        }
    return true;
}

void slow_tower_legal(const struct slow_game *slow, struct move_list *moves)
{
    const struct slow_tower *tower = &slow->tower;
    if (slow->phase == PHASE_EXCHANGE) {
        for (unsigned n = 0; n + 1 < tower->prisoners; n++)
            if (tower->prisoner[n].owner == slow->player &&
                tower->prisoner[n].holder == tower->prisoner[tower->prisoners - 1].owner)
                add(moves, move_exchange((enum figure)tower->prisoner[n].figure));
        return;
    }
    for (unsigned n = 0; n < slow->pieces.followers; n++)
        if (may_take(slow, n))
            add(moves, capture(slow, n));
    add(moves, move_plain(VERB_PASS));
}

/* TW5, PD6: who is taken, or goes home, leaves their builder and pig alone there. */
static void take_off(struct slow_game *slow, unsigned number)
{
    struct slow_follower gone = slow->pieces.follower[number];
    unsigned feature = slow_score_feature_of(slow, number);
    bool others = false;
    slow_game_send_home(slow, number);
    if (gone.player != slow->player) /* not home, but held */
        slow->goners--;
    for (unsigned n = 0; n < slow->pieces.followers; n++)
        others |= slow->pieces.follower[n].player == gone.player &&
                  slow_score_feature_of(slow, n) == feature &&
                  !slow_figures[slow->pieces.follower[n].figure].helps;
    for (unsigned n = slow->pieces.followers; n-- > 0 && !others;)
        if (slow->pieces.follower[n].player == gone.player &&
            !slow_figures[slow->pieces.follower[n].figure].alone &&
            slow_score_feature_of(slow, n) == feature)
            slow_game_send_home(slow, n);
}

/* TW8: the last prisoner is the one just taken. */
static void exchange(struct slow_game *slow, unsigned figure)
{
    struct slow_tower *tower = &slow->tower;
    unsigned other = tower->prisoner[--tower->prisoners].owner, n = 0;
    while (tower->prisoner[n].owner != slow->player || tower->prisoner[n].holder != other ||
           tower->prisoner[n].figure != figure)
        n++;
    tower->prisoner[n] = tower->prisoner[--tower->prisoners];
    tower->swapped++;
}

static bool capture_one(struct slow_game *slow, struct move move)
{
    struct slow_tower *tower = &slow->tower;
    unsigned number = FOLLOWERS_MAX;
    struct move_list back = {.count = 0};
    for (unsigned n = 0; n < slow->pieces.followers; n++)
        if (may_take(slow, n) && move_equal(capture(slow, n), move) &&
            slow_monasteries_means(slow, n, number))
            number = n;
    take_off(slow, number);
    if (move.player == slow->player)
        return false;
    tower->caught++;
    for (unsigned n = 0; n < tower->prisoners; n++)
        if (tower->prisoner[n].owner == slow->player && tower->prisoner[n].holder == move.player)
            add(&back, move_exchange((enum figure)tower->prisoner[n].figure));
    tower->prisoner[tower->prisoners++] = (struct slow_prisoner){
        move.player, move.figure, (uint8_t)(back.count > 0 ? (unsigned)NOBODY : slow->player)};
    if (back.count == 1)
        exchange(slow, back.move[0].figure);
    if (back.count > 1)
        slow->phase = PHASE_EXCHANGE;
    return back.count > 1;
}

bool slow_tower_play(struct slow_game *slow, struct move move)
{
    if (slow->phase == PHASE_EXCHANGE) {
        exchange(slow, move.figure);
        return false;
    }
    return move.verb == VERB_CAPTURE && capture_one(slow, move);
}
