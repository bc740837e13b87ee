from apps.accounts.events import AccountErased
from apps.companies.events import CompanyExported, CompanyPurged, Sheet
from apps.media import selectors, services
from shared.events import listen
from shared.jobs import queue
from shared.language import text

COLUMNS = ("name", "kind", "size", "credit", "alt")


@listen(AccountErased)
def forget_person(fact: AccountErased) -> None:
    """In every library, and so by a job: whoever erases the account may see only one of them."""
    queue.enqueue("media.forget_person", platform=True, user_id=fact.user_id, left=fact.name)


@listen(CompanyPurged)
def forget_library(fact: CompanyPurged) -> None:
    """A company that is gone keeps no file."""
    services.forget_library(company_id=fact.company_id)


@listen(CompanyExported)
def add_library(fact: CompanyExported) -> None:
    """What the company keeps in its library, the trash left out."""
    header = [text(f"media.columns.{name}", fact.language) for name in COLUMNS]
    rows = selectors.library_lines(company_id=fact.company_id, language=fact.language)
    fact.sheets.append(Sheet(file_name="media.csv", header=header, rows=rows))
