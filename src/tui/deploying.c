#include "tui/deploying.h"

#include "picture/picture.h"

enum { ORDER_SIZE = 16 }; /* the size of the picture whose spots decide the order */

static bool stands_before(struct picture_spot a, struct picture_spot b)
{
    return a.y != b.y ? a.y < b.y : a.x < b.x;
}

static void add_offer(struct deploying *deploying, struct move move, uint16_t first_node,
                      const struct picture_spot *spots)
{
    unsigned at = deploying->offers++;
    for (; at > 0 && stands_before(spots[move.arg], spots[deploying->move[at - 1].arg]); at--) {
        deploying->move[at] = deploying->move[at - 1];
        deploying->node[at] = deploying->node[at - 1];
    }
    deploying->move[at] = move;
    deploying->node[at] = (uint16_t)(first_node + move.arg);
}

void deploying_begin(struct deploying *deploying, const struct game *game)
{
    const struct placed_tile *placed = &game->board.tile[game->turn.placed];
    struct picture_spot spots[SEGMENTS_MAX];
    struct move_list moves;
    *deploying = (struct deploying){.offers = 0};
    picture_spots(placed->kind, placed->orientation, ORDER_SIZE, spots);
    game_legal(game, &moves);
    for (size_t m = 0; m < moves.count && deploying->offers < OFFERS_MAX; m++)
        if (moves.move[m].verb == VERB_DEPLOY)
            add_offer(deploying, moves.move[m], placed->first_node, spots);
    deploying->chosen = deploying->offers;
}

void deploying_step(struct deploying *deploying, int by)
{
    unsigned choices = deploying->offers + 1;
    deploying->chosen = (deploying->chosen + choices + (unsigned)by) % choices;
}

void deploying_choose(struct deploying *deploying, unsigned number)
{
    if (number >= 1 && number <= deploying->offers)
        deploying->chosen = number - 1;
}

struct move deploying_move(const struct deploying *deploying)
{
    return deploying->chosen < deploying->offers ? deploying->move[deploying->chosen]
                                                 : move_plain(VERB_PASS);
}

uint16_t deploying_node(const struct deploying *deploying)
{
    return deploying->chosen < deploying->offers ? deploying->node[deploying->chosen] : NO_NODE;
}
