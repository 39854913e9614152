/* The linker names of the library's functions and tables: those in the headers with `bastide_`
 * prefixed, so a program may define its own game_start or board_lay in other files. Every header
 * that declares one includes this file first; those of a set have names of their own. A test
 * compares the list with what the library exports. */
#ifndef BASTIDE_PREFIX_H
#define BASTIDE_PREFIX_H

#define board_add_track          bastide_board_add_track
#define board_clear              bastide_board_clear
#define board_copy               bastide_board_copy
#define board_fits_anywhere      bastide_board_fits_anywhere
#define board_has_track          bastide_board_has_track
#define board_lay                bastide_board_lay
#define board_open_at            bastide_board_open_at
#define board_terrain            bastide_board_terrain
#define board_tile_at            bastide_board_tile_at
#define board_tile_beside        bastide_board_tile_beside
#define chance_move              bastide_chance_move
#define chance_move_at_random    bastide_chance_move_at_random
#define chance_move_in_order     bastide_chance_move_in_order
#define feature_add_follower     bastide_feature_add_follower
#define feature_majority         bastide_feature_majority
#define feature_node             bastide_feature_node
#define feature_node_at_edge     bastide_feature_node_at_edge
#define feature_node_at_half     bastide_feature_node_at_half
#define feature_node_split_off   bastide_feature_node_split_off
#define feature_remove_follower  bastide_feature_remove_follower
#define feature_root             bastide_feature_root
#define feature_segment          bastide_feature_segment
#define feature_segment_number   bastide_feature_segment_number
#define feature_tiles            bastide_feature_tiles
#define features_add_misfit      bastide_features_add_misfit
#define features_add_tile        bastide_features_add_tile
#define features_add_track       bastide_features_add_track
#define features_clear           bastide_features_clear
#define features_close_edge      bastide_features_close_edge
#define features_copy            bastide_features_copy
#define figure_rules             bastide_figure_rules
#define figure_stands            bastide_figure_stands
#define game_amend               bastide_game_amend
#define game_apply               bastide_game_apply
#define game_copy                bastide_game_copy
#define game_decision_answer     bastide_game_decision_answer
#define game_decision_node       bastide_game_decision_node
#define game_extra_points        bastide_game_extra_points
#define game_feature_flags       bastide_game_feature_flags
#define game_feature_is_complete bastide_game_feature_is_complete
#define game_feature_kind        bastide_game_feature_kind
#define game_feature_points      bastide_game_feature_points
#define game_field_cities        bastide_game_field_cities
#define game_cities_besides      bastide_game_cities_besides
#define game_fits                bastide_game_fits
#define game_fits_anywhere       bastide_game_fits_anywhere
#define game_forced_action       bastide_game_forced_action
#define game_has_follower        bastide_game_has_follower
#define game_is_occupied         bastide_game_is_occupied
#define game_legal               bastide_game_legal
#define game_majority            bastide_game_majority
#define game_majority_together   bastide_game_majority_together
#define game_make                bastide_game_make
#define game_may_amend           bastide_game_may_amend
#define game_may_come            bastide_game_may_come
#define game_other_way           bastide_game_other_way
#define game_outcomes            bastide_game_outcomes
#define game_piece               bastide_game_piece
#define game_piece_follower      bastide_game_piece_follower
#define game_piece_place         bastide_game_piece_place
#define game_pile_to_come        bastide_game_pile_to_come
#define game_placements          bastide_game_placements
#define game_placements_with     bastide_game_placements_with
#define game_standing_node       bastide_game_standing_node
#define game_start               bastide_game_start
#define game_strength            bastide_game_strength
#define game_tiles_to_come       bastide_game_tiles_to_come
#define option_of_edition        bastide_option_of_edition
#define options_default          bastide_options_default
#define options_set_edition      bastide_options_set_edition
#define options_start_kind       bastide_options_start_kind
#define pile_order_shuffle       bastide_pile_order_shuffle
#define pile_order_shuffle_again bastide_pile_order_shuffle_again
#define rng_below                bastide_rng_below
#define rng_from_seed            bastide_rng_from_seed
#define rng_next                 bastide_rng_next
#define tile_kind_find           bastide_tile_kind_find
#define tile_deploys             bastide_tile_deploys
#define tile_instead             bastide_tile_instead
#define tile_kinds               bastide_tile_kinds
#define tile_kinds_count         bastide_tile_kinds_count
#define tile_meets               bastide_tile_meets
#define tile_set_first           bastide_tile_set_first
#define tile_set_name            bastide_tile_set_name
#define tile_set_start           bastide_tile_set_start

#endif
