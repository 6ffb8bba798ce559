"""One word for each thing: words that were given up do not come back, and sentences agree with their numbers."""

from __future__ import annotations

import re

import pytest

from tablee.texts import has, say
from tests.texts.test_rules_texts import texts

# What a text does not say, what it says instead, and the texts that mean something else by it.
GIVEN_UP = {
    "en": {
        r"\bevents?\b": ("mistake", "the-mind-fair-order|error-damaged"),  # there it is a fact of a table
        r"\b(?:also|or) another Skull\b": ("including another Skull", ""),
        r"\bfirst page\b": ("home page", ""),
        r"\b[Tt]he house\b": ("main menu", ""),
        r"\bLooks\b": ("appearance", ""),
        r"\b(?:in|is for) focus\b": ("concentrating", "sim-field-phase"),
        r"\b[Bb]eside (?:what|those|talking)\b": ("besides", ""),
    },
    "fr": {
        r"\bordres\b|d’ordre\b|\bun ordre (?!équitable)": ("consigne", ""),
        r"[Cc]râne": ("tête de mort", ""),
        r"Pioche unique|\bTire\b": ("Piochez 1", ""),
        r"Pile unique": ("Une seule pile", ""),
        r"\baccidents?\b": ("erreur", ""),
        r"ascendant|croissant": ("montante", ""),
        r"\bordre(?: soit)? juste\b": ("équitable", ""),
        r"[Pp]aroles? (?:est )?strictes?|[Pp]aroles libres": ("communication libre, stricte", ""),
        r"\b[Ii]mprimer\b": ("afficher", ""),
        r"[Éé]numèrer?\b": ("afficher, donner la liste", ""),
        r"\brepren(?:d|dre|iez) (?:ce qui|ce que)\b": ("retire ce qui avait été dit; annuler votre choix", ""),
        r"\bavec nos propres mots\b": ("dans nos propres mots", ""),
        r"\brecommence\b": ("ouvre une nouvelle rangée", ""),
        r"\bdistribution\b": ("donne", ""),
        r"\b[Ll]a maison\b": ("menu principal", ""),
        r"\b[Vv]ers la page\b": ("page d’accueil", ""),
        r"\bcarte la plus basse\b": ("plus petite carte", ""),
        r"\bniveaux? (?:est |sont )?terminés?\b": ("réussi", ""),
        r"\bexclue?\b": ("a fait quitter", ""),
    },
}  # fmt: skip


@pytest.mark.parametrize(
    ("language", "word"), [(language, word) for language, words in GIVEN_UP.items() for word in words]
)
def test_a_word_that_was_given_up_does_not_come_back(language: str, word: str) -> None:
    instead, elsewhere = GIVEN_UP[language][word]
    found = {name: text for name, text in texts(language).items() if re.search(word, text)}
    elsewhere += "|counting-.*"  # what people may write, not what is said
    assert {name for name in found if not re.fullmatch(elsewhere, name)} == set(), f"say: {instead}"


def test_the_words_that_are_used_instead_are_there() -> None:
    assert say("command-skull", "fr") == "Tête de mort"
    assert say("command-one-pile", "fr") == "Une seule pile"
    assert say("command-draw-one", "fr") == "Piochez 1"
    assert say("the-game-option-talk-open", "fr") == "Communication libre"
    assert say("the-game-option-talk-strict", "fr") == "Communication stricte"
    assert "une nouvelle rangée" in say("six-qui-prend-rule-S5", "fr")
    assert "équitable" in say("the-mind-fair-order.title", "fr")
    assert "including another Skull" in say("the-game-extreme-rule-X5", "en")
    assert say("error-not-in-hand", "en", card=26, own="any").startswith("You do not hold 26;")
    assert "ce n’est pas à vous de choisir" in say("error-not-your-row", "fr")


def test_the_rules_of_talk_say_first_what_may_be_said() -> None:
    """G11: everything but the numbers of cards."""
    assert say("the-game-rule-G11", "en").startswith("You may say anything except the numbers of cards.")
    assert say("the-game-rule-G11", "fr").startswith("On peut tout dire, sauf les nombres des cartes.")


@pytest.mark.parametrize(
    ("message", "facts", "english", "french"),
    [
        ("web-piles-progress", {"laid": 0, "due": 2}, "0 laid", "0 posée sur"),
        ("web-piles-progress", {"laid": 1, "due": 2}, "1 laid", "1 posée sur"),
        ("web-piles-progress", {"laid": 2, "due": 2}, "2 laid", "2 posées sur"),
        ("web-tables-seats", {"taken": 1, "all": 4}, "1 of 4 seats", "1 place prise sur"),
        ("web-tables-seats", {"taken": 2, "all": 4}, "2 of 4 seats", "2 places prises sur"),
        ("play-meaning-duty", {"score": 1}, "1 card is missing", "il manque 1 carte."),
        ("play-meaning-duty", {"score": 2}, "2 cards are missing", "il manque 2 cartes."),
        ("error-minimum-not-laid", {"due": 2, "laid": 0}, "laid none", "vous n’en avez posé aucune"),
        ("error-minimum-not-laid", {"due": 2, "laid": 1}, "laid 1", "vous en avez posé 1"),
        ("error-two-not-laid", {"due": 2, "laid": 0}, "laid none", "vous n’en avez posé aucune"),
        ("error-people-too-many", {"people": 2, "players": 1}, "1 seat;", "1 place"),
        ("play-cards-held", {"count": 0}, "0 cards", "0 carte"),
    ],
)  # fmt: skip
def test_words_agree_with_their_number(
    message: str, facts: dict[str, int], english: str, french: str
) -> None:
    assert english in say(message, "en", **facts)
    assert re.search(rf"{re.escape(french)}(?!s)", say(message, "fr", **facts))


CODES = r"[“«]\u202f?(?:start|end|ready|stop|star|avoid|careful|free|hold)\b|\brow\d|\bno-star|\bnot-now|\bno-backwards|\bone-pile|\bdraw-one|\b(?:other-)?(?:up|down)\d|\bother-(?:up|down)|\b[a-z]+_[a-z]+\b"  # fmt: skip
FOR_PROGRAMS = ("sim-field-", "study-cli-", "number-")  # said to those who write programs, or to nobody


@pytest.mark.parametrize("language", GIVEN_UP)
def test_no_text_for_players_has_the_code_of_an_action_or_an_option(language: str) -> None:
    found = {
        name: text
        for name, text in texts(language).items()
        if not name.startswith(FOR_PROGRAMS) and re.search(CODES, text)
    }
    assert found == {}


@pytest.mark.parametrize("language", GIVEN_UP)
def test_a_command_fits_on_the_narrowest_card(language: str) -> None:
    """Eight cards stand side by side in 80 columns, which leaves 7 for a word."""
    for kind in ("silence", "stop", "no-backwards", "skull", "one-pile", "three", "draw-one"):
        narrow = f"terminal-short-{kind}"
        assert len(say(narrow if has(narrow, language) else f"play-short-{kind}", language)) <= 7
