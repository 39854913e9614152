#include "training/exercise.h"

#include "training/progress.h"

struct training_exercise training_exercise_against(const struct training_weakness *weakness)
{
    static const uint8_t kinds[MISJUDGEMENTS_COUNT] = {
        [MISJUDGED_NONE] = DECISION_KINDS_COUNT,    [MISJUDGED_OVERPAID] = DECISION_BID,
        [MISJUDGED_LET_GO] = DECISION_BID,          [MISJUDGED_OPENED_LOW] = DECISION_OPENING,
        [MISJUDGED_OPENED_HIGH] = DECISION_OPENING, [MISJUDGED_WRONG_TILE] = DECISION_CHOICE,
    };
    return (struct training_exercise){kinds[weakness->way], weakness->group, weakness->stage};
}

uint8_t training_exercise_seat(const struct training_exercise *exercise, const struct game *game,
                               uint8_t seat)
{
    uint8_t chooser = game->bazaar.chooser;
    switch (exercise->kind) {
    case DECISION_CHOICE:
    case DECISION_OPENING:
    case DECISION_SALE:
        return chooser;
    case DECISION_BID:
        return (uint8_t)((chooser + 1) % game->options.players);
    default:
        return seat;
    }
}
