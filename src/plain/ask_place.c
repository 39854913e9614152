/* Where to place the tile and in which rotation, with the action it may need. */
#include "plain/question.h"

#include "language/language.h"

#include <stdio.h>

enum {
    AT_ONCE = 9
}; /* up to this many placements are listed without asking for the square first */

static void add_placement(struct question *question, const struct ranked_placement *placement,
                          const struct session *session, const struct seats *seats,
                          const char *where)
{
    struct placement_words words = placement_words(placement, session, seats);
    question_add(question, ANSWER_MOVE, move_place(placement->at, placement->orientation), "%s: %s",
                 where, words.text);
}

/* "0,-1, north of the start tile, turned once" */
static struct sentence where_and_how(const struct ranked_placement *placement)
{
    return sentence_of("%s, %s", tile_words_square(placement->at).text,
                       tile_words_turned(placement->orientation));
}

static void add_squares(struct question *question, const struct ranked_placements *placements,
                        const struct session *session, const struct seats *seats)
{
    for (unsigned first = 0, ways; first < placements->count; first += ways) {
        const struct ranked_placement *best = &placements->placement[first];
        ways = ranked_placements_on_square(placements, first);
        if (ways == 1) {
            add_placement(question, best, session, seats, where_and_how(best).text);
            continue;
        }
        struct placement_words words = placement_words(best, session, seats);
        question_add(
            question, ANSWER_SQUARE, move_place(best->at, best->orientation),
            _n("%s, %u rotation, for example: %s", "%s, %u rotations, for example: %s", ways),
            tile_words_square(best->at).text, ways, words.text);
    }
}

static void ask_square(struct question *question, const struct ranked_placements *placements,
                       const struct session *session, const struct seats *seats)
{
    if (placements->count <= AT_ONCE)
        for (unsigned p = 0; p < placements->count; p++)
            add_placement(question, &placements->placement[p], session, seats,
                          where_and_how(&placements->placement[p]).text);
    else
        add_squares(question, placements, session, seats);
    question->task =
        sentence_of(_n("Where does the tile go? It fits on %u square.",
                       "Where does the tile go? It fits on %u squares.", placements->squares),
                    placements->squares);
}

static void ask_rotation(struct question *question, const struct ranked_placements *placements,
                         const struct session *session, const struct seats *seats, struct square at)
{
    unsigned first = ranked_placements_at(placements, at);
    unsigned end = first + ranked_placements_on_square(placements, first);
    for (unsigned p = first; p < end; p++)
        add_placement(question, &placements->placement[p], session, seats,
                      tile_words_turned(placements->placement[p].orientation));
    question->task = sentence_of(_("Which rotation at %s?"), tile_words_square(at).text);
    question->may_go_back = true;
}

void ask_place(struct question *question, const struct asking *asking)
{
    const struct game *game = &asking->session->game;
    struct ranked_placements placements;
    ranked_placements_find(&placements, asking->position, &asking->session->head);
    if (asking->so_far->has_square) {
        ask_rotation(question, &placements, asking->session, asking->seats, asking->so_far->square);
        return;
    }
    snprintf(question->about, sizeof question->about, _("%s has a tile: %s."),
             asking->seats->seat[game_player(game)].name,
             tile_words_whole(game_hand(game), EDGE_N).text);
    ask_square(question, &placements, asking->session, asking->seats);
    if (placements.count == 0)
        question->task = sentence_of("%s", _("The tile fits nowhere."));
    if (position_allows(asking->position, VERB_DISCARD))
        question_add_refusal(question, move_plain(VERB_DISCARD), "%s",
                             _("set the tile aside, out of the game"));
}
