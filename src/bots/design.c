#include "bots/design.h"

#include <string.h>

static const struct {
    char name[16];
    double least, most;
} rows[DESIGN_ROWS] = {
#define X(row, best, least, most, meaning) [DESIGN_##row] = {#row, (least), (most)},
    DESIGN(X)
#undef X
};

const struct design design_best = {{
#define X(row, best, least, most, meaning) [DESIGN_##row] = (best),
    DESIGN(X)
#undef X
}};

bool design_set(struct design *design, const char *name, size_t length, double value)
{
    for (unsigned row = 0; row < DESIGN_ROWS; row++)
        if (strlen(rows[row].name) == length && memcmp(rows[row].name, name, length) == 0 &&
            value >= rows[row].least && value <= rows[row].most) {
            design->of[row] = value;
            return true;
        }
    return false;
}
