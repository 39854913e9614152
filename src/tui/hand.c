#include "tui/hand.h"

#include "tui/wording.h"

static const struct style plain = {INK_TEXT, INK_PANEL, 0};
static const struct style strong = {INK_STRONG, INK_PANEL, CELL_BOLD};
static const struct style faint = {INK_FAINT, INK_PANEL, 0};

void hand_draw(struct canvas *canvas, const struct table_areas *areas, const struct hand *hand,
               const struct game *game, struct desk *desk, const struct surroundings *around)
{
    struct area area = areas->hand;
    unsigned alike = game->pile.left[hand->kind];
    area.col++;
    area.cols -= 2;
    int cols = desk_draw_tile(desk, canvas, area, hand->kind, hand->orientation, areas->hand_size,
                              around) +
               1;
    int col = area.col + cols, width = area.cols - cols;
    canvas_text(canvas, area.row, col, width, strong, tile_kinds[hand->kind].id);
    canvas_text(canvas, area.row + 1, col, width, faint,
                alike == 0 ? "the last" : sentence_of("%u more", alike).text);
    canvas_paragraph(canvas, (struct area){area.row + 3, col, area.rows - 3, width}, plain,
                     hand->remark);
}

static void draw_choice(struct canvas *canvas, struct area line, char key, const char *name,
                        const char *worth, bool chosen)
{
    uint8_t paper = chosen ? INK_CHOSEN : INK_PANEL;
    struct style style = {chosen ? INK_STRONG : INK_TEXT, paper, 0};
    struct style keys = {INK_KEY, paper, CELL_BOLD};
    struct style mark = {INK_STRONG, paper, CELL_BOLD};
    canvas_fill(canvas, line, ' ', style);
    canvas_put(canvas, line.row, line.col, chosen ? '>' : ' ', mark);
    canvas_put(canvas, line.row, line.col + 1, (uint32_t)(unsigned char)key, keys);
    canvas_text(canvas, line.row, line.col + 3, line.cols - 4, style, name);
    int width = canvas_text_width(worth);
    canvas_text(canvas, line.row, line.col + line.cols - 1 - width, width, style, worth);
}

void hand_draw_offers(struct canvas *canvas, struct area area, const struct deploying *deploying,
                      const struct game *game)
{
    struct area line = {area.row + 1, area.col, 1, area.cols};
    canvas_text(canvas, area.row, area.col + 1, area.cols - 1, strong, "Deploy a follower?");
    for (unsigned offer = 0; offer < deploying->offers; offer++, line.row++) {
        struct facts facts = facts_of(game, deploying->node[offer]);
        draw_choice(canvas, line, (char)('1' + offer), wording_kind(facts.kind),
                    wording_worth(&facts).text, offer == deploying->chosen);
    }
    draw_choice(canvas, line, '0', "No follower", "", deploying->chosen == deploying->offers);
}
