/* The switches of practice: which bazaars, and who sits where. */
#include "cli/cli.h"
#include "history/history.h"
#include "play/session.h"
#include "training/daily.h"
#include "training/drill.h"
#include "training/fault.h"
#include "wording/training_words.h"

#include <string.h>
#include <time.h>

bool cli_read_from(struct reading *reading)
{
    reading->request->play.practice.path = reading->value;
    return true;
}

static bool read_name(const struct reading *reading, const char *const *names, unsigned count,
                      uint8_t *number)
{
    char known[80] = "";
    size_t found = word_find(word_whole(reading->value), names, count);
    *number = (uint8_t)found;
    for (unsigned n = 0; n < count; n++)
        choice_add(known, sizeof known, n, count, names[n]);
    return found < count || problem_say(reading->problem, _("--%s '%s': expected %s"),
                                        cli_switches[reading->found].word, reading->value, known);
}

bool cli_read_stage(struct reading *reading)
{
    return read_name(reading, practice_stage_names, PRACTICE_STAGES_COUNT,
                     &reading->request->play.practice.stage);
}

bool cli_read_drill(struct reading *reading)
{
    return read_name(reading, practice_drill_names, PRACTICE_DRILLS_COUNT,
                     &reading->request->play.practice.drill);
}

bool cli_read_fault(struct reading *reading)
{
    static const char *const names[] = {
#define X(fault, word) word,
        PLAYER_FAULTS(X)
#undef X
            FAULT_ANY};
    struct practice_plan *plan = &reading->request->play.practice;
    if (!read_name(reading, names, PLAYER_FAULTS_COUNT + 1, &plan->fault))
        return false;
    plan->hides_fault = plan->fault == PLAYER_FAULTS_COUNT;
    if (plan->hides_fault)
        plan->fault = FAULT_NONE;
    return true;
}

bool cli_read_level(struct reading *reading)
{
    struct bad_text bad;
    return bot_seat_read(word_whole(reading->value), reading->level, &bad) ||
           cli_refuse(reading, &bad);
}

/* Who sits where: bit p for the seat of player p. */
struct seating {
    unsigned people; /* named by --player */
    unsigned bots;   /* given a level by --bot */
};

/* All others are bots of the level; if no person is named, the one on the seat `me` is a person. */
static bool seat_players(struct reading *reading, struct record_head *head, struct seating seating,
                         unsigned me)
{
    if (seating.people == 0 && me == head->options.players)
        return problem_say(reading->problem, _("'practice': expected a seat for a person"));
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
static bool seat_anew(struct reading *reading, struct record_head *head)
{
    struct seating seating = {0};
    for (unsigned player = 0; player < reading->named; player++)
        *(head->bot[player][0] != '\0' ? &seating.bots : &seating.people) |= 1u << player;
    unsigned least = seating.people == 0 ? reading->named + 1 : reading->named;
    unsigned needed = practice_drill_players(reading->request->play.practice.drill);
    if (least < needed)
        least = needed;
    if (least > PLAYERS_MAX)
        least = PLAYERS_MAX;
    head->options.players = (uint8_t)least;
    return seat_players(reading, head, seating, reading->named);
}

static bool refuse_name(const struct reading *reading, const char *name,
                        const struct record_head *head)
{
    char known[PLAYERS_MAX * (NAME_SIZE + 4)] = "";
    for (unsigned player = 0; player < head->options.players; player++)
        choice_add(known, sizeof known, player, head->options.players, head->name[player]);
    return problem_say(reading->problem, _("'%s': expected a player of %s: %s"), name,
                       reading->request->play.practice.path, known);
}

/* If no person is named, the first person of the game. */
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
static bool seat_again(struct reading *reading, struct record_head *head)
{
    const struct record_head *said = &reading->request->play.head;
    struct seating seating = {0};
    unsigned seats[PLAYERS_MAX];
    for (unsigned named = 0; named < reading->named; named++) {
        seats[named] = cli_find_player(head, head->options.players, said->name[named]);
        if (seats[named] == head->options.players)
            return refuse_name(reading, said->name[named], head);
        bool is_bot = said->bot[named][0] != '\0';
        *(is_bot ? &seating.bots : &seating.people) |= 1u << seats[named];
    }
    unsigned me = first_person(head, seating.bots);
    for (unsigned named = 0; named < reading->named; named++)
        strcpy(head->bot[seats[named]], said->bot[named]);
    return seat_players(reading, head, seating, me);
}

/* A game that was played has all this already. */
static bool check_record_switches(const struct reading *reading)
{
    static const enum switch_place of_new_games[] = {SWITCH_SETS, SWITCH_EDITION, SWITCH_OPTION,
                                                     SWITCH_SEED, SWITCH_STAGE,   SWITCH_DRILL,
                                                     SWITCH_DUE,  SWITCH_OWN,     SWITCH_FAULT};
    for (size_t s = 0; s < sizeof of_new_games / sizeof of_new_games[0]; s++)
        if (cli_is_said(reading, of_new_games[s]))
            return problem_say(reading->problem, _("option --%s: expected without --from"),
                               cli_switches[of_new_games[s]].word);
    return true;
}

static bool settle_record(struct reading *reading)
{
    struct session session;
    struct practice_plan *plan = &reading->request->play.practice;
    if (!check_record_switches(reading) || !session_load(&session, plan->path, reading->problem))
        return false;
    plan->head = session.head;
    plan->seed = 1; /* of the values alone */
    session_close(&session);
    return seat_again(reading, &plan->head);
}

/* With a fault: one person, one opponent, and whole auctions of games not played before. */
static bool settle_fault(const struct reading *reading, struct practice_plan *plan)
{
    static const enum switch_place others[] = {SWITCH_DRILL, SWITCH_DUE, SWITCH_OWN};
    if (plan->fault == FAULT_NONE && !plan->hides_fault)
        return true;
    for (size_t s = 0; s < sizeof others / sizeof others[0]; s++)
        if (cli_is_said(reading, others[s]))
            return problem_say(reading->problem, _("option --%s: expected without --%s"),
                               cli_switches[SWITCH_FAULT].word, cli_switches[others[s]].word);
    if (!practice_fault_is_possible(&plan->head.options) || !bot_seats_have_bots(&plan->head))
        return problem_say(reading->problem,
                           _("--%s: expected an auction of one person and one "
                             "computer player"),
                           cli_switches[SWITCH_FAULT].word);
    if (plan->hides_fault && plan->auctions == 0)
        plan->auctions = FAULT_AUCTIONS;
    return true;
}

static bool settle_games(struct reading *reading)
{
    struct practice_plan *plan = &reading->request->play.practice;
    plan->head = reading->request->play.head;
    plan->seed = plan->head.has_seed ? plan->head.seed : seed_by_chance();
    option_choices_apply(&reading->choices, &plan->head.options);
    if (!options_has_set(&plan->head.options, SET_BCB))
        return problem_say(reading->problem, _("'practice': expected the set with bazaars, %s"),
                           tile_set_name(SET_BCB));
    if (!practice_is_possible(&plan->head.options))
        return problem_say(reading->problem, _("'practice': expected option %s=%s"),
                           option_words[OPTION_BAZAARS].name,
                           option_words[OPTION_BAZAARS].value[BAZAARS_YES].name);
    if (!seat_anew(reading, &plan->head))
        return false;
    if (!settle_fault(reading, plan))
        return false;
    return practice_drill_is_possible(plan->drill, &plan->head.options) ||
           problem_say(reading->problem, _("--drill %s: expected option %s=%s"),
                       practice_drill_names[plan->drill], option_words[OPTION_BAZAAR_MODE].name,
                       option_words[OPTION_BAZAAR_MODE].value[BAZAAR_MODE_AUCTION].name);
}

/* The name of the first person. */
static const char *person_of(const struct record_head *head)
{
    unsigned player = 0;
    while (head->bot[player][0] != '\0')
        player++;
    return head->name[player];
}

/* Positions of the history: of games played, or those due again. */
static unsigned find_again(const struct reading *reading, const char *name,
                           const struct training_entry *found[PRACTICE_AGAINS_MAX])
{
    const struct training_entries *entries = &reading->request->practised;
    long long now = (long long)time(NULL);
    return cli_is_said(reading, SWITCH_OWN)
               ? training_own_games(entries, name, now, found, PRACTICE_AGAINS_MAX)
               : training_due(entries, name, now, found, PRACTICE_AGAINS_MAX);
}

/* Those of whoever practises, and nothing else. */
static bool settle_again(struct reading *reading)
{
    const struct training_entry *found[PRACTICE_AGAINS_MAX];
    struct cli_request *request = reading->request;
    struct practice_plan *plan = &request->play.practice;
    const char *name = person_of(&plan->head);
    struct training_entries *entries = &request->practised;
    if (!training_log_read(entries, reading->problem))
        return false;
    name = training_log_spelling(entries, name);
    unsigned count = find_again(reading, name, found);
    for (unsigned f = 0; f < count && f < PRACTICE_AGAINS_MAX; f++)
        request->again[plan->agains++] = practice_again_of(entries, found[f]);
    plan->again = request->again;
    if (plan->auctions == 0 || plan->auctions > plan->agains)
        plan->auctions = plan->agains;
    if (plan->agains == 0) {
        problem_say(reading->problem,
                    cli_is_said(reading, SWITCH_OWN)
                        ? _("--own: no position of a game of %s to practise")
                        : _("--due: no position is due again for %s"),
                    name);
        training_entries_free(entries);
    }
    return plan->agains > 0;
}

/* DATE, or today. */
bool cli_settle_daily(struct reading *reading)
{
    const struct start_request *play = &reading->request->play;
    long long today = daily_of((long long)time(NULL)), day = today;
    if (play->path != NULL && (!day_read(play->path, &day) || day < DAILY_FIRST || day > today))
        return problem_say(reading->problem,
                           _("'daily %s': expected a date from %s to %s, such as %s"), play->path,
                           training_words_date((long long)DAILY_FIRST * SECONDS_A_DAY).text,
                           training_words_date(today * SECONDS_A_DAY).text,
                           training_words_date(today * SECONDS_A_DAY).text);
    if (reading->named > 1)
        return problem_say(reading->problem, _("'daily': expected one player at most"));
    reading->request->play.practice =
        daily_plan(day, reading->named > 0 ? play->head.name[0] : NULL);
    return true;
}

void cli_free(struct cli_request *request)
{
    training_entries_free(&request->practised);
}

bool cli_settle_practice(struct reading *reading)
{
    struct practice_plan *plan = &reading->request->play.practice;
    plan->estimates = cli_is_said(reading, SWITCH_ESTIMATE);
    plan->playouts = reading->playouts > 0 ? reading->playouts : PRACTICE_PLAYOUTS_DEFAULT;
    if (plan->path != NULL)
        return settle_record(reading);
    bool is_again = cli_is_said(reading, SWITCH_DUE) || cli_is_said(reading, SWITCH_OWN);
    return settle_games(reading) && (!is_again || settle_again(reading));
}
