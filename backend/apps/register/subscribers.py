from apps.accounts.events import AccountErased
from apps.companies.events import CompanyPurged
from apps.companies.questions import Sheet, SheetsOfCompany
from apps.people.questions import DataOfPerson, Part
from apps.register import selectors
from shared.events import listen
from shared.jobs import queue
from shared.language import text
from shared.questions import answers
from shared.tenancy.scope import act_as_company

COLUMNS = ("booklet", *selectors.COLUMNS)


@listen(AccountErased)
def erase_user_traces(fact: AccountErased) -> None:
    """In every company, and so by a job: whoever erases the account may see only one of them."""
    queue.enqueue("register.erase_user_traces", platform=True, user_id=fact.user_id, left=fact.name)


@listen(CompanyPurged)
def forget_receipts(fact: CompanyPurged) -> None:
    """A company that is gone names nobody any more; its places in the log stay."""
    with act_as_company(fact.company_id):
        queue.enqueue("register.forget", company_id=fact.company_id, at_once=True)


@answers(DataOfPerson)
def tell_receipts(asked: DataOfPerson) -> Part:
    """What they acknowledged, with both statements of each."""
    rows = selectors.receipts_of_person(company_id=asked.company_id, person_id=asked.person_id)
    return Part("receipts", rows)


@answers(SheetsOfCompany)
def add_receipts(asked: SheetsOfCompany) -> Sheet:
    """The register of the company, a line for each receipt."""
    header = [text(f"register.columns.{name}", asked.language) for name in COLUMNS]
    rows = selectors.receipt_lines_of_company(company_id=asked.company_id, language=asked.language)
    return Sheet(file_name="receipts.csv", header=header, rows=rows)
