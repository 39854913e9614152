/* Setting up practice, question by question. */
#include "plain/playing.h"

#include "language/language.h"
#include "text/setup.h"
#include "thinking/practice_source.h"
#include "training/drill.h"
#include "training/fault.h"
#include "wording/fault_words.h"
#include "wording/training_words.h"

#include <string.h>

/* False: the dialogue has ended. */
static bool ask_stage(struct dialogue *dialogue, uint8_t *stage)
{
    char line[PLAIN_LINE_SIZE];
    dialogue_say(dialogue,
                 _("How far into the game? any, early, middle or late. Press Enter for any."));
    while (dialogue_ask(dialogue, "", line)) {
        for (unsigned s = 0; s < PRACTICE_STAGES_COUNT; s++)
            if (strcmp(line, practice_stage_names[s]) == 0 || line[0] == '\0') {
                *stage = (uint8_t)s;
                return true;
            }
        dialogue_say(dialogue, _("'%s': expected any, early, middle or late."), line);
    }
    return false;
}

/* By the same words as on the command line. */
static void tell_faults(struct dialogue *dialogue)
{
    dialogue_say(dialogue, "%s: %s", FAULT_ANY, fault_words_exercise(FAULT_NONE));
    for (unsigned fault = FAULT_NONE + 1; fault < PLAYER_FAULTS_COUNT; fault++)
        dialogue_say(dialogue, "%s: %s", player_fault_names[fault], fault_words_exercise(fault));
}

static bool read_fault(struct practice_plan *plan, const char *line)
{
    size_t fault = word_find(word_whole(line), player_fault_names, PLAYER_FAULTS_COUNT);
    plan->hides_fault = strcmp(line, FAULT_ANY) == 0;
    plan->fault = (uint8_t)(fault < PLAYER_FAULTS_COUNT ? fault : FAULT_NONE);
    plan->auctions = plan->hides_fault ? FAULT_AUCTIONS : 0;
    return plan->hides_fault || plan->fault != FAULT_NONE;
}

/* Nothing is asked where there are no drills. False: the dialogue has ended. */
static bool ask_drill(struct dialogue *dialogue, struct practice_plan *plan)
{
    const struct options *options = &plan->head.options;
    bool has_faults = practice_fault_is_possible(options) && bot_seats_have_bots(&plan->head);
    char line[PLAIN_LINE_SIZE];
    if (!practice_drill_is_possible(DRILL_OFFER, options))
        return true;
    dialogue_say(dialogue, _("One kind of decision only? Press Enter for whole auctions, or type a "
                             "name:"));
    for (unsigned d = DRILL_NONE + 1; d < PRACTICE_DRILLS_COUNT; d++)
        if (practice_drill_is_possible(d, options))
            dialogue_say(dialogue, "%s: %s", practice_drill_names[d], training_words_drill_task(d));
    if (has_faults)
        tell_faults(dialogue);
    while (dialogue_ask(dialogue, "", line)) {
        plan->drill =
            (uint8_t)word_find(word_whole(line), practice_drill_names, PRACTICE_DRILLS_COUNT);
        if (line[0] == '\0' || (has_faults && read_fault(plan, line)))
            plan->drill = DRILL_NONE;
        if (plan->drill < PRACTICE_DRILLS_COUNT && practice_drill_is_possible(plan->drill, options))
            return true;
        dialogue_say(dialogue, _("'%s': expected an empty line or one of these names."), line);
    }
    return false;
}

/* Against one computer player, unless something else is wanted. */
static struct record_head usual_head(void)
{
    struct record_head head = setup_default();
    for (unsigned player = 1; player < PLAYERS_MAX; player++)
        strcpy(head.bot[player], bot_levels[BOT_HARD].name);
    return head;
}

bool practice_ask(struct dialogue *dialogue, struct problem *problem)
{
    struct practice_plan plan = {
        .head = usual_head(), .seed = seed_by_chance(), .playouts = PRACTICE_PLAYOUTS_DEFAULT};
    if (!new_game_agree_on_rules(dialogue, &plan.head) || !ask_stage(dialogue, &plan.stage) ||
        !ask_drill(dialogue, &plan))
        return true;
    return practice_source_can_begin(&plan.head, problem) &&
           practice_play(dialogue, &plan, problem);
}
