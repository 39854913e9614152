/* Setting up a game. */
#include "plain/playing.h"
#include "play/bot_seats.h"

#include "language/language.h"
#include "text/setup.h"
#include "unicode/utf8.h"
#include "wording/seats.h"
#include "wording/setup_words.h"

#include <string.h>

static bool ask_players(struct dialogue *dialogue, struct record_head *head)
{
    char line[PLAIN_LINE_SIZE];
    long number;
    dialogue_say(dialogue, _("How many players, 2 to 6? Press Enter for %u."),
                 (unsigned)head->options.players);
    while (dialogue_ask(dialogue, "", line)) {
        if (line[0] == '\0')
            return true;
        if (word_number(word_whole(line), PLAYERS_MIN, PLAYERS_MAX, &number)) {
            head->options.players = (uint8_t)number;
            return true;
        }
        dialogue_say(dialogue, _("'%s': expected a number from 2 to 6."), line);
    }
    return false;
}

static bool is_taken(const struct record_head *head, unsigned player, const char *name)
{
    for (unsigned other = 0; other < player; other++)
        if (spelling_is_same(head->name[other], name))
            return true;
    return false;
}

/* Whether computer players can have a seat: not at a real table. */
static bool has_levels(const struct record_head *head)
{
    return head->chance != RECORD_CHANCE_MANUAL;
}

/* NAME, or NAME=LEVEL; without a name the player keeps the one there is. */
static bool read_seat(const struct dialogue *dialogue, const char *line,
                      const struct record_head *head, const char *known, char name[NAME_SIZE],
                      char bot[BOT_SIZE], struct bad_text *bad)
{
    struct word said = word_whole(line), level;
    if (has_levels(head) && word_split_last(said, '=', &said, &level)) {
        if (!programs_read_seat(dialogue->programs, level, bot, bad))
            return false;
    } else {
        bot[0] = '\0';
    }
    return setup_read_name(said.length > 0 ? said : word_whole(known), name, bad);
}

static bool ask_name(struct dialogue *dialogue, struct record_head *head, unsigned player)
{
    char line[PLAIN_LINE_SIZE], name[NAME_SIZE], bot[BOT_SIZE];
    struct bad_text bad;
    dialogue_say(dialogue, _("Name of player %u? Press Enter for %s."), player + 1,
                 bot_words_seat(head, player).text);
    while (dialogue_ask(dialogue, "", line)) {
        memcpy(bot, head->bot[player], sizeof bot);
        memcpy(name, head->name[player], sizeof name);
        if (line[0] != '\0' &&
            !read_seat(dialogue, line, head, head->name[player], name, bot, &bad))
            dialogue_tell(dialogue, bad.reason);
        else if (is_taken(head, player, name))
            dialogue_say(dialogue, _("'%s': expected a name that is not taken."), name);
        else {
            memcpy(head->name[player], name, sizeof name);
            memcpy(head->bot[player], bot, sizeof bot);
            return true;
        }
    }
    return false;
}

/* Asks for a setting, in the command line's format, until it is valid. */
static bool ask_setting(struct dialogue *dialogue, struct record_head *head, enum setting setting)
{
    char line[PLAIN_LINE_SIZE];
    struct bad_text bad;
    while (dialogue_ask(dialogue, "", line)) {
        if (line[0] == '\0' || setting_read(setting, word_whole(line), head, &bad))
            return true;
        dialogue_tell(dialogue, bad.reason);
    }
    return false;
}

static bool ask_sets(struct dialogue *dialogue, struct record_head *head)
{
    char sets[SETTING_TEXT_SIZE];
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++)
        dialogue_say(dialogue, "%s: %s", tile_set_name((enum tile_set)set),
                     _(set_words[set].sentence));
    setting_print(SETTING_SETS, head, sets);
    dialogue_say(dialogue, _("Which sets, separated by spaces? Press Enter for %s."), sets);
    return ask_setting(dialogue, head, SETTING_SETS);
}

static bool ask_edition(struct dialogue *dialogue, struct record_head *head)
{
    for (unsigned edition = 0; edition < EDITIONS_COUNT; edition++)
        dialogue_say(dialogue, "%s: %s", edition_words[edition].name,
                     _(edition_words[edition].sentence));
    dialogue_say(dialogue, _("Which edition of the rules? Press Enter for %s."),
                 edition_words[head->options.edition].name);
    return ask_setting(dialogue, head, SETTING_EDITION);
}

static void list_options(struct dialogue *dialogue, const struct record_head *head)
{
    for (unsigned o = 0; o < OPTIONS_COUNT; o++) {
        enum option option = (enum option)o;
        if (!option_is_offered(&head->options, option))
            continue;
        dialogue_say(dialogue, "%s: %s", option_words[option].name,
                     _(option_words[option].sentence));
        for (unsigned value = 0; value < OPTION_VALUES_MAX; value++)
            dialogue_say(dialogue,
                         value == head->options.value[o] ? _("%s=%s (current): %s") : "%s=%s: %s",
                         option_words[option].name, option_words[option].value[value].name,
                         _(option_words[option].value[value].sentence));
        dialogue_tell(dialogue, option_changes(option).text);
    }
}

/* NAME=VALUE; false after printing what is wrong with it. */
static bool choose_option(struct dialogue *dialogue, struct record_head *head, const char *line)
{
    struct option_choices choices = {.made = 0};
    struct bad_text bad;
    size_t length = strcspn(line, "=");
    if (line[length] == '\0') {
        dialogue_say(dialogue, _("'%s': expected NAME=VALUE, ? or an empty line."), line);
        return false;
    }
    if (!option_choose(&choices, (struct word){line, length, 1}, word_whole(line + length + 1),
                       &bad)) {
        dialogue_tell(dialogue, bad.reason);
        return false;
    }
    option_choices_apply(&choices, &head->options);
    return true;
}

static bool ask_options(struct dialogue *dialogue, struct record_head *head)
{
    char line[PLAIN_LINE_SIZE];
    dialogue_say(dialogue,
                 _("Change a rule? Type NAME=VALUE, or ? for a list. Press Enter for none."));
    while (dialogue_ask(dialogue, "", line)) {
        if (line[0] == '\0')
            return true;
        if (strcmp(line, "?") == 0)
            list_options(dialogue, head);
        else if (choose_option(dialogue, head, line))
            dialogue_say(dialogue, "%s.", wording_edition(&head->options).text);
    }
    return false;
}

static void list_aids(struct dialogue *dialogue)
{
#define X(aid, word) dialogue_say(dialogue, "%s: %s", #word, _(aid_words[AID_##aid].sentence));
    AIDS(X)
#undef X
}

static bool ask_aids(struct dialogue *dialogue, struct record_head *head)
{
    char line[PLAIN_LINE_SIZE], aids[AIDS_TEXT_SIZE];
    struct bad_text bad;
    aids_print(head, aids);
    dialogue_say(
        dialogue,
        _("Which aids? all, none, or names from the list that ? shows. Press Enter for %s."), aids);
    while (dialogue_ask(dialogue, "", line)) {
        if (line[0] == '\0')
            return true;
        if (strcmp(line, "?") == 0)
            list_aids(dialogue);
        else if (aids_read(word_whole(line), head, &bad))
            return true;
        else
            dialogue_tell(dialogue, bad.reason);
    }
    return false;
}

static bool ask_seed(struct dialogue *dialogue, struct record_head *head)
{
    char seed[SETTING_TEXT_SIZE];
    if (setting_print(SETTING_SEED, head, seed))
        dialogue_say(dialogue,
                     _("Seed? The same number gives the same tile order. Press Enter for %s."),
                     seed);
    else
        dialogue_say(
            dialogue,
            _("Seed? The same number gives the same tile order. Press Enter for a random one."));
    return ask_setting(dialogue, head, SETTING_SEED);
}

static bool ask_chance(struct dialogue *dialogue, struct record_head *head)
{
    char chance[SETTING_TEXT_SIZE];
    setting_print(SETTING_CHANCE, head, chance);
    dialogue_say(dialogue, _("auto: the program draws the tiles."));
    dialogue_say(dialogue, _("unseen: the program draws each tile only when it is due; there is no "
                             "seed, so nobody can know what comes."));
    dialogue_say(dialogue, _("manual: you draw them from a real box and type them in."));
    dialogue_say(dialogue, _("Which? Press Enter for %s."), chance);
    return ask_setting(dialogue, head, SETTING_CHANCE) &&
           (head->chance != RECORD_CHANCE_AUTO || ask_seed(dialogue, head));
}

static bool ask_names(struct dialogue *dialogue, struct record_head *head)
{
    if (has_levels(head))
        dialogue_say(dialogue, _("For a computer player, type NAME=LEVEL, such as Ben=hard."));
    for (unsigned level = 0; has_levels(head) && level < BOT_LEVELS_COUNT; level++)
        dialogue_say(dialogue, "%s: %s", bot_levels[level].name,
                     bot_words_sentence((enum bot_level)level));
    for (unsigned player = 0; player < head->options.players; player++)
        if (!ask_name(dialogue, head, player))
            return false;
    return true;
}

bool new_game_agree_on_rules(struct dialogue *dialogue, struct record_head *head)
{
    return ask_players(dialogue, head) && ask_names(dialogue, head) && ask_sets(dialogue, head) &&
           ask_edition(dialogue, head) && ask_options(dialogue, head);
}

bool new_game_agree(struct dialogue *dialogue, struct record_head *head)
{
    return new_game_agree_on_rules(dialogue, head) && ask_aids(dialogue, head) &&
           (head->chance == RECORD_CHANCE_MANUAL || ask_chance(dialogue, head));
}
