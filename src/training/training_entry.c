#include "training/training_entry.h"

enum tile_group tile_group_of(uint8_t kind)
{
    const struct tile_kind *tile = &tile_kinds[kind];
    bool has[PRINTED_KINDS] = {false};
    for (unsigned s = 0; s < tile->segments; s++)
        has[tile->segment[s].kind] = true;
    return has[FEATURE_MONASTERY] ? TILES_OF_MONASTERY
           : has[FEATURE_CITY]    ? TILES_OF_CITY
           : has[FEATURE_ROAD]    ? TILES_OF_ROAD
                                  : TILES_OF_OTHER;
}

double training_loss(const struct training_decision *decision)
{
    return estimate_is_too_close(decision->loss) ? 0 : decision->loss.mean;
}

uint8_t training_part_of(const struct game *game)
{
    unsigned played = game->board.tiles, all = played + game->pile.tiles + game->bazaar.tiles;
    return (uint8_t)(100 * played / all);
}

enum practice_stage training_stage_of(uint8_t part)
{
    static const uint8_t below[PRACTICE_STAGES_COUNT] = {
#define X(stage, word, from, until) [STAGE_OF_PRACTICE_##stage] = (until),
        PRACTICE_STAGES(X)
#undef X
    };
    enum practice_stage stage = STAGE_OF_PRACTICE_ANY + 1;
    while (part >= below[stage] && stage + 1 < PRACTICE_STAGES_COUNT)
        stage++;
    return stage;
}

/* What the move puts up; less than any bid for a pass. */
static int points_of(struct move move)
{
    return move.verb == VERB_PASS ? -1 : move.points;
}

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

/* The kind of the tile that a decision should have been about. */
static uint8_t tile_of(const struct judgement *judgement, const struct game *before)
{
    const struct bazaar *bazaar = &before->bazaar;
    struct move best = judgement->best;
    bool chooses = best.verb == VERB_OFFER || best.verb == VERB_TAKE;
    return bazaar->tile[chooses ? best.arg : bazaar->offered];
}

struct training_entry training_entry_of(const struct auction_review *review,
                                        const struct auction_held *held, unsigned player)
{
    const struct game *revealed = &held->before[0];
    struct training_entry entry = {.wish.options = revealed->options,
                                   .seat = (uint8_t)player,
                                   .part = training_part_of(revealed)};
    for (unsigned j = 0; j < review->judgements; j++) {
        const struct judgement *judgement = &review->judgement[j];
        if (judgement->player != player || entry.decisions == TRAINING_DECISIONS_MAX)
            continue;
        entry.decision[entry.decisions++] = (struct training_decision){
            .kind = judgement->kind,
            .way = (uint8_t)way_of(judgement),
            .group = (uint8_t)tile_group_of(tile_of(judgement, &held->before[judgement->step])),
            .loss = judgement->loss,
        };
    }
    return entry;
}
