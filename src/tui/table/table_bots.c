#include "tui/table/table_bots.h"
#include "choosing/choosing.h"
#include "language/language.h"
#include "play/bot_seats.h"
#include "thinking/bots.h"
#include "tui/table/stage.h"
#include "tui/table/table_others.h"
#include "wording/seats.h"
#include "wording/wording.h"

#include <errno.h>
#include <string.h>

TABLE_STATE(bot);

/* Milliseconds. */
enum { SIGN_AFTER = 600, SIGN_BEAT = 400, BEATS = 3 };

/* How many steps something is shown for that has more to read. */
enum { STEPS_OF_CALL = 3, STEPS_OF_SCORE = 2 };

bool table_plays_itself(const struct table *table, unsigned player)
{
    return bot_seat_is_taken(&table->session.head, player);
}

unsigned table_mask_of_people(const struct table *table)
{
    unsigned people = 0;
    for (unsigned player = 0; player < table->seats.count; player++)
        people |= (unsigned)!table_plays_itself(table, player) << player;
    return people;
}

unsigned table_people(const struct table *table)
{
    return (unsigned)__builtin_popcount(table_mask_of_people(table));
}

/* If there are none, people move for them, and are told so once. */
static void bots_begin(struct table *table)
{
    table->bot->opponents = opponents_new();
    if (table->bot->opponents == NULL && !table->bot->is_missing)
        table->bot->lack = errno;
    table->bot->is_missing = table->bot->opponents == NULL;
}

bool table_bots_news(struct table *table, struct problem *news)
{
    if (table->bot->lack == 0)
        return false;
    problem_say(news, "%s %s", _("The computer players cannot think: move for them."),
                problem_of_lack(table->bot->lack));
    table->bot->lack = 0;
    return true;
}

bool table_bots_are_due(struct table *table)
{
    if (!opponents_are_due(&table->session))
        return false;
    if (table->bot->opponents == NULL && !table->bot->is_told)
        bots_begin(table);
    return table->bot->opponents != NULL || table->bot->is_told;
}

void table_bots_tell(struct table *table, struct move move)
{
    table->bot->move = move;
    table->bot->has_move = true;
}

static bool is_deciding(const struct table *table)
{
    return table_stage(table)->decides_itself;
}

const struct move *table_bots_shown(const struct table *table)
{
    const struct bot_turn *bot = table->bot;
    return is_deciding(table) && bot->has_move && bot->step.is_shown ? &bot->move : NULL;
}

void table_bots_forget(struct table *table)
{
    table->bot->has_move = table->bot->step.is_shown = false;
}

/* Whether nobody is asked to go on: the turn is a computer player's, or there are no others. */
static bool goes_on_by_itself(const struct table *table)
{
    const struct stage *stage = table_stage(table);
    if (stage->go_on == NULL || stage->part == PART_RESULT ||
        session_awaits_others(&table->session) || session_waits_for_answers(&table->session))
        return false;
    return (stage->is_end && table_plays_itself(table, table->player)) || table_people(table) == 0;
}

bool table_bots_are_at_work(const struct table *table)
{
    return (is_deciding(table) || goes_on_by_itself(table)) && table_is_bare(table) &&
           !table->bot->is_paused;
}

static bool waits_for_move(const struct table *table)
{
    return table_bots_are_at_work(table) && is_deciding(table) && !table->bot->has_move;
}

static bool is_thinking(const struct table *table)
{
    return waits_for_move(table) && !table->bot->is_told;
}

int table_bots_waits_for(const struct table *table)
{
    return is_thinking(table) ? opponents_fd(table->bot->opponents) : -1;
}

/* At auctions and placements there is a step before the decision: a tile is seen in hand before it
 * goes to the board. Others have one once they are shown. */
static long long length_of_step(const struct table *table)
{
    const struct stage *stage = table_stage(table);
    int step = table->pace.bot_step;
    bool begins = stage->draw_strip != NULL || game_awaits_placement(table_game(table));
    if (table->bot->step.is_hurried)
        return 0;
    if (is_deciding(table))
        return begins || table->bot->step.is_shown ? step : 0;
    if (stage->part == PART_SCORING)
        return STEPS_OF_SCORE * step;
    return stage->is_end ? step : STEPS_OF_CALL * step;
}

static bool has_gone_on(const struct table *table)
{
    const struct bot_step *step = &table->bot->step;
    return step->made != table->session.made || step->stage != table->stage ||
           step->scored != table->scored;
}

/* Another step begins where the table has come to another place. */
static void bots_follow(struct table *table, long long now)
{
    if (!has_gone_on(table))
        return;
    table->bot->step = (struct bot_step){
        .made = table->session.made, .stage = table->stage, .scored = table->scored};
    table->bot->since = now;
}

/* Whether the move should be shown before it is made: not one that does nothing. */
static bool is_to_be_seen(const struct table *table)
{
    return table->bot->move.verb != VERB_PASS && table_stage(table)->draw_strip == NULL &&
           table->pace.bot_step > 0;
}

static void bots_show(struct table *table, long long now)
{
    const struct move *move = &table->bot->move;
    struct deciding *deciding = table->deciding;
    table->bot->step.is_shown = true;
    table->bot->step.is_hurried = false;
    table->bot->since = now;
    if (scoring_choice_is_open(table_game(table))) {
        deciding_begin(deciding, table_game(table));
        deciding_choose(deciding,
                        1 + move_among(deciding->choice.move, deciding->choice.count, *move));
    }
    table_follow(table);
}

static void table_bots_play(struct table *table, struct app *app, long long now)
{
    size_t lines = table->log.count;
    table->bot->has_move = false;
    if (table->pace.bot_step == 0)
        table->bot->was_missed = true;
    table_play_for_bot(table, app, table->bot->move);
    if (table->pace.bot_step > 0)
        table_show_scores(table, lines, now);
}

/* A move of a computer player, or what Enter would do. A failure has been reported, and is not
 * tried again until somebody asks. */
static void bots_go_on(struct table *table, struct app *app, long long now)
{
    if (is_deciding(table))
        table_bots_play(table, app, now);
    else
        table_go_on(table, app, now);
    if (!has_gone_on(table))
        table->bot->is_paused = true;
    else if (!table_bots_are_at_work(table))
        table_guard_keys(table, now);
}

/* Once a program no longer plays, the table stands still until somebody does something about it.
 * Returns whether it does. */
static bool ask_opponents(struct table *table)
{
    struct bot_turn *bot = table->bot;
    opponents_give(bot->opponents, table->page.programs);
    bot->has_move = opponents_move(bot->opponents, &table->session, &bot->move);
    bot->fault = opponents_fault(bot->opponents, &table->session);
    bot->is_paused = bot->fault != NULL;
    return bot->is_paused;
}

const char *table_bots_fault(struct table *table)
{
    const char *fault = table->bot->fault;
    table->bot->fault = NULL;
    return fault;
}

bool table_bots_are_stuck(const struct table *table)
{
    return table->bot->is_paused && opponents_fault(table->bot->opponents, &table->session) != NULL;
}

void table_bots_try_again(struct table *table)
{
    opponents_try_again(table->bot->opponents);
    table->bot->is_paused = false;
}

/* The next step, if it is due; returns whether it was. */
static bool take_step(struct table *table, struct app *app, long long now)
{
    struct bot_turn *bot = table->bot;
    bots_follow(table, now);
    bool is_at_work = table_bots_are_at_work(table);
    if (bot->begins_anew && is_at_work) {
        bot->begins_anew = false;
        bot->since = now;
    }
    /* It is thought of while something is still shown. */
    if (is_thinking(table) && ask_opponents(table))
        return true;
    if (!is_at_work || moment_is_on(&table->moment)) {
        bot->since = now;
        return false;
    }
    if (now - bot->since < length_of_step(table) || waits_for_move(table))
        return false;
    if (is_deciding(table) && !bot->step.is_shown && is_to_be_seen(table))
        bots_show(table, now);
    else
        bots_go_on(table, app, now);
    return true;
}

/* What others do at their terminals takes as long as it takes; the program sleeps meanwhile. */
static bool awaits_others(const struct table *table)
{
    return bot_seat_is_elsewhere(&table->session.head, game_actor(table_game(table)));
}

static unsigned beat_of(const struct table *table, long long now)
{
    long long passed = now - table->bot->since - SIGN_AFTER;
    return waits_for_move(table) && !awaits_others(table) && passed >= 0
               ? 1 + (unsigned)(passed / SIGN_BEAT) % BEATS
               : 0;
}

bool table_bots_look(struct table *table, struct app *app, long long now)
{
    bool has_changed = false;
    while (take_step(table, app, now))
        has_changed = true;
    unsigned beat = beat_of(table, now);
    has_changed = has_changed || beat != table->bot->beat;
    table->bot->beat = beat;
    return has_changed;
}

/* The next change of the sign that a player is thinking. */
static long long beat_due(const struct table *table, long long now)
{
    long long begun = table->bot->since + SIGN_AFTER;
    return now < begun ? begun : begun + ((now - begun) / SIGN_BEAT + 1) * SIGN_BEAT;
}

int table_bots_patience(const struct table *table, long long now)
{
    const struct bot_turn *bot = table->bot;
    if (!table_bots_are_at_work(table))
        return bot->beat > 0 ? 0 : REST;
    if (has_gone_on(table) || bot->begins_anew)
        return 0;
    if (moment_is_on(&table->moment))
        return REST;
    if (waits_for_move(table) && awaits_others(table))
        return bot->beat > 0 ? 0 : REST;
    if (waits_for_move(table))
        return patience_until(beat_due(table, now), now);
    return patience_until(bot->since + length_of_step(table), now);
}

/* Ends the current step with the next look; asked once more, or where it takes long, thinking, too.
 */
static void table_bots_hurry(struct table *table)
{
    struct bot_turn *bot = table->bot;
    if (is_thinking(table) && (bot->step.is_hurried || bot->beat > 0))
        opponents_hurry(bot->opponents);
    bot->step.is_hurried = true;
    bot->is_paused = false;
}

void table_bots_begin_anew(struct table *table)
{
    table->bot->begins_anew = true;
}

void table_bots_pause(struct table *table)
{
    table->bot->is_paused = !table->bot->is_paused;
    table_bots_begin_anew(table);
}

/* Whether a seat changed hands; says who has it now, and what went wrong. */
static bool change_bot(struct table *table, struct app *app, unsigned player, const char *level)
{
    struct session *session = &table->session;
    struct problem problem;
    if (strcmp(session->head.bot[player], level) == 0)
        return false;
    bool done = session_set_bot(session, player, level, &problem);
    app_say(app, done ? bot_words_role(&session->head, player).text : problem.text);
    return done;
}

/* In a shared game the others are asked, for one seat at a time. */
static void ask_for_seat(struct table *table, struct app *app, const struct record_head *head)
{
    struct session *session = &table->session;
    struct problem problem;
    for (unsigned player = 0; player < table->seats.count; player++) {
        const char *now = session_has_bot(session, player) ? session_bot_of(session, player)
                                                           : session->head.bot[player];
        if (strcmp(now, head->bot[player]) == 0 || bot_seat_is_elsewhere(head, player))
            continue;
        if (!session_ask_seat(session, session_speaker(session, table->at_keys), player,
                              head->bot[player], &problem))
            app_say(app, problem.text);
        return;
    }
}

void table_change_bots(struct table *table, struct app *app, const struct record_head *head,
                       long long now)
{
    bool has_changed = false;
    if (session_is_shared(&table->session)) {
        ask_for_seat(table, app, head);
        return;
    }
    for (unsigned player = 0; player < table->seats.count; player++)
        has_changed |= change_bot(table, app, player, head->bot[player]);
    if (!has_changed)
        return;
    table_guard_keys(table, now);
    table_follow_seats(table);
}

void table_follow_seats(struct table *table)
{
    opponents_follow_seats(table->bot->opponents, &table->session);
    table->seats = seats_of(&table->session.head);
    table_others_mark(table);
    if (is_deciding(table) || table_bots_are_due(table))
        table_enter_stage_due(table);
}

void table_bots_close(struct table *table)
{
    opponents_free(table->bot->opponents);
}

struct sentence bot_news(const struct table *table)
{
    size_t told = table_told(table);
    return told > 0 ? wording_entry(&table->log.entry[told - 1], &table->seats)
                    : sentence_of("%s", "");
}

static void hurry(const struct press *press)
{
    table_bots_hurry(table_pressed(press));
}

/* Nobody at another terminal can be hurried, but what they have done, while it is shown. */
static bool has_company(const struct table *table)
{
    bool awaits = awaits_others(table) && !table->bot->has_move;
    return table_people(table) > 0 && !table_bots_are_stuck(table) && !awaits;
}

static bool is_alone(const struct table *table)
{
    return table_people(table) == 0 && !table_bots_are_stuck(table);
}

/* In a game of computer players only the space bar is for pausing, as in a replay. */
const struct table_key bot_keys[BOT_KEYS] = {
    ROW(has_company, hurry, 0, K_("hurry"), N_("Do not wait for the computer player."), KEYS_ENTER,
        ' '),
    ROW(is_alone, hurry, 0, K_("hurry"), N_("Do not wait for the computer player."), KEYS_ENTER),
    ROW(table_bots_are_stuck, hurry, 0, K_("go on"), N_("Choose what to do about the program."),
        KEYS_ENTER),
};

bool bot_type(struct table *table, struct app *app, uint32_t key)
{
    (void)app, (void)key;
    table_bots_hurry(table);
    return true;
}

const char *const bot_hints[] = {
    N_("A computer player is deciding. You can look around meanwhile; Enter hurries it."),
    N_("Somebody decides at another terminal. You can look around meanwhile."), NULL};

unsigned bot_hint(const struct table *table)
{
    return bot_seat_is_elsewhere(&table->session.head, game_actor(table_game(table)));
}
