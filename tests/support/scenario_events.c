/* The events a scenario expects of a move: of every type named in its lines, exactly those events,
 * in any order. */
#include "support/scenario_stage.h"
#include "text/words.h"

#include <stdio.h>
#include <string.h>

static const char *const event_names[EVENTS_COUNT] = {
#define X(type, name, fields) [EVENT_##type] = name,
    EVENTS(X)
#undef X
};

/* The first square of a feature in reading order. */
static struct square first_square(const struct game *game, uint16_t node)
{
    struct tile_mask tiles;
    struct square first = game_node_square(game, node);
    feature_tiles(&game->features, node, &tiles);
    for (unsigned t = 0; t < game->board.tiles; t++)
        if (tile_mask_has(&tiles, t) && square_reads_before(game->board.tile[t].at, first))
            first = game->board.tile[t].at;
    return first;
}

static void print_event(const struct game *game, const struct event *event,
                        char text[STAGE_TEXT_SIZE])
{
    const char *name = event_name((enum event_type)event->type);
    const char *id = tile_kinds[event->tile_kind].id;
    unsigned player = event->player + 1u;
    char feature[FEATURE_TEXT_SIZE];
    struct square at = event->at;
    switch ((enum event_type)event->type) {
    case EVENT_DRAW:
    case EVENT_DISCARD:
        snprintf(text, STAGE_TEXT_SIZE, "%s %u %s", name, player, id);
        return;
    case EVENT_PLACE:
        snprintf(text, STAGE_TEXT_SIZE, "%s %u %s %d,%d %c", name, player, id, at.x, at.y,
                 "nesw"[event->orientation]);
        return;
    case EVENT_DEPLOY:
    case EVENT_JOIN:
    case EVENT_CROSS:
    case EVENT_DRIVE:
    case EVENT_HOME:
        feature_print(game, event->node, feature);
        snprintf(text, STAGE_TEXT_SIZE, "%s %u %s %d,%d %s", name, player,
                 figure_name((enum figure)event->figure), at.x, at.y, feature);
        return;
    case EVENT_SCORE:
        if (event->reason == REASON_GOODS || event->reason == REASON_KING ||
            event->reason == REASON_ROBBER) {
            snprintf(text, STAGE_TEXT_SIZE, "%s %u %d %s final", name, player, event->points,
                     scored_name(event));
            return;
        }
        if (event->reason == REASON_AGAINST) {
            snprintf(text, STAGE_TEXT_SIZE, "%s %u %d against", name, player, event->points);
            return;
        }
        if (event->reason == REASON_MESSAGE) {
            snprintf(text, STAGE_TEXT_SIZE, "%s %u %d %s message", name, player, event->points,
                     scored_name(event));
            return;
        }
        if (event->kind == FEATURE_KINDS) { /* the fairy's (PD15, PD16) */
            snprintf(text, STAGE_TEXT_SIZE, "%s %u %d %s %s at %d,%d", name, player, event->points,
                     scored_name(event), score_reason_name((enum score_reason)event->reason), at.x,
                     at.y);
            return;
        }
        at = first_square(game, event->node);
        snprintf(text, STAGE_TEXT_SIZE, "%s %u %d %s %s at %d,%d", name, player, event->points,
                 scored_name(event), score_reason_name((enum score_reason)event->reason), at.x,
                 at.y);
        return;
    case EVENT_BRIDGE:
        snprintf(text, STAGE_TEXT_SIZE, "%s %u %d,%d %s", name, player, at.x, at.y,
                 direction_names[event->orientation]);
        return;
    case EVENT_CASTLE:
    case EVENT_BARN:
        snprintf(text, STAGE_TEXT_SIZE, "%s %u %d,%d", name, player, at.x, at.y);
        return;
    case EVENT_OFFER:
        snprintf(text, STAGE_TEXT_SIZE, "%s %u %s %d", name, player, id, event->points);
        return;
    case EVENT_BID:
        if (event->points < 0)
            snprintf(text, STAGE_TEXT_SIZE, "%s %u %s pass", name, player, id);
        else
            snprintf(text, STAGE_TEXT_SIZE, "%s %u %s %d", name, player, id, event->points);
        return;
    case EVENT_AUCTION:
        if (event->other == NOBODY)
            snprintf(text, STAGE_TEXT_SIZE, "%s %u %s %d to nobody", name, player, id,
                     event->points);
        else
            snprintf(text, STAGE_TEXT_SIZE, "%s %u %s %d to %u", name, player, id, event->points,
                     event->other + 1u);
        return;
    case EVENT_GOODS:
        snprintf(text, STAGE_TEXT_SIZE, "%s %u %u wine %u grain %u cloth", name, player,
                 event->amount[GOOD_WINE], event->amount[GOOD_GRAIN], event->amount[GOOD_CLOTH]);
        return;
    case EVENT_AGAINST:
        snprintf(text, STAGE_TEXT_SIZE, "%s %u %s", name, player,
                 amendment_name((enum amendment)event->what));
        return;
    case EVENT_ENTER:
        snprintf(text, STAGE_TEXT_SIZE, "%s %u %s %s", name, player,
                 figure_name((enum figure)event->figure), quarter_name((enum quarter)event->what));
        return;
    case EVENT_MOVE_COUNT:
        snprintf(text, STAGE_TEXT_SIZE, "%s %u %s", name, player,
                 quarter_name((enum quarter)event->what));
        return;
    case EVENT_DRAGON:
    case EVENT_BIGTOP:
        snprintf(text, STAGE_TEXT_SIZE, "%s %d,%d", name, at.x, at.y);
        return;
    case EVENT_FAIRY:
    case EVENT_PRINCESS:
        snprintf(text, STAGE_TEXT_SIZE, "%s %u %d,%d", name, player, at.x, at.y);
        return;
    case EVENT_FLOOR:
        snprintf(text, STAGE_TEXT_SIZE, "%s %u %d,%d %u", name, player, at.x, at.y,
                 event->amount[0]);
        return;
    case EVENT_FLIGHT:
        snprintf(text, STAGE_TEXT_SIZE, "%s %u %s %d,%d", name, player,
                 figure_name((enum figure)event->figure), at.x, at.y);
        return;
    case EVENT_CAPTURE:
        snprintf(text, STAGE_TEXT_SIZE, "%s %u %u %s %d,%d", name, player, event->other + 1u,
                 figure_name((enum figure)event->figure), at.x, at.y);
        return;
    case EVENT_EXCHANGE:
        snprintf(text, STAGE_TEXT_SIZE, "%s %u %s for %u %s", name, player,
                 figure_name((enum figure)event->figure), event->other + 1u,
                 figure_name((enum figure)event->what));
        return;
    case EVENT_RANSOM:
        snprintf(text, STAGE_TEXT_SIZE, "%s %u %s %d to %u", name, player,
                 figure_name((enum figure)event->figure), event->points, event->other + 1u);
        return;
    case EVENT_MAGE:
    case EVENT_WITCH:
        feature_print(game, event->node, feature);
        if (event->amount[0] != 0)
            snprintf(text, STAGE_TEXT_SIZE, "%s leaves %d,%d %s", name, at.x, at.y, feature);
        else
            snprintf(text, STAGE_TEXT_SIZE, "%s %u %d,%d %s", name, player, at.x, at.y, feature);
        return;
    case EVENT_HILL:
        snprintf(text, STAGE_TEXT_SIZE, "%s %d,%d", name, at.x, at.y);
        return;
    case EVENT_SHEEP:
        snprintf(text, STAGE_TEXT_SIZE, "%s %u %u %d,%d", name, player, event->amount[0], at.x,
                 at.y);
        return;
    case EVENT_WOLF:
        snprintf(text, STAGE_TEXT_SIZE, "%s %u %d,%d", name, player, at.x, at.y);
        return;
    case EVENT_ADVANCE:
        snprintf(text, STAGE_TEXT_SIZE, "%s %u %s %d to %d", name, player,
                 event->what == RACER_COURIER ? "courier" : "meeple", event->points,
                 event_space(event));
        return;
    case EVENT_MESSAGE:
        snprintf(text, STAGE_TEXT_SIZE, "%s %u %s", name, player,
                 message_name((enum message)event->what));
        return;
    case EVENT_KING:
    case EVENT_ROBBER:
        snprintf(text, STAGE_TEXT_SIZE, "%s %u %d", name, player, event->points);
        return;
    case EVENT_REVEAL:
    case EVENT_DOUBLE:
    case EVENT_TURN:
        snprintf(text, STAGE_TEXT_SIZE, "%s %u", name, player);
        return;
    case EVENT_OVER:
        snprintf(text, STAGE_TEXT_SIZE, "%s", name);
        return;
    case EVENTS_COUNT:
        break;
    }
    text[0] = '\0';
}

static bool name_type(struct stage *stage, struct word word)
{
    size_t type = word_find(word, event_names, EVENTS_COUNT);
    if (type == EVENTS_COUNT)
        return stage_expected(stage, word, "the name of an event");
    stage->checks++;
    if (stage->named_line[type] == 0)
        stage->named_line[type] = stage->number;
    return true;
}

bool stage_event_line(struct stage *stage)
{
    struct word text = stage_remainder(stage), type;
    stage->rest = text.at;
    stage_word(stage, &type);
    struct stage_event *event = &stage->event[stage->expected];
    if (!name_type(stage, type))
        return false;
    if (stage->expected == STAGE_EVENTS || !word_copy(text, event->text, sizeof event->text))
        return stage_expected(stage, text, "fewer and shorter events");
    event->line = stage->number;
    stage->expected++;
    return true;
}

bool stage_no_line(struct stage *stage)
{
    struct word word;
    while (stage_word(stage, &word))
        if (!name_type(stage, word))
            return false;
    return true;
}

/* The place of a score is optional. */
static bool is_meant(const char *expected, const char *made)
{
    size_t length = strlen(expected);
    return strncmp(expected, made, length) == 0 &&
           (made[length] == '\0' || strncmp(made + length, " at ", 4) == 0);
}

/* Removes an expected event that matches `made`. */
static bool strike_out(struct stage *stage, const char *made)
{
    for (size_t e = 0; e < stage->expected; e++)
        if (is_meant(stage->event[e].text, made)) {
            stage->event[e] = stage->event[--stage->expected];
            return true;
        }
    return false;
}

bool stage_settle_events(struct stage *stage)
{
    char made[STAGE_TEXT_SIZE], surplus[STAGE_TEXT_SIZE] = "";
    size_t surplus_line = 0;
    for (size_t e = 0; e < stage->events.count; e++) {
        size_t line = stage->named_line[stage->events.event[e].type];
        if (line == 0)
            continue;
        print_event(&stage->game, &stage->events.event[e], made);
        if (!strike_out(stage, made) && surplus_line == 0) {
            surplus_line = line;
            memcpy(surplus, made, sizeof surplus);
        }
    }
    if (stage->expected > 0)
        return bad_text_say(stage->bad, stage->event[0].line, 0,
                            "expected the event '%s', but %s%s%s", stage->event[0].text,
                            surplus_line ? "the move made '" : "the move did not make it", surplus,
                            surplus_line ? "'" : "");
    if (surplus_line > 0)
        return bad_text_say(stage->bad, surplus_line, 0, "the move also made the event '%s'",
                            surplus);
    memset(stage->named_line, 0, sizeof stage->named_line);
    return true;
}
