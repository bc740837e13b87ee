from datetime import datetime

from apps.accounts import selectors as accounts
from apps.companies.models import Membership
from apps.journal import services as journal
from shared.actor import Actor
from shared.jobs import queue
from shared.tenancy.scope import act_as_company


def note_refused_sign_in(*, email: str, ip: str, now: datetime) -> None:
    """Whose it was is found out aside: the refusal takes as long for an address that nobody has."""
    queue.enqueue("companies.record_refused_sign_in", platform=True, email=email, ip=ip, at=now)


def record_refused_sign_in(*, email: str, ip: str, at: datetime) -> None:
    """Write it into the journal of each company in which this person works."""
    user = accounts.find_user(email=email)
    if user is None:
        return
    members = Membership.objects.filter(user=user).values_list("company_id", flat=True)
    for company_id in list(members):
        with act_as_company(company_id):
            journal.record(
                actor=Actor(company_id=company_id, ip=ip),
                action="accounts.sign_in_refused",
                target=user,
                label=user.full_name,
                now=at,
            )
