#include "tui/table/table_others.h"

#include "language/language.h"
#include "play/bot_seats.h"
#include "tui/table/stage.h"

TABLE_STATE(others);

/* A seat is free a moment after its holder's file was closed, which is what is noticed. */
enum { A_MOMENT = 150, NOW_AND_THEN = 1000 /* milliseconds */ };

void table_others_mark(struct table *table)
{
    seats_place(&table->seats, &table->session, table->others->there);
}

static void say_changes(const struct table *table, struct app *app, unsigned before)
{
    for (unsigned player = 0; player < table->seats.count; player++) {
        struct sentence words =
            seat_words_moved(&table->session, player, before, table->others->there);
        if (words.text[0] != '\0')
            app_say(app, words.text);
    }
}

static bool is_due(const struct table *table, long long now)
{
    const struct others *others = table->others;
    return !others->is_seen || session_is_noticed(&table->session) ||
           (others->again != 0 && now >= others->again);
}

bool table_others_look(struct table *table, struct app *app, long long now)
{
    struct others *others = table->others;
    unsigned before = others->there;
    bool was_seen = others->is_seen, has_notice = session_notice(&table->session) >= 0;
    if (!session_is_shared(&table->session) || !is_due(table, now))
        return false;
    bool is_second = others->again != 0 && now >= others->again;
    others->again = !has_notice ? now + NOW_AND_THEN : is_second || !was_seen ? 0 : now + A_MOMENT;
    others->there = session_seats_of_others(&table->session);
    others->is_seen = true;
    if (was_seen && before == others->there)
        return false;
    table_others_mark(table);
    if (was_seen)
        say_changes(table, app, before);
    return true;
}

int table_others_patience(const struct table *table, long long now)
{
    const struct others *others = table->others;
    if (!session_is_shared(&table->session))
        return REST;
    if (!others->is_seen)
        return 0;
    return others->again != 0 ? patience_until(others->again, now) : REST;
}

/* Computer players are never called. */
static bool is_here(const struct table *table, unsigned player)
{
    return player < PLAYERS_MAX && !bot_seat_is_taken(&table->session.head, player);
}

static void await(struct table *table, unsigned player)
{
    struct others *others = table->others;
    bool was_elsewhere = others->is_told && !is_here(table, others->awaited);
    others->calls += was_elsewhere && is_here(table, player);
    others->awaited = player;
    others->is_told = true;
}

void table_others_call(struct table *table)
{
    const struct session *session = &table->session;
    if (session_is_shared(session))
        await(table, session_awaited(session->ahead != NULL ? session->ahead : session));
}

/* Pages above may show the session, which stays as it is until they are gone. */
static bool hear(struct page *page, struct app *app, const struct surroundings *around)
{
    struct table *table = (struct table *)page;
    struct session now = {.journal = NULL};
    bool is_noticed = session_is_noticed(&table->session);
    bool has_changed = table_others_look(table, app, around->now);
    if (is_noticed && session_is_shared(&table->session) && session_peek(&table->session, &now)) {
        await(table, session_awaited(&now));
        has_changed = true;
    }
    session_close(&now);
    return has_changed;
}

static int hears_with(const struct page *page)
{
    return session_notice(&((const struct table *)page)->session);
}

static int hears_at(const struct page *page, long long now)
{
    return table_others_patience((const struct table *)page, now);
}

const struct page_hearing table_hearing = {hear, hears_at, hears_with};

struct page_call table_others_told(const struct page *page)
{
    const struct table *table = (const struct table *)page;
    unsigned player = table->others->awaited;
    struct page_call call = {.number = table->others->calls};
    if (!session_is_shared(&table->session))
        return (struct page_call){.number = 0};
    if (player >= PLAYERS_MAX)
        call.text = sentence_of("%s", _("the game is over"));
    else
        call.text = sentence_of(is_here(table, player) ? _("your turn, %s") : _("%s to move"),
                                table->session.head.name[player]);
    return call;
}

const struct binding *table_others_legend(const struct page *page)
{
    static const struct binding legend =
        KEY(NULL, 0, NULL,
            N_("Beside a player: at another terminal; nobody has the seat; the computer plays."),
            '@', '-', '*');
    return session_is_shared(&((const struct table *)page)->session) ? &legend : NULL;
}
