/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "engine/rules.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_RULE_EDITOR (rummy_rule_editor_get_type ())
G_DECLARE_FINAL_TYPE (RummyRuleEditor, rummy_rule_editor, RUMMY, RULE_EDITOR, GObject)

/* The rules of a game while they are changed.  They are kept in the settings as soon as they can be played.
 *
 * Signals: "changed": a rule is another one, or the game is. */
RummyRuleEditor *rummy_rule_editor_new (GSettings *settings);

const RummyPreset *rummy_rule_editor_get_preset (RummyRuleEditor *self);
void rummy_rule_editor_set_preset (RummyRuleEditor *self, const RummyPreset *preset);

/* As they stand now, and as the game has them by itself; valid until the next change. */
const RummyRules *rummy_rule_editor_get_rules (RummyRuleEditor *self);
const RummyRules *rummy_rule_editor_get_plain (RummyRuleEditor *self);

/* One of the numbers of a parameter. */
void rummy_rule_editor_set (RummyRuleEditor *self, const RummyParam *param, guint index, int value);

/* One number as the game has it, or all rules. */
void rummy_rule_editor_reset (RummyRuleEditor *self, const RummyParam *param, guint index);
void rummy_rule_editor_reset_all (RummyRuleEditor *self);

/* Takes over rules, as to undo that. */
void rummy_rule_editor_set_rules (RummyRuleEditor *self, const RummyRules *rules);

/* How many rules are changed; of group only, unless that is NULL. */
guint rummy_rule_editor_count (RummyRuleEditor *self, const char *group);

/* Why a rule cannot be as it is, in words, or NULL. */
char *rummy_rule_editor_clash_words (RummyRuleEditor *self, const RummyParam *param, guint index);

/* Why as many as the value at index is for cannot play by these rules, in words, or NULL. */
char *rummy_rule_editor_caution_words (RummyRuleEditor *self, const RummyParam *param, guint index);

/* Whether there is nothing like that. */
gboolean rummy_rule_editor_is_valid (RummyRuleEditor *self);

/* What a rule would need to make a difference, a sentence; NULL where it makes one with some number of players that the
 * game may have. */
const char *rummy_rule_editor_why_not (RummyRuleEditor *self, const RummyParam *param);

G_END_DECLS
