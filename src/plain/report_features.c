/* What can be owned: whose it is, and what it is worth. */
#include "plain/commands.h"

#include "language/language.h"
#include "text/aids.h"

#include <stdlib.h>

/* A feature on the board; `node` is its root. */
struct found {
    uint16_t node;
    struct facts facts;
};

struct finds {
    struct found found[NODES_MAX];
    size_t count;
};

static bool is_listed(const struct finds *finds, uint16_t root)
{
    for (size_t f = 0; f < finds->count; f++)
        if (finds->found[f].node == root)
            return true;
    return false;
}

static void find(struct finds *finds, const struct game *game, uint16_t node)
{
    uint16_t root = feature_root(&game->features, node);
    if (!is_listed(finds, root))
        finds->found[finds->count++] = (struct found){root, facts_of(game, root)};
}

static void find_all(struct finds *finds, const struct game *game)
{
    finds->count = 0;
    for (uint8_t tile = 0; tile < game->board.tiles; tile++) {
        for (unsigned s = 0; s <= SEGMENT_BRIDGE; s++) {
            bool is_printed = s < tile_kinds[game->board.tile[tile].kind].segments;
            if (!is_printed && s != SEGMENT_BRIDGE)
                continue;
            uint16_t node = feature_node(&game->board, tile, s);
            if (node != NO_NODE)
                find(finds, game, node);
        }
    }
}

static int by_worth(const void *left, const void *right)
{
    const struct found *a = left, *b = right;
    return a->facts.points != b->facts.points ? b->facts.points - a->facts.points
                                              : (int)a->node - (int)b->node;
}

static bool is_held(const struct facts *facts)
{
    return facts->holders != 0 || facts->owners != 0;
}

/* Whether somebody may still take it: by a tile that goes on with it. Of fields only those that are
 * worth something are told. */
static bool is_free(const struct facts *facts)
{
    if (is_held(facts) || facts->complete)
        return false;
    return facts->kind != FEATURE_FIELD || facts->points > 0;
}

/* Where the feature begins: "0,-1, city n". */
static void say_feature(struct sitting *sitting, const struct found *found)
{
    const struct game *game = &sitting->session.game;
    struct square at = game->board.tile[game->features.tile[found->node]].at;
    char name[FEATURE_TEXT_SIZE];
    feature_print(game, found->node, name);
    talk_say(sitting->talk, "%d,%d %s: %s", at.x, at.y, name,
             whole_feature(sitting, &found->facts).text);
}

static void say_those(struct sitting *sitting, const struct finds *finds,
                      bool (*belongs)(const struct facts *facts), const char *heading)
{
    talk_say(sitting->talk, "%s", heading);
    unsigned said = 0;
    for (size_t f = 0; f < finds->count; f++)
        if (belongs(&finds->found[f].facts)) {
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
