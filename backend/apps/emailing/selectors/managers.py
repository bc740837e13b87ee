from datetime import datetime
from uuid import UUID

from apps.accounts.models import User
from apps.booklets import selectors as booklets
from apps.booklets.models import Booklet


def find_reply_to(*, booklet: Booklet, user_id: UUID | None, now: datetime) -> User | None:
    """Who reads what is answered: this member of the company while they are one, or whoever answers for the booklet."""
    today = booklet.company.today(now=now)
    member = (
        booklets.member_of(company_id=booklet.company_id, user_id=user_id, today=today)
        if user_id
        else None
    )
    if member and not member.is_suspended:
        return member.user
    return booklets.main_managers(booklets=[booklet]).get(booklet.id)
