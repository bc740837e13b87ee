"""The rows of participants: who they are, how they come to be, and saved views of them."""

from collections.abc import Callable
from typing import Any
from uuid import uuid4

from django.utils import timezone

from apps.booklets.models import Booklet, BookletSlug
from apps.companies.models import Company
from apps.participation.factories import (
    ParticipationFactory,
    ParticipationRuleFactory,
    SegmentFactory,
)
from apps.participation.grants import grant_for
from apps.publishing.factories import PublicationFactory
from apps.publishing.models import Publication, PublicationContent
from apps.reading.factories import ReadingAccessFactory, published_booklet
from shared.tenancy import act_as_platform
from tests.operations.booklet_access_rows import MANAGERS, of_booklet
from tests.operations.row import EVERYBODY, WAY_IN, Row
from tests.operations.world import World

Named = Callable[[Company], dict[str, Any]]


def _booklet(company: Company) -> Booklet:
    """The one that the world's people work on."""
    return Booklet.objects.get(id=company.id)


def _inside(name: str, factory: Any) -> Named:
    """Something of that booklet, another one each time."""

    def child(company: Company) -> dict[str, Any]:
        with act_as_platform():
            return {name: factory.create(booklet=_booklet(company)).id}

    return child


def _participant_who_reads(company: Company) -> dict[str, Any]:
    """Of a booklet of which a version is online."""
    with act_as_platform():
        if _booklet(company).publication_id is None:
            PublicationFactory.create(booklet=_booklet(company), major=80)
    return PARTICIPANT(company)


def _seed(factory: Any) -> Callable[[World, int], object]:
    return lambda world, count: factory.create_batch(count, booklet=_booklet(world.own))


def _participants(company: Company) -> dict[str, Any]:
    with act_as_platform():
        return {"participants": [str(ParticipationFactory.create(booklet=_booklet(company)).id)]}


def _somebody_known(company: Company) -> dict[str, Any]:
    """Of another booklet that the world's manager looks after: whom they may know."""
    with act_as_platform():
        one = ParticipationFactory.create(booklet=_booklet(company))
    return {"people": [str(one.person_id)]}


def _rule(world: World) -> dict[str, Any]:
    return {"conditions": {"jobs": [f"Poste {uuid4()}"]}}


def _segment(world: World) -> dict[str, Any]:
    return {"name": f"Vue {uuid4()}", "filters": {"late": True}}


def _door(company: Company) -> dict[str, Any]:
    """A booklet that everybody reads, the same each time."""
    slug = f"porte-{company.id.hex}"
    with act_as_platform():
        if not BookletSlug.objects.filter(slug=slug).exists():
            booklet = published_booklet(company.id)
            BookletSlug.objects.create(company_id=company.id, booklet=booklet, slug=slug)
            ReadingAccessFactory.create(booklet=booklet)
            PublicationContent.objects.create(
                company_id=company.id,
                publication=Publication.objects.get(booklet=booklet),
                content={"chapters": [], "values": {}},
            )
    return {"slug": slug}


def _ticket(company: Company) -> dict[str, Any]:
    """Of one of its participants."""
    with act_as_platform():
        booklet = BookletSlug.objects.get(**_door(company)).booklet
        one = ParticipationFactory.create(booklet=booklet)
    grant = grant_for(participation_id=one.id, epoch=one.link_epoch, now=timezone.now())
    return {"ticket": grant.ticket}


DOOR: dict[str, Any] = {
    **WAY_IN,
    "path": _door,
    "names_something_public": "the address of a published booklet",
}


PARTICIPANT = _inside("participant_id", ParticipationFactory)

PARTICIPATION_ROWS: dict[str, Row] = {
    "list_participants": of_booklet(MANAGERS, seed=_seed(ParticipationFactory)),
    "get_participants_summary": of_booklet(MANAGERS),
    "export_participants": of_booklet(MANAGERS),
    "add_participants": of_booklet(
        MANAGERS, success=201, while_switched=True, body_of=_somebody_known
    ),
    "change_participants": of_booklet(
        MANAGERS, while_switched=True, body=lambda world: {"act": "invite"}, body_of=_participants
    ),
    "foresee_rereading": of_booklet(MANAGERS, while_switched=True),
    "get_participant": of_booklet(MANAGERS, child=PARTICIPANT),
    "get_seen_by_participant": of_booklet(MANAGERS, child=_participant_who_reads),
    "update_participant": of_booklet(
        MANAGERS,
        child=PARTICIPANT,
        while_switched=True,
        body=lambda world: {"due_on": "2099-05-01"},
    ),
    "tell_participant_link": of_booklet(MANAGERS, child=PARTICIPANT, while_switched=False),
    "renew_participant_link": of_booklet(MANAGERS, child=PARTICIPANT, while_switched=False),
    "list_participation_rules": of_booklet(MANAGERS, seed=_seed(ParticipationRuleFactory)),
    "create_participation_rule": of_booklet(MANAGERS, success=201, while_switched=True, body=_rule),
    "delete_participation_rule": of_booklet(
        MANAGERS,
        child=_inside("rule_id", ParticipationRuleFactory),
        success=204,
        while_switched=False,
    ),
    "list_segments": of_booklet(MANAGERS, seed=_seed(SegmentFactory)),
    "save_segment": of_booklet(MANAGERS, success=201, while_switched=True, body=_segment),
    "delete_segment": of_booklet(
        MANAGERS, child=_inside("segment_id", SegmentFactory), success=204, while_switched=False
    ),
    "get_reader": Row(EVERYBODY, **DOOR),
    "note_opened": Row(EVERYBODY, **DOOR, success=204, while_switched=True, body_of=_ticket),
    "note_progress": Row(
        EVERYBODY,
        **DOOR,
        success=204,
        while_switched=True,
        body=lambda world: {"pages": [str(uuid4())]},
        body_of=_ticket,
    ),
    "leave_reading": Row(EVERYBODY, **DOOR, success=204, while_switched=True),
}
