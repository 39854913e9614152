#include "tui/table/deciding_words.h"

#include <ctype.h>

static const char *name_of(const struct deciding *deciding, const struct seats *seats)
{
    return seats->seat[deciding->player].name;
}

/* What the small city would score at once. */
static int points_now(const struct deciding *deciding)
{
    int points = 0;
    for (unsigned choice = 0; choice < deciding->choices; choice++)
        points += deciding->points[choice];
    return points;
}

struct sentence deciding_words_task(const struct deciding *deciding, const struct seats *seats)
{
    const char *name = name_of(deciding, seats);
    if (deciding->phase == PHASE_CASTLE)
        return sentence_of("%s: a castle, or %s now?", name,
                           wording_count(points_now(deciding), "point").text);
    if (deciding->phase == PHASE_CLAIM)
        return sentence_of("%s: what does your castle score by?", name);
    return sentence_of("%s: a drawbridge is down for your follower", name);
}

struct sentence deciding_words_call(const struct deciding *deciding, unsigned turn,
                                    const struct seats *seats)
{
    struct sentence text = sentence_of("%s", "");
    if (turn != deciding->player)
        sentence_add(&text, "It is %s's turn. ", seats->seat[turn].name);
    if (deciding->phase == PHASE_CASTLE)
        sentence_add(&text, "Your city of two tiles is complete: make it a castle, or score %s?",
                     wording_count(points_now(deciding), "point").text);
    else if (deciding->phase == PHASE_CLAIM)
        sentence_add(&text, "More than one feature was completed in the fief of your castle: "
                            "which one does it score by?");
    else
        sentence_add(&text, "Your road is complete and leads to a lowered drawbridge: does your "
                            "follower cross it or go home?");
    return text;
}

static struct sentence capital(struct sentence text)
{
    text.text[0] = (char)toupper((unsigned char)text.text[0]);
    return text;
}

/* The city as it would be once the follower has moved in. */
static struct facts after_crossing(const struct deciding *deciding, const struct game *game,
                                   unsigned choice)
{
    struct game then = *game;
    game_apply(&then, deciding->move[choice], NULL);
    return facts_of(&then, deciding->node[choice]);
}

static bool holds_alone(const struct facts *facts, unsigned player)
{
    return facts->holders == 1u << player;
}

static bool holds(const struct facts *facts, unsigned player)
{
    return facts->holders >> player & 1u;
}

/* Who stands in a city: "Ann 2, Ben 1". */
static struct sentence followers_of(const struct facts *facts, const struct seats *seats)
{
    struct sentence text = sentence_of("%s", "");
    for (unsigned player = 0; player < seats->count; player++)
        if (facts->followers[player] > 0)
            sentence_add(&text, "%s%s %u", text.text[0] ? ", " : "", seats->seat[player].name,
                         facts->followers[player]);
    return text.text[0] ? text : sentence_of("nobody");
}

/* What the move does to the majority (B9). */
static const char *effect(const struct facts *before, const struct facts *after, unsigned player)
{
    if (holds_alone(after, player))
        return holds_alone(before, player) ? "it stays yours" : "it becomes yours";
    if (holds(after, player))
        return holds(before, player) ? "it stays shared" : "you would share it";
    return "the majority stays theirs";
}

static struct sentence crossing_detail(const struct deciding *deciding, const struct game *game,
                                       const struct seats *seats)
{
    if (deciding_move(deciding).verb == VERB_HOME)
        return sentence_of("The follower goes home to %s.", name_of(deciding, seats));
    struct facts before = facts_of(game, deciding_node(deciding));
    struct facts after = after_crossing(deciding, game, deciding->chosen);
    return sentence_of("%s, %u open; %s: %s", capital(wording_measured(&before)).text, before.open,
                       followers_of(&before, seats).text,
                       effect(&before, &after, deciding->player));
}

struct sentence deciding_words_detail(const struct deciding *deciding, const struct game *game,
                                      const struct seats *seats)
{
    if (deciding->phase == PHASE_CROSS)
        return crossing_detail(deciding, game, seats);
    if (deciding_move(deciding).verb == VERB_CASTLE)
        return sentence_of("Castle: scores what is next completed in its fief.");
    if (deciding_move(deciding).verb == VERB_SCORE)
        return sentence_of("%s now; the follower goes home.",
                           wording_count(points_now(deciding), "point").text);
    struct facts facts = facts_of(game, deciding_node(deciding));
    return sentence_of("By the %s: %s", wording_measured(&facts).text,
                       wording_count(deciding->points[deciding->chosen], "point").text);
}

struct sentence deciding_words_heading(const struct deciding *deciding)
{
    if (deciding->phase == PHASE_CASTLE)
        return sentence_of("Castle or score?");
    if (deciding->phase == PHASE_CLAIM)
        return sentence_of("The castle scores by");
    return sentence_of("Cross a drawbridge?");
}

char deciding_words_key(const struct deciding *deciding, unsigned choice)
{
    switch ((int)deciding->move[choice].verb) {
    case VERB_CASTLE:
        return 'c';
    case VERB_SCORE:
        return 's';
    case VERB_HOME:
        return 'h';
    default:
        return (char)('1' + choice);
    }
}

struct sentence deciding_words_name(const struct deciding *deciding, const struct game *game,
                                    unsigned choice)
{
    enum verb verb = (enum verb)deciding->move[choice].verb;
    if (verb == VERB_CASTLE)
        return sentence_of("Castle");
    if (verb == VERB_SCORE)
        return sentence_of("Score");
    if (verb == VERB_HOME)
        return sentence_of("Home");
    struct facts facts = facts_of(game, deciding->node[choice]);
    return capital(wording_measured(&facts));
}

struct sentence deciding_words_worth(const struct deciding *deciding, const struct game *game,
                                     const struct seats *seats, unsigned choice)
{
    enum verb verb = (enum verb)deciding->move[choice].verb;
    if (verb == VERB_CASTLE)
        return sentence_of("%u left", game->player[deciding->player].castles);
    if (verb == VERB_SCORE)
        return sentence_of("%d now", deciding->points[choice]);
    if (verb == VERB_CLAIM)
        return sentence_of("%d", deciding->points[choice]);
    if (verb != VERB_CROSS)
        return sentence_of("%s", "");
    struct facts after = after_crossing(deciding, game, choice);
    if (holds_alone(&after, deciding->player))
        return sentence_of("yours");
    if (holds(&after, deciding->player))
        return sentence_of("shared");
    return sentence_of("%s's", wording_names(after.holders, seats).text);
}

const char *deciding_words_note(const struct deciding *deciding)
{
    if (deciding->phase == PHASE_CASTLE)
        return "A castle scores no points now, and its follower stays in it. It gets the points of "
               "the next road, city, monastery or castle completed in its fief, which is framed.";
    if (deciding->phase == PHASE_CLAIM)
        return "Several features were completed in its fief, which is framed. Only one counts.";
    return "The road is scored. Its follower may move into a city behind a lowered drawbridge or "
           "go home.";
}
