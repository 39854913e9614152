/* From the form to what is agreed: what changing a field does, what is still wrong, and the head of
 * a record that it all makes. */
#include "tui/pages/setup_form.h"

#include "bastide/rng.h"
#include "play/bot_seats.h"
#include "play/session.h"
#include "text/setup.h"
#include "unicode/utf8.h"
#include "wording/seats.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Players who have not said otherwise are called by their colour. */
static void name_of_colour(unsigned colour, struct text_field *name)
{
    text_field_set(name, _(colour_names[colour]), NAME_SIZE);
    name->text[0] = (char)toupper((unsigned char)name->text[0]);
}

static void take_colour(struct setup_form *setup, unsigned seat, uint8_t colour)
{
    struct text_field before;
    name_of_colour(setup->colour[seat], &before);
    if (strcmp(setup->name[seat].text, before.text) == 0)
        name_of_colour(colour, &setup->name[seat]);
    setup->colour[seat] = colour;
}

static void turn_colour(struct setup_form *setup, unsigned seat, int by)
{
    uint8_t had = setup->colour[seat];
    uint8_t wanted = (uint8_t)((had + PLAYERS_MAX + by) % PLAYERS_MAX);
    for (unsigned other = 0; other < PLAYERS_MAX; other++)
        if (setup->colour[other] == wanted)
            take_colour(setup, other, had);
    take_colour(setup, seat, wanted);
}

/* Names of computer players, of which one takes the first that nobody's begins like. */
static const char *const bot_names[PLAYERS_MAX + 1] = {"Alix", "Guy",  "Jori", "Maud",
                                                       "Tess", "Vito", "Elia"};

static bool is_taken(const struct setup_form *setup, unsigned seat, char letter)
{
    for (unsigned other = 0; other < setup->players; other++)
        if (other != seat && toupper((unsigned char)setup->name[other].text[0]) == letter)
            return true;
    return false;
}

static void name_bot(const struct setup_form *setup, unsigned seat, struct text_field *name)
{
    unsigned bot = 0;
    while (bot + 1 < sizeof bot_names / sizeof bot_names[0] &&
           is_taken(setup, seat, bot_names[bot][0]))
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

/* Whether the name came with the kind of player there now, and is not a person's own. */
static bool is_of_choice(const struct setup_form *setup, unsigned seat, const char *of_colour)
{
    const char *name = setup->name[seat].text;
    bool is_programs = bot_seat_has_program(&setup->head, seat) &&
                       strcmp(name, bot_seat_program(&setup->head, seat)) == 0;
    return is_programs ||
           strcmp(name, bot_seat_is_taken(&setup->head, seat) ? "" : of_colour) == 0 ||
           (bot_seat_is_taken(&setup->head, seat) && is_name_of_bot(name));
}

/* A player who was given a name keeps it. */
void setup_form_turn_level(struct setup_form *setup, unsigned seat, int by)
{
    struct text_field *name = &setup->name[seat], of_colour;
    name_of_colour(setup->colour[seat], &of_colour);
    bool was_own = bot_seat_level(&setup->head, seat) < BOT_LEVELS_COUNT;
    bool is_free = is_of_choice(setup, seat, of_colour.text);
    seat_choice_turn(setup->head.bot[seat], setup->form.page.programs, by);
    if (!is_free)
        return;
    if (bot_seat_has_program(&setup->head, seat))
        text_field_set(name, bot_seat_program(&setup->head, seat), NAME_SIZE);
    else if (!bot_seat_is_taken(&setup->head, seat))
        *name = of_colour;
    else if (!was_own)
        name_bot(setup, seat, name);
}

/* To the next longer or shorter time, round and round; no clock is the shortest. */
static void turn_clock(struct setup_form *setup, int by)
{
    enum { TIMES = 8 };
    static const uint32_t minutes[TIMES] = {0, 5, 10, 15, 20, 30, 45, 60};
    unsigned at = 0, longest = TIMES - 1;
    while (at < longest && minutes[at] * MINUTE < setup->head.clock)
        at++;
    bool is_between = minutes[at] * MINUTE != setup->head.clock;
    if (by < 0)
        at = at == 0 ? longest : at - 1;
    else if (!is_between)
        at = at == longest ? 0 : at + 1;
    setup->head.clock = minutes[at] * MINUTE;
}

/* Where others could look up the seed there is none, unless one was asked for. */
static void turn_terminals(struct setup_form *setup)
{
    setup->is_shared = !setup->is_shared;
    if (setup->seed.text[0] == '\0')
        setup->head.chance = setup->is_shared ? RECORD_CHANCE_UNSEEN : RECORD_CHANCE_AUTO;
}

unsigned setup_pace_of(const struct settings *settings)
{
    return (settings_is_on(settings, SETTINGS_BANNER) ? 0u : 1u) +
           (settings_is_on(settings, SETTINGS_AUTO_END) ? 2u : 0u);
}

/* Steps through the four combinations of two settings, which are saved at once. */
static void turn_pace(struct app *app, int by)
{
    enum { WAYS = 4 };
    struct settings before = *app_settings(app), after = before;
    struct problem problem;
    unsigned way = setup_pace_of(&before) + WAYS + (unsigned)by;
    strcpy(after.value[SETTINGS_BANNER], (way & 1) != 0 ? "off" : "on");
    strcpy(after.value[SETTINGS_AUTO_END], (way & 2) != 0 ? "on" : "off");
    app_change_settings(app, &after);
    if (!settings_keep(&before, &after, &problem))
        app_say(app, problem.text);
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

void setup_form_change(struct form *form, struct app *app, unsigned number, int by)
{
    struct setup_form *setup = (struct setup_form *)form;
    struct setup_field field = setup->field[number];
    unsigned beginners = setup->players + 1;
    if (field.row == ASK_PLAYERS)
        setup_form_set_players(setup, setup->players + (unsigned)by);
    else if (field.row == ASK_COLOUR)
        turn_colour(setup, field.seat, by);
    else if (field.row == ASK_LEVEL)
        setup_form_turn_level(setup, field.seat, by);
    else if (field.row == ASK_BEGINNER)
        setup->beginner = (setup->beginner + beginners + (unsigned)by) % beginners;
    else if (field.row == ASK_TERMINALS)
        turn_terminals(setup);
    else if (field.row == ASK_CLOCK)
        turn_clock(setup, by);
    else if (field.row == ASK_PACE)
        turn_pace(app, by);
    else if (field.row == ASK_AIDS)
        turn_aids(setup, by);
    else
        setup->use->change(setup, field.row, by);
}

/* Reads the seed; false where it is more than 64 bits hold. */
static bool read_seed(const struct setup_form *setup, uint64_t *seed)
{
    errno = 0;
    *seed = strtoull(setup->seed.text, NULL, 10);
    return errno == 0;
}

static struct complaint complaint_of(const char *mark, const char *sentence)
{
    return (struct complaint){sentence_of("%s", mark), sentence};
}

static struct complaint complain_of_name(const struct setup_form *setup, unsigned seat)
{
    const char *name = setup->name[seat].text;
    if (name[0] == '\0')
        return complaint_of(_("name needed"), _("Every player needs a name."));
    if (name[0] == ' ' || name[strlen(name) - 1] == ' ')
        return complaint_of(_("space at an end"), _("A name cannot start or end with a space."));
    if (utf8_find_hidden(name) != 0)
        return complaint_of(_("hidden character"),
                            _("A name may contain only visible characters."));
    if (!utf8_is_visible(name))
        return complaint_of(_("nothing visible"),
                            _("A name needs at least one visible character."));
    if (utf8_has_loose_mark(name))
        return complaint_of(_("accent alone"),
                            _("Every accent in a name needs a letter before it."));
    if (!record_name_is_good(name))
        return complaint_of(_("no # or = here"),
                            _("No word of a name may start with #, and its last word may not "
                              "contain =: records use these."));
    for (unsigned other = 0; other < seat; other++)
        if (spelling_is_same(setup->name[other].text, name))
            return (struct complaint){sentence_of(_("same as player %u"), other + 1),
                                      _("Two players cannot have the same name.")};
    return complaint_of("", "");
}

struct complaint setup_complaint(const struct setup_form *setup, struct setup_field field)
{
    uint64_t seed;
    if (field.row == ASK_NAME)
        return complain_of_name(setup, field.seat);
    if (field.row == ASK_SEED && !read_seed(setup, &seed))
        return complaint_of(_("too large"), _("The largest seed is 18446744073709551615."));
    return complaint_of("", "");
}

bool setup_form_is_complete(struct setup_form *setup)
{
    for (unsigned number = 0; number < setup->form.fields; number++)
        if (setup_complaint(setup, setup->field[number]).mark.text[0] != '\0') {
            setup->form.focus = number;
            return false;
        }
    return true;
}

static bool colours_are_different(const uint8_t colour[PLAYERS_MAX])
{
    unsigned seen = 0;
    for (unsigned seat = 0; seat < PLAYERS_MAX; seat++)
        seen |= colour[seat] < PLAYERS_MAX ? 1u << colour[seat] : 0;
    return seen == (1u << PLAYERS_MAX) - 1;
}

void setup_form_fill(struct setup_form *setup, const struct setup_use *use,
                     const struct record_head *known)
{
    const struct record_head standard = setup_default();
    *setup = (struct setup_form){
        .form.kind = &setup_form_kind, .use = use, .head = known ? *known : standard};
    if (use->chance == RECORD_CHANCE_MANUAL || setup->head.chance == RECORD_CHANCE_MANUAL)
        setup->head.chance = use->chance;
    if (use->chance == RECORD_CHANCE_MANUAL) {
        memset(setup->head.bot, 0, sizeof setup->head.bot);
        setup->head.clock = 0;
        setup->head.has_seed = false;
    }
    setup_form_set_players(setup, PLAYERS_MIN);
    setup_form_set_players(setup, setup->head.options.players);
    bool coloured = colours_are_different(setup->head.colour);
    for (unsigned seat = 0; seat < PLAYERS_MAX; seat++) {
        setup->colour[seat] = coloured ? setup->head.colour[seat] : (uint8_t)seat;
        name_of_colour(setup->colour[seat], &setup->name[seat]);
        const char *said = setup->head.name[seat];
        if (said[0] != '\0' && strcmp(said, standard.name[seat]) != 0)
            text_field_set(&setup->name[seat], said, NAME_SIZE);
    }
    char seed[SEED_SIZE] = "";
    if (setup->head.has_seed && setup->head.chance == RECORD_CHANCE_AUTO)
        snprintf(seed, sizeof seed, "%llu", (unsigned long long)setup->head.seed);
    text_field_set(&setup->seed, seed, SEED_SIZE);
}

struct record_head setup_form_head(const struct setup_form *setup)
{
    struct record_head head = setup->head;
    head.options.players = (uint8_t)setup->players;
    for (unsigned seat = 0; seat < PLAYERS_MAX; seat++) {
        memcpy(head.name[seat], setup->name[seat].text, NAME_SIZE); /* which the field keeps to */
        head.colour[seat] = setup->colour[seat];
    }
    head.has_seed = setup->seed.text[0] != '\0';
    read_seed(setup, &head.seed);
    return head;
}

struct record_head setup_form_seated(const struct setup_form *setup)
{
    struct record_head list = setup_form_head(setup);
    if (!list.has_seed)
        list.seed = seed_by_chance();
    list.has_seed = true;
    struct rng lot = rng_from_seed(~list.seed);
    unsigned first =
        setup->beginner == BY_LOT ? rng_below(&lot, setup->players) : setup->beginner - 1;
    struct record_head head = list;
    for (unsigned seat = 0; seat < setup->players; seat++) {
        unsigned from = (first + seat) % setup->players;
        memcpy(head.name[seat], list.name[from], NAME_SIZE);
        memcpy(head.bot[seat], list.bot[from], BOT_SIZE);
        head.colour[seat] = list.colour[from];
    }
    head.has_seed = head.chance == RECORD_CHANCE_AUTO; /* else it was for the lot alone */
    return head;
}
