/* Abbey & Mayor in words, where a row names a function. */
#include "language/language.h"
#include "wording/entry_words.h"
#include "wording/figure_words.h"
#include "wording/turn_words.h"

struct sentence barn_name(const struct action_view *view, struct move action)
{
    static const char *const corners[CORNERS] = {N_("Barn, northwest"), N_("Barn, northeast"),
                                                 N_("Barn, southeast"), N_("Barn, southwest")};
    (void)view;
    return sentence_of("%s", _(corners[action.arg]));
}

/* As many as there are pennants (AM8). */
bool mayor_counts(const struct feature_summary *summary)
{
    return summary->pennants > 0;
}

struct sentence barn_paid(const struct log_entry *entry)
{
    (void)entry;
    return sentence_of("%s", _("barn"));
}

/* The turn after the pile is empty, for an abbey only (AM6). */
struct sentence last_abbey_title(const struct game *game, const char *name)
{
    return game_is_last_abbey(game) ? sentence_of(_("%s's last turn, for the abbey"), name)
                                    : sentence_of("%s", "");
}

/* To what; the line before tells what it comes from. */
struct sentence wagon_drove(const char *words, const struct log_entry *entry)
{
    static const char *const ways[FEATURE_KINDS] = {[FEATURE_ROAD] = N_("wagon on to a road"),
                                                    [FEATURE_CITY] = N_("wagon on to a city"),
                                                    [FEATURE_MONASTERY] =
                                                        N_("wagon on to a monastery")};
    (void)words;
    return sentence_of("%s", _(ways[entry->event.kind]));
}

/* "Road, 2 tiles: 2 points so far" */
struct sentence wagon_detail(const struct decision_view *view)
{
    uint16_t node = deciding_node(view->deciding);
    if (node == NO_NODE)
        return decision_bare(view);
    const struct feature_summary *summary = position_feature(view->position, node);
    return wording_worth_of(wording_titled(summary).text, summary);
}
