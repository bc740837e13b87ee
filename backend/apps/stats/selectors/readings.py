"""Lecture: what devices told, counted by day; of no person."""

from collections import defaultdict
from datetime import date, timedelta
from typing import TypedDict
from uuid import UUID

from django.db.models import Q, QuerySet, Sum
from django.db.models.functions import TruncMonth

from apps.booklets.models import Booklet
from apps.pages.models import Page
from apps.publishing.models import PublicationContent
from apps.stats import policies
from apps.stats.masking import tells_of_nobody
from apps.stats.models import Dimension, FactBy, FactDay, FactKind, Outcome
from apps.stats.selectors.asked import Asked, lately
from apps.stats.selectors.calendar import whole_months
from shared.actor import Actor
from shared.documents.content import walk

DAY_BY_DAY = 92  # days; more are told by month
MOST = 10
LATEST = 35  # days for which a fact of a day may still come


class Point(TypedDict):
    day: str  # the first of a month, where it is told by month
    opened: int


class Part(TypedDict):
    value: str
    opened: int


class ReadPage(TypedDict):
    booklet: str
    title: str
    read: int


class Question(TypedDict):
    booklet: str
    title: str
    answered: int
    wrong: int


class Readings(TypedDict):
    at: str
    opened: int
    before: int  # in as many days before
    finished: int  # chapters
    downloaded: int
    by_month: bool
    series: list[Point]
    channels: list[Part]
    devices: list[Part]
    languages: list[Part]
    pages: list[ReadPage]
    questions: list[Question]


def readings(*, actor: Actor, asked: Asked) -> Readings:
    """Of these days; of answers whole months alone, once nothing more of them can come."""
    return lately("readings", actor, asked, lambda: _count(actor, asked))


def _count(actor: Actor, asked: Asked) -> Readings:
    booklets = asked.chosen(policies.read_booklets(actor))
    facts = FactDay.objects.visible_to(actor).filter(booklet__in=booklets.values("id"))
    within = Q(day__range=(asked.since, asked.until))
    length = timedelta(days=asked.days)
    before = Q(day__range=(asked.since - length, asked.until - length))
    whole = (FactKind.OPENED, FactKind.FINISHED, FactKind.PDF)
    by_kind = {
        kind: (now or 0, earlier or 0)
        for kind, now, earlier in facts.filter(within | before, kind__in=whole)
        .order_by()
        .values_list("kind")
        .annotate(now=Sum("n", filter=within), earlier=Sum("n", filter=before))
    }
    opened, earlier = by_kind.get(FactKind.OPENED, (0, 0))
    parts = _parts(actor, booklets, within)
    return {
        "at": asked.now.isoformat(),
        "opened": opened,
        "before": earlier,
        "finished": by_kind.get(FactKind.FINISHED, (0, 0))[0],
        "downloaded": by_kind.get(FactKind.PDF, (0, 0))[0],
        "by_month": asked.days > DAY_BY_DAY,
        "series": _series(facts.filter(within, kind=FactKind.OPENED), asked),
        "channels": parts[Dimension.CHANNEL],
        "devices": parts[Dimension.DEVICE],
        "languages": parts[Dimension.LOCALE],
        "pages": _pages(actor, facts.filter(within, kind=FactKind.PAGE)),
        "questions": _questions(actor, facts, asked),
    }


def _series(opened: QuerySet[FactDay], asked: Asked) -> list[Point]:
    """Every day, or every month, also those on which nobody read."""
    counted = dict(opened.order_by().values_list("day").annotate(n=Sum("n")))
    if asked.days <= DAY_BY_DAY:
        days = [asked.since + timedelta(days=ahead) for ahead in range(asked.days)]
        return [{"day": day.isoformat(), "opened": counted.get(day, 0)} for day in days]
    months: dict[date, int] = {}
    for ahead in range(asked.days):
        day = asked.since + timedelta(days=ahead)
        first = day.replace(day=1)
        months[first] = months.get(first, 0) + counted.get(day, 0)
    return [{"day": month.isoformat(), "opened": n} for month, n in months.items()]


def _parts(actor: Actor, booklets: QuerySet[Booklet], within: Q) -> defaultdict[str, list[Part]]:
    facts = FactBy.objects.visible_to(actor).filter(within, booklet__in=booklets.values("id"))
    told = (Dimension.CHANNEL, Dimension.DEVICE, Dimension.LOCALE)
    rows = facts.filter(kind=FactKind.OPENED, dimension__in=told).order_by()
    parts: defaultdict[str, list[Part]] = defaultdict(list)
    counted = rows.values_list("dimension", "value").annotate(opened=Sum("n"))
    for dimension, value, opened in counted.order_by("-opened", "value"):
        parts[dimension].append({"value": value, "opened": opened})
    return parts


def _pages(actor: Actor, read: QuerySet[FactDay]) -> list[ReadPage]:
    """Those that most devices opened, by the titles that they have now."""
    rows = read.order_by().values_list("subject", "booklet__name").annotate(read=Sum("n"))
    found = list(rows.order_by("-read", "subject")[:MOST])
    pages = Page.objects.of(actor.company_id).filter(id__in=[UUID(row[0]) for row in found])
    titles = {str(one): title for one, title in pages.values_list("id", "title")}
    return [
        {"booklet": booklet, "title": titles[page], "read": n}
        for page, booklet, n in found
        if page in titles
    ]


def _questions(actor: Actor, facts: QuerySet[FactDay], asked: Asked) -> list[Question]:
    """Those that most devices missed at the first try."""
    # The loader takes facts by the days of its own clock, which is not a company’s.
    first, last = whole_months(asked.since, asked.until, today=asked.now.date(), late=LATEST)
    rows = (
        facts.filter(kind=FactKind.ANSWERED, day__range=(first, last))
        .order_by()
        .annotate(month=TruncMonth("day"))
        .values_list("booklet_id", "subject", "month")
        .annotate(answered=Sum("n"), wrong=Sum("n", filter=Q(outcome=Outcome.WRONG)))
    )
    counted: defaultdict[tuple[UUID, str], list[int]] = defaultdict(lambda: [0, 0])
    for booklet_id, subject, _, answered, missed in rows:
        wrong = missed or 0
        if tells_of_nobody(answered=answered, wrong=wrong):
            counted[booklet_id, subject][0] += answered
            counted[booklet_id, subject][1] += wrong
    missed_most = sorted(
        (one for one in counted.items() if one[1][1]),
        key=lambda one: (-one[1][1] / one[1][0], -one[1][0], one[0][1]),
    )[:MOST]
    words = _words(actor, {booklet_id for (booklet_id, _), _ in missed_most})
    return [
        {
            "booklet": words[question][0],
            "title": words[question][1],
            "answered": answered,
            "wrong": wrong,
        }
        for question, (answered, wrong) in missed_most
        if question in words
    ]


def _words(actor: Actor, booklet_ids: set[UUID]) -> dict[tuple[UUID, str], tuple[str, str]]:
    """Of which booklet, and what is asked, as the published versions put it; two booklets may share a page."""
    published = Booklet.objects.visible_to(actor).filter(id__in=booklet_ids)
    contents = PublicationContent.objects.visible_to(actor).filter(
        publication_id__in=published.values("publication_id")
    )
    return {
        (booklet_id, block["id"]): (content["booklet"]["name"], block["props"]["prompt"])
        for booklet_id, content in contents.values_list("publication__booklet_id", "content")
        for chapter in content["chapters"]
        for page in chapter["pages"]
        for block in walk(page["document"]["blocks"])
        if block["type"] == "question"
    }
