#include "wording/action_words.h"
#include "language/language.h"
#include "rows/words.h"

typedef struct sentence action_teller(const struct game *game, struct move action,
                                      struct square here);

static const struct action_words {
    enum verb verb;
    action_teller *name, *site, *in_turn, *whole, *left;
    const char *title, *done;
} action_words[] = {
#define X(verb, ...) {VERB_##verb, __VA_ARGS__},
    ACTION_WORDS(X)
#undef X
};
/* Figures tell of deploying. */
enum { ROW_OF_ACTION_WORDS_FOR_DEPLOY = 1 };
ACTIONS(HAS_ACTION_WORDS)

/* NULL for other moves. */
static const struct action_words *words_of(struct move action)
{
    for (size_t row = 0; row < ACTION_WORDS_ROWS; row++)
        if (action_words[row].verb == action.verb)
            return &action_words[row];
    return NULL;
}

bool action_is_told(struct move move)
{
    return words_of(move) != NULL;
}

struct sentence action_words_name(const struct game *game, struct move action)
{
    return words_of(action)->name(game, action, action.at);
}

struct sentence action_words_site(const struct game *game, struct move action, struct square here)
{
    return words_of(action)->site(game, action, here);
}

struct sentence action_words_in_turn(const struct game *game, struct move action,
                                     struct square here)
{
    return words_of(action)->in_turn(game, action, here);
}

struct sentence action_words_whole(const struct game *game, struct move action, struct square here)
{
    return words_of(action)->whole(game, action, here);
}

struct sentence action_words_left(const struct game *game, struct move action)
{
    return words_of(action)->left(game, action, action.at);
}

struct sentence action_words_done(struct move action, const char *player)
{
    return sentence_of(_(words_of(action)->done), player);
}

struct sentence action_name(const struct game *game, struct move action, struct square here)
{
    (void)game;
    (void)here;
    return sentence_of("%s", _(words_of(action)->title));
}

struct sentence action_site(const struct game *game, struct move action, struct square here)
{
    (void)game;
    (void)here;
    return sentence_of("%d,%d", action.at.x, action.at.y);
}

struct sentence action_there(const struct game *game, struct move action, struct square here)
{
    return sentence_of("%s: %s", action_name(game, action, here).text,
                       action_site(game, action, here).text);
}

struct sentence action_untold(const struct game *game, struct move action, struct square here)
{
    (void)game;
    (void)action;
    (void)here;
    return sentence_of("%s", "");
}

static const struct {
    enum verb action;
    struct fit_words words;
} fit_words[] = {
#define X(verb, ...) {VERB_##verb, {__VA_ARGS__}},
    FIT_WORDS(X)
#undef X
};
WAYS_TO_FIT(HAS_FIT_WORDS)

const struct fit_words *fit_words_of(enum verb action)
{
    const struct fit_words *words = &fit_words[0].words;
    for (size_t row = 0; row < FIT_WORDS_ROWS; row++)
        if (fit_words[row].action == action)
            words = &fit_words[row].words;
    return words;
}
