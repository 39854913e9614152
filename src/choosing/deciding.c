#include "choosing/choosing.h"

void deciding_begin(struct deciding *deciding, const struct game *game)
{
    scoring_choice_find(&deciding->choice, game);
    deciding->chosen = 0;
}

void deciding_step(struct deciding *deciding, int by)
{
    deciding->chosen =
        (deciding->chosen + deciding->choice.count + (unsigned)by) % deciding->choice.count;
}

void deciding_choose(struct deciding *deciding, unsigned number)
{
    if (number >= 1 && number <= deciding->choice.count)
        deciding->chosen = number - 1;
}

/* The first choice of that verb, or their number. */
static unsigned with_verb(const struct deciding *deciding, enum verb verb)
{
    unsigned choice = 0;
    while (choice < deciding->choice.count && deciding->choice.move[choice].verb != verb)
        choice++;
    return choice;
}

bool deciding_has(const struct deciding *deciding, enum verb verb)
{
    return with_verb(deciding, verb) < deciding->choice.count;
}

bool deciding_choose_verb(struct deciding *deciding, enum verb verb)
{
    unsigned choice = with_verb(deciding, verb);
    if (choice == deciding->choice.count)
        return false;
    deciding->chosen = choice;
    return true;
}

struct move deciding_move(const struct deciding *deciding)
{
    return deciding->choice.move[deciding->chosen];
}

uint16_t deciding_node(const struct deciding *deciding)
{
    return deciding->choice.node[deciding->chosen];
}

int deciding_points(const struct deciding *deciding)
{
    int points = 0;
    for (unsigned choice = 0; choice < deciding->choice.count; choice++)
        points += deciding->choice.points[choice];
    return points;
}

/* Moves that have no squares all have the same. */
static bool has_squares(const struct deciding *deciding)
{
    for (unsigned choice = 1; choice < deciding->choice.count; choice++)
        if (!square_equal(deciding->choice.move[choice].at, deciding->choice.move[0].at))
            return true;
    return false;
}

/* Whether a move is about no square, whatever the others are about. */
static bool is_squareless(struct move move)
{
    switch ((int)move.verb) {
    case VERB_PASS:
#define X(verb) case VERB_##verb:
        SQUARELESS(X)
#undef X
        return true;
    default:
        return false;
    }
}

bool deciding_place(const struct deciding *deciding, const struct game *game, unsigned number,
                    struct square *at)
{
    uint16_t node = deciding->choice.node[number];
    bool has_none = is_squareless(deciding->choice.move[number]);
    if (node == NO_NODE && (has_none || !has_squares(deciding)))
        return false;
    *at = node != NO_NODE ? game_node_square(game, node) : deciding->choice.move[number].at;
    return true;
}

struct square deciding_focus(const struct deciding *deciding, const struct game *game)
{
    const struct board *board = &game->board;
    uint16_t node = game_decision_node(game);
    struct square at;
    if (deciding_node(deciding) == NO_NODE && node != NO_NODE)
        return board->tile[feature_tile(&game->features, node)].at;
    return deciding_place(deciding, game, deciding->chosen, &at) ? at
                                                                 : board->tile[board->tiles - 1].at;
}
