#include "tui/pages/setup_form.h"

#include "language/language.h"
#include "text/option_table.h"
#include "text/setup.h"
#include "tui/form.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* The fields in lines of their own below the players. */

static bool is_asked(const struct setup_form *setup, unsigned kind)
{
    return setup->use->fields >> kind & 1u;
}

static unsigned seat_fields(const struct setup_form *setup)
{
    return setup->use->chance == RECORD_CHANCE_MANUAL ? SEAT_FIELDS - 1 : SEAT_FIELDS;
}

struct field setup_field(const struct setup_form *setup, unsigned number)
{
    unsigned each = seat_fields(setup), seats = each * setup->players, kind = FIELD_BEGINNER;
    if (number == 0)
        return (struct field){FIELD_PLAYERS, 0};
    if (number <= seats)
        return (struct field){(enum field_kind)(FIELD_NAME + (number - 1) % each),
                              (number - 1) / each};
    for (unsigned left = number - 1 - seats; left > 0 || !is_asked(setup, kind); kind++)
        left -= is_asked(setup, kind);
    return (struct field){(enum field_kind)kind, 0};
}

unsigned setup_field_number(const struct setup_form *setup, struct field field)
{
    unsigned each = seat_fields(setup), number = 1 + each * setup->players;
    if (field.kind == FIELD_PLAYERS)
        return 0;
    if (field_is_of_seat(field.kind))
        return 1 + each * field.seat + (unsigned)field.kind - FIELD_NAME;
    for (unsigned kind = FIELD_BEGINNER; kind < (unsigned)field.kind; kind++)
        number += is_asked(setup, kind);
    return number;
}

static enum field_type setup_form_type(const struct form *form, unsigned number)
{
    static const enum field_type types[FIELD_KINDS_COUNT] = {
#define X(field, type, label, sentence) [FIELD_##field] = FIELD_##type,
        FIELD_KINDS(X)
#undef X
    };
    return types[setup_field((const struct setup_form *)form, number).kind];
}

static struct text_field *text(struct form *form, unsigned number)
{
    struct setup_form *setup = (struct setup_form *)form;
    struct field field = setup_field(setup, number);
    return field.kind == FIELD_NAME ? &setup->name[field.seat] : &setup->seed;
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

/* Names of computer players, of which one takes the first that nobody's begins like. */
static const char *const bot_names[PLAYERS_MAX + 1] = {"Alix", "Guy",  "Jori", "Maud",
                                                       "Tess", "Vito", "Elia"};

static bool is_taken(const struct setup_form *form, unsigned seat, char letter)
{
    for (unsigned other = 0; other < form->players; other++)
        if (other != seat && toupper((unsigned char)form->name[other].text[0]) == letter)
            return true;
    return false;
}

static void name_bot(const struct setup_form *form, unsigned seat, struct text_field *name)
{
    unsigned bot = 0;
    while (bot + 1 < sizeof bot_names / sizeof bot_names[0] &&
           is_taken(form, seat, bot_names[bot][0]))
        bot++;
    text_field_set(name, bot_names[bot], NAME_SIZE);
}

static bool is_name_of_bot(const char *name)
{
    for (unsigned bot = 0; bot < sizeof bot_names / sizeof bot_names[0]; bot++)
        if (strcmp(name, bot_names[bot]) == 0)
            return true;
    return false;
}

/* Who has been given a name keeps it. */
static void turn_level(struct setup_form *form, unsigned seat, int by)
{
    struct text_field *name = &form->name[seat], of_colour;
    name_of_colour(form->colour[seat], &of_colour);
    bool was_bot = bot_seat_level(&form->head, seat) < BOT_LEVELS_COUNT;
    seat_choice_turn(form->head.bot[seat], by);
    bool is_bot = bot_seat_level(&form->head, seat) < BOT_LEVELS_COUNT;
    if (!was_bot && is_bot && strcmp(name->text, of_colour.text) == 0)
        name_bot(form, seat, name);
    else if (was_bot && !is_bot && is_name_of_bot(name->text))
        *name = of_colour;
}

void setup_form_set_players(struct setup_form *form, unsigned players)
{
    if (players < PLAYERS_MIN || players > PLAYERS_MAX)
        return;
    form->players = players;
    form->form.fields = 1 + setup_field_number(form, (struct field){FIELD_BEGIN, 0});
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

/* Through the four ways in which two settings can be; they are kept at once. */
static void turn_pace(struct app *app, int by)
{
    enum { WAYS = 4 };
    struct settings before = *app_settings(app), after = before;
    struct problem problem;
    unsigned way = setup_pace(&before) + WAYS + (unsigned)by;
    strcpy(after.value[SETTINGS_BANNER], (way & 1) != 0 ? "off" : "on");
    strcpy(after.value[SETTINGS_AUTO_END], (way & 2) != 0 ? "on" : "off");
    app_change_settings(app, &after);
    if (!settings_keep(&before, &after, &problem))
        app_say(app, problem.text);
}

unsigned setup_pace(const struct settings *settings)
{
    return (settings_is_on(settings, SETTINGS_BANNER) ? 0u : 1u) +
           (settings_is_on(settings, SETTINGS_AUTO_END) ? 2u : 0u);
}

/* All, none, and all with advice; from anything else to all. */
static void turn_aids(struct setup_form *setup, int by)
{
    static const unsigned ways[] = {AIDS_GIVE_ALL, AIDS_GIVE_NONE, AIDS_GIVE_ADVICE};
    enum { WAYS = sizeof ways / sizeof ways[0] };
    unsigned way = 0;
    while (way < WAYS && ways[way] != aids_given(&setup->head))
        way++;
    aids_give(&setup->head, ways[way < WAYS ? (way + WAYS + (unsigned)by) % WAYS : 0]);
}

static void setup_form_change(struct form *form, struct app *app, unsigned number, int by)
{
    struct setup_form *setup = (struct setup_form *)form;
    struct field field = setup_field(setup, number);
    unsigned beginners = setup->players + 1;
    if (field.kind == FIELD_PLAYERS)
        setup_form_set_players(setup, setup->players + (unsigned)by);
    else if (field.kind == FIELD_COLOUR)
        turn_colour(setup, field.seat, by);
    else if (field.kind == FIELD_LEVEL)
        turn_level(setup, field.seat, by);
    else if (field.kind == FIELD_BEGINNER)
        setup->beginner = (setup->beginner + beginners + (unsigned)by) % beginners;
    else if (field.kind == FIELD_CLOCK)
        turn_clock(setup, by);
    else if (field.kind == FIELD_PACE)
        turn_pace(app, by);
    else if (field.kind == FIELD_AIDS)
        turn_aids(setup, by);
    else
        setup->use->change(setup, field.kind, by);
}

const struct form_kind setup_form_kind = {
    .type = setup_form_type, .change = setup_form_change, .text = text};

static bool colours_are_different(const uint8_t colour[PLAYERS_MAX])
{
    unsigned seen = 0;
    for (unsigned seat = 0; seat < PLAYERS_MAX; seat++)
        seen |= colour[seat] < PLAYERS_MAX ? 1u << colour[seat] : 0;
    return seen == (1u << PLAYERS_MAX) - 1;
}

void setup_form_fill(struct setup_form *form, const struct setup_use *use,
                     const struct record_head *known)
{
    const struct record_head standard = setup_default();
    *form = (struct setup_form){.use = use, .head = known ? *known : standard};
    form->head.chance = use->chance;
    if (use->chance == RECORD_CHANCE_MANUAL) {
        memset(form->head.bot, 0, sizeof form->head.bot);
        form->head.clock = 0;
        form->head.has_seed = false;
    }
    setup_form_set_players(form, PLAYERS_MIN);
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
