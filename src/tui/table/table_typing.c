#include "tui/table/table_typing.h"

#include "language/language.h"
#include "tui/table/table_clock.h"

static unsigned places(const struct table *table)
{
    if (table->stage == STAGE_PLACING)
        return table->placing.where.squares;
    return table->stage == STAGE_DEPLOYING ? deploying_bridges(&table->deploying) : 0;
}

bool table_has_labels(const struct table *table)
{
    bool shows_squares = table->stage != STAGE_PLACING || table_has(table, AID_SQUARES);
    return shows_squares && places(table) > 1;
}

void table_open_labels(struct table *table)
{
    labels_begin(&table->labels, places(table));
    table->overlay = OVERLAY_LABELS;
    desk_fit(&table->desk, table_game(table));
    table_follow(table);
}

struct board_label table_label(const struct table *table, unsigned place)
{
    const struct placing *placing = &table->placing;
    const struct deploying *deploying = &table->deploying;
    struct board_label label;
    if (table->stage == STAGE_PLACING) {
        /* The tile in hand is to be seen below its label. */
        label.spot = place == placing->here ? LABEL_NORTH : LABEL_MIDDLE;
        label.at = placing->where.at[place];
    } else {
        const struct move *bridge = &deploying->move[deploying->followers + place];
        label.spot = bridge->arg == DIRECTION_NS ? LABEL_NORTH : LABEL_WEST;
        label.at = bridge->at;
    }
    labels_print(&table->labels, place, label.text);
    return label;
}

unsigned table_labels_unseen(const struct table *table)
{
    const struct lens *lens = &table->desk.lens;
    unsigned unseen = 0;
    for (unsigned place = 0; place < table->labels.count; place++) {
        struct square at = table_label(table, place).at;
        int row = lens_row(lens, at) + lens->size / 4, col = lens_col(lens, at) + lens->size / 2;
        unseen += row < 0 || row >= lens->rows || col < 0 || col >= lens->cols;
    }
    return unseen;
}

static void choose_bridge(struct table *table, unsigned place)
{
    deploying_choose_offer(&table->deploying, table->deploying.followers + place);
    table->overlay = OVERLAY_NONE;
}

/* The letters stay on squares, where those typed once more turn the tile. */
static void go_to(struct table *table, unsigned place)
{
    if (table->stage != STAGE_PLACING)
        choose_bridge(table, place);
    else if (place == table->placing.here)
        placing_turn(&table->placing, 1);
    else
        placing_put(&table->placing, table->placing.where.at[place]);
    table_follow(table);
}

static bool type_label(struct table *table, struct app *app, uint32_t key)
{
    unsigned place;
    switch (labels_type(&table->labels, key, &place)) {
    case LABELS_FOUND:
        go_to(table, place);
        return true;
    case LABELS_WAITS:
        return true;
    case LABELS_UNKNOWN:
        break;
    }
    app_say(app, _("No place has that letter. Esc puts the letters away."));
    return true;
}

bool table_can_ask_back(const struct table *table)
{
    struct agreement agreement;
    return table->session.made <= table->floor && !game_is_over(&table->session.game) &&
           agreement_begin(&agreement, &table->session);
}

void table_ask_back(struct table *table)
{
    agreement_begin(&table->agreement, &table->session);
    table->overlay = OVERLAY_AGREEMENT;
}

/* The player of what was taken back is called, as if it had never been. */
static void take_back(struct table *table, struct app *app, long long now)
{
    struct problem problem;
    table_tell_clock(table);
    if (agreement_carry_out(&table->agreement, &table->session, &problem))
        app_say(app, agreement_done(&table->agreement, &table->seats).text);
    else
        app_say(app, problem.text);
    table->overlay = OVERLAY_NONE;
    table->dead_until = now + KEY_GUARD;
    table_begin(table);
    desk_fit(&table->desk, &table->session.game);
    table_follow(table);
}

static bool type_agreement(struct table *table, struct app *app, uint32_t key, long long now)
{
    unsigned player = agreement_player(&table->seats, key);
    if (player == table->seats.count)
        return false;
    agreement_say_yes(&table->agreement, player);
    if (agreement_is_reached(&table->agreement, &table->seats))
        take_back(table, app, now);
    return true;
}

bool table_type(struct page *page, struct app *app, uint32_t key, const struct surroundings *around)
{
    struct table *table = (struct table *)page;
    if (around->now < table->dead_until)
        return false;
    if (table->overlay == OVERLAY_LABELS)
        return type_label(table, app, key);
    return table->overlay == OVERLAY_AGREEMENT && type_agreement(table, app, key, around->now);
}
