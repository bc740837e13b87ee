"""What Maison Aubrac writes to its people, truly: through spool and mail server into the mail folder of the instance.

One invitation was done weeks ago, with messages that came back; a reminder is under way, spread over its day; an information is
scheduled and an invitation is being written. Only what a folder that takes everything never says is made up.
"""

import time as clock
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

import structlog
from django.utils import timezone

from apps.booklets.models import Booklet
from apps.emailing import services
from apps.emailing.calendar import at_clock, is_quiet
from apps.emailing.message import content_sha256
from apps.emailing.models import Campaign, CampaignState, Delivery, Nature, NewsKind
from apps.participation.models import Participation
from config.management.demo_readers import Group
from shared.actor import Actor
from shared.ids import uuid7
from shared.spool.client import SpoolAway, SpoolClient
from shared.spool.messages import Answer, Message, Outcome
from shared.tenancy import act_as

log = structlog.get_logger()

INVITATION = "Livret d’accueil de la saison"
REMINDER = "Relance de la saison"
INFORMATION = "Fermeture annuelle\u202f: dates et remise des clés"
DRAFT = "Invitation des renforts d’hiver"
DAYS_AHEAD = 5
APART = 0.2  # seconds between two messages
PATIENCE_SECONDS = 30

TAKEN = "250 2.0.0 Ok: queued"
UNKNOWN = "550 5.1.1 The email account that you tried to reach does not exist"
FULL = "452 4.2.2 Mailbox full"


def invite_by_mail(
    ones: Group, booklet: Booklet, *, troubled: Group, actor: Actor, now: datetime
) -> None:
    """All of them at once; of the troubled ones, the first has no such address, and two messages come back."""
    campaign = _launch(booklet, Nature.INVITATION, INVITATION, ones, actor=actor, now=now)
    refused, gone, full, *_ = [one for one in troubled if one.person.email]
    _send(campaign, now=now, refused=[refused])
    told = Delivery.objects.filter(campaign=campaign, month=campaign.partition, state="sent")
    for one in told.order_by("place"):
        kind, words = NewsKind.DELIVERED, "250 2.0.0 Delivered"
        if one.participation_id == gone.id:
            kind, words = NewsKind.HARD_BOUNCE, UNKNOWN
        elif one.participation_id == full.id:
            kind, words = NewsKind.SOFT_BOUNCE, FULL
        assert one.sent_at
        _tell(one, kind, words, now=one.sent_at + timedelta(seconds=4))


def write_the_rest(booklet: Booklet, *, actor: Actor, now: datetime) -> None:
    """Once."""
    if Campaign.objects.filter(booklet=booklet, name=INFORMATION).exists():
        return
    then = now - timedelta(hours=2)
    information = _create(booklet, Nature.INFORMATION, INFORMATION, actor=actor, now=then)
    services.schedule_mailing(
        actor=actor,
        booklet_id=booklet.id,
        mailing_id=information.id,
        starts_at=_next_morning(booklet, now),
        now=then,
    )
    services.create_mailing(
        actor=actor, booklet_id=booklet.id, nature=Nature.INVITATION, name=DRAFT, now=now
    )


def remind(booklet: Booklet, *, actor: Actor, now: datetime) -> None:
    """A reminder, tried and launched as a manager does: by worker, sender and spool, so that it is under way.

    Where they do not run it stays a draft, with which the next run goes on.
    """
    campaign = _reminder(booklet, actor=actor, now=now)
    if campaign.state != CampaignState.DRAFT:
        return
    with act_as(actor):
        services.ask_test(
            actor=actor, booklet_id=booklet.id, mailing_id=campaign.id, now=timezone.now()
        )
    if not _comes(campaign, lambda one: one.tested_at is not None, actor=actor):
        log.warning("demo_reminder_waits", why="nobody sends its test: is the spool started?")
        return
    with act_as(actor):
        services.launch_mailing(
            actor=actor, booklet_id=booklet.id, mailing_id=campaign.id, now=timezone.now()
        )
    _comes(campaign, lambda one: one.state != CampaignState.SCHEDULED, actor=actor)


def _reminder(booklet: Booklet, *, actor: Actor, now: datetime) -> Campaign:
    """Spread over the day: somebody who looks at it sees it move."""
    with act_as(actor):
        known = Campaign.objects.filter(booklet=booklet, name=REMINDER).first()
        if known:
            return known
        made = services.create_mailing(
            actor=actor, booklet_id=booklet.id, nature=Nature.REMINDER, name=REMINDER, now=now
        )
        changes = {"spread": True}
        return services.update_mailing(
            actor=actor, booklet_id=booklet.id, mailing_id=made.id, changes=changes, now=now
        )


def _comes(campaign: Campaign, there: Callable[[Campaign], bool], *, actor: Actor) -> bool:
    """Once others have done their part."""
    deadline = clock.monotonic() + PATIENCE_SECONDS
    while clock.monotonic() < deadline:
        with act_as(actor):
            if there(Campaign.objects.get(id=campaign.id)):
                return True
        clock.sleep(0.2)
    return False


def _create(
    booklet: Booklet, nature: Nature, name: str, *, actor: Actor, now: datetime
) -> Campaign:
    """As if it had been tried."""
    campaign = services.create_mailing(
        actor=actor, booklet_id=booklet.id, nature=nature, name=name, now=now
    )
    campaign.tested_at, campaign.tested_by_name = now, actor.name
    campaign.tested_sha256 = content_sha256(campaign)
    campaign.save()
    return campaign


def _launch(
    booklet: Booklet, nature: Nature, name: str, ones: Group, *, actor: Actor, now: datetime
) -> Campaign:
    """Within this transaction: neither the worker nor the sender sees it before it is written to the end."""
    campaign = _create(booklet, nature, name, actor=actor, now=now)
    campaign.audience = {"participants": [str(one.id) for one in ones]}
    campaign.state, campaign.launched_at = CampaignState.SCHEDULED, now
    campaign.month = now.date().replace(day=1)
    campaign.save()
    services.freeze_campaign(campaign_id=campaign.id, after=None, now=now)
    return Campaign.objects.select_related("booklet__company").get(id=campaign.id)


def _send(campaign: Campaign, *, now: datetime, refused: Collection[Participation]) -> None:
    """To its end, on that day; nothing is handed over for addresses that are refused at once."""
    worker, nowhere = uuid7(), {one.id for one in refused}
    while claimed := services.claim_deliveries(campaign=campaign, worker=worker, now=now):
        services.hand_deliveries(campaign=campaign, claimed=claimed, worker=worker, now=now)
        going = [one for one in claimed if one.participation_id not in nowhere]
        said = _hand_over(campaign, going)
        told = []
        for place, one in enumerate(claimed):
            no = Answer(one.message_id, Outcome.REFUSED, 0, UNKNOWN)
            at = now.timestamp() + APART * place
            told.append(services.Told(one.id, replace(said.get(one.message_id, no), at=at)))
        services.mark_deliveries(campaign=campaign, told=told, worker=worker, now=now)
        now += timedelta(seconds=APART * len(claimed))


def _hand_over(campaign: Campaign, claimed: Sequence[services.Claimed]) -> dict[str, Answer]:
    """What the spool answers; where none runs, what it would."""
    letters, said = services.Letters(), {}
    waiting = {one.message_id: letters.write(campaign, one) for one in claimed}
    deadline = clock.monotonic() + PATIENCE_SECONDS
    try:
        with SpoolClient(timeout=PATIENCE_SECONDS) as spool:
            while waiting and clock.monotonic() < deadline:
                for answer in _ask(spool, list(waiting.values())):
                    if answer.outcome is Outcome.SENT:
                        said[answer.id] = answer
                        del waiting[answer.id]
                clock.sleep(APART if waiting else 0)  # a domain has its rate
    except SpoolAway:
        pass
    return said | {one: Answer(one, Outcome.SENT, 0, TAKEN) for one in waiting}


def _ask(spool: SpoolClient, messages: list[Message]) -> list[Answer]:
    spool.hand_over(messages)
    answers: list[Answer] = []
    while len(answers) < len(messages):
        answers += spool.hear()
    return answers


def _tell(delivery: Delivery, kind: NewsKind, words: str, *, now: datetime) -> None:
    news = services.News(
        provider="demo",
        event_id=str(delivery.id),
        delivery_id=delivery.id,
        attempt=delivery.attempt,
        kind=kind,
        words=words,
        at=now,
    )
    services.note_news(news, now=now)


def _next_morning(booklet: Booklet, now: datetime) -> datetime:
    """At ten, on a day on which one writes."""
    zone = ZoneInfo(booklet.company.timezone)
    day = now.astimezone(zone).date() + timedelta(days=DAYS_AHEAD)
    while is_quiet(at_clock(day, time(10), zone=zone), zone=zone):
        day += timedelta(days=1)
    return at_clock(day, time(10), zone=zone)
