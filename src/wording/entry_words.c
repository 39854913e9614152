/* The entries of the log in words. */
#include "language/language.h"
#include "wording/amendment_words.h"
#include "wording/figure_words.h"
#include "wording/goods_words.h"
#include "wording/kind_words.h"
#include "wording/tile_name.h"
#include "wording/wording.h"

/* What was paid: the feature as it was then, without what it has become since. */
static struct feature_summary paid_feature(const struct log_entry *entry)
{
    struct feature_summary summary = entry->feature;
    summary.kind = (enum feature_kind)entry->event.kind;
    return summary;
}

/* "road, 4 tiles", "field, 2 cities, pig" (TB12), "most wine". */
static struct sentence paid_for(const struct log_entry *entry)
{
    if (entry->event.reason == REASON_GOODS)
        return sentence_of("%s", _(goods_words[entry->event.good].most));
    if (entry->event.reason == REASON_AGAINST)
        return sentence_of("%s", _("noted at the table"));
    struct feature_summary summary = paid_feature(entry);
    struct sentence text = wording_measured(&summary);
    if (summary.helpers[FIGURE_PIG] >> entry->event.player & 1u)
        sentence_add(&text, ", %s", _("pig"));
    return text;
}

/* "4 points: Ann's castle, by the road, 4 tiles". */
static struct sentence castle_scored(const struct log_entry *entry, const char *name)
{
    struct feature_summary summary = paid_feature(entry);
    struct sentence by = sentence_of(_(kind_words[summary.kind].castle_by), name);
    int points = entry->event.points;
    return sentence_of(_n("%d point: %s", "%d points: %s", points), points,
                       wording_with_measure(by.text, &summary).text);
}

/* "+4 road, 4 tiles"; only what is noted against the rules may take points away. */
static struct sentence points_scored(const struct log_entry *entry)
{
    const struct event *event = &entry->event;
    if (event->points < 0)
        return sentence_of("%d %s", event->points, paid_for(entry).text);
    return sentence_of(event->reason == REASON_CASTLE ? _("+%d castle: %s") : _("+%d %s"),
                       event->points, paid_for(entry).text);
}

/* A tile from the bazaar: "takes city edge", "pays 3: city edge". */
static struct sentence taken(const struct event *event)
{
    struct sentence name = tile_name(event->tile_kind);
    return event->points == 0 ? sentence_of(_("takes %s"), name.text)
                              : sentence_of(_("pays %d: %s"), event->points, name.text);
}

static struct sentence bridge_built(const struct event *event)
{
    return sentence_of(_("bridge %s"), wording_direction((enum direction)event->orientation));
}

struct sentence wording_entry_brief(const struct log_entry *entry)
{
    const struct event *event = &entry->event;
    switch ((enum event_type)event->type) {
    case EVENT_PLACE:
        return sentence_of(_("places %s"), tile_name(event->tile_kind).text);
    case EVENT_DISCARD:
        return sentence_of(_("sets aside %s"), tile_name(event->tile_kind).text);
    case EVENT_DEPLOY:
        return sentence_of("%s", _(figure_words[event->figure].deployed[event->kind]));
    case EVENT_SCORE:
        return points_scored(entry);
    case EVENT_BRIDGE:
        return bridge_built(event);
    case EVENT_CASTLE:
        return sentence_of("%s", _("builds a castle"));
    case EVENT_CROSS:
        return sentence_of("%s", _("crosses into a city"));
    case EVENT_REVEAL:
        return sentence_of("%s", _("hosts a bazaar"));
    case EVENT_OFFER:
        return sentence_of(_("offers %d: %s"), event->points, tile_name(event->tile_kind).text);
    case EVENT_BID:
        return event->points < 0 ? sentence_of("%s", _("passes"))
                                 : sentence_of(_("bids %d"), event->points);
    case EVENT_AUCTION:
        return taken(event);
    case EVENT_HOME:
        return sentence_of("%s", _(figure_words[event->figure].back_home));
    case EVENT_OVER:
        return sentence_of("%s", _("the game is over"));
    case EVENT_DRAW:
        return sentence_of(_("draws %s"), tile_name(event->tile_kind).text);
    case EVENT_GOODS:
        return sentence_of(_("takes %s"), wording_goods(event->goods).text);
    case EVENT_DOUBLE:
        return sentence_of("%s", _("plays a second part"));
    case EVENT_AGAINST:
        return sentence_of("%s", _(amendment_words[event->amendment - VERBS_COUNT].done));
    case EVENT_TURN:
        return sentence_of("%s", _("starts a turn"));
    case EVENTS_COUNT:
        break;
    }
    return sentence_of("%s", "");
}

struct sentence wording_entry(const struct log_entry *entry, const struct seats *seats)
{
    const struct event *event = &entry->event;
    const char *name = seats->seat[event->player].name;
    if (event->type == EVENT_OVER)
        return sentence_of("%s", _("The game is over"));
    if (event->type == EVENT_SCORE && event->reason == REASON_CASTLE)
        return castle_scored(entry, name);
    if (event->type == EVENT_SCORE)
        return sentence_of(_n("%s: %d point, %s", "%s: %d points, %s", event->points), name,
                           event->points, paid_for(entry).text);
    if (event->type == EVENT_CROSS)
        return sentence_of(_(figure_words[event->figure].crosses), name);
    if (event->type == EVENT_AUCTION && event->points > 0 && event->other != NOBODY)
        return sentence_of(_("%s: pays %d to %s: %s"), name, event->points,
                           seats->seat[event->other].name, tile_name(event->tile_kind).text);
    return sentence_of("%s: %s", name, wording_entry_brief(entry).text);
}
