/* Mage and witch in words, where rows name a function (MW). */
#include "choosing/choosing.h"
#include "facts/position.h"
#include "language/language.h"
#include "wording/entry_words.h"
#include "wording/figure_words.h"
#include "wording/turn_words.h"

/* What happened. Of each where it goes, and that it leaves the board; %s is the player. */

static const struct magic_words {
    const char *to[PRINTED_KINDS]; /* brief */
    const char *whole_to[PRINTED_KINDS];
    const char *leaves;
} magic_words[] = {
    {{[FEATURE_ROAD] = N_("mage to a road"), [FEATURE_CITY] = N_("mage to a city")},
     {[FEATURE_ROAD] = N_("%s: mage to a road"), [FEATURE_CITY] = N_("%s: mage to a city")},
     N_("the mage leaves the board")},
    {{[FEATURE_ROAD] = N_("witch to a road"), [FEATURE_CITY] = N_("witch to a city")},
     {[FEATURE_ROAD] = N_("%s: witch to a road"), [FEATURE_CITY] = N_("%s: witch to a city")},
     N_("the witch leaves the board")},
};

static const struct magic_words *words_of(const struct log_entry *entry)
{
    return &magic_words[entry->event.type == EVENT_WITCH];
}

static bool leaves(const struct log_entry *entry)
{
    return entry->event.amount[0] != 0;
}

struct sentence magic_brief(const char *words, const struct log_entry *entry)
{
    (void)words;
    return sentence_of("%s", leaves(entry) ? _(words_of(entry)->leaves)
                                           : _(words_of(entry)->to[entry->event.kind]));
}

struct sentence magic_whole(const struct log_entry *entry, const struct seats *seats)
{
    if (leaves(entry))
        return sentence_of("%s", _(words_of(entry)->leaves));
    return sentence_of(_(words_of(entry)->whole_to[entry->event.kind]),
                       seats->seat[entry->event.player].name);
}

/* What is looked at. */

struct sentence magic_about(const struct game *game, uint16_t node, const struct seats *seats)
{
    (void)seats;
    if (node == NO_NODE || !options_has_mage(&game->options))
        return sentence_of("%s", "");
    if (game_magic_is_in(game, FIGURE_MAGE, node))
        return sentence_of("%s", _("The mage is here: 1 point more for each tile."));
    if (game_magic_is_in(game, FIGURE_WITCH, node))
        return sentence_of("%s", _("The witch is here: only half of the points."));
    return sentence_of("%s", "");
}

/* Where they may go. */

static struct move choice_of(const struct decision_view *view, unsigned choice)
{
    return view->deciding->choice.move[choice];
}

static uint16_t node_of(const struct decision_view *view, unsigned choice)
{
    return view->deciding->choice.node[choice];
}

/* "Mage: city" */
struct sentence magic_name(const struct decision_view *view, unsigned choice)
{
    enum figure figure = move_magic_figure(choice_of(view, choice));
    uint16_t node = node_of(view, choice);
    if (node == NO_NODE)
        return sentence_of("%s", "");
    return sentence_of("%s: %s", _(figure_words[figure].name),
                       _(kind_words[game_feature_kind(&view->position->game, node)].listed));
}

static int points_after(const struct decision_view *view, unsigned choice)
{
    return scoring_choice_result(&view->deciding->choice, &view->position->game, choice).points;
}

/* What it is worth now, and then: "5>9", with the letters of whose it is: "A 5>9". */
struct sentence magic_changes(const struct decision_view *view, unsigned choice)
{
    uint16_t node = node_of(view, choice);
    struct sentence letters = {""};
    if (node == NO_NODE)
        return letters;
    const struct feature_summary *now = position_feature(view->position, node);
    for (unsigned player = 0; player < view->seats->count; player++)
        if (now->holders >> player & 1u)
            sentence_add(&letters, "%s", view->seats->seat[player].letter);
    return sentence_of("%s%s%d>%d", letters.text, letters.text[0] != '\0' ? " " : "", now->points,
                       points_after(view, choice));
}

/* "Mage. City, 3 tiles" */
struct sentence magic_bare(const struct decision_view *view)
{
    unsigned chosen = view->deciding->chosen;
    uint16_t node = node_of(view, chosen);
    if (node == NO_NODE)
        return decision_bare(view);
    enum figure figure = move_magic_figure(choice_of(view, chosen));
    return sentence_of("%s. %s", _(figure_words[figure].name),
                       wording_titled(position_feature(view->position, node)).text);
}

/* "Mage. City, 3 tiles (Ann): 9 points so far instead of 6" */
struct sentence magic_detail(const struct decision_view *view)
{
    unsigned chosen = view->deciding->chosen;
    uint16_t node = node_of(view, chosen);
    struct sentence bare = magic_bare(view);
    if (node == NO_NODE)
        return bare;
    const struct feature_summary *now = position_feature(view->position, node);
    int points = points_after(view, chosen);
    if (now->holders != 0)
        sentence_add(&bare, " (%s)", wording_names(now->holders, view->seats).text);
    return sentence_of(_n("%s: %d point instead of %d", "%s: %d points instead of %d", points),
                       bare.text, points, now->points);
}
