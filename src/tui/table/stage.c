/* What is a row at the table: stages and the modes over them, rounds, actions. */
#include "tui/table/stage.h"

#include "choosing/deploying.h"
#include "language/language.h"
#include "wording/figure_words.h"

static const struct stage *const stages[STAGES] = {
#define X(NAME, row) [STAGE_##NAME] = &stage_##row,
    TABLE_STAGES(X)
#undef X
};

static const struct stage *const modes[MODES] = {
#define X(NAME, row) [MODE_##NAME] = &mode_##row,
    TABLE_MODES(X)
#undef X
};

const struct stage *stage_numbered(unsigned number)
{
    unsigned mode = number - STAGES + MODE_NONE + 1;
    return number < STAGES ? stages[number] : mode < MODES ? modes[mode] : NULL;
}

const struct stage *table_stage(const struct table *table)
{
    return stages[table->stage];
}

const struct stage *table_mode(const struct table *table)
{
    return table->mode == MODE_NONE ? table_stage(table) : modes[table->mode];
}

enum table_stage stage_due(struct table *table)
{
    unsigned stage = 0;
    while (stages[stage]->enter == NULL || !stages[stage]->enter(table))
        stage++;
    return (enum table_stage)stage;
}

unsigned move_among(const struct move *moves, unsigned count, struct move move)
{
    unsigned number = 0;
    while (number < count && !move_equal(moves[number], move))
        number++;
    return number;
}

const char *table_player_name(const struct table *table)
{
    return table->seats.seat[table->player].name;
}

/* Rounds. */

static const struct table_round *const rounds[] = {
#define X(name) &round_##name,
    TABLE_ROUNDS(X)
#undef X
        NULL};

const struct table_round *round_of(const struct game *game)
{
    const struct table_round *const *round = rounds;
    while (*round != NULL && !(*round)->is_on(game))
        round++;
    return *round;
}

size_t round_begin(const struct session *session)
{
    size_t step = session->made;
    while (step > 0 && round_of(&session->steps[step - 1].before) != NULL)
        step--;
    return step;
}

void rounds_follow(struct table *table)
{
    for (const struct table_round *const *round = rounds; *round != NULL; round++)
        (*round)->follow(table);
}

bool rounds_led_into_turn(const struct session *session)
{
    if (session->made == 0 || round_of(&session->game) != NULL)
        return false;
    const struct step *last = &session->steps[session->made - 1];
    const struct table_round *round = round_of(&last->before);
    return round != NULL && round->leads_into_turn(last);
}

struct sentence rounds_next(const struct table *table)
{
    struct sentence next = sentence_of("%s", "");
    for (const struct table_round *const *round = rounds; *round != NULL; round++)
        if (next.text[0] == '\0')
            next = (*round)->next(table);
    return next;
}

/* Actions. */

static struct sentence detail_of_any(const struct table *table, struct move action)
{
    return action_phrases_of(action)->left(table_game(table), action, action.at);
}

static enum label_anchor anchor_of_any(struct move action)
{
    (void)action;
    return LABEL_MIDDLE;
}

static const struct table_action any = {
    .detail = detail_of_any,
    .anchor = anchor_of_any,
    .press = N_("Tab chooses; Enter passes."),
    .needed = N_("this must be done"),
    .question = {N_("do something?"), N_("a follower or something else?"),
                 N_("a figure or something else?")},
    .needed_heading = N_("Required:"),
    .heading = {N_("Do something?"), N_("Follower or other?"), N_("Figure or other?")},
    .nothing = N_("Nothing"),
    .letters = N_("%s: type the letters of a square"),
    .advice = {N_("do this"), N_("go to the next choice")},
};

static const struct action_row {
    enum verb verb;
    char letter;
    struct table_action action;
} rows[] = {
#define X(verb, letter, hint, help, does, does_help, labels, told, detail, anchor, ...)            \
    {VERB_##verb, letter, {detail, anchor, __VA_ARGS__}},
    TABLE_ACTIONS(X)
#undef X
};

static const struct action_row *row_of(enum verb verb)
{
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++)
        if (rows[row].verb == verb)
            return &rows[row];
    return NULL;
}

const struct table_action *action_of(enum verb verb)
{
    const struct action_row *row = row_of(verb);
    return row != NULL ? &row->action : &any;
}

char action_letter(enum verb verb)
{
    const struct action_row *row = row_of(verb);
    return row != NULL ? row->letter : ' ';
}

const struct table_action *action_of_offers(const struct deploying *deploying)
{
    unsigned first = deploying->places;
    for (unsigned offer = first; offer < deploying->offers; offer++)
        if (deploying->move[offer].verb != deploying->move[first].verb)
            return &any;
    return first < deploying->offers ? action_of((enum verb)deploying->move[first].verb) : &any;
}

/* Moves that have no square all have the same; of a single one it cannot be told. */
bool action_place(const struct deploying *deploying, struct move action, struct square *at)
{
    bool has_place = row_of((enum verb)action.verb) != NULL;
    if (action_of((enum verb)action.verb)->is_here)
        return false;
    for (unsigned offer = deploying->places; offer < deploying->offers; offer++)
        has_place |= deploying->move[offer].verb == action.verb &&
                     !square_equal(deploying->move[offer].at, action.at);
    if (has_place)
        *at = action.at;
    return has_place;
}

const struct action_picture *action_picture_of(enum verb verb)
{
    static const struct action_picture pictures[VERBS_COUNT] = {
#define X(of, node, show) [VERB_##of] = {node, show},
        ACTION_PICTURES(X)
#undef X
    };
    return pictures[verb].show != NULL ? &pictures[verb] : NULL;
}

static bool is_on_board(const struct deploying *deploying, unsigned offer)
{
    return action_of((enum verb)deploying->move[offer].verb)->on_board;
}

/* The action whose verb alone has labels, or `offers`. */
static unsigned action_labelled_first(const struct deploying *deploying)
{
    unsigned first = deploying->places;
    if (deploying_is_action(deploying) && is_on_board(deploying, deploying->chosen))
        return deploying->chosen;
    for (unsigned offer = first; offer < deploying->offers; offer++)
        if (!is_on_board(deploying, offer))
            return deploying->offers;
    return first;
}

unsigned action_labelled(const struct deploying *deploying, const struct game *game,
                         unsigned number)
{
    unsigned on_board = action_labelled_first(deploying);
    bool has_label[TILES_MAX] = {false};
    for (unsigned offer = deploying->places; offer < deploying->offers; offer++) {
        struct move move = deploying->move[offer];
        tile_number tile = board_tile_at(&game->board, move.at);
        bool is_labelled = on_board == deploying->offers
                               ? !is_on_board(deploying, offer)
                               : move.verb == deploying->move[on_board].verb && !has_label[tile];
        if (is_labelled && number-- == 0)
            return offer;
        if (is_labelled && on_board < deploying->offers)
            has_label[tile] = true;
    }
    return deploying->offers;
}

void action_light_all(const struct deploying *deploying, struct board_scene *scene, enum verb verb)
{
    const struct game *game = scene->game;
    const struct action_picture *picture = action_picture_of(verb);
    struct node_mask lit = {0};
    for (unsigned offer = deploying->places; offer < deploying->offers; offer++) {
        if (deploying->move[offer].verb != verb || picture == NULL)
            continue;
        uint16_t node = picture->node(game, deploying->move[offer]);
        if (node == NO_NODE || node_mask_has(&lit, node))
            continue;
        node_mask_add(&lit, &game->features, node);
        board_scene_light(scene, node);
    }
}
