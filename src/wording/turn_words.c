#include "wording/turn_words.h"

#include "language/language.h"

/* The first of the sentences that is not empty. */
static struct sentence first_of(struct sentence (*const *says)(const struct game *),
                                const struct game *game)
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
    static struct sentence (*const says[])(const struct game *) = {TURN_TILES(X) NULL};
    struct sentence words = first_of(says, game);
    return words.text[0] != '\0' ? words : sentence_of("%s", _("the tile"));
}

struct sentence turn_words_earned(const struct game *game)
{
    static struct sentence (*const says[])(const struct game *) = {EARNED_WORDS(X) NULL};
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
    static struct sentence (*const says[])(const struct game *) = {WHY_WORDS(X) NULL};
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
