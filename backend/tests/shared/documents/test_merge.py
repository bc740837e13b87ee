"""What becomes of two people's edits, one case after the other; the laws are in test_merge_laws.py."""

from typing import Any

from apps.pages.tests.blocks import (
    callout,
    heading,
    image,
    items,
    page,
    paragraph,
    question,
    said_text,
)
from shared.documents import ConflictKind, Document, merge
from shared.documents.content import walk


def order(document: Document) -> str:
    return "".join(block["id"] for block in document["blocks"])


def ids(document: Document) -> set[str]:
    return {block["id"] for block in walk(document["blocks"])}


def letters(text: str) -> Document:
    return page(*(paragraph(letter) for letter in text))


def test_two_paragraphs_written_by_two_people_are_both_kept():
    base = page(paragraph("a", "Un"), paragraph("b", "Deux"))
    mine = page(paragraph("a", "Un !"), paragraph("b", "Deux"))
    saved = page(paragraph("a", "Un"), paragraph("b", "Deux !"))

    merged = merge(base, mine, saved)

    assert merged.document == page(paragraph("a", "Un !"), paragraph("b", "Deux !"))
    assert merged.conflicts == []


def test_the_same_text_written_twice_is_asked_with_both_texts():
    base, mine, saved = (page(paragraph("a", said)) for said in ("Un", "Mien", "Sien"))

    merged = merge(base, mine, saved)

    (conflict,) = merged.conflicts
    assert merged.document == saved
    assert (conflict.kind, conflict.block_id, conflict.field) == (ConflictKind.FIELD, "a", "text")
    assert [conflict.base, conflict.mine, conflict.saved] == [
        said_text(said) for said in ("Un", "Mien", "Sien")
    ]


def test_two_properties_of_one_block_do_not_collide():
    base, mine = page(image("a")), page(image("a", alt="Une plage"))
    saved = page(image("a", "0199c0de-0000-7000-8000-000000000000"))

    merged = merge(base, mine, saved)

    assert merged.document["blocks"][0]["props"] == {
        **saved["blocks"][0]["props"],
        "alt": "Une plage",
    }
    assert merged.conflicts == []


def test_what_one_deleted_and_the_other_left_alone_goes():
    assert order(merge(letters("abc"), letters("ac"), letters("abcd")).document) == "acd"


def test_what_one_deleted_and_the_other_wrote_in_is_kept_and_told():
    base, mine = letters("ab"), letters("b")
    saved = page(paragraph("a", "Écrit entre-temps"), paragraph("b"))

    merged = merge(base, mine, saved)

    (conflict,) = merged.conflicts
    assert merged.document == saved
    assert (conflict.kind, conflict.mine) == (ConflictKind.DELETED, None)
    assert conflict.saved == saved["blocks"][0]


def test_a_deleted_list_is_kept_whole_when_somebody_wrote_in_one_item():
    base = page(items("l", paragraph("a"), paragraph("b")), paragraph("c"))
    mine = page(paragraph("c"))
    saved = page(items("l", paragraph("a", "Nouveau"), paragraph("b")), paragraph("c"))

    merged = merge(base, mine, saved)

    assert merged.document == saved
    assert [conflict.block_id for conflict in merged.conflicts] == ["l"]


def test_a_paragraph_that_became_a_heading_takes_the_text_written_meanwhile():
    base, mine = page(paragraph("a", "Un")), page(heading("a", "Un"))
    saved = page(paragraph("a", "Un, deux"))

    merged = merge(base, mine, saved)

    assert merged.document == page(heading("a", "Un, deux"))
    assert merged.conflicts == []


def test_what_both_put_at_the_same_spot_stands_there_in_one_order_for_everybody():
    base, mine, saved = letters("az"), letters("abcz"), letters("axyz")

    assert order(merge(base, mine, saved).document) == "abcxyz"
    assert order(merge(base, saved, mine).document) == "abcxyz"


def test_a_move_and_an_addition_are_both_done():
    assert order(merge(letters("abcd"), letters("dabc"), letters("abxcd")).document) == "dabxc"


def test_the_saved_place_stays_when_both_moved_the_same_block():
    assert order(merge(letters("abcd"), letters("bcad"), letters("bcda")).document) == "bcda"


def test_what_came_back_late_does_not_come_twice():
    """Somebody's first save arrived, its answer did not, and they went on writing."""
    base, saved, mine = letters("a"), letters("ax"), letters("axb")

    assert merge(base, mine, saved).document == mine


def test_two_lists_put_each_into_the_other_stay_where_they_were_saved():
    first, second = items("a", paragraph("p")), items("b", paragraph("q"))
    mine, saved = items("a", paragraph("p")), items("b", paragraph("q"))
    mine["children"][0]["children"].append(second)
    saved["children"][0]["children"].append(first)

    merged = merge(page(first, second), page(mine), page(saved))

    assert merged.document == page(saved)


def test_a_list_of_which_each_deleted_one_half_stays_as_it_was_saved():
    base = page(items("l", paragraph("a"), paragraph("b")), paragraph("z"))
    mine = page(items("l", paragraph("a")), paragraph("z", "Écrit"))
    saved = page(items("l", paragraph("b")), paragraph("z"))

    merged = merge(base, mine, saved)

    (conflict,) = merged.conflicts
    assert merged.document == page(items("l", paragraph("b")), paragraph("z", "Écrit"))
    assert (conflict.kind, conflict.block_id) == (ConflictKind.BLOCK, "l")
    assert conflict.mine == mine["blocks"][0]


def test_a_question_left_with_one_answer_stays_as_it_was_saved():
    base = page(question("q", "a", "b", "c"))
    mine, saved = page(question("q", "a", "b")), page(question("q", "b", "c"))

    merged = merge(base, mine, saved)

    assert merged.document == saved
    assert [conflict.kind for conflict in merged.conflicts] == [ConflictKind.BLOCK]


def test_a_heading_does_not_follow_a_move_into_a_block_that_takes_none():
    base = page(paragraph("a"), callout("c", paragraph("p")), paragraph("z"))
    mine = page(callout("c", paragraph("p"), paragraph("a")), paragraph("z", "Écrit"))
    saved = page(heading("a"), callout("c", paragraph("p")), paragraph("z"))

    merged = merge(base, mine, saved)

    assert merged.document == page(*saved["blocks"][:2], paragraph("z", "Écrit"))
    assert {conflict.block_id for conflict in merged.conflicts} == {"a", "c"}


def test_a_full_page_takes_what_was_saved_first_and_tells_of_the_rest():
    base = page(*(paragraph(f"p{number}") for number in range(149)))
    mine = page(paragraph("mine", "Mien"), *base["blocks"])
    saved = page(*base["blocks"], paragraph("saved", "Sien"))

    merged = merge(base, mine, saved)

    (conflict,) = merged.conflicts
    assert merged.document == saved
    assert (conflict.kind, conflict.mine) == (ConflictKind.BLOCK, mine["blocks"][0])


def test_nothing_that_was_given_is_changed():
    base = page(items("l", paragraph("a"), paragraph("b")))
    mine, saved = page(items("l", paragraph("a"))), page(items("l", paragraph("b")))
    before: Any = repr((base, mine, saved))

    merge(base, mine, saved)

    assert repr((base, mine, saved)) == before
