/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/news.h"

#include <glib/gi18n.h>

#include "ui/parts/announce.h"
#include "ui/parts/dialog.h"
#include "ui/parts/object.h"
#include "ui/parts/toast.h"
#include "ui/window/crash.h"

#define CHARS 34  /* per line of a refusal */
#define BESIDE 18 /* free pixels around the pointer */

struct _RummyNews {
  GObject parent_instance;

  RummyScreen *screen;
  GtkWidget *overlay;
  RummyPages *pages;
  AdwToastOverlay *toasts;
  AdwBanner *trouble;
  RummyStatus *status;
  AdwToast *told; /* weak */
  AdwToast *offered; /* weak */
  GtkWidget *refusal;
  gboolean is_by_pointer;   /* last act, by pointer */
  graphene_point_t pointer; /* in window coordinates */
};

static void
clear (RummyNews *self)
{
  g_clear_weak_pointer (&self->told);
  g_clear_weak_pointer (&self->offered);
}

RUMMY_DEFINE_OBJECT_WITH_CLEAR (RummyNews, rummy_news, clear)

static void
show (RummyNews *self, AdwToast *toast)
{
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static AdwToast *
toast_new (RummyNews *self, const char *message)
{
  return rummy_toast_new (rummy_screen_get_window (self->screen), message);
}

static void
forget_offered_cb (RummyNews *self)
{
  g_clear_weak_pointer (&self->offered);
}

/* Dismissed once read; other trouble brings it back. */
static void
explain_trouble_cb (RummyNews *self)
{
  const GError *trouble = rummy_session_get_trouble (rummy_screen_get_session (self->screen));

  adw_banner_set_revealed (self->trouble, FALSE);
  if (trouble != NULL)
    rummy_dialog_warn (rummy_screen_get_window (self->screen),
                       trouble->code == RUMMY_AUTOSAVE_ERROR_SLOW ? _("Game Not Saved Yet")
                                                                  : _("Game Not Saved"),
                       trouble->message);
}

/* A low window hides the banner. */
static void
fit_trouble (RummyNews *self)
{
  AdwToast *toast;
  gboolean is_compact;

  g_object_get (self->status, "compact", &is_compact, NULL);
  if (!is_compact || !adw_banner_get_revealed (self->trouble))
    return;

  adw_banner_set_revealed (self->trouble, FALSE);
  toast = toast_new (self, adw_banner_get_title (self->trouble));
  adw_toast_set_button_label (toast, _("Details"));
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (explain_trouble_cb), self, G_CONNECT_SWAPPED);
  show (self, toast);
}

static void
trouble_cb (RummyNews *self)
{
  const GError *trouble = rummy_session_get_trouble (rummy_screen_get_session (self->screen));

  if (trouble != NULL && trouble->code == RUMMY_AUTOSAVE_ERROR_ELSEWHERE)
    adw_banner_set_title (self->trouble, _("Rummy 500 is already open elsewhere, so games aren’t saved here."));
  else if (trouble != NULL && trouble->code == RUMMY_AUTOSAVE_ERROR_SLOW)
    adw_banner_set_title (self->trouble, _("Saving is taking a while. You can keep playing."));
  else if (trouble != NULL)
    adw_banner_set_title (self->trouble, _("You can keep playing, but this game isn’t being saved."));
  adw_banner_set_revealed (self->trouble, trouble != NULL);
  fit_trouble (self);
  if (trouble != NULL && gtk_widget_get_mapped (rummy_screen_get_window (self->screen)))
    rummy_announce (GTK_WIDGET (self->trouble), adw_banner_get_title (self->trouble));
}

/* If the current game cannot be saved either, says so. */
static void
history_trouble_cb (RummyNews *self, GParamSpec *pspec, RummyHistory *history)
{
  const GError *trouble = rummy_history_get_trouble (history);

  if (trouble != NULL &&
      (trouble->code != RUMMY_HISTORY_ERROR_UNUSABLE ||
       rummy_session_get_trouble (rummy_screen_get_session (self->screen)) == NULL))
    rummy_dialog_warn (rummy_screen_get_window (self->screen), _("Games Played"), trouble->message);
}

static void
viewed_cb (RummyNews *self)
{
  if (rummy_screen_is_passing (self->screen))
    rummy_news_dismiss (self);
}

static void
changed_cb (RummyNews *self)
{
  if (self->offered != NULL && !rummy_session_can_undo (rummy_screen_get_session (self->screen)) &&
      g_strcmp0 (adw_toast_get_action_name (self->offered), "win.bring-back") == 0)
    adw_toast_dismiss (self->offered);
  fit_trouble (self);
}

/* Records where; others handle it. */
static gboolean
event_cb (RummyNews *self, GdkEvent *event)
{
  GtkNative *window = GTK_NATIVE (rummy_screen_get_window (self->screen));
  double x, y, left, top;

  switch (gdk_event_get_event_type (event)) {
  case GDK_KEY_PRESS:
    self->is_by_pointer = FALSE;
    break;
  case GDK_BUTTON_PRESS:
  case GDK_BUTTON_RELEASE:
  case GDK_TOUCH_BEGIN:
  case GDK_TOUCH_UPDATE:
  case GDK_TOUCH_END:
    self->is_by_pointer = gdk_event_get_surface (event) == gtk_native_get_surface (window) &&
                          gdk_event_get_position (event, &x, &y);
    if (!self->is_by_pointer)
      break;
    gtk_native_get_surface_transform (window, &left, &top);
    graphene_point_init (&self->pointer, x - left, y - top);
    break;
  default:
    break;
  }

  return GDK_EVENT_PROPAGATE;
}

/* Where the person looks, in overlay coordinates. */
static gboolean
find_eye (RummyNews *self, graphene_rect_t *eye)
{
  GtkWidget *window = rummy_screen_get_window (self->screen), *focus = gtk_window_get_focus (GTK_WINDOW (window));
  GtkWidget *table = GTK_WIDGET (rummy_pages_get_table (self->pages));
  graphene_point_t point;

  if (!self->is_by_pointer)
    return focus != NULL && gtk_widget_is_ancestor (focus, table) &&
           gtk_widget_compute_bounds (focus, self->overlay, eye);

  if (!gtk_widget_compute_point (window, self->overlay, &self->pointer, &point))
    return FALSE;

  graphene_rect_init (eye, point.x, point.y, 0, 0);
  graphene_rect_inset (eye, -BESIDE, -BESIDE);

  return TRUE;
}

/* Finds a place beside the last act; FALSE outside the table. */
static gboolean
place_at_eye (RummyNews *self, int width, int height, GdkRectangle *place)
{
  int right = MAX (gtk_widget_get_width (self->overlay) - width, 0);
  int bottom = MAX (gtk_widget_get_height (self->overlay) - height, 0);
  graphene_rect_t eye;
  int y;

  if (!find_eye (self, &eye))
    return FALSE;

  y = (int) eye.origin.y - height;
  if (y < 0)
    y = (int) (eye.origin.y + eye.size.height);
  *place = (GdkRectangle) { CLAMP ((int) (eye.origin.x + eye.size.width / 2) - width / 2, 0, right),
                            CLAMP (y, 0, bottom), width, height };

  return TRUE;
}

/* Above the hand after a deal, else at the bottom. */
static gboolean
place_cb (RummyNews *self, GtkWidget *over, GdkRectangle *place)
{
  RummyTable *table = rummy_pages_get_shown_table (self->pages);
  int width = gtk_widget_get_width (GTK_WIDGET (self->pages)), end = gtk_widget_get_height (GTK_WIDGET (self->pages));
  GtkRequisition least, size;

  if (rummy_screen_get_game (self->screen) == NULL)
    return FALSE;

  gtk_widget_get_preferred_size (over, &least, &size);
  size.width = MAX (MIN (size.width, width), least.width);
  if (over == self->refusal) {
    gtk_widget_measure (over, GTK_ORIENTATION_VERTICAL, size.width, NULL, &size.height, NULL, NULL);
    if (place_at_eye (self, size.width, size.height, place))
      return TRUE;
  }
  if (gtk_widget_get_mapped (GTK_WIDGET (table)))
    *place = rummy_table_find_bare (table, size.width, size.height);
  else
    *place = (GdkRectangle) { (width - size.width) / 2, MAX (end - size.height, 0), size.width, size.height };

  return TRUE;
}

/* Clicks pass through it and remove it. */
static void
add_refusal (RummyNews *self)
{
  GtkEventController *controller = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_object (controller, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (rummy_screen_get_window (self->screen), controller);

  self->refusal = g_object_new (GTK_TYPE_LABEL, "visible", FALSE, "wrap", TRUE, "max-width-chars", CHARS, "justify",
                                GTK_JUSTIFY_CENTER, "can-target", FALSE, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT,
                                "css-classes", (const char *[]) { "refusal", NULL }, NULL);
  gtk_overlay_add_overlay (GTK_OVERLAY (self->overlay), self->refusal);
  rummy_status_set_refusal (self->status, GTK_LABEL (self->refusal));
  g_signal_connect_object (self->overlay, "get-child-position", G_CALLBACK (place_cb), self, G_CONNECT_SWAPPED);
}

RummyNews *
rummy_news_new (RummyScreen *screen, RummyPages *pages, AdwToastOverlay *toasts, AdwBanner *trouble,
                RummyStatus *status)
{
  RummyNews *self = g_object_new (RUMMY_TYPE_NEWS, NULL);
  RummySession *session = rummy_screen_get_session (screen);

  self->screen = screen;
  self->overlay = gtk_widget_get_parent (GTK_WIDGET (toasts));
  self->pages = pages;
  self->toasts = toasts;
  self->trouble = trouble;
  self->status = status;
  add_refusal (self);
  g_signal_connect_object (trouble, "button-clicked", G_CALLBACK (explain_trouble_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::trouble", G_CALLBACK (trouble_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (rummy_session_get_history (session), "notify::trouble", G_CALLBACK (history_trouble_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (screen, "viewed", G_CALLBACK (viewed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (screen, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  trouble_cb (self);

  return self;
}

void
rummy_news_tell (RummyNews *self, const char *message)
{
  AdwToast *toast = toast_new (self, message);

  if (self->told != NULL)
    adw_toast_dismiss (self->told);
  g_set_weak_pointer (&self->told, toast);
  adw_toast_set_timeout (toast, 3);
  show (self, toast);
}

/* At the table, beside what was tried. */
void
rummy_news_tell_why_not (RummyNews *self, const char *why_not)
{
  if (rummy_screen_get_game (self->screen) == NULL) {
    rummy_news_tell (self, why_not);
    return;
  }

  rummy_announce (GTK_WIDGET (self->status), why_not);
  rummy_status_tell (self->status, why_not);
}

void
rummy_news_offer (RummyNews *self, const char *message, const char *label, const char *action)
{
  AdwToast *toast = toast_new (self, message);

  if (self->offered != NULL)
    adw_toast_dismiss (self->offered);
  if (self->told != NULL)
    adw_toast_dismiss (self->told); /* an offer never waits behind it */
  g_set_weak_pointer (&self->offered, toast);
  adw_toast_set_button_label (toast, label);
  adw_toast_set_detailed_action_name (toast, action);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (forget_offered_cb), self, G_CONNECT_SWAPPED);
  show (self, toast);
}

void
rummy_news_tell_done (RummyNews *self, const char *message)
{
  if (rummy_session_can_undo (rummy_screen_get_session (self->screen))) {
    rummy_news_offer (self, message, C_("button", "Undo"), "win.bring-back");
    return;
  }

  if (self->offered != NULL)
    adw_toast_dismiss (self->offered);
  rummy_news_tell (self, message);
}

void
rummy_news_dismiss (RummyNews *self)
{
  adw_toast_overlay_dismiss_all (self->toasts);
}

static void
show_report_cb (AdwToast *toast, RummyNews *self)
{
  rummy_dialog_warn (rummy_screen_get_window (self->screen), _("Crash Report"),
                     g_object_get_data (G_OBJECT (toast), "report"));
}

void
rummy_news_tell_crash (RummyNews *self)
{
  g_autofree char *path = NULL, *name = NULL, *words = NULL;
  g_autofree char *report = rummy_crash_take_report (&path);
  AdwToast *toast;

  if (report == NULL)
    return;

  name = g_filename_display_name (path);
  /* Translators: the name of a file, then lines of technical text. */
  words = g_strdup_printf (_("A report for developers was saved as “%s”.\n\n%s"), name, report);
  toast = toast_new (self, _("Rummy 500 closed unexpectedly. Nothing was lost."));
  adw_toast_set_timeout (toast, 0);
  adw_toast_set_button_label (toast, _("Details"));
  g_object_set_data_full (G_OBJECT (toast), "report", g_steal_pointer (&words), g_free);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (show_report_cb), self, G_CONNECT_DEFAULT);
  show (self, toast);
}

AdwToast *
rummy_news_get_told (RummyNews *self)
{
  return self->told;
}

AdwToast *
rummy_news_get_offered (RummyNews *self)
{
  return self->offered;
}
