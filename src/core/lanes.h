/* 64 bytes at a time: the open squares' edge patterns are all compared at once, with one bit of
 * result each. Uses 16-byte vectors where the processor has them (SSE2), else eight bytes in one
 * integer. */
#ifndef BASTIDE_CORE_LANES_H
#define BASTIDE_CORE_LANES_H

#include <stdint.h>

enum { LANES = 64 };

#ifdef __SSE2__

#include <emmintrin.h>

static inline uint64_t lanes_match_16(const uint8_t *wanted, const uint8_t *care, uint8_t pattern)
{
    __m128i differ = _mm_and_si128(
        _mm_xor_si128(_mm_loadu_si128((const __m128i *)wanted), _mm_set1_epi8((char)pattern)),
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

/* A lane's top bit is clear in `zero` if any bit of the lane differs; the product gathers those
 * bits in the top byte. */
static inline uint64_t lanes_match_8(const uint8_t *wanted, const uint8_t *care, uint8_t pattern)
{
    uint64_t one_each = 0x0101010101010101u, low_bits = 0x7f * one_each;
    uint64_t differ = (lanes_load(wanted) ^ pattern * one_each) & lanes_load(care);
    uint64_t zero = ~(((differ & low_bits) + low_bits) | differ | low_bits) >> 7;
    return zero * 0x0102040810204080u >> 56;
}

static inline uint64_t lanes_match_16(const uint8_t *wanted, const uint8_t *care, uint8_t pattern)
{
    return lanes_match_8(wanted, care, pattern) | lanes_match_8(wanted + 8, care + 8, pattern) << 8;
}

#endif

/* Bit i is set if byte i of `wanted` equals `pattern` in every bit set in byte i of `care`. */
static inline uint64_t lanes_match(const uint8_t *wanted, const uint8_t *care, uint8_t pattern)
{
    return lanes_match_16(wanted, care, pattern) |
           lanes_match_16(wanted + 16, care + 16, pattern) << 16 |
           lanes_match_16(wanted + 32, care + 32, pattern) << 32 |
           lanes_match_16(wanted + 48, care + 48, pattern) << 48;
}

#endif
