#include "telling/auction_course.h"

bool auction_is_open(const struct game *game)
{
    enum phase phase = game_phase(game);
    return phase == PHASE_OFFER || phase == PHASE_BID || phase == PHASE_SETTLE ||
           phase == PHASE_DRAFT;
}

bool auction_is_on(const struct game *game)
{
    return game_phase(game) == PHASE_REVEAL || auction_is_open(game);
}

bool auction_is_played(const struct game *game)
{
    return game->bazaar.host != NOBODY && game->bazaar.played > 0 && !auction_is_on(game);
}

static unsigned tile_of(const struct bazaar *bazaar, uint8_t owner)
{
    unsigned tile = 0;
    while (bazaar->owner[tile] != owner)
        tile++;
    return tile;
}

static enum auction_way way_of(const struct step *step, const struct event *event)
{
    enum phase phase = (enum phase)step->before.turn.phase;
    if (step->before.bazaar.offered == NOBODY && phase != PHASE_OFFER)
        return WAY_TAKEN;
    if (event->other == NOBODY)
        return WAY_OWN;
    if (event->other != step->before.bazaar.chooser)
        return WAY_BOUGHT;
    return phase == PHASE_SETTLE ? WAY_SOLD : WAY_FORCED;
}

static void add_sales(struct auction_course *course, const struct step *step)
{
    struct game after = step->before;
    struct event_list events;
    bool is_first = true;
    game_apply(&after, step->move, &events);
    for (size_t e = 0; e < events.count; e++) {
        const struct event *event = &events.event[e];
        if (event->type != EVENT_AUCTION)
            continue;
        enum auction_way way = way_of(step, event);
        if (!is_first)
            way = WAY_LAST; /* a sale leaves one tile: it goes at once (BZ9) */
        course->sale[course->sales++] =
            (struct auction_sale){.tile = (uint8_t)tile_of(&after.bazaar, event->player),
                                  .way = (uint8_t)way,
                                  .taker = event->player,
                                  .other = event->other,
                                  .points = event->points};
        is_first = false;
    }
}

/* A new tile is chosen: nobody has bid for it. */
static void clear_standings(struct auction_course *course, const struct game *game)
{
    for (unsigned player = 0; player < game->options.players; player++)
        course->standing[player] = STANDING_IN;
}

static void note_bid(struct auction_course *course, const struct step *step)
{
    switch ((int)step->move.verb) {
    case VERB_OFFER:
        clear_standings(course, &step->before);
        break;
    case VERB_BID:
        course->standing[step->actor] = STANDING_BID;
        course->bid[step->actor] = step->move.points;
        break;
    case VERB_PASS:
        course->standing[step->actor] = STANDING_PASSED;
        break;
    default:
        break;
    }
}

/* Who cannot bid more is not asked (option bazaar-bids). */
static bool is_short(const struct game *game, unsigned player)
{
    return game->options.value[OPTION_BAZAAR_BIDS] == BAZAAR_BIDS_OWN_SCORE &&
           game->player[player].score <= game->bazaar.bid;
}

static void note_silent(struct auction_course *course, const struct game *game)
{
    for (unsigned player = 0; player < game->options.players; player++)
        if (course->standing[player] == STANDING_IN)
            course->standing[player] = is_short(game, player) ? STANDING_SHORT : STANDING_TO_BID;
}

static void note_deciders(struct auction_course *course, const struct game *game)
{
    const struct bazaar *bazaar = &game->bazaar;
    enum phase phase = game_phase(game);
    for (unsigned tile = 0; tile < bazaar->tiles; tile++)
        if (bazaar->owner[tile] != NOBODY)
            course->standing[bazaar->owner[tile]] = STANDING_HAS_TILE;
    if (phase == PHASE_BID || phase == PHASE_SETTLE) {
        note_silent(course, game);
        course->standing[bazaar->chooser] = STANDING_OFFERED;
    }
    if (phase == PHASE_BID)
        course->standing[bazaar->asked] = STANDING_IS_ASKED;
    if (phase == PHASE_OFFER || phase == PHASE_DRAFT)
        course->standing[bazaar->chooser] = STANDING_CHOOSES;
}

/* The first move after the tiles were revealed. */
static size_t first_step(const struct session *session)
{
    size_t step = session->made;
    while (step > 0 && session->steps[step - 1].move.verb != VERB_REVEAL)
        step--;
    return step;
}

struct auction_course auction_course_of(const struct session *session)
{
    struct auction_course course = {.sales = 0};
    size_t first = first_step(session);
    const struct game *revealed =
        first < session->made ? &session->steps[first].before : &session->game;
    for (unsigned player = 0; player < revealed->options.players; player++)
        course.before[player] = revealed->player[player].score;
    for (size_t s = first; s < session->made; s++) {
        const struct step *step = &session->steps[s];
        enum phase phase = (enum phase)step->before.turn.phase;
        unsigned sold = course.sales;
        if (phase == PHASE_OFFER || phase == PHASE_BID)
            note_bid(&course, step);
        add_sales(&course, step);
        if (course.sales > sold)
            clear_standings(&course, &step->before);
    }
    note_deciders(&course, &session->game);
    return course;
}

const struct auction_sale *auction_sale_of(const struct auction_course *course, unsigned tile)
{
    for (unsigned s = 0; s < course->sales; s++)
        if (course->sale[s].tile == tile)
            return &course->sale[s];
    return NULL;
}
