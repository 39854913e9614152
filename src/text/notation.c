#include "bastide/notation.h"

#include "language/language.h"
#include "text/move_reader.h"

#include <stdio.h>
#include <string.h>

/* For a list in a message, from the table. */
#define LIST_VERB(verb, word, fields) " " word

enum { ARGUMENTS_MOST = 4 };

static const struct argument *const verbs[VERBS_COUNT][ARGUMENTS_MOST] = {
#define X(verb, ...) [VERB_##verb] = {__VA_ARGS__},
    NOTATIONS(X)
#undef X
};

VERBS(HAS_NOTATIONS)

static const struct argument *const amendments[AMENDMENTS_END - VERBS_COUNT][ARGUMENTS_MOST] = {
    [AMENDMENT_PLACE - VERBS_COUNT] = {&square_argument, &orientation_argument},
    [AMENDMENT_DEPLOY - VERBS_COUNT] = {&owner_argument, &figure_argument, &feature_argument},
    [AMENDMENT_HOME - VERBS_COUNT] = {&owner_argument, &figure_argument, &feature_argument},
    [AMENDMENT_SCORE - VERBS_COUNT] = {&player_argument, &correction_argument},
    [AMENDMENT_TURN - VERBS_COUNT] = {&player_argument},
};

static const struct argument *const *arguments_of(unsigned verb)
{
    return verb < VERBS_COUNT ? verbs[verb] : amendments[verb - VERBS_COUNT];
}

static const char against[] = "against";

void move_print(const struct game *game, struct move move, char text[MOVE_TEXT_SIZE])
{
    char rest[MOVE_TEXT_SIZE - 32] = "";
    const struct argument *const *arguments = arguments_of(move.verb);
    for (size_t a = 0, length = 0; a < ARGUMENTS_MOST && arguments[a] != NULL; a++) {
        arguments[a]->print(game, move, rest + length, sizeof rest - length);
        length = strlen(rest);
    }
    if (move_is_amendment(move))
        snprintf(text, MOVE_TEXT_SIZE, "%s %s%s", against,
                 amendment_name((enum amendment)move.verb), rest);
    else
        snprintf(text, MOVE_TEXT_SIZE, "%s%s", verb_name((enum verb)move.verb), rest);
}

/* The verb, or the words of an amendment; in the list of what is expected they have no place, as
 * they are never legal. */
static bool parse_verb(struct move_reader *reader, uint8_t *verb)
{
    struct word word;
    move_reader_word(reader, &word);
    if (word_is(word, against)) {
        move_reader_word(reader, &word);
        for (*verb = VERBS_COUNT; *verb < AMENDMENTS_END; ++*verb)
            if (word_is(word, amendment_name((enum amendment) * verb)))
                return true;
        return move_reader_expected_one_of(reader, word, _("what was done against the rules: %s"),
                                           AMENDMENTS(LIST_VERB));
    }
    for (*verb = 0; *verb < VERBS_COUNT; ++*verb)
        if (word_is(word, verb_name((enum verb) * verb)))
            return true;
    return move_reader_expected_one_of(reader, word, _("a move: %s"), VERBS(LIST_VERB));
}

bool move_parse(const struct game *game, const char *text, size_t length, struct move *move,
                struct bad_text *bad)
{
    struct move_reader reader = {
        .game = game, .line = text, .rest = text, .end = text + length, .bad = bad};
    struct word word;
    struct move read = {.arg = 0};
    if (!parse_verb(&reader, &read.verb))
        return false;
    const struct argument *const *arguments = arguments_of(read.verb);
    for (size_t a = 0; a < ARGUMENTS_MOST && arguments[a] != NULL; a++)
        if (!arguments[a]->parse(&reader, &read))
            return false;
    if (move_reader_word(&reader, &word))
        return move_reader_expected(&reader, word, _("the move to end here"));
    *move = read;
    return true;
}
