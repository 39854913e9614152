#include "tui/practice/practice_total.h"

#include "language/language.h"
#include "play/training_log.h"
#include "tui/widgets.h"
#include "wording/training_words.h"

#include <string.h>

struct person_total *practice_total_of(struct practice_total *total, const char *name)
{
    unsigned p = 0;
    while (p < total->people && strcmp(total->person[p].name, name) != 0)
        p++;
    if (p == PLAYERS_MAX)
        p--;
    if (p == total->people) {
        total->people++;
        strcpy(total->person[p].name, name);
    }
    return &total->person[p];
}

static void compare_auctions(struct person_total *person, double lost, unsigned number)
{
    if (person->auctions == 1 || lost < person->best_lost) {
        person->best = number;
        person->best_lost = lost;
    }
    if (person->auctions == 1 || lost > person->worst_lost) {
        person->worst = number;
        person->worst_lost = lost;
    }
}

void practice_total_add(struct person_total *person, const struct auction_review *review,
                        unsigned player, unsigned number)
{
    struct auction_loss loss = auction_review_loss(review, player);
    person->lost += loss.sure;
    person->decisions += loss.decisions;
    person->mistakes += loss.mistakes;
    person->auctions++;
    compare_auctions(person, loss.sure, number);
    for (unsigned j = 0; j < review->judgements; j++) {
        const struct judgement *judged = &review->judgement[j];
        if (judged->player != player)
            continue;
        person->decisions_by[judged->kind]++;
        if (!judgement_is_too_close(judged))
            person->lost_by[judged->kind] += judged->loss.mean;
    }
}

void practice_total_compare(struct practice_total *total, long long until)
{
    struct training_entries entries;
    struct problem nobody_listens;
    if (!training_log_read(&entries, &nobody_listens))
        return;
    for (unsigned p = 0; p < total->people; p++) {
        struct person_total *person = &total->person[p];
        struct training_average before =
            training_average_of(&entries, training_log_spelling(&entries, person->name),
                                DECISION_KINDS_COUNT, 0, until);
        person->before = before.loss;
        person->decisions_before = before.count;
    }
    training_entries_free(&entries);
}

/* How it looks. */

static void add(struct canvas *canvas, struct area *area, struct style style,
                struct sentence sentence)
{
    int rows = canvas_paragraph(canvas, *area, style, sentence.text);
    area->row += rows;
    area->rows -= rows < area->rows ? rows : area->rows;
}

static struct sentence average_words(double lost, unsigned decisions)
{
    return training_words_average((struct training_average){lost / decisions, decisions});
}

static void say_auctions(const struct person_total *person, struct canvas *canvas,
                         struct area *area)
{
    if (person->auctions < 2)
        return;
    add(canvas, area, night_text,
        sentence_of(_("Best: auction %u, lost %s. Worst: auction %u, lost %s."), person->best,
                    training_words_points(person->best_lost).text, person->worst,
                    training_words_points(person->worst_lost).text));
}

static void say_before(const struct person_total *person, struct canvas *canvas, struct area *area)
{
    if (person->decisions_before == 0)
        return;
    struct training_average before = {person->before, person->decisions_before};
    add(canvas, area, night_text,
        sentence_of(_n("Before this session: %s per decision, over %u decision.",
                       "Before this session: %s per decision, over %u decisions.", before.count),
                    training_words_average(before).text, before.count));
}

/* A line for all kinds together: "Choosing 0.40 (3), Opening 0.12 (3)". */
static void say_kinds(const struct person_total *person, struct canvas *canvas, struct area *area)
{
    struct sentence words = sentence_of("%s", "");
    for (unsigned kind = 0; kind < DECISION_KINDS_COUNT; kind++)
        if (person->decisions_by[kind] > 0)
            sentence_add(&words, "%s%s: %s (%u)", words.text[0] != '\0' ? ", " : "",
                         training_words_kind(kind),
                         average_words(person->lost_by[kind], person->decisions_by[kind]).text,
                         person->decisions_by[kind]);
    if (words.text[0] != '\0')
        add(canvas, area, night_text, sentence_of(_("Per decision: %s."), words.text));
}

static void say_person(const struct person_total *person, struct canvas *canvas, struct area *area)
{
    const struct style bold = {INK_STRONG, INK_NIGHT, CELL_BOLD};
    if (person->decisions == 0) {
        add(canvas, area, bold, sentence_of(_("%s had nothing to decide."), person->name));
        return;
    }
    add(canvas, area, bold,
        sentence_of(_n("%s clearly lost %s points, in %u of %u decision: %s each.",
                       "%s clearly lost %s points, in %u of %u decisions: %s each.",
                       person->decisions),
                    person->name, training_words_points(person->lost).text, person->mistakes,
                    person->decisions, average_words(person->lost, person->decisions).text));
    say_kinds(person, canvas, area);
    say_auctions(person, canvas, area);
    say_before(person, canvas, area);
}

void practice_total_draw(const struct practice_total *total, struct canvas *canvas,
                         const struct surroundings *around)
{
    enum { COLS = 76, ROWS_EACH = 5 };
    struct area area = page_area(around, COLS);
    canvas_fill(canvas, (struct area){0, 0, around->rows, around->cols}, ' ', night_text);
    draw_heading(canvas, _("End of practice"), training_words_auctions(total->auctions).text);
    bool is_roomy = (int)total->people * ROWS_EACH <= area.rows;
    for (unsigned p = 0; p < total->people; p++) {
        say_person(&total->person[p], canvas, &area);
        area.row += is_roomy;
        area.rows -= is_roomy;
    }
    add(canvas, &area, night_faint,
        sentence_of("%s", _("Losses too close to call are not counted.")));
}
