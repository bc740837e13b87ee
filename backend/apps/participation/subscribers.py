from uuid import UUID

from django.db.models import Model, QuerySet
from django.utils import timezone

from apps.accounts.events import AccountErased
from apps.booklets.events import BookletLeavesTrash
from apps.companies.events import CompanyPurged, SiteRemoved
from apps.companies.questions import Sheet, SheetsOfCompany
from apps.participation import policies, selectors, services
from apps.people.events import (
    PeopleBrought,
    PersonChanged,
    PersonForgotten,
    PersonLeft,
    PersonsAdded,
)
from apps.people.questions import (
    DataOfPerson,
    HeldElsewhere,
    KnownByReferenceOnly,
    NamesNobody,
    Part,
    PeopleOfManager,
)
from apps.publishing.events import PublicationOnline
from apps.reading.questions import Remembered, WhoHoldsLink
from apps.updates.questions import ReadersOfBooklets
from shared.events import listen
from shared.jobs import queue
from shared.language import text
from shared.questions import answers
from shared.tenancy.scope import act_as_company

COLUMNS = ("booklet", *selectors.COLUMNS)


@listen(PublicationOnline)
def ask_again(fact: PublicationOnline) -> None:
    """Whoever has to read it again is asked by jobs, a thousand at a time."""
    with act_as_company(fact.company_id):
        queue.enqueue("participation.turn", booklet_id=fact.booklet_id)


@listen(PersonsAdded)
def hand_over(fact: PersonsAdded) -> None:
    """Rules look whether they fit; who is back stands where they stood."""
    services.note_back(company_id=fact.company_id, person_ids=fact.person_ids, now=timezone.now())
    with act_as_company(fact.company_id):
        queue.enqueue(
            "participation.fit_persons", company_id=fact.company_id, person_ids=fact.person_ids
        )


@listen(PeopleBrought)
def hand_to_brought(fact: PeopleBrought) -> None:
    """A file that was brought into a booklet makes participants."""
    with act_as_company(fact.company_id):
        queue.enqueue(
            "participation.add", booklet_id=fact.booklet_id, person_ids=list(fact.person_ids)
        )


@listen(PersonChanged)
def follow_card(fact: PersonChanged) -> None:
    """By a job: pages of several booklets may have to be looked at."""
    with act_as_company(fact.company_id):
        queue.enqueue(
            "participation.follow_person", company_id=fact.company_id, person_id=fact.person_id
        )


@listen(PersonLeft)
def let_leave(fact: PersonLeft) -> None:
    """Nothing is asked of them any more."""
    services.note_left(company_id=fact.company_id, person_id=fact.person_id, now=timezone.now())


@listen(PersonForgotten)
def forget(fact: PersonForgotten) -> None:
    """What is no evidence goes."""
    services.erase_person(company_id=fact.company_id, person_id=fact.person_id, now=timezone.now())


@listen(BookletLeavesTrash)
def forget_participants(fact: BookletLeavesTrash) -> None:
    """Before the booklet goes; its receipts stay."""
    services.forget_participations(company_id=fact.company_id, booklet_id=fact.booklet_id)


@listen(CompanyPurged)
def forget_everybody(fact: CompanyPurged) -> None:
    """A company that is gone has handed nothing to anybody."""
    services.forget_participations(company_id=fact.company_id)


@listen(AccountErased)
def erase_user_traces(fact: AccountErased) -> None:
    """In every company, and so by a job: whoever erases the account may see only one of them."""
    queue.enqueue(
        "participation.erase_user_traces", platform=True, user_id=fact.user_id, left=fact.name
    )


@listen(SiteRemoved)
def leave_site(fact: SiteRemoved) -> None:
    """Nobody is listed there any more."""
    services.leave_site(company_id=fact.company_id, site_id=fact.site_id)


@answers(WhoHoldsLink)
def name_holder(asked: WhoHoldsLink) -> Remembered | None:
    """Their device keeps who came by the link, and of which links it was."""
    grant = selectors.grant_of_holder(
        participation_id=asked.participation_id, token=asked.token, until=asked.until
    )
    return Remembered(value=grant.cookie, until=grant.until) if grant else None


@answers(PeopleOfManager)
def name_participants(asked: PeopleOfManager) -> QuerySet[Model, UUID]:
    """Whoever looks after a booklet knows those to whom it is handed."""
    return selectors.people_of_manager(actor=asked.actor)


@answers(HeldElsewhere)
def name_held_elsewhere(asked: HeldElsewhere) -> set[UUID]:
    """Whoever has a booklet of others too."""
    return selectors.held_elsewhere(actor=asked.actor, person_ids=asked.person_ids)


@answers(NamesNobody)
def say_names_nobody(asked: NamesNobody) -> bool:
    """Booklets of patients and residents."""
    booklet = selectors.find_booklet(booklet_id=asked.booklet_id)
    return booklet is not None and policies.names_nobody(booklet)


@answers(KnownByReferenceOnly)
def name_patients(asked: KnownByReferenceOnly) -> set[UUID]:
    """Whoever was handed a booklet of patients or residents."""
    return selectors.known_by_reference_only(
        company_id=asked.company_id, person_ids=asked.person_ids
    )


@answers(DataOfPerson)
def tell_participations(asked: DataOfPerson) -> Part:
    """Where they stand with each booklet."""
    rows = selectors.participations_of_person(
        company_id=asked.company_id, person_id=asked.person_id
    )
    return Part("participations", rows)


@answers(DataOfPerson)
def tell_links(asked: DataOfPerson) -> Part:
    """Their personal links, not what opens them."""
    rows = selectors.links_of_person(company_id=asked.company_id, person_id=asked.person_id)
    return Part("links", rows)


@answers(SheetsOfCompany)
def add_participations(asked: SheetsOfCompany) -> Sheet:
    """Who was handed which booklet, a line for each."""
    header = [text(f"participation.columns.{name}", asked.language) for name in COLUMNS]
    rows = selectors.participation_lines(company_id=asked.company_id, language=asked.language)
    return Sheet(file_name="participations.csv", header=header, rows=rows)


@answers(ReadersOfBooklets)
def count_readers(asked: ReadersOfBooklets) -> dict[UUID, int]:
    """Who was left out, or has left, reads nothing again."""
    return selectors.count_readers(company_id=asked.company_id, booklet_ids=asked.booklet_ids)
