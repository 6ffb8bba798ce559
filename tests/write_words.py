"""Writes what the table knows of words and characters, from Unicode's data and from libraries that spell numbers.

`numbers.txt` has the words by which other languages than ours name a number, `lookalikes.txt` what a character looks
like. A test compares both files with what this module makes of the locked versions of the libraries.

    python -m tests.write_words
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from math import log10
from pathlib import Path

import icu
from num2words2 import num2words
from spellchecker import SpellChecker
from wordfreq import get_frequency_dict

from tablee.texts import languages

FOLDER = Path(__file__).parent.parent / "src" / "tablee" / "table" / "data"
LETTERS = r"[^\W\d_]+"
COUNTED = r"numbering|cardinal(-masculine|-neuter)?$"  # ICU's names for the plain ways of counting
ONE = 1  # no card of The Game; its word is an article in many languages
MOST = 110  # the cards go to 99, the bases to 100; beyond, spellings begin again

# The languages of Europe that ICU or num2words2 can spell numbers in, and Esperanto.
LANGUAGES = [
    *(
        "af",
        "be",
        "bg",
        "br",
        "bs",
        "ca",
        "cs",
        "cy",
        "da",
        "de",
        "de_CH",
        "el",
        "eo",
        "es",
        "et",
        "eu",
        "fi",
        "fo",
    ),
    *(
        "ga",
        "gl",
        "hr",
        "hu",
        "is",
        "it",
        "lb",
        "lt",
        "lv",
        "mk",
        "mt",
        "nb",
        "nl",
        "nn",
        "pl",
        "pt",
        "pt_PT",
        "ro",
    ),
    *("ru", "se", "sk", "sl", "sq", "sr", "sr_Latn", "sv", "tr", "uk"),
]

# How people write these letters where they have no others, beside leaving out what is above or below a letter.
RESPELT = {
    "de": "äae öoe üue",
    "da": "æae øoe åaa",
    "nb": "æae øoe åaa",
    "sv": "åaa äae öoe",
    "fi": "äae öoe",
}
UNMARKED = str.maketrans("łđøıŧħð", "ldoithd") | {
    ord("ß"): "ss",
    ord("æ"): "ae",
    ord("œ"): "oe",
    ord("þ"): "th",
}
# How Cyrillic and Greek letters are written in Latin ones.
IN_LATIN = {
    "be": ("be-be_Latn/BGN",),
    "bg": ("bg-bg_Latn/BGN",),
    "el": ("el-el_Latn/UNGEGN", "Greek-Latin"),
    "mk": ("mk-mk_Latn/BGN",),
    "ru": ("ru-ru_Latn/BGN", "Cyrillic-Latin"),
    "sr": ("Cyrillic-Latin",),
    "uk": ("uk-uk_Latn/BGN", "Cyrillic-Latin"),
}

# The endings of an ordinal's other genders and cases, by that of the masculine, where no library knows them.
_CZECH = {"ý": "á é ého ému ém ým ou ých", "í": "ího ímu ím ích"}
_LATIN_SOUTH = {"i": "a o e u og oga om oj ih im"}
DECLINED = {
    "bs": _LATIN_SOUTH,
    "cs": _CZECH,
    "hr": _LATIN_SOUTH,
    "lv": {"ais": "ā o ajam ajai ie ās"},
    "pl": {"y": "a e ego emu ym ą ej ych", "i": "ia ie iego iemu im ią iej ich"},
    "sk": {**_CZECH, "y": "a e eho emu om ym ej u ych", "i": "ia ie ieho iemu om im ej iu ich"},
    "sl": {"i": "a o e ega emu em im ih"},
    "sr": {"и": "а о е у ог ом ој их"},
    "sr_Latn": _LATIN_SOUTH,
    "uk": {"ий": "а е ого ому ої ій у ою им их", "ій": "я є ього ьому ьої ю ьою ім іх"},
}

COMMON = 3.0  # Zipf: once in a million words
RARE = 2.0  # once in ten million: too rare to count unless a dictionary has the word
USUAL = 5.0  # a hundred in a million: what people write so often that they leave out the apostrophe before it (sest)
ELIDED, VOWELS = "cdjlmnst", tuple("aehiouy")
IN_DICTIONARY = 4e-8  # a dictionary's words that are rarer are mostly those of other languages


# --- numbers ------------------------------------------------------------------------------------------------


def numbers_text() -> str:
    """Return what `numbers.txt` has to hold: a language a line, its words in order, those of an earlier line left out."""
    lines = [
        "# Words that name the numbers 0 and 2 to 110 in languages other than ours, without those that are ordinary words in ours.",
        f"# Written by `python -m tests.write_words` from CLDR (ICU {icu.ICU_VERSION}, unicode.licence.txt) and num2words2.",
    ]
    lines += [f"{language}: {' '.join(sorted(kept_words(language)))}" for language in LANGUAGES]
    return "\n".join(lines) + "\n"


def kept_words(language: str) -> set[str]:
    """Return the words of a language that are kept."""
    return {word for word in words(language) if len(word) > 1 and not is_ordinary(word)}


@cache
def words(language: str) -> frozenset[str]:
    """Return all words that name a number in a language, in small letters, with and without accents and in Latin letters."""
    spelt = [spelling.split("-") for n, spelling in spellings(language) if n != ONE]
    alone = {parts[0] for parts in spelt if len(parts) == 1}
    for parts in spelt:
        if alone.isdisjoint(parts):  # an ordinal with an article, a number that is only part of others
            alone.add(max(parts, key=len))
    alone |= set(_declined(language))
    joined = {"".join(re.findall(LETTERS, spelling)) for spelling in plain_spellings(language)}
    return frozenset(written for word in alone | joined for written in _written(word, language))


def spellings(language: str) -> Iterator[tuple[int, str]]:
    """Yield numbers with how they are spelt, words joined by hyphens: every gender, case and kind that a library has."""
    for n, spelling in (*_by_icu(language), *_by_num2words(language)):
        yield n, "-".join(re.findall(LETTERS, spelling))


def _declined(language: str) -> Iterator[str]:
    for n, spelling in _by_num2words(language, ("ordinal",)):
        word = (re.findall(LETTERS, spelling) or [""])[-1]
        for ending, others in DECLINED.get(language, {}).items():
            if n > ONE and len(word) > len(ending) + 2 and word.endswith(ending):
                yield from (word.removesuffix(ending) + other for other in others.split())


def plain_spellings(language: str) -> Iterator[str]:
    """Yield the cards' numbers as they are counted: these may be written as one word by whoever wants to."""
    for n, spelling in (*_by_icu(language, COUNTED), *_by_num2words(language, ("cardinal",))):
        if n != ONE and n < 100:
            yield spelling


def _by_icu(language: str, kinds: str = "cardinal|ordinal|numbering") -> Iterator[tuple[int, str]]:
    rules = icu.RuleBasedNumberFormat(icu.URBNFRuleSetTag.SPELLOUT, icu.Locale(language))
    if rules.format(37) == "thirty-seven":  # ICU has no rules for it
        return
    for i in range(rules.getNumberOfRuleSetNames()):
        name = rules.getRuleSetName(i)
        if re.search(kinds, name) and not re.search("year|financial", name):
            yield from ((n, _clean(rules.format(n, name))) for n in range(MOST + 1))


def _by_num2words(
    language: str, kinds: tuple[str, ...] = ("cardinal", "ordinal")
) -> Iterator[tuple[int, str]]:
    for kind in kinds:
        for n in range(MOST + 1):
            try:
                spelt = num2words(n, lang=language, to=kind)
            except (NotImplementedError, KeyError, ValueError):
                break
            yield n, _clean(spelt)


def _clean(spelt: str) -> str:
    return unicodedata.normalize("NFC", re.sub("[\u00ad\u200b]", "", spelt)).casefold()


def _written(word: str, language: str) -> Iterator[str]:
    yield word
    yield unaccented(word)
    for pair in RESPELT.get(language.partition("_")[0], "").split():
        if pair[0] in word:
            yield unaccented(word.replace(pair[0], pair[1:]))
    for transliteration in IN_LATIN.get(language, ()):
        latin = _transliterator(transliteration).transliterate(word)
        yield re.sub(r"[\W_ʹʺ]", "", unaccented(latin.casefold()))


def unaccented(word: str) -> str:
    """Return a word without what is above, below or across its letters."""
    if word.isascii():
        return word
    apart = unicodedata.normalize("NFKD", word)
    return "".join(c for c in apart if not unicodedata.combining(c)).translate(UNMARKED)


@cache
def _transliterator(name: str) -> icu.Transliterator:
    return icu.Transliterator.createInstance(name)


# --- ordinary words -----------------------------------------------------------------------------------------


def is_ordinary(word: str) -> bool:
    """Whether a word, or one that differs from it in accents only, is an ordinary one in one of our languages."""
    zipf = max(_zipf(language).get(word, 0.0) for language in languages())
    if word[0] in ELIDED and word[1:2] in VOWELS and _zipf("fr").get(word[1:], 0.0) >= USUAL:
        return True
    return zipf >= COMMON or (zipf >= RARE and any(_is_in_dictionary(word, code) for code in languages()))


@cache
def _zipf(language: str) -> dict[str, float]:
    """How often words of our own language are used; without accents, as often as the most usual with some."""
    found: dict[str, float] = {}
    for word, frequency in get_frequency_dict(language, wordlist="best").items():
        zipf = log10(frequency) + 9
        if zipf < RARE:
            continue
        for written in {word, unaccented(word)}:
            found[written] = max(zipf, found.get(written, 0.0))
    return found


@cache
def _dictionary(language: str) -> dict[str, float]:
    dictionary = SpellChecker(language)
    found: dict[str, float] = {}
    for word in dictionary.word_frequency.words():
        for written in {word, unaccented(word)}:
            found[written] = max(dictionary.word_usage_frequency(word), found.get(written, 0.0))
    return found


def _is_in_dictionary(word: str, language: str) -> bool:
    return _dictionary(language).get(word, 0.0) > IN_DICTIONARY


# --- look-alikes --------------------------------------------------------------------------------------------


def lookalikes_text() -> str:
    """Return what `lookalikes.txt` has to hold: a character a line, and what it looks like, by their numbers."""
    lines = [
        "# What characters look like in their plainest form: the mapping of Unicode's confusables.txt (UTS 39).",
        f"# Written by `python -m tests.write_words` from ICU {icu.ICU_VERSION}, Unicode {icu.UNICODE_VERSION}, unicode.licence.txt.",
    ]
    checker, apart = icu.SpoofChecker(), icu.Normalizer2.getNFDInstance()
    for code in range(0x110000):
        if not icu.Char.isdefined(code) or 0xD800 <= code < 0xE000:
            continue
        character = chr(code)
        if apart.normalize(character) != character:
            continue
        looks = checker.getSkeleton(0, character)
        if looks not in (character, ""):
            lines.append(f"{code:04X} {' '.join(f'{ord(c):04X}' for c in looks)}")
    return "\n".join(lines) + "\n"


FILES = {"numbers.txt": numbers_text, "lookalikes.txt": lookalikes_text}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in FILES.items():
        (FOLDER / name).write_text(text(), encoding="utf-8")
