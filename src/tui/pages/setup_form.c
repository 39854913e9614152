#include "tui/pages/setup_form.h"

#include "language/language.h"
#include "text/aids.h"
#include "text/setup.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

size_t setup_form_fields(const struct setup_form *form, struct field fields[FIELDS_MAX])
{
    size_t count = 0;
    fields[count++] = (struct field){FIELD_PLAYERS, 0};
    for (unsigned seat = 0; seat < form->players; seat++) {
        fields[count++] = (struct field){FIELD_NAME, seat};
        fields[count++] = (struct field){FIELD_COLOUR, seat};
    }
    for (enum field_kind kind = FIELD_BEGINNER; kind < FIELD_KINDS_COUNT; kind++)
        fields[count++] = (struct field){kind, 0};
    return count;
}

int setup_form_number(struct field field)
{
    return (int)field.kind * PLAYERS_MAX + (int)field.seat;
}

struct field setup_form_numbered(int number)
{
    return (struct field){(enum field_kind)(number / PLAYERS_MAX),
                          (unsigned)(number % PLAYERS_MAX)};
}

struct field setup_form_focus(const struct setup_form *form)
{
    struct field fields[FIELDS_MAX];
    setup_form_fields(form, fields);
    return fields[form->focus];
}

void setup_form_focus_on(struct setup_form *form, struct field wanted)
{
    struct field fields[FIELDS_MAX];
    size_t count = setup_form_fields(form, fields);
    for (size_t i = 0; i < count; i++)
        if (fields[i].kind == wanted.kind && fields[i].seat == wanted.seat)
            form->focus = i;
}

void setup_form_step(struct setup_form *form, int step)
{
    struct field fields[FIELDS_MAX];
    size_t count = setup_form_fields(form, fields);
    form->focus = (form->focus + count + (size_t)step) % count;
}

void setup_form_step_rows(struct setup_form *form, int step)
{
    enum field_kind from = setup_form_focus(form).kind;
    do
        setup_form_step(form, step);
    while (setup_form_focus(form).kind == (from == FIELD_COLOUR ? FIELD_NAME : FIELD_COLOUR));
}

struct text_field *setup_form_text(struct setup_form *form, struct field field)
{
    return field.kind == FIELD_NAME   ? &form->name[field.seat]
           : field.kind == FIELD_SEED ? &form->seed
                                      : NULL;
}

bool field_is_choice(struct field field)
{
    return field.kind == FIELD_PLAYERS || field.kind == FIELD_COLOUR ||
           field.kind == FIELD_BEGINNER || field.kind == FIELD_CLOCK || field.kind == FIELD_AIDS;
}

/* Players who have not said otherwise are called by their colour. */
static void name_of_colour(unsigned colour, struct text_field *name)
{
    text_field_set(name, _(colour_names[colour]), NAME_SIZE);
    name->text[0] = (char)toupper((unsigned char)name->text[0]);
}

static void seat_take_colour(struct setup_form *form, unsigned seat, uint8_t colour)
{
    struct text_field before;
    name_of_colour(form->colour[seat], &before);
    if (strcmp(form->name[seat].text, before.text) == 0)
        name_of_colour(colour, &form->name[seat]);
    form->colour[seat] = colour;
}

static void turn_colour(struct setup_form *form, unsigned seat, int step)
{
    uint8_t had = form->colour[seat];
    uint8_t wanted = (uint8_t)((had + PLAYERS_MAX + step) % PLAYERS_MAX);
    for (unsigned other = 0; other < PLAYERS_MAX; other++)
        if (form->colour[other] == wanted)
            seat_take_colour(form, other, had);
    seat_take_colour(form, seat, wanted);
}

void setup_form_set_players(struct setup_form *form, unsigned players)
{
    if (players < PLAYERS_MIN || players > PLAYERS_MAX)
        return;
    form->players = players;
    if (form->beginner > players)
        form->beginner = BY_LOT;
}

/* To the next longer or shorter time, round and round; no clock is the shortest. */
static void turn_clock(struct setup_form *form, int step)
{
    enum { MINUTE = 60 /* seconds */, TIMES = 8 };
    static const uint32_t minutes[TIMES] = {0, 5, 10, 15, 20, 30, 45, 60};
    unsigned at = 0, longest = TIMES - 1;
    while (at < longest && minutes[at] * MINUTE < form->head.clock)
        at++;
    bool is_between = minutes[at] * MINUTE != form->head.clock;
    if (step < 0)
        at = at == 0 ? longest : at - 1;
    else if (!is_between)
        at = at == longest ? 0 : at + 1;
    form->head.clock = minutes[at] * MINUTE;
}

void setup_form_turn(struct setup_form *form, struct field field, int step)
{
    unsigned beginners = form->players + 1;
    if (field.kind == FIELD_PLAYERS)
        setup_form_set_players(form, form->players + (unsigned)step);
    else if (field.kind == FIELD_COLOUR)
        turn_colour(form, field.seat, step);
    else if (field.kind == FIELD_BEGINNER)
        form->beginner = (form->beginner + beginners + (unsigned)step) % beginners;
    else if (field.kind == FIELD_CLOCK)
        turn_clock(form, step);
    else if (field.kind == FIELD_AIDS)
        aids_give(&form->head, form->head.without_aids == 0 ? AIDS_GIVE_NONE : AIDS_GIVE_ALL);
}

static bool colours_are_different(const uint8_t colour[PLAYERS_MAX])
{
    unsigned seen = 0;
    for (unsigned seat = 0; seat < PLAYERS_MAX; seat++)
        seen |= colour[seat] < PLAYERS_MAX ? 1u << colour[seat] : 0;
    return seen == (1u << PLAYERS_MAX) - 1;
}

void setup_form_fill(struct setup_form *form, const struct record_head *known)
{
    const struct record_head standard = setup_default();
    *form = (struct setup_form){.head = known ? *known : standard, .players = PLAYERS_MIN};
    setup_form_set_players(form, form->head.options.players);
    bool coloured = colours_are_different(form->head.colour);
    for (unsigned seat = 0; seat < PLAYERS_MAX; seat++) {
        form->colour[seat] = coloured ? form->head.colour[seat] : (uint8_t)seat;
        name_of_colour(form->colour[seat], &form->name[seat]);
        const char *said = form->head.name[seat];
        if (said[0] != '\0' && strcmp(said, standard.name[seat]) != 0)
            text_field_set(&form->name[seat], said, NAME_SIZE);
    }
    char seed[SEED_SIZE] = "";
    if (form->head.has_seed)
        snprintf(seed, sizeof seed, "%llu", (unsigned long long)form->head.seed);
    text_field_set(&form->seed, seed, SEED_SIZE);
}
