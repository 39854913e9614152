/* Sieges in words, where rows name a function; and the chapter of the rules inside the game. */
#include "choosing/choosing.h"
#include "facts/position.h"
#include "language/language.h"
#include "wording/figure_words.h"
#include "wording/rules_wording.h"
#include "wording/turn_words.h"

/* A second one adds nothing (SG1). */
void siege_of_city(struct sentence *list, const struct feature_summary *summary)
{
    if (summary->kind == FEATURE_CITY && summary->printed[SEGMENT_FLAG_BESIEGED] > 0)
        sentence_list(list, _("besieged"));
}

/* Who escapes (SG5). */

static uint16_t node_of(const struct game *game, struct move move)
{
    return feature_node(&game->board, board_tile_at(&game->board, move.at), move.arg);
}

/* In what it stands; the board shows where. */
struct sentence escape_name(const struct decision_view *view, unsigned choice)
{
    struct move move = view->deciding->choice.move[choice];
    if (move.verb != VERB_ESCAPE)
        return sentence_of("%s", "");
    return figure_words_deployed((enum figure)move.figure, FEATURE_CITY);
}

struct sentence escape_bare(const struct decision_view *view)
{
    struct move move = deciding_move(view->deciding);
    if (move.verb != VERB_ESCAPE)
        return sentence_of("%s", _("Nobody escapes."));
    return sentence_of(_("Home: %s"), _(figure_words[move.figure].listed));
}

/* And what the city is worth. */
struct sentence escape_detail(const struct decision_view *view)
{
    struct move move = deciding_move(view->deciding);
    struct sentence bare = escape_bare(view);
    if (move.verb != VERB_ESCAPE)
        return bare;
    const struct feature_summary *city =
        position_feature(view->position, node_of(&view->position->game, move));
    return sentence_of("%s. %s", bare.text, wording_titled(city).text);
}

const struct rules_topic rules_siege[] = {
    {N_("Besieged cities"), "SG1, SG2, SG3, SG4, SG7",
     N_("The siege has 4 tiles and the besiegers have 6; play with either or both. On each of them "
        "the city is besieged. A city with one such tile is a besieged city; more of them change "
        "nothing.\n\n"
        "• Completed, it scores 1 point less for each tile and pennant: 1 instead of 2, and 2 with "
        "a cathedral.\n"
        "• Unfinished at the end of the game, it scores nothing.\n"
        "• For fields it counts twice: 6 points for a farmer, 8 with a pig, 8 for a barn.\n\n"
        "Example: a besieged city of two tiles is completed. It scores 2 points for its knight, "
        "and 8 points in the end for a farmer with a pig beside it.\n\n"
        "You may place these tiles in your own cities or in others'. A besieged small city may "
        "become a castle like any other; then there is no siege any more. A castle that scores a "
        "besieged city scores what that is worth.")},

    {N_("Escaping"), "SG5, SG6",
     N_("At the end of your turn you may take one of your followers, of any kind, home from a "
        "besieged city. It scores nothing. But there must be a way out: a monastery or an abbey, "
        "anybody's and complete or not, on a tile with a siege of that city or on one of the 8 "
        "squares around it.\n\n"
        "You may do so once at the end of each turn, each part of a double turn and each turn "
        "after an auction, when everything else is done. If a builder of yours is left there "
        "without followers, it goes home, too.\n\n"
        "With the option escape set to any-tile a monastery at any tile of that city will do.")},
};

const size_t rules_siege_count = sizeof rules_siege / sizeof rules_siege[0];
