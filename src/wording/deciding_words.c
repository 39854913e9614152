#include "wording/deciding_words.h"

#include "language/language.h"

static const char *name_of(const struct deciding *deciding, const struct seats *seats)
{
    return seats->seat[deciding->choice.player].name;
}

/* What the small city would score at once. */
static int points_now(const struct deciding *deciding)
{
    int points = 0;
    for (unsigned choice = 0; choice < deciding->choice.count; choice++)
        points += deciding->choice.points[choice];
    return points;
}

struct sentence deciding_words_task(const struct deciding *deciding, const struct seats *seats)
{
    const char *name = name_of(deciding, seats);
    int points = points_now(deciding);
    if (deciding->choice.phase == PHASE_CASTLE)
        return sentence_of(
            _n("%s: a castle, or %d point now?", "%s: a castle, or %d points now?", points), name,
            points);
    if (deciding->choice.phase == PHASE_CLAIM)
        return sentence_of(_("%s: choose what your castle scores"), name);
    return sentence_of(_("%s: cross a lowered drawbridge?"), name);
}

struct sentence deciding_words_call(const struct deciding *deciding, unsigned turn,
                                    const struct seats *seats)
{
    struct sentence text = sentence_of("%s", "");
    int points = points_now(deciding);
    if (turn != deciding->choice.player) {
        sentence_add(&text, _("It is %s's turn."), seats->seat[turn].name);
        sentence_add(&text, " ");
    }
    if (deciding->choice.phase == PHASE_CASTLE)
        sentence_add(&text,
                     _n("Your two-tile city is complete: make it a castle, or score %d point?",
                        "Your two-tile city is complete: make it a castle, or score %d points?",
                        points),
                     points);
    else if (deciding->choice.phase == PHASE_CLAIM)
        sentence_add(
            &text, "%s",
            _("Several features were completed in your castle's fief: which one does it score?"));
    else
        sentence_add(&text, "%s",
                     _("Your road is complete and reaches a lowered drawbridge: does your follower "
                       "cross it or return home?"));
    return text;
}

static bool holds_alone(const struct feature_summary *summary, unsigned player)
{
    return summary->holders == 1u << player;
}

static bool holds(const struct feature_summary *summary, unsigned player)
{
    return summary->holders >> player & 1u;
}

/* The followers in a city: "Ann 2, Ben 1". */
static struct sentence followers_of(const struct feature_summary *summary,
                                    const struct seats *seats)
{
    struct sentence text = wording_followers(summary, seats);
    return text.text[0] ? text : sentence_of("%s", _("no followers"));
}

/* What the move does to the majority (B9). */
static const char *effect(const struct feature_summary *before, const struct feature_summary *after,
                          unsigned player)
{
    if (holds_alone(after, player))
        return holds_alone(before, player) ? _("it stays yours") : _("it becomes yours");
    if (holds(after, player))
        return holds(before, player) ? _("it stays shared") : _("you would share it");
    return _("they keep the majority");
}

static struct sentence crossing_detail(const struct deciding *deciding, const struct game *game,
                                       const struct seats *seats)
{
    if (deciding_move(deciding).verb == VERB_HOME)
        return sentence_of(_("The follower returns home to %s."), name_of(deciding, seats));
    struct feature_summary before = feature_summary_of(game, deciding_node(deciding));
    struct feature_summary after = scoring_choice_result(&deciding->choice, game, deciding->chosen);
    return sentence_of(_("%s, %u open; %s: %s"), wording_titled(&before).text, before.open,
                       followers_of(&before, seats).text,
                       effect(&before, &after, deciding->choice.player));
}

struct sentence deciding_words_detail(const struct deciding *deciding, const struct game *game,
                                      const struct seats *seats)
{
    if (deciding->choice.phase == PHASE_CROSS)
        return crossing_detail(deciding, game, seats);
    if (deciding_move(deciding).verb == VERB_CASTLE)
        return sentence_of("%s", _("Scores the next feature completed in its fief."));
    if (deciding_move(deciding).verb == VERB_SCORE)
        return sentence_of(_n("%d point now; the follower returns home.",
                              "%d points now; the follower returns home.", points_now(deciding)),
                           points_now(deciding));
    struct feature_summary summary = feature_summary_of(game, deciding_node(deciding));
    int points = deciding->choice.points[deciding->chosen];
    return sentence_of(_n("%s: %d point", "%s: %d points", points), wording_by(&summary).text,
                       points);
}

struct sentence deciding_words_bare(const struct deciding *deciding, const struct game *game,
                                    const struct seats *seats)
{
    enum verb verb = (enum verb)deciding_move(deciding).verb;
    if (verb != VERB_CLAIM && verb != VERB_CROSS)
        return deciding_words_detail(deciding, game, seats);
    struct feature_summary summary = feature_summary_of(game, deciding_node(deciding));
    if (verb == VERB_CLAIM)
        return wording_by(&summary);
    return sentence_of(_("%s, %u open; %s"), wording_titled(&summary).text, summary.open,
                       followers_of(&summary, seats).text);
}

struct sentence deciding_words_heading(const struct deciding *deciding)
{
    if (deciding->choice.phase == PHASE_CASTLE)
        return sentence_of("%s", _("Castle or score?"));
    if (deciding->choice.phase == PHASE_CLAIM)
        return sentence_of("%s", _("The castle scores"));
    return sentence_of("%s", _("Cross a drawbridge?"));
}

char deciding_words_key(const struct deciding *deciding, unsigned choice)
{
    switch ((int)deciding->choice.move[choice].verb) {
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
    enum verb verb = (enum verb)deciding->choice.move[choice].verb;
    if (verb == VERB_CASTLE)
        return sentence_of("%s", C_("a decision", "Castle"));
    if (verb == VERB_SCORE)
        return sentence_of("%s", C_("a decision", "Score"));
    if (verb == VERB_HOME)
        return sentence_of("%s", C_("a decision", "Home"));
    struct feature_summary summary = feature_summary_of(game, deciding->choice.node[choice]);
    return wording_titled(&summary);
}

struct sentence deciding_words_worth(const struct deciding *deciding, const struct game *game,
                                     const struct seats *seats, unsigned choice)
{
    enum verb verb = (enum verb)deciding->choice.move[choice].verb;
    if (verb == VERB_CASTLE)
        return sentence_of(C_("castles", "%u left"), game->player[deciding->choice.player].castles);
    if (verb == VERB_SCORE)
        return sentence_of(_("%d now"), deciding->choice.points[choice]);
    if (verb == VERB_CLAIM)
        return sentence_of("%d", deciding->choice.points[choice]);
    if (verb != VERB_CROSS)
        return sentence_of("%s", "");
    struct feature_summary after = scoring_choice_result(&deciding->choice, game, choice);
    if (holds_alone(&after, deciding->choice.player))
        return sentence_of("%s", C_("a city", "yours"));
    if (holds(&after, deciding->choice.player))
        return sentence_of("%s", C_("a city", "shared"));
    return sentence_of(C_("a city", "%s's"), wording_names(after.holders, seats).text);
}

struct sentence deciding_words_due(const struct deciding *deciding, const struct game *game,
                                   unsigned choice)
{
    enum verb verb = (enum verb)deciding->choice.move[choice].verb;
    bool is_due = verb == VERB_CASTLE || verb == VERB_SCORE;
    return is_due ? deciding_words_worth(deciding, game, NULL, choice) : sentence_of("%s", "");
}

const char *deciding_words_note(const struct deciding *deciding)
{
    if (deciding->choice.phase == PHASE_CASTLE)
        return _("A castle scores nothing now and keeps its follower. It scores the next road, "
                 "city, monastery or castle completed in its fief, which is framed.");
    if (deciding->choice.phase == PHASE_CLAIM)
        return _("Several features were completed in its fief, which is framed. Only one counts.");
    return _("The road is scored. Its follower may cross a lowered drawbridge into a city or "
             "return home.");
}
