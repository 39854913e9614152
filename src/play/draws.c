#include "play/draws.h"

#include <stdio.h>
#include <string.h>

/* The order of a record. */

/* How many tiles the move takes at once, besides the draw of one. */
static unsigned taken_together(const struct game *game, const struct move *move)
{
    switch ((int)move->verb) {
#define X(verb, tiles)                                                                             \
    case VERB_##verb:                                                                              \
        return tiles;
        TAKEN_TOGETHER(X)
#undef X
    default:
        return 0;
    }
}

/* Moves a tile of a kind from one order to another: the first after `skipped` others or, if there
 * is none, one of those. False if there is none at all. */
static bool pile_order_pull(struct pile_order *from, unsigned skipped, kind_number kind,
                            struct pile_order *to)
{
    unsigned t = skipped, looked = 0;
    for (; looked < from->tiles && (t >= from->tiles || from->kind[t] != kind); looked++)
        t = t + 1 < from->tiles ? t + 1 : 0;
    if (looked == from->tiles)
        return false;
    memmove(from->kind + t, from->kind + t + 1, (from->tiles - t - 1) * sizeof *from->kind);
    from->tiles--;
    to->kind[to->tiles++] = kind;
    return true;
}

/* Moves the first `tiles` tiles, or all, from one order to the end of another. */
static void pile_order_move(struct pile_order *from, unsigned tiles, struct pile_order *to)
{
    for (; tiles > 0 && from->tiles > 0; tiles--)
        pile_order_pull(from, 0, from->kind[0], to);
}

/* Tiles on their way from an order to one that begins with those drawn. What was drawn while others
 * lay face down comes after those (TB9). */
struct following {
    struct pile_order order, told, later, rest;
};

static void follow_step(struct following *following, const struct step *step,
                        const struct game *after)
{
    struct pile_order *told = &following->told, *later = &following->later,
                      *rest = &following->rest;
    unsigned face_down = game_tiles_face_down(&step->before);
    if (step->move.verb == VERB_DRAW)
        pile_order_pull(rest, face_down, step->move.arg, face_down > 0 ? later : told);
    unsigned together = taken_together(after, &step->move);
    for (unsigned t = 0; t < together; t++)
        pile_order_pull(rest, 0, step->move.kinds[t], told);
    if (together > 0)
        pile_order_move(later, later->tiles, told);
    if (after->pile.again_from != told->again_from) {
        pile_order_shuffle_again(after, &following->order, rest);
        told->again_from = after->pile.again_from;
    }
}

static void follow_session(struct following *following, const struct pile_order *order,
                           const struct session *session)
{
    *following = (struct following){.order = *order, .told.seed = order->seed, .rest = *order};
    for (size_t s = 0; s < session->made; s++)
        follow_step(following, &session->steps[s], session_game_after(session, s + 1));
}

static void follow_end(struct following *following, const struct game *game,
                       struct pile_order *order)
{
    pile_order_move(&following->rest, game_tiles_face_down(game), &following->told);
    pile_order_move(&following->later, following->later.tiles, &following->told);
    pile_order_move(&following->rest, following->rest.tiles, &following->told);
    *order = following->told;
}

void draws_follow_record(struct session *session)
{
    struct following following;
    follow_session(&following, &session->order, session);
    follow_end(&following, &session->game, &session->order);
}

/* What comes again. */

static bool takes_tiles(const struct game *game, const struct move *move)
{
    return move->verb == VERB_DRAW || taken_together(game, move) > 0;
}

/* Puts the tiles that come again first among the rest. Those that lay face down came together. */
static void follow_again(struct following *following, const struct draws_again *again,
                         const struct game *game)
{
    struct pile_order first = {.tiles = 0}, face_down = {.tiles = 0};
    for (size_t a = 0; a < again->count; a++) {
        const struct move *move = &again->move[a];
        unsigned together = taken_together(game, move);
        if (move->verb == VERB_DRAW)
            pile_order_pull(&following->rest, 0, move->arg, &first);
        for (unsigned t = 0; t < together; t++)
            pile_order_pull(&following->rest, 0, move->kinds[t],
                            face_down.tiles < game_tiles_face_down(game) ? &face_down : &first);
    }
    unsigned others = game_tiles_face_down(game) - face_down.tiles;
    pile_order_move(&following->rest, others, &face_down);
    pile_order_move(&first, first.tiles, &face_down);
    pile_order_move(&following->rest, following->rest.tiles, &face_down);
    face_down.seed = following->rest.seed;
    face_down.again_from = following->rest.again_from;
    following->rest = face_down;
}

/* The first of anything but tiles that may come again now. */
static bool find_again(const struct draws_again *again, const struct game *game, struct move *move)
{
    for (size_t a = 0; a < again->count; a++) {
        struct game after = *game;
        struct event_list unsaid;
        if (takes_tiles(game, &again->move[a]) ||
            game_make(&after, again->move[a], &unsaid) != REFUSAL_NONE)
            continue;
        *move = again->move[a];
        return true;
    }
    return false;
}

static struct move draw_unseen(const struct session *session, const struct step *more, size_t steps,
                               const struct game *game)
{
    struct draws_again again = session->again;
    struct following following;
    struct pile_order order;
    struct move move;
    pile_order_shuffle(&order, &session->head.options, seed_by_chance());
    follow_session(&following, &order, session);
    for (size_t s = 0; s < steps; s++)
        follow_step(&following, &more[s], s + 1 < steps ? &more[s + 1].before : game);
    draws_came(&again, more, steps);
    follow_again(&following, &again, game);
    follow_end(&following, game, &order);
    move = chance_move(game, &order);
    if (!takes_tiles(game, &move))
        find_again(&again, game, &move);
    return move;
}

struct move draws_next(const struct session *session, const struct step *more, size_t steps,
                       const struct game *game)
{
    return draws_are_unseen(session) ? draw_unseen(session, more, steps, game)
                                     : chance_move(game, &session->order);
}

static void remove_again(struct draws_again *again, size_t number)
{
    again->count--;
    memmove(again->move + number, again->move + number + 1,
            (again->count - number) * sizeof *again->move);
}

/* A tile that came otherwise than before; what came together with it no longer comes so either. */
static void forget_tile(struct draws_again *again, const struct game *game, kind_number kind)
{
    for (size_t a = 0; a < again->count; a++) {
        struct move *move = &again->move[a];
        unsigned together = taken_together(game, move);
        if (move->verb == VERB_DRAW && move->arg == kind) {
            remove_again(again, a);
            return;
        }
        for (unsigned t = 0; t < together; t++)
            if (move->kinds[t] == kind) {
                remove_again(again, a);
                return;
            }
    }
}

static void came(struct draws_again *again, const struct game *game, const struct move *move)
{
    unsigned together = taken_together(game, move);
    for (size_t a = 0; a < again->count; a++)
        if (move_equal(again->move[a], *move)) {
            remove_again(again, a);
            return;
        }
    if (move->verb == VERB_DRAW)
        forget_tile(again, game, move->arg);
    for (unsigned t = 0; t < together; t++)
        forget_tile(again, game, move->kinds[t]);
}

void draws_came(struct draws_again *again, const struct step *steps, size_t count)
{
    for (size_t s = 0; s < count; s++)
        if (steps[s].actor == ACTOR_CHANCE)
            came(again, &steps[s].before, &steps[s].move);
}

void draws_take_back(struct session *session, size_t left)
{
    struct draws_again *again = &session->again;
    if (!draws_are_unseen(session))
        return;
    for (size_t s = session->made; s > left; s--) {
        if (session->steps[s - 1].actor != ACTOR_CHANCE)
            continue;
        again->count -= again->count == DRAWS_AGAIN_MOST; /* the one furthest away */
        memmove(again->move + 1, again->move, again->count * sizeof *again->move);
        again->move[0] = session->steps[s - 1].move;
        again->count++;
    }
}

/* Comments. */

/* "# again 1 draw FRFr" */
void draws_print(const struct session *session, struct record_buffer *buffer)
{
    char words[MOVE_TEXT_SIZE], line[MOVE_TEXT_SIZE + 32];
    if (!draws_are_unseen(session))
        return;
    for (size_t a = 0; a < session->again.count; a++) {
        move_print(&session->game, session->again.move[a], words);
        snprintf(line, sizeof line, "# again %zu %s\n", a + 1, words);
        record_buffer_add(buffer, line, strlen(line));
    }
}

/* Reads one such line; ignores any other. */
static void read_line(struct draws_again *again, const struct game *game, const char *line,
                      const char *end)
{
    const char *rest = line;
    struct word mark, name, number, verb;
    struct bad_text unsaid;
    struct move move;
    long which;
    if (!word_next(line, &rest, end, &mark) || !word_is(mark, "#") ||
        !word_next(line, &rest, end, &name) || !word_is(name, "again") ||
        !word_next(line, &rest, end, &number) ||
        !word_number(number, 1, DRAWS_AGAIN_MOST, &which) || !word_next(line, &rest, end, &verb) ||
        !move_parse(game, verb.at, (size_t)(end - verb.at), &move, &unsaid))
        return;
    again->count = which == 1 ? 0 : again->count;
    if (again->count < DRAWS_AGAIN_MOST)
        again->move[again->count++] = move;
}

void draws_read(struct draws_again *again, const struct game *game, const char *text, size_t length)
{
    const char *end = text + length;
    while (text < end) {
        const char *newline = memchr(text, '\n', (size_t)(end - text));
        read_line(again, game, text, newline != NULL ? newline : end);
        text = newline != NULL ? newline + 1 : end;
    }
}
