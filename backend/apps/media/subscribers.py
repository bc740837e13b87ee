from apps.accounts.events import AccountErased
from apps.companies.events import CompanyPurged
from apps.companies.questions import Sheet, SheetsOfCompany
from apps.media import selectors, services
from shared.events import listen
from shared.jobs import queue
from shared.language import text
from shared.questions import answers

COLUMNS = ("name", "kind", "size", "credit", "alt")


@listen(AccountErased)
def erase_user_traces(fact: AccountErased) -> None:
    """In every library, and so by a job: whoever erases the account may see only one of them."""
    queue.enqueue("media.erase_user_traces", platform=True, user_id=fact.user_id, left=fact.name)


@listen(CompanyPurged)
def forget_library(fact: CompanyPurged) -> None:
    """A company that is gone keeps no file."""
    services.forget_library(company_id=fact.company_id)


@answers(SheetsOfCompany)
def add_library(asked: SheetsOfCompany) -> Sheet:
    """What the company keeps in its library, the trash left out."""
    header = [text(f"media.columns.{name}", asked.language) for name in COLUMNS]
    rows = selectors.library_lines(company_id=asked.company_id, language=asked.language)
    return Sheet(file_name="media.csv", header=header, rows=rows)
