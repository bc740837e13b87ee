from apps.accounts.events import AccountErased
from apps.booklets.events import BookletDeleted, BookletLeavesTrash, BookletStatusChanged
from apps.companies.events import CompanyPurged
from apps.companies.questions import Sheet, SheetsOfCompany
from apps.publishing import selectors, services
from apps.publishing.events import ReadingChanged
from apps.updates.events import CoreFollowed
from apps.values.events import ValuesChanged
from shared.events import announce, listen
from shared.jobs import queue
from shared.language import text
from shared.questions import answers

COLUMNS = ("booklet", "version", "date", "by", "note", "languages", "state", "sha256")


@listen(BookletStatusChanged)
def tell_readers(fact: BookletStatusChanged) -> None:
    """Another state or address of a booklet is another thing to read; what it says may be outdated since."""
    announce(ReadingChanged(company_id=fact.company_id, booklet_id=fact.booklet_id))
    services.enqueue_republishing(company_id=fact.company_id)


@listen(BookletLeavesTrash)
def forget_versions(fact: BookletLeavesTrash) -> None:
    """They go before the booklet, and their files leave the store."""
    services.forget_publications(company_id=fact.company_id, booklet_id=fact.booklet_id)


@listen(BookletDeleted)
def close_booklet(fact: BookletDeleted) -> None:
    """Nobody reads it any more."""
    announce(ReadingChanged(company_id=fact.company_id, booklet_id=fact.booklet_id))


@listen(ValuesChanged)
def republish(fact: ValuesChanged) -> None:
    """Published booklets say it too, within a minute."""
    services.enqueue_republishing(company_id=fact.company_id)


@listen(CoreFollowed)
def publish_core_updates(fact: CoreFollowed) -> None:
    """Readers have it too, where somebody chose so for the booklet."""
    services.enqueue_core_publishing(company_id=fact.company_id, booklets=fact.booklets)


@listen(AccountErased)
def erase_user_traces(fact: AccountErased) -> None:
    """In every company, and so by a job: whoever erases the account may see only one of them."""
    queue.enqueue(
        "publishing.erase_user_traces", platform=True, user_id=fact.user_id, left=fact.name
    )


@listen(CompanyPurged)
def forget_publications(fact: CompanyPurged) -> None:
    """A company that is gone has published nothing."""
    services.forget_publications(company_id=fact.company_id)


@answers(SheetsOfCompany)
def add_versions(asked: SheetsOfCompany) -> Sheet:
    """Every version of the company's booklets, a line for each."""
    header = [text(f"publishing.columns.{name}", asked.language) for name in COLUMNS]
    rows = selectors.publication_lines(company_id=asked.company_id, language=asked.language)
    return Sheet(file_name="versions.csv", header=header, rows=rows)
