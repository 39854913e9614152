/* Castles in words (CA). */
#include "choosing/choosing.h"
#include "language/language.h"
#include "wording/entry_words.h"
#include "wording/figure_words.h"
#include "wording/rules_wording.h"
#include "wording/turn_words.h"
#include "wording/wording.h"

/* What a castle scored by, by its kind, where %s is its owner; and what it would score by. Kinds of
 * other sets go by their names. */
static const struct {
    const char *scored, *claimed;
} castle_by[FEATURE_KINDS] = {
    [FEATURE_ROAD] = {N_("%s's castle, for the road"), N_("For the road")},
    [FEATURE_CITY] = {N_("%s's castle, for the city"), N_("For the city")},
    [FEATURE_FIELD] = {N_("%s's castle, for the field"), N_("For the field")},
    [FEATURE_MONASTERY] = {N_("%s's castle, for the monastery"), N_("For the monastery")},
    [FEATURE_CASTLE] = {N_("%s's castle, for the castle"), N_("For the castle")},
};

/* "4 points: Ann's castle, by the road, 4 tiles". */
struct sentence castle_scored(const struct log_entry *entry, const struct seats *seats)
{
    struct feature_summary summary = entry_feature(entry);
    const char *name = seats->seat[entry->event.player].name,
               *words = castle_by[summary.kind].scored;
    struct sentence by = words ? sentence_of(_(words), name)
                               : sentence_of("%s: %s", name, _(kind_words[summary.kind].listed));
    int points = entry->event.points;
    return sentence_of(_n("%d point: %s", "%d points: %s", points), points,
                       wording_with_measure(by.text, &summary).text);
}

struct sentence size_untold(const struct feature_summary *summary, const char *more)
{
    (void)summary;
    (void)more;
    return sentence_of("%s", "");
}

struct sentence castle_told(const struct feature_summary *summary, const struct seats *seats)
{
    struct sentence owners = wording_names(summary->owners, seats);
    if (summary->owners == 0)
        return sentence_of("%s", _("Castle without its lord: scores nothing"));
    if (summary->complete)
        return sentence_of(_n("%s's castle: has scored %d point",
                              "%s's castle: has scored %d points", summary->points),
                           owners.text, summary->points);
    return sentence_of(_("%s's castle: scores the next feature in its fief"), owners.text);
}

struct sentence castle_held(const struct feature_summary *summary, const struct seats *seats)
{
    (void)seats;
    return sentence_of("%s", summary->complete
                                 ? _("It is empty, but still worth 4 points to a field.")
                                 : _("Its fief is framed. Worth 4 points to a field."));
}

/* Those that a field touches (CA11). */
void castles_beside(struct sentence *list, const struct feature_summary *summary)
{
    unsigned castles = summary->touched[FEATURE_CASTLE];
    if (castles > 0)
        sentence_list(list, sentence_of(_n("%u castle", "%u castles", castles), castles).text);
}

struct sentence forecast_castle(const struct forecast_part *part, const struct seats *seats)
{
    return sentence_of(_("castle possible for %s"), seats->seat[part->player].name);
}

/* What a castle scores by (CA7, CA8). */

struct sentence claim_bare(const struct decision_view *view)
{
    const struct feature_summary *summary =
        position_feature(view->position, deciding_node(view->deciding));
    const char *words = castle_by[summary->kind].claimed;
    return wording_with_measure(words ? _(words) : _(kind_words[summary->kind].one), summary);
}

struct sentence claim_detail(const struct decision_view *view)
{
    int points = view->deciding->choice.points[view->deciding->chosen];
    return sentence_of(_n("%s: %d point", "%s: %d points", points), claim_bare(view).text, points);
}

/* A castle, or points now (CA2). */

struct sentence castle_or_points(const struct decision_view *view)
{
    int points = deciding_points(view->deciding);
    if (deciding_move(view->deciding).verb == VERB_CASTLE)
        return sentence_of("%s", _("Scores the next feature completed in its fief."));
    return sentence_of(_n("%d point now; the follower returns home.",
                          "%d points now; the follower returns home.", points),
                       points);
}

struct sentence castle_or_points_worth(const struct decision_view *view, unsigned choice)
{
    const struct scoring_choice *at_hand = &view->deciding->choice;
    if (at_hand->move[choice].verb == VERB_CASTLE)
        return sentence_of(C_("castles", "%u left"),
                           view->position->game.player[at_hand->player].castles);
    return sentence_of(_("%d now"), at_hand->points[choice]);
}

const struct rules_topic rules_castles[] = {
    {N_("Building a castle"), "CA1, CA2, CA3",
     N_("Everyone starts with 3 castles; with five or six players, with 2. With the option castles "
        "set to no, nobody has any.\n\n"
        "A small city is a completed city of just two tiles. The player who holds it when it is "
        "completed chooses:\n\n"
        "• score it: 4 points as usual, and the follower returns home; or\n"
        "• build a castle: no points now, but perhaps many later.\n\n"
        "It does not matter who placed the tile, or whether the follower was there before or "
        "arrived this turn. Without a castle left there is no choice: the city scores.\n\n"
        "The castle covers the city on both tiles. The follower moves in as its lord and stays "
        "there. The city does not count as completed, so it scores for nobody, nor for other "
        "castles.\n\n"
        "In edition 2 any two city ends will do. In edition 1 both must be semicircles; the "
        "cities on the tiles CFRF.t, CFFF.t, CFFF.t.vineyard and CFCF.t.vineyard are triangles and "
        "do not qualify. See the option castle-shape.")},

    {N_("The fief"), "CA4, CA5, CA6",
     N_("A castle's fief is six squares: the two it stands on, and the two along each of its long "
        "sides.\n\n"
        "    upright              sideways\n\n"
        "    ·  C  ·              ·  ·\n"
        "    ·  C  ·              C  C\n"
        "                         ·  ·\n\n"
        "When a road, city or monastery is completed and any part of it lies in the fief, the "
        "castle must score: its owner gets all the points of that feature. For a monastery only "
        "its own square counts, not the tiles around it.\n\n"
        "Nobody loses anything by this, and it does not matter whether anyone held the feature. If "
        "you held it yourself, you get its points twice.\n\n"
        "Features completed by the very tile that made the castle do not count. From the next tile "
        "on all do; you cannot wait for something better.\n\n"
        "Example: Ben completes a city worth 16 that reaches into the fief of Ann's castle. Ben "
        "scores 16, Ann scores 16, and her follower returns home.")},

    {N_("Scoring castles"), "CA7, CA8, CA9, CA10",
     N_("If one tile completes several features in a fief, the castle's owner chooses one of them. "
        "Only that one counts.\n\n"
        "A castle that scores is itself a completed feature. So a castle whose fief holds one of "
        "its tiles scores the same points, and then perhaps a third one for the second. A castle "
        "joins such a chain only if nothing else was completed in its own fief by this tile; if it "
        "has several to follow, its owner chooses. After a castle whose owners chose different "
        "features, the chain continues with the highest score.\n\n"
        "Example: Ann's castle lies in the fief of Ben's. A road worth 5 is completed in Ann's "
        "fief only. Ann gets 5 for her castle, and Ben gets 5 for his.\n\n"
        "A castle scores once. Then its follower returns home, and the empty castle stays on the "
        "board without ever scoring again.\n\n"
        "A castle that has not scored when the game ends scores nothing.")},

    {N_("Castles and fields"), "CA10, CA11",
     N_("A castle bounds fields exactly as the small city did.\n\n"
        "In the final scoring it is worth 4 points to each field it touches, instead of the 3 of a "
        "completed city. It does not matter whether the castle has scored, or whether it is still "
        "occupied.\n\n"
        "The castle itself never scores a field in its fief.")},

    {N_("A shared small city"), "CA12",
     N_("Followers that cross a drawbridge can bring several players into one small city. Then the "
        "players with the majority decide, each in turn, starting with the active player. A player "
        "without a castle left can only score.\n\n"
        "• All score: each gets 4 points.\n"
        "• All build: each puts in a castle of their own, and all their followers live in it "
        "together.\n"
        "• Some score, some build: those who score get their 4 points, as if the others were not "
        "there, and their followers return home. The others have the castle.\n\n"
        "Followers of players without the majority return home with nothing.\n\n"
        "When a shared castle scores, each of its owners gets all the points. Where there is a "
        "choice, each chooses separately.\n\n"
        "As soon as one of them builds, a castle stands there: for other castles the city does not "
        "count as completed, even though it was scored.")},
};

const size_t rules_castles_count = sizeof rules_castles / sizeof rules_castles[0];
