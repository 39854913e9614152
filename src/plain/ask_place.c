/* Where to place the tile and in which rotation, with the action it may need. */
#include "plain/question.h"

#include "bastide/notation.h"
#include "facts/placements.h"
#include "language/language.h"
#include "wording/turn_words.h"

/* The feature the tile meets there, to be followed by its size and followers. */
static const char *const joins[EDGES][PRINTED_KINDS] = {
    [EDGE_N] = {[FEATURE_ROAD] = N_("joins the road to the north (%s)"),
                [FEATURE_CITY] = N_("joins the city to the north (%s)"),
                [FEATURE_FIELD] = N_("joins the field to the north (%s)")},
    [EDGE_E] = {[FEATURE_ROAD] = N_("joins the road to the east (%s)"),
                [FEATURE_CITY] = N_("joins the city to the east (%s)"),
                [FEATURE_FIELD] = N_("joins the field to the east (%s)")},
    [EDGE_S] = {[FEATURE_ROAD] = N_("joins the road to the south (%s)"),
                [FEATURE_CITY] = N_("joins the city to the south (%s)"),
                [FEATURE_FIELD] = N_("joins the field to the south (%s)")},
    [EDGE_W] = {[FEATURE_ROAD] = N_("joins the road to the west (%s)"),
                [FEATURE_CITY] = N_("joins the city to the west (%s)"),
                [FEATURE_FIELD] = N_("joins the field to the west (%s)")},
};

/* "2 tiles, Ann 1"; "2 tiles, nobody there". */
static struct sentence size_and_followers(const struct feature_summary *summary,
                                          const struct seats *seats)
{
    struct sentence text = sentence_of(_n("%u tile", "%u tiles", summary->tiles), summary->tiles);
    struct sentence followers = wording_followers(summary, seats);
    sentence_add(&text, ", %s", followers.text[0] ? followers.text : _("no followers"));
    return text;
}

/* Fields are listed one by one only if occupied. */
static void add_joined(struct passage *words, struct square at, const struct game *game,
                       const struct seats *seats)
{
    bool joins_any = false;
    for (unsigned edge = 0; edge < EDGES; edge++) {
        uint16_t node = feature_met_at(&game->board, at, edge);
        if (node == NO_NODE)
            continue;
        struct feature_summary summary = feature_summary_of(game, node);
        unsigned kind = feature_segment(&game->features, &game->board, node)->kind;
        if (joins[edge][kind] == NULL || (kind == FEATURE_FIELD && summary.holders == 0))
            continue;
        joins_any = true;
        struct sentence size = size_and_followers(&summary, seats);
        passage_list(words, sentence_of(_(joins[edge][kind]), size.text).text);
    }
    if (!joins_any)
        passage_list(words, _("joins fields without followers"));
}

#define X(kind) HAS_BESIDE_WORDS(kind, )
SURROUNDED(X)
#undef X

static void add_monasteries(struct passage *words, struct square at, const struct game *game,
                            const struct seats *seats)
{
    static const char *const beside[FEATURE_KINDS] = {
#define X(kind, words) [FEATURE_##kind] = words,
        BESIDE_WORDS(X)
#undef X
    };
    uint16_t nodes[NEIGHBOURS_MAX];
    unsigned count = monasteries_around(game, at, nodes);
    for (unsigned n = 0; n < count; n++) {
        struct feature_summary summary = feature_summary_in_short(game, nodes[n]);
        struct sentence names = wording_names(summary.holders, seats);
        const char *followers = names.text[0] ? names.text : _("no followers");
        passage_list(words, sentence_of(_(beside[summary.kind]), followers).text);
    }
}

/* In the notation where no set has better words. */
static void add_needed(struct passage *words, const struct ranked_placement *placement,
                       const struct game *game)
{
    static needed_words *const needed[VERBS_COUNT] = {
#define X(verb, words) [VERB_##verb] = words,
        NEEDED_WORDS(X)
#undef X
    };
    struct move first = placement->forced;
    char text[MOVE_TEXT_SIZE];
    move_print(game, first, text);
    passage_list(words,
                 needed[first.verb] ? needed[first.verb](placement->place.at, first).text : text);
}

/* What the placement joins, needs and completes: "joins the road to the west (2 tiles, Ann); meets
 * fields. Completes: road 3 to Ann". */
static struct passage words_of(const struct ranked_placement *placement,
                               const struct asking *asking)
{
    const struct game *game = &asking->session->game;
    struct square at = placement->place.at;
    struct passage words = {""};
    if (placement->is_forced)
        add_needed(&words, placement, game);
    add_joined(&words, at, game, asking->seats);
    add_monasteries(&words, at, game, asking->seats);
    struct sentence forecast = forecast_words(game, placement->place, asking->seats);
    if (forecast.text[0] && asking_ranking(asking) == RANKED_BY_WORTH)
        passage_add(&words, ". %s", forecast.text);
    return words;
}

enum { AT_ONCE = 9 }; /* up to this many are listed without asking for the square first */

static void add_placement(struct question *question, const struct ranked_placement *placement,
                          const struct asking *asking, const char *where)
{
    question_add(question, ANSWER_MOVE, placement->place, "%s: %s", where,
                 words_of(placement, asking).text);
}

/* "0,-1, north of the start tile, turned once" */
static void add_whole(struct question *question, const struct ranked_placement *placement,
                      const struct asking *asking)
{
    struct sentence where = sentence_of("%s, %s", tile_words_square(placement->place.at).text,
                                        tile_words_turned(placement->place.arg));
    add_placement(question, placement, asking, where.text);
}

static void add_square(struct question *question, const struct ranked_placement *best,
                       unsigned ways, const struct asking *asking)
{
    question_add(question, ANSWER_SQUARE, best->place,
                 _n("%s, %u rotation, for example: %s", "%s, %u rotations, for example: %s", ways),
                 tile_words_square(best->place.at).text, ways, words_of(best, asking).text);
}

static void ask_square(struct question *question, const struct ranked_placements *placements,
                       const struct asking *asking)
{
    for (unsigned first = 0, ways; first < placements->count; first += ways) {
        const struct ranked_placement *best = &placements->placement[first];
        bool is_listed = placements->count <= AT_ONCE;
        ways = is_listed ? 1 : ranked_placements_on_square(placements, first);
        if (ways == 1)
            add_whole(question, best, asking);
        else
            add_square(question, best, ways, asking);
    }
    question->task =
        sentence_of(_n("Where does the tile go? It fits on %u square.",
                       "Where does the tile go? It fits on %u squares.", placements->squares),
                    placements->squares);
}

static void ask_rotation(struct question *question, const struct ranked_placements *placements,
                         const struct asking *asking)
{
    struct square at = asking->so_far->square;
    for (unsigned p = 0; p < placements->count; p++)
        if (square_equal(placements->placement[p].place.at, at))
            add_placement(question, &placements->placement[p], asking,
                          tile_words_turned(placements->placement[p].place.arg));
    question->task = sentence_of(_("Which rotation at %s?"), tile_words_square(at).text);
    question->may_go_back = true;
}

void ask_place(struct question *question, const struct asking *asking)
{
    const struct game *game = &asking->session->game;
    struct ranked_placements placements;
    ranked_placements_find(&placements, asking->position, asking_ranking(asking));
    if (asking->so_far->has_square) {
        ask_rotation(question, &placements, asking);
        return;
    }
    passage_add(&question->about, _("%s has a tile: %s."),
                asking->seats->seat[game_player(game)].name,
                tile_words_whole(game_hand(game), EDGE_N).text);
    ask_square(question, &placements, asking);
    if (placements.count == 0)
        question->task = sentence_of("%s", _("The tile fits nowhere."));
    if (position_allows(asking->position, VERB_DISCARD))
        question_add_refusal(question, move_plain(VERB_DISCARD), "%s",
                             _("set the tile aside, out of the game"));
}
