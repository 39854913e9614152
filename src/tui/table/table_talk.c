#include "tui/table/table_talk.h"

#include "language/language.h"
#include "play/bot_seats.h"
#include "tui/form.h"
#include "tui/table/table_bots.h"
#include "tui/table/table_talk_box.h"
#include "wording/talk_words.h"

#include <string.h>

TABLE_STATE(talking);

void table_talk_begin(struct table *table)
{
    table->talking->heard = table->session.talk.heard;
    table->talking->seatings = table->session.seatings;
    memcpy(table->talking->bot, table->session.head.bot, sizeof table->talking->bot);
}

static unsigned speaker_of(const struct table *table)
{
    return session_speaker(&table->session, table->at_keys);
}

/* What is new. */

void table_talk_return(struct table *table)
{
    const struct table_round *round = round_of(&table->session.game);
    table_take_turn(table);
    table->undo_limit = table->session.made;
    if (round != NULL)
        round->undone(table);
    table_enter_stage_due(table);
}

static bool look_at_agreement(struct table *table, struct app *app)
{
    if (session_settle(&table->session) != SESSION_TAKEN_BACK)
        return false;
    app_say(app, _("Everyone has agreed: it is undone."));
    table_talk_return(table);
    return true;
}

static bool look_at_seats(struct table *table, struct app *app, long long now)
{
    struct talking *talking = table->talking;
    const struct record_head *head = &table->session.head;
    enum table_stage before = table->stage;
    if (talking->seatings == table->session.seatings)
        return false;
    talking->seatings = table->session.seatings;
    for (unsigned player = 0; player < head->options.players; player++)
        if (strcmp(talking->bot[player], head->bot[player]) != 0)
            app_say(app, bot_words_role(head, player).text);
    memcpy(talking->bot, head->bot, sizeof talking->bot);
    table_follow_seats(table);
    if (table->stage != before)
        table_guard_keys(table, now);
    return true;
}

/* The last thing that somebody at another terminal has said; all of it is in the log. */
static bool look_at_words(struct table *table, struct app *app)
{
    const struct talk *talk = &table->session.talk;
    bool is_new = talk->heard > table->talking->heard && talk->count > 0;
    table->talking->heard = talk->heard;
    if (!is_new)
        return false;
    const struct remark *last = &talk->said[talk->count - 1];
    if (!(session_own_seats(&table->session) >> last->player & 1u))
        app_say(app, talk_words_said(last, &table->seats).text);
    return true;
}

/* Whether this terminal has to do with what is asked. */
static bool concerns_this(const struct table *table)
{
    const struct session *session = &table->session;
    unsigned asker = session->talk.asked.player;
    unsigned here = session_own_seats(session) | session->asking;
    return here & (session_concerned(session) | 1u << asker);
}

/* What is asked, and what came of it. */
static bool look_at_question(struct table *table, struct app *app)
{
    struct talking *talking = table->talking;
    const struct talk *talk = &table->session.talk;
    bool is_asked = talk_is_asked(talk), was_asked = talking->asked.what != ASKED_NOTHING;
    bool is_same =
        ask_is_same(&talking->asked, &talk->asked) && talking->asked.agreed == talk->asked.agreed;
    bool is_new = is_asked ? !is_same : was_asked;
    if (was_asked && !is_asked) {
        struct sentence outcome = talk_words_outcome(&talking->asked, talk, &table->seats);
        if (outcome.text[0] != '\0')
            app_say(app, outcome.text);
        talking->is_put_off = false;
    } else if (is_asked && !was_asked && !concerns_this(table)) {
        app_say(app, talk_words_asked(&table->session, &table->seats).text);
    }
    talking->asked = is_asked ? talk->asked : (struct ask){.what = ASKED_NOTHING};
    return is_new;
}

/* The box comes where nothing else lies, and goes when there is nothing to answer any more. */
static bool look_at_box(struct table *table, struct app *app, long long now)
{
    struct talking *talking = table->talking;
    bool is_asked = talk_is_asked(&table->session.talk);
    if (talking->page != NULL && !is_asked && app_is_on_top(app, talking->page)) {
        app_close(app);
        return true;
    }
    if (talking->page != NULL || !is_asked || talking->is_put_off || !concerns_this(table) ||
        !table_is_bare(table) || table->session.ahead != NULL)
        return false;
    talking->page = table_talk_box(table, now);
    table_open(table, app, talking->page, COVER_ASKED);
    return true;
}

bool table_talk_look(struct table *table, struct app *app, long long now)
{
    if (!session_is_shared(&table->session) || table->is_lost)
        return false;
    bool has_changed = look_at_agreement(table, app);
    has_changed = look_at_seats(table, app, now) || has_changed;
    has_changed = look_at_words(table, app) || has_changed;
    has_changed = look_at_question(table, app) || has_changed;
    return look_at_box(table, app, now) || has_changed;
}

/* Asking, and answering later. */

/* Before the last turn in which a person decided something or, of a round, the last decision. */
static size_t before_last(const struct session *session)
{
    size_t decided = session_decided_by_people(session);
    if (decided == 0)
        return session->made;
    const struct game *before = &session->steps[decided - 1].before;
    return round_of(before) != NULL ? decided - 1 : session_turn_begin(session, game_turn(before));
}

bool table_talk_can_ask(const struct table *table)
{
    const struct session *session = &table->session;
    return session_is_shared(session) && session->ahead == NULL && !game_is_over(&session->game) &&
           table_stage(table)->part <= PART_CALL && !talk_is_asked(&session->talk) &&
           session_own_seats(session) != 0 && before_last(session) < session->made;
}

void table_talk_deed_ask(const struct press *press)
{
    struct table *table = table_pressed(press);
    struct problem problem;
    size_t made = table->session.made;
    if (!session_ask_undo(&table->session, speaker_of(table), before_last(&table->session),
                          &problem))
        app_say(press->app, problem.text);
    else if (table->session.made < made)
        table_talk_return(table);
    table->talking->is_put_off = false;
    table_talk_look(table, press->app, press->around->now);
}

bool table_talk_can_answer(const struct table *table)
{
    return session_is_shared(&table->session) && talk_is_asked(&table->session.talk) &&
           concerns_this(table);
}

void table_talk_deed_answer(const struct press *press)
{
    struct table *table = table_pressed(press);
    table->talking->is_put_off = false;
    table_talk_look(table, press->app, press->around->now);
}

/* A word or two. */

struct say_page {
    struct form form;
    struct table *table;
    struct text_field text;
    int cols;
};

static struct form_field say_field(const struct form *form, unsigned number)
{
    struct say_page *say = (struct say_page *)form;
    (void)number;
    return (struct form_field){
        .type = FIELD_TEXT, .at = {0, 0, 1, say->cols}, .text = &say->text, .sentence = ""};
}

static void say_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    enum { ROWS = 3 };
    struct say_page *say = (struct say_page *)page;
    const char *name = table_player_name(say->table);
    unsigned speaker = speaker_of(say->table);
    if (speaker < say->table->seats.count)
        name = say->table->seats.seat[speaker].name;
    struct area box = {around->rows - ROWS, 0, ROWS, around->cols};
    struct area inside = canvas_box(canvas, box, panel_text, sentence_of(_("%s says"), name).text);
    say->cols = inside.cols - 2;
    form_draw(&say->form, canvas, (struct area){inside.row, inside.col + 1, 1, say->cols});
}

static void say_it(const struct press *press)
{
    struct say_page *say = (struct say_page *)press->page;
    struct problem problem;
    size_t length = strlen(say->text.text);
    while (length > 0 && say->text.text[length - 1] == ' ')
        say->text.text[--length] = '\0';
    const char *words = say->text.text + strspn(say->text.text, " ");
    if (words[0] == '\0' ||
        session_say(&say->table->session, speaker_of(say->table), words, &problem)) {
        app_close(press->app);
        return;
    }
    say->text.cursor = length;
    app_say(press->app, problem.text);
}

static const struct page_key say_keys[] = {
    ROW(NULL, say_it, 0, K_("say it"), N_("Say that to the others."), KEYS_ENTER),
    ROW(NULL, page_leave, 0, K_("cancel"), N_("Say nothing."), KEYS_ESCAPE),
};

static const struct page_kind say_kind = {
    .name = N_("Say something"),
    .draw = say_draw,
    PAGE_KEYS(say_keys),
    .type = form_type,
    .types_all = true,
    .cover = PAGE_LIES_ON,
};

static const struct form_kind say_form = {say_field, NULL, INK_PANEL};

bool table_talk_is_possible(const struct table *table)
{
    return session_is_shared(&table->session) && speaker_of(table) < PLAYERS_MAX;
}

void table_talk_deed_say(const struct press *press)
{
    struct table *table = table_pressed(press);
    struct say_page *say = form_new(&say_kind, &say_form, 1, sizeof *say);
    if (say != NULL) {
        say->table = table;
        text_field_set(&say->text, "", WORDS_SIZE);
    }
    table_open(table, press->app, say != NULL ? &say->form.page : NULL, COVER_ASKED);
}
