#include "wording/bot_words.h"

#include "language/language.h"

static const struct level_words {
    const char *name, *sentence;
} levels[BOT_LEVELS_COUNT + 1] = {
    /* TRANSLATORS: levels of computer players, also in brackets after a name: "Ben (easy)". */
    [BOT_EASY] = {N_("easy"),
                  N_("Plays like a friendly beginner: for its own points, with mistakes.")},
    [BOT_NORMAL] = {N_("normal"), N_("Plays for the lead and sees what others gain; at once.")},
    [BOT_HARD] = {N_("hard"), N_("Looks a few turns ahead; nearly at once.")},
    [BOT_EXPERT] = {N_("expert"), N_("Looks ahead as well as it can; takes up to a second.")},
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

struct sentence bot_words_seat(const struct record_head *head, unsigned player)
{
    enum bot_level level = bot_seat_level(head, player);
    if (level == BOT_LEVELS_COUNT)
        return sentence_of("%s", head->name[player]);
    /* TRANSLATORS: a computer player: name and level. */
    return sentence_of(_("%s (%s)"), head->name[player], bot_words_level(level));
}

struct sentence bot_words_thinking(const char *name)
{
    return sentence_of(_("%s is thinking"), name);
}

struct sentence bot_words_change(const struct record_head *head, unsigned player)
{
    enum bot_level level = bot_seat_level(head, player);
    const char *name = head->name[player];
    if (level == BOT_LEVELS_COUNT)
        return sentence_of(_("A person now plays for %s."), name);
    return sentence_of(_("The computer now plays for %s (%s)."), name, bot_words_level(level));
}
