#include "wording/training_words.h"

#include "language/language.h"
#include "wording/rating_words.h"

#include <time.h>

const char *training_words_kind(unsigned kind)
{
    static const char *const words[DECISION_KINDS_COUNT] = {
        [DECISION_CHOICE] = N_("Choosing"), [DECISION_OPENING] = N_("Opening"),
        [DECISION_BID] = N_("Bidding"),     [DECISION_SALE] = N_("Buy or sell"),
        [DECISION_TURN] = N_("Placing"),
    };
    return kind < DECISION_KINDS_COUNT ? _(words[kind]) : C_("decisions", "All");
}

/* The sentences of a way: with any tile, with those of a group, and at a stage. */
struct sentences {
    const char *any, *group[TILE_GROUPS_COUNT], *stage[PRACTICE_STAGES_COUNT];
};

static const struct sentences sentences[MISJUDGEMENTS_COUNT] = {
    [MISJUDGED_OVERPAID] = {N_("You pay too much for tiles."),
                            {[TILES_OF_MONASTERY] = N_("You pay too much for monasteries."),
                             [TILES_OF_CITY] = N_("You pay too much for city tiles."),
                             [TILES_OF_ROAD] = N_("You pay too much for road tiles."),
                             [TILES_OF_OTHER] = N_("You pay too much for tiles with fields only.")},
                            {[STAGE_OF_PRACTICE_EARLY] = N_("You pay too much early in the game."),
                             [STAGE_OF_PRACTICE_MIDDLE] =
                                 N_("You pay too much in the middle of the game."),
                             [STAGE_OF_PRACTICE_LATE] = N_("You pay too much late in the game.")}},
    [MISJUDGED_LET_GO] = {N_("You let tiles go too cheaply."),
                          {[TILES_OF_MONASTERY] = N_("You let monasteries go too cheaply."),
                           [TILES_OF_CITY] = N_("You let city tiles go too cheaply."),
                           [TILES_OF_ROAD] = N_("You let road tiles go too cheaply."),
                           [TILES_OF_OTHER] = N_("You let tiles with fields only go too cheaply.")},
                          {[STAGE_OF_PRACTICE_EARLY] =
                               N_("You let tiles go too cheaply early in the game."),
                           [STAGE_OF_PRACTICE_MIDDLE] =
                               N_("You let tiles go too cheaply in the middle of the game."),
                           [STAGE_OF_PRACTICE_LATE] =
                               N_("You let tiles go too cheaply late in the game.")}},
    [MISJUDGED_OPENED_LOW] =
        {N_("You open too low."),
         {[TILES_OF_MONASTERY] = N_("You open too low on monasteries."),
          [TILES_OF_CITY] = N_("You open too low on city tiles."),
          [TILES_OF_ROAD] = N_("You open too low on road tiles."),
          [TILES_OF_OTHER] = N_("You open too low on tiles with fields only.")},
         {[STAGE_OF_PRACTICE_EARLY] = N_("You open too low early in the game."),
          [STAGE_OF_PRACTICE_MIDDLE] = N_("You open too low in the middle of the game."),
          [STAGE_OF_PRACTICE_LATE] = N_("You open too low late in the game.")}},
    [MISJUDGED_OPENED_HIGH] =
        {N_("You open too high."),
         {[TILES_OF_MONASTERY] = N_("You open too high on monasteries."),
          [TILES_OF_CITY] = N_("You open too high on city tiles."),
          [TILES_OF_ROAD] = N_("You open too high on road tiles."),
          [TILES_OF_OTHER] = N_("You open too high on tiles with fields only.")},
         {[STAGE_OF_PRACTICE_EARLY] = N_("You open too high early in the game."),
          [STAGE_OF_PRACTICE_MIDDLE] = N_("You open too high in the middle of the game."),
          [STAGE_OF_PRACTICE_LATE] = N_("You open too high late in the game.")}},
    [MISJUDGED_WRONG_TILE] =
        {N_("You choose the wrong tile."),
         {[TILES_OF_MONASTERY] = N_("You pass over monasteries that are better."),
          [TILES_OF_CITY] = N_("You pass over city tiles that are better."),
          [TILES_OF_ROAD] = N_("You pass over road tiles that are better."),
          [TILES_OF_OTHER] = N_("You pass over tiles with fields only that are better.")},
         {[STAGE_OF_PRACTICE_EARLY] = N_("You choose the wrong tile early in the game."),
          [STAGE_OF_PRACTICE_MIDDLE] = N_("You choose the wrong tile in the middle of the game."),
          [STAGE_OF_PRACTICE_LATE] = N_("You choose the wrong tile late in the game.")}},
};

const char *training_words_weakness(const struct training_weakness *weakness)
{
    const struct sentences *of = &sentences[weakness->way];
    return _(weakness->group != TILES_OF_ANY            ? of->group[weakness->group]
             : weakness->stage != STAGE_OF_PRACTICE_ANY ? of->stage[weakness->stage]
                                                        : of->any);
}

struct sentence training_words_times(const struct training_weakness *weakness)
{
    struct sentence points = sentence_of_value(weakness->lost);
    /* TRANSLATORS: how often somebody made a mistake, and the points that it cost altogether. */
    return sentence_of(_n("%u time, %s points", "%u times, %s points", weakness->times),
                       weakness->times, points.text);
}

struct sentence training_words_ask_estimate(const char *name, unsigned tile, const char *tile_name)
{
    return sentence_of(_("%s, before you see any number: how many points of lead is tile %u (%s) "
                         "worth to you, compared with getting the best of the others? Below 0 if "
                         "another one is better."),
                       name, tile + 1, tile_name);
}

struct sentence training_words_estimate(const struct own_estimate *own, const char *name,
                                        unsigned tile)
{
    double error = own_estimate_error(own);
    bool is_exact = own->worth.within <= 0;
    const char *right = is_exact
                            ? _("%s said %d for tile %u; it is worth %s. Right.")
                            : _("%s said %d for tile %u; it is worth %s: as close as can be told.");
    const char *how = error == 0  ? right
                      : error < 0 ? _("%s said %d for tile %u; it is worth %s: %s too low.")
                                  : _("%s said %d for tile %u; it is worth %s: %s too high.");
    if (own->worth.within < 0)
        return sentence_of(_("%s said %d for tile %u."), name, own->points, tile + 1);
    return sentence_of(how, name, own->points, tile + 1, judgement_words_estimate(own->worth).text,
                       sentence_of_value(error < 0 ? -error : error).text);
}

struct sentence training_words_estimates(struct training_average average)
{
    return sentence_of(_n("Estimates: %s points off on average, %u tile.",
                          "Estimates: %s points off on average, %u tiles.", average.count),
                       training_words_average(average.loss).text, average.count);
}

const char *training_words_drill(enum practice_drill drill)
{
    static const char *const words[PRACTICE_DRILLS_COUNT] = {
        [DRILL_SALE] = NC_("drill", "buy or sell"),
        [DRILL_BID] = NC_("drill", "bid or pass"),
        [DRILL_OFFER] = NC_("drill", "which tile to offer"),
        [DRILL_SPITE] = NC_("drill", "bids out of spite"),
    };
    return language_of_marked(words[drill]);
}

const char *training_words_drill_task(enum practice_drill drill)
{
    static const char *const words[PRACTICE_DRILLS_COUNT] = {
        [DRILL_SALE] = N_("You have been outbid for the tile you offered. Buy it or sell it?"),
        [DRILL_BID] = N_("A tile is on offer. Bid for it, and how much, or pass?"),
        [DRILL_OFFER] = N_("You choose. Which tile do you offer, and for how much?"),
        [DRILL_SPITE] = N_("The chooser wants it more than you do. Bid to make them pay, or pass?"),
    };
    return _(words[drill]);
}

struct sentence training_words_average(double loss)
{
    long hundredths = sentence_rounded(100 * loss);
    /* TRANSLATORS: a number with two decimals. */
    return sentence_of(_("%ld.%02ld"), hundredths / 100, hundredths % 100);
}

struct sentence training_words_rating(const struct practice_rating *rating)
{
    return rating->auctions == 0 ? sentence_of("-") : rating_words(rating->now);
}

struct sentence training_words_auctions(unsigned auctions)
{
    return sentence_of(_n("%u auction practised", "%u auctions practised", auctions), auctions);
}

struct sentence training_words_due(unsigned due)
{
    /* TRANSLATORS: positions of auctions that went wrong and are to be practised once more. */
    return due == 0 ? sentence_of("%s", _("no position is due again"))
                    : sentence_of(_n("%u position is due again", "%u positions are due again", due),
                                  due);
}

struct sentence training_words_date(long long time)
{
    struct sentence text = {""};
    time_t seconds = (time_t)time;
    const struct tm *date = gmtime(&seconds);
    if (date != NULL)
        strftime(text.text, sizeof text.text, "%Y-%m-%d", date);
    return text;
}

const char *training_words_nothing(void)
{
    return _("Nothing practised yet. Choose Practise auctions in the title menu, or run bastide "
             "practice. After your first auction you see here what your decisions cost, what you "
             "misjudge most often, and how you improve.");
}
