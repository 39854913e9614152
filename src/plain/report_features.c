/* The features that can be owned: their owners and worth. */
#include "plain/commands.h"

#include "language/language.h"

#include <stdlib.h>
#include <string.h>

static int by_worth(const void *left, const void *right)
{
    const struct position_feature *a = left, *b = right;
    return a->summary.points != b->summary.points ? b->summary.points - a->summary.points
                                                  : (int)a->root - (int)b->root;
}

static bool is_held(const struct options *options, const struct feature_summary *summary)
{
    (void)options;
    return summary->holders != 0 || summary->owners != 0;
}

/* Whether a tile could still extend and claim it. Fields are listed only if worth something. */
static bool is_free(const struct options *options, const struct feature_summary *summary)
{
    if (is_held(options, summary) || summary->complete)
        return false;
    return summary->kind != FEATURE_FIELD ||
           (summary->points > 0 && options->value[OPTION_FARMERS] == FARMERS_YES);
}

/* The feature's first square and segment: "0,-1, city n". */
static void say_feature(struct plain_game *plain_game, const struct position_feature *found)
{
    const struct game *game = &plain_game->session.game;
    struct square at = game->board.tile[game->features.tile[found->root]].at;
    char name[FEATURE_TEXT_SIZE];
    feature_print(game, found->root, name);
    dialogue_say(plain_game->dialogue, "%d,%d %s: %s", at.x, at.y, name,
                 whole_feature(plain_game, &found->summary).text);
}

static void
say_those(struct plain_game *plain_game, const struct position_feature *found, unsigned count,
          bool (*belongs)(const struct options *options, const struct feature_summary *summary),
          const char *heading)
{
    const struct options *options = &plain_game->session.game.options;
    dialogue_say(plain_game->dialogue, "%s", heading);
    unsigned said = 0;
    for (unsigned f = 0; f < count; f++)
        if (belongs(options, &found[f].summary)) {
            say_feature(plain_game, &found[f]);
            said++;
        }
    if (said == 0)
        dialogue_say(plain_game->dialogue, _("none"));
}

void report_features(struct plain_game *plain_game, const char *argument)
{
    const struct position *position = plain_game_position(plain_game);
    struct position_feature found[NODES_MAX];
    (void)argument;
    memcpy(found, position->feature, position->features * sizeof *found);
    if (aids_has(&plain_game->session.head, AID_EXPECTED))
        qsort(found, position->features, sizeof *found, by_worth);
    say_those(plain_game, found, position->features, is_held, _("Claimed:"));
    say_those(plain_game, found, position->features, is_free, _("Unclaimed and unfinished:"));
}
