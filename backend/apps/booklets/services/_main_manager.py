from datetime import date, datetime

from apps.booklets.models import Booklet, BookletAccess, BookletRole, Duty
from apps.booklets.services._given import check_access
from apps.companies.models import Membership
from apps.journal import services as journal
from shared.actor import Actor


def answer_for(
    booklet: Booklet, member: Membership, *, actor: Actor, today: date, now: datetime
) -> None:
    """This person answers for the booklet; who did so stays one of its managers."""
    accesses = BookletAccess.objects.filter(company_id=booklet.company_id, booklet=booklet)
    former = accesses.filter(duty=Duty.MAIN).select_related("user").first()
    if former and former.user_id == member.user_id:
        return
    access = accesses.filter(user_id=member.user_id).first() or BookletAccess(
        company_id=booklet.company_id, booklet=booklet, user=member.user
    )
    access.role, access.duty = BookletRole.MANAGER, Duty.MAIN
    access.starts_on = access.ends_on = None
    check_access(access, member=member, today=today)
    if former:
        former.duty = Duty.MANAGER
        former.save(update_fields=["duty", "updated_at"])
    access.save()
    journal.record(
        actor=actor,
        action="booklet.main_manager_changed",
        target=booklet,
        label=booklet.name,
        now=now,
        before={"main_manager": former.user.full_name} if former else {},
        after={"main_manager": member.user.full_name},
    )
