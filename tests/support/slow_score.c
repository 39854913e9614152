/* The scoring of a placement, for the slow game: small cities, payments, castles, drawbridges
 * (OR1). */
#include "support/slow_game.h"

#include <string.h>

static const struct slow_question nothing_asked = {.asked = false};

static void add_move(struct move_list *moves, struct move move)
{
    moves->move[moves->count++] = move;
}

static bool reads_before(const struct slow_game *slow, unsigned a, unsigned b)
{
    return square_reads_before(slow->board.tile[a].at, slow->board.tile[b].at);
}

/* The feature's first tile in reading order; `after` leaves out that tile. */
static unsigned first_tile(const struct slow_game *slow, const bool on_tile[TILES_MAX],
                           unsigned after)
{
    unsigned first = SLOW_NO_TILE;
    for (unsigned t = 0; t < slow->board.tiles; t++)
        if (on_tile[t] && t != after && (first == SLOW_NO_TILE || reads_before(slow, t, first)))
            first = t;
    return first;
}

void slow_game_city_tiles(const struct slow_game *slow, unsigned feature, uint8_t tiles[2])
{
    const bool *on_tile = slow->map.feature[feature].on_tile;
    tiles[0] = (uint8_t)first_tile(slow, on_tile, SLOW_NO_TILE);
    tiles[1] = (uint8_t)first_tile(slow, on_tile, tiles[0]);
}

/* OR2; of two cities or castles with the same first tile, the second tells. */
static bool pair_reads_before(const struct slow_game *slow, const uint8_t a[2], const uint8_t b[2])
{
    return a[0] == b[0] ? reads_before(slow, a[1], b[1]) : reads_before(slow, a[0], b[0]);
}

/* Complete now, and none of its segments in anything that was complete when the turn began. */
static bool is_fresh(const struct slow_game *slow, unsigned feature)
{
    if (!slow_feature_is_complete(&slow->map.feature[feature]) ||
        slow->map.feature[feature].kind == FEATURE_CASTLE)
        return false;
    for (unsigned t = 0; t < slow->board.tiles; t++)
        for (unsigned s = 0; s < SLOW_PLACES; s++)
            if (slow->map.feature_of[t][s] == feature && slow->done[t][s])
                return false;
    return true;
}

static bool is_small_city(const struct slow_game *slow, unsigned feature)
{
    const struct slow_feature *city = &slow->map.feature[feature];
    bool any_shape = slow->options.value[OPTION_CASTLE_SHAPE] == CASTLE_SHAPE_ANY;
    return slow->options.sets >> SET_BCB & 1u && city->kind == FEATURE_CITY && city->tiles == 2 &&
           (any_shape || !city->triangular);
}

static void note_small_city(struct slow_game *slow, unsigned feature)
{
    struct slow_scoring *scoring = &slow->scoring;
    unsigned at = scoring->smalls++;
    for (; at > 0; at--) {
        uint8_t mine[2], theirs[2];
        slow_game_city_tiles(slow, feature, mine);
        slow_game_city_tiles(slow, scoring->small[at - 1], theirs);
        if (!pair_reads_before(slow, mine, theirs))
            break;
        scoring->small[at] = scoring->small[at - 1];
    }
    scoring->small[at] = feature;
}

void slow_score_begin(struct slow_game *slow)
{
    struct slow_scoring *scoring = &slow->scoring;
    memset(scoring, 0, sizeof *scoring);
    slow_game_survey(slow);
    scoring->old_castles = slow->pieces.castles;
    for (unsigned f = 0; f < slow->map.features; f++)
        if (is_fresh(slow, f)) {
            scoring->completed[scoring->completeds++] = f;
            if (is_small_city(slow, f))
                note_small_city(slow, f);
        }
    for (unsigned s = 0; s < SMALL_CITIES_MAX; s++)
        for (unsigned p = 0; p < PLAYERS_MAX; p++)
            scoring->decision[s][p] = VERBS_COUNT;
    slow->phase = PHASE_CASTLE;
    slow_score_go_on(slow);
}

/* CA2, CA12 */
static bool must_decide(const struct slow_game *slow, unsigned small, unsigned player)
{
    const struct slow_feature *city = &slow->map.feature[slow->scoring.small[small]];
    return slow_feature_pays(city, player) && slow->castles[player] > 0 &&
           slow->scoring.decision[small][player] == VERBS_COUNT;
}

/* CA7, in this wave. */
static bool must_claim(const struct slow_game *slow, unsigned castle, unsigned player)
{
    const struct slow_scoring *scoring = &slow->scoring;
    return scoring->wave_of[castle] == scoring->wave && slow->pieces.castle[castle].owner[player] &&
           scoring->choice[castle][player] == SLOW_UNDECIDED;
}

static struct slow_question city_question(const struct slow_game *slow, unsigned player)
{
    for (unsigned s = 0; s < slow->scoring.smalls; s++)
        if (must_decide(slow, s, player))
            return (struct slow_question){true, player, s};
    return nothing_asked;
}

static struct slow_question claim_question(const struct slow_game *slow, unsigned player)
{
    struct slow_question question = nothing_asked;
    const struct slow_castle *castle = slow->pieces.castle;
    for (unsigned c = 0; c < slow->scoring.old_castles; c++)
        if (must_claim(slow, c, player) &&
            (!question.asked ||
             pair_reads_before(slow, castle[c].tile, castle[question.about].tile)))
            question = (struct slow_question){true, player, c};
    return question;
}

static struct slow_question cross_question(const struct slow_game *slow, unsigned player)
{
    struct slow_question question = nothing_asked;
    const struct slow_follower *follower = slow->pieces.follower;
    for (unsigned f = 0; f < slow->pieces.followers; f++)
        if (slow->scoring.may_cross[f] && follower[f].player == player &&
            (!question.asked ||
             reads_before(slow, follower[f].tile, follower[question.about].tile)))
            question = (struct slow_question){true, player, f};
    return question;
}

/* OR2 */
struct slow_question slow_game_question(const struct slow_game *slow)
{
    struct slow_question question = nothing_asked;
    for (unsigned p = 0; p < slow->players && !question.asked; p++) {
        unsigned player = (slow->player + p) % slow->players;
        if (slow->phase == PHASE_CASTLE)
            question = city_question(slow, player);
        else if (slow->phase == PHASE_CLAIM)
            question = claim_question(slow, player);
        else if (slow->phase == PHASE_CROSS)
            question = cross_question(slow, player);
    }
    return question;
}

/* CA4: the castle's own tiles, and what lies on either side of each, across the castle's length. */
void slow_game_fief(const struct slow_game *slow, unsigned castle, struct square fief[FIEF_SQUARES])
{
    const struct slow_castle *c = &slow->pieces.castle[castle];
    unsigned count = 0;
    bool lies_ns = slow->board.tile[c->tile[0]].at.x == slow->board.tile[c->tile[1]].at.x;
    for (unsigned t = 0; t < 2; t++) {
        struct square at = slow->board.tile[c->tile[t]].at;
        fief[count++] = at;
        fief[count++] = square_beside(at, lies_ns ? EDGE_W : EDGE_N);
        fief[count++] = square_beside(at, lies_ns ? EDGE_E : EDGE_S);
    }
}

/* CA5, CA8 */
static bool reaches_fief(const struct slow_game *slow, unsigned castle,
                         const struct slow_source *source)
{
    struct square fief[FIEF_SQUARES];
    slow_game_fief(slow, castle, fief);
    for (unsigned s = 0; s < FIEF_SQUARES; s++) {
        unsigned tile = slow_board_tile_at(&slow->board, fief[s]);
        if (tile != SLOW_NO_TILE && source->on_tile[tile])
            return true;
    }
    return false;
}

static bool is_claimable(const struct slow_game *slow, unsigned castle, unsigned source)
{
    const struct slow_source *s = &slow->scoring.source[source];
    return s->wave == slow->scoring.wave && reaches_fief(slow, castle, s);
}

/* The segment of a feature on one of its tiles that is met first clockwise from north. */
static unsigned first_segment(const struct slow_game *slow, unsigned feature, unsigned tile)
{
    const unsigned *feature_of = slow->map.feature_of[tile];
    for (unsigned e = 0; e < EDGES; e++) {
        unsigned segment = slow_board_segment_at_edge(&slow->board, tile, e);
        if (segment != NO_SEGMENT && feature_of[segment] == feature)
            return segment;
    }
    unsigned segment = 0;
    while (feature_of[segment] != feature)
        segment++;
    return segment;
}

static void add_completed_source(struct slow_game *slow, unsigned feature)
{
    const struct slow_feature *completed = &slow->map.feature[feature];
    struct slow_source *source = &slow->scoring.source[slow->scoring.sources++];
    unsigned tile = first_tile(slow, completed->on_tile, SLOW_NO_TILE);
    *source = (struct slow_source){
        .kind = completed->kind,
        .castle = SLOW_NO_CASTLE,
        .wave = 1,
        .points = slow_feature_points(completed, &slow->options),
        .claim = move_claim(slow->board.tile[tile].at, first_segment(slow, feature, tile)),
    };
    memcpy(source->on_tile, completed->on_tile, sizeof source->on_tile);
}

static void add_castle_source(struct slow_game *slow, unsigned castle, int points)
{
    const struct slow_castle *c = &slow->pieces.castle[castle];
    struct slow_source *source = &slow->scoring.source[slow->scoring.sources++];
    *source =
        (struct slow_source){.kind = FEATURE_CASTLE,
                             .castle = castle,
                             .wave = slow->scoring.wave + 1,
                             .points = points,
                             .claim = move_claim(slow->board.tile[c->tile[0]].at, CLAIM_CASTLE)};
    source->on_tile[c->tile[0]] = source->on_tile[c->tile[1]] = true;
}

/* How a castle is claimed by another: by the first of its tiles that none of the others that could
 * be claimed stands on. */
static struct move castle_claim(const struct slow_game *slow, unsigned castle, unsigned source)
{
    const struct slow_scoring *scoring = &slow->scoring;
    const struct slow_castle *wanted = &slow->pieces.castle[scoring->source[source].castle];
    for (unsigned t = 0; t < 2; t++) {
        bool shared = false;
        for (unsigned s = 0; s < scoring->sources; s++)
            shared = shared || (s != source && is_claimable(slow, castle, s) &&
                                scoring->source[s].on_tile[wanted->tile[t]]);
        if (!shared)
            return move_claim(slow->board.tile[wanted->tile[t]].at, CLAIM_CASTLE);
    }
    return scoring->source[source].claim;
}

static struct move claim_of(const struct slow_game *slow, unsigned castle, unsigned source)
{
    const struct slow_source *s = &slow->scoring.source[source];
    return s->kind == FEATURE_CASTLE ? castle_claim(slow, castle, source) : s->claim;
}

/* Whether a claim, by any tile and segment, means that source. */
static bool is_meant(const struct slow_game *slow, unsigned castle, unsigned source,
                     struct move move)
{
    const struct slow_source *s = &slow->scoring.source[source];
    unsigned tile = slow_board_tile_at(&slow->board, move.at);
    if (tile == SLOW_NO_TILE || !is_claimable(slow, castle, source))
        return false;
    if (s->kind == FEATURE_CASTLE)
        return move.arg == CLAIM_CASTLE && s->on_tile[tile];
    unsigned claimed = slow_board_tile_at(&slow->board, s->claim.at);
    return move.arg < SLOW_PLACES && slow->map.feature_of[tile][move.arg] != SLOW_SEGMENTS &&
           slow->map.feature_of[tile][move.arg] == slow->map.feature_of[claimed][s->claim.arg];
}

/* Which of the sources a claim takes; those that are claimed by the very same move come first. */
static int find_claimed(const struct slow_game *slow, unsigned castle, struct move move)
{
    for (unsigned s = 0; s < slow->scoring.sources; s++)
        if (is_claimable(slow, castle, s) && move_equal(claim_of(slow, castle, s), move))
            return (int)s;
    for (unsigned s = 0; s < slow->scoring.sources; s++)
        if (is_meant(slow, castle, s, move))
            return (int)s;
    return SLOW_UNDECIDED;
}

bool slow_game_may_claim(const struct slow_game *slow, struct move move)
{
    struct slow_question question = slow_game_question(slow);
    return slow->phase == PHASE_CLAIM && move.verb == VERB_CLAIM &&
           find_claimed(slow, question.about, move) != SLOW_UNDECIDED;
}

/* DB2: one move for each gate of the road whose city is incomplete. */
static void list_gates(const struct slow_game *slow, unsigned road, struct move_list *moves)
{
    for (unsigned t = 0; t < slow->board.tiles; t++)
        for (unsigned s = 0; s < tile_kinds[slow->board.tile[t].kind].segments; s++)
            for (unsigned c = 0; c < SEGMENTS_MAX; c++) {
                unsigned city = slow->map.feature_of[t][c];
                if (slow->map.feature_of[t][s] == road &&
                    tile_kinds[slow->board.tile[t].kind].segment[s].gates >> c & 1u &&
                    slow->map.feature[city].open > 0)
                    add_move(moves, move_cross(slow->board.tile[t].at, c));
            }
}

static unsigned feature_of_follower(const struct slow_game *slow, unsigned number)
{
    const struct slow_follower *follower = &slow->pieces.follower[number];
    return slow->map.feature_of[follower->tile][follower->segment];
}

void slow_score_legal(const struct slow_game *slow, struct move_list *moves)
{
    struct slow_question question = slow_game_question(slow);
    if (!question.asked)
        return;
    if (slow->phase == PHASE_CASTLE) {
        add_move(moves, move_plain(VERB_CASTLE));
        add_move(moves, move_plain(VERB_SCORE));
    } else if (slow->phase == PHASE_CLAIM) {
        for (unsigned s = 0; s < slow->scoring.sources; s++)
            if (is_claimable(slow, question.about, s))
                add_move(moves, claim_of(slow, question.about, s));
    } else {
        list_gates(slow, feature_of_follower(slow, question.about), moves);
        add_move(moves, move_plain(VERB_HOME));
    }
}

/* The only player with most followers on the road, or NOBODY (DB3). */
static unsigned only_holder(const struct slow_game *slow, const struct slow_feature *road)
{
    unsigned holder = NOBODY, holders = 0;
    for (unsigned p = 0; p < slow->players; p++)
        if (slow_feature_pays(road, p)) {
            holder = p;
            holders++;
        }
    return holders == 1 ? holder : NOBODY;
}

/* B9 but for those who may cross a drawbridge. The map stays as it was. */
static void empty_feature(struct slow_game *slow, unsigned feature)
{
    struct move_list gates = {.count = 0};
    const struct slow_feature *f = &slow->map.feature[feature];
    if (f->kind == FEATURE_ROAD)
        list_gates(slow, feature, &gates);
    unsigned holder = gates.count > 0 ? only_holder(slow, f) : NOBODY;
    for (unsigned n = slow->pieces.followers; n-- > 0;) {
        if (feature_of_follower(slow, n) != feature)
            continue;
        if (slow->pieces.follower[n].player == holder)
            slow->scoring.may_cross[n] = true;
        else
            slow_game_send_home(slow, n);
    }
}

/* CA12: who decides to score is paid as if the converters were not there; what is left of the
 * majority are those who score. */
static void convert(struct slow_game *slow, unsigned small)
{
    struct slow_pieces *pieces = &slow->pieces;
    unsigned feature = slow->scoring.small[small];
    const struct slow_feature *city = &slow->map.feature[feature];
    struct slow_castle *castle = &pieces->castle[pieces->castles++];
    memset(castle, 0, sizeof *castle);
    slow_game_city_tiles(slow, feature, castle->tile);
    for (unsigned p = 0; p < slow->players; p++) {
        castle->owner[p] = slow->scoring.decision[small][p] == VERB_CASTLE;
        if (slow_feature_pays(city, p) && !castle->owner[p])
            slow_game_pay(slow, (struct slow_payment){(uint8_t)p, FEATURE_CITY, REASON_COMPLETE,
                                                      slow_feature_points(city, &slow->options)});
    }
    for (unsigned n = pieces->followers; n-- > 0;)
        if (feature_of_follower(slow, n) == feature && !castle->owner[pieces->follower[n].player])
            slow_game_send_home(slow, n);
}

static bool is_converted(const struct slow_game *slow, unsigned feature, unsigned *small)
{
    for (*small = 0; *small < slow->scoring.smalls; ++*small)
        for (unsigned p = 0; p < slow->players && slow->scoring.small[*small] == feature; p++)
            if (slow->scoring.decision[*small][p] == VERB_CASTLE)
                return true;
    return false;
}

static void score_completed(struct slow_game *slow)
{
    unsigned small, feature;
    for (unsigned c = 0; c < slow->scoring.completeds; c++) {
        feature = slow->scoring.completed[c];
        if (is_converted(slow, feature, &small)) /* CA3: it triggers nothing */
            continue;
        add_completed_source(slow, feature);
        slow_game_pay_majority(slow, &slow->map.feature[feature], REASON_COMPLETE);
        empty_feature(slow, feature);
    }
    for (unsigned s = 0; s < slow->scoring.smalls; s++)
        if (is_converted(slow, slow->scoring.small[s], &small))
            convert(slow, small);
    slow_game_survey(slow);
}

/* Which castles score in the wave, and what they need not be asked. */
static bool begin_wave(struct slow_game *slow)
{
    struct slow_scoring *scoring = &slow->scoring;
    bool found = false;
    scoring->wave++;
    for (unsigned c = 0; c < scoring->old_castles; c++) {
        unsigned claims = 0, last = 0;
        if (slow->pieces.castle[c].scored || scoring->wave_of[c] != 0)
            continue;
        for (unsigned s = 0; s < scoring->sources; s++)
            if (is_claimable(slow, c, s)) {
                claims++;
                last = s;
            }
        if (claims == 0)
            continue;
        found = true;
        scoring->wave_of[c] = scoring->wave;
        for (unsigned p = 0; p < PLAYERS_MAX; p++)
            scoring->choice[c][p] = claims == 1 ? (int)last : SLOW_UNDECIDED;
    }
    return found;
}

/* CA5, CA9, CA12 */
static void pay_castle(struct slow_game *slow, unsigned castle)
{
    int most = -1;
    for (unsigned p = 0; p < slow->players; p++) {
        if (!slow->pieces.castle[castle].owner[p])
            continue;
        const struct slow_source *source = &slow->scoring.source[slow->scoring.choice[castle][p]];
        slow_game_pay(
            slow, (struct slow_payment){(uint8_t)p, source->kind, REASON_CASTLE, source->points});
        most = source->points > most ? source->points : most;
    }
    slow->pieces.castle[castle].scored = true;
    for (unsigned n = slow->pieces.followers; n-- > 0;)
        if (slow->map.feature[feature_of_follower(slow, n)].castle == castle)
            slow_game_send_home(slow, n);
    add_castle_source(slow, castle, most);
}

static void pay_wave(struct slow_game *slow)
{
    struct slow_scoring *scoring = &slow->scoring;
    for (unsigned c = 0; c < scoring->old_castles; c++)
        if (scoring->wave_of[c] == scoring->wave)
            pay_castle(slow, c);
    slow_game_survey(slow);
}

void slow_score_go_on(struct slow_game *slow)
{
    if (slow_game_question(slow).asked)
        return;
    if (slow->phase == PHASE_CASTLE) {
        score_completed(slow);
        slow->phase = begin_wave(slow) ? PHASE_CLAIM : PHASE_CROSS;
        slow_score_go_on(slow);
    } else if (slow->phase == PHASE_CLAIM) {
        pay_wave(slow);
        slow->phase = begin_wave(slow) ? PHASE_CLAIM : PHASE_CROSS;
        slow_score_go_on(slow);
    } else {
        slow_bazaar_turn_over(slow);
    }
}

void slow_score_play(struct slow_game *slow, struct move move)
{
    struct slow_question question = slow_game_question(slow);
    if (slow->phase == PHASE_CASTLE) {
        slow->scoring.decision[question.about][question.player] = (enum verb)move.verb;
        slow->castles[question.player] -= move.verb == VERB_CASTLE;
    } else if (slow->phase == PHASE_CLAIM) {
        slow->scoring.choice[question.about][question.player] =
            find_claimed(slow, question.about, move);
    } else if (move.verb == VERB_HOME) {
        slow_game_send_home(slow, question.about);
    } else {
        struct slow_follower *follower = &slow->pieces.follower[question.about];
        follower->tile = (uint8_t)slow_board_tile_at(&slow->board, move.at);
        follower->segment = move.arg;
        slow->scoring.may_cross[question.about] = false;
    }
    slow_game_survey(slow);
    slow_score_go_on(slow);
}
