#include "tui/terminal/row.h"

#include "tui/glyph.h"

/* Longer gaps are passed by: no text in between can be shorter than moving the cursor. */
enum { GAP_WORTH_A_LOOK = 12 };

static bool cell_is_changed(const struct row *row, int col)
{
    return col < row->writable && !look_is_same(&row->wanted[col], &row->shown[col]);
}

/* The second half of a wide glyph belongs to the first. */
static int cell_width(const struct row *row, int col)
{
    return col + 1 < row->cols && row->wanted[col + 1].glyph == 0 ? 2 : 1;
}

static int run_end(const struct row *row, int col, bool is_changed)
{
    int end = col + cell_width(row, col);
    if (end - col > 1)
        return end;
    while (end < row->cols && look_is_same(&row->wanted[end], &row->wanted[col]) &&
           cell_is_changed(row, end) == is_changed)
        end++;
    return end;
}

/* From which column on the row is one blank. */
static int blank_begin(const struct row *row)
{
    int col = row->cols;
    const struct look *last = &row->wanted[row->cols - 1];
    while (col > 0 && look_is_blank(last) && look_is_same(&row->wanted[col - 1], last))
        col--;
    return col;
}

static int gap_end(const struct row *row, int col, int last)
{
    while (col < last && !cell_is_changed(row, col))
        col++;
    return col;
}

static void add_piece(struct row_plan *plan, int begin, int end, bool is_changed)
{
    plan->piece[plan->pieces++] = (struct row_piece){begin, end, is_changed};
}

static bool may_erase(const struct look *look, const struct dialect *dialect)
{
    return look_is_blank(look) && (dialect->erases_to_paper || look->paper == COLOUR_OWN);
}

/* Cuts the row into pieces, from the first change to the last. */
static void cut(struct row_plan *plan, const struct row *row, const struct dialect *dialect)
{
    bool clears = dialect->erases_line && may_erase(&row->wanted[row->cols - 1], dialect);
    int col = gap_end(row, 0, row->cols), last = row->cols;
    while (last > col && !cell_is_changed(row, last - 1))
        last--;
    plan->pieces = 0;
    plan->blank = blank_begin(row);
    while (col < last) {
        int gap = gap_end(row, col, last);
        if (gap - col > GAP_WORTH_A_LOOK) {
            add_piece(plan, col, gap, false);
            col = gap;
        } else if (clears && col >= plan->blank && gap == col) { /* written as one, or cleared */
            add_piece(plan, col, last, true);
            col = last;
        } else {
            int end = run_end(row, col, gap == col);
            add_piece(plan, col, end, gap == col);
            col = end;
        }
    }
}

static bool is_possible(const struct row_plan *plan, const struct row *row,
                        const struct row_piece *piece, enum spelling spelling,
                        const struct dialect *dialect)
{
    const struct look *look = &row->wanted[piece->begin];
    switch (spelling) {
    case SPELLED_NOT:
        return !piece->is_changed;
    case SPELLED_PLAINLY:
        return piece->is_changed || piece->end - piece->begin <= GAP_WORTH_A_LOOK;
    case SPELLED_FLIPPED:
        return dialect->unicode && is_possible(plan, row, piece, SPELLED_PLAINLY, dialect) &&
               (look_has_two_spellings(look) || (look_is_blank(look) && look->paper != COLOUR_OWN));
    case SPELLED_BY_ERASING:
        return dialect->erases_cells && piece->is_changed && may_erase(look, dialect);
    case SPELLED_BY_CLEARING:
        return dialect->erases_line && piece->is_changed && may_erase(look, dialect) &&
               plan->blank <= piece->begin;
    case SPELLINGS:
        break;
    }
    return false;
}

static struct pen_need need_of(const struct look *look, enum spelling spelling)
{
    enum { ALL = CELL_BOLD | CELL_UNDERLINE | CELL_REVERSE };
    struct pen_need need = {look->ink, look->paper, look->attribute, ALL, true, true};
    bool is_blank = look_is_blank(look);
    if (is_blank && spelling == SPELLED_FLIPPED) {
        need.paper_matters = false;
    } else if (is_blank) {
        need.ink_matters = false;
        need.attributes_that_matter = CELL_UNDERLINE | CELL_REVERSE;
    } else if (spelling == SPELLED_FLIPPED) {
        need.ink = look->paper;
        need.paper = look->ink;
    }
    return need;
}

static uint32_t spelled_glyph(const struct look *look, enum spelling spelling)
{
    if (spelling != SPELLED_FLIPPED)
        return look->glyph;
    return look_is_blank(look) ? LOOK_FULL_BLOCK : LOOK_LOWER_HALF;
}

static int glyph_bytes(uint32_t glyph)
{
    return glyph < 0x80 ? 1 : glyph < 0x800 ? 2 : glyph < 0x10000 ? 3 : 4;
}

/* The sequence that blanks the piece. */
static size_t print_blanking(const struct row_piece *piece, enum spelling spelling,
                             char text[TRAVEL_SIZE])
{
    return spelling == SPELLED_BY_ERASING ? control_print(text, piece->end - piece->begin, 'X')
                                          : control_print(text, 1, 'K');
}

static int body_length(const struct row *row, const struct row_piece *piece, enum spelling spelling)
{
    const struct look *look = &row->wanted[piece->begin];
    char text[TRAVEL_SIZE];
    if (spelling == SPELLED_BY_ERASING || spelling == SPELLED_BY_CLEARING)
        return (int)print_blanking(piece, spelling, text);
    int count = piece->end - piece->begin;
    if (cell_width(row, piece->begin) == 2)
        count = 1;
    return count * glyph_bytes(spelled_glyph(look, spelling));
}

/* Where the cursor is behind a piece that began at piece->begin. */
static int col_behind(const struct row *row, const struct row_piece *piece, enum spelling spelling)
{
    if (spelling == SPELLED_BY_ERASING || spelling == SPELLED_BY_CLEARING)
        return piece->begin;
    /* Behind the last column some terminals have wrapped already and others not; behind a rare
     * glyph they may disagree about its width. */
    return glyph_is_common(row->wanted[piece->begin].glyph) && piece->end < row->cols
               ? piece->end
               : PLACE_UNKNOWN;
}

/* One step on from `from`. */
static struct row_step step_from(const struct row_step *from, enum spelling before,
                                 const struct row *row, const struct row_piece *piece,
                                 enum spelling spelling, struct place cursor,
                                 const struct dialect *dialect)
{
    struct row_step step = *from;
    step.before = before;
    if (spelling == SPELLED_NOT)
        return step;
    struct pen_need need = need_of(&row->wanted[piece->begin], spelling);
    struct pen_change change = pen_change(&from->pen, &need, dialect);
    char text[TRAVEL_SIZE];
    struct place there = {row->number, piece->begin};
    step.cost += (int)travel(dialect, cursor, there, text) + change.length;
    step.pen = change.to;
    step.col = col_behind(row, piece, spelling);
    return step;
}

/* The best step to that spelling of piece `at`. */
static struct row_step best_step(const struct row_plan *plan, int at, enum spelling spelling,
                                 const struct row *row, const struct row_hand *hand)
{
    const struct row_piece *piece = &plan->piece[at];
    struct row_step best = {.cost = ROW_IMPOSSIBLE};
    if (!is_possible(plan, row, piece, spelling, hand->dialect))
        return best;
    if (at == 0) {
        struct row_step begin = {.cost = 0, .col = PLACE_UNKNOWN, .pen = hand->pen};
        best = step_from(&begin, SPELLED_NOT, row, piece, spelling, hand->cursor, hand->dialect);
    } else {
        for (enum spelling before = 0; before < SPELLINGS; before++) {
            const struct row_step *from = &plan->step[at - 1][before];
            if (from->cost >= best.cost)
                continue;
            struct place cursor = {row->number, from->col};
            struct row_step step =
                step_from(from, before, row, piece, spelling, cursor, hand->dialect);
            if (step.cost < best.cost)
                best = step;
        }
    }
    if (spelling != SPELLED_NOT)
        best.cost += body_length(row, piece, spelling);
    return best;
}

static enum spelling cheapest(const struct row_step step[SPELLINGS])
{
    enum spelling best = SPELLED_PLAINLY;
    for (enum spelling spelling = 0; spelling < SPELLINGS; spelling++)
        if (step[spelling].cost < step[best].cost)
            best = spelling;
    return best;
}

static void write_glyphs(const struct row *row, const struct row_piece *piece,
                         enum spelling spelling, struct bytes *bytes)
{
    uint32_t glyph = spelled_glyph(&row->wanted[piece->begin], spelling);
    char text[GLYPH_TEXT_SIZE];
    size_t length = glyph_print(glyph, text);
    for (int col = piece->begin; col < piece->end; col += cell_width(row, col))
        bytes_add(bytes, text, length);
}

static void write_piece(const struct row *row, const struct row_piece *piece,
                        enum spelling spelling, struct row_hand *hand)
{
    if (spelling == SPELLED_NOT)
        return;
    char text[TRAVEL_SIZE];
    struct place there = {row->number, piece->begin};
    struct pen_need need = need_of(&row->wanted[piece->begin], spelling);
    struct pen_change change = pen_change(&hand->pen, &need, hand->dialect);
    bytes_add(hand->bytes, text, travel(hand->dialect, hand->cursor, there, text));
    pen_write(&hand->pen, &change, hand->dialect, hand->bytes);
    if (spelling == SPELLED_BY_ERASING || spelling == SPELLED_BY_CLEARING)
        bytes_add(hand->bytes, text, print_blanking(piece, spelling, text));
    else
        write_glyphs(row, piece, spelling, hand->bytes);
    hand->pen = change.to;
    hand->cursor = (struct place){row->number, col_behind(row, piece, spelling)};
}

int row_plan(struct row_plan *plan, const struct row *row, const struct row_hand *hand)
{
    cut(plan, row, hand->dialect);
    for (int at = 0; at < plan->pieces; at++)
        for (enum spelling spelling = 0; spelling < SPELLINGS; spelling++)
            plan->step[at][spelling] = best_step(plan, at, spelling, row, hand);
    if (plan->pieces == 0)
        return 0;
    int last = plan->pieces - 1;
    plan->way[last] = cheapest(plan->step[last]);
    for (int at = last; at > 0; at--)
        plan->way[at - 1] = plan->step[at][plan->way[at]].before;
    return plan->step[last][plan->way[last]].cost;
}

void row_write(const struct row_plan *plan, const struct row *row, struct row_hand *hand)
{
    for (int at = 0; at < plan->pieces; at++)
        write_piece(row, &plan->piece[at], plan->way[at], hand);
}

void row_hand_edit(struct row_hand *hand, struct place there, int count, char final)
{
    char text[TRAVEL_SIZE];
    bytes_add(hand->bytes, text, travel(hand->dialect, hand->cursor, there, text));
    bytes_add(hand->bytes, text, control_print(text, count, final));
    hand->cursor = there;
}
