// SPDX-License-Identifier: MIT
//
// Files that the tool contains, each or several joined, followed by 0.

typedef const unsigned char *_Nonnull const Text;

// Pages: page.c
extern Text page_markup, living_markup, page_style, living_style, sweep_style, base_script, player_script,
  parameters_script, engine_script, living_script, main_script, opened_script, watch_script, sweep_script, attach_script,
  spring_script;

// Scenes of `uidyn new`: templates.c
extern Text alert_template, banner_template, bubble_template, card_template, confetti_template, cradle_template,
  list_template, pull_to_refresh_template, sheet_template, snap_template, square_template, tabs_template;
