/* Sixteen bytes at a time: the open squares' edge patterns are compared in lanes, the first byte in
 * the lowest. Where the processor has no vectors of bytes (SSE2), two numbers of eight lanes serve
 * as well. */
#ifndef BASTIDE_CORE_LANES_H
#define BASTIDE_CORE_LANES_H

#include <stdint.h>

enum { LANES = 16 };

#ifdef __SSE2__

#include <emmintrin.h>

/* Bit i is set where byte i of `wanted` equals `pattern` in every bit that is set in byte i of
 * `care`. */
static inline unsigned lanes_match(const uint8_t *wanted, const uint8_t *care, uint8_t pattern)
{
    __m128i differ = _mm_and_si128(_mm_xor_si128(_mm_loadu_si128((const __m128i *)wanted),
                                                 _mm_set1_epi8((char)pattern)),
                                   _mm_loadu_si128((const __m128i *)care));
    return (unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(differ, _mm_setzero_si128()));
}

#else

#include <string.h>

static inline uint64_t lanes_load(const uint8_t *bytes)
{
    uint64_t loaded;
    memcpy(&loaded, bytes, sizeof loaded);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    loaded = __builtin_bswap64(loaded);
#endif
    return loaded;
}

/* The same for eight lanes. A lane's upper bit is clear in `zero` as soon as any bit of the lane
 * differs; the product gathers those bits in the uppermost byte. */
static inline unsigned lanes_match_half(const uint8_t *wanted, const uint8_t *care, uint8_t pattern)
{
    uint64_t one_each = 0x0101010101010101u, low_bits = 0x7f * one_each;
    uint64_t differ = (lanes_load(wanted) ^ pattern * one_each) & lanes_load(care);
    uint64_t zero = ~(((differ & low_bits) + low_bits) | differ | low_bits) >> 7;
    return (unsigned)(zero * 0x0102040810204080u >> 56);
}

static inline unsigned lanes_match(const uint8_t *wanted, const uint8_t *care, uint8_t pattern)
{
    return lanes_match_half(wanted, care, pattern) |
           lanes_match_half(wanted + LANES / 2, care + LANES / 2, pattern) << LANES / 2;
}

#endif

#endif
