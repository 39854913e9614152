#include "facts/position.h"
#include "language/language.h"
#include "plain/question.h"
#include "wording/figure_words.h"

void add_abbeys_left(struct sentence *left, const struct game *game, unsigned player)
{
    unsigned abbeys = game->player[player].abbeys;
    if (options_has_abbeys(&game->options))
        sentence_add(left, _n(", %u abbey left", ", %u abbeys left", abbeys), abbeys);
}

/* "barn on the northwest corner: field, 2 cities" */
struct sentence barn_choice(const struct asking *asking, struct move barn)
{
    static const char *const corners[CORNERS] = {
        N_("barn on the northwest corner"), N_("barn on the northeast corner"),
        N_("barn on the southeast corner"), N_("barn on the southwest corner")};
    const struct game *game = &asking->session->game;
    unsigned half = 2 * barn.arg;
    struct feature_summary summary =
        feature_summary_of(game, feature_node_at_half(&game->board, game_placed(game), half));
    struct sentence followers = wording_followers(&summary, asking->seats);
    struct sentence text = wording_with_measure(_(corners[barn.arg]), &summary);
    sentence_list(&text, followers.text);
    return text;
}

/* Barns stand on corners: of four squares each. */
void add_barns_there(struct passage *words, const struct game *game, struct square at,
                     const struct seats *seats)
{
    static const char *const stands[CORNERS] = {
        N_("%s's barn on the northwest corner"), N_("%s's barn on the northeast corner"),
        N_("%s's barn on the southeast corner"), N_("%s's barn on the southwest corner")};
    for (unsigned player = 0; player < game->options.players; player++) {
        struct square corner;
        bool has_barn = game_barn_corner(game, player, &corner);
        for (unsigned c = 0; has_barn && c < CORNERS; c++)
            if (square_equal(square_at_corner(at, (enum corner)c), corner))
                passage_list(words, sentence_of(_(stands[c]), seats->seat[player].name).text);
    }
}
