/* A vote of all players to undo what stands: the turn that ended last, or the last decision of a
 * round. Each player says yes with a key of their own; a single no ends it. Computer players are
 * not asked, and what they did goes with what a person did before. */
#include "language/language.h"
#include "play/bot_seats.h"
#include "play/session.h"
#include "tui/table/banner.h"
#include "tui/table/layout.h"
#include "tui/table/stage.h"
#include "tui/table/table_clock.h"
#include "tui/table/vote_box.h"

#include <ctype.h>

/* What to take back. */
enum taken {
    TAKEN_TURN,     /* from its beginning, with all that it brought */
    TAKEN_DECISION, /* one of a round */
};

struct undo_vote {
    enum taken taken;
    unsigned player; /* whose it was */
    size_t back_to;  /* how many moves of the session are left then */
    unsigned agreed; /* bit p: player p has said yes */
};

static bool is_person(const struct session *session, unsigned player)
{
    return !session_has_bot(session, player);
}

/* Begins asking for what was done last, by anyone; false where nobody but chance has done
 * anything. */
static bool undo_vote_begin(struct undo_vote *undo_vote, const struct session *session)
{
    size_t decided = session_decided_by_players(session);
    if (decided <= session->given)
        return false;
    const struct step *step = &session->steps[decided - 1];
    unsigned turn = game_player(&step->before);
    if (round_of(&step->before) != NULL || !is_person(session, turn))
        *undo_vote = (struct undo_vote){TAKEN_DECISION, step->actor, decided - 1, 0};
    else
        *undo_vote = (struct undo_vote){TAKEN_TURN, turn,
                                        session_turn_begin(session, game_turn(&step->before)), 0};
    for (unsigned player = 0; player < session->head.options.players; player++)
        if (!is_person(session, player))
            undo_vote->agreed |= 1u << player;
    return true;
}

unsigned undo_vote_player(const struct seats *seats, uint32_t key)
{
    int letter = key < 0x80 ? toupper((int)key) : 0;
    unsigned player = 0;
    while (player < seats->count && letter != seats->seat[player].letter[0] &&
           letter != '1' + (int)player)
        player++;
    return player;
}

static struct sentence undo_vote_question(const struct undo_vote *undo_vote,
                                          const struct seats *seats)
{
    const char *name = seats->seat[undo_vote->player].name;
    return sentence_of(undo_vote->taken == TAKEN_TURN
                           ? _("Undo the last turn of %s, with everything it caused?")
                           : _("Undo the last decision of %s?"),
                       name);
}

static struct sentence undo_vote_done(const struct undo_vote *undo_vote, const struct seats *seats)
{
    const char *name = seats->seat[undo_vote->player].name;
    return sentence_of(undo_vote->taken == TAKEN_TURN
                           ? _("The turn of %s was undone. {U} redoes it, step by step.")
                           : _("The decision of %s was undone. {U} redoes it."),
                       name);
}

struct undo_vote_page {
    struct page page;
    struct table *table;
    struct undo_vote undo_vote;
};

static const struct binding no = KEY(page_leave, 0, K_("no"), N_("Change nothing."), KEYS_ESCAPE);

/* A line for each player, which a click says yes for, and the one answer that ends it. */
static void undo_vote_draw(struct page *page, struct canvas *canvas,
                           const struct surroundings *around)
{
    const struct undo_vote_page *asked = (const struct undo_vote_page *)page;
    const struct seats *seats = &asked->table->seats;
    struct vote vote = {.question = undo_vote_question(&asked->undo_vote, seats),
                        .way = _("Press your own letter to agree.")};
    for (unsigned player = 0; player < seats->count; player++) {
        bool has_agreed = asked->undo_vote.agreed >> player & 1u;
        if (seats->seat[player].is_bot)
            continue;
        vote.players |= 1u << player;
        vote.line[player] =
            has_agreed
                ? (struct vote_line){sentence_of("%s", _("agrees")), vote_good, panel_text, true}
                : (struct vote_line){sentence_of(_("press %s"), seats->seat[player].letter),
                                     panel_faint, panel_strong, true};
    }
    vote_box_draw(&vote, canvas, asked->table, &no, 1);
    (void)around;
}

bool undo_vote_is_possible(const struct table *table)
{
    struct undo_vote undo_vote;
    return !session_is_shared(&table->session) &&
           session_decided(&table->session) <= table->undo_limit &&
           !game_is_over(&table->session.game) && undo_vote_begin(&undo_vote, &table->session);
}

static size_t undo_vote_bindings(struct page *page, struct binding bindings[BINDINGS_MAX])
{
    (void)page;
    bindings[0] = no;
    return 1;
}

/* Calls the player whose move was undone, as if it had never been made. */
static void take_back(const struct undo_vote_page *asked, struct app *app, long long now)
{
    struct table *table = asked->table;
    struct problem problem;
    table_tell_clock(table);
    if (session_go_back(&table->session, asked->undo_vote.back_to, &problem))
        app_say(app, undo_vote_done(&asked->undo_vote, &table->seats).text);
    else
        app_say(app, problem.text);
    table_guard_keys(table, now);
    table_begin(table);
    board_pane_fit(&table->pane, &table->session.game);
    table_follow(table);
    app_close(app);
}

static bool undo_vote_type(struct page *page, struct app *app, uint32_t key,
                           const struct surroundings *around)
{
    struct undo_vote_page *asked = (struct undo_vote_page *)page;
    const struct seats *seats = &asked->table->seats;
    unsigned player = undo_vote_player(seats, key);
    if (player == seats->count)
        return false;
    asked->undo_vote.agreed |= 1u << player;
    if (asked->undo_vote.agreed == (1u << seats->count) - 1)
        take_back(asked, app, around->now);
    return true;
}

static const struct page_kind kind = {
    .name = N_("Everyone must agree"),
    .draw = undo_vote_draw,
    .bindings = undo_vote_bindings,
    .type = undo_vote_type,
    .cover = PAGE_LIES_ON,
};

struct page *undo_vote_page(struct table *table)
{
    struct undo_vote_page *asked = (struct undo_vote_page *)page_new(&kind, sizeof *asked);
    if (asked == NULL)
        return NULL;
    asked->table = table;
    undo_vote_begin(&asked->undo_vote, &table->session);
    return &asked->page;
}
