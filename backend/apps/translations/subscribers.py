from apps.accounts.events import AccountErased
from apps.booklets.events import BookletEdited, BookletLeavesTrash
from apps.companies.events import CompanyPurged
from apps.companies.questions import Sheet, SheetsOfCompany
from apps.translations import selectors, services
from shared.events import listen
from shared.jobs import queue
from shared.language import text
from shared.questions import answers

COLUMNS = ("booklet", "locale", "source", "text", "by", "written", "validated_by", "validated")


@listen(BookletEdited)
def count_shares(fact: BookletEdited) -> None:
    """Other words in French make its translations older."""
    services.enqueue_counting(company_id=fact.company_id, booklet_id=fact.booklet_id)


@listen(AccountErased)
def erase_user_traces(fact: AccountErased) -> None:
    """In every company, and so by a job: whoever erases the account may see only one of them."""
    queue.enqueue(
        "translations.erase_user_traces", platform=True, user_id=fact.user_id, left=fact.name
    )


@listen(BookletLeavesTrash)
def forget_translations(fact: BookletLeavesTrash) -> None:
    """What it says in other languages goes before it."""
    services.forget_translations(company_id=fact.company_id, booklet_id=fact.booklet_id)


@listen(CompanyPurged)
def forget_company(fact: CompanyPurged) -> None:
    """A company that is gone says nothing in any language."""
    services.forget_translations(company_id=fact.company_id)


@answers(SheetsOfCompany)
def add_translations(asked: SheetsOfCompany) -> Sheet:
    """Every text of the company's booklets in another language, a line for each."""
    header = [text(f"translations.columns.{name}", asked.language) for name in COLUMNS]
    rows = selectors.translation_lines(company_id=asked.company_id)
    return Sheet(file_name="translations.csv", header=header, rows=rows)
