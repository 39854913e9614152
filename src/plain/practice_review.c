/* After an auction of practice: its review, what it is for the total and the history, and what is
 * wanted next. */
#include "history/training_log.h"
#include "language/language.h"
#include "plain/commands.h"
#include "plain/practice.h"
#include "plain/progress.h"

#include <string.h>
#include <time.h>

/* An interval half as wide takes four times the games. */
enum { MORE = 4 };

static bool find_and_tell(struct practising *practising, bool is_begun)
{
    struct plain_review *review = &practising->review;
    if (!review_find(review, practising->valuer, practising->dialogue, practising->playouts,
                     practising->origin.wish.seed, is_begun))
        return false;
    dialogue_say(practising->dialogue, "%s", "");
    review_tell(review, practising->game, practising_people(practising));
    return true;
}

static struct training_entry entry_of(const struct practising *practising, unsigned player)
{
    const struct plain_review *review = &practising->review;
    struct training_entry entry = training_entry_of(&review->review, &review->held, player);
    entry.time = (long long)time(NULL);
    strcpy(entry.name, practising->game->seats.seat[player].name);
    entry.wish = practising->origin.wish;
    entry.comes_again = practising->origin.bazaar == 0;
    return entry;
}

static void enter_player(struct practising *practising, unsigned player)
{
    const struct training_entry entry = entry_of(practising, player);
    struct problem problem;
    practice_total_add(&practising->total, &practising->review.review, player, entry.name);
    if (!training_log_add(&entry, &problem))
        dialogue_say(practising->dialogue, "%s", problem.text);
}

/* Into the total and the history. */
static void practice_review_enter(struct practising *practising)
{
    unsigned people = practising_people(practising);
    practising->total.auctions++;
    for (unsigned player = 0; player < practising->game->seats.count; player++)
        if (people >> player & 1u)
            enter_player(practising, player);
}

/* The words that only practice has, beside the reports on the game. */

enum reply { REPLY_STAYS, REPLY_LEAVES, REPLY_NEXT, REPLY_AGAIN };

static enum reply practice_review_go_on(struct practising *practising)
{
    (void)practising;
    return REPLY_NEXT;
}

static enum reply repeat(struct practising *practising)
{
    (void)practising;
    return REPLY_AGAIN;
}

static enum reply practice_review_leave(struct practising *practising)
{
    practising->dialogue->end = DIALOGUE_LEFT;
    return REPLY_LEAVES;
}

static enum reply tell_again(struct practising *practising)
{
    review_tell(&practising->review, practising->game, practising_people(practising));
    return REPLY_STAYS;
}

static enum reply value_more(struct practising *practising)
{
    practising->playouts *= MORE;
    find_and_tell(practising, false);
    return REPLY_STAYS;
}

static enum reply tell_progress(struct practising *practising)
{
    unsigned people = practising_people(practising);
    for (unsigned player = 0; player < practising->game->seats.count; player++)
        if (people >> player & 1u)
            plain_progress(practising->dialogue, practising->game->seats.seat[player].name,
                           (long long)time(NULL));
    return REPLY_STAYS;
}

static enum reply help(struct practising *practising);

static const struct {
    const char *word, *letter, *help;
    enum reply (*run)(struct practising *practising);
} words[] = {
    {"help", "?", N_("this list"), help},
    {"next", "x", N_("the next auction; so does an empty line"), practice_review_go_on},
    {"again", "a", N_("the same auction again; it does not count"), repeat},
    {"review", "w", N_("the review again"), tell_again},
    {"more", "m", N_("four times as many games for the values"), value_more},
    {"progress", "p", N_("your progress in all auctions you have practised"), tell_progress},
    {"quit", "q", N_("leave; so does 0"), practice_review_leave},
};

enum { WORDS = sizeof words / sizeof words[0] };

static enum reply help(struct practising *practising)
{
    for (size_t w = 0; w < WORDS; w++)
        dialogue_say(practising->dialogue, "%s (%s): %s", words[w].word, words[w].letter,
                     _(words[w].help));
    reports_list(practising->dialogue);
    return REPLY_STAYS;
}

static enum reply practice_review_answer(struct practising *practising, const char *line)
{
    if (line[0] == '\0')
        return REPLY_NEXT;
    if (strcmp(line, "0") == 0)
        return practice_review_leave(practising);
    for (size_t w = 0; w < WORDS; w++)
        if (strcmp(line, words[w].word) == 0 || strcmp(line, words[w].letter) == 0)
            return words[w].run(practising);
    if (!report_do(practising->game, line))
        dialogue_say(practising->dialogue,
                     _("'%s': expected an empty line, 0 or a command; ? lists them."), line);
    return REPLY_STAYS;
}

static enum after_review practice_review_ask(struct practising *practising, bool is_last)
{
    char line[PLAIN_LINE_SIZE];
    enum reply reply = REPLY_STAYS;
    dialogue_say(practising->dialogue, is_last
                                           ? _("That was the last auction. Press Enter for the "
                                               "total, or 'again'; ? lists the commands.")
                                           : _("Press Enter for the next auction; 'again' repeats "
                                               "this one, 0 leaves, ? lists the commands."));
    while (reply == REPLY_STAYS && dialogue_ask(practising->dialogue, "", line))
        reply = practice_review_answer(practising, line);
    return reply == REPLY_NEXT    ? AFTER_GOES_ON
           : reply == REPLY_AGAIN ? AFTER_REPEATS
                                  : AFTER_LEAVES;
}

enum after_review practising_review(struct practising *practising, bool counts, bool is_last)
{
    if (!review_take(&practising->review, &practising->game->session) ||
        !find_and_tell(practising, true))
        return AFTER_LEAVES;
    if (counts)
        practice_review_enter(practising);
    return practice_review_ask(practising, is_last);
}
