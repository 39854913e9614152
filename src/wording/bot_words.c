#include "wording/bot_words.h"

#include "language/language.h"

static const struct level_words {
    const char *name, *sentence;
} levels[BOT_LEVELS_COUNT + 1] = {
    /* TRANSLATORS: levels of computer players, also in brackets after a name: "Ben (easy)". */
    [BOT_EASY] = {N_("easy"),
                  N_("A friendly beginner: plays for its own points and makes mistakes.")},
    [BOT_NORMAL] = {N_("normal"), N_("Plays for the lead and watches what the others gain.")},
    [BOT_HARD] = {N_("hard"), N_("Thinks a few turns ahead.")},
    [BOT_EXPERT] = {N_("expert"), N_("Thinks ahead as well as it can, which may take a moment.")},
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

struct sentence bot_words_role(const struct record_head *head, unsigned player)
{
    enum bot_level level = bot_seat_level(head, player);
    const char *name = head->name[player];
    if (level == BOT_LEVELS_COUNT)
        return sentence_of(_("A person plays for %s."), name);
    return sentence_of(_("The computer plays for %s (%s)."), name, bot_words_level(level));
}
