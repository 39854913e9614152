#include "wording/wording.h"

#include "language/language.h"
#include "unicode/utf8.h"
#include "wording/figure_words.h"
#include "wording/seats.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void add_formatted(char *text, size_t size, const char *format, va_list arguments)
{
    size_t length = strlen(text);
    vsnprintf(text + length, size - length, format, arguments);
}

struct sentence sentence_of(const char *format, ...)
{
    struct sentence sentence = {{0}};
    va_list arguments;
    va_start(arguments, format);
    add_formatted(sentence.text, SENTENCE_SIZE, format, arguments);
    va_end(arguments);
    return sentence;
}

void sentence_add(struct sentence *sentence, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    add_formatted(sentence->text, SENTENCE_SIZE, format, arguments);
    va_end(arguments);
}

void sentence_list(struct sentence *list, const char *item)
{
    if (item[0] != '\0')
        sentence_add(list, "%s%s", list->text[0] != '\0' ? ", " : "", item);
}

long sentence_rounded(double value)
{
    return (long)(value + (value < 0 ? -0.5 : 0.5));
}

struct sentence sentence_of_tenths(long tenths)
{
    /* TRANSLATORS: a number with a decimal; the first is a minus or nothing. */
    return sentence_of(_("%s%ld.%ld"), tenths < 0 ? "-" : "", labs(tenths) / 10, labs(tenths) % 10);
}

struct sentence sentence_begun(const char *phrase)
{
    char capital[CAPITAL_SIZE];
    size_t first = spelling_capital(phrase, capital);
    return sentence_of("%s%s.", capital, phrase + first);
}

struct sentence sentence_of_value(double value)
{
    return sentence_of_tenths(sentence_rounded(10 * value));
}

void passage_add(struct passage *passage, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    add_formatted(passage->text, PASSAGE_SIZE, format, arguments);
    va_end(arguments);
}

void passage_list(struct passage *passage, const char *item)
{
    passage_add(passage, "%s%s", passage->text[0] != '\0' ? "; " : "", item);
}

/* The board and the log. */

const char *wording_on_track(void)
{
    static const char *const on_track[] = {
#define X(ns, ew, on) on,
        TRACK_WORDS(X)
#undef X
    };
    return _(on_track[0]);
}

static const struct {
    size_teller *size;
    feature_teller *told, *held, *occupied;
} tellers[FEATURE_KINDS] = {
#define X(kind, size, told, held, occupied, ...) [FEATURE_##kind] = {size, told, held, occupied},
    KIND_WORDS(X)
#undef X
};

/* "3 tiles", "3 tiles, 1 pennant". */
struct sentence size_in_tiles(const struct feature_summary *summary, const char *more)
{
    struct sentence text = sentence_of(_n("%u tile", "%u tiles", summary->tiles), summary->tiles);
    (void)more;
    unsigned pennants = summary->pennants;
    if (pennants > 0)
        sentence_list(&text, sentence_of(_n("%u pennant", "%u pennants", pennants), pennants).text);
    return text;
}

struct sentence size_around(const struct feature_summary *summary, const char *more)
{
    (void)more;
    return sentence_of(_("%u of 8 around"), 8 - summary->open);
}

/* "2 cities"; nothing for 0, but "0 cities" if there is nothing else. `one` and `many` are the
 * words for cities. */
static struct sentence cities_of(const struct feature_summary *summary, const char *more,
                                 const char *one, const char *many)
{
    unsigned cities = summary->touched[FEATURE_CITY];
    if (cities == 0 && more[0] != '\0')
        return sentence_of("%s", "");
    return sentence_of(language_of_number(one, many, cities), cities);
}

struct sentence size_of_field(const struct feature_summary *summary, const char *more)
{
    return cities_of(summary, more, NN_("%u city", "%u cities"));
}

/* What sets add to the size. */
static struct sentence more_of(const struct feature_summary *summary)
{
    struct sentence list = sentence_of("%s", "");
#define X(adds) adds(&list, summary);
    SIZE_WORDS(X)
#undef X
    return list;
}

/* What makes a feature's worth: "3 tiles, 1 pennant", "4 of 8 around", "2 cities". */
static struct sentence measure(const struct feature_summary *summary)
{
    struct sentence more = more_of(summary);
    struct sentence size = tellers[summary->kind].size(summary, more.text);
    sentence_list(&size, more.text);
    return size;
}

struct sentence wording_with_measure(const char *phrase, const struct feature_summary *summary)
{
    struct sentence text = sentence_of("%s", phrase);
    sentence_list(&text, measure(summary).text);
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

/* TRANSLATORS: "touches" is followed by a list in the nominative: "2 complete cities, 1 castle". */
struct sentence field_told(const struct feature_summary *summary, const struct seats *seats)
{
    struct sentence more = more_of(summary);
    struct sentence touched =
        cities_of(summary, more.text, NN_("%u complete city", "%u complete cities"));
    (void)seats;
    sentence_list(&touched, more.text);
    return sentence_of(
        _n("Field: %u tile, touches %s", "Field: %u tiles, touches %s", summary->tiles),
        summary->tiles, touched.text);
}

struct sentence feature_told(const struct feature_summary *summary, const struct seats *seats)
{
    const struct kind_words *words = &kind_words[summary->kind];
    struct sentence text = sentence_of("%s: %s", _(words->one), measure(summary).text);
    (void)seats;
#define X(adds) adds(&text, summary);
    TOLD_WORDS(X)
#undef X
    if (summary->complete)
        sentence_list(&text, language_of_marked(words->complete));
    else if (words->open_one)
        sentence_list(
            &text, sentence_of(language_of_number(words->open_one, words->open_many, summary->open),
                               summary->open)
                       .text);
    return text;
}

struct sentence wording_feature(const struct feature_summary *summary, const struct seats *seats)
{
    return tellers[summary->kind].told(summary, seats);
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
    for (unsigned player = 0; player < seats->count; player++)
        sentence_list(&text, wording_player_there(summary, player, seats).text);
    return text;
}

/* Whether someone is in it who would score nothing. */
static bool has_losers(const struct feature_summary *summary)
{
    unsigned losers = 0;
    for (unsigned player = 0; player < PLAYERS_MAX; player++)
        losers |= (summary->strength[player] > 0 ? 1u : 0u) << player;
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        losers |= figure_is_follower((enum figure)figure) ? summary->helpers[figure] : 0u;
    return (losers & ~(unsigned)summary->holders) != 0;
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
    sentence_add(&text, "%s", wording_helpers_held(summary, seats).text);
    return text;
}

struct sentence feature_held(const struct feature_summary *summary, const struct seats *seats)
{
    struct sentence inside = wording_followers(summary, seats);
    int points = summary->points;
    if (summary->holders != 0)
        return wording_held(summary, seats);
    if (inside.text[0] != '\0')
        return sentence_of(
            _n("%s: worth %d point now, for nobody", "%s: worth %d points now, for nobody", points),
            inside.text, points);
    if (summary->complete)
        return sentence_of("%s", _("No followers here."));
    return sentence_of(_n("No followers here; worth %d point now.",
                          "No followers here; worth %d points now.", points),
                       points);
}

struct sentence feature_occupied(const struct feature_summary *summary, const struct seats *seats)
{
    struct sentence text = wording_followers(summary, seats);
    return text.text[0] ? text : sentence_of("%s", _("No followers here."));
}

struct sentence wording_holders(const struct feature_summary *summary, const struct seats *seats)
{
    return tellers[summary->kind].held(summary, seats);
}

struct sentence wording_occupants(const struct feature_summary *summary, const struct seats *seats)
{
    return tellers[summary->kind].occupied(summary, seats);
}

struct sentence wording_worth(const struct feature_summary *summary)
{
    if (summary->complete)
        return sentence_of(_("completes now: %d"), summary->points);
    if (kind_pays_late(summary->kind))
        return sentence_of(_("%d at the end"), summary->points);
    return sentence_of(_("%d now"), summary->points);
}

struct sentence wording_worth_of(const char *feature, const struct feature_summary *summary)
{
    int points = summary->points;
    return sentence_of(
        summary->complete
            ? _n("%s: completes now, %d point", "%s: completes now, %d points", points)
        : kind_pays_late(summary->kind)
            ? _n("%s: %d point at the end so far", "%s: %d points at the end so far", points)
            : _n("%s: %d point so far", "%s: %d points so far", points),
        feature, points);
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
