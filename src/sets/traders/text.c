#include "text.h"

#include "text/names.h"

const char *good_name(enum good good)
{
    static const char *const names[GOODS_COUNT] = {
#define X(good, word) [GOOD_##good] = word,
        GOODS(X)
#undef X
    };
    return names[good];
}

const char *scored_good(const struct event *event)
{
    return good_name((enum good)event->what);
}
