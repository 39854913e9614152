/* From the form to what is agreed: what is still wrong with it, and the head that it says. */
#include "bastide/rng.h"
#include "language/language.h"
#include "play/session.h"
#include "tui/pages/setup_form.h"
#include "unicode/utf8.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Reads the seed; false where it is more than 64 bits hold. */
static bool setup_check_read_seed(const struct setup_form *form, uint64_t *seed)
{
    errno = 0;
    *seed = strtoull(form->seed.text, NULL, 10);
    return errno == 0;
}

static struct complaint complaint_of(const char *mark, const char *sentence)
{
    struct complaint complaint;
    snprintf(complaint.mark, sizeof complaint.mark, "%s", mark);
    snprintf(complaint.sentence, sizeof complaint.sentence, "%s", sentence);
    return complaint;
}

static struct complaint complain_of_name(const struct setup_form *form, unsigned seat)
{
    struct complaint complaint = complaint_of("", "");
    const char *name = form->name[seat].text;
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
        if (spelling_is_same(form->name[other].text, name)) {
            complaint = complaint_of("", _("Two players cannot have the same name."));
            snprintf(complaint.mark, sizeof complaint.mark, _("same as player %u"), other + 1);
        }
    return complaint;
}

struct complaint setup_form_complaint(const struct setup_form *form, struct field field)
{
    uint64_t seed;
    if (field.kind == FIELD_NAME)
        return complain_of_name(form, field.seat);
    if (field.kind == FIELD_SEED && !setup_check_read_seed(form, &seed))
        return complaint_of(_("too large"), _("The largest seed is 18446744073709551615."));
    return complaint_of("", "");
}

struct record_head setup_form_head(const struct setup_form *form)
{
    struct record_head head = form->head;
    head.options.players = (uint8_t)form->players;
    for (unsigned seat = 0; seat < PLAYERS_MAX; seat++) {
        memcpy(head.name[seat], form->name[seat].text, NAME_SIZE); /* which the field keeps to */
        head.colour[seat] = form->colour[seat];
    }
    head.has_seed = form->seed.text[0] != '\0';
    setup_check_read_seed(form, &head.seed);
    return head;
}

struct record_head setup_form_seated(const struct setup_form *form)
{
    struct record_head list = setup_form_head(form);
    if (!list.has_seed)
        list.seed = seed_by_chance();
    list.has_seed = true;
    struct rng lot = rng_from_seed(~list.seed);
    unsigned first = form->beginner == BY_LOT ? rng_below(&lot, form->players) : form->beginner - 1;
    struct record_head head = list;
    for (unsigned seat = 0; seat < form->players; seat++) {
        unsigned from = (first + seat) % form->players;
        memcpy(head.name[seat], list.name[from], NAME_SIZE);
        memcpy(head.bot[seat], list.bot[from], BOT_SIZE);
        head.colour[seat] = list.colour[from];
    }
    head.has_seed = head.chance == RECORD_CHANCE_AUTO; /* else it was for the lot alone */
    return head;
}
