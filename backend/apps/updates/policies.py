"""Who decides what of a release a booklet takes over."""

from uuid import UUID

from django.db.models import QuerySet

from apps.accounts.models import User
from apps.booklets import policies as booklets
from apps.booklets.models import Booklet, BookletAccess, BookletRole
from apps.companies.models import Membership
from apps.updates.models import UpdateProposal
from shared import errors
from shared.actor import Actor, Role
from shared.permissions import Action, may


def may_decide_anywhere(actor: Actor) -> bool:
    """Whether there may be proposals for this actor at all."""
    return booklets.may_open_booklets(actor) and may(actor, Action.DECIDE_CORE_UPDATE)


def require_deciding(actor: Actor) -> None:
    if not may_decide_anywhere(actor):
        raise errors.Forbidden


def decidable_booklets(actor: Actor) -> QuerySet[Booklet]:
    return booklets.booklets_for(actor, Action.DECIDE_CORE_UPDATE)


def proposals_for(actor: Actor) -> QuerySet[UpdateProposal]:
    """Those that the actor decides, or decided."""
    mine = decidable_booklets(actor).filter(trashed_at=None)
    return UpdateProposal.objects.visible_to(actor).filter(booklet__in=mine.values("id"))


def require_deciding_named(actor: Actor, booklet: Booklet) -> None:
    """For a proposal that the path names, to a booklet that the actor sees."""
    booklets.require_on_named(actor, booklet, Action.DECIDE_CORE_UPDATE)


def deciders_of(booklet: Booklet) -> QuerySet[User]:
    """Whom a proposal may be given: administrators of the company, and the managers of the booklet."""
    members = Membership.objects.filter(company_id=booklet.company_id, suspended_at=None)
    admins = members.filter(role=Role.COMPANY_ADMIN.value).values("user_id")
    managers = BookletAccess.objects.filter(
        company_id=booklet.company_id, booklet=booklet, role=BookletRole.MANAGER
    ).values("user_id")
    known: list[UUID] = [
        *admins.values_list("user_id", flat=True),
        *managers.values_list("user_id", flat=True),
    ]
    return User.objects.filter(id__in=known)
