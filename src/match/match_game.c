#include "match/match_game.h"

#include "bastide/chance.h"
#include "bastide/notation.h"
#include "language/language.h"
#include "text/bad_text.h"
#include "text/option_table.h"

#include <assert.h>
#include <errno.h>
#include <stdarg.h>
#include <string.h>

/* How long a program may take to answer, and how much longer for each millisecond of CPU time it is
 * given: it may have to share its core with many others. */
enum { PATIENCE_MS = 60000, PATIENCE_A_MS = 20 };

enum { COMMAND_SIZE = 1024 };

/* A game under way. */
struct playing {
    struct game game;
    struct pile_order order;
    uint64_t seed;
    unsigned first; /* the seat that plays as player 0 */
    struct plan plan;
    unsigned made; /* moves of the plan; 0: there is none */
};

static unsigned seat_of(const struct playing *playing, unsigned player)
{
    return (player + playing->first) % playing->game.options.players;
}

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

/* Other programs. */

bool match_desk_begin(struct match_desk *desk, const struct match *match)
{
    *desk = (struct match_desk){.match = match, .thinker = thinker_new()};
    if (desk->thinker == NULL)
        return problem_say(&desk->problem, "%s", strerror(errno));
    for (unsigned seat = 0; seat < match->options.players; seat++) {
        const char *engine = match->seat[seat].engine;
        int ms = (int)match_budget_of(match, seat).ms;
        if (engine == NULL)
            continue;
        desk->peer[seat] = peer_begin(engine, PATIENCE_MS + PATIENCE_A_MS * ms);
        if (desk->peer[seat] == NULL)
            return problem_say(&desk->problem, _("--engine '%s': cannot be started: %s"), engine,
                               strerror(errno));
    }
    return true;
}

void match_desk_end(struct match_desk *desk)
{
    thinker_free(desk->thinker);
    for (unsigned seat = 0; seat < PLAYERS_MAX; seat++)
        if (desk->peer[seat] != NULL)
            desk->tally[seat].cpu_ms += 1e3 * peer_end(desk->peer[seat]);
}

/* Says what a program has done instead of answering. Returns false. */
static bool blame(struct match_desk *desk, unsigned seat, const char *command,
                  enum peer_fault fault)
{
    static const char *const sentences[] = {
        [PEER_ENDED] = N_("--engine '%s': it ended without an answer to '%s'"),
        [PEER_SILENT] = N_("--engine '%s': no answer to '%s' in time"),
        [PEER_TOO_LONG] = N_("--engine '%s': the answer to '%s' is too long"),
        [PEER_NOT_JSON] = N_("--engine '%s': answer to '%s': expected a JSON object, not '%.200s'"),
        [PEER_REFUSED] = N_("--engine '%s': it refused '%s': %.200s"),
        [PEER_NO_MOVE] =
            N_("--engine '%s': answer to '%s': expected {\"move\":\"…\"}, not '%.200s'"),
    };
    const char *engine = desk->match->seat[seat].engine, *said = peer_said(desk->peer[seat]);
    switch (fault) {
    case PEER_NO_FAULT:
        break;
    case PEER_ENDED:
    case PEER_SILENT:
    case PEER_TOO_LONG:
        problem_say(&desk->problem, _(sentences[fault]), engine, command);
        break;
    case PEER_NOT_JSON:
    case PEER_REFUSED:
    case PEER_NO_MOVE:
        problem_say(&desk->problem, _(sentences[fault]), engine, command, said);
        break;
    }
    return false;
}

static bool has_programs(const struct match_desk *desk)
{
    bool has = false;
    for (unsigned seat = 0; seat < desk->match->options.players; seat++)
        has |= desk->peer[seat] != NULL;
    return has;
}

/* Sends a command to all programs. */
static bool tell_all(struct match_desk *desk, const char *command)
{
    for (unsigned seat = 0; seat < desk->match->options.players; seat++) {
        enum peer_fault fault =
            desk->peer[seat] != NULL ? peer_tell(desk->peer[seat], command) : PEER_NO_FAULT;
        if (fault != PEER_NO_FAULT)
            return blame(desk, seat, command, fault);
    }
    return true;
}

/* The rules of the game; only what differs from the edition, for older programs. */
static bool tell_rules(struct match_desk *desk)
{
    char command[COMMAND_SIZE] = "new";
    const struct options *options = &desk->match->options;
    enum edition edition = (enum edition)options->edition;
    const char *separator = "";
    add(command, " players=%u sets=", options->players);
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++)
        if (options->sets >> set & 1u) {
            add(command, "%s%s", separator, tile_set_name((enum tile_set)set));
            separator = ",";
        }
    add(command, " edition=%s", edition_name(edition));
    for (unsigned o = 0; o < OPTIONS_COUNT; o++) {
        enum option option = (enum option)o;
        unsigned value = options->value[option];
        if (value != option_of_edition(option, edition))
            add(command, " %s=%s", option_name(option), option_value_name(option, value));
    }
    add(command, " chance=manual");
    return tell_all(desk, command);
}

static bool tell_move(struct match_desk *desk, const struct game *game, struct move move)
{
    char text[MOVE_TEXT_SIZE], command[COMMAND_SIZE] = "play ";
    if (!has_programs(desk))
        return true;
    move_print(game, move, text);
    add(command, "%s", text);
    return tell_all(desk, command);
}

/* Asks the program, as text. */
static bool ask(struct match_desk *desk, unsigned seat, char text[MOVE_TEXT_SIZE])
{
    char command[COMMAND_SIZE] = "go";
    struct match_budget budget = match_budget_of(desk->match, seat);
    if (budget.playouts > 0)
        add(command, " playouts=%u", budget.playouts);
    if (budget.ms > 0)
        add(command, " ms=%u", budget.ms);
    enum peer_fault fault = peer_ask(desk->peer[seat], command, text, MOVE_TEXT_SIZE);
    return fault == PEER_NO_FAULT || blame(desk, seat, command, fault);
}

/* A turn that has been begun goes on as planned: it is thought about once, as by bots. */
static bool get_move(struct match_desk *desk, const struct playing *playing, unsigned seat,
                     struct move *move)
{
    char text[MOVE_TEXT_SIZE];
    const char *engine = desk->match->seat[seat].engine;
    struct bad_text bad;
    struct game after = playing->game;
    bool goes_on = game_phase(&playing->game) == PHASE_BUILD &&
                   peer_goes_on(desk->peer[seat], text, sizeof text);
    if (!goes_on && !ask(desk, seat, text))
        return false;
    if (!move_parse(&playing->game, text, strlen(text), move, &bad))
        return problem_say(&desk->problem, _("--engine '%s': its move %s"), engine, bad.reason);
    enum refusal refusal = game_apply(&after, *move, NULL);
    return refusal == REFUSAL_NONE ||
           problem_say(&desk->problem, _("--engine '%s': its move '%s' is not legal: %s"), engine,
                       text, _(refusal_sentence(refusal)));
}

/* Bots. */

/* Each game is thought about on one core: others are for other games. */
static bool think(struct match_desk *desk, struct playing *playing, unsigned seat,
                  struct move *move)
{
    struct bot_answer answer;
    struct match_budget budget = match_budget_of(desk->match, seat);
    if (!thinker_think(desk->thinker,
                       &(struct thinker_request){.game = playing->game,
                                                 .level = desk->match->seat[seat].level,
                                                 .simulations = budget.playouts,
                                                 .cpu_ms = budget.ms,
                                                 .one_core = true,
                                                 .seed = playing->seed},
                       &answer))
        return problem_say(&desk->problem, "%s", strerror(ENOMEM));
    playing->plan = answer.candidate[0].plan;
    playing->made = 1;
    desk->tally[seat].cpu_ms += thinker_cpu_ms(desk->thinker);
    *move = bot_answer_move(&answer);
    return true;
}

static bool choose(struct match_desk *desk, struct playing *playing, struct move *move)
{
    unsigned seat = seat_of(playing, game_actor(&playing->game));
    if (desk->peer[seat] != NULL) {
        playing->made = 0;
        return get_move(desk, playing, seat, move);
    }
    if (playing->made > 0 &&
        bot_plan_goes_on(&playing->plan, playing->made, &playing->game, move)) {
        playing->made++;
        return true;
    }
    return think(desk, playing, seat, move);
}

/* A game. */

static bool play(struct match_desk *desk, struct playing *playing)
{
    while (!game_is_over(&playing->game)) {
        struct move move = {.verb = VERB_PASS};
        if (game_actor(&playing->game) == ACTOR_CHANCE)
            move = chance_move(&playing->game, &playing->order);
        else if (!choose(desk, playing, &move))
            return false;
        if (!tell_move(desk, &playing->game, move))
            return false;
        if (move.verb == VERB_PLACE)
            desk->tally[seat_of(playing, game_actor(&playing->game))].turns++;
        enum refusal refusal = game_apply(&playing->game, move, NULL);
        assert(refusal == REFUSAL_NONE);
        (void)refusal;
    }
    return true;
}

static void count(struct match_desk *desk, const struct playing *playing, int64_t *margin)
{
    unsigned winners = 0, players = playing->game.options.players;
    int best = INT32_MIN, total = 0;
    for (unsigned player = 0; player < players; player++) {
        int score = playing->game.player[player].score;
        winners = score > best ? 1 : winners + (score == best);
        best = score > best ? score : best;
        total += score;
    }
    for (unsigned player = 0; player < players; player++) {
        struct match_tally *tally = &desk->tally[seat_of(playing, player)];
        int score = playing->game.player[player].score;
        tally->points += score;
        tally->wins += score == best ? MATCH_WIN / winners : 0;
        if (seat_of(playing, player) == 0)
            *margin += (int)players * score - total;
    }
}

bool match_desk_play(struct match_desk *desk, uint64_t seed, unsigned first, int64_t *margin)
{
    struct playing playing = {.seed = seed, .first = first};
    enum refusal refusal = game_start(&playing.game, &desk->match->options);
    assert(refusal == REFUSAL_NONE);
    (void)refusal;
    pile_order_shuffle(&playing.order, &desk->match->options, seed);
    if (!tell_rules(desk) || !play(desk, &playing))
        return false;
    count(desk, &playing, margin);
    return true;
}
