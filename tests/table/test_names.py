"""Names: what is a name, how long it is to a reader, and which can be mistaken for each other."""

import pytest

from tablee.table import TableRefusal, check_name, clean_name
from tablee.table.characters import count_seen

FAMILY = "👩\u200d👩\u200d👧\u200d👦"  # one emoji of seven code points

GOOD = {
    "Ana": "Ana",
    "  Ana \u00a0 Maria ": "Ana Maria",
    "Ａｎａ": "Ana",  # fullwidth
    "ﬁlou": "filou",  # a ligature
    "Zoe\u0301": "Zoé",
    "O’Brien-Smith": "O’Brien-Smith",
    "مُحَمَّد": "مُحَمَّد",  # two marks above a letter
    "नमस्ते": "नमस्ते",
    "한국어": "한국어",
    "Ωmega": "Ωmega",
    "😀" * 24: "😀" * 24,
    FAMILY * 5: FAMILY * 5,
    "👩🏽\u200d🚀": "👩🏽\u200d🚀",
    "❤\ufe0f\u200d🔥": "❤\ufe0f\u200d🔥",
    "🙂\u200d↔\ufe0f": "🙂\u200d↔\ufe0f",
    "🇫🇷🇩🇪": "🇫🇷🇩🇪",
    "x" * 24: "x" * 24,
    "\U0001fae8": "\U0001fae8",  # an emoji that this Python's Unicode may not know yet
}

BAD = {
    "": "name-empty",
    " \u3000 ": "name-empty",
    "x" * 25: "name-too-long",
    "x" * 5000: "name-too-long",
    "😀" * 40: "name-too-long",
    FAMILY * 6: "name-too-long",  # few to see, but 42 code points
    "a\nb": "name-characters",
    "a\x00b": "name-characters",
    "\u202eana": "name-characters",  # turns the rest around
    "ana\u2066": "name-characters",
    "a\u200bb": "name-characters",  # zero width
    "a\u200db": "name-characters",  # a joiner between letters
    "Ana\u00ad": "name-characters",
    "\ufeffAna": "name-characters",
    "\u3164": "name-characters",  # a filler, seen as nothing
    "\u2800": "name-characters",  # an empty pattern of Braille
    "a\u034fb": "name-characters",
    "Z\u0321\u0334\u031b\u0315algo": "name-characters",
    "a" + "\u0301" * 30: "name-characters",
    "\u0301abc": "name-characters",  # a mark on nothing
    "\ue000": "name-characters",
    "\uffff": "name-characters",
    "a\ud800": "name-characters",
    "🏴\U000e0067\U000e0062\U000e007f": "name-characters",  # tags
}

ALIKE = [
    ("Ana", "ana"),
    ("Ana", "Ａｎａ"),
    ("Ana", "Аnа"),  # Cyrillic А, а
    ("Ana", "A na"),
    ("Marie", "Mаriе"),
    ("Tom", "Torn"),
    ("Bob", "B0b"),
    ("Ilya", "llya"),
    ("Paypal", "PaypaI"),
    ("Omar", "Οmar"),  # Greek Ο
    ("ana", "ɑnɑ"),
    ("Straße", "STRASSE"),
    ("1", "l"),
]
APART = [
    ("Ana", "Anna"),
    ("José", "Jose"),
    ("Ali", "All"),
    ("Zoe", "Zoë"),
    ("Иван", "Ivan"),
    ("Bo", "Bob"),
    ("😀", "😃"),
]


@pytest.mark.parametrize(("text", "name"), GOOD.items(), ids=ascii)
def test_a_name(text: str, name: str) -> None:
    assert clean_name(text) == name
    assert clean_name(name) == name


@pytest.mark.parametrize(("text", "code"), BAD.items(), ids=ascii)
def test_no_name(text: str, code: str) -> None:
    with pytest.raises(TableRefusal) as caught:
        clean_name(text)
    assert caught.value.code == code
    assert caught.value.sentence("fr").isprintable() or "\u202f" in caught.value.sentence("fr")
    assert "\u202e" not in caught.value.sentence("en")


@pytest.mark.parametrize(("one", "other"), ALIKE, ids=ascii)
def test_names_that_can_be_mistaken_for_each_other(one: str, other: str) -> None:
    for name, taken in ((one, other), (other, one)):
        with pytest.raises(TableRefusal) as caught:
            check_name(name, ["Zacharias", taken])
        assert (caught.value.code, caught.value.facts) == ("name-taken", {"name": taken})


@pytest.mark.parametrize(("one", "other"), APART, ids=ascii)
def test_names_that_are_told_apart(one: str, other: str) -> None:
    assert check_name(one, [other]) == one
    assert check_name(other, [one]) == other


def test_what_a_reader_counts() -> None:
    assert [
        count_seen(text)
        for text in ("", "abc", "é", "e\u0301", FAMILY, "👍🏽", "🇫🇷", "🇫🇷🇩🇪", "1\ufe0f\u20e3")
    ] == [*(0, 3, 1, 1, 1, 1, 1, 2, 1)]
