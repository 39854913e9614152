/* Inns, cathedrals and the large follower (IN1-IN4). */
#include "engine/set_json.h"

#include "bastide/notation.h"

static void add_to_feature(json_t *object, const struct game *game, uint16_t root)
{
    struct feature_marks marks = game_feature_marks(game, root);
    json_object_set_new(object, "inns", json_integer(marks.inns));
    json_object_set_new(object, "cathedrals", json_integer(marks.cathedrals));
}

/* Only with this set a player has followers of several kinds. */
static void add_to_follower(json_t *pending, const struct game *game, unsigned number)
{
    enum figure figure = (enum figure)game->followers.follower[number].figure;
    json_object_set_new(pending, "figure", json_string(figure_name(figure)));
}

const struct set_json inns_json = {.feature = add_to_feature, .follower = add_to_follower};
