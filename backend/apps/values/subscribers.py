from apps.accounts.events import AccountErased
from apps.companies.events import CompanyExported, CompanyPurged, Sheet, SiteRemoved
from apps.values import selectors, services
from shared.events import listen
from shared.jobs import queue
from shared.language import text

COLUMNS = ("label", "value", "site", "owner", "review_on", "confirmed_on", "confirmed_by")


@listen(AccountErased)
def forget_person(fact: AccountErased) -> None:
    """In every company, and so by a job: whoever erases the account may see only one of them."""
    queue.enqueue("values.forget_person", platform=True, user_id=fact.user_id, left=fact.name)


@listen(SiteRemoved)
def forget_site(fact: SiteRemoved) -> None:
    """What was said for a place that is no more."""
    services.forget_values(company_id=fact.company_id, site_id=fact.site_id)


@listen(CompanyPurged)
def forget_values(fact: CompanyPurged) -> None:
    """A company that is gone says nothing."""
    services.forget_values(company_id=fact.company_id)


@listen(CompanyExported)
def add_values(fact: CompanyExported) -> None:
    """What the company has filled, a line for each."""
    header = [text(f"values.columns.{name}", fact.language) for name in COLUMNS]
    rows = selectors.value_lines(company_id=fact.company_id, language=fact.language)
    fact.sheets.append(Sheet(file_name="values.csv", header=header, rows=rows))
