#include "tui/terminal/pen.h"

#include "tui/terminal/look.h"

#include <string.h>

static const struct {
    uint8_t attribute;
    const char *on, *off;
} attributes[] = {{CELL_BOLD, "1", "22"}, {CELL_UNDERLINE, "4", "24"}, {CELL_REVERSE, "7", "27"}};
enum { ATTRIBUTES = sizeof attributes / sizeof attributes[0], BRIGHT = 8, NUMBERED = 16 };

/* The first digit or digits of a colour's parameters. */
struct ground {
    const char *dark, *bright, *extended, *own;
};

static const struct ground ink_ground = {"3", "9", "38", "39"};
static const struct ground paper_ground = {"4", "10", "48", "49"};

static int colour_length(int32_t colour, const struct ground *ground, enum depth depth)
{
    if (colour == COLOUR_OWN)
        return (int)strlen("39");
    if (depth == DEPTH_24_BIT)
        return (int)strlen("38;2;;;") + number_digits(colour >> 16) +
               number_digits(colour >> 8 & 0xff) + number_digits(colour & 0xff);
    if (colour >= NUMBERED)
        return (int)strlen("38;5;") + number_digits(colour);
    return colour < BRIGHT ? (int)strlen("30") : (int)strlen(ground->bright) + 1;
}

/* Adds up parameters with semicolons between them. */
static void add_length(int *length, int parameter)
{
    *length += parameter + (*length > 0);
}

static int reset_length(const struct pen *to, enum depth depth)
{
    int length = 1;
    for (size_t a = 0; a < ATTRIBUTES; a++)
        if (to->attribute & attributes[a].attribute)
            add_length(&length, 1);
    if (to->ink != COLOUR_OWN)
        add_length(&length, colour_length(to->ink, &ink_ground, depth));
    if (to->paper != COLOUR_OWN)
        add_length(&length, colour_length(to->paper, &paper_ground, depth));
    return length == 1 ? 0 : length; /* SGR without parameters is a reset */
}

/* Of changing just what differs; -1 where the dialect cannot. */
static int step_length(const struct pen *from, const struct pen *to, const struct dialect *dialect)
{
    int length = 0;
    uint8_t off = from->attribute & (uint8_t)~to->attribute;
    bool to_own = (to->ink == COLOUR_OWN && from->ink != COLOUR_OWN) ||
                  (to->paper == COLOUR_OWN && from->paper != COLOUR_OWN);
    if (!from->is_known || (off && !dialect->ends_attributes) || (to_own && !dialect->has_own))
        return -1;
    for (size_t a = 0; a < ATTRIBUTES; a++)
        if ((from->attribute ^ to->attribute) & attributes[a].attribute)
            add_length(&length, off & attributes[a].attribute ? 2 : 1);
    if (to->ink != from->ink)
        add_length(&length, colour_length(to->ink, &ink_ground, dialect->depth));
    if (to->paper != from->paper)
        add_length(&length, colour_length(to->paper, &paper_ground, dialect->depth));
    return length;
}

struct pen_change pen_change(const struct pen *from, const struct pen_need *need,
                             const struct dialect *dialect)
{
    enum { BRACKETS = 3 };
    uint8_t matters = need->attributes_that_matter, wanted = need->attribute & matters;
    struct pen stepped = {
        need->ink_matters ? need->ink : from->ink, need->paper_matters ? need->paper : from->paper,
        (uint8_t)((from->attribute & (uint8_t)~matters) | wanted) & dialect->attributes, true};
    struct pen reset = {need->ink_matters ? need->ink : COLOUR_OWN,
                        need->paper_matters ? need->paper : COLOUR_OWN,
                        wanted & dialect->attributes, true};
    int step = step_length(from, &stepped, dialect);
    if (step == 0)
        return (struct pen_change){stepped, 0, false};
    int anew = reset_length(&reset, dialect->depth);
    return step > 0 && step <= anew ? (struct pen_change){stepped, BRACKETS + step, false}
                                    : (struct pen_change){reset, BRACKETS + anew, true};
}

/* A sequence being written. */
struct parameters {
    char text[80];
    size_t length;
};

static void add_text(struct parameters *parameters, const char *text)
{
    size_t length = strlen(text);
    memcpy(parameters->text + parameters->length, text, length);
    parameters->length += length;
}

static void add_parameter(struct parameters *parameters, const char *text)
{
    if (parameters->length > 2)
        add_text(parameters, ";");
    add_text(parameters, text);
}

static void add_number(struct parameters *parameters, int number)
{
    parameters->length += number_print(parameters->text + parameters->length, number);
}

static void add_colour(struct parameters *parameters, int32_t colour, const struct ground *ground,
                       enum depth depth)
{
    if (colour == COLOUR_OWN) {
        add_parameter(parameters, ground->own);
    } else if (depth == DEPTH_24_BIT) {
        add_parameter(parameters, ground->extended);
        add_text(parameters, ";2;");
        add_number(parameters, colour >> 16);
        add_text(parameters, ";");
        add_number(parameters, colour >> 8 & 0xff);
        add_text(parameters, ";");
        add_number(parameters, colour & 0xff);
    } else if (colour >= NUMBERED) {
        add_parameter(parameters, ground->extended);
        add_text(parameters, ";5;");
        add_number(parameters, colour);
    } else {
        add_parameter(parameters, colour < BRIGHT ? ground->dark : ground->bright);
        add_number(parameters, colour % BRIGHT);
    }
}

void pen_write(const struct pen *from, const struct pen_change *change,
               const struct dialect *dialect, struct bytes *bytes)
{
    const struct pen nothing = {COLOUR_OWN, COLOUR_OWN, 0, true};
    const struct pen *to = &change->to, *before = change->resets ? &nothing : from;
    struct parameters parameters = {"\x1b[", 2};
    if (change->length == 0)
        return;
    bool is_bare = to->ink == COLOUR_OWN && to->paper == COLOUR_OWN && to->attribute == 0;
    if (change->resets && !is_bare)
        add_parameter(&parameters, "0");
    for (size_t a = 0; a < ATTRIBUTES; a++)
        if ((before->attribute ^ to->attribute) & attributes[a].attribute)
            add_parameter(&parameters, to->attribute & attributes[a].attribute ? attributes[a].on
                                                                               : attributes[a].off);
    if (to->ink != before->ink)
        add_colour(&parameters, to->ink, &ink_ground, dialect->depth);
    if (to->paper != before->paper)
        add_colour(&parameters, to->paper, &paper_ground, dialect->depth);
    add_text(&parameters, "m");
    bytes_add(bytes, parameters.text, parameters.length);
}
