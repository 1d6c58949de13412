/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Goes with Tab through all that can be seen, and notes which commands are met on the way. */

#include <dlfcn.h>

#include "window-fixture.h"

/* More than any page has. */
#define STOPS_MAX 400

/* What the program has, and what a player meets with keys alone; "win.undo" and the like. */
static GHashTable *registered, *met;

/* Keys that commands have, as in "Ctrl+Z", and those of Keyboard Shortcuts. */
static GHashTable *listened, *listed;

/* The groups that widgets were given, and what they are called there. */
static GHashTable *groups;

/* Where the walk is, for what it tells. */
static const char *place;

static inline void
note (GHashTable *names, const char *name)
{
  g_hash_table_add (names, g_strdup (name));
}

static inline void
init_names (void)
{
  GHashTable **const tables[] = { &registered, &met, &listened, &listed };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    *tables[i] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  groups = g_hash_table_new_full (NULL, NULL, g_object_unref, g_free);
}

static inline void
note_group (GActionGroup *group, const char *prefix)
{
  g_auto (GStrv) names = g_action_group_list_actions (group);

  for (guint i = 0; names[i] != NULL; i++)
    g_hash_table_add (registered, g_strdup_printf ("%s.%s", prefix, names[i]));
}

/* In the place of the one of GTK, which tells nobody which groups there are. */
void
gtk_widget_insert_action_group (GtkWidget *widget, const char *name, GActionGroup *group)
{
  static void (*insert) (GtkWidget *, const char *, GActionGroup *);

  if (insert == NULL) {
    gpointer gtk = dlopen ("libgtk-4.so.1", RTLD_LAZY | RTLD_NOLOAD);

    g_assert_nonnull (gtk);
    *(gpointer *) &insert = dlsym (gtk, "gtk_widget_insert_action_group");
  }
  if (group != NULL && groups != NULL)
    g_hash_table_insert (groups, g_object_ref (group), g_strdup (name));
  insert (widget, name, group);
}

G_GNUC_PRINTF (1, 2) static inline void
find_fault (const char *format, ...)
{
  g_autofree char *words = NULL;
  va_list arguments;

  va_start (arguments, format);
  words = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_test_message ("%s: %s", place, words);
  g_test_fail ();
}

/* The name without what it is done to. */
static inline void
meet (const char *detailed)
{
  g_autofree char *name = NULL;
  g_autoptr (GVariant) target = NULL;

  if (detailed == NULL)
    return;
  if (!g_action_parse_detailed_name (detailed, &name, &target, NULL))
    name = g_strdup (detailed);
  note (met, name);
}

/* Nobody must have wanted them all: what is hidden while it cannot be done is there when it can. */
static inline void
meet_menu (GMenuModel *model)
{
  for (int i = 0; i < g_menu_model_get_n_items (model); i++) {
    static const char *const links[] = { G_MENU_LINK_SECTION, G_MENU_LINK_SUBMENU };
    g_autofree char *action = NULL;

    if (g_menu_model_get_item_attribute (model, i, G_MENU_ATTRIBUTE_ACTION, "s", &action))
      meet (action);
    for (guint k = 0; k < G_N_ELEMENTS (links); k++) {
      g_autoptr (GMenuModel) more = g_menu_model_get_item_link (model, i, links[k]);

      if (more != NULL)
        meet_menu (more);
    }
  }
}

/* As Enter on it does; some are filled only then. */
static inline void
meet_menu_button (GtkMenuButton *button)
{
  gtk_menu_button_popup (button);
  if (gtk_menu_button_get_menu_model (button) != NULL)
    meet_menu (gtk_menu_button_get_menu_model (button));
  gtk_menu_button_popdown (button);
}

/* The keys of a widget that do something by its name. */
static inline void
meet_keys (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GListModel) shortcuts = g_list_model_get_item (controllers, i);

    for (guint k = 0; GTK_IS_SHORTCUT_CONTROLLER (shortcuts) && k < g_list_model_get_n_items (shortcuts); k++) {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, k);
      GtkShortcutAction *action = gtk_shortcut_get_action (shortcut);
      GVariant *told = gtk_shortcut_get_arguments (shortcut); /* to a callback of the replay */
      g_autofree char *name =
        GTK_IS_NAMED_ACTION (action) ? g_strdup (gtk_named_action_get_action_name (GTK_NAMED_ACTION (action)))
        : told != NULL && g_variant_is_of_type (told, G_VARIANT_TYPE_STRING)
          ? g_strconcat ("replay.", g_variant_get_string (told, NULL), NULL)
          : NULL;

      if (name == NULL || !g_hash_table_contains (registered, name))
        continue;
      meet (name);
      g_hash_table_add (listened, gtk_shortcut_trigger_to_label (gtk_shortcut_get_trigger (shortcut),
                                                                 gtk_widget_get_display (widget)));
    }
  }
}

/* Of the class, which a key or the screen reader activates. */
static inline void
note_class (GtkWidget *widget)
{
  const char *name, *property;
  const GVariantType *type;
  GType owner;

  for (guint i = 0; gtk_widget_class_query_action (GTK_WIDGET_GET_CLASS (widget), i, &owner, &name, &type, &property);
       i++) {
    if (g_str_has_prefix (g_type_name (owner), "Rummy"))
      note (registered, name);
  }
}

static inline void
note_tree (GtkWidget *widget)
{
  note_class (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    note_tree (child);
}

static inline void
note_registered (GtkWidget *root)
{
  GHashTableIter iter;
  gpointer group, prefix;

  note_tree (root);
  if (RUMMY_IS_WINDOW (root))
    note_group (G_ACTION_GROUP (root), "win");
  g_hash_table_iter_init (&iter, groups);
  while (g_hash_table_iter_next (&iter, &group, &prefix))
    note_group (group, prefix);
}

static inline gboolean
is_text (GtkWidget *widget, const char *unused)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_visible (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0';
}

/* Whether a screen reader has words for it: its own, those of another widget, what stands in it, or its tooltip. */
static inline gboolean
has_name (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) ||
      gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY) ||
      find (widget, is_text, NULL) != NULL || gtk_widget_get_tooltip_text (widget) != NULL)
    return TRUE;

  /* The inner part of an entry, or of a button with a menu or a dialog. */
  return (GTK_IS_TEXT (widget) || GTK_IS_MENU_BUTTON (parent) || GTK_IS_COLOR_DIALOG_BUTTON (parent)) &&
         has_name (parent);
}

static inline void
meet_stop (GtkWidget *stop)
{
  GtkWidget *parent = gtk_widget_get_parent (stop);

  if (!has_name (stop))
    find_fault ("a %s in a %s has no name", G_OBJECT_TYPE_NAME (stop), G_OBJECT_TYPE_NAME (parent));

  if (GTK_IS_MENU_BUTTON (parent))
    meet_menu_button (GTK_MENU_BUTTON (parent));
  for (GtkWidget *widget = stop; widget != NULL; widget = gtk_widget_get_parent (widget))
    meet_keys (widget);
  if (!GTK_IS_ACTIONABLE (stop))
    return;
  meet (gtk_actionable_get_action_name (GTK_ACTIONABLE (stop)));
  /* The help has the commands of the window of the game. */
  if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (stop)), "help.do") == 0)
    meet (g_variant_get_string (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (stop)), NULL));
}

static inline GtkWidget *
press_tab (GtkWidget *root)
{
  g_signal_emit_by_name (root, "move-focus", GTK_DIR_TAB_FORWARD);

  return gtk_root_get_focus (GTK_ROOT (root));
}

/* Until a dialog has the focus. */
static inline void
wait_for_page (GtkWidget *root)
{
  GtkWidget *dialog = ADW_IS_APPLICATION_WINDOW (root)
                        ? GTK_WIDGET (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (root)))
                        : NULL;
  GtkWidget *focus;

  for (guint frame = 0; frame < 3; frame++)
    gtk_test_widget_wait_for_draw (root);
  while (dialog != NULL && ((focus = gtk_root_get_focus (GTK_ROOT (root))) == NULL ||
                            !gtk_widget_is_ancestor (focus, dialog)))
    g_main_context_iteration (NULL, TRUE);
}

/* Tab goes round: whatever comes again first is where it began. Returns the stops, to be freed. */
static inline GPtrArray *
walk (const char *name, GtkWidget *root)
{
  GPtrArray *stops = g_ptr_array_new_with_free_func (g_object_unref);
  GtkWidget *stop;
  guint again;

  place = name;
  wait_for_page (root);
  note_registered (root);
  while ((stop = press_tab (root)) != NULL && !g_ptr_array_find (stops, stop, &again) && stops->len < STOPS_MAX) {
    if (g_getenv ("RUMMY_TEST_STOPS") != NULL)
      g_printerr ("%s: %s %s\n", place, G_OBJECT_TYPE_NAME (stop),
                  GTK_IS_ACTIONABLE (stop) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (stop)) : "");
    g_ptr_array_add (stops, g_object_ref (stop));
    meet_stop (stop);
  }
  if (stop == NULL || stops->len == STOPS_MAX)
    find_fault ("Tab does not go round");
  else if (again != 0)
    find_fault ("Tab is caught at a %s, the stop %u of %u", G_OBJECT_TYPE_NAME (stop), again, stops->len);

  return stops;
}

static inline void
heard_cb (GSimpleAction *action, GVariant *parameter, gpointer prefix)
{
  g_hash_table_add (met, g_strdup_printf ("%s.%s", (char *) prefix, g_action_get_name (G_ACTION (action))));
}

/* From now on the commands of a group are only noted. */
static inline void
listen_to (GActionGroup *group, const char *prefix)
{
  g_auto (GStrv) names = g_action_group_list_actions (group);

  for (guint i = 0; G_IS_ACTION_MAP (group) && names[i] != NULL; i++) {
    GAction *action = g_action_map_lookup_action (G_ACTION_MAP (group), names[i]);

    if (!G_IS_SIMPLE_ACTION (action))
      continue;
    g_signal_handlers_block_matched (action, G_SIGNAL_MATCH_ID, g_signal_lookup ("activate", G_TYPE_SIMPLE_ACTION), 0,
                                     NULL, NULL, NULL);
    g_signal_connect (action, "activate", G_CALLBACK (heard_cb), (gpointer) g_intern_string (prefix));
  }
}

/* What Enter does on the stops that tell no command; the commands themselves do nothing any more. */
static inline void
press (GPtrArray *stops)
{
  GHashTableIter iter;
  gpointer group, prefix;

  listen_to (G_ACTION_GROUP (gtk_widget_get_root (g_ptr_array_index (stops, 0))), "win");
  g_hash_table_iter_init (&iter, groups);
  while (g_hash_table_iter_next (&iter, &group, &prefix))
    listen_to (group, prefix);
  for (guint i = 0; i < stops->len; i++) {
    GtkWidget *stop = g_ptr_array_index (stops, i);

    if (!gtk_widget_get_mapped (stop) || gtk_widget_get_root (stop) == NULL ||
        (GTK_IS_ACTIONABLE (stop) && gtk_actionable_get_action_name (GTK_ACTIONABLE (stop)) != NULL))
      continue;
    if (GTK_IS_BUTTON (stop) && !GTK_IS_TOGGLE_BUTTON (stop))
      g_signal_emit_by_name (stop, "clicked");
    else if (GTK_IS_LIST_BOX_ROW (stop) || GTK_IS_FLOW_BOX_CHILD (stop))
      gtk_widget_activate (stop);
  }
}
