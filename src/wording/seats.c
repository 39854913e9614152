#include "wording/seats.h"
#include "language/language.h"
#include "play/bot_seats.h"
#include "unicode/glyph.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static int first_letter(const char *name)
{
    return toupper((unsigned char)name[0]);
}

/* Only plain letters have a glyph on every terminal and in every sprite. */
static bool has_letter_of_its_own(const struct record_head *head, unsigned player)
{
    int letter = first_letter(head->name[player]);
    if (letter < 'A' || letter > 'Z')
        return false;
    for (unsigned other = 0; other < head->options.players; other++)
        if (other != player && first_letter(head->name[other]) == letter)
            return false;
    return true;
}

struct seats seats_of(const struct record_head *head)
{
    struct seats seats = {.count = head->options.players};
    for (unsigned player = 0; player < seats.count; player++) {
        int letter = has_letter_of_its_own(head, player) ? first_letter(head->name[player])
                                                         : '1' + (int)player;
        seats.seat[player] = (struct seat){.name = head->name[player],
                                           .letter = {(char)letter, '\0'},
                                           .colour = head->colour[player],
                                           .is_bot = bot_seat_is_taken(head, player) &&
                                                     !bot_seat_is_elsewhere(head, player)};
    }
    return seats;
}

void seats_place(struct seats *seats, const struct session *session, unsigned there)
{
    for (unsigned player = 0; player < seats->count; player++) {
        struct seat *seat = &seats->seat[player];
        const char *bot = session->elsewhere[player];
        bool is_here = !bot_seat_is_elsewhere(&session->head, player);
        seat->place = is_here                ? SEAT_IS_HERE
                      : there >> player & 1u ? SEAT_IS_ELSEWHERE
                                             : SEAT_IS_EMPTY;
        seat->is_bot = is_here ? bot_seat_is_taken(&session->head, player)
                               : bot_level_find(bot, strlen(bot)) < BOT_LEVELS_COUNT;
    }
}

struct seats seats_by_letter(const struct seats *seats)
{
    struct seats letters = *seats;
    for (unsigned player = 0; player < letters.count; player++)
        letters.seat[player].name = seats->seat[player].letter;
    return letters;
}

/* The bytes of the first `most` graphemes, or of all of them. */
static size_t bytes_of(const char *name, unsigned most)
{
    const char *at = name, *end = name + strlen(name);
    for (; most > 0 && at < end; most--)
        at += grapheme_length(at, end);
    return (size_t)(at - name);
}

/* Cut before a space, for what follows it. */
static int cut(const char *name, unsigned most)
{
    size_t bytes = bytes_of(name, most);
    while (bytes > 1 && name[bytes - 1] == ' ')
        bytes--;
    return (int)bytes;
}

void seats_shorten(const struct seats *seats, unsigned most, struct short_seats *out)
{
    enum { MARKS = 2 }; /* a full stop and a letter */
    out->seats = most == 1 ? seats_by_letter(seats) : *seats;
    if (most == 1)
        return;
    for (unsigned player = 0; player < seats->count; player++) {
        const char *name = seats->seat[player].name;
        size_t size = sizeof out->name[player];
        bool is_long = bytes_of(name, most) < strlen(name), is_alone = true;
        for (unsigned other = 0; other < seats->count; other++)
            if (other != player &&
                strncmp(seats->seat[other].name, name, bytes_of(name, most - 1)) == 0)
                is_alone = false;
        out->seats.seat[player].name = out->name[player];
        if (!is_long)
            snprintf(out->name[player], size, "%s", name);
        else if (is_alone)
            snprintf(out->name[player], size, "%.*s.", cut(name, most - 1), name);
        else
            snprintf(out->name[player], size, "%.*s.%s", cut(name, most - MARKS), name,
                     seats->seat[player].letter);
    }
}

static const struct level_words {
    const char *name, *sentence;
} levels[BOT_LEVELS_COUNT + 1] = {
    /* TRANSLATORS: levels of computer players, also in brackets after a name: "Ben (easy)". */
    [BOT_EASY] = {N_("easy"),
                  N_("A friendly beginner: plays for its own points and makes mistakes.")},
    [BOT_CASUAL] = {N_("casual"), N_("Knows what counts, but misjudges many a turn.")},
    [BOT_NORMAL] = {N_("normal"), N_("Plays for the lead and watches what the others gain.")},
    [BOT_HARD] = {N_("hard"), N_("Thinks a few turns ahead.")},
    [BOT_EXPERT] = {N_("expert"), N_("Thinks ahead as well as it can, which may take a moment.")},
    [BOT_ADAPTIVE] = {N_("adaptive"),
                      N_("Adapts to you: plays a little better than the people it meets.")},
    [BOT_LEVELS_COUNT] = {N_("person"), N_("Plays at this keyboard.")},
};

const char *bot_words_level(enum bot_level level)
{
    return _(levels[level].name);
}

const char *bot_words_sentence(enum bot_level level)
{
    return _(levels[level].sentence);
}

const char *bot_words_choice(const struct record_head *head, unsigned player)
{
    if (bot_seat_is_elsewhere(head, player))
        return _("remote");
    return bot_seat_has_program(head, player) ? bot_seat_program(head, player)
                                              : bot_words_level(bot_seat_level(head, player));
}

const char *bot_words_about(const struct record_head *head, unsigned player)
{
    if (bot_seat_is_elsewhere(head, player))
        return _("Plays at another terminal.");
    return bot_seat_has_program(head, player)
               ? _("Another program, which was given when this one was started.")
               : bot_words_sentence(bot_seat_level(head, player));
}

struct sentence bot_words_seat(const struct record_head *head, unsigned player)
{
    const char *name = head->name[player], *who = bot_words_choice(head, player);
    if (!bot_seat_is_taken(head, player) || bot_seat_is_elsewhere(head, player))
        return sentence_of("%s", name);
    if (bot_seat_has_program(head, player) && strcmp(name, who) == 0)
        who = _("program");
    /* TRANSLATORS: a computer player: name and level, or another program: "Ben (hard)". */
    return sentence_of(_("%s (%s)"), name, who);
}

struct sentence seat_words_awaited(const struct record_head *head, unsigned player, bool is_there)
{
    const char *name = head->name[player];
    if (!bot_seat_is_elsewhere(head, player))
        return sentence_of(_("%s is thinking"), name);
    return sentence_of(is_there ? _("%s decides at another terminal")
                                : _("Nobody plays for %s at the moment"),
                       name);
}

struct sentence seat_words_moved(const struct session *session, unsigned player, unsigned before,
                                 unsigned there)
{
    bool was_there = before >> player & 1u, is_there = there >> player & 1u;
    if (was_there == is_there || !bot_seat_is_elsewhere(&session->head, player))
        return (struct sentence){""};
    return sentence_of(is_there ? _("%s has sat down at another terminal.") : _("%s has left."),
                       session->head.name[player]);
}

struct sentence bot_words_role(const struct record_head *head, unsigned player)
{
    const char *name = head->name[player];
    if (!bot_seat_is_taken(head, player))
        return sentence_of(_("A person plays for %s."), name);
    if (bot_seat_is_elsewhere(head, player))
        return sentence_of(_("%s plays at another terminal."), name);
    /* TRANSLATORS: the program is called by the second name. */
    return sentence_of(bot_seat_has_program(head, player) ? _("Another program plays for %s (%s).")
                                                          : _("The computer plays for %s (%s)."),
                       name, bot_words_choice(head, player));
}
