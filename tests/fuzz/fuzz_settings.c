/* Any bytes as the file of settings: whatever they say, each setting has a value that it may have;
 * what is changed then and printed is read back as changed.
 *
 * The first byte says which settings are changed, and to what. */
#include "fuzz/fuzz.h"
#include "play/record_buffer.h"
#include "play/settings.h"

#include <stdio.h>
#include <string.h>

static void check_values(const struct settings *settings)
{
    for (unsigned key = 0; key < SETTINGS_KEYS_COUNT; key++) {
        struct settings again = settings_default();
        struct bad_text bad;
        const char *value = settings->value[key];
        FUZZ_CHECK(memchr(value, '\0', SETTINGS_VALUE_SIZE) != NULL);
        FUZZ_CHECK(settings_set(&again, (enum settings_key)key, word_whole(value), &bad));
        FUZZ_CHECK(strcmp(again.value[key], value) == 0);
    }
}

static void change(struct settings *settings, unsigned choice)
{
    for (unsigned key = 0; key < SETTINGS_KEYS_COUNT; key++) {
        const char *values[SETTINGS_VALUES_MAX];
        size_t count = settings_values((enum settings_key)key, values);
        if (choice >> key & 1u)
            snprintf(settings->value[key], SETTINGS_VALUE_SIZE, "%s",
                     count > 0 ? values[choice % count] : "mono");
    }
}

static void print_and_read(const struct settings *before, const struct settings *after,
                           const char *text, size_t length)
{
    struct record_buffer buffer = {0};
    struct settings again = settings_default();
    struct bad_text bad;
    settings_print(&buffer, before, after, text, length);
    FUZZ_CHECK(!buffer.failed);
    settings_read(&again, buffer.text ? buffer.text : "", buffer.length, &bad);
    for (unsigned key = 0; key < SETTINGS_KEYS_COUNT; key++)
        FUZZ_CHECK(strcmp(again.value[key], after->value[key]) == 0);
    record_buffer_free(&buffer);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    struct settings settings = settings_default(), changed;
    struct bad_text bad = {0};
    const char *text = length > 0 ? (const char *)bytes + 1 : "";
    size_t left = length > 0 ? length - 1 : 0;
    if (!settings_read(&settings, text, left, &bad))
        FUZZ_CHECK(bad.line >= 1 && bad.line <= left && strlen(bad.reason) > 0);
    check_values(&settings);
    changed = settings;
    change(&changed, length > 0 ? bytes[0] : 0);
    print_and_read(&settings, &changed, text, left);
    return 0;
}
