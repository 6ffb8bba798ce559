"""Chat: what is shown of a message, when one may be written, and the filter of numbers (G11, X7, M5)."""

import pytest

from tablee.table import TableRefusal, check_text, may, number_in, project_event, project_table
from tests.table.desk import Desk, secret

NUMBERS = {
    "digits of any script": "37|2|٣٧|３७|３７|۴|½|𝟛𝟟|³⁷|₃|③|❼|Ⅻ|ⅲ|三|七十|7\ufe0f\u20e3|🔟|💯|⚂|🂢|🀇|🁂|🕐|the 3rd|s3pt",
    "words": "three|Thirty Seven|SEPT|zéro|zero|deux|hundred|cent|mille|dozen|septante|soixante|quatre|twelve|ninety",
    "with and without accents": "zero|ZÉRO|troisieme|se\u0301pt|s\u0327ept",
    "compounds": "trente-sept|thirtyseven|quatre-vingt-dix-sept|quatrevingtdixsept|vingtetun|trente et un|onehundred|"
    "forty-two|fourtytwo|fiveandtwenty|twenty_one|vingt-et-une|cent-un|unonze",
    "derived": "sixes|sixish|tenth|twenty-first|third|ninth|troisième|dizaine|trentaines|vingts|cents|thirties",
    "inside a sentence": "j'ai un sept|not below forty please|l'onze|(huit)|«neuf»|«\u202fneuf\u202f»|huit!|pas de six, merci|un, deux",
    "letter by letter": "s e p t|s.e.p.t|t-r-e-n-t-e|s  i  x|s_i_x|h u i t !",
    "stretched": "seeept|threee|siiiiix|huuuit",
    "disguised": "sеpt|ѕерt|ｓｅｐｔ|𝓼𝓮𝓹𝓽|ⓢⓔⓟⓣ|se\u200bpt|se\u00adpt|se\u202ept|ｓeрt",
    "Roman": "XXXVII|XL|IV|VIII.|Xi|xVii|LI|CI|XXX|iv|xvii|iii|MCMXC|c'est XX|II-III",
    "twice an article": "one one|un un|une, une",
}
WORDS = [word for words in NUMBERS.values() for word in words.split("|")]

HARMLESS = """
no one should play there
which one is better, this one?
I am often late, listen to me: attention
please do not play on the left pile
wait a second, the first pile is mine
I'm in, I'll go, I'd rather not
the weight of it, the height of it
content, tension, tent, tenet, sixtine, canine, uneven, onset
civil vivid livid ill mild
once upon a time
X marks the spot, and so does I
XD
MDR lol
Mmm
attention à cette pile s’il te plaît
ne joue pas sur cette pile
c’est un bon coup, encore un
l’une ou l’autre, les uns et les autres
Il faut attendre, celui-ci aussi
d’ici là, mi di mix mil ill
la première pile, la deuxième pile, la seconde
en septembre, des huîtres
tout neuve
cc tout le monde
attends, je peux revenir en arrière
a b c d
go go go, sooo good, hmmm, baaad
👍 ❤️ 👏🏽 👩‍🚀 🇫🇷
Привет всем
سلام عليكم
不要
ça va ?
"""


@pytest.mark.parametrize("text", WORDS, ids=ascii)
def test_what_names_a_number(text: str) -> None:
    assert number_in(check_text(text)) is not None
    assert number_in(check_text(f"well, {text} please")) is not None


@pytest.mark.parametrize("text", [line for line in HARMLESS.splitlines() if line], ids=ascii)
def test_what_names_none(text: str) -> None:
    assert number_in(check_text(text)) is None


def test_the_sender_sees_which_word_it_is() -> None:
    assert number_in("not below trente-sept, please") == "trente-sept"
    desk = Desk("the-game").start()
    with pytest.raises(TableRefusal) as caught:
        desk.ask("ana", "chat", text="I have a seven!")
    assert caught.value.facts == {"word": "seven"}
    assert "seven" in caught.value.sentence("fr")


def test_a_long_message_is_looked_through_quickly() -> None:
    for text in ("un" * 150, "a " * 150, "one" * 100, "vingtet" * 42, "I" * 300, "éèê" * 100, "s" * 300):
        number_in(check_text(text))


# --- what is shown ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  hello \n\t there ", "hello there"),
        ("e\u0301te\u0301", "été"),
        ("a\u202eb\u2066c", "abc"),
        ("a\u0301\u0302\u0303\u0304\u0305", "á\u0302\u0303"),
        ("👩\u200d🚀 a\u200db", "👩\u200d🚀 ab"),
        ("\x1b[31mred", "[31mred"),
        ("²③ Ａ", "²③ Ａ"),  # shown as written
        ("x" * 300, "x" * 300),
    ],
)
def test_what_is_shown_of_a_message(text: str, shown: str) -> None:
    assert check_text(text) == shown


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "chat-empty"),
        (" \n ", "chat-empty"),
        ("\u200b\u202e", "chat-empty"),
        ("x" * 301, "chat-too-long"),
        ("x" * 100_000, "chat-too-long"),
        ("\u200b" * 100_000, "chat-too-long"),
    ],
)
def test_what_is_no_message(text: str, code: str) -> None:
    with pytest.raises(TableRefusal) as caught:
        check_text(text)
    assert caught.value.code == code


def test_a_message_is_told_to_everybody_with_its_writer() -> None:
    desk = Desk()
    (event,) = desk.ask("bo", "chat", text="hello <b>")
    for viewer in (1, 2, None):
        told = project_event(desk.table, event, viewer)
        assert told is not None
        assert {key: told[key] for key in ("member", "name", "text")} == {
            "member": 2,
            "name": "Bo",
            "text": "hello <b>",
        }


# --- when one may be written --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "options", "allowed"),
    [
        ("the-game", {}, "no-numbers"),
        ("the-game", {"talk": "strict"}, "closed"),
        ("the-game-extreme", {}, "no-numbers"),
        ("the-game-extreme", {"talk": "strict"}, "closed"),
        ("face-to-face", {}, "open"),
        ("six-qui-prend", {}, "open"),
        ("the-mind", {}, "closed"),
    ],
)
def test_what_may_be_written_during_a_match(game: str, options: dict[str, str], allowed: str) -> None:
    desk = Desk(game, **options)
    desk.join("cleo")
    desk.ask("ana", "chat", text="one, two, three: let us start")
    desk.start()
    assert project_table(desk.table, secret("ana"))["chat"] == allowed
    for name in ("bo", "cleo"):  # also who only looks on
        assert ("chat" in may(desk.table, secret(name))) == (allowed != "closed")
        if allowed == "closed":
            assert desk.refused(name, "chat", text="hello") == "chat-closed"
            continue
        desk.ask(name, "chat", text="hello")
        if allowed == "no-numbers":
            assert desk.refused(name, "chat", text="I hold the 37") == "chat-number"
        else:
            desk.ask(name, "chat", text="I hold the 37")
    desk.play_out()
    desk.ask("cleo", "chat", text="I had the 37 all the time")


def test_nothing_may_be_written_while_a_silence_is_visible() -> None:
    """X7."""
    desk = Desk("the-game-extreme", starter=0).start()

    def is_silent(_: object) -> bool:
        return "silence" in desk.table.match.view(None)["visible"].values()

    desk.play_until(is_silent, "random")
    assert desk.refused("bo", "chat", text="hello") == "chat-closed"
    desk.play_until(lambda table: not is_silent(table) or table.phase != "playing", "random")
    desk.ask("bo", "chat", text="hello")
