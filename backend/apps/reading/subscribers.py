from django.utils import timezone

from apps.companies.events import (
    CompanyPurged,
    CompanyStatusChanged,
    HostsChanged,
    MembershipChanged,
    MembershipEnded,
)
from apps.publishing.events import ReadingChanged
from apps.publishing.questions import Offers, OffersOfBooklet
from apps.reading import selectors, services
from shared.events import listen
from shared.questions import answers


@listen(ReadingChanged)
def tell_edges(fact: ReadingChanged) -> None:
    """Another version, another state, another address."""
    services.refresh_entry(booklet_id=fact.booklet_id, now=timezone.now())


@answers(OffersOfBooklet)
def say_offers(asked: OffersOfBooklet) -> Offers | None:
    """What its pages offer; what is offered or withdrawn later, version.json says."""
    access = selectors.access_of(company_id=asked.company_id, booklet_id=asked.booklet_id)
    if access is None:
        return None
    return Offers(
        pdf=access.offers_pdf,
        offline=access.offers_offline,
        questions=access.offers_questions,
    )


@listen(CompanyStatusChanged)
def follow_company(fact: CompanyStatusChanged) -> None:
    """What a company published closes with it, thirty days after it was suspended, and on its clock."""
    services.refresh_company(company_id=fact.company_id, now=timezone.now())


@listen(MembershipEnded)
def shut_out(fact: MembershipEnded) -> None:
    """Whoever may not read any more is out before their pass is over."""
    services.end_passes(company_id=fact.company_id, user_id=fact.user_id, now=timezone.now())


@listen(MembershipChanged)
def ask_again(fact: MembershipChanged) -> None:
    """Who may still read comes in again; who is suspended does not."""
    services.end_passes(company_id=fact.company_id, user_id=fact.user_id, now=timezone.now())


@listen(CompanyPurged)
def clear_edges(fact: CompanyPurged) -> None:
    """Nothing of a company that is gone stays anywhere."""
    services.forget_passes(company_id=fact.company_id)
    services.refresh_company(company_id=fact.company_id, now=timezone.now())


@listen(HostsChanged)
def follow_hosts(fact: HostsChanged) -> None:
    """Its booklets are read under its own hostnames too."""
    services.refresh_company(company_id=fact.company_id, now=timezone.now())
