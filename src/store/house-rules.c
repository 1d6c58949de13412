/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/house-rules.h"

#include <glib/gi18n.h>
#include <string.h>

#include "store/name.h"

#define FORM RUMMY_HOUSE_RULES_MAGIC
#define VERSION 1
#define SEPARATOR " | "
#define CHECK_CHARS 4 /* of the checksum, 5 bits each */
#define SHOWN_CHARS 40 /* of a foreign word in a message */

G_DEFINE_QUARK (rummy-house-rules-error-quark, rummy_house_rules_error)

#define fail(error, code, ...) g_set_error (error, RUMMY_HOUSE_RULES_ERROR, RUMMY_HOUSE_RULES_ERROR_##code, __VA_ARGS__)

void
rummy_house_rules_free (RummyHouseRules *self)
{
  g_free (self->name);
  g_free (self);
}

RummyHouseRules *
rummy_house_rules_copy (const RummyHouseRules *self)
{
  RummyHouseRules *copy = g_memdup2 (self, sizeof *self);

  copy->name = g_strdup (self->name);

  return copy;
}

static gboolean
can_play (RummyRules rules, int players)
{
  RummyClash clashes[RUMMY_CLASHES_MAX];

  rules.players = (gint16) players;

  return rummy_rules_find_clashes (&rules, clashes) == 0;
}

/* Sets the smallest number of players for which the rules are valid.  If there is none, the error names two rules
 * that clash. */
static gboolean
fit (const RummyPreset *preset, RummyRules *rules, GError **error)
{
  RummyClash clashes[RUMMY_CLASHES_MAX];

  for (int players = preset->seats_min; players <= preset->seats_max; players++) {
    if (can_play (*rules, players)) {
      rules->players = (gint16) players;
      return TRUE;
    }
  }

  rules->players = (gint16) preset->seats_min;
  rummy_rules_find_clashes (rules, clashes);
  /* Translators: two rules, by the words that codes have for them. */
  fail (error, CLASH, _("“%s” conflicts with “%s”."), clashes[0].param[0]->key, clashes[0].param[1]->key);

  return FALSE;
}

/* Counts letters in composed or decomposed form, whichever has fewer, because a name may change its form in transit. */
static guint
count_letters (const char *name)
{
  g_autofree char *composed = g_utf8_normalize (name, -1, G_NORMALIZE_NFC);

  return (guint) MIN (g_utf8_strlen (name, -1), g_utf8_strlen (composed, -1));
}

RummyHouseRules *
rummy_house_rules_new (const char *name, const RummyPreset *preset, const RummyRules *rules, GError **error)
{
  g_autoptr (RummyHouseRules) self = NULL;
  guint n_letters;

  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (preset != NULL, NULL);

  self = g_new (RummyHouseRules, 1);
  *self = (RummyHouseRules) { rummy_name_clean (name, G_MAXUINT), preset, *rules };
  if (*self->name == '\0') {
    fail (error, EMPTY, _("Enter at least one letter or digit."));
    return NULL;
  }
  n_letters = count_letters (self->name);
  if (n_letters > RUMMY_HOUSE_RULES_NAME_CHARS) {
    /* Translators: both are more than 30. */
    fail (error, LONG, _("Names can have up to %u characters. This one has %u."),
          (guint) RUMMY_HOUSE_RULES_NAME_CHARS, n_letters);
    return NULL;
  }
  if (!fit (preset, &self->rules, error))
    return NULL;
  if (rummy_rules_preset (&self->rules) != NULL) {
    fail (error, KNOWN, _("One of the standard games already has these rules."));
    return NULL;
  }

  return g_steal_pointer (&self);
}

int
rummy_house_rules_fit_players (const RummyHouseRules *self, int players)
{
  int best = self->rules.players;

  for (int n = self->preset->seats_min; n <= self->preset->seats_max; n++) {
    if (can_play (self->rules, n) && ABS (n - players) < ABS (best - players))
      best = n;
  }

  return best;
}

void
rummy_house_rules_get (const RummyHouseRules *self, int players, RummyRules *rules)
{
  *rules = self->rules;
  rules->players = (gint16) rummy_house_rules_fit_players (self, players);
}

gboolean
rummy_house_rules_are (const RummyHouseRules *self, const RummyRules *rules)
{
  RummyRules own = self->rules;

  own.players = rules->players;

  return rummy_rules_are_same (&own, rules);
}

/* Computes the checksum of a text, in which all whitespace is single spaces. */
static void
write_check (const char *text, gsize length, char check[CHECK_CHARS + 1])
{
  static const char digits[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"; /* the alphabet of deal codes */
  g_autofree char *own = g_utf8_make_valid (text, (gssize) length);
  g_autofree char *normal = g_utf8_normalize (own, -1, G_NORMALIZE_NFC);
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, normal, -1);
  guint64 bits;

  digest[CHECK_CHARS * 5 / 4] = '\0';
  bits = g_ascii_strtoull (digest, NULL, 16);
  for (int i = CHECK_CHARS - 1; i >= 0; i--, bits >>= 5)
    check[i] = digits[bits & 31];
  check[CHECK_CHARS] = '\0';
}

char *
rummy_house_rules_seal (const char *text)
{
  char check[CHECK_CHARS + 1];

  write_check (text, strlen (text), check);

  return g_strconcat (text, SEPARATOR, check, NULL);
}

char *
rummy_house_rules_to_text (const RummyHouseRules *self)
{
  g_autofree char *changes = g_malloc (RUMMY_RULES_TEXT), *text = NULL;
  RummyRules plain;

  rummy_rules_init (&plain, self->preset->key);
  plain.players = self->rules.players;
  rummy_rules_write_changes (&self->rules, &plain, changes, RUMMY_RULES_TEXT);
  text = g_strdup_printf (FORM "%d" SEPARATOR "%s" SEPARATOR "%s %s", VERSION, self->name, self->preset->key, changes);

  return rummy_house_rules_seal (text);
}

/* Collapses whitespace to single spaces and strips the ends. */
static char *
join_words (const char *text)
{
  g_autoptr (GString) joined = g_string_new (NULL);
  gboolean is_gap = FALSE;

  for (; *text != '\0'; text = g_utf8_next_char (text)) {
    gunichar letter = g_utf8_get_char (text);

    if (g_unichar_isspace (letter) || letter == 0xfeff) {
      is_gap = joined->len > 0;
      continue;
    }
    if (is_gap)
      g_string_append_c (joined, ' ');
    is_gap = FALSE;
    g_string_append_unichar (joined, letter);
  }

  return g_string_free_and_steal (g_steal_pointer (&joined));
}

static gboolean
is_check (const char *text, const char *check)
{
  static const char other[] = "OIL", meant[] = "011"; /* letters that people type instead of digits */

  for (; *text != '\0' && *check != '\0'; text++, check++) {
    char letter = g_ascii_toupper (*text);
    const char *found = strchr (other, letter);

    if ((found != NULL ? meant[found - other] : letter) != *check)
      return FALSE;
  }

  return *text == '\0' && *check == '\0';
}

/* Describes the allowed values of a parameter in words. */
static char *
allowed (const RummyParam *param)
{
  g_autofree char *names = NULL;

  if (param->type == RUMMY_PARAM_SWITCH || param->type == RUMMY_PARAM_CHOICE) {
    names = param->type == RUMMY_PARAM_SWITCH ? g_strdup ("yes, no") : g_strjoinv (", ", (char **) param->values);
    /* Translators: values of a rule, such as "yes, no". */
    return g_strdup_printf (_("Use one of these: %s."), names);
  }
  if (param->type == RUMMY_PARAM_BY_SEATS)
    /* Translators: how many numbers, the least, and the most. */
    return g_strdup_printf (_("Use %u numbers from %d to %d, separated by “/”."),
                            rummy_param_n_values (param), param->min, param->max);
  if (param->values != NULL)
    /* Translators: the least, the most, and a word that may stand for the number. */
    return g_strdup_printf (_("Use a number from %d to %d, or “%s”."), param->min + 1, param->max, param->values[0]);

  /* Translators: the least and the most. */
  return g_strdup_printf (_("Use a number from %d to %d."), param->min, param->max);
}

/* Applies one change such as "jokers=2". */
static gboolean
read_change (RummyRules *rules, const char *word, GError **error)
{
  g_autofree char *shown = rummy_name_clean (word, SHOWN_CHARS), *words = NULL;
  g_auto (GStrv) parts = g_strsplit (word, "=", 2);
  const RummyParam *param = parts[0] != NULL ? rummy_param_find (parts[0]) : NULL;
  char reason[RUMMY_ERROR_TEXT];

  if (param == NULL) {
    /* Translators: what was typed. */
    fail (error, RULE, _("“%s” is unknown. It might need a newer version of Rummy 500."), shown);
    return FALSE;
  }
  if (rummy_rules_read (rules, word, reason))
    return TRUE;

  words = allowed (param);
  /* Translators: something like “jokers=99”, then a sentence such as “Use a number from 0 to 4.” */
  fail (error, VALUE, _("“%s” isn’t valid. %s"), shown, words);

  return FALSE;
}

/* A rule given twice is refused, since either value could be meant. */
static gboolean
refuse_second (char **words, guint second, GError **error)
{
  gsize length = strcspn (words[second], "=");

  for (guint i = 1; i < second; i++) {
    g_autofree char *rule = NULL, *one = NULL, *other = NULL;

    if (strcspn (words[i], "=") != length || strncmp (words[i], words[second], length) != 0)
      continue;
    rule = g_strndup (words[i], length);
    one = rummy_name_clean (words[i], SHOWN_CHARS);
    other = rummy_name_clean (words[second], SHOWN_CHARS);
    /* Translators: something like “jokers”, “jokers=2” and “jokers=3”. */
    fail (error, RULE, _("“%s” appears twice: “%s” and “%s”."), rule, one, other);
    return TRUE;
  }

  return FALSE;
}

/* Reads text such as "500-rum jokers=2 target=300". */
static const RummyPreset *
read_rules (const char *text, RummyRules *rules, GError **error)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  const RummyPreset *preset = words[0] != NULL ? rummy_preset_find (words[0]) : NULL;

  if (preset == NULL) {
    g_autofree char *shown = rummy_name_clean (words[0] != NULL ? words[0] : "", SHOWN_CHARS);

    /* Translators: what was typed. */
    fail (error, GAME, _("“%s” is unknown. It might need a newer version of Rummy 500."), shown);
    return NULL;
  }

  rummy_rules_init (rules, preset->key);
  for (guint i = 1; words[i] != NULL; i++) {
    if (!read_change (rules, words[i], error) || refuse_second (words, i, error))
      return NULL;
  }

  return preset;
}

RummyHouseRules *
rummy_house_rules_from_text (const char *text, gssize length, GError **error)
{
  gsize size = length < 0 ? strlen (text) : (gsize) length;
  g_autofree char *joined = NULL, *own = NULL;
  char *name = NULL, *changes = NULL, *given, check[CHECK_CHARS + 1], *end;
  const RummyPreset *preset;
  RummyRules rules;
  guint64 version;

  if (size > RUMMY_HOUSE_RULES_BYTES_MAX || !g_utf8_validate_len (text, size, NULL)) {
    fail (error, FORM, _("This isn’t a house rules code."));
    return NULL;
  }

  own = g_strndup (text, size);
  joined = join_words (own);
  if (!g_str_has_prefix (joined, FORM)) {
    /* Translators: the first words of a code, which are not translated. */
    fail (error, FORM, _("House rules codes start with “%s”."), FORM "1 |");
    return NULL;
  }
  end = joined + strlen (FORM);
  version = g_ascii_isdigit (*end) ? g_ascii_strtoull (end, &end, 10) : 0;
  if (version > VERSION) {
    fail (error, VERSION, _("This needs a newer version of Rummy 500."));
    return NULL;
  }

  /* Searched from the end, because the name may contain the separator too. */
  given = g_strrstr (end, SEPARATOR);
  if (given != NULL) {
    write_check (joined, (gsize) (given - joined), check);
    *given = '\0';
    given += strlen (SEPARATOR);
    changes = g_strrstr (end, SEPARATOR);
  }
  if (changes != NULL && changes >= end + strlen (SEPARATOR) && g_str_has_prefix (end, SEPARATOR))
    name = end + strlen (SEPARATOR);
  if (version < 1 || name == NULL || !is_check (given, check)) {
    fail (error, DAMAGED, _("Part of the code is missing or changed. Copy it again."));
    return NULL;
  }
  *changes = '\0';

  preset = read_rules (changes + strlen (SEPARATOR), &rules, error);

  return preset != NULL ? rummy_house_rules_new (name, preset, &rules, error) : NULL;
}
