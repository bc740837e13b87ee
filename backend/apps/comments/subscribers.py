from apps.accounts.events import AccountErased
from apps.booklets.events import BookletLeavesTrash
from apps.booklets.questions import Notice, PersonalNotices
from apps.comments import selectors, services
from apps.companies.events import CompanyPurged
from apps.companies.questions import Sheet, SheetsOfCompany
from shared.events import listen
from shared.jobs import queue
from shared.language import text
from shared.questions import answers

COLUMNS = ("booklet", "quote", "author", "date", "text", "resolved")


@listen(AccountErased)
def erase_user_traces(fact: AccountErased) -> None:
    """In every company, and so by a job: whoever erases the account may see only one of them."""
    queue.enqueue("comments.erase_user_traces", platform=True, user_id=fact.user_id, left=fact.name)


@listen(BookletLeavesTrash)
def forget_threads(fact: BookletLeavesTrash) -> None:
    """What was said about it goes before it."""
    services.forget_threads(company_id=fact.company_id, booklet_id=fact.booklet_id)


@listen(CompanyPurged)
def forget_company(fact: CompanyPurged) -> None:
    """A company that is gone has said nothing."""
    services.forget_threads(company_id=fact.company_id)


@answers(PersonalNotices)
def tell_personal_notices(asked: PersonalNotices) -> list[Notice]:
    """Who is mentioned or answered finds it where all news are."""
    return selectors.list_personal_notices(actor=asked.actor, since=asked.since)


@answers(SheetsOfCompany)
def add_comments(asked: SheetsOfCompany) -> Sheet:
    """Every comment on the company's booklets, a line for each."""
    header = [text(f"comments.columns.{name}", asked.language) for name in COLUMNS]
    rows = selectors.comment_lines(company_id=asked.company_id)
    return Sheet(file_name="comments.csv", header=header, rows=rows)
