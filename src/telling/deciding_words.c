#include "telling/deciding_words.h"

#include "language/language.h"

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
    int points = points_now(deciding);
    if (deciding->phase == PHASE_CASTLE)
        return sentence_of(
            _n("%s: a castle, or %d point now?", "%s: a castle, or %d points now?", points), name,
            points);
    if (deciding->phase == PHASE_CLAIM)
        return sentence_of(_("%s: what does your castle score by?"), name);
    return sentence_of(_("%s: a drawbridge is down for your follower"), name);
}

struct sentence deciding_words_call(const struct deciding *deciding, unsigned turn,
                                    const struct seats *seats)
{
    struct sentence text = sentence_of("%s", "");
    int points = points_now(deciding);
    if (turn != deciding->player) {
        sentence_add(&text, _("It is %s's turn."), seats->seat[turn].name);
        sentence_add(&text, " ");
    }
    if (deciding->phase == PHASE_CASTLE)
        sentence_add(&text,
                     _n("Your city of two tiles is complete: make it a castle, or score %d point?",
                        "Your city of two tiles is complete: make it a castle, or score %d points?",
                        points),
                     points);
    else if (deciding->phase == PHASE_CLAIM)
        sentence_add(&text, "%s",
                     _("More than one feature was completed in the fief of your castle: "
                       "which one does it score by?"));
    else
        sentence_add(&text, "%s",
                     _("Your road is complete and leads to a lowered drawbridge: does your "
                       "follower cross it or go home?"));
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
    struct sentence text = wording_followers(facts, seats);
    return text.text[0] ? text : sentence_of("%s", _("nobody"));
}

/* What the move does to the majority (B9). */
static const char *effect(const struct facts *before, const struct facts *after, unsigned player)
{
    if (holds_alone(after, player))
        return holds_alone(before, player) ? _("it stays yours") : _("it becomes yours");
    if (holds(after, player))
        return holds(before, player) ? _("it stays shared") : _("you would share it");
    return _("the majority stays theirs");
}

static struct sentence crossing_detail(const struct deciding *deciding, const struct game *game,
                                       const struct seats *seats)
{
    if (deciding_move(deciding).verb == VERB_HOME)
        return sentence_of(_("The follower goes home to %s."), name_of(deciding, seats));
    struct facts before = facts_of(game, deciding_node(deciding));
    struct facts after = after_crossing(deciding, game, deciding->chosen);
    return sentence_of(_("%s, %u open; %s: %s"), wording_titled(&before).text, before.open,
                       followers_of(&before, seats).text,
                       effect(&before, &after, deciding->player));
}

struct sentence deciding_words_detail(const struct deciding *deciding, const struct game *game,
                                      const struct seats *seats)
{
    if (deciding->phase == PHASE_CROSS)
        return crossing_detail(deciding, game, seats);
    if (deciding_move(deciding).verb == VERB_CASTLE)
        return sentence_of("%s", _("Castle: scores what is next completed in its fief."));
    if (deciding_move(deciding).verb == VERB_SCORE)
        return sentence_of(_n("%d point now; the follower goes home.",
                              "%d points now; the follower goes home.", points_now(deciding)),
                           points_now(deciding));
    struct facts facts = facts_of(game, deciding_node(deciding));
    int points = deciding->points[deciding->chosen];
    return sentence_of(_n("%s: %d point", "%s: %d points", points), wording_by(&facts).text,
                       points);
}

struct sentence deciding_words_bare(const struct deciding *deciding, const struct game *game,
                                    const struct seats *seats)
{
    enum verb verb = (enum verb)deciding_move(deciding).verb;
    if (verb != VERB_CLAIM && verb != VERB_CROSS)
        return deciding_words_detail(deciding, game, seats);
    struct facts facts = facts_of(game, deciding_node(deciding));
    if (verb == VERB_CLAIM)
        return wording_by(&facts);
    return sentence_of(_("%s, %u open; %s"), wording_titled(&facts).text, facts.open,
                       followers_of(&facts, seats).text);
}

struct sentence deciding_words_heading(const struct deciding *deciding)
{
    if (deciding->phase == PHASE_CASTLE)
        return sentence_of("%s", _("Castle or score?"));
    if (deciding->phase == PHASE_CLAIM)
        return sentence_of("%s", _("The castle scores by"));
    return sentence_of("%s", _("Cross a drawbridge?"));
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
        return sentence_of("%s", C_("a decision", "Castle"));
    if (verb == VERB_SCORE)
        return sentence_of("%s", C_("a decision", "Score"));
    if (verb == VERB_HOME)
        return sentence_of("%s", C_("a decision", "Home"));
    struct facts facts = facts_of(game, deciding->node[choice]);
    return wording_titled(&facts);
}

struct sentence deciding_words_worth(const struct deciding *deciding, const struct game *game,
                                     const struct seats *seats, unsigned choice)
{
    enum verb verb = (enum verb)deciding->move[choice].verb;
    if (verb == VERB_CASTLE)
        return sentence_of(C_("castles", "%u left"), game->player[deciding->player].castles);
    if (verb == VERB_SCORE)
        return sentence_of(_("%d now"), deciding->points[choice]);
    if (verb == VERB_CLAIM)
        return sentence_of("%d", deciding->points[choice]);
    if (verb != VERB_CROSS)
        return sentence_of("%s", "");
    struct facts after = after_crossing(deciding, game, choice);
    if (holds_alone(&after, deciding->player))
        return sentence_of("%s", C_("a city", "yours"));
    if (holds(&after, deciding->player))
        return sentence_of("%s", C_("a city", "shared"));
    return sentence_of(C_("a city", "%s's"), wording_names(after.holders, seats).text);
}

struct sentence deciding_words_due(const struct deciding *deciding, const struct game *game,
                                   unsigned choice)
{
    enum verb verb = (enum verb)deciding->move[choice].verb;
    bool is_due = verb == VERB_CASTLE || verb == VERB_SCORE;
    return is_due ? deciding_words_worth(deciding, game, NULL, choice) : sentence_of("%s", "");
}

const char *deciding_words_note(const struct deciding *deciding)
{
    if (deciding->phase == PHASE_CASTLE)
        return _(
            "A castle scores no points now, and its follower stays in it. It gets the points of "
            "the next road, city, monastery or castle completed in its fief, which is framed.");
    if (deciding->phase == PHASE_CLAIM)
        return _("Several features were completed in its fief, which is framed. Only one counts.");
    return _("The road is scored. Its follower may move into a city behind a lowered drawbridge or "
             "go home.");
}
