#include "wording/puzzle_words.h"

#include "language/language.h"
#include "wording/training_words.h"

struct sentence puzzle_words_position(const struct practice_wish *wish, const struct game *game)
{
    struct sentence words = sentence_of("%s", "");
    unsigned left = game->pile.tiles;
    bool is_turn = game_awaits_placement(game);
    if (wish->source == POSITION_OF_DAY) {
        struct sentence date = training_words_date((long long)wish->seed * SECONDS_A_DAY);
        words = is_turn ? sentence_of(_("Position of %s: find the best turn."), date.text)
                        : sentence_of(_("Position of %s: hold this auction."), date.text);
        if (left == 0)
            return words;
        sentence_add(&words, " ");
        sentence_add(&words, _n("%u tile to come.", "%u tiles to come.", left), left);
    } else if (wish->source == POSITION_OF_GAME) {
        struct sentence date = training_words_date(wish->played);
        words = is_turn ? sentence_of(_("Your game of %s, turn %u: find a better turn."), date.text,
                                      game_turn(game))
                        : sentence_of(_("Your game of %s, turn %u: hold this auction better."),
                                      date.text, game_turn(game));
    }
    return words;
}

static double lost_by(const struct training_entry *answer)
{
    double lost = 0;
    for (unsigned d = 0; d < answer->decisions; d++)
        lost += training_loss(&answer->decision[d]);
    return lost;
}

struct passage puzzle_words_card(const struct training_entries *entries, const char *name,
                                 long long day)
{
    struct passage card = {""};
    double lost = lost_by(daily_answer(entries, name, day));
    unsigned marks = daily_marks(lost), streak = daily_streak(entries, name, day);
    struct sentence date = training_words_date(day * SECONDS_A_DAY);
    passage_add(&card,
                daily_is_auction(day) ? _("Bastide, %s: an auction") : _("Bastide, %s: a turn"),
                date.text);
    passage_add(&card, "\n");
    if (marks == DAILY_MARKS)
        passage_add(&card, "%s", _("Nothing lost"));
    else
        passage_add(&card, _("%s points lost"), sentence_of_value(lost).text);
    passage_add(&card, "  ");
    for (unsigned mark = 0; mark < DAILY_MARKS; mark++)
        passage_add(&card, "%s", mark < marks ? "*" : ".");
    if (streak > 1) {
        passage_add(&card, "\n");
        passage_add(&card, _n("%u day in a row", "%u days in a row", streak), streak);
    }
    return card;
}

const char *puzzle_words_answered(void)
{
    return _("You have answered this one. Another try does not count.");
}

struct sentence puzzle_words_own(unsigned own)
{
    return sentence_of(_n("%u position of your games", "%u positions of your games", own), own);
}

struct sentence puzzle_words_turns(const struct losses *turns)
{
    return sentence_of(_n("%u turn: %s points clearly lost.", "%u turns: %s points clearly lost.",
                          turns->decisions),
                       turns->decisions, sentence_of_value(turns->sure).text);
}

struct sentence puzzle_words_kept(unsigned kept)
{
    return kept == 0 ? sentence_of("%s", _("No new position to keep."))
                     : sentence_of(_n("%u position kept as a puzzle.",
                                      "%u positions kept as puzzles.", kept),
                                   kept);
}
