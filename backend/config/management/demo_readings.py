"""Half a year of readings: what pages would have told, as nginx writes it down, brought day by day as it always is.

Nothing is inserted here. The lines of a day go into a segment in a folder, and the shipper brings them with the clock of that evening.
Each day is drawn from its own seed, so that it is the same whenever it is told; what was told once is behind the cursor.
"""

import random
from base64 import urlsafe_b64encode
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from apps.booklets.models import Booklet, BookletStatus
from apps.participation.models import Participation
from apps.publishing.models import Edition, Publication, PublicationContent
from apps.stats.facts import Segments
from apps.stats.facts.segments import SECONDS
from apps.stats.selectors import place_of
from apps.stats.services import Loader, Shipping, freeze_months, publish_lots
from shared.documents.content import walk
from shared.tenancy import act_as_platform

NODE = "demo"
DAYS = 182
EPOCH = date(1970, 1, 1)
EVENING = time(22, tzinfo=UTC)
A_DAY = timedelta(days=1)
BY_THEMSELVES = (
    6,
    7,
    7,
    8,
    9,
    4,
    3,
)  # readers of a booklet on a day of the week, who come by no link of their own
COUNTED = (
    0.85  # of those who are handed a booklet: others read on paper, or do not let it be counted
)
IN_A_LINE = 20
# Of those who open a page that bears this title, so many say that they did not understand it.
UNCLEAR = {"Se laver les mains": 0.05, "La tenue de travail": 0.12}


class Page(NamedTuple):
    id: str
    unclear: float  # to this share of its readers
    questions: Sequence[str]


@dataclass(frozen=True)
class Read:
    """A version that readers had from a day on."""

    since: datetime
    slug: str
    bundles: Sequence[str]  # that of the language of reference first
    chapters: Sequence[tuple[str, Sequence[Page]]]


def tell_readings(*, companies: Iterable[str], now: datetime) -> None:
    """Of the booklets that they have published, until yesterday; each day once."""
    with act_as_platform():
        known = place_of(node=NODE, loaders=1, loader=0).segment
        booklets = Booklet.objects.filter(
            company__name__in=companies, status=BookletStatus.PUBLISHED, trashed_at=None
        )
        read = [(versions, _handed(one)) for one in booklets if (versions := _versions(one))]
    with TemporaryDirectory() as folder:
        shipping = Shipping(Segments(Path(folder)), [Loader(NODE)])
        for day in (now.date() - ago * A_DAY for ago in range(DAYS, 0, -1)):
            evening = datetime.combine(day, EVENING)
            segment = Path(folder) / str(int(evening.timestamp()) // SECONDS)
            if segment.name <= known:
                continue
            segment.write_text("".join(f"{line}\n" for line in _lines(read, day, evening)))
            _bring(shipping, evening)
            shipping.tidy(now=evening)
    freeze_months(now=now)
    publish_lots()


def _bring(shipping: Shipping, now: datetime) -> None:
    (loader,) = shipping.loaders
    while shipping.step(loader, now=now):
        pass


def _versions(booklet: Booklet) -> list[Read]:
    """The oldest first."""
    publications = Publication.objects.filter(company_id=booklet.company_id, booklet=booklet)
    found = []
    for one in publications.order_by("at"):
        editions = Edition.objects.filter(publication=one).exclude(bundle="")
        bundles = {edition.locale: edition.bundle[:16] for edition in editions}
        content = PublicationContent.objects.filter(publication=one).first()
        if content and one.reference_locale in bundles:
            first = bundles.pop(one.reference_locale)
            chapters = _chapters(content.content)
            found.append(Read(one.at, booklet.slug, [first, *bundles.values()], chapters))
    return found


def _chapters(content: dict[str, Any]) -> list[tuple[str, list[Page]]]:
    return [
        (chapter["id"], [_page(page) for page in chapter["pages"]])
        for chapter in content["chapters"]
    ]


def _page(page: dict[str, Any]) -> Page:
    return Page(page["id"], UNCLEAR.get(page["title"], 0), _questions(page))


def _questions(page: dict[str, Any]) -> list[str]:
    blocks = walk(page["document"]["blocks"])
    return [block["id"] for block in blocks if block["type"] == "question"]


def _handed(booklet: Booklet) -> dict[date, int]:
    """How many of the people who were handed it opened it first on a day."""
    people = Participation.objects.filter(company_id=booklet.company_id, booklet=booklet)
    counted: dict[date, int] = {}
    for day in people.values_list("opened_on", flat=True):
        if day:
            counted[day] = counted.get(day, 0) + 1
    return counted


def _lines(
    read: Iterable[tuple[Sequence[Read], dict[date, int]]], day: date, evening: datetime
) -> Iterator[str]:
    for versions, handed in read:
        at = bisect_right([one.since for one in versions], evening)
        if at == 0:  # not published yet
            continue
        version = versions[at - 1]
        devices = _Devices(version, day)
        for _ in range(round(handed.get(day, 0) * COUNTED)):
            yield from devices.read("p")
        for _ in range(devices.random.randint(1, BY_THEMSELVES[day.weekday()])):
            yield from devices.read(devices.one("qqqqlllt"))


class _Devices:
    """Those that read a version on a day, one after the other."""

    def __init__(self, version: Read, day: date) -> None:
        self.version, self.day = version, day
        self.random = random.Random(f"{version.slug} {day}")  # noqa: S311 - a demonstration

    def one(self, letters: Sequence[str]) -> str:
        return self.random.choice(letters)

    def read(self, channel: str) -> Iterator[str]:
        """A device opens the booklet, and reads a part of it or all of it; what it tells, line by line."""
        device = "t" if channel == "t" else self.one("ppppppccct")
        bundles = self.version.bundles
        foreign = len(bundles) > 1 and self.random.random() < 0.2
        bundle = self.one(bundles[1:]) if foreign else bundles[0]
        facts = [self._fact(what) for what in self._whats()]
        cuts = [*range(0, len(facts), IN_A_LINE), len(facts)]
        for first, last in pairwise(cuts):
            told = "~".join(facts[first:last])
            yield f"{self.version.slug} {bundle} {channel} {device} {told}"

    def _whats(self) -> Iterator[str]:
        yield "o"
        for chapter, pages in self.version.chapters:
            for page in pages:
                if self.random.random() < 0.07:  # it is put away
                    return
                yield f"p{page.id}"
                if page.unclear and self.random.random() < page.unclear:
                    yield f"u{page.id}"
                yield from (self._answer(question) for question in page.questions)
            yield f"f{chapter}"
        if self.random.random() < 0.1:
            yield "d"

    def _answer(self, question: str) -> str:
        hard = 0.1 + 0.4 * random.Random(question).random()  # noqa: S311
        return f"a{question}{'-' if self.random.random() < hard else '+'}"

    def _fact(self, what: str) -> str:
        number = (self.day - EPOCH).days.to_bytes(2, "big") + self.random.randbytes(14)
        return f"{urlsafe_b64encode(number)[:22].decode()}.{what}"
