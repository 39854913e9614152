/* King and robber in words, where their rows name a function (KR). */
#include "words.h"
#include "language/language.h"
#include "wording/entry_words.h"

/* Marked texts: _() says them. */
static const struct honour_words {
    const char *listed; /* in a list */
    const char *won;    /* %s has just become it, %s by what */
    const char *free;   /* what a tile brings: %s gets it */
    struct {
        const char *one, *many;
    } held,      /* in a narrow line: %s has it, by a feature of %u tiles */
        told,    /* in a sentence */
        pays,    /* what follows it: %d points if the game ended now */
        counted; /* %d of what it is paid for */
} honour_words[HONOURS_COUNT] = {
    [HONOUR_KING] = {N_("king"),
                     N_("%s is king: %s"),
                     N_("king to %s"),
                     {NN_("King %s: %u tile", "King %s: %u tiles")},
                     {NN_("%s is king, by a city of %u tile", "%s is king, by a city of %u tiles")},
                     {NN_("%d point if the game ended now", "%d points if the game ended now")},
                     {NN_("%d completed city on the board", "%d completed cities on the board")}},
    [HONOUR_ROBBER] = {N_("robber"),
                       N_("%s has the robber: %s"),
                       N_("robber to %s"),
                       {NN_("Robber %s: %u tile", "Robber %s: %u tiles")},
                       {NN_("%s has the robber, by a road of %u tile",
                            "%s has the robber, by a road of %u tiles")},
                       {NN_("%d point if the game ended now", "%d points if the game ended now")},
                       {NN_("%d completed road on the board", "%d completed roads on the board")}},
};

static const struct honour_words *won_by(const struct log_entry *entry)
{
    return &honour_words[entry->event.type == EVENT_KING ? HONOUR_KING : HONOUR_ROBBER];
}

static const struct honour_words *paid_for(const struct log_entry *entry)
{
    return &honour_words[entry->event.reason == REASON_KING ? HONOUR_KING : HONOUR_ROBBER];
}

/* "king: city, 7 tiles" */
struct sentence honour_won(const char *words, const struct log_entry *entry)
{
    struct feature_summary summary = entry_feature(entry);
    return sentence_of(_(words), wording_measured(&summary).text);
}

struct sentence honour_won_whole(const struct log_entry *entry, const struct seats *seats)
{
    struct feature_summary summary = entry_feature(entry);
    return sentence_of(_(won_by(entry)->won), seats->seat[entry->event.player].name,
                       wording_measured(&summary).text);
}

struct sentence honour_paid(const struct log_entry *entry)
{
    return sentence_of("%s", _(paid_for(entry)->listed));
}

struct sentence honour_counted(const struct log_entry *score, const struct game *game,
                               const struct seats *seats)
{
    const struct honour_words *words = paid_for(score);
    int points = score->event.points;
    (void)game, (void)seats;
    return sentence_of(_n(words->counted.one, words->counted.many, points), points);
}

struct sentence forecast_honour(const struct forecast_part *part, const struct seats *seats)
{
    enum honour honour = part->type == FORECAST_KING ? HONOUR_KING : HONOUR_ROBBER;
    return sentence_of(_(honour_words[honour].free), seats->seat[part->player].name);
}

struct sentence wording_honour(const struct game *game, const struct seats *seats,
                               enum honour honour, enum held_worth worth)
{
    const struct honour_words *words = &honour_words[honour];
    unsigned tiles = game_honour_tiles(game, honour);
    int points = game_honour_points(game, honour);
    struct sentence text = sentence_of(_n(words->told.one, words->told.many, tiles),
                                       seats->seat[game_honour_player(game, honour)].name, tiles);
    if (worth == HELD_WORTH_TOLD)
        sentence_add(&text, "; %s",
                     sentence_of(_n(words->pays.one, words->pays.many, points), points).text);
    sentence_add(&text, ".");
    return text;
}

/* "King A: 7 tiles (+5)" */
void honours_held(struct turn_facts *facts, const struct game *game, const struct seats *seats,
                  enum held_worth worth)
{
    for (unsigned honour = 0; honour < HONOURS_COUNT; honour++) {
        const struct honour_words *words = &honour_words[honour];
        unsigned player = game_honour_player(game, (enum honour)honour);
        unsigned tiles = game_honour_tiles(game, (enum honour)honour);
        if (player == NOBODY)
            continue;
        struct sentence text = sentence_of(_n(words->held.one, words->held.many, tiles),
                                           seats->seat[player].name, tiles);
        if (worth == HELD_WORTH_TOLD)
            sentence_add(&text, " (%+d)", game_honour_points(game, (enum honour)honour));
        turn_facts_add(facts, text);
    }
}
