#include "thinking/practice_source.h"

#include "language/language.h"
#include "play/given_moves.h"
#include "play/session.h"
#include "thinking/job.h"
#include "training/daily.h"
#include "training/drill.h"
#include "training/fault.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* An auction that is being looked for, or has been found. */
struct finding {
    bool is_begun;
    unsigned n;
    bool is_good; /* there is a session; otherwise a problem */
    struct session session;
    struct practice_origin of;
    struct problem problem;
};

struct practice_source {
    struct job job;
    struct practice_plan plan;
    struct practice_again *again; /* the plan's, copied, with their moves */
    struct session record;        /* the game to practise with, if it is one */
    size_t *reveal;               /* moves up to each of its bazaars, */
    unsigned reveals;             /* and how many they are */
    struct finding finding;
    _Atomic unsigned games; /* that were played in vain for it, written in the background */
};

/* A position of a game of bots. */

static void swap_bytes(void *a, void *b, size_t size)
{
    char swapped[NAME_SIZE + BOT_SIZE];
    assert(size <= sizeof swapped);
    memcpy(swapped, a, size);
    memcpy(a, b, size);
    memcpy(b, swapped, size);
}

/* Where the only person sits; PLAYERS_MAX: there are several, or none. */
static unsigned seat_of_person(const struct record_head *head)
{
    unsigned seat = PLAYERS_MAX;
    for (unsigned player = 0; player < head->options.players; player++) {
        if (bot_seat_level(head, player) < BOT_LEVELS_COUNT)
            continue;
        if (seat < PLAYERS_MAX)
            return PLAYERS_MAX;
        seat = player;
    }
    return seat;
}

static void change_seats(struct record_head *head, unsigned one, unsigned other)
{
    if (one == other || one >= head->options.players || other >= head->options.players)
        return;
    swap_bytes(head->name[one], head->name[other], NAME_SIZE);
    swap_bytes(head->bot[one], head->bot[other], BOT_SIZE);
    swap_bytes(&head->colour[one], &head->colour[other], sizeof head->colour[one]);
}

static const struct practice_again *again_of(const struct practice_source *source, unsigned n)
{
    return n < source->plan.agains ? &source->again[n] : NULL;
}

static struct practice_wish wish_for(const struct practice_source *source, unsigned n)
{
    const struct practice_again *again = again_of(source, n);
    const struct practice_plan *plan = &source->plan;
    const struct options *options = &plan->head.options;
    if (again != NULL)
        return again->wish;
    if (plan->is_daily)
        return (struct practice_wish){
            .options = *options, .source = POSITION_OF_DAY, .seed = (uint64_t)plan->day};
    return (struct practice_wish){
        .options = *options,
        .stage = plan->stage,
        .group = plan->group,
        .drill = practice_drill_is_possible(plan->drill, options) ? plan->drill : DRILL_NONE,
        .fault = (uint8_t)(plan->hides_fault ? practice_fault_draw(plan->seed) : plan->fault),
        .hides_fault = plan->hides_fault,
        .seed = plan->seed + n - plan->agains};
}

/* Where the only person is to sit at that auction. */
static unsigned seat_for(const struct practice_source *source, unsigned n, unsigned seat,
                         const struct practice_position *position)
{
    const struct game *game = &position->game;
    const struct practice_again *again = again_of(source, n);
    bool decides = source->plan.is_daily || source->plan.drill != DRILL_NONE;
    if (practice_wish_has_fault(&position->wish))
        return !position->faulty;
    return again != NULL ? again->seat : decides && seat < PLAYERS_MAX ? game_actor(game) : seat;
}

/* Who sits at that auction, which begins at `position`. */
static struct record_head head_for(const struct practice_source *source, unsigned n,
                                   const struct practice_position *position)
{
    const struct options *options = &position->game.options;
    struct record_head head = source->plan.head;
    for (unsigned player = head.options.players; player < options->players; player++)
        if (head.bot[player][0] == '\0')
            strcpy(head.bot[player], bot_levels[BOT_HARD].name);
    head.options = *options;
    unsigned seat = seat_of_person(&head);
    change_seats(&head, seat, seat_for(source, n, seat, position));
    return head;
}

/* In practice: no clock, and chance goes on by itself. */
static void let_chance(struct record_head *head, uint64_t seed)
{
    head->chance = RECORD_CHANCE_AUTO;
    head->has_seed = true;
    head->seed = seed;
    head->clock = 0;
}

/* What may differ by what chance drew: the tiles revealed, or the one in hand. */
static bool is_alike(const struct game *game, const struct game *other)
{
    return memcmp(game->bazaar.tile, other->bazaar.tile, sizeof game->bazaar.tile) == 0 &&
           (!game_awaits_placement(other) ||
            (game_awaits_placement(game) && game_hand(game) == game_hand(other)));
}

/* Makes the moves of players; chance makes its own, which are the same. False, with the session
 * closed, where they are not: those kept may come from anywhere. */
static bool make_moves(struct session *session, const struct practice_position *position,
                       struct problem *problem)
{
    for (unsigned m = 0; m < position->moves; m++) {
        struct move move = position->move[m];
        enum refusal refusal;
        if (move.verb == VERB_DRAW || move.verb == VERB_REVEAL)
            continue;
        if (session_play(session, move, &refusal, problem) != SESSION_DONE) {
            session_close(session);
            return false;
        }
    }
    bool is_same = session->made == position->moves && is_alike(&session->game, &position->game);
    if (!is_same)
        session_close(session);
    return is_same;
}

static bool begin_at(const struct practice_source *source, struct finding *finding,
                     const struct practice_position *position)
{
    struct record_head head = head_for(source, finding->n, position);
    let_chance(&head, position->seed);
    if (!session_begin(&finding->session, &head, &finding->problem) ||
        !make_moves(&finding->session, position, &finding->problem))
        return false;
    finding->session.fault[position->faulty] = position->wish.fault;
    return true;
}

/* Returns NULL where memory runs out, or the search has been dropped. */
static struct practice_search *search_for(struct practice_source *source)
{
    struct job *job = &source->job;
    struct finding *finding = &source->finding;
    void *memory = malloc(practice_search_size());
    if (memory == NULL) {
        problem_say(&finding->problem, "%s", _("Not enough memory for that game."));
        return NULL;
    }
    struct practice_search *search = practice_search_begin(memory, &finding->of.wish);
    while (job_may_go_on(job) && !practice_search_go_on(search))
        source->games = practice_search_games(search);
    if (job_may_go_on(job))
        return search;
    free(memory);
    return NULL;
}

static bool find_by_search(struct practice_source *source, struct finding *finding)
{
    struct practice_search *search = search_for(source);
    if (search == NULL)
        return false;
    bool is_good = begin_at(source, finding, practice_search_found(search));
    free(search);
    return is_good;
}

/* What practice can begin with. */
static bool may_begin(const struct game *game)
{
    return valuing_subject_of(game) == VALUING_TILES || game_awaits_placement(game);
}

/* The position of the day. */
static bool find_by_day(struct practice_source *source, struct finding *finding)
{
    void *memory = malloc(daily_search_size());
    if (memory == NULL)
        return problem_say(&finding->problem, "%s", _("Not enough memory for that game."));
    struct daily_search *search = daily_search_begin(memory, source->plan.day);
    while (job_may_go_on(&source->job) && !daily_search_go_on(search))
        ;
    bool is_good =
        job_may_go_on(&source->job) && begin_at(source, finding, daily_search_found(search));
    free(memory);
    return is_good;
}

/* A position whose moves were kept. False: there are none, or this version cannot play them. */
static bool find_by_moves(struct practice_source *source, struct finding *finding)
{
    const struct practice_again *again = again_of(source, finding->n);
    struct practice_position *position =
        again != NULL && again->moves != NULL ? malloc(sizeof *position) : NULL;
    if (position == NULL)
        return false;
    position->wish = again->wish;
    position->seed = again->pile;
    position->moves = given_moves_read(again->moves, &again->wish.options, position->move,
                                       PRACTICE_MOVES_MAX, &position->game);
    bool is_good =
        position->moves > 0 && may_begin(&position->game) && begin_at(source, finding, position);
    free(position);
    return is_good;
}

static bool find_in_bot_game(struct practice_source *source, struct finding *finding)
{
    finding->of = (struct practice_origin){.wish = wish_for(source, finding->n)};
    if (find_by_moves(source, finding))
        return true;
    if (again_of(source, finding->n) == NULL && source->plan.is_daily)
        return find_by_day(source, finding);
    if (finding->of.wish.source == POSITION_OF_BOTS)
        return find_by_search(source, finding);
    return problem_say(&finding->problem, "%s",
                       _("That position cannot be played by this version."));
}

/* A bazaar of a record. */

static bool find_in_record(struct practice_source *source, struct finding *finding)
{
    const struct session *record = &source->record;
    const struct record_head *wanted = &source->plan.head;
    struct record_head head = record->head;
    finding->of =
        (struct practice_origin){.wish = {.options = head.options}, .bazaar = finding->n + 1};
    if (wanted->options.players == head.options.players)
        memcpy(head.bot, wanted->bot, sizeof head.bot);
    let_chance(&head, head.has_seed ? head.seed : source->plan.seed);
    if (!session_branch(&finding->session, record, source->reveal[finding->n], &head,
                        &finding->problem))
        return false;
    finding->session.pace = PACE_OF_MOVES;
    return true;
}

static bool read_record(struct practice_source *source, const char *path, struct problem *problem)
{
    if (!session_load(&source->record, path, problem))
        return false;
    source->reveal = calloc(source->record.made + 1, sizeof *source->reveal);
    if (source->reveal == NULL)
        return problem_say(problem, "%s", _("Not enough memory for that game."));
    for (size_t s = 0; s < source->record.made; s++)
        if (source->record.steps[s].move.verb == VERB_REVEAL)
            source->reveal[source->reveals++] = s + 1;
    return source->reveals > 0 ||
           problem_say(problem, _("%s: there is no bazaar in that game"), path);
}

/* In the background. */

static void practice_source_find(void *of, unsigned part)
{
    struct practice_source *source = of;
    struct finding *finding = &source->finding;
    (void)part;
    finding->is_good =
        source->reveals > 0 ? find_in_record(source, finding) : find_in_bot_game(source, finding);
    if (finding->is_good)
        finding->session.given = finding->session.made;
}

static void practice_source_drop(struct practice_source *source)
{
    struct finding *finding = &source->finding;
    job_drop(&source->job);
    if (finding->is_begun && finding->is_good)
        session_close(&finding->session);
    finding->is_begun = false;
}

void practice_source_prepare(struct practice_source *source, unsigned n)
{
    struct finding *finding = &source->finding;
    if (finding->is_begun && finding->n == n)
        return;
    practice_source_drop(source);
    finding->is_begun = true;
    finding->n = n;
    source->games = 0;
    job_begin_or_do(&source->job,
                    &(struct job_work){
                        .of = source, .play = practice_source_find, .parts = 1, .gives_way = true});
}

bool practice_source_is_ready(struct practice_source *source, unsigned n)
{
    const struct finding *finding = &source->finding;
    if (!finding->is_begun || job_is_at_work(&source->job))
        return false;
    job_look(&source->job);
    return finding->n == n;
}

unsigned practice_source_games(const struct practice_source *source)
{
    return source->games;
}

int practice_source_fd(const struct practice_source *source)
{
    return job_fd(&source->job);
}

static bool goes_on_after(const struct practice_source *source, unsigned n)
{
    unsigned count = practice_source_count(source);
    return count == 0 || n + 1 < count;
}

bool practice_source_session(struct practice_source *source, unsigned n, struct session *session,
                             struct practice_origin *of, struct problem *problem)
{
    struct finding *finding = &source->finding;
    practice_source_prepare(source, n);
    job_wait(&source->job);
    job_look(&source->job);
    finding->is_begun = false;
    *session = finding->is_good ? finding->session : (struct session){0};
    *of = finding->of;
    if (!finding->is_good) {
        *problem = finding->problem;
        return false;
    }
    if (goes_on_after(source, n))
        practice_source_prepare(source, n + 1);
    return true;
}

/* The source. */

static bool check_options(const struct options *options, struct problem *problem)
{
    return practice_is_possible(options) ||
           problem_say(problem, "%s",
                       _("There are no bazaars in a game with these sets and options."));
}

static bool take_over_plan(struct practice_source *source, const struct practice_plan *plan,
                           struct problem *problem)
{
    source->plan = *plan;
    if (plan->path != NULL) {
        source->plan.agains = 0;
        return read_record(source, plan->path, problem);
    }
    source->again = calloc(plan->agains + 1, sizeof *source->again);
    if (source->again == NULL)
        return problem_say(problem, "%s", _("Not enough memory for that game."));
    for (unsigned a = 0; a < plan->agains; a++) {
        source->again[a] = plan->again[a];
        if (plan->again[a].moves != NULL)
            source->again[a].moves = strdup(plan->again[a].moves);
        if (plan->again[a].wish.source == POSITION_OF_BOTS &&
            !check_options(&plan->again[a].wish.options, problem))
            return false;
    }
    bool is_again = plan->auctions > 0 && plan->auctions <= plan->agains;
    return is_again || check_options(&plan->head.options, problem);
}

bool practice_source_can_begin(const struct record_head *head, struct problem *problem)
{
    if (!practice_is_possible(&head->options))
        return problem_say(problem, "%s",
                           _("There are no bazaars in these sets and rules: choose others."));
    if (!bot_seats_have_people(head))
        return problem_say(problem, "%s", _("At least one seat needs a person."));
    return true;
}

struct practice_source *practice_source_new(const struct practice_plan *plan,
                                            struct problem *problem)
{
    struct practice_source *source = calloc(1, sizeof *source);
    if (source == NULL || !job_open(&source->job)) {
        problem_say_lack(problem);
        free(source);
        return NULL;
    }
    if (take_over_plan(source, plan, problem))
        return source;
    practice_source_free(source);
    return NULL;
}

void practice_source_free(struct practice_source *source)
{
    if (source == NULL)
        return;
    practice_source_drop(source);
    job_close(&source->job);
    session_close(&source->record);
    free(source->reveal);
    for (unsigned a = 0; source->again != NULL && a < source->plan.agains; a++)
        free((char *)source->again[a].moves);
    free(source->again);
    free(source);
}

unsigned practice_source_count(const struct practice_source *source)
{
    unsigned wanted = source->plan.auctions, most = source->reveals;
    return most > 0 && (wanted == 0 || wanted > most) ? most : wanted;
}
