#include "match/match_desk.h"
#include "bastide/chance.h"
#include "language/language.h"
#include "play/session.h"
#include "play/store.h"
#include "text/setup.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <limits.h>
#include <poll.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* A game under way. */
struct playing {
    struct game game;
    struct pile_order order;
    struct played_game *played;
    struct plan plan;
    unsigned made;                 /* moves of the plan; 0: there is none */
    enum match_desk_result result; /* where a step says that the game cannot go on */
};

static unsigned seat_of(const struct playing *playing, unsigned player)
{
    return (player + playing->played->first) % playing->game.options.players;
}

bool match_desk_begin(struct match_desk *desk, const struct match *match, int stop)
{
    *desk = (struct match_desk){.match = match, .stop = stop, .thinker = thinker_new()};
    return desk->thinker != NULL;
}

void match_desk_end(struct match_desk *desk)
{
    thinker_free(desk->thinker);
    record_buffer_free(&desk->record);
}

/* Returns false. */
static bool end(struct playing *playing, enum match_desk_result result)
{
    playing->result = result;
    return false;
}

/* What programs say: whether the game goes on. */
static bool heed(const struct match_desk *desk, struct playing *playing, bool goes_on)
{
    return goes_on || end(playing, desk->programs.is_stopped ? DESK_STOPPED : DESK_PLAYED);
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

/* Bots. */

/* False if all is to end first. */
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

/* Each game is thought about on one core: others are for other games. Who searches may need long,
 * so it is waited for elsewhere. */
static bool think(struct match_desk *desk, struct playing *playing, unsigned seat,
                  struct move *move)
{
    struct bot_answer answer;
    enum bot_level level = desk->match->seat[seat].level;
    struct match_budget budget = match_budget_of(desk->match, seat);
    bool searches = bot_levels[level].simulations > 0;
    const struct thinker_request request = {.game = playing->game,
                                            .level = level,
                                            .simulations = budget.playouts,
                                            .cpu_ms = budget.ms,
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

static bool desk_choose(struct match_desk *desk, struct playing *playing, struct move *move)
{
    unsigned seat = seat_of(playing, game_actor(&playing->game));
    if (desk->programs.peer[seat] != NULL) {
        playing->made = 0;
        return heed(desk, playing,
                    match_programs_choose(&desk->programs, seat, &playing->game, move));
    }
    if (playing->made > 0 &&
        bot_plan_goes_on(&playing->plan, playing->made, &playing->game, move)) {
        playing->made++;
        return true;
    }
    return think(desk, playing, seat, move);
}

/* A game. */

static bool make_move(struct match_desk *desk, struct playing *playing)
{
    struct move move = {.verb = VERB_PASS};
    if (game_actor(&playing->game) == ACTOR_CHANCE)
        move = chance_move(&playing->game, &playing->order);
    else if (!desk_choose(desk, playing, &move))
        return false;
    if (!heed(desk, playing, match_programs_tell_move(&desk->programs, &playing->game, move)))
        return false;
    if (move.verb == VERB_PLACE)
        playing->played->turns[seat_of(playing, game_actor(&playing->game))]++;
    if (desk->match->records != NULL)
        record_add(&desk->record, &playing->game, move);
    enum refusal refusal = game_apply(&playing->game, move, NULL);
    assert(refusal == REFUSAL_NONE);
    (void)refusal;
    return true;
}

static void desk_play(struct match_desk *desk, struct playing *playing)
{
    if (!heed(desk, playing, match_programs_tell_rules(&desk->programs)))
        return;
    while (!game_is_over(&playing->game) && make_move(desk, playing))
        ;
    for (unsigned player = 0; player < playing->game.options.players; player++)
        playing->played->score[seat_of(playing, player)] = playing->game.player[player].score;
}

/* Bots may think for long without a look at `stop`: a game that all have left is not begun. */
static bool is_to_end(const struct match_desk *desk)
{
    struct pollfd look = {.fd = desk->stop, .events = POLLIN};
    return poll(&look, 1, 0) == 1;
}

static enum match_desk_result play_with_programs(struct match_desk *desk, struct playing *playing)
{
    if (match_programs_begin(&desk->programs, desk->match, desk->stop)) {
        desk_play(desk, playing);
    } else {
        desk->problem = desk->programs.problem;
        playing->result = DESK_FAILED;
    }
    match_programs_end(&desk->programs, playing->played);
    if (playing->played->forfeit != FORFEIT_NONE)
        desk->problem = desk->programs.problem;
    return playing->result;
}

enum match_desk_result match_desk_play(struct match_desk *desk, uint64_t seed, unsigned first,
                                       struct played_game *played)
{
    const struct match *match = desk->match;
    struct playing playing = {.played = played, .result = DESK_PLAYED};
    *played = (struct played_game){.seed = seed, .first = (uint8_t)first};
    enum refusal refusal = game_start(&playing.game, &match->options);
    assert(refusal == REFUSAL_NONE);
    (void)refusal;
    pile_order_shuffle(&playing.order, &match->options, seed);
    if (match->records != NULL)
        record_begin(&desk->record, match, seed, first);
    if (is_to_end(desk))
        return DESK_STOPPED;
    enum match_desk_result result = play_with_programs(desk, &playing);
    if (result == DESK_PLAYED && match->records != NULL &&
        !record_write(&desk->record, match, seed, first, &desk->problem))
        return DESK_FAILED;
    return result;
}
