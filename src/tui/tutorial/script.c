#include "tui/tutorial/script.h"
#include "play/session.h"
#include "text/setup.h"
#include "text/words.h"

#include <stdio.h>
#include <string.h>

const struct script_row script_lessons[SCRIPT_LESSONS_COUNT] = {
#define X(GAME, name) {SCRIPT_##GAME, &lesson_##name, #name},
    SCRIPT_LESSONS(X)
#undef X
};

uint32_t script_sets_of(size_t lesson)
{
    uint32_t sets = 1u << SET_BASE;
    for (size_t number = 0; number <= lesson; number++)
        if (script_lessons[number].game == script_lessons[lesson].game)
            sets |= 1u << script_lessons[number].lesson->set;
    return sets;
}

/* The level of its game's other player; "": the guide moves for it. */
static const char *level_of(size_t lesson)
{
    static const char *const levels[] = {
#define X(GAME, level) level,
        SCRIPT_GAMES(X)
#undef X
    };
    return levels[script_lessons[lesson].game];
}

/* A step makes a move and what follows it by itself. */
enum { SCRIPT_RUN_MOVES_EACH = 4 };

/* Adds the tiles of a lesson. */
static bool order_tiles(const struct script_lesson *lesson, struct pile_order *order,
                        struct problem *problem)
{
    for (size_t tile = 0; tile < lesson->tiles_count; tile++) {
        kind_number kind = tile_kind_find(lesson->tiles[tile]);
        if (kind == NO_TILE_KIND)
            return problem_say(problem, "tutorial: there is no tile '%s'", lesson->tiles[tile]);
        order->kind[order->tiles++] = kind;
    }
    return true;
}

/* Those of all lessons of a game. */
static bool order_game(enum script_game game, struct pile_order *order, struct problem *problem)
{
    *order = (struct pile_order){.again_from = ORDER_IS_WHOLE};
    for (size_t lesson = 0; lesson < SCRIPT_LESSONS_COUNT; lesson++)
        if (script_lessons[lesson].game == game &&
            !order_tiles(script_lessons[lesson].lesson, order, problem))
            return false;
    return true;
}

/* The game of a lesson before its first move. */
static bool set_up(struct session *session, size_t lesson, struct problem *problem)
{
    static const char *const names[SCRIPT_PLAYERS] = {"Ann", "Ben"};
    struct record_head head = setup_default();
    struct pile_order order;
    *session = (struct session){.made = 0};
    head.options.players = SCRIPT_PLAYERS;
    head.options.sets = script_sets_of(lesson);
    for (unsigned player = 0; player < SCRIPT_PLAYERS; player++)
        snprintf(head.name[player], NAME_SIZE, "%s", names[player]);
    snprintf(head.bot[SCRIPT_OTHER], BOT_SIZE, "%s", level_of(lesson));
    if (!order_game(script_lessons[lesson].game, &order, problem) ||
        !session_prepare(session, &head, &order, problem))
        return false;
    session->pace = PACE_OF_DECISIONS;
    session->bots_play = true;
    return true;
}

static bool script_run_play(struct session *session, struct move move, struct problem *problem)
{
    enum refusal refusal;
    switch (session_play(session, move, &refusal, problem)) {
    case SESSION_DONE:
        return true;
    case SESSION_REFUSED:
        return problem_say(problem, "tutorial: %s", _(refusal_sentence(refusal)));
    case SESSION_FAILED:
        break;
    }
    return false;
}

bool script_run_session(const struct script_run *run, size_t lesson, size_t moves,
                        struct session *session, struct problem *problem)
{
    const struct script_run_game *game = &run->game[script_lessons[lesson].game];
    if (!set_up(session, lesson, problem))
        return false;
    while (session->made < moves)
        if (!script_run_play(session, game->move[session->made], problem)) {
            session_close(session);
            return false;
        }
    return true;
}

static bool read_and_play(struct session *session, const char *text, struct move *move,
                          struct problem *problem)
{
    struct bad_text bad;
    if (!move_parse(&session->game, text, strlen(text), move, &bad))
        return problem_say(problem, "tutorial: '%s': %s", text, bad.reason);
    return script_run_play(session, *move, problem) ||
           problem_say(problem, "tutorial: '%s' is not legal", text);
}

/* What a step makes of the game that the one before has left. */
static bool script_run_step(struct script_run *run, struct session *session, size_t lesson,
                            const struct script_step *script, struct problem *problem)
{
    struct script_run_step *step = &run->step[run->steps++];
    *step = (struct script_run_step){
        .script = script, .lesson = (uint8_t)lesson, .before = script_run_decided(session)};
    bool good = true;
    if (script->move != NULL)
        good = read_and_play(session, script->move, &step->move, problem);
    if (good && script->then != NULL)
        good = read_and_play(session, script->then, &step->then, problem);
    if (script->kind == STEP_UNDO)
        good = session_undo(session, problem);
    if (script->kind == STEP_REDO) {
        step->move = session->steps[session->made].move;
        good = session_redo(session, problem);
    }
    step->after = script_run_decided(session);
    struct script_run_game *game = &run->game[script_lessons[lesson].game];
    for (; game->moves < session->made; game->moves++)
        game->move[game->moves] = session->steps[game->moves].move;
    return good;
}

static bool script_run_lesson(struct script_run *run, struct session *session, size_t lesson,
                              struct problem *problem)
{
    const struct script_lesson *script = script_lessons[lesson].lesson;
    if (run->steps + script->count > SCRIPT_RUN_STEPS_MAX ||
        session->made + SCRIPT_RUN_MOVES_EACH * script->count > SCRIPT_RUN_MOVES_MAX)
        return problem_say(problem, "tutorial: the course is longer than there is room for");
    for (size_t step = 0; step < script->count; step++)
        if (!script_run_step(run, session, lesson, &script->steps[step], problem))
            return false;
    return true;
}

bool script_run_make(struct script_run *run, struct problem *problem)
{
    *run = (struct script_run){.steps = 0};
    for (size_t lesson = 0; lesson < SCRIPT_LESSONS_COUNT; lesson++) {
        struct session session;
        if (!script_run_session(run, lesson, run->game[script_lessons[lesson].game].moves, &session,
                                problem))
            return false;
        bool good = script_run_lesson(run, &session, lesson, problem);
        session_close(&session);
        if (!good)
            return false;
    }
    return true;
}

size_t script_run_first_step(const struct script_run *run, size_t lesson)
{
    size_t step = 0;
    while (run->step[step].lesson != lesson)
        step++;
    return step;
}

size_t script_run_decided(const struct session *session)
{
    size_t decided = session->made;
    struct move action;
    while (decided > 0 && (session->steps[decided - 1].actor == ACTOR_CHANCE ||
                           game_forced_action(&session->steps[decided - 1].before, &action)))
        decided--;
    return decided;
}

size_t script_run_followed(const struct script_run *run, size_t lesson,
                           const struct session *session)
{
    const struct script_run_game *game = &run->game[script_lessons[lesson].game];
    size_t followed = 0;
    while (followed < session->made && followed < game->moves &&
           move_equal(session->steps[followed].move, game->move[followed]))
        followed++;
    return followed;
}

/* The lessons of the base game, with which the first game begins; sets go on with it (lesson.def).
 */

static const char *const a_tile_tiles[] = {"FFRr"};

static const struct script_step a_tile[] = {
    TELL(N_("Welcome! This short game shows you how to play Bastide. You are Ann, with the letter "
            "A. The other player is Ben, with the letter B; I move for him. Press Enter when you "
            "have read this.")),
    TELL(N_("The game starts with one tile on the table. It shows a piece of a city with its wall, "
            "a road, and fields. In turn everyone draws a tile and places it next to another, so "
            "that the land grows.")),
    PLAY("place 1,0 n", N_("You have drawn the tile on the right: a bend in a road. It may go "
                           "wherever its edges match: road to road, field to field, city to city. "
                           "Place it on the marked square, so that it continues the road.")),
};

static const char *const a_road_tiles[] = {"FRRR", "FFFR.m"};

static const struct script_step a_road[] = {
    PLAY("deploy meeple road w",
         N_("You have 7 followers. You may deploy one of them on the tile you have just placed, to "
            "claim a feature. The numbers on the tile are the places. Deploy it on the road: a "
            "completed road scores for its owner.")),
    GO(N_("A follower with your letter is on the road now. Look at the two lines above this box: "
          "they always say who has to do what. When you are happy with your turn, Enter ends it.")),
    GUIDE("place -1,0 n", N_("Ben has placed a crossing at the other end of your road. Roads end "
                             "at crossings, villages, cities and monasteries. So your road is "
                             "closed at that end, and three new ones start.")),
    GUIDE("deploy meeple road s",
          N_("Ben deploys a follower on the road that leads south. You see his letter there. A "
             "claimed road is taken: nobody may deploy another follower on it.")),
    GO(N_("When people share one keyboard, this box calls the next player and shows what has "
          "happened since. I will not show it to you again. Enter starts your turn.")),
    PLAY("place 1,1 e",
         N_("Now you can complete your road: on this tile a road ends at a monastery. Place it on "
            "the marked square, below the bend. You will have to turn it.")),
};

static const char *const a_monastery_tiles[] = {"FFRr"};

static const struct script_step a_monastery[] = {
    PLAY("deploy meeple monastery",
         N_("The road is completed and scores when your turn ends. But first, deploy a follower in "
            "the monastery. A monastery scores when all 8 squares around it hold tiles: 9 points, "
            "one for each tile and one for itself.")),
    GO(N_("Your road had 4 tiles, so it has scored 4 points, one per tile. Its follower has "
          "returned home and can be used again. The monk stays until the monastery is completed. "
          "Enter ends your turn.")),
    GUIDE("place -1,1 e", N_("Ben extends his own road. On the right you see everyone's points and "
                             "followers left; in brackets, the points if the game ended now.")),
    GUIDE("pass", N_("This time he deploys no follower: nobody has to. Followers are scarce: one "
                     "on the board cannot be used elsewhere.")),
};

static const char *const a_city_tiles[] = {"CcFF+", "CFFF", "CFFF"};

static const struct script_step a_city[] = {
    PLAY("place 0,-1 e",
         N_("A piece of a city with a pennant, the little flag. Turn it and place it on the marked "
            "square, so that it continues the city: no wall may stand between the two pieces.")),
    PLAY("deploy meeple city e",
         N_("Deploy a follower in the city: a knight. A completed city scores 2 points for each "
            "tile and 2 more for each pennant. So cities are worth twice as much as roads.")),
    GO(N_("A city is completed when its wall is closed all around. Yours is still open to the "
          "east. Enter ends your turn.")),
    GUIDE("place 2,0 n", N_("Ben has drawn a tile with a piece of a city too. He starts another "
                            "city with it, on the right. It is open to the north.")),
    GUIDE("pass",
          N_("He deploys no knight in it. Remember that little city: you will see it again.")),
    PLAY("place 1,-1 w", N_("Look what you have drawn: it closes the wall of your city. Turn it "
                            "and place it on the marked square.")),
};

static const char *const a_farmer_tiles[] = {"FFFF.m"};

static const struct script_step a_farmer[] = {
    PLAY("deploy meeple field nnw",
         N_("Your city is completed and will score as soon as your turn is over. Now for something "
            "slow: deploy a follower in the field of the tile you have just placed. It is a "
            "farmer, and it will lie down.")),
    GO(N_("Your city had 3 tiles and 1 pennant: 8 points, and the knight is home again. A farmer "
          "stays until the game ends. Then a field scores 3 points for each completed city it "
          "touches. Enter ends your turn.")),
    GUIDE("place 0,1 n", N_("Ben places a monastery. Roads and cities separate fields, so this is "
                            "not your farmer's field: a road lies between.")),
    GUIDE(
        "deploy meeple monastery",
        N_("He deploys a monk in it. That also fills one more square beside your own monastery.")),
};

static const char *const taking_back_tiles[] = {"FFRr", "FRRR"};

static const struct script_step taking_back[] = {
    PLAY("place 2,1 w", N_("Another bend. Place it on the marked square. The next two keys will "
                           "show you that nothing is final yet.")),
    STEP(UNDO, N_("Press {u} to undo: the tile returns to your hand. Until you end your turn you "
                  "can undo everything, step by step.")),
    STEP(REDO, N_("And {U} redoes what you undid; capital letters take Shift. Or place the tile "
                  "there again.")),
    STEP(INSPECT,
         N_("You can also explore the board without changing anything. Press {x} to look around.")),
    STEP(RETURN, N_("The arrows go from tile to tile, Tab to the next road, city or field of the "
                    "same tile. All of it lights up; the lines above this box show how large it "
                    "is, who holds it and what it is worth. Esc returns.")),
    PLAY("deploy meeple road e", N_("Now deploy a follower on your new road.")),
    GO(N_("If nobody completes this road it will still score at the end of the game: 1 point per "
          "tile. So will unfinished cities and monasteries. Enter ends your turn.")),
    GUIDE("place -2,1 n", N_("Ben places a second crossing. His road now runs from crossing to "
                             "crossing: it is completed.")),
    GUIDE("pass", N_("3 tiles, 3 points. His follower has returned home.")),
};

const struct script_lesson lesson_a_tile =
    LESSON(N_("A tile"), N_("Place your first tile."), SET_BASE, a_tile_tiles, a_tile);
const struct script_lesson lesson_a_road =
    LESSON(N_("A follower on a road"), N_("Claim a road and complete it."), SET_BASE, a_road_tiles,
           a_road);
const struct script_lesson lesson_a_monastery =
    LESSON(N_("A monastery"), N_("A monk waits for eight tiles around it."), SET_BASE,
           a_monastery_tiles, a_monastery);
const struct script_lesson lesson_a_city =
    LESSON(N_("A city"), N_("Complete a city with a pennant."), SET_BASE, a_city_tiles, a_city);
const struct script_lesson lesson_a_farmer = LESSON(
    N_("A farmer"), N_("A follower who stays to the end."), SET_BASE, a_farmer_tiles, a_farmer);
const struct script_lesson lesson_taking_back =
    LESSON(N_("Undo and looking around"), N_("Take moves back; explore the board."), SET_BASE,
           taking_back_tiles, taking_back);

/* The beginning of a game with a computer player. It breaks off where that has been seen. */

static const char *const tiles[] = {"FFRr", "FRRR", "FFFR.m"};

#define WATCH N_("Ben is playing. Just watch, or press Enter to see his next step at once.")

static const struct script_step computer_player[] = {
    TELL(N_(
        "The computer can play, too. In the setup of a game, the column Played by says who plays "
        "for each player: a person, or the computer at one of five levels. In this game it plays "
        "for Ben: hence the star after his letter.")),
    PLAY("place 1,0 n", N_("Your own turns are as always. Place this bend on the marked square, so "
                           "that it continues the road.")),
    PLAY("deploy meeple road w", N_("Deploy a follower on the road.")),
    GO(N_("Enter ends your turn. Then Ben plays by himself, and each of his steps is shown for a "
          "moment. How long is up to you: see Pace of computer players in the settings.")),
    BOT("place -1,0 n", WATCH),
    BOT("deploy meeple road s", WATCH),
    STEP(UNDO, N_("Ben has placed a crossing and claimed the road to the south. Now {u} undoes "
                  "your own last decision, and with it all that Ben has done since. You need not "
                  "ask anyone: the computer agrees to everything.")),
    STEP(REDO, N_("It is your turn again, and your follower is back in your supply. In a real game "
                  "you could do something else now. This time, redo it with {U}.")),
    GO(N_(
        "Enter ends your turn. Ben will do what he did before: if nothing has changed, he does not "
        "change his mind.")),
    BOT("place -1,0 n", WATCH),
    BOT("deploy meeple road s", WATCH),
    STEP(SEATS, N_("Does someone have to leave, or join late? You can change who plays at any time "
                   "before the final scoring. Press {P}.")),
    STEP(RETURN,
         N_("Up and Down choose a player; Left and Right choose a person or a level, and the lines "
            "below describe it. Enter makes the change; Esc leaves everything as it is.")),
    TELL(
        N_("That was the last lesson. The Rules page has the details, and ? lists the keys at any "
           "time. Enter leaves the tutorial; New game starts a game of your own, with people, with "
           "the computer, or with both.")),
};

const struct script_lesson lesson_computer =
    LESSON(N_("A computer player"), N_("Watch the computer, and undo its turn."), SET_BASE, tiles,
           computer_player);
