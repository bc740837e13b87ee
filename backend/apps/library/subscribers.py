from apps.accounts.events import AccountErased
from apps.companies.events import CompanyPurged
from apps.companies.questions import Sheet, SheetsOfCompany
from apps.library import selectors, services
from shared.events import listen
from shared.jobs import queue
from shared.language import text
from shared.questions import answers

COLUMNS = ("chapter", "summary", "status", "version", "page", "text")


@listen(AccountErased)
def erase_user_traces(fact: AccountErased) -> None:
    """In every library, and so by a job: whoever erases the account may see only one of them."""
    queue.enqueue("library.erase_user_traces", platform=True, user_id=fact.user_id, left=fact.name)


@listen(CompanyPurged)
def forget_chapters(fact: CompanyPurged) -> None:
    """A company that is gone keeps no chapter."""
    services.forget_chapters(company_id=fact.company_id)


@answers(SheetsOfCompany)
def add_chapters(asked: SheetsOfCompany) -> Sheet:
    """What the company has written, a line for each page."""
    header = [text(f"library.columns.{name}", asked.language) for name in COLUMNS]
    rows = selectors.chapter_lines(company_id=asked.company_id, language=asked.language)
    return Sheet(file_name="chapters.csv", header=header, rows=rows)
