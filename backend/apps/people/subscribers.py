from apps.accounts.events import AccountErased
from apps.companies.events import CompanyPurged, SiteRemoved
from apps.companies.questions import Sheet, SheetsOfCompany
from apps.people import selectors, services
from shared.events import listen
from shared.jobs import queue
from shared.language import text
from shared.questions import answers

COLUMNS = (
    "first_name", "last_name", "reference", "email", "phone", "language", "site", "job", "contract",
    "groups", "joined_on", "left_on", "representative", "relation", "representative_email",
)  # fmt: skip


@listen(AccountErased)
def erase_user_traces(fact: AccountErased) -> None:
    """In every company, and so by a job: whoever erases the account may see only one of them."""
    queue.enqueue("people.erase_user_traces", platform=True, user_id=fact.user_id, left=fact.name)


@listen(SiteRemoved)
def forget_site(fact: SiteRemoved) -> None:
    """Nobody works at a place that is no more."""
    services.forget_site(company_id=fact.company_id, site_id=fact.site_id)


@listen(CompanyPurged)
def forget_company(fact: CompanyPurged) -> None:
    """A company that is gone knows nobody."""
    services.forget_company(company_id=fact.company_id)


@answers(SheetsOfCompany)
def add_people(asked: SheetsOfCompany) -> Sheet:
    """Everybody whom the company keeps, a line for each."""
    header = [text(f"people.columns.{name}", asked.language) for name in COLUMNS]
    rows = selectors.people_lines(company_id=asked.company_id, language=asked.language)
    return Sheet(file_name="people.csv", header=header, rows=rows)
