#include "wording/watch_words.h"

#include "language/language.h"

static const struct phase_words {
    const char *words;
    struct sentence (*says)(const char *words, const struct game *game, const struct seats *seats);
} phase_words[] = {
#define X(phase, ...) [PHASE_##phase] = {__VA_ARGS__},
    PHASE_WORDS(X)
#undef X
};
PHASES(HAS_PHASE_WORDS)

struct sentence phase_says(const char *words, const struct game *game, const struct seats *seats)
{
    unsigned actor = game_actor(game);
    unsigned player = actor < seats->count ? actor : game_player(game);
    return sentence_of(_(words), seats->seat[player].name);
}

struct sentence watch_words_task(const struct game *game, const struct log *log,
                                 const struct seats *seats)
{
    const struct phase_words *phase = &phase_words[game_phase(game)];
    if (game_is_over(game)) {
        struct score_table final = score_table_of(log, &game->options);
        return wording_verdict(&final, seats);
    }
    return phase->says(phase->words, game, seats);
}

struct sentence watch_words_state(const struct watch *watch)
{
    switch (watch->state) {
    case WATCH_WHOLE:
        break;
    case WATCH_DAMAGED:
        return sentence_of(_("The record is damaged from line %zu on."), watch->bad_line);
    case WATCH_UNREADABLE:
        return sentence_of("%s", _("The record cannot be read; this is its last state."));
    case WATCH_GONE:
        return sentence_of("%s", _("The record is gone; this is its last state."));
    }
    return (struct sentence){""};
}
