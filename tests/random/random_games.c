/* Random games, each held against the slow game at every move, with what must be true of any game.
 *
 *     random_games SEED COUNT [bots|against]   plays the games SEED, SEED + 1, ... SEED + COUNT - 1
 *
 * With `bots`, bots of all levels have seats, and every turn that they think of must be legal. With
 * `against`, the table does things against the rules now and then (game_amend).
 * Game SEED has 2 + SEED % 5 players; its sets, edition and options, and how it is played, come
 * from the seed too. What goes wrong is told with the command that plays that one game again. The
 * last lines tell how much of what is rare has been seen; what TALLY_GAMES random games should see,
 * and have not, is an error. */
#include "bastide/notation.h"
#include "support/bot_seats.h"
#include "support/pieces.h"
#include "support/random_player.h"
#include "support/random_tally.h"
#include "support/slow_compare.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOVES_MAX = 24 * TILES_MAX, UNLISTED_SAMPLES = 24 };

struct random_game {
    struct options options;
    struct random_player player;
    struct bot_seats bots;
    unsigned amend_every; /* so many moves, roughly, the table may do something against the rules */
    unsigned *amended;    /* of each amendment, how many; NULL: the table obeys the rules */
    struct game game;
    struct slow_game slow;
    struct move move[MOVES_MAX];
    size_t moves;
    struct random_tally *tally;
    struct bad_text bad;
};

static bool wrong(struct random_game *r, const char *what)
{
    return bad_text_say(&r->bad, 0, 0, "%s", what);
}

static bool wrong_move(struct random_game *r, struct move move, const char *what)
{
    char text[MOVE_TEXT_SIZE];
    move_print(&r->game, move, text);
    return bad_text_say(&r->bad, 0, 0, "'%s': %s", text, what);
}

/* Where `move` is first listed; the count where it is not. */
static size_t place_in(const struct move_list *moves, struct move move)
{
    size_t m = 0;
    while (m < moves->count && !move_equal(moves->move[m], move))
        m++;
    return m;
}

static bool is_listed(const struct move_list *moves, struct move move)
{
    return place_in(moves, move) < moves->count;
}

/* Every listed move is listed once, accepted on a copy, and the same after printing and reading. */
static bool check_listed(struct random_game *r, const struct move_list *moves)
{
    for (size_t m = 0; m < moves->count; m++) {
        struct move move = moves->move[m], again;
        char text[MOVE_TEXT_SIZE], text_again[MOVE_TEXT_SIZE];
        struct bad_text bad;
        if (place_in(moves, move) != m)
            return wrong_move(r, move, "it is listed twice");
        move_print(&r->game, move, text);
        if (!move_parse(&r->game, text, strlen(text), &again, &bad))
            return wrong_move(r, move, bad.reason);
        move_print(&r->game, again, text_again);
        if (!move_equal(move, again) || strcmp(text, text_again) != 0)
            return wrong_move(r, move, "it is read back as another move");
        struct game copy = r->game;
        if (game_apply(&copy, move, NULL) != REFUSAL_NONE)
            return wrong_move(r, move, "it is listed but refused");
    }
    return true;
}

/* Whether a move that is not listed is legal all the same: a greater bid, a reveal, or a claim by
 * another tile of the feature. */
static bool is_legal_unlisted(const struct random_game *r, const struct move_list *moves,
                              struct move move)
{
    struct move least = move;
    if (game_phase(&r->game) == PHASE_REVEAL)
        return slow_game_may_reveal(&r->slow, move);
    if (game_phase(&r->game) == PHASE_CLAIM)
        return slow_game_may_claim(&r->slow, move);
    if (game_phase(&r->game) == PHASE_MAGIC)
        return slow_mage_may_name(&r->slow, move);
    if (game_phase(&r->game) != PHASE_OFFER && game_phase(&r->game) != PHASE_BID)
        return false;
    struct bid_limits limits = game_bid_limits(&r->game);
    least.points = (int16_t)limits.least;
    return is_listed(moves, least) && move.points >= limits.least && move.points <= limits.most;
}

/* Moves that are not listed are refused, without a trace, unless they are legal all the same. */
static bool check_unlisted(struct random_game *r, const struct move_list *moves)
{
    for (unsigned sample = 0; sample < UNLISTED_SAMPLES; sample++) {
        struct move move = random_player_nonsense(&r->player, &r->game);
        struct event_list events = {.count = 1};
        struct game before;
        if (is_listed(moves, move))
            continue;
        if (is_legal_unlisted(r, moves, move)) {
            struct game copy = r->game;
            if (game_apply(&copy, move, NULL) != REFUSAL_NONE)
                return wrong_move(r, move, "it is legal but refused");
            continue;
        }
        memcpy(&before, &r->game, sizeof before);
        if (game_apply(&r->game, move, &events) == REFUSAL_NONE)
            return bad_text_say(&r->bad, 0, 0, "verb %u at %d,%d arg %u: accepted, not listed",
                                move.verb, move.at.x, move.at.y, move.arg);
        if (events.count != 0 || memcmp(&before, &r->game, sizeof before) != 0)
            return bad_text_say(&r->bad, 0, 0, "verb %u at %d,%d arg %u: refused with traces",
                                move.verb, move.at.x, move.at.y, move.arg);
    }
    return true;
}

static bool check_player(struct random_game *r, unsigned player)
{
    const struct game *game = &r->game;
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++) {
        unsigned figures = game->player[player].supply[figure];
        for (unsigned f = 0; f < game->followers.count; f++)
            figures += game->followers.follower[f].player == player &&
                       game->followers.follower[f].figure == figure;
        for (unsigned p = 0; p < game->elsewhere.count; p++)
            figures += game->elsewhere.entry[p].piece.owner == player &&
                       game->elsewhere.entry[p].piece.figure == figure;
        if (figures != figures_each(&game->options, (enum figure)figure))
            return wrong(r, "a player has too many figures, or too few");
    }
    return true;
}

/* The tiles that lie on a bazaar's counter: revealed, and not yet in somebody's hand. */
static unsigned tiles_on_counter(const struct game *game)
{
    return (unsigned)(game->bazaar.tiles - game->bazaar.played);
}

/* Castles being decided for have taken their tokens already. */
static unsigned tokens_decided(const struct game *game)
{
    unsigned tokens = 0;
    for (unsigned s = 0; s < game->castles.smalls; s++)
        for (unsigned p = 0; p < game->options.players; p++)
            tokens += game->castles.small[s].converters >> p & 1u;
    return tokens;
}

static bool check_pieces(struct random_game *r)
{
    const struct game *game = &r->game;
    unsigned players = game->options.players, tiles = 0, bridges = game->board.tracks;
    unsigned tokens = tokens_decided(game), abbeys = 0;
    for (unsigned k = 0; k < tile_kinds_count; k++)
        if (options_has_set(&game->options, (enum tile_set)tile_kinds[k].set))
            tiles += tile_copies_added((kind_number)k);
    if (options_has_abbeys(&game->options))
        tiles += players; /* each has an abbey (AM1) */
    if (options_has_river(&game->options))
        tiles--; /* the base game's start tile stays in the box (RV1) */
    if (options_has_set(&game->options, SET_RIVER) && options_has_set(&game->options, SET_RIVER2))
        tiles -= 2; /* so do a spring and a lake (RV13) */
    if (options_has_monasteries(&game->options) &&
        game->options.value[OPTION_CLOISTERS] == CLOISTERS_REPLACE)
        tiles -= 6; /* so do its monasteries (MO1) */
    if (options_has_count(&game->options))
        tiles += 12 - 1; /* the city comes in place of that start tile (CC1) */
    for (unsigned c = 0; c < game->castles.count; c++)
        for (unsigned p = 0; p < players; p++)
            tokens += game->castles.castle[c].owners >> p & 1u;
    for (unsigned p = 0; p < players; p++) {
        if (!check_player(r, p))
            return false;
        bridges += game->player[p].bridges;
        tokens += game->player[p].castles;
        abbeys += game->player[p].abbeys;
    }
    if (pieces_wrong(game) != NULL)
        return wrong(r, pieces_wrong(game));
    unsigned each = players <= 4 ? 3 : 2;
    if (bridges != (options_has_bridges(&game->options) ? each * players : 0))
        return wrong(r, "bridges came or went");
    if (tokens != (options_has_castles(&game->options) ? each * players : 0))
        return wrong(r, "castle tokens came or went");
    if (pile_held(&game->pile) + game->board.tiles + (unsigned)(game->turn.hand != NO_TILE_KIND) +
            r->slow.discarded + tiles_on_counter(game) + abbeys !=
        tiles)
        return wrong(r, "tiles came or went");
    return true;
}

static bool check_position(struct random_game *r, struct move_list *moves)
{
    game_legal(&r->game, moves);
    bool somebody_can = moves->count > 0 || game_phase(&r->game) == PHASE_REVEAL;
    if (game_is_over(&r->game) == somebody_can)
        return wrong(r, game_is_over(&r->game) ? "moves are listed after the end"
                                               : "nobody can move and the game is not over");
    return check_pieces(r) && check_listed(r, moves) && check_unlisted(r, moves) &&
           slow_compare_game(&r->slow, &r->game, &r->bad);
}

/* Scores change by what the score, auction and ransom events say, and by nothing else. */
static bool check_scores(struct random_game *r, const struct game *before,
                         const struct event_list *events)
{
    int score[PLAYERS_MAX];
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        score[p] = before->player[p].score;
    for (size_t e = 0; e < events->count; e++) {
        const struct event *event = &events->event[e];
        if (event->type == EVENT_SCORE)
            score[event->player] += event->points;
        bool is_payment = event->type == EVENT_AUCTION || event->type == EVENT_RANSOM;
        if (is_payment)
            score[event->player] -= event->points;
        if (is_payment && event->other != NOBODY)
            score[event->other] += event->points;
    }
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        if (score[p] != r->game.player[p].score)
            return wrong(r, "a score changed without an event");
    return true;
}

/* Tokens are taken as the goods events say, and none is lost or made. */
static bool check_goods(struct random_game *r, const struct game *before,
                        const struct event_list *events)
{
    bool in_play = options_has_set(&r->options, SET_TRADERS);
    uint8_t left[GOODS_COUNT];
    game_goods_left(&r->game, left);
    for (unsigned good = 0; good < GOODS_COUNT; good++) {
        const unsigned all[GOODS_COUNT] = {[GOOD_WINE] = 9, [GOOD_GRAIN] = 6, [GOOD_CLOTH] = 5};
        unsigned tokens = left[good];
        for (unsigned p = 0; p < r->options.players; p++) {
            unsigned had = before->player[p].goods[good], has = r->game.player[p].goods[good];
            for (size_t e = 0; e < events->count; e++)
                if (events->event[e].type == EVENT_GOODS && events->event[e].player == p)
                    had += events->event[e].amount[good];
            if (had != has)
                return wrong(r, "goods changed without an event");
            tokens += has;
        }
        if (tokens != (in_play ? all[good] : 0))
            return wrong(r, "goods came or went");
    }
    return true;
}

/* Every turn that the bot has looked at begins legally. */
static bool check_candidates(struct random_game *r, const struct move_list *moves)
{
    const struct bot_answer *answer = &r->bots.answer;
    for (unsigned c = 0; r->bots.made == 1 && c < answer->count; c++) {
        struct move move = bot_plan_first(&answer->candidate[c].plan);
        if (!is_listed(moves, move) && !is_legal_unlisted(r, moves, move))
            return wrong_move(r, move, "a bot thinks of a move that is not legal");
    }
    return true;
}

static bool choose(struct random_game *r, const struct move_list *moves, struct move *move)
{
    if (bot_seats_are_due(&r->bots, &r->game)) {
        const char *what = bot_seats_choose(&r->bots, &r->game, move);
        return what != NULL ? wrong(r, what) : check_candidates(r, moves);
    }
    r->bots.made = 0;
    *move = random_player_choose(&r->player, &r->game, moves);
    return true;
}

/* Amendments, mostly nonsense: accepted where they may be noted, otherwise refused without a
 * trace. */
static bool amend(struct random_game *r)
{
    for (unsigned tries = 6; tries > 0; tries--) {
        struct move move = random_player_amendment(&r->player, &r->game);
        struct event_list events = {.count = 1};
        struct game before;
        memcpy(&before, &r->game, sizeof before);
        bool may = slow_game_may_amend(&r->slow, move);
        bool is_made = game_amend(&r->game, move, &events) == REFUSAL_NONE;
        if (may != is_made)
            return bad_text_say(&r->bad, 0, 0, "amendment %u at %d,%d arg %u: %s", move.verb,
                                move.at.x, move.at.y, move.arg,
                                may ? "refused" : "accepted, but is not one");
        if (!is_made) {
            if (events.count != 0 || memcmp(&before, &r->game, sizeof before) != 0)
                return wrong(r, "an amendment is refused with traces");
            continue;
        }
        if (r->moves == MOVES_MAX)
            return wrong(r, "the game does not end");
        r->move[r->moves++] = move;
        r->amended[move.verb - VERBS_COUNT]++;
        slow_game_amend(&r->slow, move);
        if (events.event[0].type != EVENT_AGAINST || events.event[0].what != move.verb)
            return wrong(r, "an amendment is not told first");
        if (!check_scores(r, &before, &events) || !check_goods(r, &before, &events) ||
            !slow_compare_events(&r->slow, &r->game, &events, &r->bad) ||
            !slow_compare_game(&r->slow, &r->game, &r->bad))
            return false;
    }
    return true;
}

static bool step(struct random_game *r, const struct move_list *moves)
{
    struct move move;
    struct event_list events;
    struct game before = r->game;
    if (!choose(r, moves, &move))
        return false;
    if (!is_listed(moves, move) && !is_legal_unlisted(r, moves, move))
        return wrong_move(r, move, "a move is chosen that is not legal");
    if (r->moves == MOVES_MAX)
        return wrong(r, "the game does not end");
    r->move[r->moves++] = move;
    random_tally_move(r->tally, &r->game, moves, move);
    if (game_apply(&r->game, move, &events) != REFUSAL_NONE)
        return wrong_move(r, move, "it is listed but refused");
    slow_game_play(&r->slow, move);
    random_tally_events(r->tally, &r->game, &events);
    random_tally_traders(r->tally, &before, &r->game, &events);
    random_tally_dragon(r->tally, &before, &r->game, move, &events);
    random_tally_tower(r->tally, &before, &r->game, &events);
    random_tally_hills(r->tally, &before, &r->game, &events);
    random_tally_river(r->tally, &before, &r->game, move, &events);
    random_tally_king(r->tally, &before, &r->game, &events);
    random_tally_mage(r->tally, &before, &r->game, move, &events);
    random_tally_bigtop(r->tally, &before, &r->game, &events);
    random_tally_flyers(r->tally, &before, &r->game, move, &events);
    random_tally_messages(r->tally, &before, &r->game, move, &events);
    random_tally_count(r->tally, &before, move, &events);
    random_tally_siege(r->tally, &before, &r->game, move, &events);
    random_tally_phantom(r->tally, &before, move, &events);
    random_tally_monasteries(r->tally, &before, &r->game, move, &events);
    random_tally_abbot(r->tally, &before, &r->game, &events);
    random_tally_abbeys(r->tally, &before, &r->game, &events);
    return check_scores(r, &before, &events) && check_goods(r, &before, &events) &&
           slow_compare_events(&r->slow, &r->game, &events, &r->bad);
}

/* The same moves give the same value, told or untold. */
static bool check_replay(struct random_game *r)
{
    struct game again;
    game_start(&again, &r->options);
    for (size_t m = 0; m < r->moves; m++)
        if (game_make(&again, r->move[m], NULL) != REFUSAL_NONE)
            return wrong(r, "a move of the game is refused when it is played again");
    return memcmp(&again, &r->game, sizeof again) == 0 ||
           wrong(r, "the same moves give another game");
}

/* Any sets that can be played together, any edition, and now and then another value of an option.
 */
static struct options random_options(struct random_game *r, uint64_t seed)
{
    struct options options = {.players = (uint8_t)(PLAYERS_MIN + seed % 5)};
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++)
        if (set == SET_BASE || rng_below(&r->player.rng, 4) > 0)
            options.sets |= 1u << set;
    if (options_has_count(&options) && rng_below(&r->player.rng, 2) == 0)
        options.sets &= ~sets_apart_from(options.sets, SET_COUNT);
    options.sets = sets_together(options.sets);
    random_player_agree(&r->player, &options);
    return options;
}

static bool play(struct random_game *r, uint64_t seed, const char *with, unsigned *amended,
                 struct random_tally *tally)
{
    struct move_list moves;
    memset(r, 0, sizeof *r);
    r->tally = tally;
    if (strcmp(with, "against") == 0)
        r->amended = amended;
    r->amend_every = 2 + (unsigned)(seed % 29);
    if (strcmp(with, "bots") == 0)
        bot_seats_deal(&r->bots, seed);
    else
        bot_seats_clear(&r->bots);
    r->player.rng = rng_from_seed(seed);
    r->options = random_options(r, seed);
    r->player.drawing = (enum drawing)(seed / 5 % DRAWINGS);
    r->player.laying = (enum laying)(seed / 5 / DRAWINGS % LAYINGS);
    pile_order_shuffle(&r->player.order, &r->options, seed);
    if (game_start(&r->game, &r->options) != REFUSAL_NONE)
        return wrong(r, "the game does not begin");
    slow_game_start(&r->slow, &r->options);
    while (check_position(r, &moves)) {
        if (game_is_over(&r->game))
            return check_replay(r);
        if (!step(r, &moves))
            return false;
        if (r->amended != NULL && rng_below(&r->player.rng, r->amend_every) == 0 && !amend(r))
            return false;
    }
    return false;
}

/* Every amendment is noted in some game. */
static bool are_all_seen(const unsigned amended[AMENDMENTS_END - VERBS_COUNT])
{
    bool all = true;
    for (unsigned a = 0; a < AMENDMENTS_END - VERBS_COUNT; a++) {
        printf("%6u  against %s\n", amended[a], amendment_name((enum amendment)(VERBS_COUNT + a)));
        all = all && amended[a] > 0;
    }
    return all;
}

static bool read_number(const char *text, unsigned long long *number)
{
    char *end;
    *number = strtoull(text, &end, 10);
    return end != text && *end == '\0' && text[0] != '-';
}

int main(int argc, char **argv)
{
    unsigned long long seed, count;
    static struct random_game r;
    struct random_tally tally = {0};
    unsigned amended[AMENDMENTS_END - VERBS_COUNT] = {0};
    const char *with = argc == 4 ? argv[3] : "";
    bool is_known =
        argc == 3 || (argc == 4 && (strcmp(with, "bots") == 0 || strcmp(with, "against") == 0));
    if (!is_known || !read_number(argv[1], &seed) || !read_number(argv[2], &count)) {
        fprintf(stderr, "usage: random_games SEED COUNT [bots|against]\n");
        return 2;
    }
    for (unsigned long long g = 0; g < count; g++)
        if (!play(&r, seed + g, with, amended, &tally)) {
            fprintf(stderr, "random_games %llu 1 %s: after %zu moves: %s\n", seed + g, with,
                    r.moves, r.bad.reason);
            return 1;
        }
    const char *kind = with[0] == 'b' ? " with bots" : with[0] == 'a' ? " against the rules" : "";
    const char *missing =
        with[0] == '\0' && count >= TALLY_GAMES ? random_tally_missing(&tally, count) : NULL;
    printf("%llu random games%s are well:\n", count, kind);
    random_tally_print(&tally);
    if (missing != NULL) {
        fprintf(stderr, "random_games %llu %llu: none of: %s\n", seed, count, missing);
        return 1;
    }
    return strcmp(with, "against") == 0 && !are_all_seen(amended);
}
