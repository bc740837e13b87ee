"""What stands in the holes of a message: the same for all people of a mailing, and one person's own."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime
from functools import lru_cache
from uuid import UUID

from django.utils.formats import date_format
from django.utils.translation import override

from apps.companies import selectors as companies
from apps.emailing import selectors
from apps.emailing.models import Campaign, Nature
from apps.participation import services as participation
from apps.reading.selectors import reading_address
from shared.addresses import page_address
from shared.language import DEFAULT_LANGUAGE

MOST_TITLES = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """What a mailing says to all of its people; hosts are those of the installation or stored ones."""

    booklet: str
    manager: str
    reading: str  # where the booklet is read
    leaving: str  # where one unsubscribes
    due_on: date | None  # of whoever has no day of their own yet
    titles: dict[str, str]  # of pages, where some are to be read again

    def values(
        self,
        *,
        first_name: str,
        due_on: date | None,
        locale: str,
        pages: Iterable[UUID | str],
        link: str,
        token: str,
    ) -> dict[str, str]:
        """What is filled in for one person."""
        return {
            "first_name": first_name,
            "booklet": self.booklet,
            "manager": self.manager,
            "due_date": said_day(due_on or self.due_on, locale),
            "pages_to_read": self._said_pages(pages),
            "link": f"{self.reading}/{link}" if link else f"{self.reading}/",
            "unsubscribe": f"{self.leaving}{token}",
        }

    def _said_pages(self, pages: Iterable[UUID | str]) -> str:
        titles = [self.titles[str(page)] for page in pages if str(page) in self.titles]
        more = ["…"] if len(titles) > MOST_TITLES else []
        return ", ".join([*titles[:MOST_TITLES], *more])


def known_of(campaign: Campaign, *, now: datetime) -> Known:
    """Asked once for all of its people."""
    booklet = campaign.booklet
    manager = selectors.find_reply_to(booklet=booklet, user_id=campaign.reply_to_id, now=now)
    host = companies.host_of_company(company_id=campaign.company_id)
    return Known(
        booklet=booklet.name,
        manager=manager.full_name if manager else booklet.company.name,
        reading=reading_address(booklet=booklet),
        leaving=page_address("/d/", language=DEFAULT_LANGUAGE, host=host),
        due_on=participation.due_day(booklet, now=now),
        titles=selectors.page_titles(booklet=booklet) if campaign.nature == Nature.UPDATE else {},
    )


@lru_cache(maxsize=1000)
def said_day(day: date | None, locale: str) -> str:
    """As people of this language write it."""
    if day is None:
        return ""
    with override(locale.lower()):
        return date_format(day, "DATE_FORMAT")
