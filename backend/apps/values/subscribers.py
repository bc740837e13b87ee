from apps.accounts.events import AccountErased
from apps.companies.events import CompanyPurged, SiteRemoved
from apps.companies.questions import Sheet, SheetsOfCompany
from apps.values import selectors, services
from shared.events import listen
from shared.jobs import queue
from shared.language import text
from shared.questions import answers

COLUMNS = ("label", "value", "site", "owner", "review_on", "confirmed_on", "confirmed_by")


@listen(AccountErased)
def erase_user_traces(fact: AccountErased) -> None:
    """In every company, and so by a job: whoever erases the account may see only one of them."""
    queue.enqueue("values.erase_user_traces", platform=True, user_id=fact.user_id, left=fact.name)


@listen(SiteRemoved)
def forget_site(fact: SiteRemoved) -> None:
    """What was said for a place that is no more."""
    services.forget_values(company_id=fact.company_id, site_id=fact.site_id)


@listen(CompanyPurged)
def forget_values(fact: CompanyPurged) -> None:
    """A company that is gone says nothing."""
    services.forget_values(company_id=fact.company_id)


@answers(SheetsOfCompany)
def add_values(asked: SheetsOfCompany) -> Sheet:
    """What the company has filled, a line for each."""
    header = [text(f"values.columns.{name}", asked.language) for name in COLUMNS]
    rows = selectors.value_lines(company_id=asked.company_id, language=asked.language)
    return Sheet(file_name="values.csv", header=header, rows=rows)
