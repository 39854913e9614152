/* The lines of a scenario that do something: moves, whole turns, refusals, and reducing the
 * pile. */
#include "support/scenario_stage.h"
#include "support/slow_compare.h"

#include <stdio.h>
#include <string.h>

/* Whether "- against ..." comes, which awaits nobody's decision. */
static bool is_amendment(struct stage *stage, struct word actor)
{
    const char *rest = stage->rest;
    struct word word;
    bool is = word_is(actor, "-") && stage_word(stage, &word) && word_is(word, "against");
    stage->rest = rest;
    return is;
}

/* Whether the game awaits a move of the actor that the line begins with. */
static bool is_actor(struct stage *stage, struct word actor)
{
    unsigned wanted = actor.at[0] == '-' ? ACTOR_CHANCE : (unsigned)(actor.at[0] - '1');
    unsigned awaited = game_actor(&stage->game);
    if (wanted == awaited || is_amendment(stage, actor))
        return true;
    if (awaited == ACTOR_CHANCE)
        return stage_expected(stage, actor, "a draw, whose actor is -");
    if (awaited == ACTOR_NOBODY)
        return stage_expected(stage, actor, "no move, for the game is over");
    char what[32];
    snprintf(what, sizeof what, "a move of player %u", awaited + 1);
    return stage_expected(stage, actor, what);
}

/* A move's text must be exactly how the move is printed, and read back as the same move. */
static bool prints_back(struct stage *stage, struct move move, const char *text)
{
    char printed[MOVE_TEXT_SIZE];
    struct move again;
    struct bad_text bad;
    move_print(&stage->game, move, printed);
    if (strcmp(printed, text) != 0)
        return bad_text_say(stage->bad, stage->number, 0, "'%s' is printed back as '%s'", text,
                            printed);
    if (!move_parse(&stage->game, printed, strlen(printed), &again, &bad) ||
        !move_equal(move, again))
        return bad_text_say(stage->bad, stage->number, 0, "'%s' is not read back as it was", text);
    return true;
}

static void remember(struct stage *stage, const struct event_list *events)
{
    for (size_t e = 0; e < events->count && stage->events.count < EVENT_LIST_SIZE; e++)
        stage->events.event[stage->events.count++] = events->event[e];
}

/* Replays the move in the slow game: both must agree on all its effects. */
static bool judge(struct stage *stage, struct move move, const struct event_list *events)
{
    struct bad_text bad;
    if (move_is_amendment(move))
        slow_game_amend(&stage->slow, move);
    else
        slow_game_play(&stage->slow, move);
    if (slow_compare_events(&stage->slow, &stage->game, events, &bad) &&
        slow_compare_game(&stage->slow, &stage->game, &bad))
        return true;
    return bad_text_say(stage->bad, stage->number, 0, "after this move: %s", bad.reason);
}

struct move stage_listed_form(const struct game *game, struct move move)
{
    bool is_bid = (move.verb == VERB_OFFER && game_phase(game) == PHASE_OFFER) ||
                  (move.verb == VERB_BID && game_phase(game) == PHASE_BID);
    if (is_bid) {
        struct bid_limits limits = game_bid_limits(game);
        if (move.points >= limits.least && move.points <= limits.most)
            move.points = (int16_t)limits.least;
        return move;
    }
    struct move_list moves;
    game_legal(game, &moves);
    for (size_t m = 0; m < moves.count; m++)
        if (move_equal(moves.move[m], move))
            return move;
    for (size_t m = 0; m < moves.count; m++)
        if (stage_claims_same(game, moves.move[m], move))
            return moves.move[m];
    return move;
}

static bool slow_allows(const struct slow_game *slow, struct move move)
{
    struct move_list moves = {.count = 0};
    if (move_is_amendment(move))
        return slow_game_may_amend(slow, move);
    if (move.verb == VERB_REVEAL)
        return slow_game_may_reveal(slow, move);
    if (move.verb == VERB_CLAIM)
        return slow_game_may_claim(slow, move);
    if (slow_game_may_hold_none(slow, move))
        return true;
    slow_game_legal(slow, &moves);
    for (size_t m = 0; m < moves.count; m++)
        if (move_equal(moves.move[m], move))
            return true;
    return false;
}

/* Makes the move in `text`; its events are added to those of the stage. */
static bool make(struct stage *stage, const char *text)
{
    struct move move;
    struct event_list events;
    struct bad_text bad;
    if (!move_parse(&stage->game, text, strlen(text), &move, &bad))
        return bad_text_say(stage->bad, stage->number, 0, "'%s': %s", text, bad.reason);
    if (!prints_back(stage, move, text))
        return false;
    bool allowed = slow_allows(&stage->slow, stage_listed_form(&stage->game, move));
    if (stage->watcher != NULL)
        stage->watcher->move(stage->watcher, &stage->game, move);
    enum refusal refusal = game_make(&stage->game, move, &events);
    if (refusal != REFUSAL_NONE)
        return bad_text_say(stage->bad, stage->number, 0, "'%s' is refused: %s", text,
                            refusal_sentence(refusal));
    if (!allowed)
        return bad_text_say(stage->bad, stage->number, 0, "'%s' is made, but is not legal", text);
    remember(stage, &events);
    return judge(stage, move, &events);
}

/* Whether that is a move with its verb, in place of a figure (PD9, PD13, TW2, MW2, BT9). */
static bool names_verb(struct word text)
{
    static const char *const verbs[] = {"remove ", "fairy ", "tower ",
                                        "mage ",   "witch ", "pyramid "};
    for (size_t v = 0; v < sizeof verbs / sizeof verbs[0]; v++)
        if (text.length > strlen(verbs[v]) && memcmp(text.at, verbs[v], strlen(verbs[v])) == 0)
            return true;
    return text.length == 8 && memcmp(text.at, "retrieve", 8) == 0;
}

/* `X,Y O [bridge X,Y ns|ew] [FIGURE FEATURE]`: places the tile in hand and completes the turn. */
static bool place_and_deploy(struct stage *stage)
{
    struct word square, north;
    char text[STAGE_TEXT_SIZE];
    stage_word(stage, &square);
    if (!stage_word(stage, &north))
        return stage_expected(stage, north, "X,Y O [bridge X,Y ns|ew] [FIGURE FEATURE]");
    snprintf(text, sizeof text, "place %.*s %.*s", (int)square.length, square.at, (int)north.length,
             north.at);
    unsigned turn = stage->game.turn.number;
    if (!make(stage, text))
        return false;
    const char *back = stage->rest;
    struct word word, bridge;
    if (stage_word(stage, &word) && word_is(word, "bridge")) {
        stage_word(stage, &bridge);
        stage_word(stage, &word);
        snprintf(text, sizeof text, "bridge %.*s %.*s", (int)bridge.length, bridge.at,
                 (int)word.length, word.at);
        if (!make(stage, text))
            return false;
    } else {
        stage->rest = back;
    }
    struct word deployed = stage_remainder(stage);
    if (deployed.length > 0) {
        snprintf(text, sizeof text, "%s%.*s", names_verb(deployed) ? "" : "deploy ",
                 (int)deployed.length, deployed.at);
        if (!make(stage, text))
            return false;
    }
    bool asked = game_phase(&stage->game) == PHASE_BUILD && stage->game.turn.number == turn;
    return !asked || make(stage, "pass");
}

/* `1 plays ID X,Y O [bridge X,Y ns|ew] [FIGURE FEATURE]`: a whole turn, including draw and pass. */
static bool play_turn(struct stage *stage)
{
    struct word id;
    char text[STAGE_TEXT_SIZE];
    stage_word(stage, &id);
    snprintf(text, sizeof text, "draw %.*s", (int)id.length, id.at);
    return make(stage, text) && place_and_deploy(stage);
}

bool stage_actor_line(struct stage *stage, struct word actor)
{
    const char *begin = stage->rest;
    struct word word;
    char text[STAGE_TEXT_SIZE];
    stage->events.count = 0;
    stage_word(stage, &word);
    if (word_is(word, "plays")) {
        if (game_phase(&stage->game) == PHASE_ABBEY && !game_is_last_abbey(&stage->game) &&
            game_actor(&stage->game) == (unsigned)(actor.at[0] - '1') && !make(stage, "pass"))
            return false;
        if (game_phase(&stage->game) != PHASE_DRAW)
            return stage_expected(stage, word, "a turn played whole to begin with its draw");
        unsigned player = (unsigned)(actor.at[0] - '1');
        return stage->game.turn.player == player
                   ? play_turn(stage)
                   : stage_expected(stage, actor, "the player whose turn it is");
    }
    const char *behind = stage->rest;
    stage->rest = begin;
    if (!is_actor(stage, actor))
        return false;
    if (word_is(word, "places")) {
        stage->rest = behind;
        return game_phase(&stage->game) == PHASE_PLACE
                   ? place_and_deploy(stage)
                   : stage_expected(stage, word, "a tile to be in hand");
    }
    struct word move = stage_remainder(stage);
    if (!word_copy(move, text, sizeof text))
        return stage_expected(stage, move, "a move");
    return make(stage, text);
}

enum unreadable { UNREADABLE_IS_BAD, UNREADABLE_IS_REFUSED };

/* Tries a move that must be refused without effect; `*reason` is the sentence of the refusal. Text
 * that cannot be read as a move counts as refused only if its sentence is expected, as it may be a
 * typo. */
static bool refuse(struct stage *stage, struct word text, enum unreadable unreadable,
                   const char **reason, struct bad_text *bad)
{
    struct move move;
    struct event_list events;
    struct game before;
    if (!move_parse(&stage->game, text.at, text.length, &move, bad)) {
        *reason = bad->reason;
        return unreadable == UNREADABLE_IS_REFUSED ||
               bad_text_say(stage->bad, stage->number, text.column, "%s", bad->reason);
    }
    memcpy(&before, &stage->game, sizeof before);
    enum refusal refusal = game_make(&stage->game, move, &events);
    if (refusal == REFUSAL_NONE)
        return bad_text_say(stage->bad, stage->number, 0, "'%.*s' is not refused", (int)text.length,
                            text.at);
    if (memcmp(&before, &stage->game, sizeof before) != 0 || events.count != 0)
        return bad_text_say(stage->bad, stage->number, 0, "the refused '%.*s' left its traces",
                            (int)text.length, text.at);
    if (slow_allows(&stage->slow, move))
        return bad_text_say(stage->bad, stage->number, 0, "'%.*s' is refused, but is legal",
                            (int)text.length, text.at);
    *reason = refusal_sentence(refusal);
    return true;
}

/* `! ACTOR MOVE[: SENTENCE]` */
bool stage_refusal_line(struct stage *stage)
{
    struct word actor;
    struct bad_text bad;
    const char *reason, *whole = stage->end;
    stage->checks++;
    if (!stage_word(stage, &actor) || actor.length != 1)
        return stage_expected(stage, actor, "the actor of a move");
    if (!is_actor(stage, actor))
        return false;
    const char *colon = memchr(stage->rest, ':', (size_t)(stage->end - stage->rest));
    stage->end = colon ? colon : stage->end;
    if (!refuse(stage, stage_remainder(stage), colon ? UNREADABLE_IS_REFUSED : UNREADABLE_IS_BAD,
                &reason, &bad))
        return false;
    if (colon == NULL)
        return true;
    stage->rest = colon + 1;
    stage->end = whole;
    struct word sentence = stage_remainder(stage);
    return word_is(sentence, reason) || bad_text_say(stage->bad, stage->number, sentence.column,
                                                     "expected the refusal '%.*s', but it is '%s'",
                                                     (int)sentence.length, sentence.at, reason);
}

/* `leave ID...` or `leave nothing`: removes all other tiles from the pile, so that a few lines
 * reach the end of a game. */
bool stage_leave_line(struct stage *stage)
{
    struct pile left = {.tiles = 0};
    struct word word;
    char id[TILE_ID_SIZE];
    while (stage_word(stage, &word) && !word_is(word, "nothing")) {
        kind_number kind = word_copy(word, id, sizeof id) ? tile_kind_find(id) : NO_TILE_KIND;
        if (kind == NO_TILE_KIND || left.left[kind] == stage->game.pile.left[kind])
            return stage_expected(stage, word, "a tile that is still in the pile");
        left.left[kind]++;
        left.tiles++;
    }
    if (left.tiles == 0 && game_phase(&stage->game) == PHASE_DRAW)
        return stage_expected(stage, word, "a tile to be left, for one must be drawn now");
    stage->game.pile = left;
    stage->slow.hills.under = 0;
    for (unsigned k = 0; k < TILE_KINDS_MAX; k++)
        stage->slow.left[k] = left.left[k];
    return stage_ends(stage);
}

enum { SCORE_MOST = 999999 };

/* `give 10 0`: sets the players' points, as if scored earlier. */
bool stage_give_line(struct stage *stage)
{
    struct word word;
    long points;
    for (unsigned p = 0; p < stage->game.options.players; p++) {
        stage_word(stage, &word);
        if (!word_number(word, -SCORE_MOST, SCORE_MOST, &points))
            return stage_expected(stage, word, "the points of every player");
        stage->game.player[p].score = (int32_t)points;
        stage->slow.score[p] = (int)points;
        if (options_has_messages(&stage->game.options)) { /* the courier stays */
            int32_t *space = stage->game.player[p].racers.space;
            space[RACER_MEEPLE] = (int32_t)points - space[RACER_COURIER];
            stage->slow.messages.space[p][RACER_MEEPLE] = (int)space[RACER_MEEPLE];
        }
    }
    return stage_ends(stage);
}
