/* Setting up practice, question by question. */
#include "plain/practice.h"

#include "language/language.h"
#include "plain/new_game.h"
#include "play/bot_seats.h"
#include "play/seed.h"
#include "text/setup.h"

#include <string.h>

static const char *const stages[PRACTICE_STAGES_COUNT] = {
#define X(stage, word, from, below) [STAGE_OF_PRACTICE_##stage] = #word,
    PRACTICE_STAGES(X)
#undef X
};

/* False: the dialogue has ended. */
static bool ask_stage(struct dialogue *dialogue, uint8_t *stage)
{
    char line[PLAIN_LINE_SIZE];
    dialogue_say(dialogue,
                 _("How far into the game? any, early, middle or late. Press Enter for any."));
    while (dialogue_ask(dialogue, "", line)) {
        for (unsigned s = 0; s < PRACTICE_STAGES_COUNT; s++)
            if (strcmp(line, stages[s]) == 0 || line[0] == '\0') {
                *stage = (uint8_t)s;
                return true;
            }
        dialogue_say(dialogue, _("'%s': expected any, early, middle or late."), line);
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
    if (!new_game_agree_on_rules(dialogue, &plan.head) || !ask_stage(dialogue, &plan.stage))
        return true;
    if (!practice_is_possible(&plan.head.options))
        return problem_say(problem, "%s",
                           _("There are no bazaars in these sets and rules: choose others."));
    if (!bot_seats_have_people(&plan.head))
        return problem_say(problem, "%s", _("At least one seat needs a person."));
    return practice_play(dialogue, &plan, problem);
}
