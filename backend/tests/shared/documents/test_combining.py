"""What one text becomes of two changes of it. The page says « both » only where no word of either is missing."""

from random import Random

import pytest

from apps.pages.tests.blocks import paragraph
from shared.documents import Combined, combine
from shared.documents.content import Block, plain_text
from tests.shared.documents.laws import EXAMPLES


def plain(said: str) -> Block:
    return paragraph("a", said)


def bold(said: str) -> Block:
    block = plain(said)
    block["text"][0]["marks"] = [{"type": "bold"}]
    return block


def joined(base: Block, source: Block, local: Block) -> tuple[str, bool]:
    combined = combine(base, source, local)
    assert combined
    return plain_text(combined.block), combined.both


def joined_texts(base: str, source: str, local: str) -> tuple[str, bool]:
    return joined(*(plain(said) for said in (base, source, local)))


def test_changes_of_different_words_are_both_there():
    assert joined_texts("un deux", "un DEUX", "UN deux") == ("UN DEUX", True)


def test_the_local_word_stays_where_both_replaced_the_same():
    assert joined_texts("un deux", "un core", "un mien") == ("un mien", False)


def test_what_both_changed_alike_is_there_once():
    assert joined_texts("un trois", "un deux trois", "un deux trois !") == ("un deux trois !", True)


def test_a_passage_that_the_source_set_in_bold_keeps_the_local_words_whole():
    """Half of it was the first local word, and nothing behind."""
    base, source, local = plain("un deux"), bold("one deux"), plain("uno deux")

    assert joined(base, source, local) == ("uno deux", False)


def test_a_word_written_inside_a_passage_that_the_source_rewrote_is_not_lost():
    base, source, local = plain("un deux"), bold("one two"), plain("un, deux")

    assert joined(base, source, local) == ("un, deux", False)


def test_two_texts_of_a_block_that_had_none_are_not_joined():
    assert combine(plain(""), plain("Sien"), plain("Mien")) is None


@pytest.mark.parametrize(
    ("base", "source", "local"),
    [
        ("à 10:30", "à 11:30", "à 10:45"),
        ("le 01/02/2026", "le 02/02/2026", "le 01/03/2026"),
        ("50,5 g", "60,5 g", "50,7 g"),
        ("rh@site.fr", "rh@site.com", "paie@site.fr"),
    ],
)
def test_a_figure_or_an_address_that_nobody_wrote_is_never_made(base: str, source: str, local: str):
    assert joined_texts(base, source, local) == (local, False)


def test_an_elision_is_a_word_of_its_own():
    assert joined_texts("l’équipe", "d’équipe", "l’atelier") == ("d’atelier", True)


def edited(random: Random, words: list[str], who: str) -> list[str]:
    words = list(words)
    for number in range(1 + random.randrange(3)):
        place = random.randrange(len(words) + 1)
        words[place : place + random.randrange(4)] = [
            f"{who}{number}{letter}" for letter in "xyz"[: random.randrange(4)]
        ]
    return words


def a_joining(random: Random) -> tuple[set[str], set[str], Combined]:
    """The words that the source and the local text brought, and both in one; the source sometimes in bold."""
    old = [f"base{number}" for number in range(1 + random.randrange(8))]
    source, local = (edited(random, old, who) for who in ("source", "local"))
    write = random.choice([bold, plain])
    texts = [" ".join(said) for said in (old, source, local)]
    combined = combine(plain(texts[0]), write(texts[1] or "-"), plain(texts[2]))
    assert combined
    return set(source) - set(old), set(local) - set(old), combined


def test_no_local_word_is_ever_missing_and_both_means_none_of_either():
    for number in range(EXAMPLES):
        source, local, combined = a_joining(Random(number))

        said = set(plain_text(combined.block).split())
        assert local <= said, number
        assert not combined.both or source <= said, number
