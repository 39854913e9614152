#include "tui/table/table_clock.h"
#include "language/language.h"
#include "play/bot_seats.h"
#include "tui/table/stage.h"
#include "tui/table/table_bots.h"

#include <stdio.h>
#include <string.h>

TABLE_STATE(clock);

enum { SECOND = 1000, MINUTE = 60 /* seconds */ };

struct clock clock_of(const struct session *session)
{
    struct clock clock = {.limit = session->head.clock, .running = PLAYERS_MAX};
    for (unsigned player = 0; player < PLAYERS_MAX; player++)
        clock.used[player] = (unsigned long long)session->used[player] * SECOND;
    return clock;
}

static unsigned seconds_used(const struct clock *clock, unsigned player)
{
    return (unsigned)(clock->used[player] / SECOND);
}

bool clock_update(struct clock *clock, unsigned player, long long now)
{
    long long passed = clock->seen == 0 ? 0 : now - clock->seen;
    clock->seen = now;
    if (player == PLAYERS_MAX || passed <= 0 || passed > CLOCK_GAP_MOST)
        return false;
    unsigned before = seconds_used(clock, player);
    clock->used[player] += (unsigned long long)passed;
    return seconds_used(clock, player) != before;
}

/* From `now` on it is `player` who has to decide: the time since the last look counts for nobody if
 * that was another player. */
static void clock_hand_to(struct clock *clock, unsigned player, long long now)
{
    if (player != clock->running)
        clock->seen = now;
    clock->running = player;
}

/* How many milliseconds from `now` on the clock that runs reads another second; REST: none runs. */
static int clock_patience(const struct clock *clock, long long now)
{
    if (clock->limit == 0 || clock->running == PLAYERS_MAX)
        return REST;
    unsigned long long left = SECOND - clock->used[clock->running] % SECOND;
    return patience_until(clock->seen + (long long)left, now);
}

/* Tells the session the time that each player here has used, for the record. */
static void clock_tell(const struct clock *clock, struct session *session)
{
    for (unsigned player = 0; player < PLAYERS_MAX; player++)
        if (!bot_seat_is_elsewhere(&session->head, player))
            session->used[player] = seconds_used(clock, player);
}

void table_read_clocks(struct table *table)
{
    struct clock *clock = table->clock;
    const struct session *session = &table->session;
    bool is_same = clock->read_at == session->made &&
                   memcmp(clock->read, session->used, sizeof clock->read) == 0;
    if (!session_is_shared(session) || is_same)
        return;
    clock->read_at = session->made;
    memcpy(clock->read, session->used, sizeof clock->read);
    for (unsigned player = 0; player < session->head.options.players; player++)
        if (bot_seat_is_elsewhere(&session->head, player))
            clock->used[player] = (unsigned long long)session->used[player] * SECOND;
}

bool clock_is_over(const struct clock *clock, unsigned player)
{
    return seconds_used(clock, player) >= clock->limit;
}

void clock_print(const struct clock *clock, unsigned player, char text[CLOCK_TEXT_SIZE])
{
    unsigned used = seconds_used(clock, player);
    bool is_over = clock_is_over(clock, player);
    unsigned shown = is_over ? used - clock->limit : clock->limit - used;
    snprintf(text, CLOCK_TEXT_SIZE, "%s%u:%02u", is_over ? "+" : "", shown / MINUTE,
             shown % MINUTE);
}

/* Whoever is seen to decide, or to have a turn to end, at another terminal; PLAYERS_MAX: nobody. */
static unsigned decides_elsewhere(const struct table *table)
{
    const struct stage *stage = table_stage(table);
    const struct session *session = &table->session;
    bool ends = stage->is_end && session_awaits_others(session);
    if (session->ahead != NULL || !(stage->decides_itself || ends))
        return PLAYERS_MAX;
    unsigned player = ends ? table->player : game_actor(&session->game);
    if (player >= table->seats.count)
        return PLAYERS_MAX;
    const struct seat *seat = &table->seats.seat[player];
    return seat->place == SEAT_IS_ELSEWHERE && !seat->is_bot ? player : PLAYERS_MAX;
}

/* No clock runs while the keys change hands, while tiles are taken from a real box, and while
 * something outside the game is asked. */
unsigned table_clock_runs_for(const struct table *table)
{
    const struct stage *stage = table_stage(table);
    unsigned other = decides_elsewhere(table);
    if (other < PLAYERS_MAX)
        return other;
    if (!stage->is_timed || table->cover == COVER_ASKED)
        return PLAYERS_MAX;
    unsigned player = stage->at_turn != NULL ? stage->at_turn(table) : table->player;
    return table_plays_itself(table, player) ? PLAYERS_MAX : player;
}

bool table_look_at_clock(struct table *table, struct app *app, long long now)
{
    unsigned player = table_clock_runs_for(table);
    if (table->clock->limit == 0)
        return false;
    clock_hand_to(table->clock, player, now);
    bool was_over = player < PLAYERS_MAX && clock_is_over(table->clock, player);
    bool has_changed = clock_update(table->clock, player, now);
    if (has_changed && !was_over && clock_is_over(table->clock, player))
        app_say(app, sentence_of(_("%s is out of time. The game continues."),
                                 table->seats.seat[player].name)
                         .text);
    return has_changed;
}

int table_clock_patience(const struct table *table, long long now)
{
    if (table->clock->limit == 0)
        return REST;
    bool is_told = table->clock->running == table_clock_runs_for(table);
    return is_told ? clock_patience(table->clock, now) : 0;
}

void table_tell_clock(struct table *table)
{
    if (table->clock->limit != 0)
        clock_tell(table->clock, &table->session);
}
