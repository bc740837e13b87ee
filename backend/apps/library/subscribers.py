from apps.accounts.events import AccountErased
from apps.companies.events import CompanyExported, CompanyPurged, Sheet
from apps.library import selectors, services
from shared.events import listen
from shared.jobs import queue
from shared.language import text

COLUMNS = ("chapter", "summary", "status", "version", "page", "text")


@listen(AccountErased)
def forget_person(fact: AccountErased) -> None:
    """In every library, and so by a job: whoever erases the account may see only one of them."""
    queue.enqueue("library.forget_person", platform=True, user_id=fact.user_id, left=fact.name)


@listen(CompanyPurged)
def forget_chapters(fact: CompanyPurged) -> None:
    """A company that is gone keeps no chapter."""
    services.forget_chapters(company_id=fact.company_id)


@listen(CompanyExported)
def add_chapters(fact: CompanyExported) -> None:
    """What the company has written, a line for each page."""
    header = [text(f"library.columns.{name}", fact.language) for name in COLUMNS]
    rows = selectors.chapter_lines(company_id=fact.company_id, language=fact.language)
    fact.sheets.append(Sheet(file_name="chapters.csv", header=header, rows=rows))
