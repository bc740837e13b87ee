"""What becomes of decisions on a new version, one case after the other; the laws are in test_unit_laws.py."""

from apps.pages.tests.blocks import callout, items, page, paragraph
from shared.documents import block_units, decide_document
from shared.documents.content import Block, Document


def bold(block: Block) -> Block:
    return {**block, "text": [{**one, "marks": [{"type": "bold"}]} for one in block["text"]]}


def asked(base: Document, source: Document, local: Document) -> dict[str, tuple[str, bool]]:
    """Of each unit what the source did, and whether it clashes."""
    units = block_units(base, source, local)
    assert units is not None
    return {one.block_id: (one.change, one.clash) for one in units}


def test_joined_words_of_a_text_that_was_set_in_bold_are_the_local_ones():
    base, local = page(paragraph("a", "base:0.")), page(paragraph("a", "saved:0."))
    source = page(bold(paragraph("a", "mine:0.")))

    (unit,) = block_units(base, source, local) or []
    assert unit.combined
    assert not unit.combined.both
    assert decide_document(base, source, local, {"a": unit.combined.block}) == local


def test_a_joined_text_is_one_that_somebody_wrote():
    base, source, local = (
        page(paragraph("a", said)) for said in ("base:0.", "mine:1.", "saved:0.")
    )

    (unit,) = block_units(base, source, local) or []
    assert unit.combined
    assert decide_document(base, source, local, {"a": unit.combined.block}) == local


class TestAListThatTheBookletDeleted:
    base = page(items("l", paragraph("a")), paragraph("z"))
    source = page(items("l", paragraph("b"), ordered=True), paragraph("z"))
    local = page(paragraph("z"))

    def test_asks_about_what_came_into_it(self):
        assert asked(self.base, self.source, self.local) == {
            "l": ("changed", True),
            "l-b": ("added", True),
        }

    def test_stays_deleted_until_somebody_chooses(self):
        assert decide_document(self.base, self.source, self.local, {}) == self.local

    def test_cannot_stay_deleted_and_take_an_item(self):
        choices = {"l": "local", "l-b": "source"}

        assert decide_document(self.base, self.source, self.local, choices) is None

    def test_comes_back_where_all_is_taken(self):
        choices = {"l": "source", "l-b": "source"}

        assert decide_document(self.base, self.source, self.local, choices) == self.source


def test_a_list_cannot_stay_deleted_around_a_paragraph_that_was_taken():
    base = page(items("l", paragraph("a")), paragraph("z"))
    source = page(items("l", paragraph("a", "Neuf"), ordered=True), paragraph("z"))
    local = page(paragraph("z"))

    assert decide_document(base, source, local, {"l": "local", "a": "source"}) is None
    assert decide_document(base, source, local, {"l": "source", "a": "source"}) == source


def test_a_block_that_the_booklet_moved_goes_when_its_removal_is_taken():
    base = page(paragraph("i"), callout("c", paragraph("p")))
    source = page(callout("c", paragraph("p")))
    local = page(callout("c", paragraph("p"), paragraph("i")))

    assert asked(base, source, local) == {"i": ("removed", True)}
    assert decide_document(base, source, local, {"i": "source"}) == source
    assert decide_document(base, source, local, {"i": "local"}) == local


def test_a_block_that_the_booklet_moved_into_a_removed_one_keeps_its_words():
    base = page(callout("c", paragraph("p")), paragraph("a"), paragraph("z"))
    source = page(paragraph("a"), paragraph("z"))
    local = page(callout("c", paragraph("p", "Mien"), paragraph("a", "Local")), paragraph("z"))

    decided = decide_document(base, source, local, {"c": "source"})

    assert decided
    assert {block["id"]: block for block in decided["blocks"]} == {
        "a": paragraph("a", "Local"),
        "z": paragraph("z"),
    }


def test_a_block_that_stood_in_one_that_is_not_taken_stays_where_it_was():
    base = page(callout("c", paragraph("a"), paragraph("b")), paragraph("z"))
    source = page(callout("c", paragraph("b")), callout("n", paragraph("a")), paragraph("z"))
    local = page(*base["blocks"][:1], paragraph("z", "Local"))

    assert decide_document(base, source, local, {"n": "local"}) == local


def test_a_block_that_both_added_says_what_was_chosen_whatever_held_it():
    base, local = page(paragraph("z")), page(paragraph("x", "Mien"), paragraph("z"))
    source = page(callout("n", paragraph("x", "Sien"), paragraph("y")), paragraph("z"))

    decided = decide_document(base, source, local, {"n": "local", "x": "source"})

    assert decided == page(paragraph("x", "Sien"), paragraph("z"))
