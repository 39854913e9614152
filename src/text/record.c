/* The moves of a record. */
#include "bastide/record.h"

#include "language/language.h"
#include "rows/text.h"
#include "text/record_line.h"

#include <stdio.h>

/* The actor at the start of a move line. */
static char actor_mark(unsigned actor)
{
    return actor == ACTOR_CHANCE ? '-' : (char)('1' + actor);
}

size_t record_print_move(const struct game *game, struct move move, char text[RECORD_LINE_SIZE])
{
    char words[MOVE_TEXT_SIZE];
    move_print(game, move, words);
    return (size_t)snprintf(text, RECORD_LINE_SIZE, "%c %s\n", actor_mark(game_mover(game, move)),
                            words);
}

/* What the chance move that is awaited looks like. */
static void chance_form(const struct game *game, char form[MOVE_TEXT_SIZE])
{
    static const char *const forms[PHASES_COUNT] = {
#define X(phase, form) [PHASE_##phase] = form,
        CHANCE_FORMS(X)
#undef X
    };
    const char *known = forms[game_phase(game)];
    struct move_list legal;
    if (known != NULL) {
        snprintf(form, MOVE_TEXT_SIZE, "%s", known);
        return;
    }
    game_legal(game, &legal);
    move_print(game, legal.move[0], form);
}

static bool read_actor(const struct game *game, struct word word, struct bad_text *bad)
{
    unsigned actor = game_actor(game);
    char what[192], form[MOVE_TEXT_SIZE];
    if (actor == ACTOR_NOBODY)
        return bad_text_expected(bad, word, _("no more moves, the game is over"));
    if (word.length == 1 && word.at[0] == actor_mark(actor))
        return true;
    if (actor == ACTOR_CHANCE) {
        chance_form(game, form);
        snprintf(what, sizeof what, _("- and a chance move, '%s'"), form);
    } else {
        snprintf(what, sizeof what, _("%u, the player to move, and the move"), actor + 1);
    }
    return bad_text_expected(bad, word, what);
}

/* Whether the line is "- against ...", which may come at anyone's turn. */
static bool is_amendment(const struct game *game, struct word line)
{
    const char *rest = line.at, *end = line.at + line.length;
    struct word mark, verb;
    return !game_is_over(game) && word_next(line.at, &rest, end, &mark) && word_is(mark, "-") &&
           word_next(line.at, &rest, end, &verb) && word_is(verb, "against");
}

/* Reads '1 place 0,1 n' and makes the move. */
static bool read_move(const struct record_reader *reader, struct word line, struct game *game,
                      struct move *move, struct event_list *events, struct bad_text *bad)
{
    const char *begin = line.at - (line.column - 1), *rest = line.at, *end = line.at + line.length;
    struct word word;
    word_next(begin, &rest, end, &word);
    if (!is_amendment(game, line) && !read_actor(game, word, bad))
        return false;
    while (rest < end && (*rest == ' ' || *rest == '\t'))
        rest++;
    size_t offset = (size_t)(rest - begin);
    if (!move_parse(game, rest, (size_t)(end - rest), move, bad)) {
        bad->column += offset;
        return false;
    }
    if (move_is_amendment(*move) && reader->chance != RECORD_CHANCE_MANUAL)
        return bad_text_say(bad, 0, offset + 1,
                            _("'%.*s': only in a record with 'chance: manual', expected a move by "
                              "the rules"),
                            end - rest > 60 ? 60 : (int)(end - rest), rest);
    enum refusal refusal = game_make(game, *move, events);
    if (refusal != REFUSAL_NONE)
        return bad_text_say(bad, 0, offset + 1, _("'%.*s': %s, expected a legal move"),
                            end - rest > 60 ? 60 : (int)(end - rest), rest,
                            _(refusal_sentence(refusal)));
    return true;
}

/* Takes the next line that is not empty, reading clock comments on the way. */
static enum record_line_result next_move(struct record_reader *reader, struct record_line *line,
                                         struct bad_text *bad)
{
    for (;;) {
        enum record_line_result result = record_line_next(reader, line, bad);
        if (result != RECORD_LINE_READ || line->text.length > 0)
            return result;
        if (line->is_comment)
            record_clock_follow(line, reader->used);
        record_line_take(reader);
    }
}

enum record_result record_read_move(struct record_reader *reader, struct game *game,
                                    struct move *move, struct event_list *events,
                                    struct bad_text *bad)
{
    struct record_line line;
    enum record_line_result result = next_move(reader, &line, bad);
    if (result == RECORD_LINE_NONE)
        return RECORD_END;
    if (result == RECORD_LINE_READ && read_move(reader, line.text, game, move, events, bad)) {
        record_line_take(reader);
        return RECORD_MOVE;
    }
    if (result == RECORD_LINE_READ)
        record_line_refuse(reader, &line, bad);
    return RECORD_BAD;
}
