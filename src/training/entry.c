#include "training/entry.h"

#include <string.h>

/* The seeds differ first, nearly always. */
int training_entry_compare(const struct training_entry *a, const struct training_entry *b)
{
    const struct practice_wish *wish = &a->wish, *other = &b->wish;
    if (wish->seed != other->seed)
        return wish->seed < other->seed ? -1 : 1;
    int differs[] = {
        a->seat - b->seat,
        a->comes_again - b->comes_again,
        wish->stage - other->stage,
        wish->group - other->group,
        wish->source - other->source,
        wish->drill - other->drill,
        (wish->options.sets > other->options.sets) - (wish->options.sets < other->options.sets),
        wish->options.players - other->options.players,
        memcmp(wish->options.value, other->options.value, OPTIONS_COUNT),
        strcmp(a->name, b->name),
    };
    unsigned d = 0;
    while (d + 1 < sizeof differs / sizeof *differs && differs[d] == 0)
        d++;
    return differs[d];
}

const struct training_entry *training_entry_with_moves(const struct training_entries *entries,
                                                       const struct training_entry *entry)
{
    for (size_t e = entries->count; e-- > 0;)
        if (entries->entry[e].moves != NULL &&
            training_entry_compare(&entries->entry[e], entry) == 0)
            return &entries->entry[e];
    return NULL;
}

bool training_is_practice(const struct training_entry *entry)
{
    return entry->wish.source == POSITION_OF_BOTS;
}

double training_loss(const struct training_decision *decision)
{
    return estimate_is_too_close(decision->loss) ? 0 : decision->loss.mean;
}

enum practice_stage training_stage_of(unsigned part)
{
    enum practice_stage stage = STAGE_OF_PRACTICE_ANY + 1;
    while (stage < PRACTICE_STAGES_COUNT - 1 && !practice_stage_has(stage, part))
        stage++;
    return stage;
}

/* What the move puts up; less than any bid for a pass. */
static int points_of(struct move move)
{
    return move.verb == VERB_PASS ? -1 : move.points;
}

/* Of a turn there is none. */
static enum misjudgement way_of(const struct judgement *judgement)
{
    struct move made = judgement->made, best = judgement->best;
    if (judgement_is_too_close(judgement))
        return MISJUDGED_NONE;
    switch ((enum decision_kind)judgement->kind) {
    case DECISION_CHOICE:
        return MISJUDGED_WRONG_TILE;
    case DECISION_OPENING:
        return points_of(made) < points_of(best) ? MISJUDGED_OPENED_LOW : MISJUDGED_OPENED_HIGH;
    case DECISION_BID:
        return points_of(made) < points_of(best) ? MISJUDGED_LET_GO : MISJUDGED_OVERPAID;
    case DECISION_SALE:
        return made.verb == VERB_SELL ? MISJUDGED_LET_GO : MISJUDGED_OVERPAID;
    case DECISION_TURN:
    case DECISION_KINDS_COUNT:
        break;
    }
    return MISJUDGED_NONE;
}

bool training_is_judged(const struct training_entry *entry)
{
    bool is_judged = entry->decisions == 0;
    for (unsigned d = 0; d < entry->decisions; d++)
        is_judged |= entry->decision[d].loss.within >= 0;
    return is_judged;
}

/* The tile in hand, or the one that an auction is about. */
static enum tile_group group_of(const struct judgement *judgement, const struct game *before)
{
    return tile_group_of(judgement->kind == DECISION_TURN ? game_hand(before)
                                                          : before->bazaar.tile[judgement->tile]);
}

void training_entry_add(struct training_entry *entry, const struct judgement *judgement,
                        const struct game *before)
{
    if (entry->decisions < TRAINING_DECISIONS_MAX)
        entry->decision[entry->decisions++] =
            (struct training_decision){.kind = judgement->kind,
                                       .way = (uint8_t)way_of(judgement),
                                       .group = (uint8_t)group_of(judgement, before),
                                       .loss = judgement->loss};
}

struct training_entry training_entry_begin(const struct practice_wish *wish,
                                           const struct game *begins, unsigned player,
                                           const char *name)
{
    struct training_entry entry = {.wish = *wish,
                                   .comes_again = true,
                                   .seat = (uint8_t)player,
                                   .part = (uint8_t)practice_part_of(begins),
                                   .own.worth = {0, -1}};
    memcpy(entry.name, name, strlen(name) + 1);
    return entry;
}

/* What computer players lost. */
static void add_others(struct training_entry *entry, const struct auction_review *review,
                       const uint8_t level[PLAYERS_MAX])
{
    for (unsigned j = 0; j < review->judgements; j++) {
        const struct judgement *judgement = &review->judgement[j];
        if (level[judgement->player] >= BOT_LEVELS_COUNT || entry->others == TRAINING_OTHERS_MAX)
            continue;
        entry->other[entry->others++] =
            (struct training_other){judgement->player, level[judgement->player], judgement->kind,
                                    (float)judgement->loss.mean};
    }
}

struct training_entry training_entry_of(const struct auction_review *review,
                                        const struct auction_held *held,
                                        const struct practice_origin *origin, unsigned player,
                                        const char *name, const uint8_t level[PLAYERS_MAX])
{
    const struct game *revealed = &held->before[0];
    struct training_entry entry = training_entry_begin(&origin->wish, revealed, player, name);
    entry.comes_again = origin->bazaar == 0;
    for (unsigned j = 0; j < review->judgements; j++)
        if (review->judgement[j].player == player)
            training_entry_add(&entry, &review->judgement[j], revealed);
    if (training_is_judged(&entry))
        add_others(&entry, review, level);
    return entry;
}
