/* Traders & Builders, for the slow game: goods, builders and pigs, and what a double turn brings
 * (TB). */
#include "support/slow_game.h"

#include <string.h>

bool slow_traders_may_stand(const struct slow_game *slow, unsigned figure, unsigned tile,
                            unsigned segment)
{
    unsigned number = slow->map.feature_of[tile][segment];
    const struct slow_feature *feature = &slow->map.feature[number];
    bool is_way = feature->kind == FEATURE_ROAD || feature->kind == FEATURE_CITY;
    bool is_joined = feature->followers[slow->player] > 0;
    if (figure == FIGURE_SHEPHERD) /* HS2 */
        return slow_hills_may_stand(slow, number);
    if (feature->kind == FEATURE_FIELD && slow->options.value[OPTION_FARMERS] == FARMERS_NO)
        return false;
    if (feature->kind == FEATURE_TOWER || feature->kind == FEATURE_ACROBATS ||
        !slow_abbeys_may_stand(figure, feature))
        return false;
    if (figure == FIGURE_BUILDER) /* TB5 */
        return is_way && is_joined && !slow_feature_is_complete(feature);
    if (figure == FIGURE_PIG) /* TB11 */
        return feature->kind == FEATURE_FIELD && is_joined;
    return !slow_feature_is_taken(feature);
}

int slow_traders_pig(const struct slow_feature *field, unsigned player)
{
    return field->pig[player] ? slow_feature_payers(field) : 0;
}

void slow_traders_take_goods(struct slow_game *slow, const struct slow_feature *feature)
{
    for (unsigned g = 0; g < GOODS_COUNT && slow->options.sets >> SET_TRADERS & 1u; g++) {
        slow->goods[slow->player][g] += feature->goods[g];
        slow->taken[g] += feature->goods[g];
    }
}

void slow_traders_pay_goods(struct slow_game *slow)
{
    for (unsigned g = 0; g < GOODS_COUNT; g++)
        for (unsigned p = 0; p < slow->players; p++) {
            bool has_most = slow->goods[p][g] > 0;
            for (unsigned other = 0; other < slow->players; other++)
                has_most = has_most && slow->goods[other][g] <= slow->goods[p][g];
            if (has_most)
                slow_game_pay(slow,
                              (struct slow_payment){(uint8_t)p, FEATURE_KINDS, REASON_GOODS, 10});
        }
}

/* The tile is judged once, and not by a bridge that it does not need. */
void slow_traders_judge(struct slow_game *slow)
{
    unsigned placed = slow->board.tiles - 1;
    if (slow->judged || !slow_board_is_matched(&slow->board, placed))
        return;
    slow->judged = true;
    for (unsigned f = 0; f < slow->pieces.followers && !slow->second && !slow->messages.part_waits;
         f++) {
        const struct slow_follower *figure = &slow->pieces.follower[f];
        if (figure->figure != FIGURE_BUILDER || figure->player != slow->player)
            continue;
        unsigned works_on = slow->map.feature_of[figure->tile][figure->segment];
        slow->continues |= slow->map.feature[works_on].kind != FEATURE_FIELD &&
                           slow->map.feature[works_on].on_tile[placed];
    }
}

unsigned slow_traders_face_down(const struct slow_game *slow)
{
    const struct slow_agenda *agenda = &slow->agenda;
    bool revealing = slow->phase == PHASE_REVEAL && slow->bazaar.laid_out;
    return revealing || (agenda->tasks > 0 && agenda->task[0].laid_out) ? slow->players : 0;
}

bool slow_traders_may_draw(const struct slow_game *slow)
{
    return slow_dragon_tiles(slow) > slow_traders_face_down(slow);
}

/* Puts a task before those of the same kind and after all others: auctions are held before a second
 * part that waits. */
static void note(struct slow_game *slow, struct slow_task task)
{
    struct slow_agenda *agenda = &slow->agenda;
    unsigned at = agenda->tasks++;
    for (; at > 0 && agenda->task[at - 1].what > task.what; at--)
        agenda->task[at] = agenda->task[at - 1];
    agenda->task[at] = task;
}

/* The player who plays does so again (TB6). */
static bool begin_second_part(struct slow_game *slow, unsigned player, bool paid)
{
    if (!slow_traders_may_draw(slow))
        return false;
    slow_game_begin_turn(slow, player, NO_TILE_KIND);
    slow->second = true;
    slow->tower.paid = paid; /* TW14 */
    return true;
}

/* Whether the tile placed brings an auction: it was drawn, be it for one that was won (BZ2, BZ11,
 * TB10). */
static bool brings_auction(const struct slow_game *slow)
{
    const struct slow_tile *last = &slow->board.tile[slow->board.tiles - 1];
    return slow->placed && slow->drawn && tile_kinds[last->kind].flags & TILE_BAZAAR &&
           slow->options.value[OPTION_BAZAARS] == BAZAARS_YES;
}

/* Lays out the tiles of the first auction; if there are too few none is held (BZ3, TB9). */
static void lay_out(struct slow_agenda *agenda, bool there_are_enough)
{
    if (there_are_enough)
        agenda->task[0].laid_out = true;
    else
        agenda->tasks = 0;
}

/* Any tile of the part may have earned the second part, and any brings its auction (ME8). */
void slow_traders_part_ends(struct slow_game *slow)
{
    struct slow_agenda *agenda = &slow->agenda;
    bool builder_first = slow->options.value[OPTION_BAZAAR_BUILDER] == BAZAAR_BUILDER_BUILDER_FIRST;
    bool in_round = slow->bazaar.on; /* the second part comes at once, the auction later (TB10) */
    if (brings_auction(slow))
        note(slow,
             (struct slow_task){SLOW_AUCTION, slow->player, false, in_round && !slow->second});
    if (slow->messages.part_waits && !in_round)
        slow->tower.paid_by_waiting = slow->tower.paid;
    if (!slow->continues || in_round || agenda->tasks == 0)
        return;
    if (builder_first && !agenda->task[0].laid_out) {
        lay_out(agenda, slow_dragon_tiles(slow) >= slow->players); /* BZ3 is judged now */
    } else if (!builder_first) {
        slow->continues = false;
        slow->messages.part_waits = true;
        slow->tower.paid_by_waiting = slow->tower.paid;
        note(slow, (struct slow_task){SLOW_SECOND_PART, slow->player, false, false});
    }
}

bool slow_traders_part_over(struct slow_game *slow)
{
    bool earned = slow->continues;
    slow->continues = slow->second = slow->messages.part_waits = false;
    return earned && begin_second_part(slow, slow->player, slow->tower.paid);
}

bool slow_traders_next(struct slow_game *slow)
{
    struct slow_agenda *agenda = &slow->agenda;
    while (agenda->tasks > 0) {
        struct slow_task task = agenda->task[0];
        agenda->tasks--;
        memmove(agenda->task, agenda->task + 1, agenda->tasks * sizeof task);
        if (task.what == SLOW_AUCTION && slow_dragon_tiles(slow) >= slow->players) {
            slow_bazaar_begin(slow, task.player);
            slow->bazaar.laid_out = task.laid_out;
            slow->bazaar.replaces = task.replaces;
            return true;
        }
        if (task.what == SLOW_SECOND_PART &&
            begin_second_part(slow, task.player, slow->tower.paid_by_waiting))
            return true;
    }
    return false;
}
