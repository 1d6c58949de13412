/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "engine/rules.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_RULE_EDITOR (rummy_rule_editor_get_type ())
G_DECLARE_FINAL_TYPE (RummyRuleEditor, rummy_rule_editor, RUMMY, RULE_EDITOR, GObject)

/* The rules of a game being edited, saved in the settings whenever they are valid. The game edited, with its number of
 * players, is the one that New Game deals.
 *
 * Signals: "changed": of a rule, the game or the number of players. */

/* Edits the game that New Game deals. */
RummyRuleEditor *rummy_rule_editor_new (GSettings *settings);

/* Edits another game, beginning with these rules, for as many players as they name. */
void rummy_rule_editor_open (RummyRuleEditor *self, const RummyPreset *preset, const RummyRules *rules);

/* Shows a game with the rules that it has in the settings. */
const RummyPreset *rummy_rule_editor_get_preset (RummyRuleEditor *self);
void rummy_rule_editor_set_preset (RummyRuleEditor *self, const RummyPreset *preset);

/* Makes the game shown the one that New Game deals, as any edit does, with as many players as its rules need. */
void rummy_rule_editor_make_next (RummyRuleEditor *self);

/* Returns whether anything was saved. */
gboolean rummy_rule_editor_is_edited (RummyRuleEditor *self);

void rummy_rule_editor_set_players (RummyRuleEditor *self, int players);

/* Edited rules and defaults; valid until the next change. */
const RummyRules *rummy_rule_editor_get_rules (RummyRuleEditor *self);
const RummyRules *rummy_rule_editor_get_plain (RummyRuleEditor *self);

/* Sets one value of a parameter. */
void rummy_rule_editor_set (RummyRuleEditor *self, const RummyParam *param, guint index, int value);

/* Resets one value, or all rules. */
void rummy_rule_editor_reset (RummyRuleEditor *self, const RummyParam *param, guint index);
void rummy_rule_editor_reset_all (RummyRuleEditor *self);

/* Sets all rules, as for undo. */
void rummy_rule_editor_set_rules (RummyRuleEditor *self, const RummyRules *rules);

/* Counts changed rules, in group or, for NULL, in all. */
guint rummy_rule_editor_count (RummyRuleEditor *self, const char *group);

/* Says what a rule clashes with, or returns NULL. */
char *rummy_rule_editor_clash_words (RummyRuleEditor *self, const RummyParam *param, guint index);

/* Says why the number of players at index cannot play by these rules, or returns NULL. */
char *rummy_rule_editor_caution_words (RummyRuleEditor *self, const RummyParam *param, guint index);

/* Returns whether there is neither. */
gboolean rummy_rule_editor_is_valid (RummyRuleEditor *self);

/* Returns the number of players that a rule needs and the game allows, but that is not chosen; or 0. */
int rummy_rule_editor_needs_players (RummyRuleEditor *self, const RummyParam *param);

/* Says what a rule needs to matter; NULL if it matters with some number of players. */
const char *rummy_rule_editor_why_not (RummyRuleEditor *self, const RummyParam *param);

G_END_DECLS
