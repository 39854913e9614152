/* What castles score by, for the slow game (CA4-CA9). */
#include "support/slow_game.h"

#include <string.h>

/* CA4: the castle's own tiles, and those on either side of each, across the castle's length. */
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

/* A feature's first segment on one of its tiles, clockwise from north. */
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

void slow_castles_note_completed(struct slow_game *slow, unsigned feature)
{
    const struct slow_feature *completed = &slow->map.feature[feature];
    struct slow_source *source = &slow->scoring.source[slow->scoring.sources++];
    unsigned tile = slow_score_first_tile(slow, completed->on_tile, SLOW_NO_TILE);
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

/* Whether another claimable castle is on the first or second tile of this one. */
static bool is_shared(const struct slow_game *slow, unsigned castle, unsigned source, unsigned t)
{
    const struct slow_scoring *scoring = &slow->scoring;
    unsigned tile = slow->pieces.castle[scoring->source[source].castle].tile[t];
    for (unsigned s = 0; s < scoring->sources; s++)
        if (s != source && is_claimable(slow, castle, s) && scoring->source[s].on_tile[tile])
            return true;
    return false;
}

/* The edge to the castle's other square: from the first square it is to the south or to the
 * east. */
static unsigned edge_between(const struct slow_game *slow, unsigned source)
{
    const struct slow_castle *c = &slow->pieces.castle[slow->scoring.source[source].castle];
    bool lies_ns = slow->board.tile[c->tile[0]].at.x == slow->board.tile[c->tile[1]].at.x;
    return (unsigned)(lies_ns ? EDGE_S : EDGE_E);
}

/* How a castle is claimed by another: by the first of its tiles with no other claimable castle, or
 * by the first and the edge to the second. */
static struct move castle_claim(const struct slow_game *slow, unsigned castle, unsigned source)
{
    const struct slow_castle *wanted = &slow->pieces.castle[slow->scoring.source[source].castle];
    for (unsigned t = 0; t < 2; t++)
        if (!is_shared(slow, castle, source, t))
            return move_claim(slow->board.tile[wanted->tile[t]].at, CLAIM_CASTLE);
    return move_claim(slow->board.tile[wanted->tile[0]].at,
                      CLAIM_CASTLE_ACROSS + edge_between(slow, source));
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
    if (s->kind == FEATURE_CASTLE && move.arg > CLAIM_CASTLE) {
        unsigned other = slow_board_tile_at(
            &slow->board,
            square_beside(move.at, ((unsigned)move.arg - CLAIM_CASTLE_ACROSS) % EDGES));
        return move.arg < CLAIM_ARGS && s->on_tile[tile] && other != SLOW_NO_TILE &&
               s->on_tile[other];
    }
    if (s->kind == FEATURE_CASTLE)
        return move.arg == CLAIM_CASTLE && s->on_tile[tile];
    unsigned claimed = slow_board_tile_at(&slow->board, s->claim.at);
    return move.arg < SLOW_PLACES && slow->map.feature_of[tile][move.arg] != SLOW_SEGMENTS &&
           slow->map.feature_of[tile][move.arg] == slow->map.feature_of[claimed][s->claim.arg];
}

int slow_castles_claimed(const struct slow_game *slow, unsigned castle, struct move move)
{
    int found = SLOW_UNDECIDED, first = SLOW_UNDECIDED;
    unsigned all = 0, firsts = 0;
    for (unsigned s = 0; s < slow->scoring.sources; s++) {
        if (!is_meant(slow, castle, s, move))
            continue;
        found = (int)s;
        all++;
        if (slow->scoring.source[s].kind == FEATURE_CASTLE &&
            square_equal(slow->scoring.source[s].claim.at, move.at) &&
            is_shared(slow, castle, s, 1)) {
            first = (int)s;
            firsts++;
        }
    }
    return all == 1 ? found : firsts == 1 ? first : SLOW_UNDECIDED;
}

void slow_castles_legal(const struct slow_game *slow, unsigned castle, struct move_list *moves)
{
    for (unsigned s = 0; s < slow->scoring.sources; s++)
        if (is_claimable(slow, castle, s))
            moves->move[moves->count++] = claim_of(slow, castle, s);
}

bool slow_game_may_claim(const struct slow_game *slow, struct move move)
{
    struct slow_question question = slow_game_question(slow);
    return slow->phase == PHASE_CLAIM && move.verb == VERB_CLAIM &&
           slow_castles_claimed(slow, question.about, move) != SLOW_UNDECIDED;
}

/* CA9: the owner's follower is still there. */
bool slow_castles_has_lord(const struct slow_game *slow, unsigned castle, unsigned player)
{
    const struct slow_pieces *pieces = &slow->pieces;
    bool found = false;
    for (unsigned n = 0; n < pieces->followers; n++)
        found |= slow->map.feature[slow_score_feature_of(slow, n)].castle == castle &&
                 pieces->follower[n].player == player &&
                 !slow_figures[pieces->follower[n].figure].helps;
    return found && pieces->castle[castle].owner[player];
}

static bool is_abandoned(const struct slow_game *slow, unsigned castle)
{
    for (unsigned p = 0; p < slow->players; p++)
        if (slow_castles_has_lord(slow, castle, p))
            return false;
    return true;
}

bool slow_castles_begin_wave(struct slow_game *slow)
{
    struct slow_scoring *scoring = &slow->scoring;
    bool found = false;
    scoring->wave++;
    for (unsigned c = 0; c < scoring->old_castles; c++) {
        unsigned claims = 0, last = 0;
        if (slow->pieces.castle[c].scored || scoring->wave_of[c] != 0 || is_abandoned(slow, c))
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
        if (!slow_castles_has_lord(slow, castle, p))
            continue;
        const struct slow_source *source = &slow->scoring.source[slow->scoring.choice[castle][p]];
        if (!slow_abbeys_only_a_mayor(slow, castle, p))
            slow_game_pay(slow, (struct slow_payment){(uint8_t)p, source->kind, REASON_CASTLE,
                                                      source->points});
        most = source->points > most ? source->points : most;
    }
    for (unsigned f = 0; f < slow->map.features; f++)
        if (slow->map.feature[f].castle == castle)
            slow_dragon_pay(slow, f, REASON_FAIRY_CASTLE, ALL_PLAYERS);
    slow->pieces.castle[castle].scored = true;
    for (unsigned n = slow->pieces.followers; n-- > 0;)
        if (slow->map.feature[slow_score_feature_of(slow, n)].castle == castle)
            slow_game_send_home(slow, n);
    add_castle_source(slow, castle, most);
}

void slow_castles_pay_wave(struct slow_game *slow)
{
    struct slow_scoring *scoring = &slow->scoring;
    for (unsigned c = 0; c < scoring->old_castles; c++)
        if (scoring->wave_of[c] == scoring->wave)
            pay_castle(slow, c);
    slow_game_survey(slow);
}
