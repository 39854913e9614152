/* What can be owned: whose it is, and what it is worth. */
#include "plain/commands.h"

#include "language/language.h"
#include "text/aids.h"

#include <stdlib.h>

/* A feature on the board; `node` is its root. */
struct found {
    uint16_t node;
    struct feature_summary summary;
};

struct finds {
    struct found found[NODES_MAX];
    size_t count;
};

static void find_all(struct finds *finds, const struct game *game)
{
    uint16_t nodes[NODES_MAX];
    finds->count = features_on_board(game, nodes);
    for (size_t f = 0; f < finds->count; f++)
        finds->found[f] = (struct found){nodes[f], feature_summary_of(game, nodes[f])};
}

static int by_worth(const void *left, const void *right)
{
    const struct found *a = left, *b = right;
    return a->summary.points != b->summary.points ? b->summary.points - a->summary.points
                                                  : (int)a->node - (int)b->node;
}

static bool is_held(const struct feature_summary *summary)
{
    return summary->holders != 0 || summary->owners != 0;
}

/* Whether somebody may still take it: by a tile that goes on with it. Of fields only those that are
 * worth something are told. */
static bool is_free(const struct feature_summary *summary)
{
    if (is_held(summary) || summary->complete)
        return false;
    return summary->kind != FEATURE_FIELD || summary->points > 0;
}

/* Where the feature begins: "0,-1, city n". */
static void say_feature(struct sitting *sitting, const struct found *found)
{
    const struct game *game = &sitting->session.game;
    struct square at = game->board.tile[game->features.tile[found->node]].at;
    char name[FEATURE_TEXT_SIZE];
    feature_print(game, found->node, name);
    talk_say(sitting->talk, "%d,%d %s: %s", at.x, at.y, name,
             whole_feature(sitting, &found->summary).text);
}

static void say_those(struct sitting *sitting, const struct finds *finds,
                      bool (*belongs)(const struct feature_summary *summary), const char *heading)
{
    talk_say(sitting->talk, "%s", heading);
    unsigned said = 0;
    for (size_t f = 0; f < finds->count; f++)
        if (belongs(&finds->found[f].summary)) {
            say_feature(sitting, &finds->found[f]);
            said++;
        }
    if (said == 0)
        talk_say(sitting->talk, _("none"));
}

void report_features(struct sitting *sitting, const char *argument)
{
    struct finds finds;
    (void)argument;
    find_all(&finds, &sitting->session.game);
    if (aids_has(&sitting->session.head, AID_EXPECTED))
        qsort(finds.found, finds.count, sizeof *finds.found, by_worth);
    say_those(sitting, &finds, is_held, _("Held by somebody:"));
    say_those(sitting, &finds, is_free, _("Nobody's, and not complete:"));
}
