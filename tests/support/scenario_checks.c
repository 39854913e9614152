/* The lines of a scenario that state the game's state. Most print the actual state and compare it
 * with the text. */
#include "support/scenario_say.h"

#include <string.h>

/* The game's state, in the words of a scenario. */
static void say_score(const struct game *game, struct said *said)
{
    for (unsigned p = 0; p < game->options.players; p++)
        say(said, "%s%d", say_between(said), game->player[p].score);
}

#define X(figure, ...)                                                                             \
    static void say_##figure(const struct game *game, struct said *said)                           \
    {                                                                                              \
        for (unsigned p = 0; p < game->options.players; p++)                                       \
            say(said, "%s%u", say_between(said), game->player[p].supply[FIGURE_##figure]);         \
    }
FIGURES(X)
#undef X

static void say_phase(const struct game *game, struct said *said)
{
    say(said, "%s", phase_name(game_phase(game)));
}

static void say_actor(const struct game *game, struct said *said)
{
    unsigned actor = game_actor(game);
    if (actor == ACTOR_CHANCE)
        say(said, "chance");
    else if (actor == ACTOR_NOBODY)
        say(said, "nobody");
    else
        say(said, "%u", actor + 1);
}

static void say_turn(const struct game *game, struct said *said)
{
    say(said, "%u", game->turn.player + 1u);
}

static void say_hand(const struct game *game, struct said *said)
{
    say(said, "%s", game->turn.hand == NO_TILE_KIND ? "nothing" : tile_kinds[game->turn.hand].id);
}

static void say_pile(const struct game *game, struct said *said)
{
    say(said, "%u", game->pile.tiles);
}

static void say_board(const struct game *game, struct said *said)
{
    say(said, "%u", game->board.tiles);
}

static const struct game_check game_checks[] = {
    {"score", say_score},
    {"supply", say_MEEPLE},
    {"phase", say_phase},
    {"actor", say_actor},
    {"turn", say_turn},
    {"hand", say_hand},
    {"pile", say_pile},
    {"board", say_board},
    {"options", say_options},
#define X(figure, word, key, ...) {key, say_##figure},
    FIGURES(X)
#undef X
        {NULL, NULL},
};

/* A feature's state. */
static feature_counts counts_of(const struct game *game, uint16_t node)
{
    return game->features.counts[feature_root(&game->features, node)];
}

static void say_tiles(const struct game *game, uint16_t node, struct said *said)
{
    struct tile_mask tiles;
    say(said, "%u", feature_tiles(&game->features, node, &tiles));
}

static void say_open(const struct game *game, uint16_t node, struct said *said)
{
    bool is_field = game_feature_kind(game, node) == FEATURE_FIELD;
    say(said, "%u",
        is_field ? game_field_open_ends(game, node) : feature_counts_open(counts_of(game, node)));
}

static void say_pennants(const struct game *game, uint16_t node, struct said *said)
{
    say(said, "%u", feature_counts_pennants(counts_of(game, node)));
}

static void say_points(const struct game *game, uint16_t node, struct said *said)
{
    say(said, "%d", game_feature_points(game, node));
}

/* The completed cities, or the castles, at a field. */
static unsigned count_at_field(const struct game *game, uint16_t node, enum feature_kind kind)
{
    uint16_t cities[TILES_MAX];
    size_t count = game_field_cities(game, node, cities, TILES_MAX);
    unsigned found = 0;
    for (size_t c = 0; c < count; c++)
        found += game_feature_kind(game, cities[c]) == kind;
    return found;
}

static void say_cities(const struct game *game, uint16_t node, struct said *said)
{
    say(said, "%u", count_at_field(game, node, FEATURE_CITY));
}

static void say_castles(const struct game *game, uint16_t node, struct said *said)
{
    say(said, "%u", count_at_field(game, node, FEATURE_CASTLE));
}

static void say_kind(const struct game *game, uint16_t node, struct said *said)
{
    say(said, "%s", feature_kind_name(game_feature_kind(game, node)));
}

static void say_owners(const struct game *game, uint16_t node, struct said *said)
{
    unsigned castle = game_castle_of(game, node);
    for (unsigned p = 0; p < game->options.players && castle < CASTLES_MAX; p++)
        if (game->castles.castle[castle].owners >> p & 1u)
            say(said, "%s%u", say_between(said), p + 1);
    if (said->length == 0)
        say(said, "none");
}

static void say_followers(const struct game *game, uint16_t node, struct said *said)
{
    uint16_t root = feature_root(&game->features, node);
    for (unsigned p = 0; p < game->options.players; p++)
        for (unsigned f = 0; f < game->followers.count; f++)
            if (game->followers.follower[f].player == p &&
                figure_is_follower((enum figure)game->followers.follower[f].figure) &&
                feature_root(&game->features, game->followers.follower[f].node) == root)
                say(said, "%s%u", say_between(said), p + 1);
    if (said->length == 0)
        say(said, "none");
}

static void say_majority(const struct game *game, uint16_t node, struct said *said)
{
    for (unsigned p = 0; p < game->options.players; p++)
        if (game_majority(game, node) >> p & 1u)
            say(said, "%s%u", say_between(said), p + 1);
    if (said->length == 0)
        say(said, "none");
}

static void say_complete(const struct game *game, uint16_t node, struct said *said)
{
    say(said, "%s", game_feature_is_complete(game, node) ? "yes" : "no");
}

static void say_besieged(const struct game *game, uint16_t node, struct said *said)
{
    say(said, "%s", game_is_besieged(game, node) ? "yes" : "no");
}

enum { FEATURE_CHECKS = 15 };

static const char *const feature_check_names[FEATURE_CHECKS] = {
    "tiles",    "open", "pennants", "points", "cities",  "castles", "followers", "majority",
    "complete", "kind", "owners",   "goods",  "helpers", "barns",   "besieged",
};

static void (*const feature_checks[FEATURE_CHECKS])(const struct game *game, uint16_t node,
                                                    struct said *said) = {
    say_tiles,   say_open,          say_pennants, say_points,   say_cities,
    say_castles, say_followers,     say_majority, say_complete, say_kind,
    say_owners,  say_feature_goods, say_helpers,  say_barns,    say_besieged,
};

/* The words up to the next name of a check. */
static struct word read_value(struct stage *stage)
{
    const char *back = stage->rest;
    struct word value = {back, 0, (size_t)(back - stage->line) + 1}, word;
    while (stage_word(stage, &word) &&
           word_find(word, feature_check_names, FEATURE_CHECKS) == FEATURE_CHECKS) {
        value.at = value.length ? value.at : word.at;
        value.column = (size_t)(value.at - stage->line) + 1;
        value.length = (size_t)(word.at + word.length - value.at);
        back = stage->rest;
    }
    stage->rest = back;
    return value;
}

/* `feature X,Y FEATURE: CHECK VALUE ...` */
static bool check_feature(struct stage *stage)
{
    struct word word;
    uint16_t node;
    if (!stage_feature_and_colon(stage, &node))
        return false;
    if (!stage_word(stage, &word))
        return stage_expected(stage, word, "a colon and what is so about the feature");
    do {
        size_t check = word_find(word, feature_check_names, FEATURE_CHECKS);
        if (check == FEATURE_CHECKS)
            return stage_expected(stage, word,
                                  "tiles, open, pennants, points, cities, castles, followers, "
                                  "majority, complete, kind, owners, goods, helpers, barns "
                                  "or besieged");
        struct said said = {.length = 0};
        feature_checks[check](&stage->game, node, &said);
        if (!stage_is_so(stage, read_value(stage), feature_check_names[check], &said))
            return false;
    } while (stage_word(stage, &word));
    return true;
}

/* Narrows the part to the text before the next semicolon; `*whole` is the line's end. */
static const char *begin_part(struct stage *stage, const char *whole)
{
    const char *stop = memchr(stage->rest, ';', (size_t)(whole - stage->rest));
    stage->end = stop ? stop : whole;
    return stop;
}

/* Both features of `joined` and `apart`: X,Y FEATURE; X,Y FEATURE */
static bool read_two_features(struct stage *stage, bool *joined)
{
    const char *whole = stage->end;
    uint16_t a, b;
    const char *stop = begin_part(stage, whole);
    if (!stage_feature(stage, &a) || !stage_ends(stage))
        return false;
    stage->rest = stop ? stop + 1 : whole;
    stage->end = whole;
    if (!stage_feature(stage, &b) || !stage_ends(stage))
        return false;
    *joined = feature_root(&stage->game.features, a) == feature_root(&stage->game.features, b);
    return true;
}

static bool check_joined(struct stage *stage)
{
    bool joined;
    return read_two_features(stage, &joined) &&
           (joined || bad_text_say(stage->bad, stage->number, 0, "they are two features"));
}

static bool check_apart(struct stage *stage)
{
    bool joined;
    return read_two_features(stage, &joined) &&
           (!joined || bad_text_say(stage->bad, stage->number, 0, "they are one feature"));
}

/* `tile X,Y ID O` or `tile X,Y none` */
static bool check_tile(struct stage *stage)
{
    struct square at;
    struct said said = {.length = 0};
    if (!stage_square(stage, &at))
        return false;
    tile_number tile = board_tile_at(&stage->game.board, at);
    if (tile == NO_TILE)
        say(&said, "none");
    else
        say(&said, "%s %c", tile_kinds[stage->game.board.tile[tile].kind].id,
            "nesw"[stage->game.board.tile[tile].orientation]);
    return stage_is_so(stage, stage_remainder(stage), "tile", &said);
}

static bool is_listed(const struct game *game, struct move move)
{
    struct move_list moves;
    move = stage_listed_form(game, move);
    game_legal(game, &moves);
    for (size_t m = 0; m < moves.count; m++)
        if (move_equal(moves.move[m], move))
            return true;
    return false;
}

static bool is_accepted(const struct game *game, struct move move)
{
    struct game copy = *game;
    return game_apply(&copy, move, NULL) == REFUSAL_NONE;
}

enum legality { ILLEGAL, LEGAL };

/* MOVE; MOVE ...: each as legal as expected and written once. Returns how many there are, or 0
 * after a bad one. */
static size_t check_moves(struct stage *stage, enum legality expected)
{
    const char *whole = stage->end, *stop;
    struct move_list written = {.count = 0};
    struct move move;
    do {
        stop = begin_part(stage, whole);
        const char *begin = stage->rest;
        if (!stage_move(stage, &move))
            return 0;
        bool listed = is_listed(&stage->game, move), accepted = is_accepted(&stage->game, move);
        if (listed != expected || accepted != expected) {
            bad_text_say(stage->bad, stage->number, 0, "'%.*s' is %slisted and would be %s",
                         (int)(stage->end - begin), begin, listed ? "" : "not ",
                         accepted ? "accepted" : "refused");
            return 0;
        }
        for (size_t m = 0; m < written.count; m++)
            if (move_equal(written.move[m], move) || written.count + 1 == MOVE_LIST_SIZE) {
                bad_text_say(stage->bad, stage->number, 0, "'%.*s' is written twice",
                             (int)(stage->end - begin), begin);
                return 0;
            }
        written.move[written.count++] = move;
        stage->rest = stop ? stop + 1 : whole;
    } while (stop != NULL);
    return written.count;
}

/* `legal count N [VERB]` */
static bool check_count(struct stage *stage)
{
    struct word number, word;
    struct move_list moves;
    struct said said = {.length = 0};
    size_t count = 0;
    stage_word(stage, &number);
    bool all = !stage_word(stage, &word);
    game_legal(&stage->game, &moves);
    for (size_t m = 0; m < moves.count; m++)
        count += all || word_is(word, verb_name((enum verb)moves.move[m].verb));
    say(&said, "%zu", count);
    return stage_is_so(stage, number, "legal moves", &said) && stage_ends(stage);
}

/* `legal MOVE; ...`, `legal exactly MOVE; ...`, `legal count N [VERB]` */
static bool check_legal(struct stage *stage)
{
    const char *back = stage->rest;
    struct word word;
    struct move_list moves;
    stage_word(stage, &word);
    if (word_is(word, "count"))
        return check_count(stage);
    if (!word_is(word, "exactly")) {
        stage->rest = back;
        return check_moves(stage, LEGAL) > 0;
    }
    size_t count = check_moves(stage, LEGAL);
    game_legal(&stage->game, &moves);
    if (count == 0 || count == moves.count)
        return count > 0;
    return bad_text_say(stage->bad, stage->number, 0, "%zu moves are legal, and %zu are written",
                        moves.count, count);
}

static bool check_illegal(struct stage *stage)
{
    return check_moves(stage, ILLEGAL) > 0;
}

static const struct {
    const char *name;
    bool (*check)(struct stage *stage);
} other_checks[] = {
    {"feature", check_feature},     {"joined", check_joined},   {"apart", check_apart},
    {"tile", check_tile},           {"legal", check_legal},     {"illegal", check_illegal},
    {"bridge", stage_check_bridge}, {"fief", stage_check_fief},
};

static const struct game_check *find_game_check(struct word name)
{
    static const struct game_check *const tables[] = {
        game_checks,   bazaar_checks,   castle_checks, traders_checks, abbeys_checks,
        dragon_checks, tower_checks,    king_checks,   mage_checks,    bigtop_checks,
        hills_checks,  messages_checks, count_checks};
    for (size_t t = 0; t < sizeof tables / sizeof tables[0]; t++)
        for (const struct game_check *check = tables[t]; check->name != NULL; check++)
            if (word_is(name, check->name))
                return check;
    return NULL;
}

bool stage_check_line(struct stage *stage, struct word name, bool *found)
{
    const struct game_check *check = find_game_check(name);
    *found = true;
    if (check != NULL) {
        struct said said = {.length = 0};
        stage->checks++;
        check->say(&stage->game, &said);
        return stage_is_so(stage, stage_remainder(stage), check->name, &said);
    }
    for (size_t i = 0; i < sizeof other_checks / sizeof *other_checks; i++)
        if (word_is(name, other_checks[i].name)) {
            stage->checks++;
            return other_checks[i].check(stage);
        }
    *found = false;
    return false;
}
