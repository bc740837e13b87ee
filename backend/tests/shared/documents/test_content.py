from itertools import count
from uuid import UUID

from apps.pages.tests.blocks import callout, image, page, paragraph, question
from shared.documents import fingerprint, media_of, with_new_ids, without_media
from shared.documents.content import walk

SOME_FILE = "0199c0de-0000-7000-8000-000000000001"


def test_files_are_found_wherever_they_stand():
    gallery = {"id": "g", "type": "gallery", "props": {"columns": 2}}
    document = page(paragraph("a"), {**gallery, "children": [image("b", SOME_FILE), image("c")]})

    assert media_of(document) == {UUID(SOME_FILE)}


def test_a_file_that_is_gone_leaves_a_gap():
    document = page(callout("c", paragraph("p")), image("b", SOME_FILE, alt="Une plage"))

    assert without_media(document, {UUID(SOME_FILE)}) == page(
        callout("c", paragraph("p")), image("b", None, alt="Une plage")
    )


def test_a_fingerprint_does_not_depend_on_the_order_of_fields():
    block = paragraph("a")

    assert fingerprint(page(block)) == fingerprint(page(dict(reversed(block.items()))))
    assert fingerprint(page(block)) != fingerprint(page(paragraph("a", "Autre")))


class TestWithNewIds:
    def test_leaves_no_id_as_it_was(self):
        numbers = count()
        document = page(callout("c", paragraph("p")), question("q", "a", "b"))

        copy = with_new_ids(document, lambda: f"n{next(numbers)}")

        assert [block["id"] for block in walk(copy["blocks"])] == ["n0", "n1", "n2", "n3", "n4"]

    def test_follows_what_names_a_block_of_the_page(self):
        link = [{"type": "text", "text": "plus haut", "marks": [{"type": "link", "href": "#a"}]}]
        document = page(
            paragraph("a"), {**paragraph("b"), "text": link}, question("q", "y", "z", passage="a")
        )

        copy = with_new_ids(document, iter(["A", "B", "Q", "Y", "Z"]).__next__)

        assert copy["blocks"][1]["text"][0]["marks"] == [{"type": "link", "href": "#A"}]
        assert copy["blocks"][2]["props"]["passage"] == "A"
