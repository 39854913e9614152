/* bastide_analysis_bench [CPU_MS [NAME]]: how long the analysis of a whole game takes, as the
 * screen has it done: on two threads, and at most so many milliseconds of CPU time (0: as many as
 * it needs). The games, of the line-up NAME or of each, are played by `normal` bots. Prints two
 * lines per line-up: `bench analysis:NAME WALL s, CPU s, GAMES games, DECISIONS decisions`, with the
 * time on the wall, the CPU time of both threads together and the games played to the end; and
 * `bench verdicts:NAME LOOKED looked at, KNOWN verdicts, SURE mistakes`, of the decisions, where a
 * verdict has an interval and a mistake surely lost something. */
#include "bots/bot.h"
#include "play/session.h"
#include "text/setup.h"
#include "thinking/judging.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NODES = 64, SEED = 3 };

static const struct analysed {
    const char *name;
    uint8_t players;
    uint32_t sets;
} analysed[] = {
    {"base/2", 2, 1u << SET_BASE},
    {"base+bcb/2", 2, 1u << SET_BASE | 1u << SET_BCB},
    {"to drawbridges/4", 4, 1u << SET_BASE | 1u << SET_BCB | 1u << SET_DRAWBRIDGES},
    {"all sets/4", 4, SETS_ALL},
};

static _Noreturn void stop(const char *why)
{
    fprintf(stderr, "bastide_analysis_bench: %s\n", why);
    exit(1);
}

static void begin(struct session *session, const struct analysed *game)
{
    struct problem problem;
    struct record_head head = setup_default();
    head.options.players = game->players;
    head.options.sets = game->sets;
    head.has_seed = true;
    head.seed = SEED;
    if (!session_begin(session, &head, &problem))
        stop(problem.text);
}

static void play(struct session *session, struct bot *bot)
{
    while (!game_is_over(&session->game)) {
        struct bot_answer answer;
        enum refusal refusal;
        struct problem problem;
        bot_think(bot,
                  &(struct bot_request){
                      .game = &session->game, .level = BOT_NORMAL, .seed = session->made},
                  &answer);
        if (session_play(session, bot_answer_move(&answer), &refusal, &problem) != SESSION_DONE)
            stop("a bot's move was refused");
    }
}

static void print_verdicts(const char *name, const struct findings *found)
{
    unsigned looked_at = 0, verdicts = 0, mistakes = 0;
    for (unsigned d = 0; d < found->decisions; d++) {
        const struct judgement *decision = &found->decision[d];
        looked_at += !decision->is_unvalued;
        verdicts += decision->loss.within >= 0;
        mistakes += !judgement_is_too_close(decision);
    }
    printf("bench verdicts:%s %u looked at, %u verdicts, %u mistakes\n", name, looked_at, verdicts,
           mistakes);
}

static void measure(const struct analysed *game, struct bot *bot, unsigned cpu_ms)
{
    struct session session;
    begin(&session, game);
    play(&session, bot);
    struct timespec wall = clock_read(CLOCK_MONOTONIC), cpu = clock_read(CLOCK_PROCESS_CPUTIME_ID);
    struct analyser *analyser = analyser_new(
        &session,
        &(struct analyser_request){.until = session.made, .cpu_ms = cpu_ms, .seed = SEED});
    if (analyser == NULL)
        stop("not enough memory");
    job_wait(&analyser->job);
    job_look(&analyser->job);
    printf("bench analysis:%s %.1f s, %.1f s, %u games, %u decisions\n", game->name,
           clock_ms_since(CLOCK_MONOTONIC, wall) / 1e3,
           clock_ms_since(CLOCK_PROCESS_CPUTIME_ID, cpu) / 1e3, analyser->found.playouts,
           analyser->found.decisions);
    print_verdicts(game->name, &analyser->found);
    fflush(stdout);
    analyser_free(analyser);
    session_close(&session);
}

int main(int argc, char **argv)
{
    unsigned cpu_ms = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : ANALYSER_CPU_MS_OF_SCREEN;
    struct bot *bot = bot_begin(malloc(bot_size(NODES)), NODES);
    for (unsigned g = 0; g < sizeof analysed / sizeof analysed[0]; g++)
        if (argc <= 2 || strcmp(argv[2], analysed[g].name) == 0)
            measure(&analysed[g], bot, cpu_ms);
    free(bot);
}
