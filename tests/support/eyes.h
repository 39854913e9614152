/* How colours look to different eyes, for tests of themes. */
#ifndef BASTIDE_TESTS_EYES_H
#define BASTIDE_TESTS_EYES_H

#include <stdint.h>

/* Normal eyes, and those without red, green or blue cones. */
enum eyes { EYES_NORMAL, EYES_PROTAN, EYES_DEUTAN, EYES_TRITAN, EYES_COUNT };

/* The WCAG contrast of two colours: 1 to 21. */
double eyes_contrast(uint32_t one, uint32_t other);

/* How different two colours look to these eyes: CIEDE2000. From about 2 on the difference is
 * visible side by side, from about 10 on at a glance. */
double eyes_difference(enum eyes eyes, uint32_t one, uint32_t other);

/* How light a colour looks to these eyes: L* of CIELAB, 0 to 100. */
double eyes_lightness(enum eyes eyes, uint32_t rgb);

#endif
