from datetime import date, datetime
from uuid import UUID
from zoneinfo import ZoneInfo

from django.db import transaction
from django.db.models import Q

from apps.booklets.models import Booklet, BookletStatus, ReceiptMode
from apps.booklets.selectors import readable_locales
from apps.companies.models import Company, CompanyStatus
from apps.emailing.calendar import HOUR, is_quiet
from apps.emailing.message import draft_texts
from apps.emailing.models import Campaign, MailingOrigin, MailRoutine, Nature
from apps.emailing.services._owed import audience_owed, count_owed
from apps.emailing.services.launch_campaign import launch_campaign
from apps.journal import services as journal
from shared.actor import Actor
from shared.jobs import queue
from shared.language import DEFAULT_LANGUAGE, text
from shared.tenancy.scope import act_as_company

MOST = 1000  # at a time: the next minute brings the next ones


def call_routines(*, now: datetime) -> None:
    """A job for each booklet that writes by itself, once its company's clock shows nine on a day that is not quiet."""
    routines = MailRoutine.objects.filter(
        Q(reminds=True) | Q(invites_newcomers=True),
        _is_their_hour(now),
        booklet__status=BookletStatus.PUBLISHED,
        booklet__trashed_at=None,
        company__status=CompanyStatus.ACTIVE,
    )
    for routine in routines.order_by("id")[:MOST]:
        with act_as_company(routine.company_id):
            queue.enqueue("emailing.run_routine", routine_id=routine.id)


@transaction.atomic
def run_routine(*, routine_id: UUID, now: datetime) -> None:
    """At most one reminder and one invitation of newcomers a day, for exactly those who are owed one.

    Whoever runs it again on the same day does nothing, whether there was anybody to write to or not.
    """
    rows = MailRoutine.objects.select_for_update(of=("self",))
    routine = rows.select_related("booklet__company").filter(id=routine_id).first()
    if routine is None or not _is_due(routine, now):
        return
    booklet = routine.booklet
    routine.ran_on = booklet.company.today(now=now)
    routine.save(update_fields=["ran_on", "updated_at"])
    if routine.reminds:
        _send_owed(booklet, Nature.REMINDER, now)
    if routine.invites_newcomers:
        _send_owed(booklet, Nature.INVITATION, now)


def _is_their_hour(now: datetime) -> Q:
    """Of companies on clocks that show it, those whose day was not begun."""
    theirs = Q(pk__in=[])
    for name in Company.objects.order_by().values_list("timezone", flat=True).distinct():
        zone = ZoneInfo(name)
        local = now.astimezone(zone)
        if local.time() >= HOUR and not is_quiet(now, zone=zone):
            not_yet = Q(ran_on=None) | Q(ran_on__lt=local.date())
            theirs |= Q(not_yet, company__timezone=name)
    return theirs


def _is_due(routine: MailRoutine, now: datetime) -> bool:
    booklet = routine.booklet
    zone = ZoneInfo(booklet.company.timezone)
    local = now.astimezone(zone)
    is_read = booklet.status == BookletStatus.PUBLISHED and booklet.trashed_at is None
    if not is_read or booklet.company.status != CompanyStatus.ACTIVE:
        return False
    if local.time() < HOUR or is_quiet(now, zone=zone):
        return False
    return routine.ran_on is None or routine.ran_on < local.date()


def _send_owed(booklet: Booklet, nature: Nature, now: datetime) -> None:
    if not count_owed(booklet, nature, now=now):
        return
    today = booklet.company.today(now=now)
    campaign, is_new = Campaign.objects.get_or_create(
        company_id=booklet.company_id,
        booklet=booklet,
        origin=MailingOrigin.AUTOMATIC,
        nature=nature,
        day=today,
        defaults={
            "name": _name(nature, today),
            "audience": audience_owed(nature),
            "texts": draft_texts(
                nature=nature,
                locales=readable_locales(booklet),
                has_due_day=booklet.receipt_mode != ReceiptMode.NONE,
            ),
        },
    )
    if is_new:
        launch_campaign(campaign_id=campaign.id, now=now)
        journal.record(
            actor=Actor(company_id=booklet.company_id),
            action="mailing.made",
            target=campaign,
            label=campaign.name,
            now=now,
        )


def _name(nature: Nature, day: date) -> str:
    return text(f"mailings.automatic.{nature}", DEFAULT_LANGUAGE, day=f"{day:%d/%m/%Y}")
