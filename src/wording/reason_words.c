#include "wording/reason_words.h"

#include "language/language.h"
#include "wording/figure_words.h"
#include "wording/turn_words.h"

static void add_line(struct reason_words *words, struct sentence line)
{
    if (line.text[0] != '\0' && words->lines < REASON_LINES_MAX)
        words->line[words->lines++] = line;
}

/* What is claimed or extended, and who is in it. */
static struct sentence feature_words(const struct turn_reason *reason, const struct seats *seats)
{
    struct sentence words = wording_feature(&reason->feature, seats);
    struct sentence there = wording_followers(&reason->feature, seats);
    if (there.text[0] != '\0')
        sentence_add(&words, " (%s)", there.text);
    return words;
}

static struct sentence home_words(unsigned followers, const char *name)
{
    return followers == 0 ? sentence_of("%s", "")
                          : sentence_of(_n("%u follower returns home to %s",
                                           "%u followers return home to %s", followers),
                                        followers, name);
}

void reason_words_seen(struct reason_words *words, const struct turn_reason *reason,
                       const struct seats *seats)
{
    const struct turn_effect *effect = &reason->effect;
    words->lines = 0;
    add_line(words, forecast_words_of(&reason->forecast, seats));
    if (effect->type == EFFECT_CLAIMS)
        add_line(words, sentence_of(_("Deploys: %s"),
                                    figure_words_deployed((enum figure)effect->figure,
                                                          (enum feature_kind)effect->kind)
                                        .text));
    if (reason->has_feature)
        add_line(words, feature_words(reason, seats));
    for (unsigned player = 0; player < seats->count; player++)
        add_line(words, home_words(reason->forecast.home[player], seats->seat[player].name));
    if (words->lines == 0)
        add_line(words, sentence_of("%s", _("It completes nothing and claims nothing")));
}

void reason_words_ended(struct reason_words *words, const struct turn_reason *reason,
                        const struct seats *seats)
{
    struct sentence list = {""};
    for (unsigned player = 0; player < seats->count; player++) {
        int change = reason->after[player] - reason->before[player];
        if (change != 0)
            sentence_list(&list, sentence_of("%s %+d", seats->seat[player].name, change).text);
    }
    add_line(words, list.text[0] != '\0'
                        ? sentence_of(_("If the game ended now: %s"), list.text)
                        : sentence_of("%s", _("If the game ended now, nothing would change")));
}

struct sentence reason_words_rival(const char *what, long tenths)
{
    return tenths < 0
               ? sentence_of(_("Better by %s points: %s"), sentence_of_tenths(-tenths).text, what)
               : sentence_of(_("Next best, %s points less: %s"), sentence_of_tenths(tenths).text,
                             what);
}

struct sentence reason_words_marked(const struct move *made, const struct move *rival, long tenths)
{
    return reason_words_rival(square_equal(made->at, rival->at)
                                  ? _("the same square, played differently")
                                  : _("the framed square"),
                              tenths);
}
