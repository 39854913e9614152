#include "bastide/chance.h"
#include "bastide/notation.h"
#include "language/language.h"
#include "match/match.h"
#include "play/session.h"
#include "play/store.h"
#include "text/setup.h"
#include "thinking/adapting.h"
#include "thinking/bots.h"
#include "thinking/peer.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <limits.h>
#include <poll.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* A game under way. Steps return false where it cannot go on: `result` says why, with a fault of a
 * program among what was played. */
struct playing {
    struct match_desk *desk;
    const struct match *match;
    struct game game;
    struct pile_order order;
    struct played_game *played;
    struct plan plan;
    unsigned made;                  /* moves of the plan; 0: there is none */
    struct peer *peer[PLAYERS_MAX]; /* by seat; NULL: it has no program */
    unsigned peers;                 /* how many there are */
    enum match_desk_result result;
};

static unsigned seat_of(const struct playing *playing, unsigned player)
{
    return (player + playing->played->first) % playing->game.options.players;
}

static bool seat_adapts(const struct match *match, unsigned seat)
{
    return match->seat[seat].engine == NULL && match->seat[seat].level == BOT_ADAPTIVE;
}

bool match_desk_begin(struct match_desk *desk, const struct match *match, int stop)
{
    bool adapts = false;
    *desk = (struct match_desk){.match = match, .stop = stop, .thinker = thinker_new()};
    for (unsigned seat = 0; seat < match->options.players; seat++)
        adapts = adapts || seat_adapts(match, seat);
    desk->company = adapts ? malloc(sizeof *desk->company) : NULL;
    if (desk->thinker != NULL && (desk->company != NULL || !adapts))
        return true;
    match_desk_end(desk);
    return false;
}

void match_desk_end(struct match_desk *desk)
{
    thinker_free(desk->thinker);
    free(desk->company);
    record_buffer_free(&desk->record);
}

/* Returns false. */
static bool end(struct playing *playing, enum match_desk_result result)
{
    playing->result = result;
    return false;
}

/* Records. */

static void print_path(const struct match *match, uint64_t seed, unsigned first,
                       char path[PATH_MAX])
{
    snprintf(path, PATH_MAX, "%s/%" PRIu64 "-%u.bastide", match->records, seed, first + 1);
}

bool match_records_prepare(const struct match *match, struct problem *problem)
{
    unsigned seats = match->options.players;
    if (strlen(match->records) > PATH_MAX - 64)
        return problem_say(problem, "%s: %s", match->records, strerror(ENAMETOOLONG));
    if (mkdir(match->records, 0777) != 0 && errno != EEXIST)
        return problem_say(problem, _("%s: cannot be created: %s"), match->records,
                           strerror(errno));
    for (unsigned game = 0; game < match_rotations(match) * seats; game++) {
        char path[PATH_MAX];
        print_path(match, match->seed + game / seats, game % seats, path);
        if (faccessat(AT_FDCWD, path, F_OK, AT_SYMLINK_NOFOLLOW) == 0)
            return problem_say(
                problem, _("%s: exists already and is not overwritten: expected another folder"),
                path);
    }
    return true;
}

static void name_player(const struct match *match, unsigned seat, unsigned player,
                        struct record_head *head)
{
    const char *level = bot_levels[match->seat[seat].level].name;
    bool is_engine = match->seat[seat].engine != NULL;
    snprintf(head->name[player], NAME_SIZE, "%s %u", is_engine ? "engine" : level, seat + 1);
    snprintf(head->bot[player], BOT_SIZE, "%s", is_engine ? "" : level);
}

static void record_begin(struct record_buffer *text, const struct match *match, uint64_t seed,
                         unsigned first)
{
    char lines[RECORD_HEAD_SIZE];
    struct record_head head = setup_default();
    unsigned players = match->options.players;
    head.options = match->options;
    head.has_seed = true;
    head.seed = seed;
    store_today(head.date);
    for (unsigned player = 0; player < players; player++)
        name_player(match, (player + first) % players, player, &head);
    record_buffer_cut(text, 0, 0);
    record_buffer_add(text, lines, record_print_head(&head, lines));
}

static void record_add(struct record_buffer *text, const struct game *game, struct move move)
{
    char line[RECORD_LINE_SIZE];
    record_buffer_add(text, line, record_print_move(game, move, line));
}

/* A session that reads the moves writes what people and checks expect of a record. */
static bool record_write(const struct record_buffer *text, const struct match *match, uint64_t seed,
                         unsigned first, struct problem *problem)
{
    char path[PATH_MAX];
    struct session session;
    print_path(match, seed, first, path);
    if (text->failed)
        return problem_say(problem, "%s: %s", path, strerror(ENOMEM));
    if (!session_read(&session, path, text->text, text->length, problem))
        return false;
    bool is_kept = session_keep(&session, path, problem);
    session_close(&session);
    return is_kept;
}

/* The programs that have seats: they are sent the game, and asked for their moves. */

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

/* Nobody waits for them once `stop` can be read. */
static bool begin_programs(struct playing *playing)
{
    const struct match *match = playing->match;
    for (unsigned seat = 0; seat < match->options.players; seat++) {
        const char *engine = match->seat[seat].engine;
        int ms = (int)match_budget_of(match, seat).ms;
        struct peer_terms terms = {.patience_ms = match->patience_ms + MATCH_PATIENCE_A_MS * ms,
                                   .quit_ms = match->quit_ms,
                                   .stop = playing->desk->stop};
        if (engine == NULL)
            continue;
        playing->peer[seat] = peer_begin(engine, &terms);
        if (playing->peer[seat] == NULL) {
            problem_say(&playing->desk->problem, _("--engine '%s': cannot be started: %s"), engine,
                        strerror(errno));
            return end(playing, DESK_FAILED);
        }
        playing->peers++;
    }
    return true;
}

static void end_programs(struct playing *playing)
{
    for (unsigned seat = 0; seat < PLAYERS_MAX; seat++)
        if (playing->peer[seat] != NULL)
            playing->played->cpu_us[seat] = (uint64_t)(1e6 * peer_end(playing->peer[seat]) + 0.5);
}

/* Returns false. */
static bool lose(struct playing *playing, unsigned seat, enum forfeit forfeit)
{
    playing->played->loser = (uint8_t)seat;
    playing->played->forfeit = (uint8_t)forfeit;
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

static bool judge(struct playing *playing, unsigned seat, const char *told, enum peer_fault fault)
{
    if (fault == PEER_NO_FAULT)
        return true;
    if (fault == PEER_STOPPED)
        return end(playing, DESK_STOPPED);
    problem_say(&playing->desk->problem, _(faults[fault].sentence),
                playing->match->seat[seat].engine, told, peer_said(playing->peer[seat]));
    return lose(playing, seat, faults[fault].forfeit);
}

static bool tell_all(struct playing *playing, const char *command)
{
    for (unsigned seat = 0; seat < PLAYERS_MAX; seat++)
        if (playing->peer[seat] != NULL &&
            !judge(playing, seat, command, peer_tell(playing->peer[seat], command)))
            return false;
    return true;
}

static bool tell_rules(struct playing *playing)
{
    char command[PEER_NEW_SIZE];
    peer_line_new(&playing->match->options, command);
    return tell_all(playing, command);
}

/* Of a move about to be made. */
static bool tell_move(struct playing *playing, struct move move)
{
    char text[MOVE_TEXT_SIZE], command[COMMAND_SIZE] = "play ";
    if (playing->peers == 0)
        return true;
    move_print(&playing->game, move, text);
    add(command, "%s", text);
    return tell_all(playing, command);
}

/* Asks for a move, as text. A turn that has been begun goes on as planned: it is thought about
 * once, as by bots. */
static bool ask_program(struct playing *playing, unsigned seat, char text[MOVE_TEXT_SIZE])
{
    char command[COMMAND_SIZE] = "go";
    struct match_budget budget = match_budget_of(playing->match, seat);
    if (game_awaits_action(&playing->game) &&
        peer_goes_on(playing->peer[seat], text, MOVE_TEXT_SIZE))
        return true;
    if (budget.playouts > 0)
        add(command, " playouts=%u", budget.playouts);
    if (budget.ms > 0)
        add(command, " ms=%u", budget.ms);
    return judge(playing, seat, command,
                 peer_ask(playing->peer[seat], command, text, MOVE_TEXT_SIZE));
}

/* Gets a legal move. */
static bool choose_by_program(struct playing *playing, unsigned seat, struct move *move)
{
    char text[MOVE_TEXT_SIZE];
    const char *engine = playing->match->seat[seat].engine;
    struct problem *problem = &playing->desk->problem;
    struct bad_text bad;
    struct game after = playing->game;
    if (!ask_program(playing, seat, text))
        return false;
    if (!move_parse(&playing->game, text, strlen(text), move, &bad)) {
        problem_say(problem, _("--engine '%s': its move %s"), engine, bad.reason);
        return lose(playing, seat, FORFEIT_BAD_MOVE);
    }
    enum refusal refusal = game_apply(&after, *move, NULL);
    if (refusal == REFUSAL_NONE)
        return true;
    problem_say(problem, _("--engine '%s': its move '%s' is not legal: %s"), engine, text,
                _(refusal_sentence(refusal)));
    return lose(playing, seat, FORFEIT_ILLEGAL);
}

/* Bots. */

/* False if everything must end first. */
static bool wait_for_answer(const struct match_desk *desk, struct bot_answer *answer)
{
    struct pollfd wait[] = {{.fd = desk->stop, .events = POLLIN},
                            {.fd = job_fd(&desk->thinker->job), .events = POLLIN}};
    while (poll(wait, 2, -1) < 0 && errno == EINTR)
        ;
    if (wait[0].revents != 0) {
        thinker_drop(desk->thinker);
        return false;
    }
    thinker_wait(desk->thinker, answer);
    return true;
}

/* A bot that adapts has an even game with the best of the others, whoever they are. */
static float against_others(const struct playing *playing)
{
    unsigned all = (1u << playing->game.options.players) - 1;
    return company_loss(playing->desk->company, all & ~(1u << game_actor(&playing->game)));
}

/* Each game is thought about on one core: others are for other games. A search may take long, so it
 * is waited for elsewhere. */
static bool think(struct playing *playing, unsigned seat, struct move *move)
{
    struct bot_answer answer;
    struct match_desk *desk = playing->desk;
    enum bot_level level = playing->match->seat[seat].level;
    struct match_budget budget = match_budget_of(playing->match, seat);
    float against = seat_adapts(playing->match, seat) ? against_others(playing) : 0;
    bool searches = bot_way(level, against).simulations > 0;
    const struct thinker_request request = {.game = playing->game,
                                            .level = level,
                                            .simulations = budget.playouts,
                                            .cpu_ms = budget.ms,
                                            .against = against,
                                            .one_core = true,
                                            .seed = playing->played->seed};
    if (!(searches ? thinker_begin(desk->thinker, &request)
                   : thinker_think(desk->thinker, &request, &answer))) {
        problem_say(&desk->problem, "%s", strerror(ENOMEM));
        return end(playing, DESK_FAILED);
    }
    if (searches && !wait_for_answer(desk, &answer))
        return end(playing, DESK_STOPPED);
    playing->plan = answer.candidate[0].plan;
    playing->made = 1;
    playing->played->cpu_us[seat] += (uint64_t)(1e3 * desk->thinker->cpu_ms + 0.5);
    *move = bot_answer_move(&answer);
    return true;
}

/* A game. */

static bool choose(struct playing *playing, struct move *move)
{
    unsigned seat = seat_of(playing, game_actor(&playing->game));
    if (playing->peer[seat] != NULL) {
        playing->made = 0;
        return choose_by_program(playing, seat, move);
    }
    if (playing->made > 0 &&
        bot_plan_goes_on(&playing->plan, playing->made, &playing->game, move)) {
        playing->made++;
        return true;
    }
    return think(playing, seat, move);
}

static bool make_move(struct playing *playing)
{
    struct move move = {.verb = VERB_PASS};
    if (playing->desk->company != NULL)
        company_see(playing->desk->company, &playing->game);
    if (game_actor(&playing->game) == ACTOR_CHANCE)
        move = chance_move(&playing->game, &playing->order);
    else if (!choose(playing, &move))
        return false;
    if (!tell_move(playing, move))
        return false;
    if (move.verb == VERB_PLACE)
        playing->played->turns[seat_of(playing, game_actor(&playing->game))]++;
    if (playing->match->records != NULL)
        record_add(&playing->desk->record, &playing->game, move);
    enum refusal refusal = game_apply(&playing->game, move, NULL);
    assert(refusal == REFUSAL_NONE);
    (void)refusal;
    return true;
}

static void play(struct playing *playing)
{
    if (!begin_programs(playing) || !tell_rules(playing))
        return;
    while (!game_is_over(&playing->game) && make_move(playing))
        ;
    for (unsigned player = 0; player < playing->game.options.players; player++)
        playing->played->score[seat_of(playing, player)] = playing->game.player[player].score;
}

/* Bots may think for long without a look at `stop`, so it is checked before a game begins. */
static bool is_to_end(const struct match_desk *desk)
{
    struct pollfd look = {.fd = desk->stop, .events = POLLIN};
    return poll(&look, 1, 0) == 1;
}

enum match_desk_result match_desk_play(struct match_desk *desk, uint64_t seed, unsigned first,
                                       struct played_game *played)
{
    const struct match *match = desk->match;
    struct playing playing = {.desk = desk, .match = match, .played = played};
    *played = (struct played_game){.seed = seed, .first = (uint8_t)first};
    enum refusal refusal = game_start(&playing.game, &match->options);
    assert(refusal == REFUSAL_NONE);
    (void)refusal;
    pile_order_shuffle(&playing.order, &match->options, seed);
    if (match->records != NULL)
        record_begin(&desk->record, match, seed, first);
    if (desk->company != NULL)
        company_begin(desk->company, &match->options, (1u << match->options.players) - 1);
    if (is_to_end(desk))
        return DESK_STOPPED;
    play(&playing);
    end_programs(&playing);
    if (playing.result == DESK_PLAYED && match->records != NULL &&
        !record_write(&desk->record, match, seed, first, &desk->problem))
        return DESK_FAILED;
    return playing.result;
}
