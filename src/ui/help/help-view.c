/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/help/help-view.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "ui/cards/sample.h"
#include "ui/words/words.h"

#define HEADING_LEVEL 2 /* level 1 is the title of the page */
#define ITEM_INDENT 12

guint
rummy_help_read_cards (const char *codes, RummyCard cards[RUMMY_CARDS_MAX])
{
  guint n = 0;

  while (*codes != '\0' && n < RUMMY_CARDS_MAX) {
    size_t length = rummy_card_from_text (codes, &cards[n]);

    g_return_val_if_fail (length > 0, n);
    codes += length;
    codes += *codes == ' ';
    n++;
  }

  return n;
}

static GtkWidget *
make_label (const char *text, const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label", text,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "natural-wrap-mode", GTK_NATURAL_WRAP_NONE,
                                   "xalign", 0.0f,
                                   "selectable", TRUE,
                                   NULL);

  if (style != NULL)
    gtk_widget_add_css_class (label, style);

  return label;
}

static GtkWidget *
make_heading (const char *text, const char *style, int level)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                   "label", text,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "xalign", 0.0f,
                                   NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
  gtk_widget_add_css_class (label, style);

  return label;
}

static GtkWidget *
make_item (const char *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9), *label = make_label (text, NULL);
  GtkWidget *mark = g_object_new (GTK_TYPE_LABEL, "label", "•", "valign", GTK_ALIGN_START, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_margin_start (box, ITEM_INDENT);
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

static GtkWidget *
make_term (const char *term, const char *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  gtk_box_append (GTK_BOX (box), make_label (term, "heading"));
  gtk_box_append (GTK_BOX (box), make_label (text, NULL));

  return box;
}

/* Cards run left to right in every language. */
static GtkWidget *
make_cards (const RummyHelpBlock *block, RummyCardFaces *faces)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *row = g_object_new (ADW_TYPE_WRAP_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, "child-spacing", 6,
                                 "line-spacing", 6, NULL);
  g_autoptr (GString) names = g_string_new (NULL);
  RummyCard cards[RUMMY_CARDS_MAX];
  guint n = rummy_help_read_cards (block->target, cards);

  for (guint i = 0; i < n; i++) {
    GtkWidget *card = rummy_sample_new ();

    rummy_sample_show_card_of (RUMMY_SAMPLE (card), faces, cards[i]);
    adw_wrap_box_append (ADW_WRAP_BOX (row), card);
    g_string_append_printf (names, "%s%s", i > 0 ? C_("list of cards", ", ") : "", rummy_words_card (cards[i]));
  }
  gtk_widget_set_direction (row, GTK_TEXT_DIR_LTR);
  adw_wrap_box_set_align (ADW_WRAP_BOX (row), gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL ? 1 : 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, names->str, -1);
  gtk_box_append (GTK_BOX (box), row);
  gtk_box_append (GTK_BOX (box), make_label (block->text, NULL));

  return box;
}

static GtkWidget *
make_button (const char *text, const char *style, const char *action, const char *target, GtkAccessibleRole role)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "natural-wrap-mode",
                                   GTK_NATURAL_WRAP_NONE, "xalign", 0.0f, "use-underline",
                                   role == GTK_ACCESSIBLE_ROLE_BUTTON, NULL);
  GtkWidget *button = g_object_new (GTK_TYPE_BUTTON, "accessible-role", role, "child", label, "halign",
                                    GTK_ALIGN_START, NULL);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", target);
  if (style != NULL)
    gtk_widget_add_css_class (button, style);

  return button;
}

static GtkWidget *
make_block (const RummyHelpBook *book, const RummyHelpBlock *block, RummyCardFaces *faces)
{
  switch (block->kind) {
  case RUMMY_HELP_HEADING:
    return make_heading (block->text, "title-4", HEADING_LEVEL);
  case RUMMY_HELP_ITEM:
    return make_item (block->text);
  case RUMMY_HELP_TERM:
    return make_term (block->target, block->text);
  case RUMMY_HELP_CARDS:
    return make_cards (block, faces);
  case RUMMY_HELP_LINK:
    return make_button (rummy_help_link_title (book, block), "link", "help.go", block->target,
                        GTK_ACCESSIBLE_ROLE_LINK);
  case RUMMY_HELP_ACTION:
    return make_button (block->text, NULL, "help.do", block->target, GTK_ACCESSIBLE_ROLE_BUTTON);
  case RUMMY_HELP_TEXT:
  default:
    return make_label (block->text, NULL);
  }
}

GtkWidget *
rummy_help_view_new (const RummyHelpBook *book, const RummyHelpPage *page, RummyCardFaces *faces)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);

  gtk_widget_add_css_class (box, "help");
  gtk_box_append (GTK_BOX (box), make_heading (page->title, "title-1", 1));
  for (guint i = 0; i < page->blocks->len; i++)
    gtk_box_append (GTK_BOX (box), make_block (book, g_ptr_array_index (page->blocks, i), faces));

  return box;
}
