/* A bag of tokens: what chance draws from besides the pile of tiles. */
#ifndef BASTIDE_BAG_H
#define BASTIDE_BAG_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { BAG_KINDS_MAX = 16 };

struct bag {
    uint8_t left[BAG_KINDS_MAX]; /* of each kind of token */
    uint8_t tokens;              /* altogether */
    uint16_t drawn;              /* so far, those put back included */
};

#ifdef __cplusplus
}
#endif

#endif
