/* Another player than the one at the keys is called to decide. */
#include "language/language.h"
#include "tui/stages/stage_deciding.h"
#include "tui/table/banner.h"

static bool enter(struct table *table)
{
    return scoring_choice_is_open(&table->session.game);
}

/* What the others did stands. */
static void go_on(struct table *table, struct app *app, long long now)
{
    (void)app;
    (void)now;
    table->at_keys = table->deciding.choice.player;
    table->undo_limit = table->session.made;
    table_enter_stage_due(table);
}

static struct status status(const struct table *table)
{
    return (struct status){
        sentence_of(_("%s decides"), table->seats.seat[table->deciding.choice.player].name),
        sentence_of(_("Enter continues."))};
}

static void draw_over(const struct table *table, const struct table_sheet *sheet)
{
    banner_draw_call(sheet->canvas, sheet->areas->board, table);
}

static const struct table_key keys[] = {
    ROW(NULL, table_deed_go_on, 0, K_("go on"), N_("Hand over to the deciding player."), KEYS_ENTER,
        ' '),
};

const struct stage stage_calling = {
    .enter = enter,
    .calls_player = true,
    .go_on = go_on,
    .keys = KEY_ROWS(keys),
    .keys_place = KEYS_OF_GAME,
    .status = status,
    .guards_keys = true,
    .hints =
        (const char *const[]){
            N_("Another player has to make a decision. Hand over the keyboard; Enter continues."),
            NULL},
    .at_turn = deciding_player,
    .focus = deciding_square,
    .follow = deciding_follow,
    .show = deciding_show,
    .draw_over = draw_over,
};
