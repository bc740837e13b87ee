from collections.abc import Mapping, Sequence
from datetime import datetime
from uuid import UUID

from apps.accounts.models import User
from apps.companies.models import Company
from apps.updates.models import UpdateProposal
from apps.updates.selectors.digests import (
    companies_to_tell,
    told_by_person,
    waiting_of_law,
    waiting_of_rollout,
)
from shared.addresses import host_of_reader, page_address
from shared.ids import uuid7
from shared.jobs import queue
from shared.language import text
from shared.mail import Action, Letter, send_letter
from shared.tenancy.scope import act_as_company

OF_LAW = ("mails.core_updates.subject", "mails.core_updates.happened")
REMINDER = ("mails.core_updates.reminder_subject", "mails.core_updates.reminder_happened")


def call_digests(*, now: datetime) -> int:
    """Once a day: a job for each company in which a release of the law is to be told of."""
    companies = companies_to_tell(today=now.date(), now=now)
    for company_id in companies:
        with act_as_company(company_id):
            queue.enqueue("updates.digest", company_id=company_id)
    return len(companies)


def write_digests(*, company_id: UUID, now: datetime) -> int:
    """One letter to each person, whatever the number of booklets and releases."""
    company = Company.objects.get(id=company_id)
    of_law = waiting_of_law(today=company.today(now=now), now=now)
    return _write(told_by_person(company_id=company_id, which=of_law), reminds=False)


def write_reminders(*, company_id: UUID, rollout_id: UUID) -> int:
    """Of one release, because the library asks."""
    which = waiting_of_rollout(rollout_id)
    return _write(told_by_person(company_id=company_id, which=which), reminds=True)


def _write(told: Mapping[UUID, Sequence[UpdateProposal]], *, reminds: bool) -> int:
    for user_id, proposals in told.items():
        queue.enqueue(
            "updates.send_digest",
            platform=True,
            user_id=user_id,
            chapter=proposals[0].chapter.title,
            booklets=len({one.booklet_id for one in proposals}),
            message_id=uuid7(),
            reminds=reminds,
        )
    return len(told)


def send_digest(
    *, user_id: UUID, chapter: str, booklets: int, message_id: str, reminds: bool = False
) -> None:
    """The letter itself; it leads to what there is to do."""
    user = User.objects.get(id=user_id)
    language = user.language
    said = {"chapter": chapter, "count": str(booklets)}
    subject, happened = REMINDER if reminds else OF_LAW
    letter = Letter(
        to=user.email,
        first_name=user.first_name,
        language=language,
        subject=text(subject, language, **said),
        before=(
            text(happened, language, **said),
            text("mails.core_updates.advice", language),
        ),
        action=Action(
            label=text("mails.core_updates.button", language),
            address=page_address("/home", language=language, host=host_of_reader(user.id)),
        ),
        after=(),
    )
    send_letter(letter, message_id=message_id)
