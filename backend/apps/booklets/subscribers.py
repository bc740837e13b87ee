from uuid import UUID

from apps.accounts.events import AccountErased
from apps.booklets import selectors, services
from apps.companies.events import CompanyPurged, MembershipEnded
from apps.companies.questions import Sheet, SheetsOfCompany
from apps.i18n.questions import LocaleUsage, UsageOfLocales
from apps.library.questions import (
    BookletsOfChapter,
    ChapterUsage,
    TakingBooklet,
    UsageOfChapters,
)
from apps.values.questions import Usage, UsageOfValues
from shared.events import listen
from shared.jobs import queue
from shared.language import text
from shared.questions import answers

COLUMNS = ("booklet", "slug", "status", "chapter", "page", "text")


@listen(AccountErased)
def erase_user_traces(fact: AccountErased) -> None:
    """In every company, and so by a job: whoever erases the account may see only one of them."""
    queue.enqueue("booklets.erase_user_traces", platform=True, user_id=fact.user_id, left=fact.name)


@listen(MembershipEnded)
def end_accesses(fact: MembershipEnded) -> None:
    """Whoever comes back starts without."""
    services.end_accesses(company_id=fact.company_id, user_id=fact.user_id)


@listen(CompanyPurged)
def forget_booklets(fact: CompanyPurged) -> None:
    """A company that is gone keeps no booklet."""
    services.forget_booklets(company_id=fact.company_id)


@answers(SheetsOfCompany)
def add_booklets(asked: SheetsOfCompany) -> Sheet:
    """What the company's booklets say, a line for each page; the trash left out."""
    header = [text(f"booklets.columns.{name}", asked.language) for name in COLUMNS]
    rows = selectors.booklet_lines(company_id=asked.company_id, language=asked.language)
    return Sheet(file_name="booklets.csv", header=header, rows=rows)


@answers(UsageOfValues)
def tell_usage_of_values(asked: UsageOfValues) -> dict[str, Usage]:
    """Pages of booklets insert them."""
    return selectors.value_usage(actor=asked.actor)


@answers(UsageOfChapters)
def tell_usage_of_chapters(asked: UsageOfChapters) -> dict[UUID, ChapterUsage]:
    """Booklets take chapters over."""
    return selectors.chapter_usage(actor=asked.actor, chapter_ids=asked.chapter_ids)


@answers(BookletsOfChapter)
def tell_booklets_of_chapter(asked: BookletsOfChapter) -> list[TakingBooklet]:
    """Those that whoever asks may open."""
    return selectors.booklets_of_chapter(actor=asked.actor, chapter_id=asked.chapter_id)


@answers(UsageOfLocales)
def tell_usage_of_locales(asked: UsageOfLocales) -> dict[str, LocaleUsage]:
    """Booklets are written and read in languages."""
    return selectors.usage_of_locales(actor=asked.actor, codes=asked.codes)
