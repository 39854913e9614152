/* The checks, the lines and the moves of a record. */
#include "text/record.h"
#include "bastide/notation.h"
#include "language/language.h"
#include "rows/text.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <zlib.h>

static const char check_mark[] = "# check ";

enum { MARK = sizeof check_mark - 1, DIGITS = 8 };

/* Whether the line is exactly a check. */
static bool is_check(const char *begin, const char *end)
{
    if (end - begin != MARK + DIGITS || memcmp(begin, check_mark, MARK) != 0)
        return false;
    for (const char *at = begin + MARK; at < end; at++)
        if (!((*at >= '0' && *at <= '9') || (*at >= 'a' && *at <= 'f')))
            return false;
    return true;
}

/* Adds a line, without its end, to a sum. */
static uint32_t add_line(uint32_t sum, const char *begin, const char *end)
{
    uLong more = crc32_z(sum, (const Bytef *)begin, (z_size_t)(end - begin));
    return (uint32_t)crc32_z(more, (const Bytef *)"\n", 1);
}

static const char *without_return(const char *begin, const char *end)
{
    return end > begin && end[-1] == '\r' ? end - 1 : end;
}

/* The start of a text's last check, or of the text. */
static const char *last_check(const char *text, const char *end)
{
    for (const char *begin; end > text; end = begin) {
        const char *newline = end - 1;
        begin = newline;
        while (begin > text && begin[-1] != '\n')
            begin--;
        if (is_check(begin, without_return(begin, newline)))
            return begin;
    }
    return text;
}

size_t record_check_print(const char *text, size_t length, char check[CHECK_LINE_SIZE])
{
    const char *end = text + length;
    uint32_t sum = 0;
    for (const char *line = last_check(text, end), *next; line < end; line = next) {
        const char *newline = memchr(line, '\n', (size_t)(end - line));
        next = newline + 1;
        sum = add_line(sum, line, without_return(line, newline));
    }
    return (size_t)snprintf(check, CHECK_LINE_SIZE, "%s%08" PRIx32 "\n", check_mark, sum);
}

/* Whether the check on the line that begins there has that sum. */
static bool check_fits(const char *begin, uint32_t sum)
{
    char expected[DIGITS + 1];
    snprintf(expected, sizeof expected, "%08" PRIx32, sum);
    return memcmp(begin + MARK, expected, DIGITS) == 0;
}

/* Adds a line to the reader's sum. If the line is a check that fails, notes which lines have
 * changed, unless earlier ones are noted. */
static void check_follow(struct record_reader *reader, const struct record_line *line)
{
    if (is_check(line->begin, line->end)) {
        if (!check_fits(line->begin, reader->sum) && reader->changed.first == 0)
            reader->changed = (struct record_lines){reader->checked + 1, reader->line};
        reader->checked = reader->line;
        reader->sum = 0;
    }
    reader->sum = add_line(reader->sum, line->begin, line->end);
}

/* A text gone through line by line: the current line, and the sum of those from the last check on,
 * that line not included. */
struct summed {
    const char *rest, *line, *line_end;
    uint32_t sum;
};

static bool next_summed(struct summed *text, const char *end)
{
    bool is_whole;
    if (!line_next(&text->rest, end, &text->line, &text->line_end, &is_whole) || !is_whole)
        return false;
    text->line_end = without_return(text->line, text->line_end);
    return true;
}

static void add_summed(struct summed *text, bool is_at_check)
{
    text->sum = add_line(is_at_check ? 0 : text->sum, text->line, text->line_end);
}

void record_renew_checks(const char *before, size_t before_length, char *text, size_t length)
{
    struct summed old = {.rest = before}, new = {.rest = text};
    while (next_summed(&old, before + before_length) && next_summed(&new, text + length)) {
        bool is_at_check = is_check(old.line, old.line_end);
        if (is_at_check && check_fits(old.line, old.sum)) {
            char digits[DIGITS + 1];
            snprintf(digits, sizeof digits, "%08" PRIx32, new.sum);
            memcpy(text + (new.line - text) + MARK, digits, DIGITS);
        }
        add_summed(&old, is_at_check);
        add_summed(&new, is_at_check);
    }
}

/* Lines. */

enum { QUOTE_MOST = 50 };

/* The start of a line's comment: a '#' at the start or after a space, so names may contain one
 * inside a word. */
static const char *comment_of(const char *begin, const char *end)
{
    const char *at = begin;
    while (at < end && !(*at == '#' && (at == begin || word_is_blank(at[-1]))))
        at++;
    return at;
}

static bool was_never_written(const struct record_reader *reader)
{
    return reader->rest < reader->end && *reader->rest == '\0' &&
           reader->end - reader->rest <= RECORD_STROKE_MOST;
}

/* Whether a control character is where a disk failed in the middle of a piece. */
static bool has_failed_half_way(const struct record_reader *reader, const char *where)
{
    const char *zero = where;
    while (zero < reader->end && *zero == '\0')
        zero++;
    return zero > where && reader->end - where <= RECORD_FAILED_MOST && zero < reader->end &&
           (zero - reader->text) % RECORD_SECTOR == 0;
}

enum record_line_result record_line_next(struct record_reader *reader, struct record_line *line,
                                         struct bad_text *bad)
{
    const char *begin, *end;
    bool is_whole;
    if (was_never_written(reader) ||
        !line_next(&reader->rest, reader->end, &begin, &end, &is_whole) || !is_whole)
        return RECORD_LINE_NONE;
    reader->line++;
    if (end > begin && end[-1] == '\r') /* CRLF line ends */
        end--;
    line->begin = begin;
    line->end = end;
    const char *control = line_control(begin, end);
    if (control < end && has_failed_half_way(reader, control))
        return RECORD_LINE_NONE;
    if (!line_is_text(begin, end, 0, bad)) {
        record_line_refuse(reader, line, bad);
        return RECORD_LINE_BAD;
    }
    const char *last = comment_of(begin, end);
    const char *first = begin;
    line->is_comment = last < end;
    while (first < last && word_is_blank(*first))
        first++;
    while (first < last && word_is_blank(last[-1]))
        last--;
    line->text = (struct word){first, (size_t)(last - first), (size_t)(first - begin) + 1};
    check_follow(reader, line);
    return RECORD_LINE_READ;
}

void record_line_take(struct record_reader *reader)
{
    reader->whole = (size_t)(reader->rest - reader->text);
}

bool record_line_refuse(const struct record_reader *reader, const struct record_line *line,
                        struct bad_text *bad)
{
    size_t said = strlen(bad->reason);
    size_t length = (size_t)(line->end - line->begin);
    const char *zero = memchr(line->begin, '\0', length);
    length = zero ? (size_t)(zero - line->begin) : length;
    int shown = length > QUOTE_MOST ? QUOTE_MOST : (int)length;
    bad->line = reader->line;
    snprintf(bad->reason + said, sizeof bad->reason - said, _("; the line is '%.*s%s'"), shown,
             line->begin, length > QUOTE_MOST ? "..." : "");
    return false;
}

bool record_clock_read(struct word value, struct record_head *head, struct bad_text *bad)
{
    long seconds;
    if (!word_number(value, 1, CLOCK_SECONDS_MOST, &seconds))
        return bad_text_expected(bad, value, _("seconds per player, from 1 to 36000"));
    head->clock = (uint32_t)seconds;
    return true;
}

/* Reads a clock comment; ignores any other line. */
static void record_clock_follow(const struct record_line *line, uint32_t used[PLAYERS_MAX])
{
    enum { USED_MOST = 999999999 };
    const char *rest = line->begin;
    struct word mark, name, who, seconds, more;
    long player, number;
    if (word_next(line->begin, &rest, line->end, &mark) && word_is(mark, "#") &&
        word_next(line->begin, &rest, line->end, &name) && word_is(name, "clock") &&
        word_next(line->begin, &rest, line->end, &who) &&
        word_number(who, 1, PLAYERS_MAX, &player) &&
        word_next(line->begin, &rest, line->end, &seconds) &&
        word_number(seconds, 0, USED_MOST, &number) &&
        !word_next(line->begin, &rest, line->end, &more))
        used[player - 1] = (uint32_t)number;
}

size_t record_clock_print(unsigned player, uint32_t used, char text[CLOCK_LINE_SIZE])
{
    return (size_t)snprintf(text, CLOCK_LINE_SIZE, "# clock %u %" PRIu32 "\n", player + 1, used);
}

/* Moves. */

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
