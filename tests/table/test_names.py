"""Names: what is a name, how long it is to a reader, and which can be mistaken for each other."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.table import TableRefusal, check_name, clean_name
from tablee.table.characters import are_alike, count_seen, lookalikes, looks
from tablee.table.names import is_reserved
from tablee.texts import languages, say
from tests.table.desk import Desk, secret

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
    ("Camille", "Camiӏle"),  # a Cyrillic palochka
    ("Camille", "Camӏlle"),
    ("Camille", "Camӏӏle"),
    ("Camille", "CAMIӀLE"),
    ("Camille", "Camiⲓle"),
    ("Ana", "𝓐𝓷𝓪"),
    ("Bob", "🅱ob"),
    ("Zoé", "Zoe\u0301"),
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


def kept(text: str) -> str | None:
    """Return a name as it would be kept, None if it is none."""
    try:
        return clean_name(text)
    except TableRefusal:
        return None


def test_the_whole_of_unicodes_list_of_look_alikes_both_ways() -> None:
    """Each character and what it looks like, as far as both can stand in a name."""
    tried = 0
    for character, plain in lookalikes().items():
        one, other = kept(f"x{character}y"), kept(f"x{plain}y")
        if one is None or other is None or character not in one:  # its own plain form is another
            continue
        tried += 1
        for name, taken in ((one, other), (other, one)):
            with pytest.raises(TableRefusal) as caught:
                check_name(name, [taken])
            assert caught.value.code == "name-taken", (name, taken)
    assert tried > 2500


LETTERS = st.text("ilILmrnoO01ӏӀаеAe-", min_size=1, max_size=8)


@given(LETTERS, LETTERS)
def test_looking_alike_goes_both_ways_and_each_name_looks_like_itself(one: str, other: str) -> None:
    assert are_alike(looks(one), looks(one))
    assert are_alike(looks(one), looks(one.upper()))
    assert are_alike(looks(one), looks(other)) == are_alike(looks(other), looks(one))


# --- names that nobody may have -----------------------------------------------------------------------------

BOTS = [say("play-bot", language, number=n) for language in languages() for n in (1, 2, 10)]
RESERVED = """
Bot|bot 2|BOT2|Bot-2|Bot_2|Bot.2|bot #2|Bot n° 2|Bot №2|Bot no. 2|2 Bot|Bot ②|Bot II|Bot l|Bot two|Bot deux|Bot vierzig|Bot 37
Bots|The Bot|le bot 2|Bôt 2|B o t 2|B0t 2|Вот 2|Bоt 2|ΒΟΤ 2|ＢＯＴ 2|𝐁𝐨𝐭 𝟐|🅱ot 2|bo⊤ 2|Bot 2 🤖|Bot 2!|Bot 三|вot
Robot|ROBOT 3|Rоbоt2|robot-4|un robot|Robots|Automate 2|Ordinateur|Ordi 3|Computer 4|Machine
Host|HOST|H0st|Hоst|The Host|Hôte|hote|HÔTE|l’Hôte|l'hote|Spectator|Spectateur|Spectatrice|System|Système|Server|You|Vous|Tablée
"""
FREE = "Ana|Abbott|Botond|Robert|Robotnik|Ghost|Hot|Lou|Bo|Rob|Botte|Yousef|Camille|Zoé|Max 2|Ana 2|Otto|Бот|Toto|Le Petit|2|Ai"


@pytest.mark.parametrize("name", [*BOTS, *RESERVED.replace("\n", "|").strip("|").split("|")], ids=ascii)
def test_names_of_bots_and_of_what_belongs_to_the_table(name: str) -> None:
    for text in (name, name.upper(), name.lower(), f"  {name} "):
        with pytest.raises(TableRefusal) as caught:
            clean_name(text)
        assert caught.value.code == "name-reserved"
    assert "\u202e" not in caught.value.sentence("fr")


@pytest.mark.parametrize("name", FREE.split("|"), ids=ascii)
def test_names_that_are_like_those_but_free(name: str) -> None:
    assert clean_name(name) == name


def test_no_look_alike_of_a_letter_makes_a_bots_name() -> None:
    tried = 0
    for character, plain in lookalikes().items():
        if plain.lower() not in ("b", "o", "t"):
            continue
        text = unicodedata.normalize("NFKC", "bot 2".replace(plain.lower(), character))
        if character in text and not unicodedata.category(character).startswith("C"):
            tried += 1
            assert is_reserved(text), (text, hex(ord(character)))
    assert tried > 80


def test_nobody_takes_a_bots_name_when_they_come_or_change_theirs_nor_a_bot_one_of_theirs() -> None:
    desk = Desk("the-game", players=3)
    assert desk.refused("cleo", "join", name="Bot 3") == "name-reserved"
    assert desk.refused("bo", "rename", name="Robot 3") == "name-reserved"
    assert desk.refused("bo", "rename", name="Hôte") == "name-reserved"
    desk.ask("ana", "seat-bot", seat=2, bot="random")
    called = {say("play-bot", language, number=3) for language in languages()}
    names = [member.name for member in desk.table.here()]
    assert not any(are_alike(looks(bot), looks(name)) for bot in called for name in names)
    assert desk.table.member_of(secret("cleo")) is None


@pytest.mark.parametrize("game", ["the-game", "the-mind"])
def test_a_name_tells_no_card(game: str) -> None:
    """G11, M5: who has seen a hand may not be called after a card while numbers may not be written."""
    desk = Desk(game, players=2)
    desk.ask("ana", "rename", name="Ana 7")
    desk.start()
    desk.ask("ana", "rename", name="Ana 7")
    for name in ("37", "Ana 37", "vierzig", "Thirty"):
        assert desk.refused("ana", "rename", name=name) == "chat-number"
    desk.ask("bo", "rename", name="Bob")
    desk.ask("bo", "leave")
    assert desk.refused("bo", "join", name="Bo 37") == "chat-number"
    desk.ask("bo", "join", name="Bob")
    desk.join("max 2")


def test_what_a_reader_counts() -> None:
    assert [
        count_seen(text)
        for text in ("", "abc", "é", "e\u0301", FAMILY, "👍🏽", "🇫🇷", "🇫🇷🇩🇪", "1\ufe0f\u20e3")
    ] == [*(0, 3, 1, 1, 1, 1, 1, 2, 1)]
