from django.utils import timezone

from apps.booklets.events import BookletLeavesTrash, BookletStatusChanged
from apps.companies.events import CompanyPurged
from apps.emailing import selectors, services
from apps.participation.events import CameByMessage, RereadingAsked
from apps.people.events import PersonChanged, PersonForgotten
from apps.people.questions import DataOfPerson, Part
from apps.register.questions import Sending, SendingOfLink
from shared.events import listen
from shared.jobs import queue
from shared.questions import answers
from shared.tenancy.scope import act_as_company


@listen(BookletStatusChanged)
def follow_booklet(fact: BookletStatusChanged) -> None:
    """Nobody is written to about what cannot be read."""
    services.follow_booklet(
        company_id=fact.company_id, booklet_id=fact.booklet_id, now=timezone.now()
    )


@listen(RereadingAsked)
def propose_update(fact: RereadingAsked) -> None:
    """By a job: what a former version was being announced with may be cancelled."""
    with act_as_company(fact.company_id):
        queue.enqueue("emailing.propose_update", booklet_id=fact.booklet_id)


@listen(CameByMessage)
def note_click(fact: CameByMessage) -> None:
    """By a job: the participation is held, and whoever marks messages holds those first."""
    with act_as_company(fact.company_id):
        queue.enqueue(
            "emailing.note_click", participation_id=fact.participation_id, message=fact.message
        )


@listen(BookletLeavesTrash)
def forget_campaigns(fact: BookletLeavesTrash) -> None:
    """Before the booklet goes."""
    services.forget_campaigns(company_id=fact.company_id, booklet_id=fact.booklet_id)


@listen(CompanyPurged)
def forget_company(fact: CompanyPurged) -> None:
    """Before its booklets go."""
    services.forget_company(company_id=fact.company_id)


@listen(PersonForgotten)
def forget_addresses(fact: PersonForgotten) -> None:
    """Before their participations go, by which their messages are found."""
    services.forget_addresses(
        company_id=fact.company_id, person_id=fact.person_id, now=timezone.now()
    )


@listen(PersonChanged)
def follow_address(fact: PersonChanged) -> None:
    """Their address may be another one."""
    services.follow_address(company_id=fact.company_id, person_id=fact.person_id)


@answers(DataOfPerson)
def tell_messages(asked: DataOfPerson) -> Part:
    """What was written to them, and what became of it."""
    rows = selectors.messages_of_person(company_id=asked.company_id, person_id=asked.person_id)
    return Part("messages", rows)


@answers(DataOfPerson)
def tell_suppressions(asked: DataOfPerson) -> Part:
    """Why no mail goes to them."""
    rows = selectors.suppressions_of_person(company_id=asked.company_id, person_id=asked.person_id)
    return Part("mail_put_aside", rows)


@answers(SendingOfLink)
def tell_sending(asked: SendingOfLink) -> Sending | None:
    """The invitation that a server took, in its own words."""
    one = selectors.last_invitation(
        company_id=asked.company_id,
        booklet_id=asked.booklet_id,
        participation_id=asked.participation_id,
        signer=asked.signer,
    )
    if one is None or one.sent_at is None:
        return None
    return Sending(address=one.address, at=one.sent_at, answer=one.answer)
