/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/setup/open-dialog.h"

#include <glib/gi18n.h>

#include "game/replayed-deal.h"
#include "game/deal-code.h"
#include "game/opening.h"
#include "game/viewer.h"
#include "ui/parts/file-name.h"
#include "ui/parts/rows.h"
#include "ui/words/games.h"
#include "ui/words/history-words.h"
#include "ui/words/words.h"

struct _RummyOpenDialog {
  AdwDialog parent_instance;

  RummyGame *game; /* as saved */
  RummyViewer viewer;
  AdwNavigationView *pages;
  RummyMiniature *picture;
};

G_DEFINE_FINAL_TYPE (RummyOpenDialog, rummy_open_dialog, ADW_TYPE_DIALOG)

enum { SIGNAL_CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
choose (RummyOpenDialog *self, RummyGame *game, gboolean continues)
{
  g_autoptr (RummyGame) kept = g_object_ref (game);
  g_autoptr (RummyOpenDialog) own = g_object_ref (self);

  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, game, continues);
}

static void
continue_cb (RummyOpenDialog *self)
{
  choose (self, self->game, TRUE);
}

static void
again_cb (RummyOpenDialog *self)
{
  g_autoptr (RummyGame) game = rummy_replayed_deal_new (self->game, rummy_deal_code_random_seed ());

  choose (self, game, FALSE);
}

static void
preset_cb (RummyOpenDialog *self, GtkWidget *row)
{
  const RummyPreset *preset = g_object_get_data (G_OBJECT (row), "preset");
  g_autoptr (RummyGame) game = NULL;
  RummyReplayedDealChanges changes;
  RummyRules rules;

  rummy_replayed_deal_fit (self->game, preset, &rules, &changes);
  game = rummy_replayed_deal_new_with (self->game, &rules, rummy_deal_code_random_seed ());
  choose (self, game, FALSE);
}

/* Takes change. */
static void
add_change (GString *words, char *change)
{
  if (words->len > 0)
    g_string_append (words, C_("list of changes", " · "));
  g_string_append (words, change);
  g_free (change);
}

/* Says which rules change to play the hand (K-034); NULL if none. */
static char *
change_words (const RummyRules *rules, RummyReplayedDealChanges changes)
{
  g_autoptr (GString) words = g_string_new (NULL);
  guint players = (guint) rules->players, packs = rummy_rules_packs (rules, players), jokers = (guint) rules->jokers;
  guint size = rummy_rules_hand_size (rules, players);

  if (changes == 0)
    return NULL;

  if (changes & RUMMY_REPLAYED_DEAL_PACKS)
    add_change (words, g_strdup_printf (ngettext ("%u deck", "%u decks", packs), packs));
  if (changes & RUMMY_REPLAYED_DEAL_JOKERS && jokers == 0)
    add_change (words, g_strdup (_("no jokers")));
  else if (changes & RUMMY_REPLAYED_DEAL_JOKERS)
    add_change (words, g_strdup_printf (ngettext ("%u joker per deck", "%u jokers per deck", jokers), jokers));
  if (changes & RUMMY_REPLAYED_DEAL_DEAL)
    add_change (words, g_strdup_printf (ngettext ("%u card each", "%u cards each", size), size));

  /* Translators: rules of a game that are changed, one or more: "no jokers · 13 cards each". */
  return g_strdup_printf (_("Changed: %s"), words->str);
}

static char *
refusal_words (RummyReplayedDealFit fit, const RummyPreset *preset)
{
  guint most = (guint) preset->seats_max;

  switch (fit) {
  case RUMMY_REPLAYED_DEAL_FEW:
    return g_strdup (_("Requires more players"));
  case RUMMY_REPLAYED_DEAL_MANY:
    return g_strdup_printf (ngettext ("Up to %u player", "Up to %u players", most), most);
  case RUMMY_REPLAYED_DEAL_OUT:
    return g_strdup (_("A player was eliminated, so this round can’t be dealt again."));
  case RUMMY_REPLAYED_DEAL_JOKER:
    return g_strdup (_("Requires a dealer’s joker"));
  case RUMMY_REPLAYED_DEAL_NO_JOKERS:
    return g_strdup (_("Requires jokers"));
  case RUMMY_REPLAYED_DEAL_CARDS:
  case RUMMY_REPLAYED_DEAL_FITS:
  default:
    return g_strdup (_("Can’t be played with these cards"));
  }
}

static void
rules_cb (RummyOpenDialog *self)
{
  GtkWidget *box;
  AdwNavigationPage *page = rummy_rows_page (_("Other Rules"), &box);
  AdwPreferencesGroup *fitting = rummy_rows_group (box, _("Games for This Deal"));
  AdwPreferencesGroup *others = NULL;
  const RummyPreset *own = rummy_rules_preset (&rummy_game_get_match (self->game)->rules);

  adw_preferences_group_set_description (fitting, _("Everyone gets the same cards as before."));
  for (guint i = 0; rummy_games_get (i) != NULL; i++) {
    const RummyPreset *preset = rummy_games_get (i);
    RummyReplayedDealChanges changes;
    RummyRules rules;
    RummyReplayedDealFit fit = rummy_replayed_deal_fit (self->game, preset, &rules, &changes);
    RummyGameWords words = rummy_games_words (preset);
    g_autofree char *told = fit == RUMMY_REPLAYED_DEAL_FITS ? change_words (&rules, changes)
                                                            : refusal_words (fit, preset);
    AdwActionRow *row;

    if (preset == own)
      continue;

    row = rummy_rows_row (words.name, told != NULL ? told : words.words, NULL);
    if (fit == RUMMY_REPLAYED_DEAL_FITS) {
      g_object_set_data (G_OBJECT (row), "preset", (gpointer) preset);
      rummy_rows_lead (row, G_CALLBACK (preset_cb), self);
    } else if (others == NULL) {
      others = rummy_rows_group (box, _("Other Games"));
    }
    adw_preferences_group_add (fit == RUMMY_REPLAYED_DEAL_FITS ? fitting : others, GTK_WIDGET (row));
  }
  adw_navigation_view_push (self->pages, page);
}

static void
add_label (GtkWidget *box, const char *words, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label", words,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "justify", GTK_JUSTIFY_CENTER,
                                   NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
}

/* Names round, date, and name if given. */
static char *
about_words (RummyOpenDialog *self, const RummyGameFile *saved, GFile *saved_games)
{
  guint rounds = rummy_game_get_match (self->game)->rounds;
  g_autofree char *name = rummy_file_name (saved->file), *time = NULL;

  if (saved->changed == NULL)
    /* Translators: the name of a file, and how far its game is. */
    return g_strdup_printf (_("“%s”, round %u"), name, rounds);

  if (g_file_has_prefix (saved->file, saved_games))
    return rummy_history_words_left (self->game, saved->changed);

  time = rummy_history_words_time (g_date_time_to_unix (saved->changed));

  /* Translators: the name of a file, how far its game is, and a day with its time. */
  return g_strdup_printf (_("“%s”, round %u, saved on %s"), name, rounds, g_strstrip (time));
}

static char *
picture_words (RummyOpenDialog *self)
{
  g_autofree char *scores = rummy_history_words_standing (self->game);

  /* Translators: the name of a game, the number of its round, and the scores of the players. */
  return g_strdup_printf (_("%s, round %u: %s"),
                          rummy_games_name (&rummy_game_get_match (self->game)->rules),
                          (guint) rummy_game_get_match (self->game)->rounds, scores);
}

/* Replays are practice. */
static const char *
again_words (RummyOpenDialog *self, RummySession *session)
{
  g_autoptr (RummyGame) game = rummy_replayed_deal_new (self->game, rummy_deal_code_random_seed ());

  if (rummy_opening_reveals_cards (session, game))
    return _("This opens a practice game. Your current game becomes one, too.");

  return _("Same cards, for practice");
}

static const char *
continue_words (RummyOpenDialog *self, const RummyGameFile *saved, RummySession *session)
{
  if (saved->is_past)
    return _("For practice only: you already played past this point");
  if (rummy_game_get_match (self->game)->over)
    return _("Shows the end of the game");
  if (!rummy_game_is_practice (self->game) && rummy_opening_reveals_cards (session, self->game))
    return _("This opens a practice game. Your current game becomes one, too.");
  if (rummy_game_is_practice (self->game) || rummy_opening_is_practice (session, self->game))
    return _("For practice");
  if (rummy_session_get_game (session) != NULL)
    return _("Your current game moves to Unfinished Games");

  return _("Keeps players and scores");
}

static void
fill (RummyOpenDialog *self, const RummyGameFile *saved, RummySession *session, const char *notice)
{
  GtkWidget *box, *heading = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  AdwNavigationPage *page = rummy_rows_page (_("Open a Saved Game"), &box);
  g_autofree char *about = about_words (self, saved, rummy_session_get_saved_games (session));
  g_autofree char *scores = rummy_history_words_standing (self->game), *picture = picture_words (self);
  AdwPreferencesGroup *choices;

  if (notice != NULL)
    add_label (box, notice, "heading");
  self->picture = RUMMY_MINIATURE (
    rummy_miniature_new (self->game, self->viewer.seat, self->viewer.person == RUMMY_SEAT_NONE));
  gtk_widget_add_css_class (GTK_WIDGET (self->picture), "card");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->picture), GTK_ACCESSIBLE_PROPERTY_LABEL, picture, -1);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->picture));

  add_label (heading, rummy_games_name (&rummy_game_get_match (self->game)->rules), "title-2");
  add_label (heading, scores, "heading");
  add_label (heading, about, "dimmed");
  gtk_box_append (GTK_BOX (box), heading);

  choices = rummy_rows_group (box, "");
  rummy_rows_add_way (choices, _("Continue"), continue_words (self, saved, session), G_CALLBACK (continue_cb), self);
  rummy_rows_add_way (choices, _("Restart This Round"), again_words (self, session), G_CALLBACK (again_cb), self);
  rummy_rows_add_way (choices, _("Use Other Rules…"), _("Same cards, for practice"), G_CALLBACK (rules_cb), self);
  adw_navigation_view_add (self->pages, page);
}

static void
rummy_open_dialog_dispose (GObject *object)
{
  g_clear_object (&RUMMY_OPEN_DIALOG (object)->game);

  G_OBJECT_CLASS (rummy_open_dialog_parent_class)->dispose (object);
}

static void
rummy_open_dialog_class_init (RummyOpenDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rummy_open_dialog_dispose;

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", RUMMY_TYPE_OPEN_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 2, RUMMY_TYPE_GAME, G_TYPE_BOOLEAN);
}

static void
rummy_open_dialog_init (RummyOpenDialog *self)
{
  self->pages = rummy_rows_fill_dialog (ADW_DIALOG (self), _("Open a Saved Game"), 520, 690);
}

AdwDialog *
rummy_open_dialog_new (const RummyGameFile *saved, RummySession *session, const char *notice)
{
  RummyOpenDialog *self;

  g_return_val_if_fail (saved->saved.record.n_moves > 0, NULL);
  g_return_val_if_fail (RUMMY_IS_SESSION (session), NULL);

  self = g_object_new (RUMMY_TYPE_OPEN_DIALOG, NULL);
  self->game = rummy_game_new_from_record (&saved->saved.record);
  rummy_game_set_seats (self->game, &saved->saved.seats);
  rummy_viewer_init (&self->viewer);
  rummy_viewer_update (&self->viewer, self->game);
  fill (self, saved, session, notice);

  return ADW_DIALOG (self);
}

RummyMiniature *
rummy_open_dialog_get_picture (RummyOpenDialog *self)
{
  g_return_val_if_fail (RUMMY_IS_OPEN_DIALOG (self), NULL);

  return self->picture;
}
