"""The rows of mailings: what is written, to whom, and what becomes of each message."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

from django.utils import timezone

from apps.booklets.models import Booklet, BookletStatus
from apps.companies.models import Company
from apps.emailing.factories import CampaignFactory, DeliveryFactory
from apps.emailing.message import content_sha256
from apps.emailing.models import Campaign, CampaignState, DeliveryState, MailRoutine, ReminderStep
from apps.participation.factories import ParticipationFactory
from apps.participation.models import Participation
from apps.people.factories import PersonFactory
from apps.publishing.factories import PublicationFactory
from apps.publishing.models import Publication
from shared.tenancy import act_as_platform
from tests.operations.booklet_access_rows import MANAGERS, of_booklet
from tests.operations.row import Row
from tests.operations.world import World

SENT = "Envoyé"
UNCERTAIN = "Avec un message incertain"
WRITTEN_TO = "Poste à qui l’on écrit"

Named = Callable[[Company], dict[str, Any]]


def _of(company: Company, **traits: Any) -> Campaign:
    """Of the booklet that the world's people work on, another one each time."""
    made: Campaign = CampaignFactory.create(booklet=Booklet.objects.get(id=company.id), **traits)
    return made


def _mailing(**traits: Any) -> Named:
    def child(company: Company) -> dict[str, Any]:
        with act_as_platform():
            return {"mailing_id": _of(company, **traits).id}

    return child


def _ready(**traits: Any) -> Named:
    """Tested, of a booklet that is read by somebody."""

    def child(company: Company) -> dict[str, Any]:
        with act_as_platform():
            booklet = Booklet.objects.get(id=company.id)
            _put_online(booklet)
            ParticipationFactory.create(booklet=booklet)
            campaign = CampaignFactory.create(booklet=booklet, **traits)
            Campaign.objects.filter(id=campaign.id).update(tested_sha256=content_sha256(campaign))
        return {"mailing_id": campaign.id}

    return child


def _put_online(booklet: Booklet) -> None:
    if booklet.publication_id is None:
        PublicationFactory.create(booklet=booklet)
    Booklet.objects.filter(id=booklet.id).update(
        status=BookletStatus.PUBLISHED,
        publication_id=Publication.objects.filter(booklet=booklet).latest("at").id,
    )


def _deliveries(company: Company) -> dict[str, Any]:
    with act_as_platform():
        return {"deliveries": [str(DeliveryFactory.create(company_id=company.id).id)]}


def _uncertain_mailing(company: Company) -> dict[str, Any]:
    """The same each time, with something uncertain in it."""
    with act_as_platform():
        found = Campaign.objects.filter(booklet_id=company.id, name=UNCERTAIN).first()
        return {"mailing_id": (found or _of(company, name=UNCERTAIN, launched=True)).id}


def _uncertain(company: Company) -> dict[str, Any]:
    """A message of it, another one each time."""
    with act_as_platform():
        campaign = Campaign.objects.get(id=_uncertain_mailing(company)["mailing_id"])
        one = DeliveryFactory.create(campaign=campaign, state=DeliveryState.UNCERTAIN)
    return {"delivery": str(one.id), "sent": True}


def sent_mailing(company: Company) -> dict[str, Any]:
    """The same each time."""
    with act_as_platform():
        found = Campaign.objects.filter(booklet_id=company.id, name=SENT).first()
        return {"mailing_id": (found or _of(company, name=SENT, launched=True)).id}


def _messages(world: World, count: int) -> None:
    mailing = Campaign.objects.get(id=sent_mailing(world.own)["mailing_id"])
    for _ in range(count):
        one = ParticipationFactory.create(booklet=mailing.booklet)
        DeliveryFactory.create(campaign=mailing, participation_id=one.id)


def _written_to(company: Company) -> dict[str, Any]:
    """The same participant each time."""
    with act_as_platform():
        booklet = Booklet.objects.get(id=company.id)
        found = Participation.objects.filter(booklet=booklet, person__job=WRITTEN_TO).first()
        if found is None:
            person = PersonFactory.create(company_id=company.id, job=WRITTEN_TO)
            found = ParticipationFactory.create(booklet=booklet, person=person)
    return {"participant_id": found.id}


def _messages_to_one(world: World, count: int) -> None:
    participation_id = _written_to(world.own)["participant_id"]
    for _ in range(count):
        campaign = _of(world.own, launched=True)
        DeliveryFactory.create(
            campaign=campaign, participation_id=participation_id, state=DeliveryState.SENT
        )


def _people(world: World, count: int) -> None:
    ParticipationFactory.create_batch(count, booklet=Booklet.objects.get(id=world.own.id))


def _mailings(world: World, count: int) -> None:
    for _ in range(count):
        _of(world.own, launched=True)


def _information(world: World) -> dict[str, Any]:
    return {"nature": "information"}


def _later(world: World) -> dict[str, Any]:
    return {"starts_at": (timezone.now() + timedelta(days=1)).isoformat()}


def _reminders(world: World) -> dict[str, Any]:
    """To a booklet that sends nothing by itself: what is set again changes nothing."""
    for model in (MailRoutine, ReminderStep):
        model.objects.all().delete()
    return {"reminds": True, "invites_newcomers": False, "steps": [{"day": 3}, {"day": 6}]}


DRAFT, SENDING = _mailing(), _mailing(launched=True)

EMAILING_ROWS: dict[str, Row] = {
    "list_mailings": of_booklet(MANAGERS, seed=_mailings),
    "get_mailings_summary": of_booklet(MANAGERS),
    "count_mailing_audience": of_booklet(MANAGERS, while_switched=True, body=_information),
    "list_mailing_audience": of_booklet(
        MANAGERS, while_switched=True, body=_information, seed=_people
    ),
    "create_mailing": of_booklet(MANAGERS, success=201, while_switched=True, body=_information),
    "get_mailing": of_booklet(MANAGERS, child=DRAFT),
    "update_mailing": of_booklet(
        MANAGERS, child=DRAFT, while_switched=True, body=lambda world: {"name": "Rentrée"}
    ),
    "delete_mailing": of_booklet(MANAGERS, child=DRAFT, success=204, while_switched=False),
    "preview_mailing": of_booklet(
        MANAGERS, child=_ready(), while_switched=True, body=lambda world: {"locale": "fr-FR"}
    ),
    "test_mailing": of_booklet(MANAGERS, child=DRAFT, success=202, while_switched=False),
    "launch_mailing": of_booklet(MANAGERS, child=_ready(), while_switched=False),
    "schedule_mailing": of_booklet(MANAGERS, child=_ready(), while_switched=False, body=_later),
    "unschedule_mailing": of_booklet(
        MANAGERS, child=_mailing(state=CampaignState.SCHEDULED), while_switched=True
    ),
    "pause_mailing": of_booklet(MANAGERS, child=SENDING, while_switched=False),
    "resume_mailing": of_booklet(
        MANAGERS, child=_ready(launched=True, state=CampaignState.PAUSED), while_switched=False
    ),
    "cancel_mailing": of_booklet(MANAGERS, child=SENDING, while_switched=False),
    "get_reminders": of_booklet(MANAGERS),
    "set_reminders": of_booklet(MANAGERS, while_switched=True, body=_reminders),
    "list_deliveries": of_booklet(MANAGERS, child=sent_mailing, seed=_messages),
    "list_messages_of_participant": of_booklet(MANAGERS, child=_written_to, seed=_messages_to_one),
    "export_deliveries": of_booklet(MANAGERS, child=sent_mailing),
    "retry_deliveries": of_booklet(
        MANAGERS, child=SENDING, while_switched=False, body_of=_deliveries
    ),
    "resolve_delivery": of_booklet(
        MANAGERS,
        child=_uncertain_mailing,
        while_switched=False,
        body_of=_uncertain,
    ),
    "exclude_deliveries": of_booklet(
        MANAGERS, child=SENDING, while_switched=True, body_of=_deliveries
    ),
}
