#include "thinking/adapting.h"

/* FNV-1a. Unused bytes count, too: where they differ, all is judged again. */
static uint64_t trace_bytes(uint64_t trace, const void *of, size_t size)
{
    const unsigned char *byte = of;
    for (size_t b = 0; b < size; b++)
        trace = (trace ^ byte[b]) * 0x100000001b3u;
    return trace;
}

/* Of the first position and the moves to the last of so many. */
static uint64_t trace_of(const struct session *session, size_t positions)
{
    const struct game *first = session_game_after(session, session->given);
    uint64_t trace = trace_bytes(0xcbf29ce484222325u, first, sizeof *first);
    for (size_t move = 0; move + 1 < positions; move++) {
        const struct step *step = &session->steps[session->given + move];
        trace = trace_bytes(trace, &step->move, sizeof step->move);
    }
    return trace;
}

float adapting_loss(struct adapting *adapting, const struct session *session, unsigned players)
{
    size_t positions = session->made - session->given + 1;
    struct company *company = &adapting->company;
    if (players == 0)
        return 0;
    if (adapting->seen == 0 || adapting->seen > positions || company->watched != players ||
        adapting->trace != trace_of(session, adapting->seen)) {
        company_begin(company, &session->game.options, players);
        adapting->seen = 0;
    }
    for (size_t p = adapting->seen; p < positions; p++)
        company_see(company, session_game_after(session, session->given + p));
    adapting->seen = positions;
    adapting->trace = trace_of(session, positions);
    return company_loss(company, players);
}

unsigned adapting_people(const struct record_head *head)
{
    unsigned people = 0;
    for (unsigned player = 0; player < head->options.players; player++)
        people |= (bot_seat_is_taken(head, player) ? 0u : 1u) << player;
    return people;
}
