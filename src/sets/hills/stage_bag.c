/* Which token was drawn from the bag (HS3, HS5): with chance by hand only. */
#include "choosing/choosing.h"
#include "language/language.h"
#include "tui/keys.h"
#include "tui/table/stage.h"
#include "words.h"

/* Which kind of token is chosen, 0 to TOKEN_WOLF. */
struct bag_entry {
    unsigned kind;
};

TABLE_STATE(bag);

static bool is_left(const struct table *table, unsigned kind)
{
    return table_game(table)->hills.bag.left[kind] > 0;
}

/* The chosen one or, where none of it is left, the next one. */
static void choose_left(struct table *table, unsigned kind, unsigned step)
{
    for (unsigned i = 0; i < TOKEN_KINDS && !is_left(table, kind); i++)
        kind = (kind + step) % TOKEN_KINDS;
    table->bag->kind = kind;
}

static bool bag_enter(struct table *table)
{
    if (table_game(table)->turn.phase != PHASE_BAG)
        return false;
    table_take_turn(table);
    choose_left(table, 0, 1);
    return true;
}

static void take_it(const struct press *press)
{
    struct table *table = table_pressed(press);
    table_play(table, press->app, move_token(table->bag->kind));
}

static void step(const struct press *press)
{
    struct table *table = table_pressed(press);
    unsigned by = press->binding->arg < 0 ? TOKEN_KINDS - 1 : 1;
    choose_left(table, (table->bag->kind + by) % TOKEN_KINDS, by);
}

static void choose(const struct press *press)
{
    struct table *table = table_pressed(press);
    unsigned kind = (unsigned)(press->key - '1');
    if (kind < TOKEN_KINDS && is_left(table, kind))
        table->bag->kind = kind;
}

/* "1 sheep, [2 sheep], 3 sheep, the wolf" */
static struct status bag_status(const struct table *table)
{
    struct sentence tokens = sentence_of("%s", "");
    for (unsigned kind = 0; kind < TOKEN_KINDS; kind++)
        if (is_left(table, kind))
            sentence_list(&tokens, sentence_of(kind == table->bag->kind ? "[%s]" : "%s",
                                               token_words(move_token(kind)).text)
                                       .text);
    return (struct status){
        sentence_of(_("%s draws from the bag: which token?"), table_player_name(table)), tokens};
}

static const struct table_key keys[] = {
    ROW(NULL, take_it, 0, K_("that one"), N_("Confirm the token drawn."), KEYS_ENTER),
    ROW(NULL, step, -1, NULL, N_("Go to the previous kind of token."), KEYS_BACK_TAB, KEYS_LEFT,
        KEYS_UP),
    ROW(NULL, step, 1, K_("other token"), N_("Go to the next kind of token."), KEYS_TAB, KEYS_RIGHT,
        KEYS_DOWN),
    ROW(NULL, choose, 0, NULL, N_("Choose the token with so many sheep."), '1', '2', '3', '4'),
    ROW(NULL, choose, 0, K_("wolf"), N_("Choose the wolf."), '5'),
    ROW(table_can_undo, table_deed_undo, 0, K_("undo"), N_("Undo the last step."), 'u'),
};

const struct stage stage_bag = {
    .enter = bag_enter,
    .keys = KEY_ROWS(keys),
    .keys_place = KEYS_OF_DRAWING,
    .status = bag_status,
    .hints = (const char *const[]){N_("Draw the token from a real bag. Choose it by its number of "
                                      "sheep, or by arrows; Enter confirms it."),
                                   NULL},
};
