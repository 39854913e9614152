/* The switches of practice: which bazaars, and who sits where. */
#include "cli/reading.h"
#include "history/training_log.h"
#include "play/bot_seats.h"
#include "play/session.h"
#include "training/progress.h"
#include "unicode/utf8.h"

#include <string.h>
#include <time.h>

bool cli_read_from(struct reading *reading, enum switch_place found, const char *value,
                   struct problem *problem)
{
    (void)found, (void)problem;
    reading->practice.path = value;
    return true;
}

static const char *const stages[PRACTICE_STAGES_COUNT] = {
#define X(stage, word, from, below) [STAGE_OF_PRACTICE_##stage] = #word,
    PRACTICE_STAGES(X)
#undef X
};

bool cli_read_stage(struct reading *reading, enum switch_place found, const char *value,
                    struct problem *problem)
{
    char known[64] = "";
    for (unsigned stage = 0; stage < PRACTICE_STAGES_COUNT; stage++) {
        if (strcmp(value, stages[stage]) == 0) {
            reading->practice.stage = (uint8_t)stage;
            return true;
        }
        choice_add(known, sizeof known, stage, PRACTICE_STAGES_COUNT, stages[stage]);
    }
    return problem_say(problem, _("--%s '%s': expected %s"), cli_switches[found].word, value,
                       known);
}

bool cli_read_due(struct reading *reading, enum switch_place found, const char *value,
                  struct problem *problem)
{
    (void)reading, (void)found, (void)value, (void)problem;
    return true; /* that it was said is enough */
}

bool cli_read_auctions(struct reading *reading, enum switch_place found, const char *value,
                       struct problem *problem)
{
    return cli_read_number(found, value, PRACTICE_AUCTIONS_MAX, &reading->practice.auctions,
                           problem);
}

bool cli_read_level(struct reading *reading, enum switch_place found, const char *value,
                    struct problem *problem)
{
    struct bad_text bad;
    return bot_seat_read(word_whole(value), reading->level, &bad) ||
           problem_say(problem, "--%s %s", cli_switches[found].word, bad.reason);
}

/* Who sits where: bit p for the seat of player p. */
struct seating {
    unsigned people; /* named by --player */
    unsigned bots;   /* given a level by --bot */
};

/* Everybody else is a bot of the level; with no person named, the one on the seat `me` is. */
static bool seat_players(struct reading *reading, struct record_head *head, struct seating seating,
                         unsigned me, struct problem *problem)
{
    if (seating.people == 0 && me == head->options.players)
        return problem_say(problem, _("'practice': expected a seat for a person"));
    if (seating.people == 0)
        seating.people = 1u << me;
    for (unsigned player = 0; player < head->options.players; player++) {
        if (seating.people >> player & 1u)
            head->bot[player][0] = '\0';
        else if (!(seating.bots >> player & 1u))
            strcpy(head->bot[player], reading->level);
    }
    return true;
}

/* Those named, and as many more as it takes for a game in which a person plays. */
static bool seat_anew(struct reading *reading, struct record_head *head, struct problem *problem)
{
    struct seating seating = {0};
    for (unsigned player = 0; player < reading->named; player++)
        *(head->bot[player][0] != '\0' ? &seating.bots : &seating.people) |= 1u << player;
    unsigned least = seating.people == 0 ? reading->named + 1 : reading->named;
    if (least < PLAYERS_MIN)
        least = PLAYERS_MIN;
    if (least > PLAYERS_MAX)
        least = PLAYERS_MAX;
    head->options.players = (uint8_t)least;
    return seat_players(reading, head, seating, reading->named, problem);
}

static bool refuse_name(const struct reading *reading, unsigned named,
                        const struct record_head *head, struct problem *problem)
{
    char known[PLAYERS_MAX * (NAME_SIZE + 4)] = "";
    for (unsigned player = 0; player < head->options.players; player++)
        choice_add(known, sizeof known, player, head->options.players, head->name[player]);
    return problem_say(problem, _("'%s': expected a player of %s: %s"), reading->head.name[named],
                       reading->practice.path, known);
}

/* The seat of a record's head whose player has that name, or `players`. */
static unsigned seat_of(const struct record_head *head, const char *name)
{
    unsigned player = 0;
    while (player < head->options.players && !spelling_is_same(head->name[player], name))
        player++;
    return player;
}

/* Where nobody says who they are, the first person of the game. */
static unsigned first_person(const struct record_head *head, unsigned but)
{
    unsigned first = head->options.players;
    for (unsigned player = head->options.players; player-- > 0;)
        if (!(but >> player & 1u) &&
            (first == head->options.players || bot_seat_level(head, player) == BOT_LEVELS_COUNT ||
             bot_seat_level(head, first) < BOT_LEVELS_COUNT))
            first = player;
    return first;
}

/* The players of the record, on their seats. */
static bool seat_again(struct reading *reading, struct record_head *head, struct problem *problem)
{
    struct seating seating = {0};
    unsigned seats[PLAYERS_MAX];
    for (unsigned named = 0; named < reading->named; named++) {
        seats[named] = seat_of(head, reading->head.name[named]);
        if (seats[named] == head->options.players)
            return refuse_name(reading, named, head, problem);
        bool is_bot = reading->head.bot[named][0] != '\0';
        *(is_bot ? &seating.bots : &seating.people) |= 1u << seats[named];
    }
    unsigned me = first_person(head, seating.bots);
    for (unsigned named = 0; named < reading->named; named++)
        strcpy(head->bot[seats[named]], reading->head.bot[named]);
    return seat_players(reading, head, seating, me, problem);
}

/* A game that was played has all this. */
static bool check_record_switches(const struct reading *reading, struct problem *problem)
{
    static const enum switch_place of_new_games[] = {SWITCH_SETS, SWITCH_EDITION, SWITCH_OPTION,
                                                     SWITCH_SEED, SWITCH_STAGE,   SWITCH_DUE};
    for (size_t s = 0; s < sizeof of_new_games / sizeof of_new_games[0]; s++)
        if (cli_is_said(reading, of_new_games[s]))
            return problem_say(problem, _("option --%s: expected without --from"),
                               cli_switches[of_new_games[s]].word);
    return true;
}

static bool settle_record(struct reading *reading, struct practice_plan *plan,
                          struct problem *problem)
{
    struct session session;
    if (!check_record_switches(reading, problem) || !session_load(&session, plan->path, problem))
        return false;
    plan->head = session.head;
    plan->seed = 1; /* of the values alone */
    session_close(&session);
    return seat_again(reading, &plan->head, problem);
}

static bool settle_games(struct reading *reading, struct practice_plan *plan,
                         struct problem *problem)
{
    plan->head = reading->head;
    plan->seed = reading->head.has_seed ? reading->head.seed : seed_by_chance();
    option_choices_apply(&reading->choices, &plan->head.options);
    if (!options_has_set(&plan->head.options, SET_BCB))
        return problem_say(problem, _("'practice': expected the set with bazaars, %s"),
                           tile_set_name(SET_BCB));
    if (!practice_is_possible(&plan->head.options))
        return problem_say(problem, _("'practice': expected option %s=%s"),
                           option_name(OPTION_BAZAARS),
                           option_value_name(OPTION_BAZAARS, BAZAARS_YES));
    return seat_anew(reading, &plan->head, problem);
}

/* The name of the first person. */
static const char *person_of(const struct record_head *head)
{
    unsigned player = 0;
    while (head->bot[player][0] != '\0')
        player++;
    return head->name[player];
}

/* What is due for whoever practises, and nothing else. */
static bool settle_due(struct cli_request *request, struct problem *problem)
{
    const struct training_entry *due[PRACTICE_AGAINS_MAX];
    struct practice_plan *plan = &request->play.practice;
    const char *name = person_of(&plan->head);
    struct training_entries entries;
    if (!training_log_read(&entries, problem))
        return false;
    name = training_log_spelling(&entries, name);
    unsigned count = training_due(&entries, name, (long long)time(NULL), due, PRACTICE_AGAINS_MAX);
    for (unsigned d = 0; d < count && d < PRACTICE_AGAINS_MAX; d++)
        request->again[plan->agains++] = (struct practice_again){due[d]->wish, due[d]->seat};
    plan->again = request->again;
    if (plan->auctions == 0 || plan->auctions > plan->agains)
        plan->auctions = plan->agains;
    if (plan->agains == 0)
        problem_say(problem, _("--due: no position is due again for %s"), name);
    training_entries_free(&entries);
    return plan->agains > 0;
}

bool cli_settle_practice(struct reading *reading, struct cli_request *request,
                         struct problem *problem)
{
    struct practice_plan *plan = &request->play.practice;
    *plan = reading->practice;
    plan->playouts = reading->playouts > 0 ? reading->playouts : PRACTICE_PLAYOUTS_DEFAULT;
    if (plan->path != NULL)
        return settle_record(reading, plan, problem);
    return settle_games(reading, plan, problem) &&
           (!cli_is_said(reading, SWITCH_DUE) || settle_due(request, problem));
}
