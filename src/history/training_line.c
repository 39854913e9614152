/* An entry of the history of practice as a line of JSON (docs/TRAINER.md). */
#include "history/training_log.h"

#include "text/setup.h"

#include <jansson.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Words for what is a number in the entry. */

static const char *const way_words[MISJUDGEMENTS_COUNT] = {
#define X(way, word) [MISJUDGED_##way] = word,
    MISJUDGEMENTS(X)
#undef X
};

static const char *const group_words[TILE_GROUPS_COUNT] = {
#define X(group, word) [TILES_OF_##group] = word,
    TILE_GROUPS(X)
#undef X
};

static const char *const stage_words[PRACTICE_STAGES_COUNT] = {
#define X(stage, word, from, below) [STAGE_OF_PRACTICE_##stage] = #word,
    PRACTICE_STAGES(X)
#undef X
};

static bool training_line_find(const json_t *from, const char *key, const char *const *words,
                               size_t count, uint8_t *number)
{
    const char *text = json_string_value(json_object_get(from, key));
    size_t found = text != NULL ? word_find(word_whole(text), words, count) : count;
    *number = (uint8_t)found;
    return found < count;
}

/* Printing. Where memory runs out a value is NULL, and so is all that it would be part of. */

static json_t *without_memory(json_t *json)
{
    json_decref(json);
    return NULL;
}

static json_t *decision_json(const struct training_decision *decision)
{
    json_t *json = json_pack("{s:s, s:s, s:s, s:f}", "kind", decision_kind_word(decision->kind),
                             "way", way_words[decision->way], "tile", group_words[decision->group],
                             "loss", decision->loss.mean);
    if (decision->loss.within >= 0 &&
        json_object_set_new(json, "within", json_real(decision->loss.within)) != 0)
        return without_memory(json);
    return json;
}

static json_t *decisions_json(const struct training_entry *entry)
{
    json_t *json = json_array();
    for (unsigned d = 0; d < entry->decisions; d++)
        if (json_array_append_new(json, decision_json(&entry->decision[d])) != 0)
            return without_memory(json);
    return json;
}

/* Those that differ from the edition's. */
static json_t *options_json(const struct options *options)
{
    json_t *json = json_object();
    for (enum option option = 0; option < OPTIONS_COUNT; option++)
        if (option_is_changed(options, option) &&
            json_object_set_new(
                json, option_words[option].name,
                json_string(option_words[option].value[options->value[option]].name)) != 0)
            return without_memory(json);
    return json;
}

char *training_line_print(const struct training_entry *entry)
{
    const struct practice_wish *wish = &entry->wish;
    struct record_head head = {.options = wish->options};
    char sets[SETTING_TEXT_SIZE], seed[24], *line;
    setting_print(SETTING_SETS, &head, sets);
    snprintf(seed, sizeof seed, "%" PRIu64, wish->seed);
    json_t *json =
        json_pack("{s:I, s:s, s:i, s:s, s:s, s:o, s:s, s:s, s:s*, s:i, s:i, s:o}", "time",
                  (json_int_t)entry->time, "name", entry->name, "players", wish->options.players,
                  "sets", sets, "edition", edition_words[wish->options.edition].name, "options",
                  options_json(&wish->options), "stage", stage_words[wish->stage], "tiles",
                  group_words[wish->group], "seed", entry->comes_again ? seed : NULL, "seat",
                  entry->seat + 1, "played", entry->part, "decisions", decisions_json(entry));
    line = json_dumps(json, JSON_COMPACT | JSON_REAL_PRECISION(6));
    json_decref(json);
    return line;
}

/* Reading. */

/* An integer in that range; a missing one is not. */
static bool read_int(const json_t *from, const char *key, json_int_t least, json_int_t most,
                     json_int_t *value)
{
    const json_t *json = json_object_get(from, key);
    *value = json_integer_value(json);
    return json_is_integer(json) && *value >= least && *value <= most;
}

static bool read_small(const json_t *from, const char *key, int least, int most, uint8_t *value)
{
    json_int_t read;
    bool is_good = read_int(from, key, least, most, &read);
    *value = (uint8_t)(is_good ? read : 0);
    return is_good;
}

static bool read_name(const json_t *from, char name[TRAINING_NAME_SIZE])
{
    const char *text = json_string_value(json_object_get(from, "name"));
    static_assert((int)TRAINING_NAME_SIZE == (int)NAME_SIZE, "it is a player's name");
    if (text == NULL || !record_name_is_good(text))
        return false;
    strcpy(name, text);
    return true;
}

static bool read_setting(const json_t *from, enum setting setting, struct record_head *head)
{
    const char *text = json_string_value(json_object_get(from, setting_name(setting)));
    struct bad_text unsaid;
    return text != NULL && setting_read(setting, word_whole(text), head, &unsaid);
}

static bool read_options(const json_t *from, struct options *options)
{
    struct record_head head = {.options = options_default()};
    struct option_choices choices = {.made = 0};
    struct bad_text unsaid;
    const char *name;
    json_t *value;
    if (!read_setting(from, SETTING_SETS, &head) || !read_setting(from, SETTING_EDITION, &head) ||
        !read_small(from, "players", PLAYERS_MIN, PLAYERS_MAX, &head.options.players))
        return false;
    json_object_foreach(json_object_get(from, "options"), name,
                        value) if (!json_is_string(value) ||
                                   !option_choose(&choices, word_whole(name),
                                                  word_whole(json_string_value(value)),
                                                  &unsaid)) return false;
    option_choices_apply(&choices, &head.options);
    *options = head.options;
    return true;
}

/* A line without a seed is of a position that does not come again. */
static bool training_line_read_seed(const json_t *from, struct training_entry *entry)
{
    const json_t *json = json_object_get(from, "seed");
    struct record_head head = {.has_seed = false};
    entry->comes_again = json != NULL;
    if (json != NULL && !read_setting(from, SETTING_SEED, &head))
        return false;
    entry->wish.seed = head.seed;
    return true;
}

static bool read_points(const json_t *json, double *points)
{
    const double most = 1e6;
    *points = json_number_value(json);
    return json_is_number(json) && *points >= -most && *points <= most;
}

static bool read_kind(const json_t *from, uint8_t *kind)
{
    const char *text = json_string_value(json_object_get(from, "kind"));
    *kind = 0;
    while (text != NULL && *kind < DECISION_KINDS_COUNT &&
           strcmp(text, decision_kind_word(*kind)) != 0)
        ++*kind;
    return text != NULL && *kind < DECISION_KINDS_COUNT;
}

static bool read_decision(const json_t *json, struct training_decision *decision)
{
    const json_t *within = json_object_get(json, "within");
    decision->loss.within = -1;
    return read_kind(json, &decision->kind) &&
           training_line_find(json, "way", way_words, MISJUDGEMENTS_COUNT, &decision->way) &&
           training_line_find(json, "tile", group_words, TILE_GROUPS_COUNT, &decision->group) &&
           decision->group != TILES_OF_ANY &&
           read_points(json_object_get(json, "loss"), &decision->loss.mean) &&
           (within == NULL || read_points(within, &decision->loss.within));
}

static bool read_decisions(const json_t *json, struct training_entry *entry)
{
    size_t count = json_array_size(json);
    if (!json_is_array(json) || count > TRAINING_DECISIONS_MAX)
        return false;
    for (size_t d = 0; d < count; d++)
        if (!read_decision(json_array_get(json, d), &entry->decision[d]))
            return false;
    entry->decisions = (unsigned)count;
    return true;
}

static bool read_entry(const json_t *json, struct training_entry *entry)
{
    json_int_t time;
    *entry = (struct training_entry){.time = 0};
    if (!read_int(json, "time", 0, INT64_C(1) << 40, &time) || !read_name(json, entry->name) ||
        !read_options(json, &entry->wish.options) || !training_line_read_seed(json, entry) ||
        !training_line_find(json, "stage", stage_words, PRACTICE_STAGES_COUNT,
                            &entry->wish.stage) ||
        !training_line_find(json, "tiles", group_words, TILE_GROUPS_COUNT, &entry->wish.group) ||
        !read_small(json, "seat", 1, entry->wish.options.players, &entry->seat) ||
        !read_small(json, "played", 0, 100, &entry->part))
        return false;
    entry->time = time;
    entry->seat--;
    return read_decisions(json_object_get(json, "decisions"), entry);
}

bool training_line_read(const char *line, size_t length, struct training_entry *entry)
{
    json_t *json = json_loadb(line, length, JSON_REJECT_DUPLICATES, NULL);
    bool is_entry = read_entry(json, entry);
    json_decref(json);
    return is_entry;
}
