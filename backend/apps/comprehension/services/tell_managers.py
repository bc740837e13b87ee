"""Letters about questions that wait: to each manager once a day and booklet, in the morning of a working day."""

from collections import Counter
from collections.abc import Iterable
from datetime import datetime
from uuid import UUID
from zoneinfo import ZoneInfo

from apps.accounts.models import User
from apps.booklets import selectors as booklets
from apps.booklets.models import Booklet
from apps.companies.models import Company
from apps.comprehension.calendar import is_working
from apps.comprehension.models import QuestionStatus, ReaderQuestion
from shared.addresses import host_of_reader, page_address
from shared.ids import uuid7
from shared.jobs import queue
from shared.language import text
from shared.mail import Action, Letter, send_letter
from shared.tenancy import act_as_platform

HOUR = 8
PATH = "/livrets/options/participants"


def tell_managers(*, now: datetime) -> int:
    """Of each booklet that was asked something of which they know nothing yet; how many booklets.

    Not at once: the hour of a letter would tell when somebody read.
    """
    with act_as_platform():
        zones = Company.objects.order_by().values_list("timezone", flat=True).distinct()
        due = [zone for zone in zones if _is_hour(zone, now)]
        rows = ReaderQuestion.objects.filter(told=False, status=QuestionStatus.OPEN)
        rows = rows.filter(company__timezone__in=due)
        asked = dict(rows.values_list("id", "booklet_id"))
        found = Booklet.objects.select_related("company").filter(id__in=set(asked.values()))
        counts = Counter(asked.values())
        for booklet in found.order_by("id"):
            managers = _managers(booklet, now)
            write_to(managers, booklet=booklet, letter="questions_asked", count=counts[booklet.id])
        ReaderQuestion.objects.filter(id__in=list(asked)).update(told=True)
    return len(counts)


def write_to(user_ids: Iterable[UUID], *, booklet: Booklet, letter: str, count: int) -> None:
    """Have a letter written to each."""
    for user_id in user_ids:
        queue.enqueue(
            "comprehension.send_news",
            platform=True,
            user_id=user_id,
            letter=letter,
            booklet_id=booklet.id,
            count=count,
            message_id=uuid7(),
        )


def send_news_of_questions(
    *, user_id: UUID, letter: str, booklet_id: UUID, count: int, message_id: str
) -> None:
    """The letter itself: how many wait, never what they say."""
    user = User.objects.get(id=user_id)
    booklet = Booklet.objects.filter(id=booklet_id, trashed_at=None).first()
    if booklet is None:
        return
    language, said = user.language, {"booklet": " ".join(booklet.name.split()), "count": count}
    address = page_address(
        PATH,
        language=language,
        host=host_of_reader(user.id),
        livret=str(booklet.id),
        vue="questions",
    )
    send_letter(
        Letter(
            to=user.email,
            first_name=user.first_name,
            language=language,
            subject=text(f"mails.{letter}.subject", language, **said),
            before=(text(f"mails.{letter}.happened", language, **said),),
            action=Action(label=text(f"mails.{letter}.button", language), address=address),
            after=(),
        ),
        message_id=message_id,
    )


def _is_hour(zone: str, now: datetime) -> bool:
    local = now.astimezone(ZoneInfo(zone))
    return local.hour == HOUR and is_working(local.date())


def _managers(booklet: Booklet, now: datetime) -> list[UUID]:
    """To whom the booklet was entrusted; those who have every booklet, where nobody was."""
    holders = booklets.list_holders(booklet=booklet, today=booklet.company.today(now=now))
    able = [one for one in holders if "participants" in one.rights]
    entrusted = [one for one in able if one.access is not None]
    return [one.user.id for one in entrusted or able]
