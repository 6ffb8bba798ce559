"""Chat: what is shown of a message, when one may be written, and the filter of numbers (G11, X7, M5)."""

from time import process_time

import icu
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.table import TableRefusal, check_text, may, number_in, project_event, project_table
from tablee.table.characters import lookalikes
from tablee.table.chat import LONGEST_TEXT
from tablee.texts import languages, say
from tests.table.desk import Desk, secret
from tests.table.sentences import ENGLISH, FRENCH, REFUSED

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
    "other languages": "vierzig|VIERZIG|siebenunddreissig|siebenunddreißig|fuenf|zwölf|zwoelf|treinta y siete|treintaysiete|"
    "trentasette|trinta e sete|zevenendertig|trzydzieści siedem|trzydziesci|třicet sedm|harminchét|harminchet|treizeci|"
    "kolmekymmentäseitsemän|тридцать семь|tridtsat|τριάντα|trianta|otuz yedi|trettiosju|syvogtredive|vijfde|trzecia|třetího|сьома|dreißigste",
    "in other ways": "v i e r z i g|v-i-e-r-z-i-g|viiierzig|vi€rzig|hu!t|$ix|tweIve|ſix|🅷🆄🅸🆃|🇸🇮🇽|ϲinq",
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


@pytest.mark.parametrize("text", [line for line in (ENGLISH + FRENCH).splitlines() if line], ids=ascii)
def test_what_people_say_at_a_table(text: str) -> None:
    """G11: piles, people, turns and commands may be counted and ordered."""
    assert number_in(check_text(text)) is None


@pytest.mark.parametrize("text", [line for line in REFUSED.splitlines() if line], ids=ascii)
def test_what_stands_beside_a_number_does_not_hide_a_card(text: str) -> None:
    assert number_in(check_text(text)) is not None
    assert number_in(check_text(f"attention, {text}")) is not None
    assert number_in(check_text(f"nous deux, {text}; your turn")) is not None


# --- every card, in every writing, in every frame -------------------------------------------------------------


def writings(locale: str, n: int) -> set[str]:
    """How a card's number can be written in one of our languages."""
    rules = icu.RuleBasedNumberFormat(icu.URBNFRuleSetTag.SPELLOUT, icu.Locale(locale))
    kinds = [rules.getRuleSetName(i) for i in range(rules.getNumberOfRuleSetNames())]
    spelt = {rules.format(n, kind) for kind in kinds if "year" not in kind}
    joined = {word.replace("-", by) for word in spelt for by in ("", " ", "_", ".")}
    tens, ones = divmod(n, 10)
    roman = ["", *["X", "XX", "XXX", "XL", "L", "LX", "LXX", "LXXX", "XC", "C"]][tens] + [
        "",
        *["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"],
    ][ones]
    return spelt | joined | {str(n), f"{n}e", f"{n}th", f"({n})"} | ({roman} if len(roman) > 1 else set())


def nouns(kind: str) -> list[str]:
    return [
        form
        for code in languages()
        for word in say(f"counting-{kind}", code).split()
        for form in word.split("/")
    ]


BESIDE = [
    "{} NOUN", "the {} NOUN", "les {} NOUN", "la {} NOUN", "NOUN {}", "the NOUN {}", "la NOUN n° {}", "ADJECTIVE NOUN {}",
    "{} ADJECTIVE NOUN", "{} of the NOUN", "{} d'entre nous", "nous {}", "all {}", "tous les {}", "the other {}",
    "two NOUN, {}", "deux ou {} NOUN", "NOUN 1 et {}", "the third {} NOUN", "{} {} NOUN",
]  # fmt: skip
KINDS = ["piles", "pile-words", "people", "turns", "commands"]


@pytest.mark.parametrize("locale", ["en", "fr", "fr_BE", "fr_CH"])
def test_a_card_is_refused_whatever_stands_beside_it(locale: str) -> None:
    """A count that is greater than there are of what it counts does not pass."""
    things, adjectives = [noun for kind in KINDS for noun in nouns(kind)], nouns("adjectives")
    for n in range(6, 101):
        for i, written in enumerate(sorted(writings(locale, n))):
            for j, frame in enumerate(BESIDE):
                k = 31 * n + 7 * i + j  # every word takes its turn
                text = frame.replace("NOUN", things[k % len(things)]).replace(
                    "ADJECTIVE", adjectives[k % len(adjectives)]
                )
                assert number_in(text.format(written, written)) is not None, text.format(written, written)


@pytest.mark.parametrize("locale", ["en", "fr", "fr_BE", "fr_CH"])
def test_a_bare_number_never_passes(locale: str) -> None:
    """Nor a small one: but one, first and second are words that people need."""
    passing = {"deuxième", "deuxièmes", "second"}
    for n in range(2, 101):
        for written in writings(locale, n) - passing:
            for frame in (
                "{}",
                "I hold a {} here",
                "j'ai le {}.",
                "{}, that pile",
                "{} on that pile",
                "joue : {} !",
            ):
                assert number_in(frame.format(written)) is not None, frame.format(written)


@given(
    st.integers(2, 4),
    st.sampled_from(["piles", "turns", "people", "commands"]),
    st.sampled_from(["en", "fr"]),
)
def test_a_small_count_passes_and_leaves_nothing_over(n: int, kind: str, language: str) -> None:
    word = say("counting-cardinals", language).split()[n - 1]
    for noun in say(f"counting-{kind}", language).split():
        several = noun.split("/")[-1]
        for count in (word, str(n)):
            assert number_in(f"{count} {several}") is None
            assert number_in(f"{count} {several} {count}") is not None
            assert number_in(f"{count} {count} {several}") is not None
            assert number_in(f"{count}, {several}") is not None


def test_people_are_counted_as_far_as_there_are_any() -> None:
    assert number_in("we three", people=3) is None
    assert number_in("we three", people=2) == "three"
    desk = Desk("the-game", players=2).start()
    desk.ask("ana", "chat", text="nous deux")
    assert desk.refused("ana", "chat", text="nous quatre") == "chat-number"
    assert desk.refused("ana", "chat", text="four players") == "chat-number"


NAMED = "three five eight sixteen twelve quatre zwölf thirty dix neuf onze vierzig zwanzig sept forty seventh cinq siebzig quinze hundred"


def test_no_look_alike_of_a_letter_hides_a_number() -> None:
    """The whole of Unicode's list, as far as this Python's Unicode can show it."""
    tried = 0
    for character, looks in lookalikes().items():
        word = (
            next((word for word in NAMED.split() if looks.lower() in word), None) if looks.isascii() else None
        )
        if word is None or not looks.isalpha():
            continue
        text = f"a {word.replace(looks.lower(), character)} b"
        if check_text(text) == text:
            tried += 1
            assert number_in(text) is not None, (text, hex(ord(character)))
    assert tried > 1000


def test_the_sender_sees_which_word_it_is() -> None:
    assert number_in("not below trente-sept, please") == "trente-sept"
    desk = Desk("the-game").start()
    with pytest.raises(TableRefusal) as caught:
        desk.ask("ana", "chat", text="I have a seven!")
    assert caught.value.facts == {"word": "seven"}
    assert caught.value.sentence("en").startswith("No card’s number while you play: “seven” could be one.")
    assert caught.value.sentence("fr").startswith(
        "Aucun nombre de carte pendant la partie\u202f: «\u202fseven\u202f» "
    )


SLOW = [
    "un", "a ", "one", "vingtet", "I", "éèê", "s", "ӏ", "two or ", "deux ", "un et ", "two of the other ", "a.", "s e i x ", "1 ",
    "aaab", "$", "👩\u200d🚀", "".join(map(chr, range(0x100, 0x22C))), " ".join(map(chr, range(0x400, 0x496))), "the third pile ",
]  # fmt: skip


def seconds(texts: list[str]) -> float:
    start = process_time()
    for text in texts:
        number_in(text)
    return process_time() - start


def test_no_message_takes_long_to_look_through() -> None:
    """Whatever it is made of, a long message takes little more than ten ordinary ones of that length."""
    plain = ("please do not play on the left pile in this turn, since I can go back there " * 5)[
        :LONGEST_TEXT
    ]
    number_in(plain)
    usual = min(seconds([plain] * 10) for _ in range(5))
    for piece in SLOW:
        text = (piece * LONGEST_TEXT)[:LONGEST_TEXT]
        assert min(seconds([text[i:] + text[:i]]) for i in (1, 2, 3)) < 3 * usual, piece


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
        ("the-game", {"talk": "strict"}, "strict"),
        ("the-game-extreme", {}, "no-numbers"),
        ("the-game-extreme", {"talk": "strict"}, "strict"),
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
        if allowed in ("no-numbers", "strict"):
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
