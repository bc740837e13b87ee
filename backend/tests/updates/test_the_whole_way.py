"""A release of the law: many booklets take it at once, a conflict is decided, readers have it, and exactly those
concerned are asked to read again.
"""

import json
from datetime import date

import pytest

from apps.booklets.factories import BookletAccessFactory
from apps.booklets.models import Booklet, BookletPage, Duty
from apps.companies.factories import CompanyFactory
from apps.library.models import UpdatePolicy
from apps.participation import services as participation
from apps.participation.tests.acting import signed
from apps.publishing.factories import PublicationFactory
from apps.publishing.models import PublicationContent, Scope
from apps.publishing.services import publish_booklet
from apps.updates import services
from apps.updates.models import BatchState, UpdateProposal
from apps.updates.tests.clashing import SOURCE, TEXTS, decide, finish
from apps.updates.tests.worlds import (
    NOW,
    library_chapter,
    manager_of,
    noted_pages,
    release,
    said_in,
    take,
    write_page,
    write_source,
)
from shared.ids import uuid7
from shared.tenancy.scope import act_as_company

pytestmark = pytest.mark.django_db

READY = 8
LOCAL = "Savonnez quarante secondes."


@pytest.fixture
def no_build(monkeypatch):
    """What is made of a version is told elsewhere: here it is only queued."""
    monkeypatch.setattr("apps.publishing.tasks.services.make_next_publication", lambda **_: None)


def read_by_cooks_and_waiters(chapter, company, manager):
    """A published booklet whose first page is for cooks alone, and says something else than the library."""
    taken = take(chapter, company, sector_id=uuid7())
    for duty in (Duty.MAIN, Duty.SUBSTITUTE):
        BookletAccessFactory.create(booklet=taken.booklet, duty=duty)
    first = noted_pages(taken)[0]
    BookletPage.objects.filter(id=first.id).update(conditions={"jobs": ["Cuisinier"]})
    write_page(manager, first, "Lavez-vous les mains.", LOCAL, "Séchez.")
    PublicationFactory.create(booklet=taken.booklet, at=NOW)
    return taken, first


@pytest.mark.usefixtures("no_build")
def test_from_the_library_to_those_who_read_again(run_jobs):
    company = CompanyFactory.create()
    manager = manager_of(company)
    chapter = library_chapter(TEXTS, policy=UpdatePolicy.PROPOSED)
    ready = [take(chapter, company) for _ in range(READY)]
    clashing, page = read_by_cooks_and_waiters(chapter, company, manager)
    cook, waiter = (signed(clashing.booklet, job=job) for job in ("Cuisinier", "Serveur"))

    write_source(chapter, 0, "Lavez-vous les mains.", SOURCE, "Séchez.")
    release(chapter, effective_on=date(2026, 12, 5))
    work(run_jobs)
    everything = list(UpdateProposal.objects.values_list("id", flat=True))
    with act_as_company(company.id):
        services.ask_many(actor=manager, proposals=everything, act="adopt")
    work(run_jobs)

    states = list(UpdateProposal.objects.values_list("batch_state", flat=True))
    assert (states.count(BatchState.DONE), states.count(BatchState.LEFT)) == (READY, 1)
    assert all(SOURCE in said_in(one) for one in ready)
    left = UpdateProposal.objects.get(chapter=clashing)
    assert (left.conflicts, LOCAL in said_in(clashing)) == (1, True)

    decide(manager, left, "core")
    finish(manager, left)
    version = publish_booklet(
        actor=manager,
        booklet_id=clashing.booklet_id,
        note="Lavage des mains",
        scopes={page.page_id: Scope.TO_REREAD},
        now=NOW,
    )
    read(clashing.booklet_id, version)

    told = PublicationContent.objects.get(publication=version).content
    assert SOURCE in json.dumps(told, ensure_ascii=False)
    for one in (cook, waiter):
        one.refresh_from_db()
    assert (cook.state, cook.reread_pages) == ("to_reread", [page.page_id])
    assert waiter.state == "acknowledged"


def work(run_jobs):
    """Jobs, and those that they leave."""
    for _ in range(4):
        run_jobs()


def read(booklet_id, version):
    """As once its files are there."""
    Booklet.objects.filter(id=booklet_id).update(publication_id=version.id, version=version.version)
    participation.turn_participations(booklet_id=booklet_id, after=None, now=NOW)
