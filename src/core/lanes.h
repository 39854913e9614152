/* Eight bytes at a time: the open squares' edge patterns are compared in lanes of one number, the
 * first byte in the lowest. */
#ifndef BASTIDE_CORE_LANES_H
#define BASTIDE_CORE_LANES_H

#include <stdint.h>
#include <string.h>

typedef uint64_t lanes;

enum { LANES = sizeof(lanes) };

/* The same byte in every lane. */
static inline lanes lanes_of(uint8_t byte)
{
    return byte * (lanes)0x0101010101010101u;
}

static inline lanes lanes_load(const uint8_t *bytes)
{
    lanes loaded;
    memcpy(&loaded, bytes, sizeof loaded);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    loaded = __builtin_bswap64(loaded);
#endif
    return loaded;
}

/* Bit i is set where lane i is zero. A lane's upper bit is clear in `zero` as soon as any bit of
 * the lane is set; the product gathers those bits in the uppermost byte. */
static inline unsigned lanes_zero(lanes value)
{
    lanes low_bits = lanes_of(0x7f);
    lanes zero = ~(((value & low_bits) + low_bits) | value | low_bits) >> 7;
    return (unsigned)(zero * 0x0102040810204080u >> 56);
}

#endif
