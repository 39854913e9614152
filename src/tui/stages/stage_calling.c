/* Another player than the one at the keys is called to decide. */
#include "choosing/choosing.h"
#include "language/language.h"
#include "tui/stages/asking.h"
#include "tui/table/banner.h"
#include "tui/table/stage.h"
#include "wording/turn_words.h"

static bool calling_enter(struct table *table)
{
    return scoring_choice_is_open(&table->session.game);
}

/* What the others did stands. */
static void calling_go_on(struct table *table, struct app *app, long long now)
{
    (void)app;
    (void)now;
    table->at_keys = table->deciding->choice.player;
    table->undo_limit = table->session.made;
    table_enter_stage_due(table);
}

static struct status calling_status(const struct table *table)
{
    return (struct status){
        sentence_of(_("%s decides"), table->seats.seat[table->deciding->choice.player].name),
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
    .enter = calling_enter,
    .calls_player = true,
    .go_on = calling_go_on,
    .keys = KEY_ROWS(keys),
    .keys_place = KEYS_OF_GAME,
    .status = calling_status,
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

/* The next player is called, and told what happened since their last turn. */

static void hand_over_go_on(struct table *table, struct app *app, long long now)
{
    (void)app;
    (void)now;
    table_enter_stage_due(table);
}

static struct status hand_over_status(const struct table *table)
{
    const char *next = session_is_shared(&table->session)
                           ? _("Enter starts it; {]} shows what has happened.")
                           : _("Enter starts it.");
    return (struct status){turn_words_title(&table->session.game, table_player_name(table)),
                           sentence_of("%s", next)};
}

static void calling_draw_lower(struct table *table, const struct table_sheet *sheet)
{
    kind_number kind = game_hand(&table->session.game);
    if (kind != NO_TILE_KIND)
        table_draw_hand(table, sheet, kind, 0, "");
    else
        table_draw_log(sheet, table_log_below(sheet->areas, 0), table);
}

static void hand_over_draw_over(const struct table *table, const struct table_sheet *sheet)
{
    banner_draw_hand_over(sheet->canvas, sheet->areas->board, table);
}

static const struct table_key hand_over_keys[] = {
    ROW(NULL, table_deed_go_on, 0, K_("start"), N_("Start the turn."), KEYS_ENTER, ' '),
};

const struct stage stage_hand_over = {
    .part = PART_CALL,
    .calls_player = true,
    .go_on = hand_over_go_on,
    .keys = KEY_ROWS(hand_over_keys),
    .keys_place = KEYS_OF_GAME,
    .status = hand_over_status,
    .hints = (const char *const[]){N_("On your turn you draw a tile, place it next to another, and "
                                      "may deploy a follower on it. Enter starts."),
                                   NULL},
    .draw_lower = calling_draw_lower,
    .draw_over = hand_over_draw_over,
    .enters = N_("start your turn"),
};
