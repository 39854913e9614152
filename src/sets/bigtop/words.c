/* The circus, acrobats and ringmasters in words, where rows name a function (BT). */
#include "language/language.h"
#include "wording/entry_words.h"
#include "wording/figure_words.h"
#include "wording/turn_words.h"

/* What a pyramid is. */

static unsigned acrobats_in(const struct feature_summary *summary)
{
    unsigned acrobats = 0;
    for (unsigned player = 0; player < PLAYERS_MAX; player++)
        acrobats += summary->strength[player];
    return acrobats;
}

/* "2 of 3"; nothing where nobody is. */
struct sentence pyramid_size(const struct feature_summary *summary, const char *more)
{
    unsigned acrobats = acrobats_in(summary);
    (void)more;
    return acrobats == 0 ? sentence_of("%s", "")
                         : sentence_of(_("%u of %u"), acrobats, (unsigned)PYRAMID_ACROBATS);
}

/* "Acrobats: 2 of 3" */
struct sentence pyramid_told(const struct feature_summary *summary, const struct seats *seats)
{
    (void)seats;
    return sentence_of(_("Acrobats: %u of %u"), acrobats_in(summary), (unsigned)PYRAMID_ACROBATS);
}

/* "Ann 2, Ben: 5 points for each acrobat" */
struct sentence pyramid_held(const struct feature_summary *summary, const struct seats *seats)
{
    struct sentence there = wording_followers(summary, seats);
    return there.text[0] == '\0' ? sentence_of("%s", _("No acrobats here."))
                                 : sentence_of(_("%s: 5 points for each acrobat"), there.text);
}

/* Of the circus that is looked at: for whom it would be scored. */
struct sentence circus_about(const struct game *game, uint16_t node, const struct seats *seats)
{
    struct square at;
    struct sentence names = {""};
    if (node == NO_NODE || !game_big_top_at(game, &at) ||
        !square_equal(game_node_square(game, node), at))
        return sentence_of("%s", "");
    for (unsigned player = 0; player < seats->count; player++) {
        unsigned followers = game_circus_followers(game, player);
        if (followers > 0)
            sentence_list(&names, sentence_of("%s %u", seats->seat[player].name, followers).text);
    }
    return names.text[0] == '\0' ? sentence_of("%s", _("Around the big top: nobody"))
                                 : sentence_of(_("Around the big top: %s"), names.text);
}

/* What happened. */

/* "circus: 5 for each" */
struct sentence circus_paid(const struct log_entry *entry)
{
    return sentence_of(_("circus: %u for each"), (unsigned)entry->event.what);
}

struct sentence ringmaster_paid(const struct log_entry *entry)
{
    (void)entry;
    return sentence_of("%s", _("ringmaster"));
}

/* Nobody's turn (BT6). */
struct sentence last_show_title(const struct game *game, const char *name)
{
    (void)name;
    return sentence_of("%s", game_is_last_show(game) ? _("The circus at the end") : "");
}

/* No player does it. */
struct sentence animal_says(const char *words, const struct game *game, const struct seats *seats)
{
    (void)game, (void)seats;
    return sentence_of("%s", _(words));
}

/* What may be done after placing. */

struct sentence acrobat_name(const struct action_view *view, struct move action)
{
    (void)view, (void)action;
    return sentence_of("%s", _("Acrobat"));
}

static uint16_t space_of(const struct game *game, struct move action)
{
    return game_acrobats_node(game, board_tile_at(&game->board, action.at));
}

/* Which one of the pyramid it would be: "2 of 3". */
struct sentence acrobat_number(const struct action_view *view, struct move action)
{
    return sentence_of(_("%u of %u"),
                       game_acrobats_on(view->game, space_of(view->game, action)) + 1,
                       (unsigned)PYRAMID_ACROBATS);
}

struct sentence pyramid_name(const struct action_view *view, struct move action)
{
    (void)view, (void)action;
    return sentence_of("%s", _("Pyramid"));
}

/* Whom it pays: "A 10 B 5", by their letters or names. */
static struct sentence paid_for(const struct action_view *view, struct move action, bool in_letters)
{
    feature_counts counts = view->game->features.counts[space_of(view->game, action)];
    struct sentence paid = {""};
    for (unsigned player = 0; view->seats != NULL && player < view->seats->count; player++) {
        unsigned points = ACROBAT_POINTS * feature_counts_strength(counts, player);
        if (points > 0 && in_letters)
            sentence_add(&paid, "%s%s", paid.text[0] == '\0' ? "" : " ",
                         view->seats->seat[player].letter);
        else if (points > 0)
            sentence_list(&paid, sentence_of("%s %u", view->seats->seat[player].name, points).text);
    }
    return paid;
}

struct sentence pyramid_points(const struct action_view *view, struct move action)
{
    return paid_for(view, action, true);
}

struct sentence pyramid_whole(const struct action_view *view, struct move action)
{
    struct sentence paid = paid_for(view, action, false);
    return paid.text[0] == '\0' ? pyramid_name(view, action)
                                : sentence_of(_("Pyramid: %s"), paid.text);
}

/* Which animal it was (BT4). */

static unsigned animal_of(const struct decision_view *view, unsigned choice)
{
    return view->deciding->choice.move[choice].arg;
}

struct sentence animal_name(const struct decision_view *view, unsigned choice)
{
    unsigned worth = animal_of(view, choice);
    return sentence_of(_n("%u point", "%u points", worth), worth);
}

/* How many of those are still face down. */
struct sentence animal_left(const struct decision_view *view, unsigned choice)
{
    return sentence_of("x%u",
                       (unsigned)view->position->game.circus.animals.left[animal_of(view, choice)]);
}

struct sentence animal_bare(const struct decision_view *view)
{
    (void)view;
    return sentence_of("%s", "");
}

/* Whom it would pay: "Ann 10, Ben 5". */
struct sentence animal_detail(const struct decision_view *view)
{
    const struct game *game = &view->position->game;
    unsigned worth = deciding_move(view->deciding).arg;
    struct sentence paid = {""};
    for (unsigned player = 0; player < view->seats->count; player++) {
        unsigned followers = game_circus_followers(game, player);
        if (followers > 0)
            sentence_list(
                &paid,
                sentence_of("%s +%u", view->seats->seat[player].name, worth * followers).text);
    }
    return paid.text[0] == '\0' ? sentence_of("%s", _("Around the big top: nobody")) : paid;
}

struct sentence forecast_show(const struct forecast_part *part, const struct seats *seats)
{
    (void)part, (void)seats;
    return sentence_of("%s", _("the circus is scored"));
}
