#include "wording/rating_words.h"

#include "language/language.h"

struct sentence rating_words(struct rating rating)
{
    const double sure = 1.96; /* deviations: with 95 % it is within these */
    return sentence_of("%.0f ± %.0f", rating.points, sure * rating.deviation);
}

struct sentence rating_words_games(const struct game_rating *rating)
{
    if (rating == NULL)
        return sentence_of(_n("not rated: fewer than %d game", "not rated: fewer than %d games",
                              RATED_GAMES_LEAST),
                           RATED_GAMES_LEAST);
    struct sentence text =
        sentence_of(_n("rated %s by %u game", "rated %s by %u games", rating->games),
                    rating_words(rating->now).text, rating->games);
    if (rating->before > 0)
        sentence_add(&text, _(", %+ld in %d days"),
                     sentence_rounded(rating->now.points) - sentence_rounded(rating->before),
                     RATING_CHANGE_DAYS);
    return text;
}

struct sentence rating_words_meeting(const struct meeting *meeting)
{
    long average = meeting_average(meeting);
    struct sentence points = sentence_of_tenths(average < 0 ? -average : average);
    struct sentence text =
        sentence_of(_n("%u game, %u won, %u lost", "%u games, %u won, %u lost", meeting->games),
                    meeting->games, meeting->won, meeting->lost);
    if (average != 0)
        sentence_add(&text,
                     average > 0 ? _("; %s points ahead on average")
                                 : _("; %s points behind on average"),
                     points.text);
    return text;
}
