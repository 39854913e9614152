#include "wording/wording.h"

#include "language/language.h"
#include "wording/figure_words.h"
#include "wording/goods_words.h"
#include "wording/kind_words.h"

static const char *const direction_words[DIRECTIONS] = {
    [DIRECTION_NS] = N_("n-s"), [DIRECTION_EW] = N_("e-w")};

struct sentence wording_points(int points)
{
    return sentence_of(_n("%d point", "%d points", points), points);
}

struct sentence wording_bridges(unsigned bridges)
{
    return sentence_of(_n("%u bridge", "%u bridges", bridges), bridges);
}

struct sentence wording_castles(unsigned castles)
{
    return sentence_of(_n("%u castle", "%u castles", castles), castles);
}

const char *wording_kind(enum feature_kind kind)
{
    return _(kind_words[kind].one);
}

const char *wording_kinds(enum feature_kind kind)
{
    return _(kind_words[kind].many);
}

const char *wording_kind_listed(enum feature_kind kind)
{
    return _(kind_words[kind].listed);
}

/* "3 tiles, inn"; a second inn adds nothing (IN2). */
static struct sentence size_of_road(const struct feature_summary *summary)
{
    struct sentence text = sentence_of(_n("%u tile", "%u tiles", summary->tiles), summary->tiles);
    if (summary->printed[SEGMENT_FLAG_INN] > 0)
        sentence_add(&text, ", %s", _("inn"));
    return text;
}

/* "3 tiles, 1 pennant, cathedral"; a second cathedral adds nothing (IN3). */
static struct sentence size_of_city(const struct feature_summary *summary)
{
    struct sentence text = sentence_of(_n("%u tile", "%u tiles", summary->tiles), summary->tiles);
    if (summary->pennants > 0) {
        sentence_add(&text, ", ");
        sentence_add(&text, _n("%u pennant", "%u pennants", summary->pennants), summary->pennants);
    }
    if (summary->printed[SEGMENT_FLAG_CATHEDRAL] > 0)
        sentence_add(&text, ", %s", _("cathedral"));
    return text;
}

/* "2 cities", "1 castle", "2 cities, 1 castle": what there is none of is not told, but "0 cities"
 * is where there is neither. `one` and `many` say the cities. */
static struct sentence size_of_field(const struct feature_summary *summary, const char *one,
                                     const char *many)
{
    struct sentence text = sentence_of("%s", "");
    if (summary->cities > 0 || summary->castles == 0)
        sentence_add(&text, language_of_number(one, many, summary->cities), summary->cities);
    if (summary->cities > 0 && summary->castles > 0)
        sentence_add(&text, ", ");
    if (summary->castles > 0)
        sentence_add(&text, "%s", wording_castles(summary->castles).text);
    return text;
}

/* What makes a feature's worth: "3 tiles, 1 pennant", "4 of 8 around", "2 cities, 1 castle". */
static struct sentence measure(const struct feature_summary *summary)
{
    switch (summary->kind) {
    case FEATURE_ROAD:
        return size_of_road(summary);
    case FEATURE_CITY:
        return size_of_city(summary);
    case FEATURE_MONASTERY:
        return sentence_of(_("%u of 8 around"), 8 - summary->open);
    case FEATURE_FIELD:
        return size_of_field(summary, NN_("%u city", "%u cities"));
    case FEATURE_CASTLE:
    case FEATURE_KINDS:
        break;
    }
    return sentence_of("%s", "");
}

struct sentence wording_with_measure(const char *phrase, const struct feature_summary *summary)
{
    struct sentence text = sentence_of("%s", phrase), size = measure(summary);
    if (size.text[0] != '\0')
        sentence_add(&text, ", %s", size.text);
    return text;
}

struct sentence wording_measured(const struct feature_summary *summary)
{
    return wording_with_measure(_(kind_words[summary->kind].listed), summary);
}

struct sentence wording_titled(const struct feature_summary *summary)
{
    return wording_with_measure(_(kind_words[summary->kind].one), summary);
}

struct sentence wording_by(const struct feature_summary *summary)
{
    return wording_with_measure(_(kind_words[summary->kind].by), summary);
}

static struct sentence wording_castle(const struct feature_summary *summary,
                                      const struct seats *seats)
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

/* TRANSLATORS: "touches" is followed by a list in the nominative: "2 complete cities, 1 castle". */
static struct sentence wording_field(const struct feature_summary *summary)
{
    struct sentence touched = size_of_field(summary, NN_("%u complete city", "%u complete cities"));
    return sentence_of(
        _n("Field: %u tile, touches %s", "Field: %u tiles, touches %s", summary->tiles),
        summary->tiles, touched.text);
}

struct sentence wording_feature(const struct feature_summary *summary, const struct seats *seats)
{
    const struct kind_words *words = &kind_words[summary->kind];
    if (summary->kind == FEATURE_CASTLE)
        return wording_castle(summary, seats);
    if (summary->kind == FEATURE_FIELD)
        return wording_field(summary);
    struct sentence text = sentence_of("%s: %s", _(words->one), measure(summary).text);
    struct sentence goods = wording_goods(&summary->printed[SEGMENT_FLAG_WINE]);
    if (goods.text[0] != '\0')
        sentence_add(&text, ", %s", goods.text);
    if (summary->complete) {
        sentence_add(&text, ", %s", language_of_marked(words->complete));
    } else if (words->open_one) {
        sentence_add(&text, ", ");
        sentence_add(&text, language_of_number(words->open_one, words->open_many, summary->open),
                     summary->open);
    }
    return text;
}

struct sentence wording_names(unsigned players, const struct seats *seats)
{
    struct sentence text = sentence_of("%s", "");
    unsigned last = 0, named = 0;
    for (unsigned player = 0; player < seats->count; player++)
        if (players >> player & 1u)
            last = player;
    for (unsigned player = 0; player < seats->count; player++)
        if (players >> player & 1u)
            sentence_add(&text, "%s%s",
                         named++ == 0     ? ""
                         : player == last ? C_("before the last name", " and ")
                                          : ", ",
                         seats->seat[player].name);
    return text;
}

/* "Ann 2", "Ann 2 + builder"; empty where the player has nobody. */
static struct sentence wording_player_there(const struct feature_summary *summary, unsigned player,
                                            const struct seats *seats)
{
    struct sentence text = sentence_of("%s", "");
    if (summary->strength[player] > 0)
        text = sentence_of("%s %u", seats->seat[player].name, summary->strength[player]);
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        if (summary->helpers[figure] >> player & 1u)
            text = sentence_of(_(figure_words[figure].beside),
                               text.text[0] ? text.text : seats->seat[player].name);
    return text;
}

struct sentence wording_followers(const struct feature_summary *summary, const struct seats *seats)
{
    struct sentence text = sentence_of("%s", "");
    for (unsigned player = 0; player < seats->count; player++) {
        struct sentence there = wording_player_there(summary, player, seats);
        if (there.text[0] != '\0')
            sentence_add(&text, "%s%s", text.text[0] ? ", " : "", there.text);
    }
    return text;
}

/* Whether someone is in it who would score nothing. */
static bool has_losers(const struct feature_summary *summary)
{
    for (unsigned player = 0; player < PLAYERS_MAX; player++)
        if (summary->strength[player] > 0 && !(summary->holders >> player & 1u))
            return true;
    return false;
}

/* What those with a pig get on top (TB12): "; 2 more for Ann (pig)"; empty without. */
static struct sentence wording_pigs(const struct feature_summary *summary,
                                    const struct seats *seats)
{
    unsigned players = summary->helpers[FIGURE_PIG] & summary->holders;
    int more = feature_summary_pig_points(summary);
    if (players == 0 || more == 0)
        return sentence_of("%s", "");
    return sentence_of(_n("; %d more for %s (pig)", "; %d more for %s (pig)", more), more,
                       wording_names(players, seats).text);
}

static struct sentence wording_held(const struct feature_summary *summary,
                                    const struct seats *seats)
{
    struct sentence inside = wording_followers(summary, seats);
    struct sentence holders = wording_names(summary->holders, seats);
    bool alone = (summary->holders & (summary->holders - 1)) == 0;
    int points = summary->points;
    struct sentence text;
    if (has_losers(summary))
        text = sentence_of(
            alone ? _n("%s: worth %d point now, for %s", "%s: worth %d points now, for %s", points)
                  : _n("%s: %d point each now, for %s", "%s: %d points each now, for %s", points),
            inside.text, points, holders.text);
    else
        text = sentence_of(alone ? _n("%s: worth %d point now", "%s: worth %d points now", points)
                                 : _n("%s: %d point each now", "%s: %d points each now", points),
                           inside.text, points);
    sentence_add(&text, "%s", wording_pigs(summary, seats).text);
    return text;
}

struct sentence wording_holders(const struct feature_summary *summary, const struct seats *seats)
{
    if (summary->kind == FEATURE_CASTLE)
        return sentence_of("%s", summary->complete
                                     ? _("It is empty, but still worth 4 points to a field.")
                                     : _("Its fief is framed. Worth 4 points to a field."));
    if (summary->holders != 0)
        return wording_held(summary, seats);
    if (summary->complete)
        return sentence_of("%s", _("No followers here."));
    return sentence_of(_n("No followers here; worth %d point now.",
                          "No followers here; worth %d points now.", summary->points),
                       summary->points);
}

struct sentence wording_occupants(const struct feature_summary *summary, const struct seats *seats)
{
    if (summary->kind == FEATURE_CASTLE)
        return wording_holders(summary, seats);
    struct sentence text = wording_followers(summary, seats);
    return text.text[0] ? text : sentence_of("%s", _("No followers here."));
}

const char *wording_direction(enum direction direction)
{
    return _(direction_words[direction]);
}

/* The place of a bridge: alone, and after its direction. */
struct site_words {
    const char *alone, *bridge;
};

static const struct site_words site_words[EDGES + 1] = {
    {N_("north tile"), N_("%s on the north tile")},
    {N_("east tile"), N_("%s on the east tile")},
    {N_("south tile"), N_("%s on the south tile")},
    {N_("west tile"), N_("%s on the west tile")},
    {N_("here"), N_("%s here")},
};

static const struct site_words *words_of_site(struct square at, struct square here)
{
    unsigned edge = 0;
    while (edge < EDGES && !square_equal(at, square_beside(here, edge)))
        edge++;
    return &site_words[edge];
}

const char *wording_site(struct square at, struct square here)
{
    return _(words_of_site(at, here)->alone);
}

struct sentence wording_bridge(struct move bridge, struct square here)
{
    return sentence_of(_(words_of_site(bridge.at, here)->bridge),
                       wording_direction((enum direction)bridge.arg));
}

struct sentence wording_bridges_left(unsigned left)
{
    return sentence_of(_n("%u bridge left", "%u bridges left", left), left);
}

struct sentence wording_bridge_left(const struct game *game, struct move bridge, struct square here)
{
    unsigned left = game->player[game->turn.player].bridges;
    return sentence_of(_("Bridge %s (%u left)"), wording_bridge(bridge, here).text, left - 1);
}

struct sentence wording_worth(const struct feature_summary *summary)
{
    if (summary->complete)
        return sentence_of(_("completes now: %d"), summary->points);
    if (summary->kind == FEATURE_FIELD)
        return sentence_of(_("%d at the end"), summary->points);
    return sentence_of(_("%d now"), summary->points);
}

struct sentence wording_worth_of(const char *feature, const struct feature_summary *summary)
{
    int points = summary->points;
    return sentence_of(
        summary->complete
            ? _n("%s: completes now, %d point", "%s: completes now, %d points", points)
        : summary->kind == FEATURE_FIELD
            ? _n("%s: %d point at the end so far", "%s: %d points at the end so far", points)
            : _n("%s: %d point so far", "%s: %d points so far", points),
        feature, points);
}

struct sentence wording_offer(const struct feature_summary *summary)
{
    return wording_worth_of(wording_measured(summary).text, summary);
}

struct sentence wording_verdict(const struct score_table *table, const struct seats *seats)
{
    unsigned winner = 0;
    while (!(table->winners >> winner & 1u))
        winner++;
    bool alone = (table->winners & (table->winners - 1)) == 0;
    int points = table->total[winner];
    return sentence_of(alone ? _n("%s wins with %d point.", "%s wins with %d points.", points)
                             : _n("%s share the victory with %d point each.",
                                  "%s share the victory with %d points each.", points),
                       wording_names(table->winners, seats).text, points);
}
