"""The rows of updates: proposals to booklets of a company, and how far releases of a chapter have come."""

from typing import Any
from uuid import uuid4

from django.utils import timezone

from apps.booklets.models import Booklet, BookletPage
from apps.booklets.services.content._derive import derive_chapters
from apps.companies.models import Company
from apps.library.factories import ChapterFactory, ChapterVersionFactory, paragraph
from apps.library.models import Chapter, ChapterVersion
from apps.pages.models import Page
from apps.updates.factories import AdoptionCountFactory, RolloutFactory, UpdateProposalFactory
from apps.updates.models import ProposalStatus, Rollout, UpdateProposal
from apps.updates.selectors.adoption import FEWEST
from apps.updates.services import decide_units, finish_proposal, reach_chapters
from shared.actor import Actor, Role
from shared.documents import fingerprint
from shared.tenancy import act_as_platform
from tests.operations.booklet_access_rows import MANAGERS, READERS
from tests.operations.chapter_rows import RELEASERS
from tests.operations.row import Row
from tests.operations.world import World

REASON = "La procédure de notre cuisine est plus stricte."


def _proposal(company: Company) -> UpdateProposal:
    """To the booklet that the world's people work on: a chapter of its own library, that it changed where the release did."""
    chapter: Chapter = ChapterFactory.create(company_id=company.id, released=True)
    booklet = Booklet.objects.get(id=company.id)
    (taken,) = derive_chapters(
        booklet, [chapter], actor=Actor(company_id=company.id), now=timezone.now()
    )
    _write(BookletPage.objects.get(chapter=taken).page, "Bienvenue chez nous")
    _write(Page.objects.get(manuscript=chapter.manuscript_id), "Bienvenue à vous")
    version: ChapterVersion = ChapterVersionFactory.create(
        chapter=chapter, company_id=company.id, number=2, note="Deuxième version"
    )
    Chapter.objects.filter(id=chapter.id).update(version=2)
    RolloutFactory.create(version=version)
    reach_chapters(company_id=company.id, chapter_id=chapter.id, now=timezone.now())
    proposal: UpdateProposal = UpdateProposal.objects.get(chapter=taken)
    return proposal


def _write(page: Page, said: str) -> None:
    page.document, page.fingerprint = paragraph(said), fingerprint([str(page.id), said])
    page.save()


def _named(company: Company) -> dict[str, Any]:
    with act_as_platform():
        return {"proposal_id": _proposal(company).id}


def _decided(company: Company) -> dict[str, Any]:
    """Where all that is asked was answered."""
    with act_as_platform():
        proposal = _proposal(company)
        _answer(proposal)
        return {"proposal_id": proposal.id}


def _adopted(company: Company) -> dict[str, Any]:
    with act_as_platform():
        proposal = _proposal(company)
        actor = _answer(proposal)
        finish_proposal(actor=actor, proposal_id=proposal.id, now=timezone.now())
        return {"proposal_id": proposal.id}


def _answer(proposal: UpdateProposal) -> Actor:
    actor = Actor(company_id=proposal.company_id, role=Role.COMPANY_ADMIN)
    decisions = [_core(key, mark) for key, mark in proposal.clashes.items()]
    decide_units(
        actor=actor,
        proposal_id=proposal.id,
        revision=None,
        decisions=decisions,
        now=timezone.now(),
    )
    return actor


def _core(key: str, mark: str) -> Any:
    from apps.updates.services import UnitDecision

    return UnitDecision(unit=key, mark=mark, choice="core")


def _waiting(company: Company) -> UpdateProposal:
    """One that the path and the body both mean."""
    found = UpdateProposal.objects.filter(company=company, status=ProposalStatus.TO_REVIEW)
    return found.exclude(clashes={}).order_by("id").first() or _proposal(company)


def _named_waiting(company: Company) -> dict[str, Any]:
    with act_as_platform():
        return {"proposal_id": _waiting(company).id}


def _answer_to_waiting(company: Company) -> dict[str, Any]:
    with act_as_platform():
        key, mark = next(iter(_waiting(company).clashes.items()))
    return {"unit": key, "mark": mark, "choice": "core"}


def _answers_to_waiting(company: Company) -> dict[str, Any]:
    return {"decisions": [_answer_to_waiting(company)]}


def _release(company: Company) -> dict[str, Any]:
    with act_as_platform():
        rollout: Rollout = RolloutFactory.create(company_id=company.id)
        AdoptionCountFactory.create(company_id=company.id, rollout=rollout)
        return {"release_id": rollout.id}


def _rollout(company: Company) -> dict[str, Any]:
    """Of the world's chapter, under a number that no chapter of another company has."""
    number = company.id.int % 1_000_000_000 + 1
    with act_as_platform():
        rollout = Rollout.objects.filter(chapter_id=company.id, number=number).first()
        if rollout is None:
            chapter = Chapter.objects.get(id=company.id)
            version = ChapterVersion.objects.filter(chapter=chapter, number=number).first()
            version = version or ChapterVersionFactory.create(
                chapter=chapter, company_id=company.id, number=number
            )
            RolloutFactory.create(version=version)
    return {"number": number}


def plant_adoption(world: World, text: str) -> None:
    """How far that release has come in the world's company, which bears this text as its name."""
    Company.objects.filter(id=world.own.id).update(name=text)
    rollout = Rollout.objects.get(chapter_id=world.own.id, **_rollout(world.own))
    AdoptionCountFactory.create(company_id=world.own.id, rollout=rollout)


def _proposals(world: World, count: int) -> None:
    for _ in range(count):
        UpdateProposalFactory.create(chapter=_own_chapter(world.own), company_id=world.own.id)


def _own_chapter(company: Company) -> Any:
    from apps.booklets.factories import BookletChapterFactory

    return BookletChapterFactory.create(booklet=Booklet.objects.get(id=company.id))


def _detached(world: World, count: int) -> None:
    for _ in range(count):
        chapter = _own_chapter(world.own)
        chapter.origin_chapter_id, chapter.detached = world.own.id, True
        chapter.save()


def _adoptions(world: World, count: int) -> None:
    for _ in range(count):
        AdoptionCountFactory.create(company_id=world.own.id)


def _reached(world: World, count: int) -> None:
    """As if many companies took the chapter of one."""
    number = _rollout(world.own)["number"]
    rollout = Rollout.objects.get(chapter_id=world.own.id, number=number)
    for _ in range(count):
        AdoptionCountFactory.create(rollout=rollout, updated=FEWEST)


def _of_proposal(path: Any = _named, **row: Any) -> Row:
    return Row(MANAGERS, path=path, names_an_object=True, seen_by=READERS - MANAGERS, **row)


def _of_chapter(**row: Any) -> Row:
    return Row(
        RELEASERS, path=lambda company: {"chapter_id": company.id}, names_an_object=True, **row
    )


UPDATE_ROWS: dict[str, Row] = {
    "list_updates": Row(MANAGERS, seed=_proposals),
    "list_update_releases": Row(MANAGERS, seed=_adoptions),
    "list_detached_chapters": Row(MANAGERS, seed=_detached),
    "get_update_release": Row(MANAGERS, path=_release, names_an_object=True),
    "decide_many_updates": Row(
        MANAGERS,
        success=202,
        while_switched=True,
        body=lambda world: {"act": "adopt", "proposals": [str(uuid4())]},
    ),
    "get_update": _of_proposal(),
    "get_update_result": _of_proposal(),
    "decide_update": _of_proposal(_named_waiting, while_switched=True, body_of=_answers_to_waiting),
    "decide_same_unit": _of_proposal(
        _named_waiting, while_switched=True, body_of=_answer_to_waiting
    ),
    "finish_update": _of_proposal(_decided, while_switched=True),
    "undo_update": _of_proposal(_adopted, while_switched=True),
    "refuse_update": _of_proposal(while_switched=True, body=lambda world: {"reason": REASON}),
    "assign_update": _of_proposal(while_switched=True, body=lambda world: {"user": None}),
    "list_chapter_rollouts": _of_chapter(),
    "get_chapter_adoption": _of_chapter(child=_rollout, seed=_reached),
    "export_chapter_adoption": _of_chapter(child=_rollout),
    "remind_of_release": _of_chapter(child=_rollout, while_switched=True, body=lambda world: {}),
    "list_understood_pages": _of_chapter(),
    "preview_chapter_release": _of_chapter(while_switched=True, body=lambda world: {}),
}
