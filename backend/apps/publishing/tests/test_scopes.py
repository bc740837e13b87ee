from typing import Any

import pytest

from apps.publishing.content import compare_contents, facts_of, propose_scope
from apps.publishing.models import Scope
from apps.publishing.schemas.describe_changes import summarise
from apps.publishing.tests.contents import content_of, page, picture, said, step, steps
from shared.documents import Block
from shared.documents.shapes import shape_of

CORRECTION, INFORMATION, TO_REREAD = Scope


def scope(before: list[Block], after: list[Block], importance: str = "info", **card: Any) -> Scope:
    (one,) = compare_contents(
        content_of(page(*before, importance=importance)),
        content_of(page(*after, **{"importance": importance, **card})),
    )
    return propose_scope(one)


def summary(before: dict[str, Any] | None, after: dict[str, Any] | None, language="fr-FR") -> str:
    old, new = (content_of(*([one] if one else [])) for one in (before, after))
    (one,) = compare_contents(old, new)
    return summarise(facts_of(one), language)


def words(count: int, start: str = "mot") -> str:
    return " ".join(f"{start}{'abcdefghijklmnopqrstuvwxyz'[number]}" for number in range(count))


def block(type_: str, **props: Any) -> Block:
    """Without words."""
    silent = dict.fromkeys(shape_of(type_).written, "")
    return {"id": "b", "type": type_, "props": {**silent, **props}}


class TestACorrection:
    @pytest.mark.parametrize(
        ("before", "after"),
        [
            ("Lavez vous les mains", "Lavez-vous les mains"),
            ("Bienvenu à tous", "Bienvenue à toutes et à tous"),
            ("Frottez 30 secondes", "Frottez bien 30 secondes"),
            (words(8), words(8, "terme")),
        ],
    )
    @pytest.mark.parametrize("importance", ["info", "mandatory"])
    def test_is_a_few_words_without_figures(self, before, after, importance):
        assert scope([said("a", before)], [said("a", after)], importance) == CORRECTION

    def test_is_another_layout(self):
        wide = picture("i", "m")
        wide["props"]["width"] = "full"

        assert scope([picture("i", "m")], [wide], "mandatory") == CORRECTION

    def test_is_a_title_spelt_better(self):
        assert scope([], [], "mandatory", title="Se laver les mains !") == CORRECTION


MEANINGFUL = {
    "a figure": ([said("a", "Frottez 20 secondes")], [said("a", "Frottez 30 secondes")]),
    "a figure in letters": ([said("a", "Frottez vingt")], [said("a", "Frottez trente")]),
    "a negation": ([said("a", "Courez en cuisine")], [said("a", "Ne courez pas en cuisine")]),
    "a prohibition": ([said("a", "Le port est permis")], [said("a", "Le port est interdit")]),
    "a block more": ([said("a", "Un")], [said("a", "Un"), said("b", "Autre")]),
    "a block less": ([said("a", "Un"), said("b", "Autre")], [said("a", "Un")]),
    "a step more": ([steps("mouiller")], [steps("mouiller", "frotter")]),
    "another order": ([steps("mouiller", "frotter")], [steps("frotter", "mouiller")]),
    "many words": ([said("a", words(9))], [said("a", words(9, "terme"))]),
    "another picture": ([picture("i", "m")], [picture("i", "n")]),
    "a duty": ([said("a", "Vous devez badger")], [said("a", "Vous pouvez badger")]),
    "a permission": ([said("a", "Le port est admis")], [said("a", "Le port est autorisé")]),
    "an order in time": ([said("a", "Avant le service")], [said("a", "Après le service")]),
    "the right answer": ([block("answer", right=True)], [block("answer", right=False)]),
    "how many are right": ([block("question", several=True)], [block("question", several=False)]),
    "a tone": ([block("callout", tone="info")], [block("callout", tone="danger")]),
    "where a button leads": ([block("button", href="#a")], [block("button", href="#b")]),
    "where a map leads": ([block("map", href=None)], [block("map", href="https://a.fr")]),
    "another video": ([block("video", code="a")], [block("video", code="b")]),
    "another host": ([block("video", provider="vimeo")], [block("video", provider="youtube")]),
}


class TestAnotherMeaning:
    @pytest.mark.parametrize("what", MEANINGFUL)
    def test_of_a_mandatory_page_is_read_again(self, what):
        assert scope(*MEANINGFUL[what], importance="mandatory") == TO_REREAD

    @pytest.mark.parametrize("what", MEANINGFUL)
    @pytest.mark.parametrize("importance", ["info", "important"])
    def test_of_another_page_is_told(self, what, importance):
        assert scope(*MEANINGFUL[what], importance=importance) == INFORMATION

    def test_is_a_page_that_becomes_mandatory(self):
        assert _becoming("mandatory") == TO_REREAD

    def test_is_a_page_for_other_readers(self):
        for_cooks = {"sites": [], "jobs": ["Cuisine"], "contracts": [], "groups": []}

        assert scope([], [], conditions=for_cooks) == INFORMATION

    @pytest.mark.parametrize(
        ("importance", "expected"), [("info", INFORMATION), ("mandatory", TO_REREAD)]
    )
    def test_is_a_new_page(self, importance, expected):
        (one,) = compare_contents(content_of(), content_of(page(importance=importance)))

        assert propose_scope(one) == expected

    def test_of_a_page_that_went_cannot_be_read_again(self):
        (one,) = compare_contents(content_of(page(importance="mandatory")), content_of())

        assert propose_scope(one) == INFORMATION


def _becoming(importance: str) -> Scope:
    (one,) = compare_contents(content_of(page()), content_of(page(importance=importance)))
    return propose_scope(one)


class TestComparing:
    def test_finds_nothing_between_the_same(self):
        assert (
            compare_contents(content_of(page(said("a", "Un"))), content_of(page(said("a", "Un"))))
            == []
        )

    def test_reads_values_as_they_were_said(self):
        calling = {
            "id": "a",
            "type": "paragraph",
            "props": {},
            "text": [{"type": "value", "key": "phone"}],
        }
        before = content_of(page(calling), values={"phone": "04 71 00 00 00"})
        after = content_of(page(calling), values={"phone": "04 71 11 11 11"})

        (one,) = compare_contents(before, after)

        added = [words.text for words in one.blocks[0].words if words.change == "added"]
        assert added == ["11 11 11"]

    def test_does_not_mind_where_a_page_stands_in_its_chapter(self):
        first, second = page(id="p1"), page(id="p2")

        assert compare_contents(content_of(first, second), content_of(second, first)) == []


class TestASummary:
    def test_quotes_a_short_exchange_with_its_step(self):
        before = {
            "id": "s",
            "type": "steps",
            "props": {},
            "children": [step("1", "Mouillez"), step("2", "Frottez vingt secondes")],
        }
        after = {
            **before,
            "children": [step("1", "Mouillez"), step("2", "Frottez trente secondes")],
        }

        assert (
            summary(page(before), page(after))
            == "Étape 2\u00a0: «\u00a0trente\u00a0» au lieu de «\u00a0vingt\u00a0»"
        )
        assert summary(page(before), page(after), "en-GB") == "Step 2: “trente” instead of “vingt”"

    @pytest.mark.parametrize(
        ("before", "after", "expected"),
        [
            (None, page(), "Page ajoutée"),
            (page(), None, "Page retirée"),
            (page(said("a", "Un")), page(said("a", "Une")), "«\u00a0Une\u00a0» au lieu de «\u00a0Un\u00a0»"),
            (page(said("a", "Un")), page(said("a", "Un"), said("b", "b")), "Un bloc ajouté"),
            (page(said("a", "a"), said("b", "b")), page(), "2 blocs retirés"),
            (page(picture("i", "m")), page(picture("i", "n")), "Image ou fichier remplacé"),
            (page(block("answer", right=True)), page(block("answer", right=False)), "Un bloc modifié"),
            (page(said("a", "une main propre")), page(said("a", "la main sale")), "2 mots modifiés"),
            (page(), page(title="Mains propres", importance="mandatory"), "Titre modifié, importance modifiée"),
        ],
    )  # fmt: skip
    def test_says_the_most_important_in_a_few_words(self, before, after, expected):
        assert summary(before, after) == expected
