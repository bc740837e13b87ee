from datetime import datetime, timedelta
from uuid import UUID

from django.db import transaction

from apps.accounts import services as accounts
from apps.accounts.models import User
from apps.companies.services._managed_user import find_managed, in_each_journal
from apps.companies.services.ask_invitation_letter import ask_invitation_letter
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor
from shared.limits import Limit

AGAIN = Limit(name="invitations of an account", times=5, within=timedelta(hours=1))


class NotInvited(errors.Conflict):
    code = "user_not_invited"


@transaction.atomic
def resend_invitation(*, actor: Actor, user_id: UUID, now: datetime) -> User:
    """Another letter and seven more days for somebody who has not come yet."""
    user, abilities = find_managed(actor=actor, user_id=user_id)
    if not abilities.resend_invitation:
        raise NotInvited
    AGAIN.take(str(user.id), now=now)
    accounts.renew_invitation(user=user, now=now)
    for teller in in_each_journal(actor, user):
        journal.record(
            actor=teller,
            action="companies.invitation_sent_again",
            target=user,
            label=user.full_name,
            now=now,
        )
    membership = user.memberships.all()[:1]
    company_id = membership[0].company_id if membership else None
    ask_invitation_letter(actor=actor, user=user, company_id=company_id)
    return user
