/* Any bytes as the file of keys: what is refused changes nothing and says where; what is taken
 * leaves every action a key that it may have, and none that another has at the same place. */
#include "fuzz/fuzz.h"
#include "tui/keys.h"

#include <string.h>

static void check_action(const struct keymap *keymap, unsigned action)
{
    FUZZ_CHECK(keymap->key[action][0] != 0);
    for (unsigned k = 0; k < ACTION_KEYS; k++) {
        uint32_t key = keymap->key[action][k];
        FUZZ_CHECK(!key_stays(key) || (actions[action].stays && key == actions[action].key[k]));
        for (unsigned other = 0; key != 0 && other < action; other++)
            for (unsigned o = 0; actions[action].places & actions[other].places && o < ACTION_KEYS;
                 o++)
                FUZZ_CHECK(keymap->key[other][o] != key);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    struct keymap keymap = keymap_default(), before = keymap;
    struct bad_text bad = {0};
    bool good = keymap_read(&keymap, length > 0 ? (const char *)bytes : "", length, &bad);
    if (!good) {
        FUZZ_CHECK(bad.line >= 1 && bad.column >= 1 && strlen(bad.reason) > 0);
        FUZZ_CHECK(memcmp(&keymap, &before, sizeof keymap) == 0);
    }
    for (unsigned action = 0; action < actions_count; action++)
        check_action(&keymap, action);
    return 0;
}
