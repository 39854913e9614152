/* The lines of a scenario about options and editions (ED). */
#include "support/scenario_say.h"

static const char *const option_names[OPTIONS_COUNT] = {
#define X(option, name, ...) [OPTION_##option] = name,
    OPTIONS(X)
#undef X
};

static const char *const value_names[OPTIONS_COUNT][OPTION_VALUES_MAX] = {
#define X(option, name, sentence, a, a_name, a_sentence, b, b_name, ...)                           \
    [OPTION_##option] = {[a] = a_name, [b] = b_name},
    OPTIONS(X)
#undef X
};

static const char *const edition_names[EDITIONS_COUNT] = {
#define X(edition, name, sentence) [EDITION_##edition] = name,
    EDITIONS(X)
#undef X
};

bool stage_set_option(struct stage *stage)
{
    struct word word;
    stage_word(stage, &word);
    size_t option = word_find(word, option_names, OPTIONS_COUNT);
    if (option == OPTIONS_COUNT)
        return stage_expected(stage, word, "the name of an option");
    stage_word(stage, &word);
    size_t value = word_find(word, value_names[option], OPTION_VALUES_MAX);
    if (value == OPTION_VALUES_MAX)
        return stage_expected(stage, word, "a value of the option");
    stage->options.value[option] = (uint8_t)value;
    return stage_ends(stage);
}

bool stage_set_edition(struct stage *stage)
{
    struct word word;
    stage_word(stage, &word);
    size_t edition = word_find(word, edition_names, EDITIONS_COUNT);
    if (edition == EDITIONS_COUNT)
        return stage_expected(stage, word, "the name of an edition");
    options_set_edition(&stage->options, (enum edition)edition);
    return stage_ends(stage);
}

void say_options(const struct game *game, struct said *said)
{
    for (unsigned option = 0; option < OPTIONS_COUNT; option++)
        say(said, "%s%s", say_between(said), value_names[option][game->options.value[option]]);
}
