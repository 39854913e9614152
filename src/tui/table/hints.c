#include "tui/table/hints.h"
#include "language/language.h"
#include "rows/stage.h"
#include "tui/table/panel.h"
#include "tui/table/stage.h"
#include "tui/widgets.h"
#include "wording/turn_words.h"

const char *hints_of(const struct table *table)
{
    const struct stage *mode = table_mode(table);
    return _(mode->hints[mode->hint != NULL ? mode->hint(table) : 0]);
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
    const struct stage *stage;
    for (unsigned number = 0; (stage = stage_numbered(number)) != NULL; number++)
        for (const char *const *hint = stage->hints; *hint != NULL; hint++) {
            int rows = canvas_paragraph(canvas, nothing, plain, _(*hint));
            most = rows > most ? rows : most;
        }
    return most < ROWS_MOST ? most : ROWS_MOST;
}

void hints_draw(struct canvas *canvas, struct area area, const struct table *table)
{
    enum { BAR = 0x2502 };
    canvas_fill(canvas, area, ' ', plain);
    canvas_fill(canvas, (struct area){area.row, area.col, area.rows, 1}, BAR, bar);
    canvas_paragraph(canvas, text_area(area), plain, table_key_words(table, hints_of(table)).text);
}

enum { SENTENCES_MAX = TURN_FACTS_MAX + 3 };

static unsigned sentences_of(const struct game *game, const struct seats *seats,
                             enum to_come_heading heading, struct sentence sentence[SENTENCES_MAX])
{
    struct seats letters = seats_by_letter(seats);
    unsigned count = 0;
    const char *part = turn_words_part(game);
    if (part != NULL && heading == TO_COME_HEADED)
        sentence[count++] = sentence_of("%s", part);
    if (part != NULL)
        sentence[count++] = turn_words_why(game);
    sentence[count] = turn_words_earned(game);
    count += sentence[count].text[0] != '\0';
    return count + turn_words_to_come(game, &letters, &sentence[count]);
}

unsigned to_come_hint(const struct game *game)
{
    unsigned row = 0;
    (void)game;
#define X(is_in_it, ended, placed)                                                                 \
    if (is_in_it)                                                                                  \
        return row;                                                                                \
    row++;
    PART_HINTS(X)
#undef X
    return row;
}

void to_come_draw(struct canvas *canvas, struct area *area, const struct game *game,
                  const struct seats *seats, enum to_come_heading heading)
{
    struct sentence sentence[SENTENCES_MAX];
    unsigned count = sentences_of(game, seats, heading, sentence);
    for (unsigned s = 0; s < count; s++)
        lines_draw_sentence(canvas, area, panel_strong, sentence[s].text);
}

int to_come_rows(const struct game *game, const struct seats *seats, enum to_come_heading heading,
                 int cols)
{
    struct sentence sentence[SENTENCES_MAX];
    unsigned count = sentences_of(game, seats, heading, sentence);
    int rows = 0;
    for (unsigned s = 0; s < count; s++)
        rows +=
            canvas_paragraph(NULL, (struct area){0, 0, 0, cols}, panel_strong, sentence[s].text);
    return rows;
}
