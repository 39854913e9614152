/* The statistics of all finished games, one fact per line. */
#include "language/language.h"
#include "plain/commands.h"
#include "wording/source_words.h"
#include "wording/statistics_words.h"

static void say_averages(struct dialogue *dialogue, const struct tally *tally)
{
    struct sentence text = {""};
    for (enum score_source source = 0; source < SCORE_SOURCES_COUNT; source++)
        if (tally->counted[source] > 0)
            sentence_add(&text, "%s%s %s", source == 0 ? "" : ", ", _(source_words[source].name),
                         statistics_words_tenths(tally_average(tally, source)).text);
    dialogue_say(dialogue, _("On average: %s."), text.text);
}

static void say_player(struct dialogue *dialogue, const struct player_statistics *player)
{
    dialogue_say(dialogue, "%s: %s.", statistics_words_player(player).text,
                 statistics_words_games(&player->tally).text);
    say_averages(dialogue, &player->tally);
    for (const struct statistics_fact *fact = statistics_facts; fact->says != NULL; fact++) {
        struct sentence text = fact->says(&player->tally);
        if (text.text[0] != '\0')
            dialogue_say(dialogue, _(fact->sentence), text.text);
    }
}

bool statistics_tell(struct dialogue *dialogue, struct problem *problem)
{
    struct statistics statistics;
    if (!statistics_begin(&statistics, problem))
        return false;
    while (statistics_read(&statistics, 1000))
        continue;
    for (size_t player = 0; player < statistics.players; player++)
        say_player(dialogue, &statistics.player[player]);
    dialogue_say(dialogue, "%s.", statistics_words_counted(&statistics).text);
    statistics_end(&statistics);
    return true;
}
