#include "tui/practice/estimating.h"

#include "language/language.h"
#include "tui/keys.h"
#include "wording/training_words.h"

static void forget_number(struct estimating *estimating)
{
    estimating->typed = 0;
    estimating->has_digits = estimating->is_below = false;
}

void estimating_begin(struct estimating *estimating, unsigned people)
{
    *estimating = (struct estimating){.left = people};
}

static int number(const struct estimating *estimating)
{
    return estimating->is_below ? -estimating->typed : estimating->typed;
}

/* To the next number above or below; the first one is 0. */
static void step(struct estimating *estimating, int by)
{
    int to = estimating->has_digits ? number(estimating) + by : 0;
    if (to < -OWN_ESTIMATE_MOST || to > OWN_ESTIMATE_MOST)
        return;
    *estimating = (struct estimating){.left = estimating->left,
                                      .typed = to < 0 ? -to : to,
                                      .has_digits = true,
                                      .is_below = to < 0};
}

static void type_digit(struct estimating *estimating, int digit)
{
    int typed = 10 * estimating->typed + digit;
    if (typed > OWN_ESTIMATE_MOST)
        return;
    estimating->typed = typed;
    estimating->has_digits = true;
}

/* The last digit, or the sign. */
static void take_back(struct estimating *estimating)
{
    if (!estimating->has_digits)
        estimating->is_below = false;
    estimating->typed /= 10;
    estimating->has_digits = estimating->typed > 0;
}

bool estimating_type(struct estimating *estimating, uint32_t key)
{
    if (estimating->left == 0)
        return false;
    if (key >= '0' && key <= '9')
        type_digit(estimating, (int)(key - '0'));
    else if (key == '-')
        estimating->is_below = !estimating->is_below;
    else if (key == KEYS_BACKSPACE || key == KEYS_DELETE)
        take_back(estimating);
    else if (key == KEYS_UP || key == KEYS_DOWN)
        step(estimating, key == KEYS_UP ? 1 : -1);
    else
        return false;
    return true;
}

void estimating_say(struct estimating *estimating)
{
    if (!estimating->has_digits || estimating->left == 0)
        return;
    estimating->own[__builtin_ctz(estimating->left)] =
        (struct own_estimate){true, number(estimating), {0, -1}};
    estimating_skip(estimating);
}

void estimating_skip(struct estimating *estimating)
{
    estimating->left &= estimating->left - 1;
    forget_number(estimating);
}

bool estimating_has_said(const struct estimating *estimating)
{
    bool has_said = false;
    for (unsigned player = 0; player < PLAYERS_MAX; player++)
        has_said |= estimating->own[player].is_said;
    return has_said;
}

static struct sentence question(const struct estimating *estimating,
                                const struct review_page *review)
{
    const struct auction_held *held = &review->reviewer.held;
    unsigned player = (unsigned)__builtin_ctz(estimating->left);
    unsigned tile = own_estimate_tile(held);
    struct sentence words =
        training_words_ask_estimate(review->view.seats->seat[player].name, tile,
                                    tile_name(held->before[0].bazaar.tile[tile]).text);
    sentence_add(&words, "\n\n> %s", estimating->is_below ? "-" : "");
    if (estimating->has_digits)
        sentence_add(&words, "%d", estimating->typed);
    sentence_add(&words, "_");
    return words;
}

struct sentence estimating_told(const struct estimating *estimating,
                                const struct review_page *review)
{
    const struct auction_held *held = &review->reviewer.held;
    struct sentence words = sentence_of("%s", "");
    bool is_busy = reviewer_is_busy(&review->reviewer); /* numbers that still move are no answer */
    for (unsigned player = 0; player < PLAYERS_MAX; player++) {
        struct own_estimate own = estimating->own[player];
        if (!own.is_said)
            continue;
        own.worth = is_busy ? (struct estimate){0, -1}
                            : own_estimate_worth(&review->reviewer.review, held, player);
        sentence_add(&words, "%s%s", words.text[0] != '\0' ? "\n" : "",
                     training_words_estimate(&own, review->view.seats->seat[player].name,
                                             own_estimate_tile(held))
                         .text);
    }
    return words;
}

static struct sentence answers(const struct estimating *estimating,
                               const struct review_page *review)
{
    struct sentence words = estimating_told(estimating, review);
    if (reviewer_is_busy(&review->reviewer))
        sentence_add(&words, "\n%s", _("Working out what it is worth."));
    return words;
}

struct sentence estimating_words(const struct estimating *estimating,
                                 const struct review_page *review)
{
    return estimating->left != 0 ? question(estimating, review) : answers(estimating, review);
}
