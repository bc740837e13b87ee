from apps.accounts.events import AccountErased
from apps.booklets.events import BookletDeleted, BookletTurned
from apps.companies.events import CompanyExported, CompanyPurged, Sheet
from apps.publishing import selectors, services
from apps.publishing.events import ReadingChanged
from apps.values.events import ValuesChanged
from shared.events import announce, listen
from shared.jobs import queue
from shared.language import text

COLUMNS = ("booklet", "version", "date", "by", "note", "languages", "state", "sha256")


@listen(BookletTurned)
def tell_readers(fact: BookletTurned) -> None:
    """Another state or address of a booklet is another thing to read; what it says may be outdated since."""
    announce(ReadingChanged(company_id=fact.company_id, booklet_id=fact.booklet_id))
    services.enqueue_republishing(company_id=fact.company_id)


@listen(BookletDeleted)
def forget_booklet(fact: BookletDeleted) -> None:
    """Its versions went with it; nobody reads it any more, and its files leave the store."""
    announce(ReadingChanged(company_id=fact.company_id, booklet_id=fact.booklet_id))
    services.enqueue_forgetting(company_id=fact.company_id, booklet_id=fact.booklet_id)


@listen(ValuesChanged)
def republish(fact: ValuesChanged) -> None:
    """Published booklets say it too, within a minute."""
    services.enqueue_republishing(company_id=fact.company_id)


@listen(AccountErased)
def forget_person(fact: AccountErased) -> None:
    """In every company, and so by a job: whoever erases the account may see only one of them."""
    queue.enqueue("publishing.forget_person", platform=True, user_id=fact.user_id, left=fact.name)


@listen(CompanyPurged)
def forget_publications(fact: CompanyPurged) -> None:
    """A company that is gone has published nothing."""
    services.forget_publications(company_id=fact.company_id)


@listen(CompanyExported)
def add_versions(fact: CompanyExported) -> None:
    """Every version of the company's booklets, a line for each."""
    header = [text(f"publishing.columns.{name}", fact.language) for name in COLUMNS]
    rows = selectors.publication_lines(company_id=fact.company_id, language=fact.language)
    fact.sheets.append(Sheet(file_name="versions.csv", header=header, rows=rows))
