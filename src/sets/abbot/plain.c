/* The abbot in text mode. */
#include "language/language.h"
#include "plain/question.h"

/* "take your abbot home: 5 points" */
struct sentence retrieve_choice(const struct asking *asking, struct move move)
{
    int points = game_abbot_points(&asking->session->game);
    (void)move;
    return sentence_of(
        _n("take your abbot home: %d point", "take your abbot home: %d points", points), points);
}
