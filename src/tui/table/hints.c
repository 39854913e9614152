#include "tui/table/hints.h"

#include "language/language.h"

/* The row: name in C, sentence. */
#define HINTS(X)                                                                                   \
    X(HAND_OVER,                                                                                   \
      N_("In a turn you draw a tile, lay it beside the others, and may put one of your "           \
         "followers on it. Enter begins."))                                                        \
    X(DRAWING, N_("You draw the tiles from a real box. The arrows choose the tile that came, "     \
                  "Enter draws it."))                                                              \
    X(PLACING, N_("Road must meet road, city city and field field. Tab and the arrows lead to "    \
                  "every square where the tile fits, r turns it, Enter lays it."))                 \
    X(PLACING_BRIDGE, N_("Here the tile fits only with a bridge, which carries a road over a "     \
                         "field. Enter builds it, too. You have only a few of them."))             \
    X(PLACING_ASIDE, N_("This tile fits only with a bridge. Spend one of yours on it, or set the " \
                        "tile aside with d and draw another."))                                    \
    X(LABELS, N_("Type the letters of a place to go there; type them again to turn the tile. "     \
                 "Enter does it, Esc puts the letters away."))                                     \
    X(ASIDE, N_("No square takes this tile. It leaves the game, and you draw another one."))       \
    X(DEPLOYING, N_("You may put a follower on a part of this tile, unless somebody is in that "   \
                    "road, city or field already. Numbers choose, Enter decides."))                \
    X(ROAD, N_("A highwayman on the road: 1 point for each of its tiles when both ends are "       \
               "closed; then the follower comes home."))                                           \
    X(CITY, N_("A knight in the city: 2 points for each tile and each pennant when its wall is "   \
               "closed, half of that at the end if it never is."))                                 \
    X(MONASTERY, N_("A monk in the monastery: 9 points when tiles lie on all 8 squares around "    \
                    "it, fewer at the end if some are missing."))                                  \
    X(FIELD, N_("A farmer in the field stays there to the end and then brings 3 points for each "  \
                "complete city that the field touches."))                                          \
    X(BRIDGE, N_("A bridge is a road over a field, from one edge of a tile to the other. It "      \
                 "stays for good and can join roads, your own or those of others."))               \
    X(CALLING, N_("What was just done asks another player for a decision. Give them the keys; "    \
                  "Enter goes on."))                                                               \
    X(TO_CASTLE, N_("A castle scores nothing now. Later it brings as many points as the next "     \
                    "thing that is completed on the framed squares."))                             \
    X(TO_SCORE, N_("The small city scores at once and your follower comes home; the castle is "    \
                   "kept for another city."))                                                      \
    X(CLAIM, N_("Your castle scores once, by one thing that was completed on the framed squares. " \
                "Choose which one; usually the most points."))                                     \
    X(CROSS, N_("Over the lowered drawbridge your follower moves into this city, even if others "  \
                "are in it, and may win it for you."))                                             \
    X(HOME, N_("At home your follower is free to be put on another tile."))                        \
    X(BAZAAR, N_("A bazaar: as many tiles as there are players are turned up, everybody gets one " \
                 "of them for points, and lays it."))                                              \
    X(REVEALING, N_("Take the tiles from a real box. The arrows choose the tile that came, Enter " \
                    "turns it up."))                                                               \
    X(OFFER, N_("Name a tile and a first bid, even 0. The others may bid more, once each. Then "   \
                "you pay the highest bidder and take the tile, or are paid and give it up."))      \
    X(BID, N_("You can bid once, in points. Whoever offers the tile sells it to the highest "      \
              "bidder, or pays the bidder as much and keeps it."))                                 \
    X(BUY, N_("Buying: you pay the highest bid to the player who made it and keep the tile."))     \
    X(SELL, N_("Selling: the highest bidder pays you and gets the tile. You choose another."))     \
    X(DRAFT, N_("Take one of the tiles and lay it at once. The numbers choose, Enter takes it."))  \
    X(AUCTIONED, N_("Everybody has a tile now and lays it in a turn of their own, one after the "  \
                    "other."))                                                                     \
    X(DONE, N_("Your turn is played. Look at what it brought: u takes back any step of it, Enter " \
               "ends it, and the next player comes to the keys."))                                 \
    X(SCORING, N_("The game is over. What is not complete scores now, and then the fields; Enter " \
                  "goes from one to the next."))                                                   \
    X(AFTERWARDS, N_("The game is over. Enter shows who had which points, v plays the whole game " \
                     "once more."))                                                                \
    X(LOOKING,                                                                                     \
      N_("The arrows go from tile to tile, Tab to the next thing on a tile. It lights up "         \
         "wherever it runs, and the lines below tell whose it is."))

enum hint {
#define X(hint, sentence) HINT_##hint,
    HINTS(X)
#undef X
        HINTS_COUNT
};

static const char *const sentences[HINTS_COUNT] = {
#define X(hint, sentence) [HINT_##hint] = sentence,
    HINTS(X)
#undef X
};

static enum hint hint_of_placing(const struct placing *placing)
{
    if (placing->may_discard)
        return HINT_PLACING_ASIDE;
    return placing_needs_bridge(placing) ? HINT_PLACING_BRIDGE : HINT_PLACING;
}

static enum hint hint_of_deploying(const struct deploying *deploying, const struct game *game)
{
    static const enum hint hints[PRINTED_KINDS] = {
        [FEATURE_ROAD] = HINT_ROAD,
        [FEATURE_CITY] = HINT_CITY,
        [FEATURE_MONASTERY] = HINT_MONASTERY,
        [FEATURE_FIELD] = HINT_FIELD,
    };
    uint16_t node = deploying_node(deploying);
    if (deploying_is_bridge(deploying) || deploying->followers == 0)
        return HINT_BRIDGE;
    return node == NO_NODE ? HINT_DEPLOYING : hints[game_feature_kind(game, node)];
}

static enum hint hint_of_deciding(const struct deciding *deciding)
{
    switch (deciding_move(deciding).verb) {
    case VERB_CASTLE:
        return HINT_TO_CASTLE;
    case VERB_SCORE:
        return HINT_TO_SCORE;
    case VERB_CROSS:
        return HINT_CROSS;
    case VERB_HOME:
        return HINT_HOME;
    default:
        return HINT_CLAIM;
    }
}

static enum hint hint_of_auction(const struct auction *auction, const struct game *game)
{
    enum phase phase = game_phase(game);
    if (phase == PHASE_SETTLE)
        return auction->sells ? HINT_SELL : HINT_BUY;
    return phase == PHASE_BID ? HINT_BID : phase == PHASE_DRAFT ? HINT_DRAFT : HINT_OFFER;
}

static enum hint hint_of(const struct table *table)
{
    if (table->overlay == OVERLAY_LOOKING)
        return HINT_LOOKING;
    if (table->overlay == OVERLAY_LABELS)
        return HINT_LABELS;
    switch (table->stage) {
    case STAGE_HAND_OVER:
        return HINT_HAND_OVER;
    case STAGE_BAZAAR:
        return HINT_BAZAAR;
    case STAGE_DRAWING:
        return HINT_DRAWING;
    case STAGE_PLACING:
        return hint_of_placing(&table->placing);
    case STAGE_SETTING_ASIDE:
        return HINT_ASIDE;
    case STAGE_DEPLOYING:
        return hint_of_deploying(&table->deploying, table_game(table));
    case STAGE_CALLING:
        return HINT_CALLING;
    case STAGE_DECIDING:
        return hint_of_deciding(&table->deciding);
    case STAGE_REVEALING:
        return HINT_REVEALING;
    case STAGE_AUCTION:
        return hint_of_auction(&table->auction, table_game(table));
    case STAGE_AUCTIONED:
        return HINT_AUCTIONED;
    case STAGE_DONE:
        return HINT_DONE;
    case STAGE_SCORING:
        return HINT_SCORING;
    case STAGE_FINAL:
    case STAGE_AFTERWARDS:
    case STAGES:
        break;
    }
    return HINT_AFTERWARDS;
}

const char *hints_of(const struct table *table)
{
    return _(sentences[hint_of(table)]);
}

enum { ROWS_MOST = 5, BAR_COLS = 2, MARGIN = 1 };

static const struct style plain = {INK_TEXT, INK_BAR, 0};
static const struct style bar = {INK_KEY, INK_BAR, CELL_BOLD};

static struct area text_area(struct area area)
{
    return (struct area){area.row, area.col + BAR_COLS, area.rows, area.cols - BAR_COLS - MARGIN};
}

int hints_rows(struct canvas *canvas, int cols)
{
    struct area nothing = text_area((struct area){0, 0, 0, cols});
    int most = 1;
    for (unsigned hint = 0; hint < HINTS_COUNT; hint++) {
        int rows = canvas_paragraph(canvas, nothing, plain, _(sentences[hint]));
        most = rows > most ? rows : most;
    }
    return most < ROWS_MOST ? most : ROWS_MOST;
}

void hints_draw(struct canvas *canvas, struct area area, const struct table *table)
{
    enum { BAR = 0x2502 };
    canvas_fill(canvas, area, ' ', plain);
    canvas_fill(canvas, (struct area){area.row, area.col, area.rows, 1}, BAR, bar);
    canvas_paragraph(canvas, text_area(area), plain, hints_of(table));
}
