/* A follower on the tile just placed, a bridge, or neither. */
#include "language/language.h"
#include "tui/stages/mode_labels.h"
#include "tui/table/coach.h"
#include "tui/table/side_panel.h"
#include "tui/table/table_targets.h"
#include "wording/action_words.h"
#include "wording/figure_words.h"
#include "wording/turn_words.h"

static bool enter(struct table *table)
{
    struct move_list legal;
    table_take_turn(table);
    game_legal(&table->session.game, &legal);
    deploying_begin(&table->deploying, &table->session.game, &legal);
    return true;
}

static bool chose_follower(const struct table *table)
{
    return deploying_node(&table->deploying) != NO_NODE;
}

static bool chose_bridge(const struct table *table)
{
    return deploying_is_bridge(&table->deploying);
}

static bool chose_nothing(const struct table *table)
{
    return !chose_follower(table) && !chose_bridge(table);
}

static bool may_pass_still(const struct table *table)
{
    return table->deploying.may_pass && !chose_nothing(table);
}

static bool passes_already(const struct table *table)
{
    return table->deploying.may_pass && chose_nothing(table);
}

static unsigned bridges(const struct table *table)
{
    return deploying_bridges(&table->deploying);
}

static bool has_bridges(const struct table *table)
{
    return bridges(table) > 0;
}

static void play(const struct press *press)
{
    struct table *table = table_pressed(press);
    table_play(table, press->app, deploying_move(&table->deploying));
}

static void step(const struct press *press)
{
    deploying_step(&table_pressed(press)->deploying, press->binding->arg);
    table_follow(table_pressed(press));
}

static void step_bridge(const struct press *press)
{
    deploying_step_bridge(&table_pressed(press)->deploying);
    table_follow(table_pressed(press));
}

/* Its own number once more deploys the follower there. */
static void choose(const struct press *press)
{
    struct table *table = table_pressed(press);
    unsigned number = press->key - '0';
    if (chose_follower(table) && table->deploying.chosen + 1 == number) {
        play(press);
        return;
    }
    deploying_choose(&table->deploying, number);
    table_follow(table);
}

static bool has_figures(const struct table *table)
{
    return deploying_has_figures(&table->deploying);
}

static void step_figure(const struct press *press)
{
    deploying_step_figure(&table_pressed(press)->deploying);
    table_follow(table_pressed(press));
}

static const char *question_of(const struct deploying *deploying)
{
    if (!deploying->may_pass)
        return _("the tile needs this bridge");
    bool has_others = deploying_has_others(deploying);
    if (deploying->places == 0)
        return _("a bridge?");
    if (deploying_bridges(deploying) == 0)
        return has_others ? _("a figure?") : _("a follower?");
    return has_others ? _("a figure or a bridge?") : _("a follower or a bridge?");
}

/* What a bridge would do; the panel says where it would stand: "Road, 4 tiles, complete; 2 bridges
 * left". */
static struct sentence detail_of_bridge(const struct table *table)
{
    struct game then = *table_game(table);
    struct move bridge = deploying_move(&table->deploying);
    struct sentence left = action_words_left(&then, bridge);
    uint8_t tile = board_tile_at(&then.board, bridge.at);
    game_apply(&then, bridge, NULL);
    struct feature_summary summary =
        feature_summary_of(&then, feature_node(&then.board, tile, SEGMENT_TRACK));
    if (!table_has(table, AID_WORTH))
        return left;
    struct sentence text = wording_titled(&summary);
    if (summary.complete)
        sentence_add(&text, ", %s", C_("a road is", "complete"));
    sentence_add(&text, "; %s", left.text);
    return text;
}

/* What the figure would do at the place chosen. Followers score; what else goes there is named. */
static struct sentence detail_of_place(const struct table *table)
{
    const struct deploying *deploying = &table->deploying;
    const struct feature_summary *summary =
        position_feature(table_position(table), deploying_node(deploying));
    enum figure figure = deploying_figure(deploying);
    if (figure_is_follower(figure))
        return table_has(table, AID_WORTH) ? wording_offer(summary) : wording_titled(summary);
    struct sentence place = wording_measured(summary);
    return sentence_of("%s: %s", _(figure_words[figure].name),
                       table_has(table, AID_WORTH)
                           ? wording_figure_worth(place.text, summary, figure).text
                           : place.text);
}

static bool earns_second_part(const struct table *table)
{
    return turn_words_earned(table_game(table)).text[0] != '\0';
}

/* While nothing is chosen. Where there are many choices the panel has no room for what follows. */
static const char *what_to_press(const struct table *table)
{
    return earns_second_part(table) ? _("A second part follows. Tab chooses, Enter passes.")
                                    : _("Tab chooses, {b} a bridge; Enter passes.");
}

static struct status status(const struct table *table)
{
    const struct deploying *deploying = &table->deploying;
    uint16_t node = deploying_node(deploying);
    struct status status = {sentence_of("%s: %s", table_player_name(table), question_of(deploying)),
                            sentence_of("%s", what_to_press(table))};
    if (!has_bridges(table))
        sentence_add(&status.task, "  %s",
                     sentence_of(_("Choose 0 to %u, then Enter"), deploying->offers).text);
    if (deploying_is_bridge(deploying)) {
        status.detail = detail_of_bridge(table);
    } else if (node != NO_NODE) {
        status.detail = sentence_of("%u  %s", deploying->chosen + 1, detail_of_place(table).text);
    } else if (!has_bridges(table) && !earns_second_part(table)) {
        status.detail =
            sentence_of("%s", deploying_has_others(deploying) ? _("No figure this turn.")
                                                              : _("No follower this turn."));
    }
    struct sentence coached = coach_words_deploying(table);
    if (coached.text[0] != '\0')
        status.detail = sentence_of("%s%s%s", status.detail.text, status.detail.text[0] ? "  " : "",
                                    coached.text);
    return status;
}

/* The hints: first by the kind of feature chosen; by the figure if it is no meeple, or if no place
 * is chosen; for a bridge; for an inn or a cathedral. */
enum {
    OF_FIGURE = PRINTED_KINDS,
    OF_BRIDGE = OF_FIGURE + FIGURES_COUNT,
    OF_INN,
    OF_CATHEDRAL,
};

static const char *const hints[] = {
    [FEATURE_ROAD] = N_("A highwayman on the road: 1 point for each of its tiles when both ends "
                        "are closed; then the follower returns home."),
    [FEATURE_CITY] = N_("A knight in the city: 2 points for each tile and pennant when its wall is "
                        "closed, half of that at the end if it never is."),
    [FEATURE_FIELD] = N_("A farmer stays in the field to the end and then scores 3 points for each "
                         "completed city that the field touches."),
    [FEATURE_MONASTERY] = N_("A monk in the monastery: 9 points when all 8 squares around it hold "
                             "tiles, fewer at the end if some are missing."),
    [OF_FIGURE + FIGURE_MEEPLE] =
        N_("You may deploy a follower on this tile, unless that road, city or field "
           "already has one. Numbers choose, Enter confirms."),
    [OF_FIGURE + FIGURE_LARGE] =
        N_("The large follower counts as two wherever followers are counted for the majority. "
           "Otherwise it is a follower like any other."),
    [OF_FIGURE + FIGURE_BUILDER] =
        N_("Your builder doubles your turn whenever you continue this road or city: you draw and "
           "place another tile. It scores nothing itself."),
    [OF_FIGURE + FIGURE_PIG] =
        N_("Your pig adds 1 point for each completed city and castle if you score this field. It "
           "stays to the end of the game."),
    [OF_BRIDGE] = N_("A bridge carries a road over a tile, from edge to edge. It stays for the "
                     "rest of the game and can join roads, yours or others'."),
    [OF_INN] = N_("A highwayman by an inn: 2 points for each tile of the road when it is "
                  "completed, but by default nothing if it never is."),
    [OF_CATHEDRAL] = N_("A knight in a city with a cathedral: 3 points for each tile and pennant "
                        "when it is completed, but by default nothing if it never is."),
    NULL,
};

static unsigned hint_of_feature(const struct game *game, uint16_t node)
{
    if (game_feature_flags(game, node, SEGMENT_FLAG_INN) > 0)
        return OF_INN;
    return game_feature_flags(game, node, SEGMENT_FLAG_CATHEDRAL) > 0
               ? OF_CATHEDRAL
               : game_feature_kind(game, node);
}

static unsigned hint(const struct table *table)
{
    const struct deploying *deploying = &table->deploying;
    enum figure figure = deploying_figure(deploying);
    if (chose_bridge(table) || deploying->places == 0)
        return OF_BRIDGE;
    if (chose_nothing(table) || figure != FIGURE_MEEPLE)
        return OF_FIGURE + figure;
    return hint_of_feature(table_game(table), deploying_node(deploying));
}

static struct square focus(const struct table *table)
{
    const struct board *board = &table_game(table)->board;
    return chose_bridge(table) ? deploying_move(&table->deploying).at
                               : board->tile[board->tiles - 1].at;
}

static void show(const struct table *table, struct board_scene *scene)
{
    const struct deploying *deploying = &table->deploying;
    board_scene_add_offers(scene, deploying->node, deploying->places, deploying->chosen,
                           (struct follower){.player = (uint8_t)game_player(scene->game),
                                             .figure = (uint8_t)deploying_figure(deploying)});
    board_scene_light(scene, deploying_node(deploying));
    if (deploying_is_bridge(deploying))
        board_scene_add_plan(scene, deploying_move(deploying));
}

static void draw_lower(struct table *table, const struct table_sheet *sheet)
{
    int rows = side_panel_draw_offers(sheet->canvas, table_lower_panel(sheet->areas),
                                      &table->deploying, table_position(table),
                                      table_has(table, AID_WORTH) ? WORTH_TOLD : WORTH_UNTOLD,
                                      table->mode == MODE_LABELS ? &table->labels : NULL);
    table_draw_below_choices(table, sheet, rows);
}

/* The next bridge that may be built on that square. */
static bool choose_bridge_on(struct deploying *deploying, struct square at)
{
    unsigned count = deploying_bridges(deploying);
    unsigned from = deploying_is_bridge(deploying) ? deploying->chosen + 1 : deploying->places;
    for (unsigned next = 0; next < count; next++) {
        unsigned bridge = (from - deploying->places + next) % count;
        if (square_equal(deploying->move[deploying->places + bridge].at, at))
            return deploying_choose_offer(deploying, deploying->places + bridge);
    }
    return false;
}

/* On the tile just placed a click is meant for a follower first, on others for a bridge. */
static bool click(struct table *table, struct app *app, const struct board_hit *hit,
                  const struct surroundings *around)
{
    struct deploying *deploying = &table->deploying;
    unsigned offer = board_hit_among(hit, table_game(table), deploying->node, deploying->places);
    bool is_follower = offer < deploying->places;
    bool is_bridge = hit->on_plan && deploying_is_bridge(deploying);
    bool is_elsewhere = hit->tile != game_placed(table_game(table));
    if (!is_bridge && is_elsewhere && choose_bridge_on(deploying, hit->at))
        return true;
    if (is_bridge || (is_follower && offer == deploying->chosen))
        app_press(app, KEYS_ENTER, around);
    else if (is_follower)
        deploying_choose_offer(deploying, offer);
    else
        return choose_bridge_on(deploying, hit->at);
    return true;
}

static bool point(struct table *table, struct app *app, const struct gesture *gesture,
                  const struct surroundings *around)
{
    unsigned offer = (unsigned)gesture->target.which;
    if (gesture_clicks(gesture, TARGET_FIGURE)) {
        deploying_choose_figure(&table->deploying, (enum figure)offer);
        table_follow(table);
        return true;
    }
    if (!gesture_clicks(gesture, TARGET_CHOICE))
        return false;
    if (offer == table->deploying.chosen)
        app_press(app, KEYS_ENTER, around);
    else if (deploying_choose_offer(&table->deploying, offer))
        table_follow(table);
    return true;
}

static struct board_label place(const struct table *table, unsigned place)
{
    const struct move *bridge = &table->deploying.move[table->deploying.places + place];
    return (struct board_label){.anchor = bridge->arg == DIRECTION_NS ? LABEL_NORTH : LABEL_WEST,
                                .at = bridge->at};
}

static void go_to_place(struct table *table, unsigned place)
{
    deploying_choose_offer(&table->deploying, table->deploying.places + place);
    table->mode = MODE_NONE;
}

static struct advice advise(const struct table *table, struct move move)
{
    enum { DIGITS = 9 };
    const struct deploying *deploying = &table->deploying;
    unsigned number = move_among(deploying->move, deploying->offers, move);
    if (move.verb == VERB_PASS)
        return (struct advice){'p', _("no follower this time")};
    if (move.verb == VERB_BRIDGE)
        return number == deploying->chosen ? (struct advice){KEYS_ENTER, _("build the bridge here")}
                                           : (struct advice){'b', _("go to the next bridge")};
    if (number == deploying->offers)
        return (struct advice){'f', _("the next figure")};
    if (number == deploying->chosen)
        return (struct advice){KEYS_ENTER, _(figure_is_follower(deploying_figure(deploying))
                                                 ? N_("deploy the follower here")
                                                 : N_("deploy it here"))};
    if (number < DIGITS)
        return (struct advice){'1' + number, _("choose that place")};
    return (struct advice){KEYS_TAB, _("go to the next place")};
}

static const struct table_key keys[] = {
    ROW(chose_follower, play, 0, K_("deploy"), N_("Deploy a follower here."), KEYS_ENTER),
    ROW(chose_bridge, play, 0, K_("build"), N_("Build the bridge here."), KEYS_ENTER),
    ROW(chose_nothing, play, 0, K_("pass"), N_("Deploy and build nothing."), KEYS_ENTER),
    ROW(NULL, step, 1, K_("next"), N_("Go to the next choice."), KEYS_TAB, KEYS_RIGHT, KEYS_DOWN),
    ROW(NULL, step, -1, NULL, N_("Go to the previous choice."), KEYS_BACK_TAB, KEYS_LEFT, KEYS_UP),
    ROW(has_figures, step_figure, 0, K_("figure"), N_("The next figure that can be deployed."),
        'f'),
    ROW(has_bridges, step_bridge, 0, K_("bridge"), N_("Go to the next bridge."), 'b'),
    COACH_KEYS,
    ROW(labels_are_possible, labels_deed_open, 0, NULL,
        N_("Label every possible bridge with a letter; type it to choose it."), ';', 'g'),
    ROW(NULL, choose, 0, NULL, N_("Choose the place with that number; once more: deploy there."),
        '1', '2', '3', '4'),
    ROW(NULL, choose, 0, NULL, N_("Choose the place with that number; once more: deploy there."),
        '5', '6', '7', '8'),
    ROW(NULL, choose, 0, NULL, N_("Choose the place with that number; once more: deploy there."),
        '9'),
    ROW(may_pass_still, table_deed_verb, VERB_PASS, K_("pass"), N_("Deploy and build nothing."),
        'p', '0', ' '),
    ROW(passes_already, table_deed_verb, VERB_PASS, NULL, N_("Deploy and build nothing."), 'p', '0',
        ' '),
};

const struct stage stage_deploying = {
    .enter = enter,
    .keys = KEY_ROWS(keys),
    .keys_place = KEYS_OF_DEPLOYING,
    .status = status,
    .hints = hints,
    .hint = hint,
    .is_timed = true,
    .has_turn_values = true,
    .focus = focus,
    .show = show,
    .draw_lower = draw_lower,
    .click = click,
    .point = point,
    .places = bridges,
    .place = place,
    .go_to_place = go_to_place,
    .place_task = N_("%s: type the letter of a bridge"),
    .advise = advise,
};
