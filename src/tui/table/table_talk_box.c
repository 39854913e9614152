/* The box with what is asked: a line for each player whom it concerns. Those of this terminal agree
 * by their own letter, as in a vote at one keyboard; a single no ends it. */
#include "tui/table/table_talk_box.h"
#include "language/language.h"
#include "tui/table/banner.h"
#include "tui/table/vote_box.h"
#include "wording/talk_words.h"

#include <stdlib.h>

struct talking_box {
    struct page page;
    struct table *table;
    long long dead_until; /* a key may have been meant for the table */
};

static struct talking_box *box_of(const struct page *page)
{
    return (struct talking_box *)page;
}

/* Those of this terminal who have yet to answer. */
static unsigned asked_here(const struct talking_box *box)
{
    return session_asked_here(&box->table->session);
}

static bool is_asker(const struct page *page)
{
    const struct session *session = &box_of(page)->table->session;
    return (session_own_seats(session) | session->asking) >> session->talk.asked.player & 1u;
}

static bool can_answer(const struct page *page)
{
    return asked_here(box_of(page)) != 0;
}

static bool only_asks(const struct page *page)
{
    return !can_answer(page) && is_asker(page);
}

static bool only_looks(const struct page *page)
{
    return !can_answer(page) && !is_asker(page);
}

static void answer(const struct press *press, unsigned player, enum answer_given given)
{
    struct table *table = box_of(press->page)->table;
    struct problem problem;
    if (!session_answer(&table->session, player, given, &problem))
        app_say(press->app, problem.text);
}

static void decline(const struct press *press)
{
    answer(press, (unsigned)__builtin_ctz(asked_here(box_of(press->page))), ANSWER_DECLINES);
}

static void withdraw(const struct press *press)
{
    answer(press, box_of(press->page)->table->session.talk.asked.player, ANSWER_DECLINES);
}

static void put_off(const struct press *press)
{
    box_of(press->page)->table->talking->is_put_off = true;
    app_close(press->app);
}

static const struct page_key keys[] = {
    ROW(can_answer, decline, 0, K_("no"), N_("Do not agree."), KEYS_ESCAPE),
    ROW(only_asks, withdraw, 0, K_("withdraw"), N_("No longer ask."), KEYS_ESCAPE),
    ROW(only_looks, put_off, 0, K_("close"), N_("Close this; the others still answer."),
        KEYS_ESCAPE),
    ROW(NULL, put_off, 0, K_("look around"), N_("Look at the table; {u} comes back to this."), ' '),
};

static bool box_type(struct page *page, struct app *app, uint32_t key,
                     const struct surroundings *around)
{
    struct talking_box *box = box_of(page);
    unsigned player = undo_vote_player(&box->table->seats, key);
    struct press press = {.page = page, .app = app, .around = around};
    if (around->now < box->dead_until || player >= box->table->seats.count ||
        !(asked_here(box) >> player & 1u))
        return false;
    answer(&press, player, ANSWER_AGREES);
    return true;
}

/* "agrees", "press B", "is asked" */
static struct vote_line line_of(const struct talking_box *box, unsigned player)
{
    const struct session *session = &box->table->session;
    const char *letter = box->table->seats.seat[player].letter;
    if (asked_here(box) >> player & 1u)
        return (struct vote_line){sentence_of(_("press %s"), letter), panel_strong, panel_text,
                                  true};
    if (session_unanswered(session) >> player & 1u)
        return (struct vote_line){sentence_of("%s", _("is asked")), panel_faint, panel_text, false};
    return (struct vote_line){sentence_of("%s", _("agrees")), vote_good, panel_text, false};
}

static void box_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    const struct talking_box *box = box_of(page);
    const struct session *session = &box->table->session;
    const struct ask *asked = &session->talk.asked;
    if (!talk_is_asked(&session->talk)) /* it closes with the next look */
        return;
    struct vote vote = {
        .question = talk_words_asked(session, &box->table->seats),
        .way = can_answer(page) ? _("Press your own letter to agree.")
                                : _("The others are asked at their terminals."),
        .players = session_unanswered(session) | asked->agreed | 1u << asked->player,
    };
    for (unsigned player = 0; player < box->table->seats.count; player++)
        vote.line[player] = line_of(box, player);
    struct binding answers[BINDINGS_MAX];
    size_t count = page_bindings(page, answers);
    vote_box_draw(&vote, canvas, box->table, answers, count);
    (void)around;
}

static void box_close(struct page *page)
{
    box_of(page)->table->talking->page = NULL;
    free(page);
}

static const struct page_kind kind = {
    .name = N_("Everyone must agree"),
    .draw = box_draw,
    PAGE_KEYS(keys),
    .type = box_type,
    .close = box_close,
    .cover = PAGE_LIES_ON,
};

struct page *table_talk_box(struct table *table, long long now)
{
    struct talking_box *box = (struct talking_box *)page_new(&kind, sizeof *box);
    if (box == NULL)
        return NULL;
    box->table = table;
    box->dead_until = now + KEY_GUARD;
    return &box->page;
}
