"""The files of number words and look-alikes, and the libraries that they come from (G11)."""

import re

import pytest

from tablee.table import number_in
from tablee.table.numbers import _is_compound, folded
from tests import write_words
from tests.write_words import FILES, FOLDER, LANGUAGES, kept_words, plain_spellings, spellings

OURS = re.compile(r"[ivxlcdm]+|.*\d.*|💯")  # Roman and other numerals
# Numbers of cards whose words pass, since they are ordinary words in English or French, in the languages with most speakers.
PASSING = {
    "cs": {},
    "da": {2: "to", 3: "tre", 4: "fire", 9: "ni", 10: "ti", 60: "tres", 80: "firs"},
    "de": {11: "elf"},
    "el": {},
    "es": {2: "dos", 3: "tres", 11: "once", 15: "quince"},
    "fi": {},
    "hu": {6: "hat"},
    "it": {2: "due", 3: "tre", 8: "otto"},
    "nl": {2: "twee", 10: "tien", 11: "elf"},
    "pl": {},
    "pt": {2: "dois", 7: "sete", 12: "doze"},
    "ro": {2: "doi", 8: "opt"},
    "ru": {},
    "sv": {3: "tre", 6: "sex", 16: "sexton"},
    "tr": {10: "on"},
    "uk": {},
}


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_what_the_libraries_make_of_it(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == FILES[name](), "python -m tests.write_words"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_in_every_language(language: str) -> None:
    """Cardinals and ordinals, in every gender and case that a library has; what passes is an ordinary word of ours."""
    for n, spelling in {(n, spelling) for n, spelling in spellings(language) if 2 <= n <= 99}:
        if number_in(f"I hold {spelling.replace('-', ' ')} here") is None:
            assert not kept_words(language).intersection(spelling.split("-")), (n, spelling)
            assert any(map(write_words.is_ordinary, spelling.split("-"))), (n, spelling)


@pytest.mark.parametrize("language", PASSING)
def test_what_passes_in_the_languages_with_most_speakers(language: str) -> None:
    plain = {re.sub(r"\W", "", spelling) for spelling in plain_spellings(language)}
    counted = {
        (n, word) for n, word in spellings(language) if 2 <= n <= 99 and word in plain and "-" not in word
    }
    passing = {n: word for n, word in counted if number_in(word) is None}
    assert passing == PASSING[language]


def test_ordinary_words_are_no_numbers() -> None:
    """The ten thousand words that are used most in English and in French, but the numbers of these languages."""
    for language in ("en", "fr"):
        usual = [word for word, zipf in write_words._zipf(language).items() if zipf >= write_words.COMMON]
        assert len(usual) > 10_000
        refused = [word for word in usual if number_in(word) is not None]
        assert [
            word for word in refused if not OURS.fullmatch(folded(word)) and not _is_compound(folded(word))
        ] == []
