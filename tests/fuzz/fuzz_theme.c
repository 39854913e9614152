/* Any bytes as a theme: refused with a line and a reason, or every ink has a colour that every kind
 * of terminal can show. */
#include "fuzz/fuzz.h"
#include "tui/theme/theme.h"

#include <string.h>

static void check_colour(const struct colour *colour)
{
    FUZZ_CHECK(colour->rgb <= 0xffffff);
    FUZZ_CHECK(colour->among_256 >= 0 && colour->among_256 <= 255);
    FUZZ_CHECK(colour->among_16 >= 0 && colour->among_16 <= 15);
    FUZZ_CHECK(colour->among_8 >= 0 && colour->among_8 <= 7);
    if (colour->is_own)
        FUZZ_CHECK(colour->rgb == 0 && colour->among_256 == 0 && colour->among_16 == 0 &&
                   colour->among_8 == 0);
}

static void read_with(struct themes known, const char *text, size_t length)
{
    static struct theme theme;
    struct bad_text bad = {0};
    memset(&theme, 0x7f, sizeof theme);
    if (!theme_read(&theme, known, text, length, &bad)) {
        FUZZ_CHECK(bad.line <= length && strlen(bad.reason) > 0);
        return;
    }
    for (uint16_t ink = 0; ink < INKS_ALL; ink++)
        check_colour(theme_colour(&theme, ink));
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    const struct themes none = {NULL, 0};
    read_with(themes_built_in, (const char *)bytes, length);
    read_with(none, (const char *)bytes, length);
    return 0;
}
