/* The first game: the base game, bridges, castles, bazaars and drawbridges. */
#include "tui/tutorial/script_steps.h"

static const char *const tiles[] = {
    "FFRr",      "FRRR", "FFFR.m", "FFRr", "CcFF+", "CFFF", "CFFF", "FFFF.m",   "FFRr",
    "FRRR",      "FRFr", "FFRr",   "CFFF", "CcFF",  "CFRr", "FRRR", "FFFR.b.i", /* a bazaar, which
                                                                                   reveals the next
                                                                                   two */
    "CFRF.gate", "CcFF", "FFFF.b",                                              /* another one */
    "CFFF",      "CFFF",
};

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

static const struct script_step taking_back[] = {
    PLAY("place 2,1 w", N_("Another bend. Place it on the marked square. The next two keys will "
                           "show you that nothing is final yet.")),
    {STEP_UNDO, NULL,
     N_("Press {u} to undo: the tile returns to your hand. Until you end your turn you can undo "
        "everything, step by step.")},
    {STEP_REDO, NULL,
     N_("And {U} redoes what you undid; capital letters take Shift. Or place the tile there "
        "again.")},
    {STEP_INSPECT, NULL,
     N_("You can also explore the board without changing anything. Press {x} to look around.")},
    {STEP_RETURN, NULL,
     N_("The arrows go from tile to tile, Tab to the next road, city or field of the same tile. "
        "All of it lights up; the lines above this box show how large it is, who holds it and what "
        "it is worth. Esc returns.")},
    PLAY("deploy meeple road e", N_("Now deploy a follower on your new road.")),
    GO(N_("If nobody completes this road it will still score at the end of the game: 1 point per "
          "tile. So will unfinished cities and monasteries. Enter ends your turn.")),
    GUIDE("place -2,1 n", N_("Ben places a second crossing. His road now runs from crossing to "
                             "crossing: it is completed.")),
    GUIDE("pass", N_("3 tiles, 3 points. His follower has returned home.")),
};

static const struct script_step bridges[] = {
    TELL(N_("That was the base game. From here on there are bridges, castles and bazaars too. On "
            "the right, with your points, you see what you have left: followers, 3 bridges and 3 "
            "castles.")),
    PLAY("place 3,1 e",
         N_("Your road runs east, and you have drawn a road from north to south. It would not fit "
            "there, as a field would meet your road. But a bridge can carry the road across. Go to "
            "the marked square; the bridge is built automatically.")),
    PLAY("pass",
         N_("Your road continues over the bridge. The road below is a different one: a bridge "
            "crosses what lies under it without touching it. No follower this time; pass.")),
    GO(N_(
        "You have 2 bridges left. A bridge stays for the rest of the game. Enter ends your turn.")),
    GUIDE("place 3,2 e", N_("Ben places a bend on the road that passes under your bridge.")),
    GUIDE("deploy meeple road n", N_("And he claims that road with a follower. He may: it is not "
                                     "yours, although both are on the same tile.")),
    PLAY("place 0,2 s", N_("You may also build a bridge where none is needed. First place this "
                           "tile on the marked square.")),
    PLAY("bridge 0,2 ew",
         N_("In the list on the right, bridges come after the followers. Choose the bridge over "
            "the tile you have just placed, from west to east. Both its ends must lie on fields.")),
    PLAY("deploy meeple road e", N_("A bridge is a piece of road: it starts a new one here, or "
                                    "continues one. Deploy a follower on the bridge.")),
    GO(N_("Your follower is on the bridge. Roads can join at the ends of the bridge. Enter ends "
          "your turn.")),
    GUIDE("place 0,-2 n", N_("Ben starts a city in the north.")),
    GUIDE("deploy meeple city n", N_("And he deploys a knight in it.")),
};

static const struct script_step a_castle[] = {
    PLAY("place 2,-1 s",
         N_("Here is the other half of the little city that Ben started. Place it on the marked "
            "square, so that the city is completed with just 2 tiles.")),
    PLAY("deploy meeple city s", N_("Nobody holds this city, so you can: deploy a follower in it "
                                    "at once, although it is already completed.")),
    PLAY("castle", N_("A city of just 2 tiles gives you a choice: points or castle? It scores 4 "
                      "points now. A castle scores later: as much as the next road, city or "
                      "monastery completed in the frame. Choose the castle.")),
    GO(N_("Your castle is built. The six squares in the frame were its fief: its own two, and "
          "those to the left and right of them. Features completed there score for you, no matter "
          "who holds them. Enter ends your turn.")),
    GUIDE("place 2,-2 w", N_("Ben places a crossing above your castle.")),
    GUIDE("deploy meeple road s",
          N_("And he claims the road that runs from there past your castle and on to the east.")),
    PLAY("place 3,-1 n",
         N_("With this tile you can complete Ben's road for him. Why would you? Because it runs "
            "through your fief. Place the tile on the marked square.")),
    PLAY("pass", N_("No follower this time; pass.")),
    GO(N_("Ben's road has scored 3 points for him, and your castle has scored 3 for you. A castle "
          "scores once: its lord, your follower, has returned home, and the castle is empty. Enter "
          "ends your turn.")),
};

static const struct script_step a_bazaar[] = {
    GO(N_("The tile you placed shows a market: a bazaar. The player who places one hosts an "
          "auction. One tile per player is revealed; you see them as soon as it opens. Enter opens "
          "it.")),
    GUIDE("offer 1 1", N_("The player to the host's left chooses a tile and bids for it. Ben has "
                          "chosen tile 1, a city gate with a road, and bids 1 point.")),
    PLAY("bid 2", N_("Every other player has one chance to bid more. You pay with your own points. "
                     "That gate would be good for you: bid 2 points.")),
    GUIDE("sell", N_("Now Ben could buy the tile: pay you your 2 points and keep it. Or he can "
                     "sell it. He sells: you pay him 2 points, and tile 1 is yours. Ben gets the "
                     "last tile for nothing.")),
    GO(N_("Now the tiles are placed, each in a full turn. You start, because you got the first "
          "one. Enter continues.")),
};

static const struct script_step a_drawbridge[] = {
    PLAY("place -2,0 w", N_("This gate has a drawbridge. Place the tile on the marked square, so "
                            "that the road leads from the crossing to the gate.")),
    PLAY("deploy meeple road e",
         N_("The road is completed: it ends at the crossing and at the gate. Deploy a follower on "
            "it all the same; there is more to gain than its 2 points.")),
    PLAY("cross -2,0 city w", N_("Your road has scored, and your follower would return home. But "
                                 "the city behind the gate is unfinished, so its drawbridge is "
                                 "down, and your follower may cross it. Choose the city.")),
    GO(N_("2 points, and your follower is now a knight in that city. At the gate of a completed "
          "city the drawbridge is up, and nobody can cross. Enter ends your turn.")),
    GUIDE("place 1,-2 w",
          N_("Ben places the tile he got in the auction. His city in the north has grown.")),
    GUIDE("place -1,-1 n", N_("That was the last tile of the auction. Now it is Ben's own turn, "
                              "and he has drawn a bazaar too.")),
};

static const struct script_step selling[] = {
    GO(N_("Ben is the host of this auction, so this time you choose first. Enter opens it.")),
    PLAY("offer 1 1",
         N_("Left and Right choose a tile, Up and Down or digits change your bid. Both tiles are "
            "alike; offer 1 point for tile 1.")),
    GUIDE("bid 3", N_("Ben outbids you: 3 points.")),
    PLAY("sell",
         N_("You can buy: pay Ben 3 points and keep the tile. Or sell: Ben pays you 3 points and "
            "takes it. The other tile is just as good, and you will get it for nothing. So sell.")),
    GO(N_("You have gained 3 points and a tile. Ben starts, because he got the first one. Enter "
          "continues.")),
    GUIDE("place 1,-3 s",
          N_("Ben places his tile at his city in the north. One gap is left in its wall.")),
    GUIDE("pass", N_("His knight is already in there. He deploys no other follower.")),
};

static const struct script_step the_end[] = {
    PLAY("place -3,0 e", N_("This is the last tile of the game. Close the city behind your gate "
                            "with it.")),
    PLAY("pass", N_("Your knight is already in that city, since it crossed the drawbridge. No "
                    "other follower; pass.")),
    PLAY("score", N_("Another two-tile city: castle or points? A castle that has not scored by the "
                     "end scores nothing, and this is the end. Choose the points.")),
    GO(N_("4 points for the city. All tiles are placed; only the final scoring is left. Enter goes "
          "there.")),
    {STEP_FINAL, NULL,
     N_("Unfinished features score now: 1 point per tile of a road or city, per pennant, per "
        "monastery and each tile around it. Then come the farmers: 3 points per completed city "
        "their field touches, 4 per castle.")},
    TELL(N_("You have won! This table shows where the points came from. The Rules page has the "
            "details, and ? lists the keys at any time. Enter goes on with two more expansions, "
            "each in a game of its own.")),
};

enum {
    BASE_GAME = 1 << SET_BASE,
    WITH_BRIDGES = BASE_GAME | 1 << SET_BCB,
    WITH_DRAWBRIDGES = WITH_BRIDGES | 1 << SET_DRAWBRIDGES,
};

static const struct script_lesson lessons[] = {
    LESSON(N_("A tile"), BASE_GAME, a_tile),
    LESSON(N_("A follower on a road"), BASE_GAME, a_road),
    LESSON(N_("A monastery"), BASE_GAME, a_monastery),
    LESSON(N_("A city"), BASE_GAME, a_city),
    LESSON(N_("A farmer"), BASE_GAME, a_farmer),
    LESSON(N_("Undo and looking around"), BASE_GAME, taking_back),
    LESSON(N_("Bridges"), WITH_BRIDGES, bridges),
    LESSON(N_("A castle"), WITH_BRIDGES, a_castle),
    LESSON(N_("A bazaar"), WITH_BRIDGES, a_bazaar),
    LESSON(N_("A drawbridge"), WITH_DRAWBRIDGES, a_drawbridge),
    LESSON(N_("Buying and selling"), WITH_DRAWBRIDGES, selling),
    LESSON(N_("The end of the game"), WITH_DRAWBRIDGES, the_end),
};

const struct script_game script_first = SCRIPT_GAME;
