/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/setup/game-list.h"

#include <glib/gi18n.h>
#include <string.h>

#include "store/house-rules-list.h"
#include "ui/options/recent-games.h"
#include "ui/options/rule-settings.h"
#include "ui/options/variants.h"
#include "ui/parts/announce.h"
#include "ui/parts/rows.h"
#include "ui/words/games.h"
#include "ui/words/rule-words.h"

#define CHANGES_TOLD 2 /* in a row */

struct _RummyGameList {
  AdwBin parent_instance;

  GSettings *settings;
  GPtrArray *variants;
  gboolean has_best_of; /* rows of such variants were added */

  GtkWidget *search;
  GtkStack *stack;
  GtkListBox *list;
  GtkListBoxRow *last; /* chosen last, or NULL */
};

G_DEFINE_FINAL_TYPE (RummyGameList, rummy_game_list, ADW_TYPE_BIN)

enum { SIGNAL_CHOSEN, SIGNAL_CONFIRMED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Data "game" of a row. */
typedef struct {
  const RummyPreset *preset;
  const RummyHouseRules *variant; /* NULL: its own rules */
  RummyHouseRules *best_of;       /* a variant that only a search shows, owned; or NULL */
  const char *heading;            /* of its group */
  guint order;
  gboolean is_recent; /* also listed in its family */
} Game;

static void
game_free (gpointer data)
{
  Game *game = data;

  g_clear_pointer (&game->best_of, rummy_house_rules_free);
  g_free (game);
}

static const Game *
game_of (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "game");
}

static void add_best_of (RummyGameList *self);

/* The search text, or NULL. */
static const char *
get_wanted (RummyGameList *self)
{
  const char *wanted = gtk_editable_get_text (GTK_EDITABLE (self->search));

  while (g_unichar_isspace (g_utf8_get_char (wanted)))
    wanted = g_utf8_next_char (wanted);

  return *wanted != '\0' ? wanted : NULL;
}

/* Words that find the game itself do not ask for its best-of variants. */
static gboolean
fits (const Game *game, const char *wanted)
{
  gboolean has_name = game->variant != NULL && g_str_match_string (wanted, game->variant->name, TRUE);
  gboolean has_game = rummy_games_has (game->preset, wanted);

  return game->best_of != NULL ? has_name && !has_game : has_name || has_game;
}

/* Rank of a match: 0 is best. */
static guint
distance (const Game *game, const char *wanted)
{
  const RummyGameWords words = rummy_games_words (game->preset);
  const char *name = game->variant != NULL ? game->variant->name : words.name;
  g_autofree char *own = g_utf8_casefold (name, -1), *asked = g_utf8_casefold (wanted, -1);

  if (g_str_equal (own, g_strchomp (asked)))
    return 0;
  if (g_str_match_string (wanted, name, TRUE))
    return 1;

  return g_str_match_string (wanted, words.other_names, TRUE) ? 2 : 3;
}

static gboolean
filter_cb (GtkListBoxRow *row, gpointer data)
{
  const Game *game = game_of (row);
  const char *wanted = get_wanted (data);

  if (wanted == NULL)
    return game->best_of == NULL || row == RUMMY_GAME_LIST (data)->last;

  return !game->is_recent && fits (game, wanted);
}

static int
sort_cb (GtkListBoxRow *a, GtkListBoxRow *b, gpointer data)
{
  const Game *one = game_of (a), *other = game_of (b);
  const char *wanted = get_wanted (data);
  int nearer = wanted != NULL ? (int) distance (one, wanted) - (int) distance (other, wanted) : 0;

  return nearer != 0 ? nearer : (int) one->order - (int) other->order;
}

/* Matches are listed once, best first. */
static void
header_cb (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  const char *heading = game_of (row)->heading;
  GtkWidget *label;

  if (get_wanted (data) != NULL || (before != NULL && g_str_equal (game_of (before)->heading, heading))) {
    gtk_list_box_row_set_header (row, NULL);
    return;
  }
  if (gtk_list_box_row_get_header (row) != NULL)
    return;

  label = gtk_label_new (heading);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "section");
  gtk_list_box_row_set_header (row, label);
}

/* Counts visible rows, and gets the first. */
static guint
count_found (RummyGameList *self, GtkListBoxRow **first)
{
  GtkListBoxRow *row;
  guint n = 0;

  *first = NULL;
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++) {
    if (!gtk_widget_get_child_visible (GTK_WIDGET (row)))
      continue;
    if (n++ == 0)
      *first = row;
  }

  return n;
}

static void
tell_found (RummyGameList *self, guint n)
{
  g_autofree char *words = n > 0 ? g_strdup_printf (ngettext ("%u game found", "%u games found", n), n)
                                 : g_strdup (_("No Games Found"));

  rummy_announce (GTK_WIDGET (self), words);
}

/* Typing in the list goes to the search. */
static void
follow_typing (RummyGameList *self)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (self->search));

  if (!gtk_widget_has_focus (GTK_WIDGET (text)))
    gtk_text_grab_focus_without_selecting (GTK_TEXT (text));
}

static gboolean
asks_for_best_of (const char *wanted)
{
  return strpbrk (wanted, "357") != NULL && strchr (wanted, ' ') != NULL;
}

/* Chooses the best match, so that Return plays it. */
static void
search_cb (RummyGameList *self)
{
  const char *wanted = get_wanted (self);
  GtkListBoxRow *first;
  guint n;

  if (wanted != NULL)
    follow_typing (self);
  if (wanted != NULL && asks_for_best_of (wanted))
    add_best_of (self);
  gtk_list_box_invalidate_sort (self->list);
  gtk_list_box_invalidate_filter (self->list);
  gtk_list_box_invalidate_headers (self->list);
  n = count_found (self, &first);
  gtk_stack_set_visible_child_name (self->stack, n > 0 ? "games" : "nothing");
  gtk_list_box_select_row (self->list, wanted != NULL ? first : self->last);
  if (wanted != NULL)
    tell_found (self, n);
}

/* Moves from the search to its results. */
static gboolean
go_down_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (RUMMY_GAME_LIST (data)->list);

  return row != NULL && gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
confirm_cb (RummyGameList *self)
{
  g_signal_emit (self, signals[SIGNAL_CONFIRMED], 0);
}

static gboolean
return_cb (GtkWidget *widget, GVariant *arguments, gpointer self)
{
  confirm_cb (self);

  return TRUE;
}

static void
selected_cb (RummyGameList *self, GtkListBoxRow *row)
{
  if (row != NULL)
    self->last = row;
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

static gboolean
rummy_game_list_grab_focus (GtkWidget *widget)
{
  RummyGameList *self = RUMMY_GAME_LIST (widget);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  return gtk_widget_grab_focus (row != NULL ? GTK_WIDGET (row) : self->search);
}

/* Scrolls to what is chosen, with room above it, once it has its place. */
static gboolean
show_chosen_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  RummyGameList *self = RUMMY_GAME_LIST (widget);
  GtkWidget *row = GTK_WIDGET (gtk_list_box_get_selected_row (self->list));
  GtkAdjustment *place = gtk_list_box_get_adjustment (self->list);
  graphene_rect_t bounds;

  if (row == NULL || !gtk_widget_get_mapped (row))
    return G_SOURCE_REMOVE;
  if (gtk_widget_get_height (row) == 0)
    return G_SOURCE_CONTINUE;

  if (gtk_widget_compute_bounds (row, GTK_WIDGET (self->list), &bounds))
    gtk_adjustment_set_value (place, bounds.origin.y - gtk_adjustment_get_page_size (place) / 3);

  return G_SOURCE_REMOVE;
}

static void
rummy_game_list_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (rummy_game_list_parent_class)->map (widget);

  gtk_widget_add_tick_callback (widget, show_chosen_cb, NULL, NULL);
}

static void
rummy_game_list_dispose (GObject *object)
{
  RummyGameList *self = RUMMY_GAME_LIST (object);

  /* Disposal removes rows after the search is gone. */
  if (self->list != NULL) {
    gtk_list_box_set_header_func (self->list, NULL, NULL, NULL);
    g_signal_handlers_disconnect_by_data (self->list, self);
    self->list = NULL;
  }
  self->last = NULL;
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (rummy_game_list_parent_class)->dispose (object);
  /* Rows refer to them. */
  g_clear_pointer (&self->variants, g_ptr_array_unref);
}

static void
rummy_game_list_class_init (RummyGameListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rummy_game_list_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = rummy_game_list_grab_focus;
  GTK_WIDGET_CLASS (klass)->map = rummy_game_list_map;

  signals[SIGNAL_CHOSEN] =
    g_signal_new ("chosen", RUMMY_TYPE_GAME_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_CONFIRMED] =
    g_signal_new ("confirmed", RUMMY_TYPE_GAME_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "game-list");
}

static GtkWidget *
make_nothing (void)
{
  GtkWidget *page = g_object_new (ADW_TYPE_STATUS_PAGE,
                                  "icon-name", "edit-find-symbolic",
                                  "title", _("No Games Found"),
                                  "description", _("Search for a name or feature, such as jokers."),
                                  NULL);

  gtk_widget_add_css_class (page, "compact");

  return page;
}

static void
add_keys (GtkWidget *widget, const char *names, GtkPropagationPhase phase, GtkShortcutFunc pressed, gpointer data)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (keys, phase);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_shortcut_trigger_parse_string (names),
                                                          gtk_callback_action_new (pressed, data, NULL)));
  gtk_widget_add_controller (widget, keys);
}

static void
rummy_game_list_init (RummyGameList *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *scrolled = gtk_scrolled_window_new ();

  self->search = gtk_search_entry_new ();
  gtk_widget_add_css_class (self->search, "find");
  gtk_search_entry_set_placeholder_text (GTK_SEARCH_ENTRY (self->search), _("Search the games"));
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search), GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Search the games"),
                                  -1);
  /* "changed", not "search-changed": Return must not play a former match. */
  g_signal_connect_object (self->search, "changed", G_CALLBACK (search_cb), self, G_CONNECT_SWAPPED);
  rummy_rows_end_search (GTK_SEARCH_ENTRY (self->search));
  add_keys (self->search, "Down", GTK_PHASE_CAPTURE, go_down_cb, self);
  g_signal_connect_object (self->search, "activate", G_CALLBACK (confirm_cb), self, G_CONNECT_SWAPPED);

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_BROWSE);
  gtk_list_box_set_tab_behavior (self->list, GTK_LIST_TAB_ITEM);
  gtk_list_box_set_filter_func (self->list, filter_cb, self, NULL);
  gtk_list_box_set_sort_func (self->list, sort_cb, self, NULL);
  gtk_list_box_set_header_func (self->list, header_cb, self, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "navigation-sidebar");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("All Games"), -1);
  g_signal_connect_object (self->list, "row-selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  /* Handles the keys: activation also comes from clicks, which only choose. */
  add_keys (GTK_WIDGET (self->list), "Return|KP_Enter|ISO_Enter", GTK_PHASE_BUBBLE, return_cb, self);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->list));
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_widget_set_focusable (scrolled, FALSE); /* games are focusable instead */
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_add_named (self->stack, scrolled, "games");
  gtk_stack_add_named (self->stack, make_nothing (), "nothing");

  gtk_box_append (GTK_BOX (box), self->search);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->stack));
  adw_bin_set_child (ADW_BIN (self), box);
}

/* Rules of the next game, as rummy_rules_from_text () reads them. */
static char *
rules_text (RummyGameList *self, const Game *game)
{
  g_autofree char *changes = g_malloc (RUMMY_RULES_TEXT);
  RummyRules rules, plain;

  if (game->variant != NULL)
    rules = game->variant->rules;
  else
    rummy_preset_rules (game->preset, g_settings_get_int (self->settings, "players"), &rules);
  rummy_rules_init (&plain, game->preset->key);
  rummy_rules_write_changes (&rules, &plain, changes, RUMMY_RULES_TEXT);

  return g_strjoin (" ", game->preset->key, changes, NULL);
}

static GtkWidget *
make_rules_button (RummyGameList *self, const Game *game, const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("help-about-symbolic");
  /* Translators: the name of a game. */
  g_autofree char *words = g_strdup_printf (_("Rules of %s"), name), *rules = rules_text (self, game);

  gtk_widget_set_tooltip_text (button, words);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.rules-of");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", rules);

  return button;
}

static GtkWidget *
make_label (const char *text, const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, class);

  return label;
}

/* What is changed tells changes without a name apart. */
static char *
words_of (const RummyHouseRules *variant)
{
  return rummy_variants_is_unnamed (variant) ? rummy_rule_words_changes (&variant->rules, variant->preset, CHANGES_TOLD)
                                             : rummy_games_house_rules_words (variant);
}

/* Takes game. */
static void
add_row (RummyGameList *self, Game *game)
{
  const RummyGameWords words = rummy_games_words (game->preset);
  const char *name = game->variant != NULL ? game->variant->name : words.name;
  int least = game->variant != NULL ? rummy_house_rules_fit_players (game->variant, 0) : game->preset->seats_min;
  int most = game->variant != NULL ? rummy_house_rules_fit_players (game->variant, RUMMY_SEATS_MAX)
                                   : game->preset->seats_max;
  g_autofree char *players_words = rummy_games_players_words (least, most);
  g_autofree char *variant_words = game->variant != NULL ? words_of (game->variant) : NULL;
  const char *about_words = game->variant != NULL ? variant_words : words.words;
  g_autofree char *told = g_strjoin ("\n", players_words, about_words, game->is_recent ? game->heading : NULL, NULL);
  GtkWidget *row = adw_preferences_row_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3), *top = adw_wrap_box_new ();
  GtkWidget *title = make_label (name, "title"), *players = make_label (players_words, "players");
  GtkWidget *about = make_label (about_words, "about");

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (top), 9);
  adw_wrap_box_append (ADW_WRAP_BOX (top), title);
  adw_wrap_box_append (ADW_WRAP_BOX (top), players);
  gtk_box_append (GTK_BOX (lines), top);
  gtk_box_append (GTK_BOX (lines), about);
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_box_append (GTK_BOX (box), lines);
  gtk_box_append (GTK_BOX (box), make_rules_button (self, game, name));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY, title, NULL, -1);
  /* Not by relation, of which GTK (4.18) tells a screen reader nothing. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, told, -1);
  g_object_set_data_full (G_OBJECT (row), "game", game, game_free);
  gtk_list_box_append (self->list, row);
}

static void
add_game (RummyGameList *self, const char *heading, const RummyPreset *preset, const RummyHouseRules *variant,
          gboolean is_recent, guint *order)
{
  Game *game = g_new (Game, 1);

  *game = (Game) { preset, variant, NULL, heading, (*order)++, is_recent };
  add_row (self, game);
}

/* The current game first. */
static void
add_best_of (RummyGameList *self)
{
  const RummyPreset *preset, *current = rummy_rule_settings_read_preset (self->settings);

  if (self->has_best_of)
    return;

  self->has_best_of = TRUE;
  for (guint i = 0; (preset = rummy_games_get (i)) != NULL; i++) {
    for (guint k = 0; k < RUMMY_RULE_BEST_OFS; k++) {
      RummyHouseRules *variant = rummy_variants_make_best_of (preset, rummy_rule_best_of[k]);
      Game *game;

      if (variant == NULL || rummy_house_rules_list_find_rules (self->variants, &variant->rules) != NULL) {
        g_clear_pointer (&variant, rummy_house_rules_free);
        continue;
      }
      game = g_new (Game, 1);
      *game = (Game) { preset, variant, variant, rummy_games_words (preset).family, preset == current ? 0 : i + 1,
                       FALSE };
      add_row (self, game);
    }
  }
}

void
rummy_game_list_fill (RummyGameList *self, GSettings *settings, GPtrArray *variants)
{
  RummyRecentGame recent[RUMMY_RECENT_GAMES];
  const RummyPreset *preset;
  guint n_recent, order = 0;

  g_return_if_fail (RUMMY_IS_GAME_LIST (self));
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (variants != NULL);

  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  g_signal_handlers_block_by_func (self->list, selected_cb, self);
  gtk_list_box_remove_all (self->list);
  g_signal_handlers_unblock_by_func (self->list, selected_cb, self);
  self->last = NULL;
  self->has_best_of = FALSE;
  g_set_object (&self->settings, settings);
  g_clear_pointer (&self->variants, g_ptr_array_unref);
  self->variants = g_ptr_array_ref (variants);
  n_recent = rummy_recent_games_read (settings, variants, recent);
  for (guint i = 0; i < n_recent; i++)
    add_game (self, C_("games", "Recent"), recent[i].preset, recent[i].variant, TRUE, &order);

  for (guint i = 0; (preset = rummy_games_get (i)) != NULL; i++) {
    const char *family = rummy_games_words (preset).family;

    add_game (self, family, preset, NULL, FALSE, &order);
    for (guint k = 0; k < variants->len; k++) {
      const RummyHouseRules *variant = variants->pdata[k];

      if (variant->preset == preset)
        add_game (self, family, preset, variant, FALSE, &order);
    }
  }
}

void
rummy_game_list_choose (RummyGameList *self, const RummyPreset *preset, const RummyHouseRules *variant)
{
  GtkListBoxRow *row;

  g_return_if_fail (RUMMY_IS_GAME_LIST (self));

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++) {
    if (game_of (row)->preset != preset || game_of (row)->variant != variant)
      continue;
    gtk_list_box_select_row (self->list, row);
    return;
  }
}

const RummyPreset *
rummy_game_list_get_preset (RummyGameList *self)
{
  GtkListBoxRow *row;

  g_return_val_if_fail (RUMMY_IS_GAME_LIST (self), NULL);

  row = gtk_list_box_get_selected_row (self->list);

  return row != NULL ? game_of (row)->preset : NULL;
}

const RummyHouseRules *
rummy_game_list_get_variant (RummyGameList *self)
{
  GtkListBoxRow *row;

  g_return_val_if_fail (RUMMY_IS_GAME_LIST (self), NULL);

  row = gtk_list_box_get_selected_row (self->list);

  return row != NULL ? game_of (row)->variant : NULL;
}
