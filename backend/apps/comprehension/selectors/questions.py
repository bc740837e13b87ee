from collections.abc import Iterable, Mapping
from datetime import date
from typing import Any, Literal
from uuid import UUID

from django.db.models import Count, Min, Q, QuerySet

from apps.booklets.models import Booklet
from apps.comprehension.models import WAITING, QuestionStatus, ReaderQuestion
from apps.participation.models import Participation
from apps.stats.questions import PageOfBooklet
from shared import errors
from shared.pagination import Page, paginate

Which = Literal["open", "answered"]
FILTERS: dict[Which, Q] = {"open": Q(status__in=WAITING), "answered": ~Q(status__in=WAITING)}
ORDERS: dict[Which, list[str]] = {
    "open": ["day", "afternoon", "id"],  # who has waited longest
    "answered": ["-ended_on", "-id"],
}
MOST_ANSWERS = 50


def list_questions(
    *, booklet: Booklet, which: Which, page_id: UUID | None, cursor: str | None, limit: int
) -> Page[ReaderQuestion]:
    """Those that wait, the longest first; or those that do not, the newest first."""
    rows = _of(booklet).filter(FILTERS[which])
    if page_id:
        rows = rows.filter(page_id=page_id)
    return paginate(rows, by=ORDERS[which], cursor=cursor, limit=limit)


def count_questions(*, booklet: Booklet) -> dict[str, int]:
    """Of the whole booklet."""
    counted = {str(which): Count("id", filter=rule) for which, rule in FILTERS.items()}
    return _of(booklet).aggregate(**counted)


def count_by_page(*, company_id: UUID, pages: Iterable[PageOfBooklet]) -> dict[PageOfBooklet, int]:
    """All that was ever asked about each of these, at the cost of one look; pages without a question are left out."""
    wanted = set(pages)
    rows = ReaderQuestion.objects.filter(
        company_id=company_id,
        booklet__in={booklet for booklet, _ in wanted},
        page_id__in={page for _, page in wanted},
    )
    counted = rows.order_by().values_list("booklet_id", "page_id").annotate(n=Count("id"))
    return {(of, page): n for of, page, n in counted if (of, page) in wanted}


def get_question(*, booklet: Booklet, question_id: UUID) -> ReaderQuestion:
    """One of this booklet."""
    found = _of(booklet).filter(id=question_id).first()
    if found is None:
        raise errors.NotFound
    return found


def answered_on_page(question: ReaderQuestion) -> list[ReaderQuestion]:
    """What was answered to others about the same page, the newest first."""
    rows = _of(question.booklet).filter(
        page_id=question.page_id, status=QuestionStatus.ANSWERED, erased_at=None
    )
    return list(rows.exclude(id=question.id).order_by("-ended_on", "-id")[:MOST_ANSWERS])


def answers_to(
    *, company_id: UUID, participation_id: UUID, signer: str
) -> QuerySet[ReaderQuestion]:
    """What somebody asked in their name and was answered, the newest first."""
    rows = ReaderQuestion.objects.filter(
        company_id=company_id,
        participation_id=participation_id,
        signer=signer,
        status=QuestionStatus.ANSWERED,
        erased_at=None,
    )
    return rows.order_by("-ended_on", "-id")[:MOST_ANSWERS]


def late_questions(
    *, company_id: UUID, booklets: list[UUID], today: date
) -> dict[UUID, tuple[int, date]]:
    """By booklet, how many wait longer than they may, and the day by which the first was to be answered."""
    rows = ReaderQuestion.objects.filter(
        company_id=company_id, booklet__in=booklets, status__in=WAITING, due_on__lt=today
    )
    counted = rows.order_by().values_list("booklet_id").annotate(n=Count("id"), due=Min("due_on"))
    return {booklet_id: (n, due) for booklet_id, n, due in counted}


def questions_of_person(*, company_id: UUID, person_id: UUID) -> list[Mapping[str, Any]]:
    """What is kept of what somebody asked in their name."""
    theirs = Participation.objects.filter(company_id=company_id, person_id=person_id)
    rows = ReaderQuestion.objects.filter(
        company_id=company_id, participation_id__in=theirs.values("id")
    )
    return list(
        rows.order_by("day", "id").values(
            *("booklet__name", "version", "page_title", "kind", "text", "day", "afternoon"),
            *("reply_to", "status", "answer", "reason", "ended_on", "published"),
        )
    )


def _of(booklet: Booklet) -> QuerySet[ReaderQuestion]:
    return ReaderQuestion.objects.filter(company_id=booklet.company_id, booklet=booklet)
