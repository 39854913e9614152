#include "match/match_programs.h"

#include "bastide/notation.h"
#include "language/language.h"
#include "text/option_table.h"
#include "text/words.h"

#include <errno.h>
#include <stdarg.h>
#include <string.h>

enum { COMMAND_SIZE = 1024 };

/* Adds to a command. */
__attribute__((format(printf, 2, 3))) static void add(char command[COMMAND_SIZE],
                                                      const char *format, ...)
{
    va_list arguments;
    size_t length = strlen(command);
    va_start(arguments, format);
    vsnprintf(command + length, COMMAND_SIZE - length, format, arguments);
    va_end(arguments);
}

bool match_programs_begin(struct match_programs *programs, const struct match *match, int stop)
{
    *programs = (struct match_programs){.match = match};
    for (unsigned seat = 0; seat < match->options.players; seat++) {
        const char *engine = match->seat[seat].engine;
        int ms = (int)match_budget_of(match, seat).ms;
        struct peer_terms terms = {.patience_ms = match->patience_ms + MATCH_PATIENCE_A_MS * ms,
                                   .quit_ms = match->quit_ms,
                                   .stop = stop};
        if (engine == NULL)
            continue;
        programs->peer[seat] = peer_begin(engine, &terms);
        if (programs->peer[seat] == NULL)
            return problem_say(&programs->problem, _("--engine '%s': cannot be started: %s"),
                               engine, strerror(errno));
        programs->count++;
    }
    return true;
}

void match_programs_end(struct match_programs *programs, struct played_game *played)
{
    for (unsigned seat = 0; seat < PLAYERS_MAX; seat++)
        if (programs->peer[seat] != NULL)
            played->cpu_us[seat] = (uint64_t)(1e6 * peer_end(programs->peer[seat]) + 0.5);
    played->loser = (uint8_t)programs->loser;
    played->forfeit = (uint8_t)programs->forfeit;
}

/* Faults. */

static const char *command_of(const struct match_programs *programs, unsigned seat)
{
    return programs->match->seat[seat].engine;
}

/* Returns false. */
static bool lose(struct match_programs *programs, unsigned seat, enum forfeit forfeit)
{
    programs->loser = seat;
    programs->forfeit = forfeit;
    return false;
}

/* What a program does instead of answering: a sentence with its command, what it was told and,
 * perhaps, what it said. */
static const struct {
    const char *sentence;
    enum forfeit forfeit;
} faults[] = {
    [PEER_ENDED] = {N_("--engine '%s': it ended without an answer to '%s'"), FORFEIT_ENDED},
    [PEER_SILENT] = {N_("--engine '%s': no answer to '%s' in time"), FORFEIT_SILENT},
    [PEER_TOO_LONG] = {N_("--engine '%s': the answer to '%s' is too long"), FORFEIT_TOO_LONG},
    [PEER_NOT_JSON] = {N_("--engine '%s': answer to '%s': expected a JSON object, not '%.200s'"),
                       FORFEIT_NOT_JSON},
    [PEER_REFUSED] = {N_("--engine '%s': it refused '%s': %.200s"), FORFEIT_REFUSED},
    [PEER_NO_MOVE] = {N_("--engine '%s': answer to '%s': expected {\"move\":\"…\"}, not '%.200s'"),
                      FORFEIT_NO_MOVE},
};

/* Returns whether there is no fault. */
static bool judge(struct match_programs *programs, unsigned seat, const char *told,
                  enum peer_fault fault)
{
    if (fault == PEER_NO_FAULT)
        return true;
    programs->is_stopped = fault == PEER_STOPPED;
    if (programs->is_stopped)
        return false;
    problem_say(&programs->problem, _(faults[fault].sentence), command_of(programs, seat), told,
                peer_said(programs->peer[seat]));
    return lose(programs, seat, faults[fault].forfeit);
}

/* Commands. */

static bool tell_all(struct match_programs *programs, const char *command)
{
    for (unsigned seat = 0; seat < PLAYERS_MAX; seat++)
        if (programs->peer[seat] != NULL &&
            !judge(programs, seat, command, peer_tell(programs->peer[seat], command)))
            return false;
    return true;
}

bool match_programs_tell_rules(struct match_programs *programs)
{
    char command[COMMAND_SIZE] = "new";
    const struct options *options = &programs->match->options;
    const char *separator = "";
    add(command, " players=%u sets=", options->players);
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++)
        if (options_has_set(options, (enum tile_set)set)) {
            add(command, "%s%s", separator, tile_set_name((enum tile_set)set));
            separator = ",";
        }
    add(command, " edition=%s", edition_name((enum edition)options->edition));
    for (enum option option = 0; option < OPTIONS_COUNT; option++)
        if (option_is_changed(options, option))
            add(command, " %s=%s", option_name(option),
                option_value_name(option, options->value[option]));
    add(command, " chance=manual");
    return tell_all(programs, command);
}

bool match_programs_tell_move(struct match_programs *programs, const struct game *game,
                              struct move move)
{
    char text[MOVE_TEXT_SIZE], command[COMMAND_SIZE] = "play ";
    if (programs->count == 0)
        return true;
    move_print(game, move, text);
    add(command, "%s", text);
    return tell_all(programs, command);
}

/* Asks for a move, as text. */
static bool programs_ask(struct match_programs *programs, unsigned seat, char text[MOVE_TEXT_SIZE])
{
    char command[COMMAND_SIZE] = "go";
    struct match_budget budget = match_budget_of(programs->match, seat);
    if (budget.playouts > 0)
        add(command, " playouts=%u", budget.playouts);
    if (budget.ms > 0)
        add(command, " ms=%u", budget.ms);
    return judge(programs, seat, command,
                 peer_ask(programs->peer[seat], command, text, MOVE_TEXT_SIZE));
}

bool match_programs_choose(struct match_programs *programs, unsigned seat, const struct game *game,
                           struct move *move)
{
    char text[MOVE_TEXT_SIZE];
    const char *engine = command_of(programs, seat);
    struct bad_text bad;
    struct game after = *game;
    bool goes_on =
        game_awaits_action(game) && peer_goes_on(programs->peer[seat], text, sizeof text);
    if (!goes_on && !programs_ask(programs, seat, text))
        return false;
    if (!move_parse(game, text, strlen(text), move, &bad)) {
        problem_say(&programs->problem, _("--engine '%s': its move %s"), engine, bad.reason);
        return lose(programs, seat, FORFEIT_BAD_MOVE);
    }
    enum refusal refusal = game_apply(&after, *move, NULL);
    if (refusal == REFUSAL_NONE)
        return true;
    problem_say(&programs->problem, _("--engine '%s': its move '%s' is not legal: %s"), engine,
                text, _(refusal_sentence(refusal)));
    return lose(programs, seat, FORFEIT_ILLEGAL);
}
