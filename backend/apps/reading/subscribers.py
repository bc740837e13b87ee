from django.utils import timezone

from apps.companies.events import (
    CompanyPurged,
    CompanyTurned,
    HostsChanged,
    MembershipChanged,
    MembershipEnded,
)
from apps.publishing.events import OffersAsked, ReadingChanged
from apps.reading import selectors, services
from shared.events import listen


@listen(ReadingChanged)
def tell_keepers(fact: ReadingChanged) -> None:
    """Another version, another state, another address."""
    services.refresh_entry(booklet_id=fact.booklet_id, now=timezone.now())


@listen(OffersAsked)
def say_offers(fact: OffersAsked) -> None:
    """What its pages offer; what is offered or withdrawn later, version.json says."""
    access = selectors.access_of(company_id=fact.company_id, booklet_id=fact.booklet_id)
    if access:
        fact.offers.pdf, fact.offers.offline = access.offers_pdf, access.offers_offline


@listen(CompanyTurned)
def follow_company(fact: CompanyTurned) -> None:
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
def clear_shelves(fact: CompanyPurged) -> None:
    """Nothing of a company that is gone stays anywhere."""
    services.forget_passes(company_id=fact.company_id)
    services.refresh_company(company_id=fact.company_id, now=timezone.now())


@listen(HostsChanged)
def follow_hosts(fact: HostsChanged) -> None:
    """Its booklets are read under its own hostnames too."""
    services.refresh_company(company_id=fact.company_id, now=timezone.now())
