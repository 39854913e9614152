#include "tui/table/to_come.h"

#include "language/language.h"
#include "rows/stage.h"
#include "tui/table/lines.h"
#include "tui/widgets.h"
#include "wording/turn_words.h"

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
