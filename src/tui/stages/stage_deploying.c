/* A follower on the tile just placed, or what else may be done there, or nothing. */
#include "language/language.h"
#include "tui/advice/advice.h"
#include "tui/stages/deploying_hints.h"
#include "tui/table/actions.h"
#include "tui/table/layout.h"
#include "tui/table/panel.h"
#include "wording/figure_words.h"
#include "wording/turn_words.h"

TABLE_STATE(deploying);

static bool deploying_enter(struct table *table)
{
    struct move_list legal;
    table_take_turn(table);
    game_legal(&table->session.game, &legal);
    deploying_begin(table->deploying, &table->session.game, &legal);
    return true;
}

static bool chose_follower(const struct table *table)
{
    return deploying_node(table->deploying) != NO_NODE;
}

static bool chose_action(const struct table *table)
{
    return deploying_is_action(table->deploying);
}

#define X(of, ...)                                                                                 \
    static bool chose_##of(const struct table *table)                                              \
    {                                                                                              \
        return chose_action(table) && deploying_move(table->deploying).verb == VERB_##of;          \
    }                                                                                              \
    static bool has_##of(const struct table *table)                                                \
    {                                                                                              \
        return deploying_offers(table->deploying, VERB_##of);                                      \
    }                                                                                              \
    static bool has_labels_of_##of(const struct table *table)                                      \
    {                                                                                              \
        return has_##of(table) && labels_are_possible(table);                                      \
    }
TABLE_ACTIONS(X)
#undef X

static bool chose_nothing(const struct table *table)
{
    return !chose_follower(table) && !chose_action(table);
}

static bool may_pass_still(const struct table *table)
{
    return table->deploying->may_pass && !chose_nothing(table);
}

static bool passes_already(const struct table *table)
{
    return table->deploying->may_pass && chose_nothing(table);
}

static unsigned actions_offered(const struct table *table)
{
    return deploying_actions(table->deploying);
}

static bool has_actions(const struct table *table)
{
    return actions_offered(table) > 0;
}

static void deploying_play(const struct press *press)
{
    struct table *table = table_pressed(press);
    table_play(table, press->app, deploying_move(table->deploying));
}

static bool chose_on_board(const struct table *table)
{
    return chose_action(table) &&
           action_of((enum verb)deploying_move(table->deploying).verb)->on_board;
}

/* From what is all over the board on to what is something else. */
static void stage_deploying_step(const struct press *press)
{
    struct table *table = table_pressed(press);
    bool is_on_board = chose_on_board(table);
    unsigned verb = deploying_move(table->deploying).verb;
    do
        deploying_step(table->deploying, press->binding->arg);
    while (is_on_board && chose_on_board(table) && deploying_move(table->deploying).verb == verb);
    table_follow(table);
}

static void go_on_board(const struct press *press)
{
    struct table *table = table_pressed(press);
    action_choose_towards(table->deploying, board_pane_direction(press->key));
    table_follow(table);
}

static void step_action(const struct press *press)
{
    deploying_step_action(table_pressed(press)->deploying, (enum verb)press->binding->arg);
    table_follow(table_pressed(press));
}

/* Its own number once more deploys the follower there. */
static void stage_deploying_choose(const struct press *press)
{
    struct table *table = table_pressed(press);
    unsigned number = press->key - '0';
    if (chose_follower(table) && table->deploying->chosen + 1 == number) {
        deploying_play(press);
        return;
    }
    deploying_choose(table->deploying, number);
    table_follow(table);
}

static bool has_figures(const struct table *table)
{
    return deploying_has_figures(table->deploying);
}

static void step_figure(const struct press *press)
{
    deploying_step_figure(table_pressed(press)->deploying);
    table_follow(table_pressed(press));
}

static const char *question_of(const struct deploying *deploying)
{
    const struct table_action *action = action_of_offers(deploying);
    if (!deploying->may_pass)
        return _(action->needed);
    bool has_others = deploying_has_others(deploying);
    if (deploying_actions(deploying) == 0)
        return has_others ? _("a figure?") : _("a follower?");
    return _(action->question[deploying_beside(deploying)]);
}

/* What the figure would do at the place chosen. Followers score; what else goes there is named. */
static struct sentence detail_of_place(const struct table *table)
{
    const struct deploying *deploying = table->deploying;
    const struct feature_summary *summary =
        position_feature(table_position(table), deploying_node(deploying));
    enum figure figure = deploying_figure(deploying);
    if (figure_is_follower(figure))
        return table_has(table, AID_WORTH) ? wording_offer(summary, figure)
                                           : wording_titled(summary);
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
                                    : _(action_of_offers(table->deploying)->press);
}

static struct status deploying_status(const struct table *table)
{
    const struct deploying *deploying = table->deploying;
    uint16_t node = deploying_node(deploying);
    struct status status = {sentence_of("%s: %s", table_player_name(table), question_of(deploying)),
                            sentence_of("%s", what_to_press(table))};
    if (!has_actions(table))
        sentence_add(&status.task, "  %s",
                     sentence_of(_("Choose 0 to %u, then Enter"), deploying->offers).text);
    if (deploying_is_action(deploying)) {
        struct move action = deploying_move(deploying);
        status.detail = action_of((enum verb)action.verb)->detail(table, action);
    } else if (node != NO_NODE) {
        status.detail = sentence_of("%u  %s", deploying->chosen + 1, detail_of_place(table).text);
    } else if (!has_actions(table) && !earns_second_part(table)) {
        status.detail =
            sentence_of("%s", deploying_has_others(deploying) ? _("No figure this turn.")
                                                              : _("No follower this turn."));
    }
    return status;
}

static unsigned stage_deploying_hint(const struct table *table)
{
    return deploying_hint(table->deploying, table_game(table));
}

static struct square deploying_focus(const struct table *table)
{
    const struct board *board = &table_game(table)->board;
    const struct deploying *deploying = table->deploying;
    struct square at = board->tile[board->tiles - 1].at;
    if (chose_action(table))
        action_place(deploying, deploying_move(deploying), &at);
    return at;
}

static void deploying_show(const struct table *table, struct board_scene *scene)
{
    const struct deploying *deploying = table->deploying;
    board_scene_add_offers(scene, deploying->node, deploying->places, deploying->chosen,
                           (struct follower){.player = (uint8_t)game_player(scene->game),
                                             .figure = (uint8_t)deploying_figure(deploying)});
    board_scene_light(scene, deploying_node(deploying));
    if (deploying_is_action(deploying))
        action_show(deploying, scene);
}

static void deploying_draw_lower(struct table *table, const struct table_sheet *sheet)
{
    int rows = side_panel_draw_offers(sheet->canvas, table_lower_panel(sheet->areas),
                                      table->deploying, table_position(table), &table->seats,
                                      table_has(table, AID_WORTH) ? WORTH_TOLD : WORTH_UNTOLD,
                                      table->mode == MODE_LABELS ? table->labels : NULL);
    table_draw_below_choices(table, sheet, rows);
}

/* Whether what was hit first is what an action is about, and no place for a follower. */
static bool hits_action(const struct table *table, const struct board_hit *hit, unsigned offer)
{
    const struct deploying *deploying = table->deploying;
    return hit->nodes > 0 && action_is_on(deploying, table_game(table), hit->node[0]) &&
           (offer == deploying->places || deploying->node[offer] != hit->node[0]);
}

/* On the tile just placed a click is meant for a follower first, on others for an action. Where
 * there are several actions it goes from one to the next and does none. */
static bool deploying_click(struct table *table, struct app *app, const struct board_hit *hit,
                            const struct surroundings *around)
{
    struct deploying *deploying = table->deploying;
    unsigned offer = board_hit_among(hit, table_game(table), deploying->node, deploying->places);
    bool is_follower = offer < deploying->places;
    bool is_planned = hit->on_plan && deploying_is_action(deploying);
    bool is_elsewhere =
        hit->tile != game_placed(table_game(table)) || hits_action(table, hit, offer);
    unsigned chosen = deploying->chosen;
    if (!is_planned && (is_elsewhere || !is_follower) &&
        (action_choose_hit(deploying, table_game(table), hit) ||
         action_choose_on(deploying, hit->at))) {
        if (chosen == deploying->chosen && chose_on_board(table))
            app_press(app, KEYS_ENTER, around);
        return true;
    }
    if (is_planned || (is_follower && offer == deploying->chosen))
        app_press(app, KEYS_ENTER, around);
    else if (is_follower)
        deploying_choose_offer(deploying, offer);
    else
        return action_choose_on(deploying, hit->at);
    return true;
}

static bool deploying_point(struct table *table, struct app *app, const struct gesture *gesture,
                            const struct surroundings *around)
{
    unsigned offer = (unsigned)gesture->target.which;
    if (gesture_clicks(gesture, TARGET_FIGURE)) {
        deploying_choose_figure(table->deploying, (enum figure)offer);
        table_follow(table);
        return true;
    }
    if (!gesture_clicks(gesture, TARGET_CHOICE))
        return false;
    if (offer == table->deploying->chosen)
        app_press(app, KEYS_ENTER, around);
    else if (deploying_choose_offer(table->deploying, offer))
        table_follow(table);
    return true;
}

static unsigned places(const struct table *table)
{
    return action_labels(table->deploying, table_game(table));
}

static struct board_label deploying_place(const struct table *table, unsigned place)
{
    return action_label(table->deploying, table_game(table), place);
}

static void go_to_place(struct table *table, unsigned place)
{
    deploying_choose_offer(table->deploying,
                           action_labelled(table->deploying, table_game(table), place));
    table->mode = MODE_NONE;
}

static struct advice deploying_advise(const struct table *table, struct move move)
{
    enum { DIGITS = 9 };
    const struct deploying *deploying = table->deploying;
    unsigned number = move_among(deploying->move, deploying->offers, move);
    if (move.verb == VERB_PASS)
        return (struct advice){'p', _("no follower this time")};
    if (number >= deploying->places && number < deploying->offers)
        return action_advise(deploying, number);
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
    ROW(chose_follower, deploying_play, 0, K_("deploy"), N_("Deploy a follower here."), KEYS_ENTER),
#define X(verb, letter, hint, help, does, does_help, ...)                                          \
    ROW(chose_##verb, deploying_play, 0, does, does_help, KEYS_ENTER),
    TABLE_ACTIONS(X)
#undef X
        ROW(chose_action, deploying_play, 0, K_("do it"), N_("Do this."), KEYS_ENTER),
    ROW(chose_nothing, deploying_play, 0, K_("pass"), N_("Deploy and build nothing."), KEYS_ENTER),
    ROW(chose_on_board, go_on_board, 0, K_("go"), N_("Go to the next tile in that direction."),
        ARROWS),
    ROW(chose_on_board, stage_deploying_step, 1, K_("next"), N_("Go to the next choice."),
        KEYS_TAB),
    ROW(chose_on_board, stage_deploying_step, -1, NULL, N_("Go to the previous choice."),
        KEYS_BACK_TAB),
    ROW(NULL, stage_deploying_step, 1, K_("next"), N_("Go to the next choice."), KEYS_TAB,
        KEYS_RIGHT, KEYS_DOWN),
    ROW(NULL, stage_deploying_step, -1, NULL, N_("Go to the previous choice."), KEYS_BACK_TAB,
        KEYS_LEFT, KEYS_UP),
    ROW(has_figures, step_figure, 0, K_("figure"), N_("The next figure that can be deployed."),
        'f'),
#define X(verb, letter, hint, help, ...)                                                           \
    ROW(has_##verb, step_action, VERB_##verb, hint, help, letter),
    TABLE_ACTIONS(X)
#undef X
        COACH_KEYS,
#define X(verb, letter, hint, help, does, does_help, labels, ...)                                  \
    ROW(has_labels_of_##verb, labels_deed_open, 0, NULL, labels, ';', 'g'),
    TABLE_ACTIONS(X)
#undef X
        ROW(labels_are_possible, labels_deed_open, 0, NULL,
            N_("Label every square to choose from with a letter; type it to choose it."), ';', 'g'),
    DIGIT_ROWS(NULL, stage_deploying_choose,
               N_("Choose the place with that number; once more: deploy there.")),
    ROW(may_pass_still, table_deed_verb, VERB_PASS, K_("pass"), N_("Deploy and build nothing."),
        'p', '0', ' '),
    ROW(passes_already, table_deed_verb, VERB_PASS, NULL, N_("Deploy and build nothing."), 'p', '0',
        ' '),
};

const struct stage stage_deploying = {
    .enter = deploying_enter,
    .keys = KEY_ROWS(keys),
    .keys_place = KEYS_OF_DEPLOYING,
    .status = deploying_status,
    .advice = coach_words_deploying,
    .hints = deploying_hints,
    .hint = stage_deploying_hint,
    .is_timed = true,
    .has_turn_values = true,
    .focus = deploying_focus,
    .show = deploying_show,
    .draw_lower = deploying_draw_lower,
    .click = deploying_click,
    .point = deploying_point,
    .places = places,
    .place = deploying_place,
    .go_to_place = go_to_place,
    .advise = deploying_advise,
};
