#include "telling/forecast.h"

#include "language/language.h"
#include "telling/deciding.h"

static void add_part(struct sentence *text, const char *part)
{
    sentence_add(text, text->text[0] ? "; %s" : _("Completes: %s"), part);
}

/* Whether one of the tile's earlier segments belongs to the same feature. */
static bool is_told(const struct game *game, unsigned segment)
{
    uint16_t node = feature_node(&game->board, game->turn.placed, segment);
    for (unsigned s = 0; s < segment; s++) {
        uint16_t earlier = feature_node(&game->board, game->turn.placed, s);
        if (earlier != NO_NODE &&
            feature_root(&game->features, earlier) == feature_root(&game->features, node))
            return true;
    }
    return false;
}

/* What is completed and held by nobody yet: only while a follower may still be deployed. */
static void add_free(struct sentence *text, const struct game *game)
{
    for (unsigned s = 0; s <= SEGMENT_BRIDGE; s++) {
        uint16_t node = feature_node(&game->board, game->turn.placed, s);
        if (node == NO_NODE)
            continue;
        struct facts facts = facts_of(game, node);
        if (facts.complete && facts.holders == 0 && !is_told(game, s))
            add_part(text, sentence_of(_("%s %d, free to take"), wording_kind_listed(facts.kind),
                                       facts.points)
                               .text);
    }
}

static void add_scores(struct sentence *text, const struct event_list *events,
                       const struct seats *seats)
{
    for (size_t e = 0; e < events->count; e++) {
        const struct event *event = &events->event[e];
        if (event->type != EVENT_SCORE || event->reason == REASON_FINAL)
            continue;
        const char *kind = wording_kind_listed(
            event->reason == REASON_CASTLE ? FEATURE_CASTLE : (enum feature_kind)event->kind);
        add_part(text,
                 sentence_of(_("%s %d to %s"), kind, event->points, seats->seat[event->player].name)
                     .text);
    }
}

/* How the turn goes on if as little as possible is decided. */
static struct move least_move(const struct game *game)
{
    struct move_list moves;
    switch ((int)game_phase(game)) {
    case PHASE_BUILD:
        return move_plain(VERB_PASS);
    case PHASE_CASTLE:
        return move_plain(VERB_SCORE);
    case PHASE_CROSS:
        return move_plain(VERB_HOME);
    default:
        game_legal(game, &moves);
        return moves.move[0];
    }
}

static bool is_in_turn(const struct game *game, unsigned turn)
{
    return game->turn.number == turn && (game_phase(game) == PHASE_BUILD || deciding_is_open(game));
}

struct sentence forecast_of(const struct game *game, struct move placing, const struct seats *seats)
{
    struct game then = *game;
    struct event_list events;
    struct move bridge;
    struct sentence text = sentence_of("%s", "");
    if (game_apply(&then, placing, &events) != REFUSAL_NONE)
        return text;
    add_scores(&text, &events, seats);
    if (game_forced_bridge(&then, &bridge)) {
        game_apply(&then, bridge, &events);
        add_scores(&text, &events, seats);
    }
    if (game_phase(&then) == PHASE_BUILD)
        add_free(&text, &then);
    while (is_in_turn(&then, game->turn.number)) {
        if (game_phase(&then) == PHASE_CASTLE)
            add_part(
                &text,
                sentence_of(_("castle possible for %s"), seats->seat[game_actor(&then)].name).text);
        game_apply(&then, least_move(&then), &events);
        add_scores(&text, &events, seats);
    }
    return text;
}
