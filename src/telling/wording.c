#include "telling/wording.h"

#include "language/language.h"
#include "telling/kind_words.h"

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

/* "3 tiles, 1 pennant". */
static struct sentence size_of_city(const struct facts *facts)
{
    struct sentence text = sentence_of(_n("%u tile", "%u tiles", facts->tiles), facts->tiles);
    if (facts->pennants > 0) {
        sentence_add(&text, ", ");
        sentence_add(&text, _n("%u pennant", "%u pennants", facts->pennants), facts->pennants);
    }
    return text;
}

/* "2 cities", "1 castle", "2 cities, 1 castle": what there is none of is not told, but "0 cities"
 * is where there is neither. `one` and `many` say the cities. */
static struct sentence size_of_field(const struct facts *facts, const char *one, const char *many)
{
    struct sentence text = sentence_of("%s", "");
    if (facts->cities > 0 || facts->castles == 0)
        sentence_add(&text, ngettext(one, many, facts->cities), facts->cities);
    if (facts->cities > 0 && facts->castles > 0)
        sentence_add(&text, ", ");
    if (facts->castles > 0)
        sentence_add(&text, "%s", wording_castles(facts->castles).text);
    return text;
}

/* What makes a feature's worth: "3 tiles, 1 pennant", "4 of 8 around", "2 cities, 1 castle". */
static struct sentence measure(const struct facts *facts)
{
    switch (facts->kind) {
    case FEATURE_ROAD:
        return sentence_of(_n("%u tile", "%u tiles", facts->tiles), facts->tiles);
    case FEATURE_CITY:
        return size_of_city(facts);
    case FEATURE_MONASTERY:
        return sentence_of(_("%u of 8 around"), 8 - facts->open);
    case FEATURE_FIELD:
        return size_of_field(facts, NN_("%u city", "%u cities"));
    case FEATURE_CASTLE:
    case FEATURE_KINDS:
        break;
    }
    return sentence_of("%s", "");
}

struct sentence wording_with_measure(const char *phrase, const struct facts *facts)
{
    struct sentence text = sentence_of("%s", phrase), size = measure(facts);
    if (size.text[0] != '\0')
        sentence_add(&text, ", %s", size.text);
    return text;
}

struct sentence wording_measured(const struct facts *facts)
{
    return wording_with_measure(_(kind_words[facts->kind].listed), facts);
}

struct sentence wording_titled(const struct facts *facts)
{
    return wording_with_measure(_(kind_words[facts->kind].one), facts);
}

struct sentence wording_by(const struct facts *facts)
{
    return wording_with_measure(_(kind_words[facts->kind].by), facts);
}

static struct sentence wording_castle(const struct facts *facts, const struct seats *seats)
{
    struct sentence owners = wording_names(facts->owners, seats);
    if (facts->complete)
        return sentence_of(_n("Castle of %s: has scored %d point",
                              "Castle of %s: has scored %d points", facts->points),
                           owners.text, facts->points);
    return sentence_of(_("Castle of %s: scores the next feature completed in its fief"),
                       owners.text);
}

/* TRANSLATORS: "touches" is followed by a list in the nominative: "2 complete cities, 1 castle". */
static struct sentence wording_field(const struct facts *facts)
{
    struct sentence touched = size_of_field(facts, NN_("%u complete city", "%u complete cities"));
    return sentence_of(
        _n("Field: %u tile, touches %s", "Field: %u tiles, touches %s", facts->tiles), facts->tiles,
        touched.text);
}

struct sentence wording_feature(const struct facts *facts, const struct seats *seats)
{
    const struct kind_words *words = &kind_words[facts->kind];
    if (facts->kind == FEATURE_CASTLE)
        return wording_castle(facts, seats);
    if (facts->kind == FEATURE_FIELD)
        return wording_field(facts);
    struct sentence text = sentence_of("%s: %s", _(words->one), measure(facts).text);
    if (facts->complete) {
        sentence_add(&text, ", %s", language_of_marked(words->complete));
    } else if (words->open_one) {
        sentence_add(&text, ", ");
        sentence_add(&text, ngettext(words->open_one, words->open_many, facts->open), facts->open);
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

/* "Ann 2, Ben 1". */
struct sentence wording_followers(const struct facts *facts, const struct seats *seats)
{
    struct sentence text = sentence_of("%s", "");
    for (unsigned player = 0; player < seats->count; player++)
        if (facts->followers[player] > 0)
            sentence_add(&text, "%s%s %u", text.text[0] ? ", " : "", seats->seat[player].name,
                         facts->followers[player]);
    return text;
}

/* Whether somebody is in it who would get nothing. */
static bool has_losers(const struct facts *facts)
{
    for (unsigned player = 0; player < PLAYERS_MAX; player++)
        if (facts->followers[player] > 0 && !(facts->holders >> player & 1u))
            return true;
    return false;
}

static struct sentence wording_held(const struct facts *facts, const struct seats *seats)
{
    struct sentence inside = wording_followers(facts, seats);
    struct sentence holders = wording_names(facts->holders, seats);
    bool alone = (facts->holders & (facts->holders - 1)) == 0;
    int points = facts->points;
    if (has_losers(facts))
        return sentence_of(
            alone ? _n("%s: worth %d point now, to %s", "%s: worth %d points now, to %s", points)
                  : _n("%s: %d point each now, to %s", "%s: %d points each now, to %s", points),
            inside.text, points, holders.text);
    return sentence_of(alone ? _n("%s: worth %d point now", "%s: worth %d points now", points)
                             : _n("%s: %d point each now", "%s: %d points each now", points),
                       inside.text, points);
}

struct sentence wording_holders(const struct facts *facts, const struct seats *seats)
{
    if (facts->kind == FEATURE_CASTLE)
        return sentence_of("%s", facts->complete
                                     ? _("It stands empty; for fields it still counts 4 points.")
                                     : _("Its fief is framed. For fields it counts 4 points."));
    if (facts->holders != 0)
        return wording_held(facts, seats);
    if (facts->complete)
        return sentence_of("%s", _("Nobody is there."));
    return sentence_of(_n("Nobody is there; worth %d point now.",
                          "Nobody is there; worth %d points now.", facts->points),
                       facts->points);
}

struct sentence wording_occupants(const struct facts *facts, const struct seats *seats)
{
    if (facts->kind == FEATURE_CASTLE)
        return wording_holders(facts, seats);
    struct sentence text = wording_followers(facts, seats);
    return text.text[0] ? text : sentence_of("%s", _("Nobody is there."));
}

const char *wording_direction(enum direction direction)
{
    return _(direction_words[direction]);
}

/* Where a bridge would stand: by itself, and behind how it runs. */
struct site_words {
    const char *alone, *bridge;
};

static const struct site_words site_words[EDGES + 1] = {
    {N_("tile north"), N_("%s on the tile north")},
    {N_("tile east"), N_("%s on the tile east")},
    {N_("tile south"), N_("%s on the tile south")},
    {N_("tile west"), N_("%s on the tile west")},
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

struct sentence wording_bridge_left(const struct game *game, struct move bridge, struct square here)
{
    unsigned left = game->player[game->turn.player].bridges;
    return sentence_of(_("Bridge %s (%u left)"), wording_bridge(bridge, here).text, left - 1);
}

struct sentence wording_worth(const struct facts *facts)
{
    if (facts->complete)
        return sentence_of(_("completes now: %d"), facts->points);
    if (facts->kind == FEATURE_FIELD)
        return sentence_of(_("%d at the end"), facts->points);
    return sentence_of(_("%d now"), facts->points);
}

struct sentence wording_worth_of(const char *feature, const struct facts *facts)
{
    int points = facts->points;
    return sentence_of(
        facts->complete ? _n("%s: completes now, %d point", "%s: completes now, %d points", points)
        : facts->kind == FEATURE_FIELD
            ? _n("%s: %d point at the end so far", "%s: %d points at the end so far", points)
            : _n("%s: %d point so far", "%s: %d points so far", points),
        feature, points);
}

struct sentence wording_offer(const struct facts *facts)
{
    return wording_worth_of(wording_measured(facts).text, facts);
}
