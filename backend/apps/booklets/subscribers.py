from apps.accounts.events import AccountErased
from apps.booklets import selectors, services
from apps.companies.events import CompanyExported, CompanyPurged, MembershipEnded, Sheet
from shared.events import listen
from shared.jobs import queue
from shared.language import text

COLUMNS = ("booklet", "slug", "status", "chapter", "page", "text")


@listen(AccountErased)
def forget_person(fact: AccountErased) -> None:
    """In every company, and so by a job: whoever erases the account may see only one of them."""
    queue.enqueue("booklets.forget_person", platform=True, user_id=fact.user_id, left=fact.name)


@listen(MembershipEnded)
def end_accesses(fact: MembershipEnded) -> None:
    """Whoever comes back starts without."""
    services.end_accesses(company_id=fact.company_id, user_id=fact.user_id)


@listen(CompanyPurged)
def forget_booklets(fact: CompanyPurged) -> None:
    """A company that is gone keeps no booklet."""
    services.forget_booklets(company_id=fact.company_id)


@listen(CompanyExported)
def add_booklets(fact: CompanyExported) -> None:
    """What the company's booklets say, a line for each page; the trash left out."""
    header = [text(f"booklets.columns.{name}", fact.language) for name in COLUMNS]
    rows = selectors.booklet_lines(company_id=fact.company_id, language=fact.language)
    fact.sheets.append(Sheet(file_name="booklets.csv", header=header, rows=rows))
