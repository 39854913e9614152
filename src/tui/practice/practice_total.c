/* The total at the end of practice, and the card of the day. */
#include "language/language.h"
#include "tui/practice/practice.h"
#include "tui/widgets.h"
#include "wording/training_words.h"

static void draw_sentence(struct canvas *canvas, struct area *area, struct style style,
                          struct sentence sentence)
{
    int rows = canvas_paragraph(canvas, *area, style, sentence.text);
    area->row += rows;
    area->rows -= rows < area->rows ? rows : area->rows;
}

static void draw_best_and_worst(struct canvas *canvas, struct area *area,
                                const struct person_total *person)
{
    if (person->auctions < 2)
        return;
    draw_sentence(canvas, area, night_text,
                  sentence_of(_("Best: auction %u, lost %s. Worst: auction %u, lost %s."),
                              person->best, sentence_of_value(person->best_lost).text,
                              person->worst, sentence_of_value(person->worst_lost).text));
}

static void draw_before(struct canvas *canvas, struct area *area, struct training_average before)
{
    if (before.count == 0)
        return;
    draw_sentence(
        canvas, area, night_text,
        sentence_of(_n("Before this session: %s per decision, over %u decision.",
                       "Before this session: %s per decision, over %u decisions.", before.count),
                    training_words_average(before.loss).text, before.count));
}

/* A line for all kinds together: "Choosing 0.40 (3), Opening 0.12 (3)". */
static void draw_losses_by_kind(struct canvas *canvas, struct area *area,
                                const struct losses *losses)
{
    struct sentence words = sentence_of("%s", "");
    for (unsigned kind = 0; kind < DECISION_KINDS_COUNT; kind++) {
        unsigned count = losses->decisions_by[kind];
        if (count > 0)
            sentence_list(&words,
                          sentence_of("%s: %s (%u)", training_words_kind(kind),
                                      training_words_average(losses->sure_by[kind] / count).text,
                                      count)
                              .text);
    }
    if (words.text[0] != '\0')
        draw_sentence(canvas, area, night_text, sentence_of(_("Per decision: %s."), words.text));
}

static struct sentence loss_of(const struct person_total *person)
{
    const struct losses *losses = &person->losses;
    if (person->auctions == 0)
        return sentence_of(_("%s left before there was a verdict."), person->name);
    if (losses->decisions == 0)
        return sentence_of(_("%s had nothing to decide."), person->name);
    return sentence_of(
        _n("%s clearly lost %s points, in %u of %u decision: %s each.",
           "%s clearly lost %s points, in %u of %u decisions: %s each.", losses->decisions),
        person->name, sentence_of_value(losses->sure).text, losses->mistakes, losses->decisions,
        training_words_average(losses->sure / losses->decisions).text);
}

static void draw_person(struct canvas *canvas, struct area *area, const struct person_total *person)
{
    draw_sentence(canvas, area, (struct style){INK_STRONG, INK_NIGHT, CELL_BOLD}, loss_of(person));
    draw_losses_by_kind(canvas, area, &person->losses);
    draw_best_and_worst(canvas, area, person);
    draw_before(canvas, area, person->before);
}

static void draw_turns(struct canvas *canvas, struct area *area, const struct losses *turns)
{
    if (turns->decisions > 0)
        draw_sentence(canvas, area, night_text, puzzle_words_turns(turns));
}

/* In a frame of its own, to be copied. */
void practice_draw_card(const struct practice *practice, struct canvas *canvas,
                        const struct surroundings *around)
{
    enum { COLS = 60, ROWS = 7, PADDING = 2 };
    struct area box = {(around->rows - ROWS) / 2, (around->cols - COLS) / 2, ROWS, COLS};
    canvas_fill(canvas, (struct area){0, 0, around->rows, around->cols}, ' ', night_text);
    draw_heading(canvas, _("Position of the day"), "");
    struct area inside = canvas_box(canvas, box, night_text, _("To share"));
    inside.row++;
    inside.col += PADDING;
    inside.cols -= 2 * PADDING;
    inside.rows--;
    canvas_paragraph(canvas, inside, night_text, practice->card.text);
}

void practice_draw_total(const struct practice *practice, struct canvas *canvas,
                         const struct surroundings *around)
{
    enum { COLS = 76, ROWS_EACH = 5 };
    const struct practice_total *total = &practice->total;
    struct area area = page_area(around, COLS);
    canvas_fill(canvas, (struct area){0, 0, around->rows, around->cols}, ' ', night_text);
    draw_heading(canvas, _("End of practice"), training_words_auctions(total->auctions).text);
    bool is_roomy = (int)total->people * ROWS_EACH <= area.rows;
    for (unsigned p = 0; p < total->people; p++) {
        draw_person(canvas, &area, &total->person[p]);
        area.row += is_roomy;
        area.rows -= is_roomy;
    }
    draw_turns(canvas, &area, &practice->turns);
    draw_sentence(canvas, &area, night_faint,
                  sentence_of("%s", _("Losses too close to call are not counted.")));
}
