#include "wording/source_words.h"
#include "language/language.h"
#include "rows/words.h"
#include "wording/seats.h"

#include <stdlib.h>
#include <string.h>

const struct source_words source_words[SCORE_SOURCES_COUNT] = {
#define X(source, name, final) [FROM_##source] = {name, final},
    SOURCE_WORDS(X)
#undef X
};
SCORE_SOURCES(HAS_SOURCE_WORDS)

const struct score_part_words score_part_words[SCORE_PARTS_COUNT] = {
#define X(part, below, name) [PART_##part] = {below, name},
    SCORE_PART_WORDS(X)
#undef X
};
SCORE_PARTS(HAS_SCORE_PART_WORDS)

const struct payment_words payment_words[SCORE_SOURCES_COUNT] = {
#define X(source, received, paid) [FROM_##source] = {received, paid},
    PAYMENT_WORDS(X)
#undef X
};

struct sentence statistics_words_player(const struct player_statistics *player)
{
    enum bot_level level = bot_level_find(player->bot, strlen(player->bot));
    if (player->bot[0] == '\0')
        return sentence_of("%s", player->name);
    /* TRANSLATORS: all computer players of a level. */
    return sentence_of(_("Computer (%s)"),
                       level < BOT_LEVELS_COUNT ? bot_words_level(level) : player->bot);
}

struct sentence statistics_words_tenths(long tenths)
{
    /* TRANSLATORS: a number with a decimal; the first is a minus or nothing. */
    return sentence_of(_("%s%ld.%ld"), tenths < 0 ? "-" : "", labs(tenths) / 10, labs(tenths) % 10);
}

struct sentence statistics_words_games(const struct tally *tally)
{
    return sentence_of(_n("%u game, %u won, %u tied; average score %s, best %d",
                          "%u games, %u won, %u tied; average score %s, best %d", tally->games),
                       tally->games, tally->wins, tally->ties,
                       statistics_words_tenths(tally_average_score(tally)).text, tally->best);
}

const struct statistics_fact statistics_facts[] = {
#define X(says, in_list) {says, in_list},
    STATISTICS_FACTS(X)
#undef X
        {NULL, NULL},
};

struct sentence statistics_words_counted(const struct statistics *statistics)
{
    size_t finished = statistics->finished;
    struct sentence text =
        sentence_of(_n("%zu finished game", "%zu finished games", finished), finished);
    if (statistics->unfinished > 0)
        sentence_add(&text, _("; %zu unfinished"), statistics->unfinished);
    if (statistics->bad > 0)
        sentence_add(&text, _("; %zu unreadable"), statistics->bad);
    return text;
}
