"""Whatever changes what there is to do asks for a count, once for all within some seconds."""

from django.db import transaction

from apps.accounts.events import AccountErased
from apps.booklets.events import BookletEdited, BookletStatusChanged, BookletTranslated
from apps.companies.events import CompanyCardChanged, CompanyPurged, CompanyStatusChanged
from apps.comprehension.events import QuestionAsked, QuestionEnded
from apps.emailing.events import MailsCounted
from apps.home import services
from apps.media.events import StorageChanged
from apps.participation.events import ParticipationsChanged
from apps.people.events import PersonForgotten, PersonLeft, PersonsAdded
from apps.publishing.events import BuildChanged, PublicationOnline
from apps.register.events import ReceiptCancelled, ReceiptMade
from apps.updates.events import CoreAdopted, CoreRefused, ProposalOpened
from apps.values.events import ValuesReviewed
from shared.events import listen
from shared.jobs import queue
from shared.jobs.soon import enqueue_soon

OfBooklet = (
    BookletEdited
    | BookletTranslated
    | BuildChanged
    | CoreAdopted
    | CoreRefused
    | ParticipationsChanged
    | PublicationOnline
    | QuestionAsked
    | QuestionEnded
    | ReceiptCancelled
    | ReceiptMade
)
OfCompany = (
    BookletStatusChanged  # and the quota of published ones
    | CompanyCardChanged
    | CompanyStatusChanged  # and its clock
    | MailsCounted
    | PersonForgotten
    | PersonLeft
    | PersonsAdded
    | ProposalOpened
    | StorageChanged
    | ValuesReviewed
)


def count_booklet(fact: OfBooklet) -> None:
    enqueue_soon("home.refresh_booklet", company_id=fact.company_id, booklet_id=fact.booklet_id)


def count_company(fact: OfCompany) -> None:
    enqueue_soon("home.refresh_company", company_id=fact.company_id)


listen(BookletEdited)(count_booklet)
listen(BookletTranslated)(count_booklet)
listen(BuildChanged)(count_booklet)
listen(CoreAdopted)(count_booklet)
listen(CoreRefused)(count_booklet)
listen(ParticipationsChanged)(count_booklet)
listen(PublicationOnline)(count_booklet)
listen(QuestionAsked)(count_booklet)
listen(QuestionEnded)(count_booklet)
listen(ReceiptCancelled)(count_booklet)

listen(BookletStatusChanged)(count_company)
listen(CompanyCardChanged)(count_company)
listen(CompanyStatusChanged)(count_company)
listen(MailsCounted)(count_company)
listen(PersonForgotten)(count_company)
listen(PersonLeft)(count_company)
listen(PersonsAdded)(count_company)
listen(ProposalOpened)(count_company)
listen(StorageChanged)(count_company)
listen(ValuesReviewed)(count_company)


@listen(ReceiptMade)
def count_receipt(fact: ReceiptMade) -> None:
    """Once it is kept: nobody who acknowledges waits for what others have to do."""
    transaction.on_commit(lambda: _count_alone(fact), robust=True)


@transaction.atomic
def _count_alone(fact: ReceiptMade) -> None:
    count_booklet(fact)


@listen(CompanyPurged)
def forget_company(fact: CompanyPurged) -> None:
    """A company that is gone has nothing to do."""
    services.forget_company(company_id=fact.company_id)


@listen(AccountErased)
def forget_user(fact: AccountErased) -> None:
    """In every company, and so by a job: whoever erases the account may see only one of them."""
    queue.enqueue("home.forget_user", platform=True, user_id=fact.user_id)
