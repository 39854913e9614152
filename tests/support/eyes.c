#include "support/eyes.h"

#include <math.h>

static const double pi = 3.14159265358979323846;

struct light {
    double r, g, b; /* linear, 0 to 1 */
};

struct lab {
    double l, a, b;
};

static double linear(uint32_t level)
{
    double value = level / 255.0;
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
}

static struct light light_of(uint32_t rgb)
{
    return (struct light){linear(rgb >> 16 & 0xff), linear(rgb >> 8 & 0xff), linear(rgb & 0xff)};
}

static double luminance(uint32_t rgb)
{
    struct light light = light_of(rgb);
    return 0.2126 * light.r + 0.7152 * light.g + 0.0722 * light.b;
}

double eyes_contrast(uint32_t one, uint32_t other)
{
    double a = luminance(one) + 0.05, b = luminance(other) + 0.05;
    return a > b ? a / b : b / a;
}

static double within(double value)
{
    return value < 0 ? 0 : value > 1 ? 1 : value;
}

/* Simulates colour blindness: matrices of Machado, Oliveira and Fernandes (2009). */
static struct light seen_by(enum eyes eyes, struct light light)
{
    static const double seen[EYES_COUNT][3][3] = {
        [EYES_NORMAL] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
        [EYES_PROTAN] = {{0.152286, 1.052583, -0.204868},
                         {0.114503, 0.786281, 0.099216},
                         {-0.003882, -0.048116, 1.051998}},
        [EYES_DEUTAN] = {{0.367322, 0.860646, -0.227968},
                         {0.280085, 0.672501, 0.047413},
                         {-0.011820, 0.042940, 0.968881}},
        [EYES_TRITAN] = {{1.255528, -0.076749, -0.178779},
                         {-0.078411, 0.930809, 0.147602},
                         {0.004733, 0.691367, 0.303900}},
    };
    const double(*m)[3] = seen[eyes];
    return (struct light){
        within(m[0][0] * light.r + m[0][1] * light.g + m[0][2] * light.b),
        within(m[1][0] * light.r + m[1][1] * light.g + m[1][2] * light.b),
        within(m[2][0] * light.r + m[2][1] * light.g + m[2][2] * light.b),
    };
}

static double bend(double value)
{
    return value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116;
}

static struct lab lab_of(enum eyes eyes, uint32_t rgb)
{
    struct light light = seen_by(eyes, light_of(rgb));
    double x = bend((0.4124564 * light.r + 0.3575761 * light.g + 0.1804375 * light.b) / 0.95047);
    double y = bend(0.2126729 * light.r + 0.7151522 * light.g + 0.0721750 * light.b);
    double z = bend((0.0193339 * light.r + 0.1191920 * light.g + 0.9503041 * light.b) / 1.08883);
    return (struct lab){116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double eyes_lightness(enum eyes eyes, uint32_t rgb)
{
    return lab_of(eyes, rgb).l;
}

static double radians(double degrees)
{
    return degrees * pi / 180;
}

static double hue(double a, double b)
{
    double degrees = a == 0 && b == 0 ? 0 : atan2(b, a) * 180 / pi;
    return degrees < 0 ? degrees + 360 : degrees;
}

static double seventh(double chroma)
{
    double power = pow(chroma, 7);
    return sqrt(power / (power + pow(25, 7)));
}

/* After Sharma, Wu and Dalal (2005). */
static double ciede2000(struct lab one, struct lab other)
{
    double stretch = 1 + 0.5 * (1 - seventh((hypot(one.a, one.b) + hypot(other.a, other.b)) / 2));
    double a1 = one.a * stretch, a2 = other.a * stretch;
    double c1 = hypot(a1, one.b), c2 = hypot(a2, other.b);
    double h1 = hue(a1, one.b), h2 = hue(a2, other.b), turn = h2 - h1, mean = (h1 + h2) / 2;
    if (c1 * c2 == 0)
        turn = 0, mean = h1 + h2;
    else if (fabs(turn) > 180)
        turn += turn > 0 ? -360 : 360, mean += mean < 180 ? 180 : -180;
    double l = (one.l + other.l) / 2, c = (c1 + c2) / 2;
    double t = 1 - 0.17 * cos(radians(mean - 30)) + 0.24 * cos(radians(2 * mean)) +
               0.32 * cos(radians(3 * mean + 6)) - 0.20 * cos(radians(4 * mean - 63));
    double sl = 1 + 0.015 * (l - 50) * (l - 50) / sqrt(20 + (l - 50) * (l - 50));
    double sc = 1 + 0.045 * c, sh = 1 + 0.015 * c * t;
    double twist = -sin(radians(60 * exp(-pow((mean - 275) / 25, 2)))) * 2 * seventh(c);
    double dl = (other.l - one.l) / sl, dc = (c2 - c1) / sc;
    double dh = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / sh;
    return sqrt(dl * dl + dc * dc + dh * dh + twist * dc * dh);
}

double eyes_difference(enum eyes eyes, uint32_t one, uint32_t other)
{
    return ciede2000(lab_of(eyes, one), lab_of(eyes, other));
}
