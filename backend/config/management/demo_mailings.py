"""What Maison Aubrac writes to its people: by the services of the sender, without its mail server.

One invitation is done, a reminder stands still half-way, an information is scheduled and an invitation is being written.
"""

from collections.abc import Collection
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from apps.booklets.models import Booklet
from apps.emailing import services
from apps.emailing.calendar import at_clock, is_quiet
from apps.emailing.message import content_sha256
from apps.emailing.models import Campaign, CampaignState, Delivery, Nature, NewsKind
from apps.participation.models import Participation
from config.management.demo_readers import Group
from shared.actor import Actor
from shared.ids import uuid7
from shared.spool.messages import Answer, Outcome

INVITATION = "Livret d’accueil de la saison"
REMINDER = "Relance de la saison"
INFORMATION = "Fermeture annuelle\u202f: dates et remise des clés"
DRAFT = "Invitation des renforts d’hiver"
REMINDED = 9  # before it was paused
DAYS_AHEAD = 5
APART = 0.2  # seconds between two messages

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
    if Campaign.objects.filter(booklet=booklet, name=REMINDER).exists():
        return
    everybody = list(Participation.objects.filter(booklet=booklet))
    then = now - timedelta(hours=2)
    reminder = _launch(booklet, Nature.REMINDER, REMINDER, everybody, actor=actor, now=then)
    _send(reminder, now=then, most=REMINDED)
    services.pause_mailing(
        actor=actor, booklet_id=booklet.id, mailing_id=reminder.id, now=then + timedelta(minutes=1)
    )
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


def _send(
    campaign: Campaign, *, now: datetime, most: int = 0, refused: Collection[Participation] = ()
) -> None:
    """So many, or all of them to its end; the mail server's answers are made up."""
    worker, nowhere = uuid7(), {one.id for one in refused}
    while True:
        claimed = services.claim_deliveries(
            campaign=campaign, worker=worker, now=now, most=most or 500
        )
        if not claimed:
            return
        services.hand_deliveries(campaign=campaign, claimed=claimed, worker=worker, now=now)
        told = [
            services.Told(
                one.id,
                Answer(one.message_id, Outcome.REFUSED, at, UNKNOWN)
                if one.participation_id in nowhere
                else Answer(one.message_id, Outcome.SENT, at, TAKEN),
            )
            for place, one in enumerate(claimed)
            for at in [now.timestamp() + APART * place]
        ]
        services.mark_deliveries(campaign=campaign, told=told, worker=worker, now=now)
        now += timedelta(seconds=APART * len(claimed))
        if most:
            return


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
