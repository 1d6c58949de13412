/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/parts/dialog.h"

#include <glib/gi18n.h>

#include "ui/parts/reason.h"

#define FRAMES_UNHEARD 4

/* If a closing dialog is freed in the middle of its own layout, because the window crosses the size at which dialogs
 * change their form, libadwaita (1.7) crashes.  So it is kept alive until then. */
static void
outlive_parent_cb (AdwDialog *dialog)
{
  if (gtk_widget_get_parent (GTK_WIDGET (dialog)) == NULL)
    g_idle_add_once (g_object_unref, g_object_ref (dialog));
}

void
rummy_dialog_name_pane (GtkWidget *pane, const char *name, const char *words)
{
  g_return_if_fail (GTK_IS_SCROLLED_WINDOW (pane));

  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (pane)) != GTK_ACCESSIBLE_ROLE_GROUP)
    g_object_set (pane, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (pane), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
}

/* Tab stops at the scrolled window of a message, of which a screen reader knows nothing. */
static void
name_pane_below (GtkWidget *widget, AdwAlertDialog *dialog)
{
  GtkWidget *extra = adw_alert_dialog_get_extra_child (dialog);
  const char *body = GTK_IS_LABEL (extra) ? gtk_label_get_text (GTK_LABEL (extra)) : adw_alert_dialog_get_body (dialog);

  if (GTK_IS_SCROLLED_WINDOW (widget)) {
    rummy_dialog_name_pane (widget, adw_alert_dialog_get_heading (dialog), body);
    return;
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_pane_below (child, dialog);
}

void
rummy_dialog_present (AdwDialog *dialog, GtkWidget *parent)
{
  static const GdkModifierType help_modifiers[] = { 0, GDK_CONTROL_MASK };
  GtkEventController *controller = gtk_shortcut_controller_new ();
  GtkRoot *window = gtk_widget_get_root (parent);

  /* The application's shortcuts do not work in a dialog. */
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (controller),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_q, GDK_CONTROL_MASK), gtk_named_action_new ("app.quit")));
  for (gsize i = 0; i < G_N_ELEMENTS (help_modifiers); i++)
    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                          gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_F1, help_modifiers[i]),
                                                            gtk_named_action_new ("win.help")));
  gtk_widget_add_controller (GTK_WIDGET (dialog), controller);
  g_signal_connect (dialog, "notify::parent", G_CALLBACK (outlive_parent_cb), NULL);
  if (ADW_IS_ALERT_DIALOG (dialog))
    name_pane_below (adw_dialog_get_child (dialog), ADW_ALERT_DIALOG (dialog));
  adw_dialog_present (dialog, parent);
  if (G_IS_ACTION_MAP (window))
    rummy_reason_follow (GTK_WIDGET (dialog), "win", G_ACTION_MAP (window));
}

typedef struct {
  GtkWidget *widget;
  void (*told) (AdwDialog *dialog);
  guint frames;
} Opening;

static gboolean
opening_cb (GtkWidget *dialog, GdkFrameClock *clock, gpointer data)
{
  Opening *opening = data;
  GtkWidget *focus;

  if (opening->frames++ == 0)
    gtk_widget_grab_focus (opening->widget);
  if (opening->frames < FRAMES_UNHEARD)
    return G_SOURCE_CONTINUE;

  focus = gtk_root_get_focus (gtk_widget_get_root (dialog));
  if (focus != NULL && (focus == opening->widget || gtk_widget_is_ancestor (focus, opening->widget)))
    gtk_accessible_update_platform_state (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PLATFORM_STATE_FOCUSED);
  if (opening->told != NULL)
    opening->told (ADW_DIALOG (dialog));

  return G_SOURCE_REMOVE;
}

void
rummy_dialog_focus (AdwDialog *dialog, GtkWidget *widget, void (*told) (AdwDialog *dialog))
{
  Opening *opening;

  g_return_if_fail (ADW_IS_DIALOG (dialog));
  g_return_if_fail (GTK_IS_WIDGET (widget));

  opening = g_new (Opening, 1);
  *opening = (Opening) { .widget = widget, .told = told };
  gtk_widget_add_tick_callback (GTK_WIDGET (dialog), opening_cb, opening, g_free);
}

void
rummy_dialog_warn (GtkWidget *parent, const char *heading, const char *body)
{
  AdwDialog *dialog;
  GtkWidget *label;

  g_return_if_fail (GTK_IS_WIDGET (parent));

  /* Not the body of the dialog, which does not break long file names. */
  label = g_object_new (GTK_TYPE_LABEL,
                        "label", body,
                        "wrap", TRUE,
                        "wrap-mode", PANGO_WRAP_WORD_CHAR,
                        "max-width-chars", 40,
                        NULL);
  dialog = adw_alert_dialog_new (heading, NULL);
  adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (dialog), label);
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _("_Close"));
  rummy_dialog_present (dialog, parent);
}
