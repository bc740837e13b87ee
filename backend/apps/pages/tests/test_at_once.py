"""Several people save one page at the same moment, in transactions of their own."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Barrier

import pytest
from django.db import connection

from apps.companies.factories import MembershipFactory
from apps.pages import services
from apps.pages.factories import ManuscriptFactory
from apps.pages.models import Manuscript, Page, PageRevision
from apps.pages.tests.blocks import page, paragraph
from apps.pages.tests.writing import NOW, author, page_of
from shared.actor import Actor
from shared.documents import Document
from shared.tenancy import act_as, act_as_platform

pytestmark = pytest.mark.django_db(transaction=True)

NAMES = "abcdefgh"


@pytest.fixture
def manuscript() -> Manuscript:
    with act_as_platform():
        return ManuscriptFactory.create(company_id=MembershipFactory.create().company_id)


def paragraphs(**said: str) -> Document:
    return page(*(paragraph(name, said.get(name, "Rien encore")) for name in NAMES))


def at_once(actors: list[Actor], acts: list[Callable[..., object]]) -> list[object]:
    begin = Barrier(len(acts))

    def line(actor: Actor, act: Callable[..., object]) -> object:
        begin.wait()
        try:
            with act_as(actor):
                return act(actor=actor)
        finally:
            connection.close()

    with ThreadPoolExecutor(len(acts)) as pool:
        return list(pool.map(line, actors, acts))


def saving(written: Page, document: Document) -> Callable[..., object]:
    return partial(
        services.save_page,
        manuscript=written.manuscript,
        page_id=written.id,
        base_revision=1,
        title=written.title,
        importance=written.importance,
        document=document,
        now=NOW,
    )


def test_eight_people_in_eight_blocks_lose_nothing(manuscript: Manuscript):
    with act_as_platform():
        written = page_of(manuscript, paragraphs())
    authors = [author(manuscript.company_id, name) for name in NAMES]

    at_once(authors, [saving(written, paragraphs(**{name: f"De {name}"})) for name in NAMES])

    with act_as_platform():
        written.refresh_from_db()
        numbers = list(PageRevision.objects.order_by("number").values_list("number", flat=True))
    assert written.document == paragraphs(**{name: f"De {name}" for name in NAMES})
    assert numbers == list(range(1, len(NAMES) + 2))


def test_two_people_in_one_block_are_told_once(manuscript: Manuscript):
    with act_as_platform():
        written = page_of(manuscript, paragraphs())
    authors = [author(manuscript.company_id, name) for name in ("Anna", "Bruno")]

    answers = at_once(
        authors, [saving(written, paragraphs(a=f"De {each.name}")) for each in authors]
    )

    assert sorted(answer.outcome for answer in answers) == ["conflict", "saved"]  # type: ignore[attr-defined]
    with act_as_platform():
        kept = [str(revision.document) for revision in PageRevision.objects.all()]
    assert all(any(f"De {each.name}" in document for document in kept) for each in authors)


def test_pages_added_at_once_stand_one_behind_the_other(manuscript: Manuscript):
    authors = [author(manuscript.company_id, name) for name in NAMES]

    at_once(
        authors,
        [partial(services.add_page, manuscript=manuscript, title=name, now=NOW) for name in NAMES],
    )

    with act_as_platform():
        places = list(Page.objects.order_by("position").values_list("position", flat=True))
    assert places == list(range(len(NAMES)))
