#include "tui/stages/asking.h"

#include "choosing/choosing.h"
#include "language/language.h"
#include "tui/table/layout.h"
#include "tui/table/panel.h"
#include "tui/table/stage.h"
#include "wording/turn_words.h"

TABLE_STATE(deciding);

/* If it is another player's decision, that player is called first, if there is one to call; if the
 * decision goes round, only where nobody is at the keys. */
static bool deciding_enter(struct table *table)
{
    if (!scoring_choice_is_open(&table->session.game))
        return false;
    deciding_begin(table->deciding, &table->session.game);
    return table_is_entered(table) || table->at_keys == table->deciding->choice.player ||
           (table_decision_goes_round(&table->session.game) && table->at_keys != NOBODY);
}

static void decide(const struct press *press)
{
    struct table *table = table_pressed(press);
    table_play(table, press->app, deciding_move(table->deciding));
}

static void stage_deciding_step(const struct press *press)
{
    deciding_step(table_pressed(press)->deciding, press->binding->arg);
    table_follow(table_pressed(press));
}

/* Whether the choices are squares. */
static bool is_about_squares(const struct table *table)
{
    struct square at;
    return game_decision_node(table_game(table)) == NO_NODE &&
           deciding_place(table->deciding, table_game(table), 0, &at);
}

/* To the nearest square in that direction; of several answers there to one like the one chosen. */
static void go_to_square(const struct press *press)
{
    struct table *table = table_pressed(press);
    struct deciding *deciding = table->deciding;
    struct square now, to;
    unsigned best = deciding->chosen;
    int least = 0;
    if (!deciding_place(deciding, table_game(table), deciding->chosen, &now))
        now = deciding_square(table);
    for (unsigned choice = 0; choice < deciding->choice.count; choice++) {
        int cost = deciding_place(deciding, table_game(table), choice, &to)
                       ? placing_cost(now, to, board_pane_direction(press->key))
                       : 0;
        bool is_alike = deciding->choice.move[choice].verb == deciding_move(deciding).verb;
        if (cost > 0 && (least == 0 || cost < least || (cost == least && is_alike))) {
            least = cost;
            best = choice;
        }
    }
    deciding_choose(deciding, best + 1);
    table_follow(table);
}

static void stage_deciding_choose(const struct press *press)
{
    deciding_choose(table_pressed(press)->deciding, press->key - '0');
    table_follow(table_pressed(press));
}

static void choose_verb(const struct press *press)
{
    deciding_choose_verb(table_pressed(press)->deciding, (enum verb)press->binding->arg);
    table_follow(table_pressed(press));
}

static struct status deciding_status(const struct table *table)
{
    const struct decision_view view = {table->deciding, table_position(table), &table->seats};
    const struct decision_words *words = decision_words_of(table->deciding);
    return (struct status){deciding_words_task(table->deciding, &table->seats),
                           table_has(table, AID_WORTH) ? words->detail(&view) : words->bare(&view)};
}

/* Hints for beginners about each answer, and the answers in that order. */
#define ANSWER_TOLD(phase, verb, key, name, hint, help, advice, told) told,
#define PLACE_TOLD(phase, verb, told)                                 told,
#define ANSWER(phase, verb, ...)                                      {PHASE_##phase, VERB_##verb},
static const char *const hints[] = {
    DECISION_ANSWERS(ANSWER_TOLD) DECISION_PLACES(PLACE_TOLD) N_("Confirm the decision."), NULL};
static const struct {
    enum phase phase;
    enum verb verb;
} hinted[] = {DECISION_ANSWERS(ANSWER) DECISION_PLACES(ANSWER)};

static unsigned deciding_hint(const struct table *table)
{
    const struct deciding *deciding = table->deciding;
    unsigned answer = 0;
    while (answer < sizeof hinted / sizeof hinted[0] &&
           (hinted[answer].phase != deciding->choice.phase ||
            hinted[answer].verb != deciding_move(deciding).verb))
        answer++;
    return answer;
}

static void deciding_draw_lower(struct table *table, const struct table_sheet *sheet)
{
    int rows = side_panel_draw_decision(sheet->canvas, table_lower_panel(sheet->areas),
                                        table->deciding, table_position(table), &table->seats,
                                        table_has(table, AID_WORTH) ? WORTH_TOLD : WORTH_UNTOLD);
    table_draw_below_choices(table, sheet, rows);
}

/* Choices that are about different features can be told by a click. Where all are
 * about the same one, a click goes from one to the other, and the list or a key decides. */
static bool is_about_one_feature(const uint16_t *nodes, unsigned count)
{
    unsigned same = 1;
    while (same < count && nodes[same] == nodes[0])
        same++;
    return same == count;
}

/* Whether that answer is about the square, or the feature, that was hit. */
static bool is_hit(const struct table *table, const struct board_hit *hit, unsigned choice)
{
    const struct deciding *deciding = table->deciding;
    uint16_t node = deciding->choice.node[choice];
    struct square place;
    if (node != NO_NODE)
        return board_hit_among(hit, table_game(table), &node, 1) == 0;
    return deciding_place(deciding, table_game(table), choice, &place) &&
           square_equal(place, hit->at);
}

/* Squares can be chosen by a click, too: the next answer about that one. */
static bool click_square(struct table *table, struct app *app, const struct board_hit *hit,
                         const struct surroundings *around)
{
    struct deciding *deciding = table->deciding;
    unsigned count = deciding->choice.count;
    for (unsigned next = 1; next <= count; next++) {
        unsigned choice = (deciding->chosen + next) % count;
        if (!is_hit(table, hit, choice))
            continue;
        if (choice == deciding->chosen)
            app_press(app, KEYS_ENTER, around);
        deciding_choose(deciding, choice + 1);
        return true;
    }
    return false;
}

static bool deciding_click(struct table *table, struct app *app, const struct board_hit *hit,
                           const struct surroundings *around)
{
    struct deciding *deciding = table->deciding;
    const struct game *game = table_game(table);
    if (game_decision_node(game) == NO_NODE)
        return click_square(table, app, hit, around);
    uint16_t node[SCORING_CHOICES_MAX];
    for (unsigned choice = 0; choice < deciding->choice.count; choice++)
        node[choice] = deciding->choice.node[choice] != NO_NODE
                           ? deciding->choice.node[choice]
                           : game_decision_node(game); /* the way home */
    unsigned choice = board_hit_among(hit, game, node, deciding->choice.count);
    if (choice == deciding->choice.count)
        return false;
    if (is_about_one_feature(node, deciding->choice.count))
        deciding_step(deciding, 1);
    else if (choice == deciding->chosen)
        app_press(app, KEYS_ENTER, around);
    else
        deciding_choose(deciding, choice + 1);
    return true;
}

static bool deciding_point(struct table *table, struct app *app, const struct gesture *gesture,
                           const struct surroundings *around)
{
    unsigned choice = (unsigned)gesture->target.which;
    if (!gesture_clicks(gesture, TARGET_CHOICE))
        return false;
    if (choice == table->deciding->chosen) {
        app_press(app, KEYS_ENTER, around);
    } else {
        deciding_choose(table->deciding, choice + 1);
        table_follow(table);
    }
    return true;
}

/* Squares that can be labelled: of decisions that are about no feature. */
static unsigned places(const struct table *table)
{
    unsigned count = table->deciding->choice.count;
    struct square at;
    if (count == 0 || !is_about_squares(table))
        return 0;
    bool may_pass = !deciding_place(table->deciding, table_game(table), count - 1, &at);
    return count - (may_pass ? 1 : 0);
}

static struct board_label stage_deciding_place(const struct table *table, unsigned place)
{
    struct board_label label = {.anchor = LABEL_MIDDLE};
    deciding_place(table->deciding, table_game(table), place, &label.at);
    return label;
}

static void go_to_place(struct table *table, unsigned place)
{
    deciding_choose(table->deciding, place + 1);
    table->mode = MODE_NONE;
}

static struct advice deciding_advise(const struct table *table, struct move move)
{
    const struct deciding *deciding = table->deciding;
    unsigned number = move_among(deciding->choice.move, deciding->choice.count, move);
    if (number == deciding->chosen)
        return (struct advice){KEYS_ENTER, _("confirm")};
    const char *words = deciding_words_advice(deciding, number);
    if (words != NULL)
        return (struct advice){(uint32_t)deciding_words_key(deciding, number), words};
    return (struct advice){'1' + number, _("choose that number")};
}

#define X(asked, verb, ...)                                                                        \
    static bool may_##asked##_##verb(const struct table *table)                                    \
    {                                                                                              \
        return table->deciding->choice.phase == PHASE_##asked &&                                   \
               deciding_has(table->deciding, VERB_##verb);                                         \
    }
DECISION_ANSWERS(X)
#undef X

static const struct table_key keys[] = {
    ROW(is_about_squares, go_to_square, 0, NULL, N_("Go to the nearest square in that direction."),
        ARROWS),
    ROW(is_about_squares, stage_deciding_step, -1, NULL, N_("Go to the previous choice."),
        KEYS_BACK_TAB),
    ROW(is_about_squares, stage_deciding_step, 1, NULL, N_("Go to the next choice."), KEYS_TAB),
    ROW(NULL, stage_deciding_step, -1, NULL, N_("Go to the previous choice."), KEYS_BACK_TAB,
        KEYS_LEFT, KEYS_UP),
    ROW(NULL, decide, 0, K_("decide"), N_("Confirm the decision."), KEYS_ENTER),
    ROW(NULL, stage_deciding_step, 1, K_("next"), N_("Go to the next choice."), KEYS_TAB,
        KEYS_RIGHT, KEYS_DOWN),
#define X(phase, verb, letter, name, hint, help, ...)                                              \
    ROW(may_##phase##_##verb, choose_verb, VERB_##verb, hint, help, letter),
    DECISION_ANSWERS(X)
#undef X
        DIGIT_ROWS(NULL, stage_deciding_choose, N_("Choose that number.")),
    ROW(labels_are_possible, labels_deed_open, 0, NULL,
        N_("Label every square to choose from with a letter; type it to choose it."), ';', 'g'),
};

const struct stage stage_deciding = {
    .enter = deciding_enter,
    .keys = KEY_ROWS(keys),
    .keys_place = KEYS_OF_DECIDING,
    .status = deciding_status,
    .hints = hints,
    .hint = deciding_hint,
    .is_timed = true,
    .at_turn = deciding_player,
    .focus = deciding_square,
    .follow = deciding_follow,
    .show = deciding_show,
    .draw_lower = deciding_draw_lower,
    .click = deciding_click,
    .places = places,
    .place = stage_deciding_place,
    .go_to_place = go_to_place,
    .place_task = N_("%s: type the letters of a square"),
    .point = deciding_point,
    .advise = deciding_advise,
};
