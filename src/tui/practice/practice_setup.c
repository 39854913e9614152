/* What is asked before practice: the form of a new game with fields of its own. */
#include "history/history.h"
#include "language/language.h"
#include "play/session.h"
#include "play/start.h"
#include "training/drill.h"
#include "training/fault.h"
#include "training/progress.h"
#include "tui/pages.h"
#include "tui/pages/setup_form.h"
#include "tui/practice/practice.h"
#include "wording/fault_words.h"
#include "wording/puzzle_words.h"
#include "wording/training_words.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

/* What can be exercised: anything, the positions that went wrong, those of games played, each
 * drill, an opponent with a fault to find or with a known one, and each weakness. */
enum {
    EXERCISE_ANY,
    EXERCISE_DUE,
    EXERCISE_OWN,
    EXERCISE_DRILL,                                              /* the first after DRILL_NONE */
    EXERCISE_FAULT = EXERCISE_DRILL + PRACTICE_DRILLS_COUNT - 1, /* and enum player_fault */
    EXERCISE_WEAKNESS = EXERCISE_FAULT + PLAYER_FAULTS_COUNT
};

/* What the history says of the person named: found once, not for each frame. */
struct person {
    char typed[NAME_SIZE]; /* the name, as it stands in the form */
    bool is_found;
    const char *name; /* as the history has it */
    unsigned auctions, dues, owns, weaknesses;
    const struct training_entry *due[REPETITION_DUE_MAX], *own[REPETITION_DUE_MAX];
    struct training_weakness weakness[WEAKNESSES_MAX];
};

struct practice_setup {
    struct setup_form form;
    uint8_t stage;     /* enum practice_stage */
    unsigned auctions; /* 0: without end */
    bool estimates;    /* people estimate first */
    unsigned exercise; /* EXERCISE_ANY, _DUE, _OWN, a drill, or weakness n: EXERCISE_WEAKNESS + n
                        */
    struct training_entries entries;
    struct person *person; /* the one found last */
};

static const struct practice_setup *setup_of(const struct setup_form *form)
{
    return (const struct practice_setup *)form;
}

/* The seat of the person who is to get better: the first. */
static unsigned seat_of_person(const struct record_head *head, unsigned players)
{
    unsigned seat = 0;
    while (seat + 1 < players && bot_seat_level(head, seat) < BOT_LEVELS_COUNT)
        seat++;
    return seat;
}

static unsigned at_most_due(unsigned count)
{
    return count < REPETITION_DUE_MAX ? count : REPETITION_DUE_MAX;
}

static void find_person(const struct practice_setup *setup, struct person *person)
{
    const struct training_entries *entries = &setup->entries;
    person->is_found = true;
    person->name = training_log_spelling(entries, person->typed);
    person->weaknesses =
        training_weaknesses(entries, person->name, person->weakness, WEAKNESSES_MAX);
    long long now = (long long)time(NULL);
    person->dues =
        at_most_due(training_due(entries, person->name, now, person->due, REPETITION_DUE_MAX));
    person->owns = at_most_due(
        training_own_games(entries, person->name, now, person->own, REPETITION_DUE_MAX));
    person->auctions = 0;
    for (size_t e = 0; e < entries->count; e++)
        person->auctions += training_is_practice(&entries->entry[e]) &&
                            strcmp(entries->entry[e].name, person->name) == 0;
}

static const struct person *person_of(const struct practice_setup *setup)
{
    struct person *person = setup->person;
    const char *typed =
        setup->form.name[seat_of_person(&setup->form.head, setup->form.players)].text;
    if (!person->is_found || strcmp(person->typed, typed) != 0) {
        strcpy(person->typed, typed);
        find_person(setup, person);
    }
    return person;
}

/* The drill of an exercise; NONE: it is another one. */
static enum practice_drill drill_of(unsigned exercise)
{
    return exercise >= EXERCISE_DRILL && exercise < EXERCISE_FAULT
               ? (enum practice_drill)(exercise - EXERCISE_DRILL + 1)
               : DRILL_NONE;
}

static bool is_fault(unsigned exercise)
{
    return exercise >= EXERCISE_FAULT && exercise < EXERCISE_WEAKNESS;
}

/* One person against a computer player, who bid. */
static bool fault_is_possible(const struct setup_form *form)
{
    struct record_head head = setup_form_head(form);
    return practice_fault_is_possible(&head.options) && bot_seats_have_bots(&head) &&
           bot_seats_have_people(&head);
}

/* Whether it is there for the person named, and the players and rules, by now. */
static bool is_there(const struct practice_setup *setup, unsigned exercise)
{
    const struct person *person = person_of(setup);
    struct options options = setup->form.head.options;
    options.players = (uint8_t)setup->form.players;
    if (exercise == EXERCISE_DUE || exercise == EXERCISE_OWN)
        return (exercise == EXERCISE_DUE ? person->dues : person->owns) > 0;
    if (is_fault(exercise))
        return fault_is_possible(&setup->form);
    return exercise < EXERCISE_WEAKNESS + person->weaknesses &&
           practice_drill_is_possible(drill_of(exercise), &options);
}

/* As chosen, if that is there. */
static unsigned exercise_of(const struct practice_setup *setup)
{
    return is_there(setup, setup->exercise) ? setup->exercise : EXERCISE_ANY;
}

/* Fields. */

static void turn_auctions(struct practice_setup *setup, int by)
{
    static const unsigned counts[] = {1, 3, 5, 10, 20, 50, 0};
    enum { COUNTS = sizeof counts / sizeof counts[0] };
    unsigned at = 0;
    while (at + 1 < COUNTS && counts[at] != setup->auctions)
        at++;
    setup->auctions = counts[(at + COUNTS + (unsigned)by) % COUNTS];
}

static void turn_exercise(struct practice_setup *setup, int by)
{
    unsigned choices = EXERCISE_WEAKNESS + person_of(setup)->weaknesses;
    setup->exercise = exercise_of(setup);
    do
        setup->exercise = (setup->exercise + choices + (unsigned)by) % choices;
    while (exercise_of(setup) != setup->exercise);
}

static void practice_setup_change(struct setup_form *form, enum setup_row row, int by)
{
    struct practice_setup *setup = (struct practice_setup *)form;
    if (row == ASK_STAGE)
        setup->stage = (uint8_t)((setup->stage + PRACTICE_STAGES_COUNT + (unsigned)by) %
                                 PRACTICE_STAGES_COUNT);
    else if (row == ASK_AUCTIONS)
        turn_auctions(setup, by);
    else if (row == ASK_ESTIMATES)
        setup->estimates = !setup->estimates;
    else
        turn_exercise(setup, by);
}

static struct sentence exercise_words(const struct practice_setup *setup)
{
    const struct person *person = person_of(setup);
    unsigned exercise = exercise_of(setup);
    if (exercise == EXERCISE_ANY)
        return sentence_of("%s", C_("exercise", "none: any auction"));
    if (exercise == EXERCISE_DUE)
        return training_words_due(person->dues);
    if (exercise == EXERCISE_OWN)
        return puzzle_words_own(person->owns);
    if (drill_of(exercise) != DRILL_NONE)
        return sentence_of("%s", training_words_drill(drill_of(exercise)));
    if (is_fault(exercise))
        return sentence_of("%s", fault_words_exercise(exercise - EXERCISE_FAULT));
    return sentence_of("%s",
                       training_words_weakness(&person->weakness[exercise - EXERCISE_WEAKNESS]));
}

static struct sentence value(const struct setup_form *form, enum setup_row row)
{
    static const char *const stages[PRACTICE_STAGES_COUNT] = {
        [STAGE_OF_PRACTICE_ANY] = NC_("stage", "any"),
        [STAGE_OF_PRACTICE_EARLY] = NC_("stage", "early"),
        [STAGE_OF_PRACTICE_MIDDLE] = NC_("stage", "middle"),
        [STAGE_OF_PRACTICE_LATE] = NC_("stage", "late"),
    };
    const struct practice_setup *setup = setup_of(form);
    if (row == ASK_STAGE)
        return sentence_of("%s", language_of_marked(stages[setup->stage]));
    if (row == ASK_ESTIMATES)
        return sentence_of("%s", setup->estimates ? C_("estimate first", "yes")
                                                  : C_("estimate first", "no"));
    if (row == ASK_EXERCISE)
        return exercise_words(setup);
    if (row == ASK_PROGRESS)
        return training_words_auctions(person_of(setup)->auctions);
    return setup->auctions == 0 ? sentence_of("%s", C_("auctions", "until you leave"))
                                : sentence_of("%u", setup->auctions);
}

static const char *sentence(const struct setup_form *form)
{
    unsigned exercise = exercise_of(setup_of(form));
    if (exercise == EXERCISE_DUE)
        return _("Positions you got wrong come again after a day, then after longer and longer "
                 "times as you get them right.");
    if (exercise == EXERCISE_OWN)
        return _("Positions of your own games in which you clearly lost points, kept by an "
                 "analysis.");
    if (drill_of(exercise) != DRILL_NONE)
        return training_words_drill_task(drill_of(exercise));
    if (exercise == EXERCISE_FAULT)
        return _("Three auctions against the same opponent, then you say what is wrong. They are "
                 "not in your history.");
    if (is_fault(exercise))
        return _("You know what the opponent does wrong: make the most of it. These auctions are "
                 "not in your history.");
    return exercise == EXERCISE_ANY
               ? _("Practise anything, or one thing: what you misjudge most, or what went wrong "
                   "before.")
               : _("Only auctions to practise just that. Finding them takes a little longer.");
}

/* Begins. */

static struct practice_plan plan_of(const struct practice_setup *setup)
{
    struct practice_plan plan = {.head = setup_form_head(&setup->form),
                                 .stage = setup->stage,
                                 .auctions = setup->auctions,
                                 .playouts = PRACTICE_PLAYOUTS_DEFAULT,
                                 .estimates = setup->estimates};
    plan.seed = setup->form.seed.text[0] != '\0' ? strtoull(setup->form.seed.text, NULL, 10)
                                                 : seed_by_chance();
    for (unsigned seat = 0; seat < PLAYERS_MAX; seat++)
        strcpy(plan.head.name[seat], setup->form.name[seat].text);
    return plan;
}

/* Positions of the history, and nothing else. */
static struct page *again_page(const struct practice_setup *setup, struct practice_plan *plan,
                               struct problem *problem)
{
    const struct person *person = person_of(setup);
    bool is_due = exercise_of(setup) == EXERCISE_DUE;
    struct practice_again again[REPETITION_DUE_MAX];
    plan->agains = is_due ? person->dues : person->owns;
    for (unsigned a = 0; a < plan->agains; a++)
        again[a] = practice_again_of(&setup->entries, is_due ? person->due[a] : person->own[a]);
    plan->again = again;
    if (plan->auctions == 0 || plan->auctions > plan->agains)
        plan->auctions = plan->agains;
    struct page *page = practice_page_of(plan, problem);
    plan->again = NULL; /* the page has its own */
    return page;
}

static void plan_exercise(struct practice_plan *plan, struct training_exercise exercise)
{
    plan->drill = exercise.drill;
    plan->group = exercise.group;
    plan->stage = exercise.stage;
}

static struct page *practice_setup_page_of(const struct practice_setup *setup,
                                           struct practice_plan *plan, struct problem *problem)
{
    unsigned exercise = exercise_of(setup);
    if (exercise == EXERCISE_DUE || exercise == EXERCISE_OWN)
        return again_page(setup, plan, problem);
    plan->drill = (uint8_t)drill_of(exercise);
    plan->hides_fault = exercise == EXERCISE_FAULT;
    plan->fault = (uint8_t)(is_fault(exercise) ? exercise - EXERCISE_FAULT : FAULT_NONE);
    if (plan->hides_fault)
        plan->auctions = FAULT_AUCTIONS;
    if (exercise >= EXERCISE_WEAKNESS)
        plan_exercise(plan, training_exercise_against(
                                &person_of(setup)->weakness[exercise - EXERCISE_WEAKNESS]));
    return practice_page_of(plan, problem);
}

static void practice_setup_begin(struct setup_form *form, struct app *app)
{
    const struct practice_setup *setup = setup_of(form);
    struct practice_plan plan = plan_of(setup), kept = plan;
    struct problem problem;
    struct page *page = practice_source_can_begin(&plan.head, &problem)
                            ? practice_setup_page_of(setup, &plan, &problem)
                            : NULL;
    if (page == NULL) {
        app_say(app, problem.text);
        return;
    }
    last_practice_keep(&kept);
    app_replace(app, page);
}

static void open_progress(struct setup_form *form, struct app *app)
{
    app_open(app, progress_page(person_of(setup_of(form))->name, (long long)time(NULL),
                                practice_exercise_page));
}

static const struct setup_use practice_use = {
    .title = N_("Practise auctions"),
    .players = N_("The number of players, 2 to 6: people at one keyboard, and computer players."),
    .begin = N_("Start practising"),
    .begin_help = N_("Start practising."),
    .begin_sentence =
        N_("Enter starts: one auction at a time, each with a review. Your losses go into "
           "your history."),
    .rows = SETUP_BIT(STAGE) | SETUP_BIT(AUCTIONS) | SETUP_BIT(SEED) | SETUP_BIT(RULES) |
            SETUP_BIT(ESTIMATES) | SETUP_BIT(EXERCISE) | SETUP_BIT(PROGRESS) | SETUP_BIT(BEGIN),
    .begin_it = practice_setup_begin,
    .open_progress = open_progress,
    .change = practice_setup_change,
    .value = value,
    .sentence = sentence,
};

static void setup_close(struct page *page)
{
    struct practice_setup *setup = (struct practice_setup *)page;
    training_entries_free(&setup->entries);
    free(setup->person);
    free(page);
}

static const struct page_kind setup_kind = {
    .name = N_("Practise auctions"),
    .draw = setup_draw,
    .bindings = setup_bindings,
    .type = setup_type,
    .point = form_point,
    .close = setup_close,
};

/* From seat number `first` on the computer bids, as well as it can without long thought, and has
 * names of its own. */
static void seat_bots(struct setup_form *form, unsigned first)
{
    unsigned players = form->players;
    setup_form_set_players(form, PLAYERS_MAX);
    for (unsigned seat = first; seat < PLAYERS_MAX; seat++)
        while (bot_seat_level(&form->head, seat) != BOT_HARD)
            setup_form_turn_level(form, seat, 1);
    setup_form_set_players(form, players);
}

/* As the last time, with the focus on the button that begins. */
static void fill(struct practice_setup *setup)
{
    struct practice_plan plan;
    struct problem nobody_listens;
    bool is_kept = last_practice(&plan);
    setup_form_fill(&setup->form, &practice_use, &plan.head);
    seat_bots(&setup->form, is_kept ? setup->form.players : 1);
    setup->form.form.focus = setup->form.form.fields - 1;
    setup->stage = plan.stage;
    setup->auctions = plan.auctions;
    setup->estimates = plan.estimates;
    training_log_read(&setup->entries, &nobody_listens);
}

struct page *practice_setup_page(void)
{
    struct practice_setup *setup = calloc(1, sizeof *setup);
    struct person *person = calloc(1, sizeof *person);
    if (setup == NULL || person == NULL) {
        free(setup);
        free(person);
        return NULL;
    }
    setup->person = person;
    fill(setup);
    setup->form.form.page.kind = &setup_kind;
    return &setup->form.form.page;
}

struct page *practice_exercise_page(const struct training_exercise *exercise, const char *name,
                                    struct problem *problem)
{
    struct practice_setup setup = {.stage = STAGE_OF_PRACTICE_ANY};
    fill(&setup);
    struct practice_plan plan = plan_of(&setup);
    unsigned seat = seat_of_person(&plan.head, plan.head.options.players);
    strcpy(plan.head.name[seat], name);
    plan.head.bot[seat][0] = '\0';
    training_entries_free(&setup.entries);
    plan_exercise(&plan, *exercise);
    return practice_page_of(&plan, problem);
}
