/* Counts of what happened in random games, to check that rare cases are reached. */
#ifndef BASTIDE_TESTS_RANDOM_TALLY_H
#define BASTIDE_TESTS_RANDOM_TALLY_H

#include "bastide/game.h"

/* Those of abbots and gardens. */
#define ABBOT_TALLIES(X)                                                                           \
    X(GARDENS, "tiles with a garden")                                                              \
    X(ABBOTS, "abbots deployed")                                                                   \
    X(ABBOTS_IN_GARDENS, "of them in gardens")                                                     \
    X(ABBOTS_BY_PORTAL, "of them through a portal")                                                \
    X(ABBOTS_HOME, "abbots taken home")                                                            \
    X(ABBOTS_HOME_IN_PARTS, "of them in second parts")                                             \
    X(ABBOTS_EATEN, "abbots sent home by the dragon")                                              \
    X(GARDENS_COMPLETE, "payments for completed gardens")                                          \
    X(GARDENS_OF_CASTLES, "payments of castles for gardens")

/* Those of special monasteries. */
#define MONASTERIES_TALLIES(X)                                                                     \
    X(LYING, "followers lying down in special monasteries")                                        \
    X(LYING_BY_PORTAL, "of them through a portal")                                                 \
    X(LYING_FLOWN, "of them after a flight")                                                       \
    X(LYING_DRIVEN, "wagons that moved on to lie down")                                            \
    X(LYING_BESIDE, "of all these where somebody stood")                                           \
    X(LYING_LATE, "where all squares around were filled")                                          \
    X(LYING_LEFT, "monasteries surrounded with nobody but abbots")                                 \
    X(LYING_EATEN, "abbots sent home by the dragon")                                               \
    X(LYING_CAPTURED, "captured")                                                                  \
    X(LYING_PAID, "payments for rows and columns")

/* Those of the dragon, princesses, portals and the fairy. */
#define DRAGON_TALLIES(X)                                                                          \
    X(VOLCANOES, "volcanoes placed")                                                               \
    X(WOKEN_IN_ROUNDS, "first ones in a bazaar's round")                                           \
    X(FLIGHTS, "flights of the dragon")                                                            \
    X(FLIGHTS_LATE, "of them after scoring")                                                       \
    X(FLIGHTS_SHORT, "of them ended early")                                                        \
    X(FLIGHTS_IN_ROUNDS, "of them in a bazaar's round")                                            \
    X(FLIGHTS_EARNED, "of them before a second part")                                              \
    X(STEPS, "steps of the dragon")                                                                \
    X(EATEN, "figures that it sent home")                                                          \
    X(EATEN_FAR, "builders and pigs with the last of their followers")                             \
    X(LORDS_SPARED, "lords spared")                                                                \
    X(REMOVED, "knights sent home by princesses")                                                  \
    X(REMOVED_MUST, "of them by players who had to")                                               \
    X(PORTALS, "followers through portals")                                                        \
    X(PORTALS_BRIDGES, "of them to bridges")                                                       \
    X(FAIRIES, "moves of the fairy")                                                               \
    X(FAIRY_LEFT, "followers who left her")                                                        \
    X(FAIRY_TURNS, "points at the beginning of a turn")                                            \
    X(FAIRY_ROUNDS, "of them in a bazaar's round")                                                 \
    X(FAIRY_COMPLETE, "points of hers for what was complete")                                      \
    X(FAIRY_CASTLES, "of hers for castles")                                                        \
    X(FAIRY_FIELDS, "of hers for fields with a barn")                                              \
    X(FAIRY_FINAL, "of hers at the end")

/* Those of towers. */
#define TOWER_TALLIES(X)                                                                           \
    X(GUARDS, "guards")                                                                            \
    X(FLOORS, "floors built")                                                                      \
    X(CAPTURED, "followers captured")                                                              \
    X(CAPTURED_GUARDS, "of them guards")                                                           \
    X(CAPTURED_OWN, "own followers taken home")                                                    \
    X(CAPTURED_HELPERS, "builders and pigs left alone by that")                                    \
    X(NOBODY_CAPTURED, "captures of nobody")                                                       \
    X(EXCHANGES, "exchanges")                                                                      \
    X(EXCHANGES_CHOSEN, "of them of a kind that was chosen")                                       \
    X(RANSOMS, "ransoms")                                                                          \
    X(RANSOMS_IN_ROUNDS, "of them in a bazaar's round")                                            \
    X(RANSOMS_IN_PARTS, "of them in a second part")                                                \
    X(GUARDS_EATEN, "guards sent home by the dragon")

/* Those of hills and sheep. */
#define HILLS_TALLIES(X)                                                                           \
    X(SHEPHERDS, "shepherds deployed")                                                             \
    X(TOKENS, "tokens with sheep")                                                                 \
    X(WOLVES, "wolves")                                                                            \
    X(WOLVES_SHARED, "of them in fields with several shepherds")                                   \
    X(STABLES, "payments for flocks led to the stable")                                            \
    X(STABLES_CLOSED, "for flocks of fields that can grow no more")                                \
    X(GROWN_CLOSED, "flocks that grew before their field was led there")                           \
    X(SHEPHERDS_EATEN, "shepherds sent home by the dragon")                                        \
    X(HILLS, "tiles under hills")                                                                  \
    X(HILLS_BARE, "hills without a tile under them")                                               \
    X(TIES_BROKEN, "payments where a hill broke a tie")                                            \
    X(VINEYARDS, "payments for monasteries with vineyards")                                        \
    X(SPLIT_EDGES, "tiles beside an edge that two cities share")

/* Those of both rivers. */
#define RIVER_TALLIES(X)                                                                           \
    X(RIVER_TILES, "tiles of a river placed")                                                      \
    X(RIVER_ASIDE, "of them put aside")                                                            \
    X(RIVER_TURNS, "places where the river would have turned back")                                \
    X(RIVER_JOINS, "places where it would have joined two ends")                                   \
    X(FORKS, "forks")                                                                              \
    X(ARMS_END, "arms that ended at a city")                                                       \
    X(LAKES, "lakes")                                                                              \
    X(RIVER_ABBEYS, "abbeys beside water while it is laid")                                        \
    X(RIVER_BRIDGES, "bridges over a river")                                                       \
    X(HERDS, "payments for fields with a herd")

/* Those of flying machines. */
#define FLYERS_TALLIES(X)                                                                          \
    X(FLYERS, "followers that flew")                                                               \
    X(FLIGHTS_TO_NOTHING, "of them to nothing")                                                    \
    X(LANDINGS_BESIDE, "landings beside followers of others")                                      \
    X(LANDINGS_ON_BRIDGES, "landings on bridges")

/* Those of Carcassonne and its count. */
#define COUNT_TALLIES(X)                                                                           \
    X(ENTERED, "followers into the city of Carcassonne")                                           \
    X(ENTERED_IN_ROUNDS, "of them in a bazaar's round")                                            \
    X(ENTERED_IN_PARTS, "of them in second parts")                                                 \
    X(ENTRY_KEPT, "players who did not enter it")                                                  \
    X(COUNT_MOVES, "moves of the count")                                                           \
    X(JOINED_ROADS, "followers from the city to roads")                                            \
    X(JOINED_CITIES, "to cities")                                                                  \
    X(JOINED_MONASTERIES, "to monasteries")                                                        \
    X(JOINED_FIELDS, "to fields with a barn")                                                      \
    X(JOINED_EMPTY, "of all these where nobody was")                                               \
    X(JOINED_SHARED, "to small cities that some convert")                                          \
    X(JOINED_BARRED, "small cities that nobody could come to")                                     \
    X(JOINED_LAST, "followers who left the city at the end")                                       \
    X(JOINED_LAST_ALL, "of them not for fields")

/* Those of sieges. */
#define SIEGE_TALLIES(X)                                                                           \
    X(SIEGES, "payments for besieged cities")                                                      \
    X(SIEGES_FINAL, "of them nothing at the end")                                                  \
    X(SIEGES_CASTLES, "besieged cities that became castles")                                       \
    X(SIEGES_IN_FIELDS, "payments for fields with a besieged city")                                \
    X(ESCAPES, "escapes from a siege")                                                             \
    X(ESCAPES_WITH_BUILDERS, "of them with a builder")                                             \
    X(ESCAPES_BETWEEN, "before a second part or an auction")                                       \
    X(NOBODY_ESCAPED, "times when nobody used the way out")

/* Those of king and robber. */
#define KING_TALLIES(X)                                                                            \
    X(KINGS, "cities that brought the king")                                                       \
    X(ROBBERS, "roads that brought the robber")                                                    \
    X(HONOURS_TAKEN, "of both from another player")                                                \
    X(HONOURS_FREE, "by features that paid nobody")                                                \
    X(HONOURS_IN_ROUNDS, "in a bazaar's round")                                                    \
    X(HONOURS_BY_ABBEYS, "by abbeys")                                                              \
    X(HONOURS_BY_BRIDGES, "by bridges")                                                            \
    X(HONOURS_PAID, "payments for both")

/* Those of mage and witch. */
#define MAGE_TALLIES(X)                                                                            \
    X(MAGES, "moves of the mage")                                                                  \
    X(WITCHES, "moves of the witch")                                                               \
    X(MAGIC_FROM_COMPLETE, "of both from what is complete")                                        \
    X(MAGIC_APART, "as one was joined to the other")                                               \
    X(MAGIC_AFTER_BRIDGES, "after bridges")                                                        \
    X(MAGIC_PAID, "payments for what they were in")                                                \
    X(MAGIC_CASTLES, "castles paid for it")                                                        \
    X(MAGIC_CONVERTED, "small cities that they left as castles")                                   \
    X(MAGIC_OFF, "departures as there was no other place")
/* Those of the circus, acrobats and ringmasters. */
#define BIGTOP_TALLIES(X)                                                                          \
    X(CIRCUSES, "payments for a circus")                                                           \
    X(CIRCUSES_IN_ROUNDS, "of them in a bazaar's round")                                           \
    X(CIRCUSES_FINAL, "at the end")                                                                \
    X(CIRCUS_LORDS, "circuses that a lord was at by the other tile of a castle")                   \
    X(ACROBATS, "acrobats")                                                                        \
    X(PYRAMIDS, "payments for pyramids")                                                           \
    X(ACROBATS_EATEN, "acrobats sent home by the dragon")                                          \
    X(ACROBATS_CAPTURED, "acrobats captured")                                                      \
    X(ACROBATS_FINAL, "payments for acrobats at the end")                                          \
    X(RINGMASTERS, "ringmasters")                                                                  \
    X(RINGMASTERS_PAID, "payments for them where something was complete")                          \
    X(RINGMASTERS_BARN, "in fields with a barn")                                                   \
    X(RINGMASTERS_FINAL, "at the end")

/* Those of phantoms. */
#define PHANTOM_TALLIES(X)                                                                         \
    X(PHANTOMS, "phantoms deployed")                                                               \
    X(PHANTOMS_SECOND, "of them after the figure of the turn")                                     \
    X(PHANTOMS_BY_PORTAL, "through portals")                                                       \
    X(PHANTOM_GUARDS, "as guards")                                                                 \
    X(PHANTOMS_HOME, "phantoms gone home")                                                         \
    X(PHANTOMS_CROSSED, "over drawbridges")                                                        \
    X(PHANTOMS_CAPTURED, "captured")

/* Those of messages. */
#define MESSAGES_TALLIES(X)                                                                        \
    X(COURIERS, "moves of couriers")                                                               \
    X(RACERS_OF_OTHERS, "moves of figures of others than the active player")                       \
    X(MESSAGES, "messages")                                                                        \
    X(MESSAGES_AGAIN, "of them seen before")                                                       \
    X(SEALS, "seals")                                                                              \
    X(DELIVERED, "messages that paid")                                                             \
    X(RECALLED, "followers scored by one")                                                         \
    X(RECALLED_WITH_HELPERS, "with builders or pigs")                                              \
    X(LETTER_TILES, "tiles of messages")                                                           \
    X(LETTER_TILES_IN_ROUNDS, "of them in a bazaar's round")                                       \
    X(LETTER_TILES_IN_PARTS, "in second parts")                                                    \
    X(LETTER_TILES_BEFORE, "before a second part or an auction")

/* The row: name in C, description. */
#define TALLIES(X)                                                                                 \
    X(MOVES, "moves")                                                                              \
    X(DISCARDS, "tiles put aside")                                                                 \
    X(COMPLETED, "payments for what was complete")                                                 \
    X(FINAL, "at the end")                                                                         \
    X(SHARED, "shared ones")                                                                       \
    X(BRIDGES, "bridges")                                                                          \
    X(FORCED, "of them forced")                                                                    \
    X(DECLINED, "tiles put aside that a bridge would have placed")                                 \
    X(CASTLES, "castles")                                                                          \
    X(OWNERS, "second owners of a castle")                                                         \
    X(CASTLE_SCORES, "payments of castles")                                                        \
    X(CHAINED, "of them by another castle")                                                        \
    X(CLAIMS, "claims")                                                                            \
    X(CASTLE_CLAIMS, "claims of castles")                                                          \
    X(AUCTIONED, "tiles auctioned or drafted")                                                     \
    X(SOLD, "of them paid to somebody")                                                            \
    X(CROSSED, "followers over drawbridges")                                                       \
    X(STAYED, "followers that might have")                                                         \
    X(INN_ROADS, "payments for roads with an inn")                                                 \
    X(CATHEDRALS, "payments for cities with a cathedral")                                          \
    X(AT_STAKE, "payments of nothing at the end")                                                  \
    X(LARGE, "majorities by a large follower over no fewer")                                       \
    X(BUILDERS, "builders deployed")                                                               \
    X(BUILDERS_ON_BRIDGES, "of them on bridges")                                                   \
    X(BUILDERS_ALONE, "of them gone home while followers stayed to cross")                         \
    X(EARNED_BY_BRIDGE, "second parts earned by a forced bridge")                                  \
    X(DOUBLES, "second parts")                                                                     \
    X(DOUBLES_IN_ROUNDS, "of them in a bazaar's round")                                            \
    X(DOUBLES_AFTER, "of them after the auctions")                                                 \
    X(FACE_DOWN, "second parts before tiles that lie face down")                                   \
    X(LAPSED, "second parts without a tile left")                                                  \
    X(SET_ASIDE, "tiles put aside in second parts")                                                \
    X(WAITING, "auctions that waited for another")                                                 \
    X(WAITING_TWO, "two that waited")                                                              \
    X(TOO_FEW, "auctions that waited and were not held")                                           \
    X(REPLACING, "auctions for bazaars drawn in place of won tiles")                               \
    X(PIGS, "pigs deployed")                                                                       \
    X(PIG_POINTS, "payments to their owners")                                                      \
    X(GOODS, "cities with goods completed")                                                        \
    X(GOODS_SCORES, "payments for most goods")                                                     \
    X(ABBEYS, "abbeys placed")                                                                     \
    X(ABBEYS_IN_PARTS, "of them for second parts")                                                 \
    X(LAST_ABBEYS, "of them at the end")                                                           \
    X(CLOSED, "payments for roads and cities that they closed")                                    \
    X(CLOSED_TINY, "of them for cities of one tile")                                               \
    X(MAYORS, "mayors deployed")                                                                   \
    X(MAYORS_WON, "payments in their cities")                                                      \
    X(MAYORS_LORDS, "mayors gone home from castles that scored")                                   \
    X(WAGONS, "wagons deployed")                                                                   \
    X(WAGONS_LORDS, "of them gone home from castles that scored")                                  \
    X(WAGONS_CROSSED, "of them over drawbridges")                                                  \
    X(DRIVES, "moves of wagons")                                                                   \
    X(DRIVES_ONE_MORE, "with another one still to move")                                           \
    X(DRIVES_TO_ABBEYS, "to abbeys")                                                               \
    X(DRIVES_FROM_ABBEYS, "from abbeys")                                                           \
    X(DRIVES_TO_BRIDGES, "to bridges")                                                             \
    X(BARNS, "barns built")                                                                        \
    X(BARNS_PAID, "payments of farmers there")                                                     \
    X(JOINED, "payments of farmers joined to them")                                                \
    X(BARNS_FINAL, "payments of barns")                                                            \
    X(BARNS_SHARED, "of them in a field with several")                                             \
    DRAGON_TALLIES(X)                                                                              \
    TOWER_TALLIES(X)                                                                               \
    HILLS_TALLIES(X)                                                                               \
    RIVER_TALLIES(X)                                                                               \
    KING_TALLIES(X)                                                                                \
    MAGE_TALLIES(X)                                                                                \
    BIGTOP_TALLIES(X)                                                                              \
    SIEGE_TALLIES(X)                                                                               \
    PHANTOM_TALLIES(X)                                                                             \
    MESSAGES_TALLIES(X)                                                                            \
    COUNT_TALLIES(X)                                                                               \
    FLYERS_TALLIES(X)                                                                              \
    MONASTERIES_TALLIES(X)                                                                         \
    ABBOT_TALLIES(X)

enum tally {
#define X(name, words) TALLY_##name,
    TALLIES(X)
#undef X
        TALLIES_COUNT
};

struct random_tally {
    unsigned long count[TALLIES_COUNT];
};

/* Counts a move before it is made; then its effects, from the game before and after it. */
void random_tally_move(struct random_tally *tally, const struct game *game,
                       const struct move_list *moves, struct move move);
void random_tally_events(struct random_tally *tally, const struct game *game,
                         const struct event_list *events);
void random_tally_traders(struct random_tally *tally, const struct game *before,
                          const struct game *game, const struct event_list *events);

/* The same of abbeys, mayors, wagons and barns. */
void random_tally_abbeys(struct random_tally *tally, const struct game *before,
                         const struct game *game, const struct event_list *events);

/* The same of the dragon, princesses, portals and the fairy, with the move made. */
void random_tally_dragon(struct random_tally *tally, const struct game *before,
                         const struct game *game, struct move move,
                         const struct event_list *events);

/* The same of towers. */
void random_tally_tower(struct random_tally *tally, const struct game *before,
                        const struct game *game, const struct event_list *events);

/* The same of hills, vineyards and flocks. */
void random_tally_hills(struct random_tally *tally, const struct game *before,
                        const struct game *game, const struct event_list *events);

/* The same of both rivers. */
void random_tally_river(struct random_tally *tally, const struct game *before,
                        const struct game *game, struct move move, const struct event_list *events);

/* The same of king and robber. */
void random_tally_king(struct random_tally *tally, const struct game *before,
                       const struct game *game, const struct event_list *events);

/* The same of mage and witch, with the move made. */
void random_tally_mage(struct random_tally *tally, const struct game *before,
                       const struct game *game, struct move move, const struct event_list *events);

/* The same of flying machines. */
void random_tally_flyers(struct random_tally *tally, const struct game *before,
                         const struct game *game, struct move move,
                         const struct event_list *events);

/* The same of messages. */
void random_tally_messages(struct random_tally *tally, const struct game *before,
                           const struct game *game, struct move move,
                           const struct event_list *events);

/* The same of Carcassonne, with the move made. */
void random_tally_count(struct random_tally *tally, const struct game *before, struct move move,
                        const struct event_list *events);

/* The same of sieges. */
void random_tally_siege(struct random_tally *tally, const struct game *before,
                        const struct game *game, struct move move, const struct event_list *events);

/* The same of phantoms, with the move made. */
void random_tally_phantom(struct random_tally *tally, const struct game *before, struct move move,
                          const struct event_list *events);

/* The same of special monasteries, with the move made. */
void random_tally_monasteries(struct random_tally *tally, const struct game *before,
                              const struct game *game, struct move move,
                              const struct event_list *events);

/* The same of abbots and gardens. */
void random_tally_abbot(struct random_tally *tally, const struct game *before,
                        const struct game *game, const struct event_list *events);

/* The same of the circus, acrobats and ringmasters. */
void random_tally_bigtop(struct random_tally *tally, const struct game *before,
                         const struct game *game, const struct event_list *events);

/* What `games` random games, at least so many, should have seen and these have not; NULL: they have
 * seen all. What is rare is asked of hundreds only. */
enum { TALLY_GAMES = 40 };
const char *random_tally_missing(const struct random_tally *tally, unsigned long long games);

/* Prints one line for each on standard output. */
void random_tally_print(const struct random_tally *tally);

#endif
