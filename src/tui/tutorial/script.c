#include "tui/tutorial/script.h"

#include "bastide/tiles.h"
#include "language/language.h"

#define TELL(text)                                                                                 \
    {                                                                                              \
        STEP_TELL, NULL, text                                                                      \
    }
#define PLAY(move, text)                                                                           \
    {                                                                                              \
        STEP_PLAY, move, text                                                                      \
    }
#define GUIDE(move, text)                                                                          \
    {                                                                                              \
        STEP_GUIDE, move, text                                                                     \
    }
#define GO(text)                                                                                   \
    {                                                                                              \
        STEP_GO, NULL, text                                                                        \
    }

const char *const script_names[SCRIPT_PLAYERS] = {"Ann", "Ben"};

const char *const script_tiles[] = {
    "FFRr",      "FRRR", "FFFR.m", "FFRr", "CcFF+", "CFFF", "CFFF", "FFFF.m",   "FFRr",
    "FRRR",      "FRFr", "FFRr",   "CFFF", "CcFF",  "CFRr", "FRRR", "FFFR.b.i", /* a bazaar, which
                                                                                   reveals the next
                                                                                   two */
    "CFRF.gate", "CcFF", "FFFF.b",                                              /* another one */
    "CFFF",      "CFFF",
};
const size_t script_tiles_count = sizeof script_tiles / sizeof script_tiles[0];

static const struct script_step a_tile[] = {
    TELL(
        N_("Welcome! This short game shows you how Bastide is played. You are Ann, with the letter "
           "A. The other player is Ben, with the letter B; I move for him. Press Enter when you "
           "have read this.")),
    TELL(N_("The game begins with one tile on the table. It shows a piece of a city with its wall, "
            "a road, and fields. In turn everybody draws a tile and lays it beside the others, so "
            "that the land grows.")),
    PLAY("place 1,0 n",
         N_("You have drawn the tile that you see on the right: a bend of a road. It may lie "
            "wherever its edges match: road to road, field to field, city to city. Lay it on the "
            "marked square, so that it continues the road.")),
};

static const struct script_step a_road[] = {
    PLAY("deploy meeple road w",
         N_("You have 7 followers. On the tile just laid you may set one of them, to hold what is "
            "on it. The numbers on the tile are the places. Set it on the road: whoever holds a "
            "road when it is finished gets points.")),
    GO(N_("A follower with your letter stands on the road now. Look at the two lines above this "
          "box: they always say who has to do what. When you are content with your turn, Enter "
          "ends it.")),
    GUIDE("place -1,0 n",
          N_("Ben has laid a crossing at the other end of your road. Roads end at crossings, "
             "at villages, at cities and at monasteries. So your road is closed at that end, and "
             "three new ones begin.")),
    GUIDE("deploy meeple road s",
          N_("Ben sets a follower on the road that leads south. You see his letter there. What "
             "somebody holds is taken: nobody may set another follower on the same road.")),
    GO(N_("When people play at one keyboard, this box calls the next player and tells what "
          "happened meanwhile. I shall not show it to you again. Enter begins your turn.")),
    PLAY("place 1,1 e",
         N_("Now you can finish your road: on this tile a road ends at a monastery. Lay it on the "
            "marked square, below the bend. You will have to turn it.")),
};

static const struct script_step a_monastery[] = {
    PLAY("deploy meeple monastery",
         N_("The road is finished; it pays when your turn is over. But first you may set a "
            "follower again. Set it on the monastery. A monastery pays when tiles lie on all 8 "
            "squares around it: 9 points, one for each tile and one for itself.")),
    GO(N_("Your road had 4 tiles, so it has brought you 4 points, one a tile. Its follower has "
          "come home and can be used again. The monk in the monastery stays until it is "
          "finished. Enter ends your turn.")),
    GUIDE("place -1,1 e",
          N_("Ben makes his own road longer. On the right you see everybody's points and followers "
             "at home; in brackets, what the points would be if the game ended now.")),
    GUIDE("pass", N_("This time he sets no follower: nobody has to. His followers are few, too, "
                     "and those who stand on the board are not at home.")),
};

static const struct script_step a_city[] = {
    PLAY("place 0,-1 e",
         N_("A piece of a city with a pennant, the little flag. Turn it and lay it on the marked "
            "square, so that it continues the city: no wall may stand between the two pieces.")),
    PLAY("deploy meeple city e",
         N_("Set a follower into the city: a knight. When a city is finished it pays 2 points for "
            "each tile and 2 more for each pennant. So cities bring twice as much as roads.")),
    GO(N_("A city is finished when its wall is closed all around. Yours is still open to the east. "
          "Enter ends your turn.")),
    GUIDE("place 2,0 n", N_("Ben has drawn a tile with a piece of a city, too. He begins another "
                            "city with it, on the right. It is open to the north.")),
    GUIDE("pass", N_("He sets no knight into it. Remember that little city: you will meet it "
                     "again.")),
    PLAY("place 1,-1 w",
         N_("Look what you have drawn: it closes the wall of your city. Turn it and lay it on the "
            "marked square.")),
};

static const struct script_step a_farmer[] = {
    PLAY("deploy meeple field nnw",
         N_("Your city is finished and will pay as soon as your turn is over. Now for something "
            "slow: set a follower on the field of the tile that you have just laid. It is a "
            "farmer, and it will lie down.")),
    GO(N_("Your city had 3 tiles and 1 pennant: 8 points, and the knight is home again. A farmer "
          "stays until the game ends. Then a field pays 3 points for each finished city that it "
          "touches. Enter ends your turn.")),
    GUIDE("place 0,1 n", N_("Ben lays a monastery. Roads and cities part one field from another, "
                            "so this is not your farmer's field: a road lies between.")),
    GUIDE("deploy meeple monastery",
          N_("He sends a monk there. By the way, one more square beside your own monastery is "
             "filled, too.")),
};

static const struct script_step taking_back[] = {
    PLAY("place 2,1 w",
         N_("Another bend. Lay it on the marked square. The next two keys will show you that this "
            "is not final at all.")),
    {STEP_UNDO, NULL,
     N_("Press {u} to undo: the tile returns to your hand. Until you end your turn you can undo "
        "everything, step by step.")},
    {STEP_REDO, NULL,
     N_("And {U} redoes what you undid; capital letters take Shift. Or place the tile there "
        "again.")},
    {STEP_INSPECT, NULL,
     N_("You can also explore the board without changing anything. Press {x} to look around.")},
    {STEP_RETURN, NULL,
     N_("The arrows go from tile to tile, Tab to the next road, city or field of the same tile. It "
        "lights up as far as it reaches; the lines above this box say how large it is, who holds "
        "it and what it is worth. Come back with Esc.")},
    PLAY("deploy meeple road e", N_("Now set a follower on your new road.")),
    GO(N_("If nobody finishes this road it will still pay at the end of the game: 1 point a tile. "
          "Unfinished cities and monasteries pay then, too. Enter ends your turn.")),
    GUIDE("place -2,1 n", N_("Ben lays a second crossing. His road leads from crossing to crossing "
                             "now: it is finished.")),
    GUIDE("pass", N_("3 tiles, 3 points. His follower has gone home.")),
};

static const struct script_step bridges[] = {
    TELL(N_("That was the base game. From here on there are bridges, castles and bazaars, too. "
            "On the right, with your points, you see what you have left: followers, 3 bridges, and "
            "3 castles.")),
    PLAY("place 3,1 e",
         N_("Your road runs east, and you have drawn a road from north to south. It would not fit "
            "there, for a field would meet your road. But a bridge can carry the road across. Go "
            "to the marked square; the bridge is built by itself.")),
    PLAY("pass",
         N_("Your road runs on over the bridge. The road below is another one: a bridge "
            "crosses what lies under it and never touches it. No follower this time; pass.")),
    GO(N_("You have 2 bridges left. A bridge stays where it is for ever. Enter ends your turn.")),
    GUIDE("place 3,2 e", N_("Ben lays a bend at the road that passes under your bridge.")),
    GUIDE("deploy meeple road n",
          N_("And he takes that road with a follower. He may: it is not yours, although both are "
             "on the same tile.")),
    PLAY("place 0,2 s", N_("You may also build a bridge where none is needed. First lay this tile "
                           "on the marked square.")),
    PLAY("bridge 0,2 ew",
         N_("In the list on the right, bridges come after the followers. Choose the bridge that "
            "runs over the tile that you have just laid, from west to east. Both its ends must lie "
            "on fields.")),
    PLAY("deploy meeple road e",
         N_("A bridge is a piece of road: it begins a new one here, or continues one. Set a "
            "follower on the bridge.")),
    GO(N_("Your follower stands on the bridge. Where the bridge ends, roads can be joined to it. "
          "Enter ends your turn.")),
    GUIDE("place 0,-2 n", N_("Ben begins a city in the north.")),
    GUIDE("deploy meeple city n", N_("And he sets a knight into it.")),
};

static const struct script_step a_castle[] = {
    PLAY("place 2,-1 s", N_("Here is the other half of the little city that Ben began. Lay it on "
                            "the marked square, so that the city is finished with just 2 tiles.")),
    PLAY("deploy meeple city s",
         N_("Nobody holds this city, so you may: set a follower into it at once, although it is "
            "finished already.")),
    PLAY("castle",
         N_("A city of just 2 tiles asks a question: points or castle? Points would be 4, now. A "
            "castle pays later: as much as the next road, city or monastery that is finished in "
            "the frame. Choose the castle.")),
    GO(N_("Your castle stands. The six squares in the frame were its fief: its own two, and those "
          "beside them on the left and right. What is finished there pays you, no matter who "
          "holds it. Enter ends your turn.")),
    GUIDE("place 2,-2 w", N_("Ben lays a crossing above your castle.")),
    GUIDE("deploy meeple road s",
          N_("And he takes the road that runs from there past your castle and on to the east.")),
    PLAY("place 3,-1 n",
         N_("With this tile you can finish Ben's road for him. Why should you? Because it runs "
            "through your fief. Lay the tile on the marked square.")),
    PLAY("pass", N_("No follower this time; pass.")),
    GO(N_("Ben's road has brought him 3 points, and your castle has brought you 3 as well. A "
          "castle pays once: its lord, your follower, has come home, and the castle stands empty. "
          "Enter ends your turn.")),
};

static const struct script_step a_bazaar[] = {
    GO(N_("There is a market on the tile that you laid: a bazaar. Whoever lays one is host of an "
          "auction. As many tiles are revealed as there are players; they lie below the board. "
          "Enter opens it.")),
    GUIDE("offer 1 1", N_("The player on the host's left chooses a tile and bids for it. Ben has "
                          "chosen tile 1, a city gate with a road, and bids 1 point.")),
    PLAY("bid 2", N_("Each other player has one chance to bid more. You pay with the points that "
                     "you have. That gate would be good for you: bid 2 points.")),
    GUIDE("sell",
          N_("Now Ben could buy the tile: pay you your 2 points and keep it. Or he can sell it. He "
             "sells: you pay him 2 points, and tile 1 is yours. The last tile is left for Ben, for "
             "nothing.")),
    GO(N_("Now the tiles are played, each in a whole turn. You begin, because you got the first "
          "one. Enter goes on.")),
};

static const struct script_step a_drawbridge[] = {
    PLAY("place -2,0 w",
         N_("In this gate there is a drawbridge. Lay the tile on the marked square, "
            "so that the road leads from the crossing to the gate.")),
    PLAY("deploy meeple road e",
         N_("The road is finished: it ends at the crossing and at the gate. Set a follower on "
            "it all the same; something more than its 2 points is to be had.")),
    PLAY("cross -2,0 city w",
         N_("Your road is paid, and your follower should go home. But the city behind the gate is "
            "not finished, so its drawbridge is down, and your follower may cross it. "
            "Choose the city.")),
    GO(N_("2 points, and your follower has become a knight in that city. Behind the gate of a "
          "finished city the drawbridge is up, and nobody can cross. Enter ends your turn.")),
    GUIDE("place 1,-2 w", N_("Ben plays the tile that he got in the auction. His city in the north "
                             "has grown.")),
    GUIDE("place -1,-1 n",
          N_("That was the last tile of the auction. Now it is Ben's own turn, and "
             "he has drawn a bazaar, too.")),
};

static const struct script_step selling[] = {
    GO(N_("Ben is the host of this auction, so this time you choose first. Enter opens it.")),
    PLAY("offer 1 1",
         N_("Digits choose a tile, + and - change your bid. Both tiles are alike; offer 1 point "
            "for tile 1.")),
    GUIDE("bid 3", N_("Ben bids more than you: 3 points.")),
    PLAY("sell",
         N_("You can buy: pay Ben 3 points and keep the tile. Or sell: Ben pays you 3 points and "
            "takes it. The other tile is as good, and it will be yours for nothing. So sell.")),
    GO(N_(
        "You have 3 points more, and a tile. Ben begins, because he got the first one. Enter goes "
        "on.")),
    GUIDE("place 1,-3 s", N_("Ben lays his tile at his city in the north. One gap is left in its "
                             "wall.")),
    GUIDE("pass", N_("His knight is in there already. He sets no other follower.")),
};

static const struct script_step the_end[] = {
    PLAY("place -3,0 e", N_("This is the last tile of the game. Close the city behind your gate "
                            "with it.")),
    PLAY("pass",
         N_("Your knight is in that city already, since he crossed the drawbridge. No other "
            "follower; pass.")),
    PLAY("score",
         N_("A city of 2 tiles again: castle or points? A castle that has paid nothing by the end "
            "stays without points, and this is the end. Choose the points.")),
    GO(N_("4 points for the city. All tiles are laid, so the game is over but for the final "
          "scoring. Enter goes there.")),
    {STEP_FINAL, NULL,
     N_("Now pays what is unfinished: 1 point for each tile of a road or city, for each pennant, "
        "for a monastery and each tile around it. Then come the farmers: 3 points for each "
        "finished city at their field, 4 for a castle.")},
    TELL(N_("You have won, and you know the whole game! This table shows what brought the points. "
            "The page Rules has the details, and ? lists the keys at any time. Enter leaves the "
            "tutorial; New game begins one of your own.")),
};

enum {
    BASE_GAME = 1 << SET_BASE,
    WITH_BRIDGES = BASE_GAME | 1 << SET_BCB,
    ALL_SETS = WITH_BRIDGES | 1 << SET_DRAWBRIDGES,
};

#define LESSON(name, sets, steps)                                                                  \
    {                                                                                              \
        name, sets, steps, sizeof(steps) / sizeof(steps)[0]                                        \
    }

const struct script_lesson script_lessons[] = {
    LESSON(N_("A tile"), BASE_GAME, a_tile),
    LESSON(N_("A follower on a road"), BASE_GAME, a_road),
    LESSON(N_("A monastery"), BASE_GAME, a_monastery),
    LESSON(N_("A city"), BASE_GAME, a_city),
    LESSON(N_("A farmer"), BASE_GAME, a_farmer),
    LESSON(N_("Taking back, looking around"), BASE_GAME, taking_back),
    LESSON(N_("Bridges"), WITH_BRIDGES, bridges),
    LESSON(N_("A castle"), WITH_BRIDGES, a_castle),
    LESSON(N_("A bazaar"), WITH_BRIDGES, a_bazaar),
    LESSON(N_("A drawbridge"), ALL_SETS, a_drawbridge),
    LESSON(N_("Buying and selling"), ALL_SETS, selling),
    LESSON(N_("The end of the game"), ALL_SETS, the_end),
};
const size_t script_lessons_count = sizeof script_lessons / sizeof script_lessons[0];
