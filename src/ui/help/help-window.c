/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/help/help-window.h"

#include <glib/gi18n.h>

#include "ui/help/help-search.h"
#include "ui/help/help-view.h"
#include "ui/parts/actions.h"
#include "ui/parts/dialog.h"
#include "ui/parts/exchange.h"
#include "ui/parts/reason.h"
#include "ui/parts/toast.h"
#include "ui/parts/touch.h"

#define WIDTH 900
#define HEIGHT 700
#define WIDTH_LEAST 320
#define HEIGHT_LEAST 240
#define TEXT_WIDTH 640

struct _RummyHelpWindow {
  AdwWindow parent_instance;

  GtkWindow *owner; /* weak */
  GSettings *settings;
  RummyCardFaces *faces;
  RummyHelpBook *book;
  const RummyHelpPage *page; /* the open one */
  RummyHelpMatch *found; /* by page, or NULL without a search */
  GPtrArray *back, *forward; /* keys of visited pages, newest last */

  GtkWidget *split, *search, *list;
  GtkWidget *contents; /* back to the list, in a narrow window */
  GtkWidget *print;    /* in a wide one */
  GtkWidget *back_button, *forward_button;
  AdwNavigationPage *content;
  GtkWidget *scrolled, *clamp;
};

G_DEFINE_FINAL_TYPE (RummyHelpWindow, rummy_help_window, ADW_TYPE_WINDOW)

enum {
  REFUSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const RummyHelpPage *
page_of (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "page");
}

static GtkListBoxRow *
row_of (RummyHelpWindow *self, const RummyHelpPage *page)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), i)) != NULL; i++) {
    if (page_of (row) == page)
      return row;
  }

  return NULL;
}

/* Once it has been laid out. */
static gboolean
scroll_cb (GtkWidget *block, GdkFrameClock *clock, gpointer viewport)
{
  if (gtk_widget_get_height (block) == 0)
    return G_SOURCE_CONTINUE;

  gtk_viewport_scroll_to (viewport, block, NULL);

  return G_SOURCE_REMOVE;
}

/* Scrolls to and focuses the block in the key, or the start. */
static void
scroll_to (RummyHelpWindow *self, GtkWidget *view, const char *key)
{
  GtkViewport *viewport = GTK_VIEWPORT (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (self->scrolled)));
  int number = rummy_help_page_find (self->page, key);
  GtkWidget *block = gtk_widget_get_first_child (view);

  /* The first child is the title. */
  for (int i = number + 1; i > 0 && block != NULL; i--)
    block = gtk_widget_get_next_sibling (block);

  gtk_widget_child_focus (number >= 0 && block != NULL ? block : view, GTK_DIR_TAB_FORWARD);
  if (number < 0 || block == NULL)
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)), 0);
  else
    gtk_widget_add_tick_callback (block, scroll_cb, g_object_ref (viewport), g_object_unref);
  if (number >= 0 && block != NULL && self->found != NULL)
    gtk_widget_add_css_class (block, "passage");
}

/* A key finds nothing where the button is insensitive. */
static const char *
why_not_go_along (RummyHelpWindow *self, GPtrArray *from)
{
  if (from->len > 0)
    return NULL;

  return from == self->back ? _("No page before this one.") : _("No page after this one.");
}

static void
show (RummyHelpWindow *self, const char *key)
{
  const RummyHelpPage *page = rummy_help_book_find (self->book, key);
  GtkWidget *view;

  if (page == NULL)
    page = g_ptr_array_index (self->book->pages, 0);
  self->page = page;
  view = rummy_help_view_new (self->book, page, self->faces);
  adw_clamp_set_child (ADW_CLAMP (self->clamp), view);
  adw_navigation_page_set_title (self->content, page->title);
  gtk_list_box_select_row (GTK_LIST_BOX (self->list), row_of (self, page));
  scroll_to (self, view, key);
  rummy_reason_set (self->back_button, why_not_go_along (self, self->back));
  rummy_reason_set (self->forward_button, why_not_go_along (self, self->forward));
}

static void
go (RummyHelpWindow *self, const char *key)
{
  if (self->page != NULL && self->page != rummy_help_book_find (self->book, key))
    g_ptr_array_add (self->back, g_strdup (self->page->key));
  g_ptr_array_set_size (self->forward, 0);
  show (self, key);
  adw_navigation_split_view_set_show_content (ADW_NAVIGATION_SPLIT_VIEW (self->split), TRUE);
}

static void
go_cb (GtkWidget *widget, const char *name, GVariant *target)
{
  go (RUMMY_HELP_WINDOW (widget), g_variant_get_string (target, NULL));
}

/* Moves from the end of one history to the page, which joins the other. */
static void
go_along (RummyHelpWindow *self, GPtrArray *from, GPtrArray *to)
{
  const char *why_not = why_not_go_along (self, from);
  g_autofree char *key = NULL;

  if (why_not != NULL) {
    rummy_toast_tell (self->split, why_not);
    return;
  }

  key = g_ptr_array_steal_index (from, from->len - 1);
  g_ptr_array_add (to, g_strdup (self->page->key));
  show (self, key);
}

static void
back_cb (GtkWidget *widget, const char *name, GVariant *target)
{
  RummyHelpWindow *self = RUMMY_HELP_WINDOW (widget);

  go_along (self, self->back, self->forward);
}

static void
forward_cb (GtkWidget *widget, const char *name, GVariant *target)
{
  RummyHelpWindow *self = RUMMY_HELP_WINDOW (widget);

  go_along (self, self->forward, self->back);
}

static void
do_cb (GtkWidget *widget, const char *name, GVariant *target)
{
  RummyHelpWindow *self = RUMMY_HELP_WINDOW (widget);
  g_autofree char *action = NULL;
  g_autoptr (GVariant) value = NULL;
  const char *why_not = NULL;

  if (self->owner == NULL ||
      !g_action_parse_detailed_name (g_variant_get_string (target, NULL), &action, &value, NULL))
    return;

  gtk_window_present (self->owner);
  if (G_IS_ACTION_MAP (self->owner) && g_str_has_prefix (action, "win."))
    why_not = rummy_actions_why_not (G_ACTION_MAP (self->owner), action + strlen ("win."));
  if (why_not != NULL)
    g_signal_emit (self, signals[REFUSED], 0, why_not);
  gtk_widget_activate_action_variant (GTK_WIDGET (self->owner), action, value);
}

static void
copy_cb (GtkWidget *widget, const char *name, GVariant *target)
{
  RummyHelpWindow *self = RUMMY_HELP_WINDOW (widget);
  g_autofree char *text = rummy_help_page_text (self->page, self->book);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
}

static void
find_cb (GtkWidget *widget, const char *name, GVariant *target)
{
  RummyHelpWindow *self = RUMMY_HELP_WINDOW (widget);

  adw_navigation_split_view_set_show_content (ADW_NAVIGATION_SPLIT_VIEW (self->split), FALSE);
  gtk_widget_grab_focus (self->search);
}

static void
chosen_cb (GtkWidget *widget, GFile *file, gpointer data)
{
  rummy_help_window_save (RUMMY_HELP_WINDOW (widget), file);
}

static void
save_cb (GtkWidget *widget, const char *name, GVariant *target)
{
  /* Translators: the name of a file. */
  rummy_exchange_choose (widget, _("Save Help as Text"), NULL, _("Rummy 500 Help.txt"), chosen_cb, NULL, NULL);
}

static void
printed_cb (GtkPrintOperation *print, GtkPrintOperationResult result, GtkWidget *widget)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;

  gtk_print_operation_get_error (print, &error);
  rummy_dialog_warn (widget, _("Not Printed"), error != NULL ? error->message : NULL);
}

static void
print_cb (GtkWidget *widget, const char *name, GVariant *target)
{
  g_autoptr (GtkPrintOperation) print = rummy_help_window_make_print (RUMMY_HELP_WINDOW (widget));

  gtk_print_operation_set_allow_async (print, TRUE);
  g_signal_connect_object (print, "done", G_CALLBACK (printed_cb), widget, G_CONNECT_DEFAULT);
  gtk_print_operation_run (print, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (widget), NULL);
}

static guint
index_of (RummyHelpWindow *self, const RummyHelpPage *page)
{
  guint at = 0;

  g_ptr_array_find (self->book->pages, page, &at);

  return at;
}

/* A search leads to the passage. */
static void
row_cb (RummyHelpWindow *self, GtkListBoxRow *row)
{
  const RummyHelpPage *page = page_of (row);
  guint block = self->found != NULL ? self->found[index_of (self, page)].block : RUMMY_HELP_NO_BLOCK;
  g_autofree char *place = g_strdup_printf ("%s#%u", page->key, block);

  go (self, block != RUMMY_HELP_NO_BLOCK ? place : page->key);
}

static gboolean
filter_cb (GtkListBoxRow *row, gpointer data)
{
  RummyHelpWindow *self = data;

  return self->found == NULL || self->found[index_of (self, page_of (row))].rank > 0;
}

static void
header_cb (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  RummyHelpWindow *self = data;
  RummyHelpSection section = page_of (row)->section;
  GtkWidget *label;

  if (self->found != NULL || (before != NULL && page_of (before)->section == section)) {
    gtk_list_box_row_set_header (row, NULL);
    return;
  }
  if (gtk_list_box_row_get_header (row) != NULL)
    return;

  label = gtk_label_new (rummy_help_section_title (section));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "help-section");
  gtk_list_box_row_set_header (row, label);
}

static GtkListBoxRow *
first_found (RummyHelpWindow *self)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), i)) != NULL; i++) {
    if (gtk_widget_get_child_visible (GTK_WIDGET (row)))
      return row;
  }

  return NULL;
}

/* What was looked for by rank, and all pages in the order of the book. */
static int
order_cb (GtkListBoxRow *a, GtkListBoxRow *b, gpointer data)
{
  RummyHelpWindow *self = data;
  guint one = index_of (self, page_of (a)), other = index_of (self, page_of (b));

  if (self->found != NULL && self->found[one].rank != self->found[other].rank)
    return self->found[one].rank > self->found[other].rank ? -1 : 1;

  return one < other ? -1 : one > other;
}

static void
search_cb (RummyHelpWindow *self)
{
  const char *wanted = gtk_editable_get_text (GTK_EDITABLE (self->search));

  g_clear_pointer (&self->found, g_free);
  if (wanted[0] != '\0') {
    self->found = g_new (RummyHelpMatch, self->book->pages->len);
    for (guint i = 0; i < self->book->pages->len; i++)
      self->found[i] = rummy_help_search (g_ptr_array_index (self->book->pages, i), wanted);
  }
  gtk_list_box_invalidate_sort (GTK_LIST_BOX (self->list));
  gtk_list_box_invalidate_filter (GTK_LIST_BOX (self->list));
  gtk_list_box_invalidate_headers (GTK_LIST_BOX (self->list));
}

static void
search_done_cb (RummyHelpWindow *self)
{
  GtkListBoxRow *row;

  search_cb (self); /* otherwise delayed after the last letter */
  row = first_found (self);
  if (row != NULL)
    row_cb (self, row);
}

static void
escape (RummyHelpWindow *self)
{
  if (gtk_editable_get_text (GTK_EDITABLE (self->search))[0] != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  else
    gtk_window_close (GTK_WINDOW (self));
}

static void
escape_cb (GtkWidget *widget, const char *name, GVariant *target)
{
  escape (RUMMY_HELP_WINDOW (widget));
}

static void
add_row (RummyHelpWindow *self, const RummyHelpPage *page)
{
  GtkWidget *row = gtk_list_box_row_new (), *label = gtk_label_new (page->title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  g_object_set_data (G_OBJECT (row), "page", (gpointer) page);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
}

static AdwNavigationPage *
make_contents (RummyHelpWindow *self)
{
  GtkWidget *view = adw_toolbar_view_new (), *scrolled = gtk_scrolled_window_new ();

  self->search = gtk_search_entry_new ();
  gtk_widget_add_css_class (self->search, "help-search");
  gtk_search_entry_set_placeholder_text (GTK_SEARCH_ENTRY (self->search), _("Search Help"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Search Help"),
                                  -1);
  g_signal_connect_object (self->search, "search-changed", G_CALLBACK (search_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "activate", G_CALLBACK (search_done_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "stop-search", G_CALLBACK (escape), self, G_CONNECT_SWAPPED);

  self->list = gtk_list_box_new ();
  gtk_widget_add_css_class (self->list, "navigation-sidebar");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Pages"), -1);
  gtk_list_box_set_filter_func (GTK_LIST_BOX (self->list), filter_cb, self, NULL);
  gtk_list_box_set_sort_func (GTK_LIST_BOX (self->list), order_cb, self, NULL);
  gtk_list_box_set_header_func (GTK_LIST_BOX (self->list), header_cb, self, NULL);
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (row_cb), self, G_CONNECT_SWAPPED);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->list);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), self->search);
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), scrolled);

  return adw_navigation_page_new (view, C_("window", "Help"));
}

static GtkWidget *
make_button (const char *icon, const char *tooltip, const char *action)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);

  return button;
}

static AdwNavigationPage *
make_content (RummyHelpWindow *self)
{
  GtkWidget *view = adw_toolbar_view_new (), *bar = adw_header_bar_new ();
  GtkWidget *viewport = gtk_viewport_new (NULL, NULL);

  /* Hidden: it would look like Back in the history. */
  adw_header_bar_set_show_back_button (ADW_HEADER_BAR (bar), FALSE);
  self->contents = make_button ("view-list-symbolic", _("All Pages"), "navigation.pop");
  adw_header_bar_pack_start (ADW_HEADER_BAR (bar), self->contents);
  self->back_button = make_button ("go-previous-symbolic", _("Back"), "help.back");
  self->forward_button = make_button ("go-next-symbolic", _("Forward"), "help.forward");
  adw_header_bar_pack_start (ADW_HEADER_BAR (bar), self->back_button);
  adw_header_bar_pack_start (ADW_HEADER_BAR (bar), self->forward_button);
  self->print = make_button ("document-print-symbolic", _("Print This Page"), "help.print");
  adw_header_bar_pack_end (ADW_HEADER_BAR (bar), self->print);
  adw_header_bar_pack_end (ADW_HEADER_BAR (bar), make_button ("edit-copy-symbolic", _("Copy This Page"), "help.copy"));
  adw_header_bar_set_show_title (ADW_HEADER_BAR (bar), FALSE); /* the page starts with the title */

  self->clamp = adw_clamp_new ();
  adw_clamp_set_maximum_size (ADW_CLAMP (self->clamp), TEXT_WIDTH);
  gtk_viewport_set_child (GTK_VIEWPORT (viewport), self->clamp);
  gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), TRUE);
  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), viewport);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), bar);
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), self->scrolled);

  return adw_navigation_page_new (view, C_("window", "Help"));
}

static void
rummy_help_window_dispose (GObject *object)
{
  RummyHelpWindow *self = RUMMY_HELP_WINDOW (object);

  if (self->faces != NULL)
    rummy_card_faces_stop (self->faces);
  g_clear_weak_pointer (&self->owner);

  G_OBJECT_CLASS (rummy_help_window_parent_class)->dispose (object);
}

static void
rummy_help_window_finalize (GObject *object)
{
  RummyHelpWindow *self = RUMMY_HELP_WINDOW (object);

  g_clear_object (&self->faces);
  g_clear_object (&self->settings);
  g_ptr_array_unref (self->back);
  g_ptr_array_unref (self->forward);
  g_clear_pointer (&self->book, rummy_help_book_unref);
  g_free (self->found);

  G_OBJECT_CLASS (rummy_help_window_parent_class)->finalize (object);
}

static void
rummy_help_window_class_init (RummyHelpWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_help_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = rummy_help_window_finalize;

  signals[REFUSED] = g_signal_new ("refused", RUMMY_TYPE_HELP_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_install_action (widget_class, "help.go", "s", go_cb);
  gtk_widget_class_install_action (widget_class, "help.do", "s", do_cb);
  gtk_widget_class_install_action (widget_class, "help.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "help.forward", NULL, forward_cb);
  gtk_widget_class_install_action (widget_class, "help.copy", NULL, copy_cb);
  gtk_widget_class_install_action (widget_class, "help.print", NULL, print_cb);
  gtk_widget_class_install_action (widget_class, "help.save", NULL, save_cb);
  gtk_widget_class_install_action (widget_class, "help.find", NULL, find_cb);
  gtk_widget_class_install_action (widget_class, "help.escape", NULL, escape_cb);

  /* F1 in the help searches. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F1, 0, "help.find", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "help.escape", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "help.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Right, GDK_ALT_MASK, "help.forward", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "help.find", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "help.print", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_q, GDK_CONTROL_MASK, "app.quit", NULL);
}

static void
rummy_help_window_init (RummyHelpWindow *self)
{
  AdwBreakpoint *narrow = adw_breakpoint_new (adw_breakpoint_condition_parse ("max-width: 640sp"));
  GtkWidget *toasts = adw_toast_overlay_new ();
  GValue collapsed = G_VALUE_INIT;

  self->back = g_ptr_array_new_with_free_func (g_free);
  self->forward = g_ptr_array_new_with_free_func (g_free);
  self->faces = rummy_card_faces_new ();
  self->content = make_content (self);
  self->split = adw_navigation_split_view_new ();
  adw_navigation_split_view_set_sidebar (ADW_NAVIGATION_SPLIT_VIEW (self->split), make_contents (self));
  adw_navigation_split_view_set_content (ADW_NAVIGATION_SPLIT_VIEW (self->split), self->content);
  g_object_bind_property (self->split, "collapsed", self->contents, "visible", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->split, "collapsed", self->print, "visible",
                          G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN); /* there is no room for it */
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (toasts), self->split);
  adw_window_set_content (ADW_WINDOW (self), toasts);

  g_value_init (&collapsed, G_TYPE_BOOLEAN);
  g_value_set_boolean (&collapsed, TRUE);
  adw_breakpoint_add_setter (narrow, G_OBJECT (self->split), "collapsed", &collapsed);
  adw_window_add_breakpoint (ADW_WINDOW (self), narrow);
  rummy_touch_follow (GTK_WIDGET (self), G_OBJECT (self->split));

  /* Moving between paragraphs should not select their text. */
  g_object_set (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-label-select-on-focus", FALSE, NULL);

  gtk_window_set_title (GTK_WINDOW (self), C_("window", "Help"));
  gtk_window_set_default_size (GTK_WINDOW (self), WIDTH, HEIGHT);
  gtk_widget_set_size_request (GTK_WIDGET (self), WIDTH_LEAST, HEIGHT_LEAST);
}

static void
read_deck (RummyHelpWindow *self)
{
  RummyDeck deck;

  rummy_deck_read (self->settings, &deck);
  rummy_card_faces_set_deck (self->faces, &deck);
}

/* Texts about keys depend on it. */
static void
read_book (RummyHelpWindow *self)
{
  g_autofree char *key = self->page != NULL ? g_strdup (self->page->key) : NULL;
  GtkWidget *nothing = gtk_label_new (_("No page contains these words."));
  RummyHelpBook *old = self->book;

  gtk_list_box_remove_all (GTK_LIST_BOX (self->list)); /* the placeholder too */
  gtk_label_set_wrap (GTK_LABEL (nothing), TRUE);
  gtk_widget_add_css_class (nothing, "dim-label");
  gtk_list_box_set_placeholder (GTK_LIST_BOX (self->list), nothing);
  g_clear_pointer (&self->found, g_free);
  self->page = NULL;
  self->book = rummy_help_book_new (g_settings_get_boolean (self->settings, "classic-keys"));
  for (guint i = 0; i < self->book->pages->len; i++)
    add_row (self, g_ptr_array_index (self->book->pages, i));
  search_cb (self);
  if (key != NULL)
    show (self, key);
  g_clear_pointer (&old, rummy_help_book_unref);
}

GtkWidget *
rummy_help_window_new (GtkWindow *owner, GSettings *settings)
{
  RummyHelpWindow *self;

  g_return_val_if_fail (GTK_IS_WINDOW (owner), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (RUMMY_TYPE_HELP_WINDOW, "application", gtk_window_get_application (owner), NULL);
  g_set_weak_pointer (&self->owner, owner);
  if (gtk_widget_has_css_class (GTK_WIDGET (owner), "devel")) /* development builds look different */
    gtk_widget_add_css_class (GTK_WIDGET (self), "devel");
  self->settings = g_object_ref (settings);
  g_signal_connect_object (settings, "changed", G_CALLBACK (read_deck), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::classic-keys", G_CALLBACK (read_book), self, G_CONNECT_SWAPPED);
  read_deck (self);
  read_book (self);

  return GTK_WIDGET (self);
}

void
rummy_help_window_show (RummyHelpWindow *self, const char *key)
{
  g_return_if_fail (RUMMY_IS_HELP_WINDOW (self));
  g_return_if_fail (key != NULL);

  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  go (self, key);
}

RummyHelpBook *
rummy_help_window_get_book (RummyHelpWindow *self)
{
  g_return_val_if_fail (RUMMY_IS_HELP_WINDOW (self), NULL);

  return self->book;
}

const char *
rummy_help_window_get_key (RummyHelpWindow *self)
{
  g_return_val_if_fail (RUMMY_IS_HELP_WINDOW (self), NULL);

  return self->page != NULL ? self->page->key : NULL;
}

GtkPrintOperation *
rummy_help_window_make_print (RummyHelpWindow *self)
{
  RummyDeck deck;

  g_return_val_if_fail (RUMMY_IS_HELP_WINDOW (self), NULL);
  g_return_val_if_fail (self->page != NULL, NULL);

  rummy_deck_read (self->settings, &deck);

  return rummy_help_print_new (self->book, self->page, &deck);
}

void
rummy_help_window_save (RummyHelpWindow *self, GFile *file)
{
  g_autofree char *text = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_return_if_fail (RUMMY_IS_HELP_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  text = rummy_help_book_text (self->book);
  bytes = g_bytes_new (text, strlen (text));
  rummy_exchange_write (rummy_exchange_new (GTK_WIDGET (self), file, _("Help File Not Saved")), bytes);
}
