#include "play/talk.h"

#include "bots/levels.h"
#include "text/words.h"
#include "unicode/utf8.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { LINE_SIZE = WORDS_SIZE + 32 };

bool words_are_good(const char *text, size_t length)
{
    char copy[WORDS_SIZE];
    const char *end = text + length;
    if (length == 0 || length >= WORDS_SIZE || *text == ' ' || end[-1] == ' ')
        return false;
    for (const char *at = text; at < end;) {
        size_t bytes = utf8_character(at, end);
        if (bytes == 0)
            return false;
        at += bytes;
    }
    memcpy(copy, text, length);
    copy[length] = '\0';
    return utf8_is_visible(copy) && !utf8_has_loose_mark(copy);
}

/* Words. */

static void forget_words(struct talk *talk, size_t number)
{
    talk->count--;
    memmove(talk->said + number, talk->said + number + 1,
            (talk->count - number) * sizeof *talk->said);
}

/* How many words of a player there are after so many moves; `*first` is the oldest of them. */
static unsigned words_there(const struct talk *talk, unsigned player, size_t made, size_t *first)
{
    unsigned there = 0;
    for (size_t w = talk->count; w > 0; w--)
        if (talk->said[w - 1].step == made && talk->said[w - 1].player == player) {
            *first = w - 1;
            there++;
        }
    return there;
}

static void read_said(struct talk *talk, unsigned player, size_t made, struct word text)
{
    size_t first;
    if (!words_are_good(text.at, text.length) ||
        words_there(talk, player, made, &first) >= WORDS_OF_ONE)
        return;
    if (talk->count == WORDS_MOST)
        forget_words(talk, 0);
    struct remark *words = &talk->said[talk->count++];
    *words = (struct remark){.step = (uint32_t)made, .player = (uint8_t)player};
    memcpy(words->text, text.at, text.length);
    talk->heard++;
}

/* Questions. */

bool ask_is_same(const struct ask *one, const struct ask *other)
{
    return one->what == other->what && one->player == other->player && one->seat == other->seat &&
           one->left == other->left && strcmp(one->bot, other->bot) == 0;
}

void talk_go_on(struct talk *talk)
{
    talk->asked = (struct ask){.what = ASKED_NOTHING};
}

/* The words of a line after its mark and name. */
struct talk_line {
    const char *line, *rest, *end;
};

static bool next_word(struct talk_line *line, struct word *word)
{
    return word_next(line->line, &line->rest, line->end, word);
}

static bool is_at_end(struct talk_line *line)
{
    struct word more;
    return !next_word(line, &more);
}

static bool read_player(struct talk_line *line, unsigned players, unsigned *player)
{
    struct word word;
    long number;
    if (!next_word(line, &word) || !word_number(word, 1, (long)players, &number))
        return false;
    *player = (unsigned)number - 1;
    return true;
}

/* "bot=normal" or "person" */
static bool read_bot(struct talk_line *line, char bot[BOT_SIZE])
{
    struct word word, key, level;
    bot[0] = '\0';
    if (!next_word(line, &word))
        return false;
    if (word_is(word, "person"))
        return true;
    return word_split_last(word, '=', &key, &level) && word_is(key, "bot") &&
           words_are_good(level.at, level.length) && word_copy(level, bot, BOT_SIZE);
}

static bool is_level_or_person(const char *bot)
{
    return bot[0] == '\0' || bot_level_find(bot, strlen(bot)) < BOT_LEVELS_COUNT;
}

/* "1 undo 12", "1 seat 2 person": takes the place of what was asked before. */
static void read_asks(struct talk *talk, unsigned players, size_t made, struct talk_line *line)
{
    struct ask asked = {.what = ASKED_NOTHING};
    struct word what, number;
    unsigned player, seat;
    long left;
    if (!read_player(line, players, &player) || !next_word(line, &what))
        return;
    asked.player = (uint8_t)player;
    if (word_is(what, "undo") && made > 0 && next_word(line, &number) &&
        word_number(number, 0, (long)made - 1, &left)) {
        asked.what = ASKED_UNDO;
        asked.left = (uint32_t)left;
    } else if (word_is(what, "seat") && read_player(line, players, &seat) &&
               read_bot(line, asked.bot) && is_level_or_person(asked.bot)) {
        asked.what = ASKED_SEAT;
        asked.seat = (uint8_t)seat;
    }
    if (asked.what != ASKED_NOTHING && is_at_end(line))
        talk->asked = asked;
}

static void read_answer(struct talk *talk, unsigned players, struct talk_line *line,
                        uint8_t *answers)
{
    unsigned player;
    if (read_player(line, players, &player) && is_at_end(line) && talk_is_asked(talk))
        *answers |= (uint8_t)(1u << player);
}

static void read_seat(struct talk *talk, unsigned players, struct talk_line *line)
{
    char bot[BOT_SIZE];
    unsigned player;
    if (!read_player(line, players, &player) || !read_bot(line, bot) || !is_at_end(line))
        return;
    memcpy(talk->bot[player], bot, BOT_SIZE);
    talk->seats |= (uint8_t)(1u << player);
    talk->asked = (struct ask){.what = ASKED_NOTHING};
}

static void talk_read_line(struct talk *talk, unsigned players, size_t made, const char *text,
                           const char *end)
{
    if (end > text && end[-1] == '\r')
        end--;
    struct talk_line line = {text, text, end};
    struct word mark, name;
    unsigned player;
    if (!next_word(&line, &mark) || !word_is(mark, "#") || !next_word(&line, &name))
        return;
    if (word_is(name, "asks")) {
        read_asks(talk, players, made, &line);
    } else if (word_is(name, "agrees")) {
        read_answer(talk, players, &line, &talk->asked.agreed);
    } else if (word_is(name, "declines")) {
        read_answer(talk, players, &line, &talk->asked.declined);
    } else if (word_is(name, "seat")) {
        read_seat(talk, players, &line);
    } else if (word_is(name, "said") && read_player(&line, players, &player) && line.rest < end) {
        const char *words = line.rest + 1; /* one space; more are not as it should be */
        read_said(talk, player, made, (struct word){.at = words, .length = (size_t)(end - words)});
    }
}

void talk_read(struct talk *talk, unsigned players, size_t made, const char *text, size_t length)
{
    const char *end = text + length;
    while (text < end) {
        const char *newline = memchr(text, '\n', (size_t)(end - text));
        talk_read_line(talk, players, made, text, newline != NULL ? newline : end);
        text = newline != NULL ? newline + 1 : end;
    }
}

/* Writing. */

void talk_add(struct record_buffer *buffer, const char *format, ...)
{
    char line[LINE_SIZE];
    va_list values;
    va_start(values, format);
    vsnprintf(line, sizeof line - 1, format, values);
    va_end(values);
    strcat(line, "\n");
    record_buffer_add(buffer, line, strlen(line));
}

const char *talk_bot_words(const char *bot, char words[BOT_WORDS_SIZE])
{
    snprintf(words, BOT_WORDS_SIZE, "%s%s", bot[0] != '\0' ? "bot=" : "person", bot);
    return words;
}

void talk_cut(struct talk *talk, size_t left, struct record_buffer *buffer)
{
    char bot[BOT_WORDS_SIZE];
    size_t first;
    talk_go_on(talk);
    for (unsigned player = 0; player < PLAYERS_MAX; player++)
        if (talk->seats >> player & 1u)
            talk_add(buffer, "# seat %u %s", player + 1, talk_bot_words(talk->bot[player], bot));
    for (size_t w = 0; w < talk->count;) {
        struct remark *words = &talk->said[w];
        if (words->step <= left) {
            w++;
        } else if (words_there(talk, words->player, left, &first) >= WORDS_OF_ONE) {
            forget_words(talk, w);
        } else {
            words->step = (uint32_t)left;
            talk_add(buffer, "# said %u %s", words->player + 1u, words->text);
            w++;
        }
    }
}

/* Seats. */

void talk_seat(const struct talk *talk, struct record_head *head)
{
    for (unsigned player = 0; player < head->options.players; player++)
        if (talk->seats >> player & 1u)
            memcpy(head->bot[player], talk->bot[player], BOT_SIZE);
}

void talk_seat_from(const char *text, size_t length, struct record_head *head)
{
    static const char mark[] = "# seat ";
    struct talk talk = {.count = 0};
    const char *end = text + length;
    while (text < end) {
        const char *newline = memchr(text, '\n', (size_t)(end - text));
        if (newline == NULL)
            break;
        if ((size_t)(newline - text) > sizeof mark && memcmp(text, mark, sizeof mark - 1) == 0)
            talk_read_line(&talk, head->options.players, 0, text, newline);
        text = newline + 1;
    }
    talk_seat(&talk, head);
}
