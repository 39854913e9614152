#include "wording/rules_wording.h"
#include "language/language.h"
#include "text/setup.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

const struct rules_chapter rules_chapters[] = {
#define X(topics, title) {title, topics, &topics##_count},
    RULES_CHAPTERS(X)
#undef X
};

const size_t rules_chapters_count = sizeof rules_chapters / sizeof rules_chapters[0];

static const struct {
    const char *title, *text;
} passages[] = {
#define X(title, text) {title, text},
    RULES_PASSAGES(X)
#undef X
};

size_t rules_topics_count(void)
{
    size_t count = 0;
    for (size_t c = 0; c < rules_chapters_count; c++)
        count += *rules_chapters[c].count;
    return count;
}

const struct rules_topic *rules_topic(size_t number)
{
    const struct rules_chapter *chapter = rules_chapters;
    for (; number >= *chapter->count; chapter++)
        number -= *chapter->count;
    return &chapter->topics[number];
}

/* Whether the list "B5, B10" has the rule. */
static bool lists_rule(const char *rules, const char *rule)
{
    size_t length = strlen(rule);
    for (const char *at = rules; (at = strstr(at, rule)) != NULL; at += length)
        if ((at == rules || at[-1] == ' ') && (at[length] == '\0' || at[length] == ','))
            return true;
    return false;
}

const struct rules_topic *rules_topic_of(const char *rule)
{
    for (size_t topic = 0; topic < rules_topics_count(); topic++)
        if (lists_rule(rules_topic(topic)->rules, rule))
            return rules_topic(topic);
    return NULL;
}

__attribute__((format(printf, 2, 3))) static void add(char text[RULES_TEXT_SIZE],
                                                      const char *format, ...)
{
    size_t length = strlen(text);
    va_list values;
    va_start(values, format);
    vsnprintf(text + length, RULES_TEXT_SIZE - length, format, values);
    va_end(values);
}

static void add_option(char text[RULES_TEXT_SIZE], enum option option)
{
    add(text, "%s: %s\n", option_words[option].name, _(option_words[option].sentence));
    for (unsigned value = 0; value < OPTION_VALUES_MAX; value++)
        add(text, "\u2022 %s: %s\n", option_words[option].value[value].name,
            _(option_words[option].value[value].sentence));
}

void rules_topic_text(size_t number, char text[RULES_TEXT_SIZE])
{
    const struct rules_topic *topic = rules_topic(number);
    text[0] = '\0';
    if (topic->text)
        add(text, "%s", _(topic->text));
    for (size_t p = 0; p < sizeof passages / sizeof passages[0]; p++)
        if (strcmp(passages[p].title, topic->title) == 0)
            add(text, "%s", _(passages[p].text));
    if (topic->text)
        return;
    add(text, "\n");
    for (unsigned option = 0; option < OPTIONS_COUNT; option++)
        add_option(text, (enum option)option);
}

/* The base game (B). */

const struct rules_topic rules_base[] = {
    {N_("Overview"), "B1",
     N_("Tile by tile, the players build a landscape of roads, walled cities, monasteries and "
        "fields. They claim features with their followers, and completed features score points. "
        "The player with the most points at the end wins.\n\n"
        "Two to six can play. Everyone starts with 7 followers and no points. The base game has 72 "
        "tiles, and each expansion adds up to 30. One tile starts on the table, the others are "
        "drawn one by one in random order.\n\n"
        "A follower is named after its place:\n"
        "• on a road it is a highwayman,\n"
        "• in a city a knight,\n"
        "• in a monastery a monk,\n"
        "• in a field a farmer.\n"
        "Any follower can be any of them.")},

    {N_("A turn"), "B2",
     N_("The players take turns in seating order. On your turn you\n\n"
        "• draw a tile,\n"
        "• place it,\n"
        "• may deploy one follower on it, and\n"
        "• score every feature the tile completes.\n\n"
        "Then it is the next player's turn. Drawing and scoring are automatic; you decide where "
        "the tile goes and whether to deploy a follower on it.")},

    {N_("Placing a tile"), "B3, B4, B11",
     N_("Your tile must touch at least one placed tile, edge to edge; a corner is not enough. You "
        "may turn it as you like.\n\n"
        "Wherever it touches another tile, the edges must match: road meets road, city meets city, "
        "field meets field.\n\n"
        "Rarely, a tile fits nowhere. Then it is set aside, out of the game, and you draw "
        "another. ")},

    {N_("Followers"), "B5, B9, B10",
     N_("After placing your tile you may deploy one of your followers on it: on one of its roads, "
        "in one of its cities or fields, or in its monastery. It must be this tile, and a follower "
        "from your supply.\n\n"
        "One restriction applies: no follower, not even your own, may already be on that road, in "
        "that city or in that field, however far away. The whole feature counts, across all its "
        "tiles.\n\n"
        "A follower stays until its feature is completed and scored. Then it returns home, and you "
        "can use it again from your next turn on. Farmers stay until the end of the game.\n\n"
        "The order matters: you deploy first, then features score. So you can claim a feature and "
        "complete it with the same tile; but a follower that returns home this turn cannot be "
        "deployed again in it.")},

    {N_("Roads"), "B6", N_("A road runs from end to end. ")},

    {N_("Cities"), "B7",
     N_("A city is completed when its wall is closed all around and there is no gap inside.\n\n"
        "A completed city scores 2 points for each of its tiles and 2 more for each pennant in "
        "it.\n\n"
        "Example: a city of 5 tiles with 1 pennant scores 10 + 2 = 12 points. The smallest city, "
        "two ends facing each other, has 2 tiles and scores 4, unless the option tiny-city says "
        "otherwise.\n\n"
        "Some tiles carry two separate pieces of city. They may belong to different cities; if "
        "they join elsewhere, the tile still counts once.")},

    {N_("Monasteries"), "B8",
     N_("A monastery stands alone in the middle of its tile. It is completed when all 8 squares "
        "around it hold tiles, corners included; it does not matter which tiles or who placed "
        "them.\n\n"
        "A completed monastery scores 9 points for its monk: 1 for itself, 1 for each tile around "
        "it.\n\n"
        "A monastery can be claimed only on the turn its tile is placed.")},

    {N_("Fields"), "B13",
     N_("A field is land bounded by roads, cities and the edge of the board. Fields score nothing "
        "during play: farmers lie down and stay until the end of the game.\n\n"
        "At the end a field scores 3 points for each completed city it touches, however small or "
        "large. A city counts once for each field it touches: three fields around one city may all "
        "score for it.\n\n"
        "Unfinished cities are worth nothing to a field. Monasteries and roads never are.\n\n"
        "The majority in a field scores its points; all who tie score in full.\n\n"
        "Farmers do not return home, so each is one follower fewer for the rest of the game. Watch "
        "the roads: what looks like one field may be divided by a road, and a single tile can join "
        "two.\n\n"
        "With the option farmers set to no, no figure may go on a field.")},

    {N_("Who gets the points"), "B9, B10",
     N_("Usually a road, city or monastery has one follower, and its owner scores the points. But "
        "features grow together: two roads, each with a follower, become one when a tile joins "
        "them. That is allowed, and it is how you come to share with other players, or to take "
        "over.\n\n"
        "When a feature is completed, the player with the most followers on it scores all its "
        "points. If several tie for most, each of them scores all the points; nothing is divided. "
        "The others score nothing.\n\n"
        "Example: a city worth 16 has two knights of Ann's and one of Ben's. Ann scores 16, Ben "
        "nothing. With one knight each, both would score 16.\n\n"
        "It does not matter who completes it. Without followers, nobody scores it. All its "
        "followers return home, even those of players who scored nothing.")},

    {N_("The end of the game"), "B11, B12, CA10, IN2, IN3, TB3, OR3, OR4",
     N_("The game ends with the turn in which the last tile was placed. Then whatever is left on "
        "the board scores, again for the majority:\n\n"
        "• an unfinished road: 1 point per tile,\n"
        "• an unfinished city: 1 point per tile and 1 per pennant,\n"
        "• an unfinished monastery: 1 point, plus 1 for each of the 8 squares around it that holds "
        "a tile,\n")},

    {N_("Scoring at a glance"), "B6, B7, B8, B12, B13, IN2, IN3, TB3, TB12",
     N_("               completed     at the end\n\n"
        "Road           1 per tile    1 per tile\n")},
};

const size_t rules_base_count = sizeof rules_base / sizeof rules_base[0];

/* What concerns all sets (OR, ED), and how the rules are played on this screen. */

const struct rules_topic rules_together[] = {
    {N_("The order of scoring"), "OR1, OR2, OR4",
     N_("One tile may set off many things. They happen in this order:\n\n")},

    {N_("Editions"), "",
     N_("The rules have been printed more than once, and not always alike. An edition sets all "
        "options together; in the setup each of them can be changed.\n\n"
        "Edition 2, the rules since 2018, is the default. ")},

    /* Told from the table of options, after its passages. */
    {N_("Options"), "", NULL},

    {N_("How to play here"), "",
     N_("People share one keyboard; the computer may play in any seat. The bottom line shows the "
        "keys that matter now, and ? lists every key that works, with a sentence for each.\n\n"
        "• Your tile appears where it fits. The arrows and Tab move it from square to square; only "
        "squares where it fits are offered.\n"
        "• r turns it, always to a rotation that fits.\n")},
};

const size_t rules_together_count = sizeof rules_together / sizeof rules_together[0];
