#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""check-translations.py SOURCE [FILE...]: what players read is well said, and what translators see is whole.

TAP: the texts are US English, short, and without the words in UNSAID; the catalogs have the texts of the source, which
build-aux/catalogs.py makes them do; and every language of po and po/help is nearly complete, has different words for different cards and
refusals, and the same for the same.  A variant of English says only what it spells in another way.  Every FILE that is
built of translations has all languages.
"""

import functools
import gettext
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

source = pathlib.Path(sys.argv[1]).resolve()
sys.path.insert(0, str(source / "build-aux"))
import catalogs  # which lies beside the source

# A catalog may fall behind the source a little: what it lacks is shown in English and told below.
SHARE = 0.9
RIGHT_TO_LEFT = re.compile("[\u0590-\u06ff]")
NUMBER_BEFORE_LATIN = re.compile(r"(?<![A-Za-z] )(?<![A-Za-z0-9])[0-9]+ [A-Za-z]")
# Words that read as a translation, and what says it better.
UNSAID = {
    r"whoever|whatever": "a noun", r"anew": "again", r"at first": "by default", r"by (?:itself|themselves)": "automatically",
    r"courts?": "face card", r"(?:the|a) person": "player or you", r"shall": "will", r"bears?|brings?|brought": "another verb",
    r"lies|lie": "is, or a verb", r"(?:what|all that) others? (?:do|did)": "opponents’ moves", r"as (?:it|they) (?:was|were)": "a noun",
    r"gone through|go through": "replayed", r"loose (?:points|cards)": "deadwood", r"(?:the )?pack that": "stock",
    r"(?<!%)\w+;(?= )": "two sentences",
}
# As much of British spelling as could come up here.
BRITISH = re.compile(r"\b\w*(?:colour|favour|honour|neighbour|behaviour|centre|grey|cancelled|travell|labell|analys(?:e|ing)\b|"
                     r"organis|recognis|customis|catalogue|dialogue|licence|practis|defence|towards\b|whilst|learnt)\w*", re.I)
AMERICAN = re.compile(r"color|center|\bgray|favor|\bto practice\b|Practice _|analyze|catalog|canceled|license", re.I)
LONGEST, LONGEST_ON_TABLE = 20, 12  # words of a sentence
ON_TABLE = re.compile(r"src/ui/(?:table/|words/(?:prompt|preview|words)\.c)")
NARROW = 17  # letters of a value that stands in the field of a number: more are too wide for a window of 360 px
CARD = re.compile(r"[a-z]+ of (?:clubs|diamonds|hearts|spades)")
number = 0


def test(name, problems):
    global number
    number += 1
    problems = list(problems)
    for problem in problems:
        print("#", problem)
    print("not ok" if problems else "ok", number, name)
    return not problems


def files_of(language):
    return [path for folder in catalogs.FOLDERS if (path := source / folder / f"{language}.po").is_file()]


def lacking(path):
    """Returns the texts without a translation, if they are too many; tells of them in any case."""

    def texts(*options):
        found = subprocess.run(["msgattrib", *options, "--no-obsolete", "--no-wrap", path],
                               check=True, capture_output=True, text=True).stdout
        # The first entry is the header; a text of several lines begins with an empty one.
        return [entry[entry.index("msgid "):] for entry in found.strip().split("\n\n")[1:]]

    missing = texts("--untranslated") + texts("--only-fuzzy")
    lines = [line for entry in missing for line in entry.splitlines()]
    if len(missing) > (1 - SHARE) * len(texts()):
        return lines
    for line in lines:
        print("#", line)
    return []


@functools.cache
def catalogue(language, directory):
    """All texts of a language, of the program and of the help."""
    texts, compiled = {}, pathlib.Path(directory) / f"{language}.mo"
    for path in files_of(language):
        subprocess.run(["msgfmt", "-o", compiled, path], check=True)
        with open(compiled, "rb") as file:
            texts = gettext.GNUTranslations(file)._catalog | texts
    return texts


def texts_of(template):
    """Returns the texts of the source, each in a line."""
    found = subprocess.run(["msgcat", "--no-wrap", template], check=True, capture_output=True, text=True).stdout
    entries = found.strip().split("\n\n")[1:]
    texts = [re.findall(r'^msgid(?:_plural)? ((?:".*"\n?)+)', entry + "\n", re.M) for entry in entries]
    return sorted({"".join(re.findall(r'"(.*)"', text)) for some in texts for text in some})


def unexplained(template):
    """Returns the texts with a name, or with more than a number, of which translators are not told what they are.  What
    one number counts is said by the word that follows."""
    found = subprocess.run(["msgcat", "--no-wrap", template], check=True, capture_output=True, text=True).stdout
    return [line for entry in found.strip().split("\n\n")[1:] if not re.search(r"^#\. ", entry, re.M)
            for line in re.findall(r"^msgid .*%(?:(?:[0-9]\$)?s|[du].*%[-.0-9]*[duf]).*", entry, re.M)]


def unsaid(texts):
    for text in texts:
        for word, better in UNSAID.items():
            if re.search(rf"\b(?:{word})(?!\w)", text.replace("_", ""), re.I):
                yield f"{text}: {better}"


def long_sentences(texts, most):
    for text in texts:
        for sentence in re.split(r"(?<=[.!?:])\s+|\\n", text):
            if len(sentence.split()) > most:
                yield f"{len(sentence.split())} words: {sentence}"


def wide_values(catalog):
    """Returns the values of rules that are numbers or a name, where the name is too long in a language, or in none."""
    table = (source / "src/ui/words/rule-table.c").read_text(encoding="utf-8")
    rows = [row for row in re.split(r'\n  \{ "', table) if ".number =" in row and ".name =" in row]
    names = [re.search(r'NC_\("rule", "(.*?)"\)', row)[1] for row in rows]
    values = {catalog.get(f"rule\x04{name}", name) for name in names}
    return sorted(value for value in values if len(value) > NARROW) + ([] if len(values) > 6 else ["too few values"])


def doubled(language, said, directory):
    words = [text for key, text in catalogue(language, directory).items() if key in said]
    return sorted({text for text in words if words.count(text) > 1}) + ([] if len(words) > 80 else ["too few words"])


def split(language, directory):
    """Texts whose line may end where that of the source may not, as in the name of the program where it is large."""
    catalog = catalogue(language, directory)
    return [text for key, text in catalog.items() if key and "\u00a0" in str(key) and "\u00a0" not in text]


# In the cells of a glossary, what is said about a term and is none.
ASIDE = re.compile(r"\(.*?\)|[*“”«»„\"「」]|\b(?:unchanged|the others|also|button|elsewhere|short|where it is counted|"
                   r"(?:in|with|on)(?: the)? (?:sentences|labels|narrow rows|points|nameplate|hand))\b|[^|,;]*: ")


def forgotten(language, directory):
    """The terms of a glossary that no text has. What follows the beginning of a word may differ."""
    said = " ".join(catalogue(language, directory).values()).replace("_", "").replace("İ", "i").casefold()
    table = (source / "po" / f"glossary-{language}.md").read_text(encoding="utf-8").partition("\n| English |")[2].partition("\n\n")[0]
    found = 0
    for row in table.splitlines()[2:]:
        for term in re.split("[,;/、،]", ASIDE.sub("", row.split(" | ")[1])):
            found += 1
            # Infinitives of Turkish end in -mek or -mak.
            word = max((re.sub("m[ae]k$", "", word) for word in re.findall(r"[\w’'-]+", term.casefold())), key=len, default="")
            if word[:max(4, len(word) - 3)] not in said:
                yield f"{term.strip()}: {row.split(' | ')[0][2:]}"
    if found < 50 and language not in variants:
        yield "too few terms"


# What is offered in two places, and has to be found in the other again.
ONE_WAY = ["Follow System"]


def two_ways(language, directory):
    """What stands in two ways for one thing: a choice, or a card whose name has a hyphen in one text and none in another."""
    catalog = {key: text for key, text in catalogue(language, directory).items() if key}
    names = [text for key, text in catalog.items() if isinstance(key, str) and CARD.fullmatch(key)]
    choices = [{text for key, text in catalog.items() if isinstance(key, str) and key.split("\x04")[-1] == choice}
               for choice in ONE_WAY]
    return ([f"{sorted(ways)}" for ways in choices if len(ways) != 1] +
            [f"{name}: {text}" for name in names if "-" in name for text in catalog.values()
             if re.search(rf"\b{name.replace('-', ' ')}\b", text)] +
            ([] if len(names) == 52 else [f"{len(names)} cards"]))


def turned(language, directory):
    """The texts of a language that is written from right to left, whose direction would be that of a name that comes
    first, which may be Latin: a mark goes before it, but where there are numbers alone.  And those in which a number
    would change places with the Latin word that it belongs to."""
    words = [text for key, text in catalogue(language, directory).items() if key]
    if not any(RIGHT_TO_LEFT.search(text) for text in words):
        return []
    return sorted(text for text in words if NUMBER_BEFORE_LATIN.search(text) and RIGHT_TO_LEFT.search(text)
                  or text.startswith("%s") and "±" not in text
                  and (text.count("%s") > 1 or RIGHT_TO_LEFT.search(text)))


def left_out(folder):
    """The languages that the build leaves out."""
    told = subprocess.run([sys.executable, source / "build-aux/catalogs.py", "--shares", "po", folder], check=True,
                          capture_output=True, text=True).stdout
    return [line.split("\t")[0] for line in told.splitlines() if "\tleft-out\t" in line]


def wrongly_left_out(language):
    """What the build leaves out or not against the rule if a tenth of a language is translated."""
    with tempfile.TemporaryDirectory() as directory:
        copy = pathlib.Path(directory)
        for name in ("src", "data"):
            (copy / name).symlink_to(source / name)
        shutil.copytree(source / "po", copy / "po")
        path = copy / "po" / f"{language}.po"
        blocks = path.read_text(encoding="utf-8").split("\n\n")
        path.write_text("\n\n".join(blocks[:len(blocks) // 10]) + "\n", encoding="utf-8")
        return sorted({language, *begun} ^ set(left_out(copy)))


def glossary_is_used(language):
    """Whether there is one, and its words are in the texts."""
    has = (source / "po" / f"glossary-{language}.md").is_file()
    return test(f"{language} says which words were chosen", [] if has else ["there is no glossary"]) & \
        test(f"{language} uses the words that were chosen", forgotten(language, directory) if has else [])


languages = sorted(path.stem for path in (source / "po").glob("*.po"))
variants = [language for language in languages if language.startswith("en_")]
languages = [language for language in languages if language not in variants]
begun = left_out(source)
languages = [language for language in languages if language not in begun]  # those that are whole
built = [pathlib.Path(name) for name in sys.argv[2:]]
print(f"1..{9 + len(built) + 4 * len(variants) + 9 * len(languages)}")
fine = test("the catalogs have the texts of the source; if not, build-aux/catalogs.py mends it",
            [path.relative_to(source) for path, _ in catalogs.renewed(source)])
fine &= test("every language has its locale and its own name",
             [f"{code}: {what}" for code in [*languages, *variants] for what in ("X-Locale", "X-Name")
              if not catalogs.told(source / "po" / f"{code}.po", what)])
fine &= test("a language of which little is translated is left out", wrongly_left_out(languages[0]))
for path in built:
    fine &= test(f"{path.name} speaks every language",
                 [code for code in languages if f"[{code}]=" not in path.read_text(encoding="utf-8") and
                  f'xml:lang="{code.replace("_", "-")}"' not in path.read_text(encoding="utf-8")])
with tempfile.TemporaryDirectory() as directory:
    code = [name for folder in catalogs.FOLDERS for name in catalogs.marked(folder, source) if catalogs.is_code(name)]
    template = catalogs.template_of(code, directory, source)
    said, told = texts_of(template), unexplained(template)
    fine &= test("no text has a word that nobody says", unsaid(said))
    fine &= test("texts are spelled as in the US", [text for text in said if BRITISH.search(text)])
    fine &= test(f"no sentence has more than {LONGEST} words", long_sentences(said, LONGEST))
    fine &= test(f"no sentence on the table has more than {LONGEST_ON_TABLE} words", long_sentences(
        texts_of(catalogs.template_of(filter(ON_TABLE.match, code), directory)), LONGEST_ON_TABLE))
    fine &= test(f"no value beside a number has more than {NARROW} letters", wide_values({}))
    fine &= test("translators are told what stands for each name", told)
    refusals = set(texts_of(catalogs.template_of(["src/ui/words/words.c", "src/ui/words/words-cards.c"], directory, source)))
    for variant in variants:
        catalog = catalogue(variant, directory)
        own = {(key if isinstance(key, str) else key[0]).split("\x04")[-1]: text for key, text in catalog.items() if key}
        fine &= test(f"{variant} spells everything in its own way",
                     [text for text in said if AMERICAN.search(text) and text not in own])
        fine &= test(f"{variant} has nothing else", [text for text in own if text not in said or own[text] == text])
        fine &= glossary_is_used(variant)
    for language in languages:
        checked = [subprocess.run(["msgfmt", "--check", "-o", "/dev/null", path], capture_output=True, text=True)
                   for path in files_of(language)]
        fine &= test(f"{language} is well formed", [run.stderr for run in checked if run.returncode])
        fine &= test(f"{language} is nearly complete", [text for path in files_of(language) for text in lacking(path)])
        fine &= glossary_is_used(language)
        fine &= test(f"{language} has short values beside numbers",
                     wide_values(catalogue(language, directory)))
        fine &= test(f"{language} tells cards and refusals apart",
                     doubled(language, refusals, directory))
        fine &= test(f"{language} says the same in one way", two_ways(language, directory))
        fine &= test(f"{language} keeps together what belongs together", split(language, directory))
        fine &= test(f"{language} runs its own way where a name comes first", turned(language, directory))
sys.exit(not fine)
