#include "tui/table/panel.h"

#include "choosing/choosing.h"
#include "language/language.h"
#include "tui/board/pixels.h"
#include "tui/stages/modes.h"
#include "tui/table/actions.h"
#include "tui/table/layout.h"
#include "tui/table/stage.h"
#include "wording/figure_words.h"
#include "wording/turn_words.h"
#include "wording/wording.h"

#include <string.h>

/* Where a name too long for its line is broken: after the last comma that has room there. */
static size_t name_break(const char *name, int cols)
{
    size_t end = strlen(name);
    if (canvas_text_width(name) <= cols)
        return end;
    for (const char *at = name; (at = strstr(at, ", ")) != NULL; at++)
        if (canvas_text_width(sentence_of("%.*s,", (int)(at - name), name).text) <= cols)
            end = (size_t)(at - name) + 1;
    return end;
}

/* In the line above the tile; what does not fit there takes the first lines of `beside`. */
static void draw_name(struct canvas *canvas, struct area line, struct area *beside,
                      kind_number kind)
{
    struct sentence name = tile_name(kind), rest = {""};
    int cols = line.cols - 1;
    size_t end = name_break(name.text, cols);
    if (name.text[end] != '\0')
        rest = sentence_of("%s", name.text + end + 1);
    name.text[end] = '\0';
    int width = canvas_text_width(name.text) + 2;
    canvas_fill(canvas, (struct area){line.row, line.col, 1, width < line.cols ? width : line.cols},
                ' ', panel_text);
    canvas_text(canvas, line.row, line.col + 1, cols, panel_strong, name.text);
    int rows = canvas_paragraph(canvas, *beside, panel_strong, rest.text);
    beside->row += rows;
    beside->rows -= rows;
}

void side_panel_draw_tile(struct canvas *canvas, const struct table_areas *areas,
                          const struct hand *hand, const struct game *game,
                          const struct surroundings *around)
{
    struct area area = areas->hand;
    unsigned alike = game->pile.left[hand->kind];
    area.col++;
    area.cols -= 2;
    canvas_target(canvas, area, TARGET_HAND, 0);
    int cols = board_pane_draw_tile(canvas, area, hand->kind, hand->orientation, areas->hand_size,
                                    around) +
               1;
    struct area beside = {area.row, area.col + cols, area.rows, area.cols - cols};
    draw_name(canvas, (struct area){area.row - 1, areas->hand.col, 1, areas->hand.cols}, &beside,
              hand->kind);
    if (!hand->hides_rest)
        canvas_text(canvas, beside.row, beside.col, beside.cols, panel_faint,
                    alike == 0 ? _("last one")
                               : sentence_of(_n("%u more", "%u more", alike), alike).text);
    beside.row += 2;
    beside.rows -= 2;
    canvas_paragraph(canvas, beside, panel_text, hand->remark);
}

/* How wide the name of a choice may be, beside what it is worth. */
static int name_cols(struct area line, const char *worth)
{
    enum { KEY = 3, MARGIN = 1 };
    int width = canvas_text_width(worth);
    return line.cols - KEY - MARGIN - (width > 0 ? width + 1 : 0);
}

/* Draws a choice in the rows of `line`: a long name is broken between words. */
static void draw_answer(struct canvas *canvas, struct area line, char key, const char *name,
                        const char *worth, bool chosen)
{
    uint16_t paper = chosen ? INK_CHOSEN : INK_PANEL;
    struct style style = {chosen ? INK_STRONG : INK_TEXT, paper, 0};
    struct style keys = {INK_KEY, paper, CELL_BOLD};
    struct style mark = {INK_STRONG, paper, CELL_BOLD};
    canvas_fill(canvas, line, ' ', style);
    canvas_put(canvas, line.row, line.col, chosen ? '>' : ' ', mark);
    canvas_put(canvas, line.row, line.col + 1, (uint32_t)(unsigned char)key, keys);
    int width = canvas_text_width(worth), cols = name_cols(line, worth);
    struct area text = {line.row, line.col + 3, line.rows, cols};
    if (line.rows > 1)
        canvas_paragraph(canvas, text, style, name);
    else
        canvas_text(canvas, text.row, text.col, cols, style, name);
    canvas_text(canvas, line.row, line.col + line.cols - 1 - width, width, style, worth);
}

/* Which of how many of its verb: "2/5". */
static struct sentence count_of_verb(const struct deploying *deploying, unsigned offer)
{
    unsigned number = 0, count = 0;
    for (unsigned other = deploying->places; other < deploying->offers; other++)
        if (deploying->move[other].verb == deploying->move[offer].verb) {
            count++;
            number += other <= offer;
        }
    return count > 1 ? sentence_of("%u/%u", number, count) : sentence_of("%s", "");
}

/* Beside the name of an action: where it is done, or to whom; after the count, if there is one and
 * room for it. */
static struct sentence site_counted(const char *name, const char *site, const char *count,
                                    struct area line)
{
    struct sentence both = sentence_of("%s%s%s", count, count[0] && site[0] ? " " : "", site);
    return canvas_text_width(name) <= name_cols(line, both.text) ? both : sentence_of("%s", site);
}

/* Where it is too narrow for "Home: Large follower", without what the key says, too. */
static const char *name_that_fits(const char *name, int cols)
{
    const char *colon = canvas_text_width(name) > cols ? strstr(name, ": ") : NULL;
    return colon != NULL ? colon + 2 : name;
}

/* One action in a line. */
static void draw_action(struct canvas *canvas, struct area line, const struct deploying *deploying,
                        const struct action_view *view, const struct labels *labels, unsigned offer,
                        const char *count)
{
    struct move action = deploying->move[offer];
    const struct action_phrases *words = action_phrases_of(action);
    struct sentence name = words->name(view, action), site = words->site(view, action);
    const char *fitting = name_that_fits(name.text, name_cols(line, site.text));
    char key[LABEL_SIZE] = {action_letter((enum verb)action.verb)};
    for (unsigned place = 0; labels != NULL && place < labels->count; place++)
        if (action_labelled(deploying, view->game, place) == offer)
            labels_print(labels, place, key);
    canvas_target(canvas, line, TARGET_CHOICE, (int)offer);
    draw_answer(canvas, line, key[0], fitting, site_counted(fitting, site.text, count, line).text,
                offer == deploying->chosen);
}

/* Whether it is shown where there is no room for all: the one chosen, or the first of a verb with
 * none chosen. */
static bool stands_for_verb(const struct deploying *deploying, unsigned offer)
{
    struct move action = deploying->move[offer];
    if (deploying_is_action(deploying) && deploying_move(deploying).verb == action.verb)
        return offer == deploying->chosen;
    for (unsigned before = deploying->places; before < offer; before++)
        if (deploying->move[before].verb == action.verb)
            return false;
    return true;
}

/* The actions, one a line; where there is no room for all, one of each verb, and where there is
 * none for these, the chosen or the first one. */
static int draw_actions(struct canvas *canvas, struct area line, int room,
                        const struct deploying *deploying, const struct action_view *view,
                        const struct labels *labels)
{
    unsigned first = deploying->places, last = deploying->offers, verbs = 0;
    bool has_room = deploying_actions(deploying) <= (unsigned)room;
    int row = line.row;
    for (unsigned offer = first; offer < last; offer++)
        verbs += stands_for_verb(deploying, offer);
    if (!has_room && verbs > (unsigned)room) {
        first = deploying_is_action(deploying) ? deploying->chosen : first;
        last = first + 1;
    }
    for (unsigned offer = first; offer < last; offer++)
        if (has_room || stands_for_verb(deploying, offer)) {
            draw_action(canvas, line, deploying, view, labels, offer,
                        has_room ? "" : count_of_verb(deploying, offer).text);
            line.row++;
        }
    return line.row - row;
}

static const char *heading_of_offers(const struct deploying *deploying)
{
    const struct table_action *action = action_of_offers(deploying);
    if (!deploying->may_pass)
        return _(action->needed_heading);
    if (deploying_actions(deploying) > 0)
        return _(action->heading[deploying_beside(deploying)]);
    return deploying_has_others(deploying) ? _("Deploy a figure?") : _("Deploy a follower?");
}

static const char *nothing_of_offers(const struct deploying *deploying)
{
    if (deploying->places == 0)
        return _(action_of_offers(deploying)->nothing);
    if (deploying_actions(deploying) > 0)
        return _("Neither");
    return deploying_has_others(deploying) ? _("No figure") : _("No follower");
}

/* "f ●◆▲ Large follower": all that can be deployed, the offered one marked. Where many can, the
 * marks have to do. */
static void draw_figures(struct canvas *canvas, struct area line, const struct deploying *deploying)
{
    enum figure offered = deploying_figure(deploying);
    struct style chosen = {INK_STRONG, INK_CHOSEN, CELL_BOLD};
    int col = line.col + 3;
    canvas_target_key(canvas, line, 'f');
    draw_answer(canvas, line, 'f', "", "", false);
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++) {
        if (!(deploying_figures(deploying) >> figure & 1u))
            continue;
        canvas_target(canvas, (struct area){line.row, col, 1, 1}, TARGET_FIGURE, (int)figure);
        canvas_put(canvas, line.row, col++, figure_styles[figure].at_home,
                   figure == offered ? chosen : panel_text);
    }
    const char *name = _(figure_words[offered].name);
    int room = line.col + line.cols - col - 2;
    if (canvas_text_width(name) <= room)
        canvas_text(canvas, line.row, col + 1, room, panel_strong, name);
}

/* What a figure is worth at a place: of a helper, which it is. */
static struct sentence worth_of_place(const struct feature_summary *summary, enum figure figure,
                                      enum worth worth)
{
    if (worth == WORTH_TOLD)
        return wording_figure_brief(summary, figure);
    return sentence_of("%s", figure_is_follower(figure) ? "" : _(figure_words[figure].name));
}

static void draw_place(struct canvas *canvas, struct area line, const struct deploying *deploying,
                       const struct position *position, enum worth worth, unsigned place)
{
    const struct feature_summary *summary = position_feature(position, deploying->node[place]);
    enum figure figure = (enum figure)deploying->move[place].figure;
    bool on_track = deploying->move[place].arg == SEGMENT_TRACK,
         chosen = place == deploying->chosen;
    const char *name = on_track ? wording_on_track() : _(kind_words[summary->kind].one);
    struct sentence told = worth_of_place(summary, figure, worth);
    if (canvas_text_width(name) > name_cols(line, told.text) && figure_is_follower(figure))
        told = sentence_of(
            "%d",
            wording_figure_points(summary, figure)); /* where a panel is narrow: the name matters */
    canvas_target(canvas, line, TARGET_CHOICE, (int)place);
    draw_answer(canvas, line, (char)('1' + place), name, told.text, chosen);
    if (deploying_has_others(deploying))
        canvas_put(canvas, line.row, line.col + 2, figure_styles[figure].at_home,
                   (struct style){INK_STRONG, chosen ? INK_CHOSEN : INK_PANEL, 0});
}

int side_panel_draw_offers(struct canvas *canvas, struct area area,
                           const struct deploying *deploying, const struct position *position,
                           const struct seats *seats, enum worth worth, const struct labels *labels)
{
    struct area line = {area.row + 1, area.col, 1, area.cols};
    const struct game *game = &position->game;
    const struct action_view view = {game, game->board.tile[game_placed(game)].at, seats};
    canvas_text(canvas, area.row, area.col + 1, area.cols - 1, panel_strong,
                heading_of_offers(deploying));
    if (deploying_has_figures(deploying)) {
        draw_figures(canvas, line, deploying);
        line.row++;
    }
    for (unsigned place = 0; place < deploying->places; place++, line.row++)
        draw_place(canvas, line, deploying, position, worth, place);
    int room = area.row + area.rows - line.row - (deploying->may_pass ? 1 : 0);
    if (deploying_actions(deploying) > 0)
        line.row += draw_actions(canvas, line, room, deploying, &view, labels);
    if (deploying->may_pass) {
        canvas_target(canvas, line, TARGET_CHOICE, (int)deploying->offers);
        draw_answer(canvas, line, '0', nothing_of_offers(deploying), "",
                    deploying->chosen == deploying->offers);
    }
    return line.row + (deploying->may_pass ? 1 : 0) - area.row;
}

/* A choice of a decision in words. */
struct choice_words {
    struct sentence name, worth;
    int rows;
};

static struct choice_words words_of_choice(struct canvas *canvas, struct area line,
                                           const struct decision_view *view, enum worth worth,
                                           unsigned choice)
{
    const struct decision_words *decision = decision_words_of(view->deciding);
    struct choice_words words = {
        .name = deciding_words_name(view->deciding, view->position, choice),
        .worth = worth == WORTH_TOLD ? decision->worth(view, choice) : decision->due(view, choice)};
    struct area unseen = {0, 0, 0, name_cols(line, words.worth.text)};
    words.rows = canvas_paragraph(canvas, unseen, panel_text, words.name.text);
    return words;
}

/* As many of its sentences as have room; returns the rows that they take. */
static int draw_note(struct canvas *canvas, struct area area, const char *words)
{
    struct sentence note = sentence_of("%s", words);
    struct area unseen = {0, 0, 0, area.cols};
    while (canvas_paragraph(canvas, unseen, panel_faint, note.text) > area.rows) {
        char *end = NULL;
        for (char *at = note.text; (at = strstr(at, ". ")) != NULL; at++)
            end = at + 1;
        if (end == NULL)
            return 0;
        *end = '\0';
    }
    return canvas_paragraph(canvas, area, panel_faint, note.text);
}

/* Long names of players are cut short, so that the features have room beside them. */
int side_panel_draw_decision(struct canvas *canvas, struct area area,
                             const struct deciding *deciding, const struct position *position,
                             const struct seats *seats, enum worth worth)
{
    enum { NAME_MOST = 8 };
    struct area line = {area.row + 1, area.col, 1, area.cols};
    struct short_seats names;
    unsigned count = deciding->choice.count, first = 0;
    int rows = 0, room = area.rows - 1;
    const struct decision_view view = {deciding, position, &names.seats};
    const struct decision_words *decision = decision_words_of(deciding);
    seats_shorten(seats, NAME_MOST, &names);
    for (unsigned choice = 0; choice < count && rows <= room; choice++)
        rows += words_of_choice(canvas, line, &view, worth, choice).rows;
    bool is_tight = rows > room;
    if (is_tight && room > 0 && (int)count > room) {
        first = (int)deciding->chosen < room ? 0 : deciding->chosen + 1 - (unsigned)room;
        count = first + (unsigned)room;
    }
    canvas_text(canvas, area.row, area.col + 1, area.cols - 1, panel_strong, _(decision->heading));
    for (unsigned choice = first; choice < count; choice++) {
        struct choice_words words = words_of_choice(canvas, line, &view, worth, choice);
        uint16_t node = deciding->choice.node[choice];
        bool is_brief = is_tight && node != NO_NODE;
        line.rows = is_tight ? 1 : words.rows;
        canvas_target(canvas, line, TARGET_CHOICE, (int)choice);
        draw_answer(canvas, line, deciding_words_key(deciding, choice),
                    is_brief ? _(kind_words[game_feature_kind(&position->game, node)].one)
                             : words.name.text,
                    words.worth.text, choice == deciding->chosen);
        line.row += line.rows;
    }
    int row = line.row + 1;
    struct area note = {row, area.col + 1, area.row + area.rows - row, area.cols - 2};
    return row - area.row +
           draw_note(canvas, note, decision->note != NULL ? _(decision->note) : "");
}
