/* Reports: scores, supplies, the hand, the log, features, rules. */
#include "plain/commands.h"

#include "facts/placements.h"
#include "language/language.h"
#include "plain/talking.h"
#include "text/words.h"
#include "wording/entry_words.h"
#include "wording/figure_words.h"
#include "wording/rules_wording.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* "5 followers left", and what sets add */
static struct sentence supply_of(const struct game *game, unsigned number)
{
    const struct player *player = &game->player[number];
    struct sentence text = wording_figures_left(&game->options, player);
#define X(add) add(&text, game, number);
    SUPPLIES(X)
#undef X
    return text;
}

void report_scores(struct plain_game *plain_game, const char *argument)
{
    const struct game *game = &plain_game->session.game;
    const int *projected = plain_game_position(plain_game)->projected;
    (void)argument;
    for (unsigned player = 0; player < plain_game->seats.count; player++) {
        const char *name = plain_game->seats.seat[player].name;
        int score = game->player[player].score;
        if (game_is_over(game))
            dialogue_say(plain_game->dialogue, _n("%s: %d point.", "%s: %d points.", score), name,
                         score);
        else if (!aids_has(&plain_game->session.head, AID_EXPECTED))
            dialogue_say(plain_game->dialogue, _n("%s: %d point; %s.", "%s: %d points; %s.", score),
                         name, score, supply_of(game, player).text);
        else
            dialogue_say(plain_game->dialogue,
                         _n("%s: %d point, %d if the game ended now; %s.",
                            "%s: %d points, %d if the game ended now; %s.", score),
                         name, score, projected[player], supply_of(game, player).text);
    }
    dialogue_say(plain_game->dialogue,
                 _n("%u tile left to draw.", "%u tiles left to draw.", game->pile.tiles),
                 (unsigned)game->pile.tiles);
#define X(tell) tell(plain_game);
    SCORES_NOTES(X)
#undef X
}

void tell_held(struct plain_game *plain_game, held_adder *adds)
{
    struct sentence fact[TURN_FACTS_MAX];
    struct turn_facts facts = {fact, 0};
    adds(&facts, &plain_game->session.game, &plain_game->seats, HELD_WORTH_UNTOLD);
    for (unsigned f = 0; f < facts.count; f++)
        dialogue_say(plain_game->dialogue, "%s.", fact[f].text);
}

bool aid_is_given(struct plain_game *plain_game, enum aid aid)
{
    bool given = aids_has(&plain_game->session.head, aid);
    if (!given)
        dialogue_say(plain_game->dialogue, _("That aid is off in this game."));
    return given;
}

static void say_kind(struct plain_game *plain_game, const struct pile *pile, kind_number kind)
{
    dialogue_say(plain_game->dialogue, "%u x %s", (unsigned)pile->left[kind],
                 tile_words_brief(kind, EDGE_N).text);
}

void report_left(struct plain_game *plain_game, const char *argument)
{
    const struct game *game = &plain_game->session.game;
    kind_number kinds[TILE_KINDS_MAX];
    unsigned count = kinds_by_count(&game->pile, kinds);
    (void)argument;
    if (!aid_is_given(plain_game, AID_TILES))
        return;
    dialogue_say(plain_game->dialogue,
                 _n("%u tile left to draw.", "%u tiles left to draw.", game->pile.tiles),
                 (unsigned)game->pile.tiles);
    for (unsigned k = 0; k < count; k++)
        say_kind(plain_game, &game->pile, kinds[k]);
}

/* Whether the player whose turn it is could place the tile there, and the action that it needs. */
static bool fits_there(const struct game *game, kind_number kind, struct square at,
                       enum verb *needed)
{
    struct placements where;
    placements_find(&where, game, kind, game_player(game));
    unsigned square = placements_at(&where, at);
    if (square >= where.squares)
        return false;
    *needed = square < where.plain ? VERB_DRAW : (enum verb)where.action[square];
    return true;
}

void report_fits(struct plain_game *plain_game, const char *argument)
{
    const struct game *game = &plain_game->session.game;
    struct pile pile = pile_unplaced(game);
    kind_number kinds[TILE_KINDS_MAX];
    unsigned count = kinds_by_count(&pile, kinds), tiles = 0;
    struct square at;
    if (!aid_is_given(plain_game, AID_TILES) || !square_read(plain_game->dialogue, argument, &at))
        return;
    if (board_open_at(&game->board, at) == OPEN_SQUARES_MAX) {
        dialogue_say(plain_game->dialogue, _("%d,%d: expected an empty square beside a tile."),
                     at.x, at.y);
        return;
    }
    for (unsigned k = 0; k < count; k++) {
        enum verb needed;
        if (!fits_there(game, kinds[k], at, &needed))
            continue;
        say_kind(plain_game, &pile, kinds[k]);
        if (needed != VERB_DRAW)
            dialogue_tell(plain_game->dialogue, _(fit_words_of(needed)->only));
        tiles += pile.left[kinds[k]];
    }
    dialogue_say(plain_game->dialogue,
                 _n("%u of the %u tile left fits at %d,%d.",
                    "%u of the %u tiles left fit at %d,%d.", pile.tiles),
                 tiles, (unsigned)pile.tiles, at.x, at.y);
}

void report_hand(struct plain_game *plain_game, const char *argument)
{
    const struct game *game = &plain_game->session.game;
    kind_number kind = game_hand(game);
    (void)argument;
    if (kind == NO_TILE_KIND) {
        dialogue_say(plain_game->dialogue, _("No tile in hand."));
        return;
    }
    dialogue_say(plain_game->dialogue, _("%s has a tile: %s."),
                 plain_game->seats.seat[game_player(game)].name,
                 tile_words_whole(kind, EDGE_N).text);
    dialogue_say(
        plain_game->dialogue,
        _n("%u more of this kind left.", "%u more of this kind left.", game->pile.left[kind]),
        (unsigned)game->pile.left[kind]);
}

/* The first entry after the last turn of the player asked, not counting the current turn. */
static size_t since_last_turn(const struct plain_game *plain_game)
{
    const struct log *log = &plain_game->log;
    size_t at = log->count;
    while (at > 0 && log->entry[at - 1].turn == game_turn(&plain_game->session.game))
        at--;
    while (at > 0 && log->entry[at - 1].player != plain_game_player(plain_game))
        at--;
    return at;
}

void report_log(struct plain_game *plain_game, const char *argument)
{
    const struct log *log = &plain_game->log;
    bool all = strcmp(argument, "all") == 0;
    if (argument[0] != '\0' && !all) {
        dialogue_say(plain_game->dialogue, _("'%s': expected 'all' or nothing."), argument);
        return;
    }
    size_t from = all ? 0 : since_last_turn(plain_game), said = 0;
    const struct talk *talk = &plain_game->session.talk;
    while (from > 0 && said < talk->count && talk->said[said].step <= log->entry[from - 1].step)
        said++;
    if (from == log->count && said == talk->count)
        dialogue_say(plain_game->dialogue, all ? _("Nothing has happened yet.")
                                               : _("Nothing has happened since your last turn."));
    for (size_t at = from; at < log->count; at++) {
        talking_tell_said(plain_game, &said, log->entry[at].step);
        dialogue_say(plain_game->dialogue, _("Turn %u. %s"), (unsigned)log->entry[at].turn,
                     tile_words_entry(&log->entry[at], &plain_game->seats).text);
    }
    talking_tell_said(plain_game, &said, SIZE_MAX);
}

void report_final(struct plain_game *plain_game)
{
    struct score_table table = score_table_of(&plain_game->log, &plain_game->session.game.options);
    unsigned order[PLAYERS_MAX] = {0};
    score_table_rank(&table, order);
    dialogue_say(plain_game->dialogue, _("The game is over."));
    for (unsigned place = 0; place < table.players; place++) {
        unsigned player = order[place];
        int total = table.total[player];
        dialogue_say(plain_game->dialogue, _n("%s: %d point.", "%s: %d points.", total),
                     plain_game->seats.seat[player].name, total);
        for (unsigned source = 0; source < SCORE_SOURCES_COUNT; source++)
            if (table.during[player][source] != 0 || table.at_end[player][source] != 0)
                dialogue_say(plain_game->dialogue, _(source_words[source].final),
                             table.during[player][source], table.at_end[player][source]);
#define X(tell) tell(plain_game, player);
        FINAL_NOTES(X)
#undef X
    }
    dialogue_tell(plain_game->dialogue, wording_verdict(&table, &plain_game->seats).text);
}

/* The features that can be owned: their owners and worth. */

static int by_worth(const void *left, const void *right)
{
    const struct position_feature *a = left, *b = right;
    return a->summary.points != b->summary.points ? b->summary.points - a->summary.points
                                                  : (int)a->root - (int)b->root;
}

/* Also by who would get nothing. */
static bool is_held(const struct options *options, const struct feature_summary *summary)
{
    unsigned there = summary->holders | summary->owners;
    (void)options;
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        there |= summary->helpers[figure];
    return there != 0;
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
    struct square at = game_node_square(game, found->root);
    char name[FEATURE_TEXT_SIZE];
    feature_print(game, found->root, name);
    dialogue_say(plain_game->dialogue, "%d,%d %s: %s", at.x, at.y, name,
                 whole_feature(plain_game, &found->summary).text);
}

/* At most so many of them. */
static void
say_those(struct plain_game *plain_game, const struct position_feature *found, unsigned count,
          bool (*belongs)(const struct options *options, const struct feature_summary *summary),
          const char *heading, unsigned most)
{
    const struct options *options = &plain_game->session.game.options;
    dialogue_tell(plain_game->dialogue, heading);
    unsigned said = 0;
    for (unsigned f = 0; f < count && said < most; f++)
        if (belongs(options, &found[f].summary)) {
            say_feature(plain_game, &found[f]);
            said++;
        }
    if (said == 0)
        dialogue_say(plain_game->dialogue, _("none"));
}

/* What is worth most first, where that may be seen. Returns how many there are. */
static unsigned sort_features(struct plain_game *plain_game,
                              struct position_feature found[NODES_MAX])
{
    const struct position *position = plain_game_position(plain_game);
    memcpy(found, position->feature, position->features * sizeof *found);
    if (aids_has(&plain_game->session.head, AID_EXPECTED))
        qsort(found, position->features, sizeof *found, by_worth);
    return position->features;
}

void report_features(struct plain_game *plain_game, const char *argument)
{
    struct position_feature found[NODES_MAX];
    unsigned count = sort_features(plain_game, found);
    (void)argument;
    say_those(plain_game, found, count, is_held, _("Claimed:"), count);
    say_those(plain_game, found, count, is_free, _("Unclaimed and unfinished:"), count);
}

void report_position(struct plain_game *plain_game)
{
    enum { FEATURES_MOST = 4 };
    struct position_feature found[NODES_MAX];
    unsigned count = sort_features(plain_game, found);
    report_scores(plain_game, "");
    say_those(plain_game, found, count, is_held, _("Claimed, the first few:"), FEATURES_MOST);
    dialogue_say(plain_game->dialogue, _("More: 'features' lists everything claimed or open, "
                                         "'board' the tiles, 'left' the tiles to come."));
}

/* The rules, topic by topic. */

static void list_topics(struct dialogue *dialogue)
{
    size_t number = 0;
    dialogue_say(dialogue, _("The rules by topic."));
    for (size_t c = 0; c < rules_chapters_count; c++) {
        dialogue_say(dialogue, "%s:", _(rules_chapters[c].title));
        for (size_t end = number + *rules_chapters[c].count; number < end; number++)
            dialogue_say(dialogue, "%zu  %s", number + 1, _(rules_topic(number)->title));
    }
}

static const struct {
    const char *title, *text;
} spoken[] = {
#define X(title, text) {title, text},
    SPOKEN_RULES(X)
#undef X
};

static void text_of(size_t number, char text[RULES_TEXT_SIZE])
{
    size_t length = 0;
    for (size_t s = 0; s < sizeof spoken / sizeof spoken[0]; s++)
        if (strcmp(rules_topic(number)->title, spoken[s].title) == 0) {
            snprintf(text + length, RULES_TEXT_SIZE - length, "%s", _(spoken[s].text));
            length = strlen(text);
        }
    if (length == 0)
        rules_topic_text(number, text);
}

/* Runs of spaces occur only in drawings, which repeat what the sentences say. */
static bool is_drawn(const char *line)
{
    return strstr(line, "  ") != NULL;
}

static void tell_topic(struct dialogue *dialogue, size_t number)
{
    char text[RULES_TEXT_SIZE];
    text_of(number, text);
    dialogue_tell(dialogue, _(rules_topic(number)->title));
    for (char *line = text, *end; line; line = end) {
        end = strchr(line, '\n');
        if (end)
            *end++ = '\0';
        if (line[0] != '\0' && !is_drawn(line))
            dialogue_tell(dialogue, line);
    }
}

void rules_tell(struct dialogue *dialogue, const char *argument)
{
    struct word word = word_whole(argument);
    long number;
    if (argument[0] == '\0')
        list_topics(dialogue);
    else if (word_number(word, 1, (long)rules_topics_count(), &number))
        tell_topic(dialogue, (size_t)number - 1);
    else
        dialogue_say(dialogue, _("'%s': expected the number of a topic, 1 to %zu."), argument,
                     rules_topics_count());
}
