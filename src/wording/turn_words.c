#include "wording/turn_words.h"
#include "bastide/notation.h"
#include "language/language.h"
#include "rows/words.h"
#include "wording/entry_words.h"
#include "wording/figure_words.h"

/* The first of the sentences that is not empty. */
static struct sentence first_of(turn_teller *const *says, const struct game *game)
{
    struct sentence words = sentence_of("%s", "");
    for (; *says != NULL && words.text[0] == '\0'; says++)
        words = (*says)(game);
    return words;
}

struct sentence turn_words_title(const struct game *game, const char *name)
{
    struct sentence words = sentence_of("%s", "");
#define X(says)                                                                                    \
    if (words.text[0] == '\0')                                                                     \
        words = says(game, name);
    TURN_TITLES(X)
#undef X
    return words.text[0] != '\0' ? words : sentence_of(_("%s's turn"), name);
}

#define X(says) says,

struct sentence turn_words_tile(const struct game *game)
{
    static turn_teller *const says[] = {TURN_TILES(X) NULL};
    struct sentence words = first_of(says, game);
    return words.text[0] != '\0' ? words : sentence_of("%s", _("the tile"));
}

struct sentence turn_words_earned(const struct game *game)
{
    static turn_teller *const says[] = {EARNED_WORDS(X) NULL};
    return first_of(says, game);
}

#undef X

const char *turn_words_part(const struct game *game)
{
    (void)game;
#define X(part, says)                                                                              \
    if (says(game).text[0] != '\0')                                                                \
        return _(part);
    WHY_WORDS(X)
#undef X
    return NULL;
}

struct sentence turn_words_why(const struct game *game)
{
#define X(part, says) says,
    static turn_teller *const says[] = {WHY_WORDS(X) NULL};
#undef X
    return first_of(says, game);
}

bool turn_words_of_kinds(const struct game *game, const struct kind_set *kinds,
                         struct sentence *words)
{
#define X(says)                                                                                    \
    if (says(game, kinds, words))                                                                  \
        return true;
    FITTING_WORDS(X)
#undef X
    return false;
}

void turn_facts_add(struct turn_facts *facts, struct sentence fact)
{
    if (facts->count < TURN_FACTS_MAX)
        facts->fact[facts->count++] = fact;
}

unsigned turn_words_to_come(const struct game *game, const struct seats *seats,
                            struct sentence fact[TURN_FACTS_MAX])
{
    struct turn_facts facts = {fact, 0};
#define X(adds) adds(&facts, game, seats);
    TO_COME_WORDS(X)
#undef X
    return facts.count;
}

unsigned turn_words_held(const struct game *game, const struct seats *seats, enum held_worth worth,
                         struct sentence fact[TURN_FACTS_MAX])
{
    struct turn_facts facts = {fact, 0};
    (void)game, (void)seats, (void)worth;
#define X(adds) adds(&facts, game, seats, worth);
    HELD_WORDS(X)
#undef X
    return facts.count;
}

struct sentence turn_words_about(const struct game *game, uint16_t node, const struct seats *seats)
{
    struct sentence words = sentence_of("%s", "");
    (void)game, (void)node, (void)seats;
#define X(says)                                                                                    \
    if (words.text[0] == '\0')                                                                     \
        words = says(game, node, seats);
    ABOUT_WORDS(X)
#undef X
    return words;
}

/* Marked texts with their plural forms: first for the player addressed, then for another, whose
 * name is %s. */
struct two_texts {
    const char *one, *many;
};

/* By kind of feature: one that was the player's, and one claimed in this turn. */
static const struct {
    struct two_texts yours, theirs, for_you, for_them;
} completes[FEATURE_KINDS] = {
#define X(kind, ...) [FEATURE_##kind] = {__VA_ARGS__},
    COMPLETING(X)
#undef X
};

static const struct {
    struct two_texts yours, theirs;
} extends[FEATURE_KINDS] = {
#define X(kind, ...) [FEATURE_##kind] = {__VA_ARGS__},
    EXTENDING(X)
#undef X
};

/* Of a feature without phrases of its own. */
static struct sentence effect_untold(void)
{
    return sentence_of("%s", _("It scores nothing at once."));
}

static struct sentence completing(const struct turn_effect *effect, const char *name)
{
    int points = effect->points;
    struct two_texts yours =
        effect->is_new ? completes[effect->kind].for_you : completes[effect->kind].yours;
    struct two_texts theirs =
        effect->is_new ? completes[effect->kind].for_them : completes[effect->kind].theirs;
    if (yours.one == NULL)
        return effect_untold();
    if (name == NULL)
        return sentence_of(_n(yours.one, yours.many, points), points);
    return effect->is_new ? sentence_of(_n(theirs.one, theirs.many, points), points, name)
                          : sentence_of(_n(theirs.one, theirs.many, points), name, points);
}

static struct sentence extending(const struct turn_effect *effect, const char *name)
{
    struct two_texts yours = extends[effect->kind].yours, theirs = extends[effect->kind].theirs;
    if (yours.one == NULL)
        return effect_untold();
    return name == NULL
               ? sentence_of(_n(yours.one, yours.many, effect->tiles), effect->tiles)
               : sentence_of(_n(theirs.one, theirs.many, effect->tiles), name, effect->tiles);
}

struct sentence effect_words(const struct turn_effect *effect, unsigned player,
                             const struct seats *seats, unsigned you)
{
    const char *name = player == you ? NULL : seats->seat[player].name;
    struct sentence words;
    switch ((enum turn_effect_type)effect->type) {
    case EFFECT_COMPLETES:
        words = completing(effect, name);
        if (effect->all_points > effect->points)
            sentence_add(&words, " ");
        if (effect->all_points > effect->points)
            sentence_add(&words,
                         _n("The turn scores %d point in all.", "The turn scores %d points in all.",
                            effect->all_points),
                         effect->all_points);
        return words;
    case EFFECT_CLAIMS:
        return sentence_of(_("Deploys: %s."), figure_words_deployed((enum figure)effect->figure,
                                                                    (enum feature_kind)effect->kind)
                                                  .text);
    case EFFECT_EXTENDS:
        return extending(effect, name);
    case EFFECT_NOTHING:
        return effect_untold();
    case EFFECT_SET_ASIDE:
        break;
    }
    return sentence_of("%s", _("It fits nowhere."));
}

struct sentence effect_words_named(const struct turn_effect *effect, unsigned player,
                                   const struct seats *seats, unsigned you)
{
    if (effect->type != EFFECT_CLAIMS)
        return effect_words(effect, player, seats, you);
    return sentence_of(
        "%s.",
        figure_words_deployed((enum figure)effect->figure, (enum feature_kind)effect->kind).text);
}

static const struct part_words {
    struct sentence (*tells)(const struct forecast_part *part, const struct seats *seats);
    const char *alone;
} part_words[] = {
#define X(type, ...) [FORECAST_##type] = {__VA_ARGS__},
    FORECAST_WORDS(X)
#undef X
};
FORECASTS(HAS_FORECAST_WORDS)

struct sentence forecast_score(const struct forecast_part *part, const struct seats *seats)
{
    const char *scores = part->kind < FEATURE_KINDS ? kind_words[part->kind].listed
                                                    : source_words[part->source].name;
    return sentence_of(_("%s %d for %s"), _(scores), part->points, seats->seat[part->player].name);
}

struct sentence forecast_free(const struct forecast_part *part, const struct seats *seats)
{
    (void)seats;
    return sentence_of(_("%s %d, unclaimed"), _(kind_words[part->kind].listed), part->points);
}

struct sentence forecast_words_of(const struct forecast *forecast, const struct seats *seats)
{
    struct sentence text = sentence_of("%s", "");
    const char *alone = forecast->parts > 0 ? part_words[forecast->part[0].type].alone : NULL;
    if (alone != NULL)
        return sentence_of("%s", _(alone));
    for (unsigned p = 0; p < forecast->parts; p++)
        sentence_add(&text, p > 0 ? "; %s" : _("Completes: %s"),
                     part_words[forecast->part[p].type].tells(&forecast->part[p], seats).text);
    return text;
}

struct sentence forecast_words(const struct game *game, struct move placing,
                               const struct seats *seats)
{
    struct forecast forecast;
    forecast_find(&forecast, game, &placing, 1);
    return forecast_words_of(&forecast, seats);
}

static const struct phase_words {
    const char *words;
    struct sentence (*says)(const char *words, const struct game *game, const struct seats *seats);
} phase_words[] = {
#define X(phase, ...) [PHASE_##phase] = {__VA_ARGS__},
    PHASE_WORDS(X)
#undef X
};
PHASES(HAS_PHASE_WORDS)

struct sentence phase_says(const char *words, const struct game *game, const struct seats *seats)
{
    unsigned actor = game_actor(game);
    unsigned player = actor < seats->count ? actor : game_player(game);
    return sentence_of(_(words), seats->seat[player].name);
}

struct sentence watch_words_task(const struct game *game, const struct log *log,
                                 const struct seats *seats)
{
    const struct phase_words *phase = &phase_words[game_phase(game)];
    if (game_is_over(game)) {
        struct score_table final = score_table_of(log, &game->options);
        return wording_verdict(&final, seats);
    }
    return phase->says(phase->words, game, seats);
}

struct sentence watch_words_state(const struct watch *watch)
{
    switch (watch->state) {
    case WATCH_WHOLE:
        break;
    case WATCH_DAMAGED:
        return sentence_of(_("The record is damaged from line %zu on."), watch->bad_line);
    case WATCH_UNREADABLE:
        return sentence_of("%s", _("The record cannot be read; this is its last state."));
    case WATCH_GONE:
        return sentence_of("%s", _("The record is gone; this is its last state."));
    }
    return (struct sentence){""};
}

const struct decision_words *decision_words_of(const struct deciding *deciding)
{
    static const struct decision_words rows[PHASES_COUNT] = {
#define X(phase, ...) [PHASE_##phase] = {__VA_ARGS__},
        DECISION_WORDS(X)
#undef X
    };
    static const struct decision_words any = {decision_detail,
                                              decision_points,
                                              decision_bare,
                                              decision_untold,
                                              .heading = N_("Choose one"),
                                              .task = {N_("%s decides")},
                                              .call = {N_("Choose one")}};
    const struct decision_words *words = &rows[deciding->choice.phase];
    return words->detail != NULL ? words : &any;
}

static const struct answer_words {
    enum phase phase;
    enum verb verb;
    char key;
    const char *name, *help, *advice;
} answers[] = {
#define X(phase, verb, key, name, hint, help, advice, told)                                        \
    {PHASE_##phase, VERB_##verb, key, name, help, advice},
    DECISION_ANSWERS(X)
#undef X
};

/* NULL where the choice has no letter. */
static const struct answer_words *answer_of(const struct deciding *deciding, unsigned choice)
{
    for (size_t answer = 0; answer < DECISION_ANSWERS_ROWS; answer++)
        if (answers[answer].phase == deciding->choice.phase &&
            answers[answer].verb == deciding->choice.move[choice].verb)
            return &answers[answer];
    return NULL;
}

/* A marked text in the form for what the answers pay at once; most texts have one form. */
static const char *in_form(const char *const text[2], const struct deciding *deciding)
{
    return text[1] == NULL ? _(text[0]) : _n(text[0], text[1], deciding_points(deciding));
}

struct sentence deciding_words_task(const struct deciding *deciding, const struct seats *seats)
{
    return sentence_of(in_form(decision_words_of(deciding)->task, deciding),
                       seats->seat[deciding->choice.player].name, deciding_points(deciding));
}

struct sentence deciding_words_call(const struct deciding *deciding, unsigned turn,
                                    const struct seats *seats)
{
    struct sentence text = sentence_of("%s", "");
    if (turn != deciding->choice.player) {
        sentence_add(&text, _("It is %s's turn."), seats->seat[turn].name);
        sentence_add(&text, " ");
    }
    sentence_add(&text, in_form(decision_words_of(deciding)->call, deciding),
                 deciding_points(deciding));
    return text;
}

char deciding_words_key(const struct deciding *deciding, unsigned choice)
{
    const struct answer_words *answer = answer_of(deciding, choice);
    enum { NUMBERED = 9 };
    return answer ? answer->key : choice < NUMBERED ? (char)('1' + choice) : ' ';
}

static choice_teller *name_of(enum phase phase)
{
    static choice_teller *const names[PHASES_COUNT] = {
#define X(phase, name) [PHASE_##phase] = name,
        CHOICE_NAMES(X)
#undef X
    };
    return names[phase];
}

struct sentence deciding_words_name(const struct deciding *deciding,
                                    const struct position *position, unsigned choice)
{
    const struct answer_words *answer = answer_of(deciding, choice);
    char text[MOVE_TEXT_SIZE];
    uint16_t node = deciding->choice.node[choice];
    choice_teller *name = name_of(deciding->choice.phase);
    if (answer != NULL)
        return sentence_of("%s", language_of_marked(answer->name));
    if (name != NULL)
        return name(&(const struct decision_view){deciding, position, NULL}, choice);
    if (node != NO_NODE)
        return wording_titled(position_feature(position, node));
    move_print(&position->game, deciding->choice.move[choice], text);
    return sentence_of("%s", text);
}

const char *deciding_words_advice(const struct deciding *deciding, unsigned choice)
{
    const struct answer_words *answer = answer_of(deciding, choice);
    return answer && answer->advice ? _(answer->advice) : NULL;
}

/* For decisions without words of their own. */

struct sentence decision_bare(const struct decision_view *view)
{
    const struct answer_words *answer = answer_of(view->deciding, view->deciding->chosen);
    return answer ? sentence_of("%s", _(answer->help))
                  : deciding_words_name(view->deciding, view->position, view->deciding->chosen);
}

struct sentence decision_detail(const struct decision_view *view)
{
    int points = view->deciding->choice.points[view->deciding->chosen];
    struct sentence bare = decision_bare(view);
    return points == 0
               ? bare
               : sentence_of(_n("%s: %d point", "%s: %d points", points), bare.text, points);
}

struct sentence decision_points(const struct decision_view *view, unsigned choice)
{
    int points = view->deciding->choice.points[choice];
    return points == 0 && view->deciding->choice.node[choice] == NO_NODE
               ? sentence_of("%s", "")
               : sentence_of("%d", points);
}

struct sentence decision_untold(const struct decision_view *view, unsigned choice)
{
    (void)view;
    (void)choice;
    return sentence_of("%s", "");
}

struct sentence contact_words(const struct contact *contact, const struct seats *seats)
{
    static const char *const words[CONTACT_TYPES] = {
        [CONTACT_JOINS] = N_("Joins: %s"),     [CONTACT_BLOCKS] = N_("Blocks: %s"),
        [CONTACT_EXTENDS] = N_("Extends: %s"), [CONTACT_FREE] = N_("Free to take: %s"),
        [CONTACT_WIDENS] = N_("Extends: %s"),
    };
    struct sentence feature = wording_measured(&contact->feature);
    struct sentence there = wording_followers(&contact->feature, seats);
    if (there.text[0] != '\0')
        sentence_add(&feature, " (%s)", there.text);
    return sentence_of(_(words[contact->type]), feature.text);
}
