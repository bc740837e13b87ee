"""A page that was written anew keeps the ids of the blocks that it still has."""

from itertools import count

from apps.library.content.blocks import read_document
from shared.documents import Document, with_ids_of, with_new_ids
from shared.documents.content import walk

BEFORE = """
Arrivez dix minutes avant l'heure.

Demandez votre badge à l'accueil.

- Vos papiers
- Votre relevé bancaire
"""


def known(markdown: str = BEFORE) -> Document:
    """Blocks called old-1, old-2, …"""
    numbers = count(1)
    return with_new_ids(read_document(markdown, {}), lambda: f"old-{next(numbers)}")


def ids(markdown: str, *, before: Document | None = None) -> list[str]:
    numbers = count(1)
    after = with_ids_of(
        before or known(), read_document(markdown, {}), lambda: f"new-{next(numbers)}"
    )
    return [block["id"] for block in walk(after["blocks"])]


def test_the_same_text_keeps_every_id() -> None:
    assert ids(BEFORE) == [f"old-{number}" for number in range(1, 8)]


def test_an_inserted_block_is_new_and_the_others_stay() -> None:
    assert ids(f"Bienvenue.\n{BEFORE}") == ["new-1", *(f"old-{number}" for number in range(1, 8))]


def test_a_reworded_block_is_the_same_block() -> None:
    assert ids(BEFORE.replace("dix minutes", "un quart d'heure"))[:2] == ["old-1", "old-2"]


def test_a_block_that_moved_takes_its_id_along() -> None:
    moved = "Demandez votre badge à l'accueil.\n\nArrivez dix minutes avant l'heure."

    assert ids(moved) == ["old-2", "old-1"]


def test_one_more_point_of_a_list_leaves_the_others() -> None:
    longer = BEFORE.replace("- Votre relevé", "- Votre carte de santé\n- Votre relevé")

    assert ids(longer)[2:] == ["old-3", "old-4", "old-5", "new-1", "new-2", "old-6", "old-7"]


def test_another_text_in_its_place_is_another_block() -> None:
    assert ids("Le parking ouvre à six heures chaque matin.")[0] == "new-1"


def test_a_question_still_points_at_the_block_before_it() -> None:
    asked = "Sortez.\n\n::: question\nQue faire ?\n- [x] Sortir\n- [ ] Rester\n\nSortez.\n:::\n"
    after = with_ids_of(known(asked), read_document(asked, {}), lambda: "new")

    assert after["blocks"][1]["props"]["passage"] == after["blocks"][0]["id"] == "old-1"
