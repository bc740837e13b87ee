from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from django.conf import settings

from apps.accounts.models import User, UserStatus
from apps.companies.models import Company, CompanyStatus, Membership
from shared.actor import Actor, PlatformRole, Role
from shared.permissions import SEES_BOOKLETS, Action, Reach, may, may_everywhere, reach


class Obstacle(StrEnum):
    """Why one cannot act as somebody. It never says that they also work elsewhere."""

    OUT_OF_REACH = "out_of_reach"
    NOT_ACTIVE_YET = "not_active_yet"
    NOT_ACTIVE = "not_active"


def session_abilities(actor: Actor) -> dict[str, bool]:
    """What the shell may offer to this actor."""
    return {
        "manage_companies": may(actor, Action.MANAGE_COMPANIES),
        "manage_own_company": actor.company_id is not None
        and may(actor, Action.MANAGE_OWN_COMPANY),
        "manage_users": may(actor, Action.MANAGE_USERS),
        "read_journal": may(actor, Action.READ_JOURNAL),
        "read_service_status": may(actor, Action.READ_SERVICE_STATUS),
        "switch_identity": may(actor, Action.SWITCH_IDENTITY) and not actor.is_switched,
        "use_media": may(actor, Action.USE_MEDIA),
        "see_storage": reach(actor, Action.USE_MEDIA) not in (None, Reach.READING),
        "manage_library": may(actor, Action.MANAGE_LIBRARY),
        "write_chapters": may(actor, Action.MANAGE_LIBRARY)
        or may(actor, Action.MANAGE_COMPANY_CHAPTERS),
        "manage_content": may(actor, Action.MANAGE_PLATFORM_CONTENT),
        "see_booklets": works_with_booklets(actor),
        "create_booklets": creates_booklets(actor),
        "keep_values": creates_booklets(actor),
        "decide_updates": actor.company_id is not None and may(actor, Action.DECIDE_CORE_UPDATE),
        "read_statistics": actor.company_id is not None and may(actor, Action.READ_STATISTICS),
        "manage_people": actor.company_id is not None and may(actor, Action.MANAGE_PEOPLE),
        "set_addresses_aside": actor.company_id is not None
        and may(actor, Action.SET_ADDRESSES_ASIDE),
        "manage_sender_domains": actor.company_id is not None
        and may(actor, Action.MANAGE_SENDER_DOMAINS),
    }


def works_with_booklets(actor: Actor) -> bool:
    """Whether there are booklets for this actor at all: those of the company that they work in."""
    return actor.company_id is not None and any(may(actor, action) for action in SEES_BOOKLETS)


def creates_booklets(actor: Actor) -> bool:
    """Who makes booklets also keeps the informations that their texts insert."""
    return actor.company_id is not None and may(actor, Action.CREATE_BOOKLET)


def needs_second_factor(user: User, membership: Membership | None) -> bool:
    """Super administrators where the installation says so, and administrators of a company that does."""
    if user.platform_role == PlatformRole.SUPER_ADMIN.value:
        return bool(settings.STAFF_SECOND_FACTOR)
    return (
        membership is not None
        and membership.role == Role.COMPANY_ADMIN.value
        and membership.company.second_factor_required
    )


def may_act_as(actor: Actor, target: User, memberships: Sequence[Membership]) -> bool:
    """Strictly downwards: `memberships` are all those of the target, in whatever company.

    A company administrator acts only as people who work for that company and no other: anything
    more would open another company to them.
    """
    if target.platform_role == PlatformRole.SUPER_ADMIN.value:
        return False
    if actor.is_super_admin:
        return True
    return (
        actor.role is Role.COMPANY_ADMIN
        and target.platform_role == PlatformRole.NONE.value
        and {membership.company_id for membership in memberships} == {actor.company_id}
        and all(membership.role != Role.COMPANY_ADMIN.value for membership in memberships)
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class UserAbilities:
    """What an actor may do with an account: services obey it, screens show it."""

    edit: bool  # the role and its last day
    change_companies: bool
    rename: bool  # what belongs to the account: names, language
    change_email: bool
    suspend: bool
    restore: bool
    delete: bool
    resend_invitation: bool
    switch_identity: bool
    export: bool


def user_abilities(
    actor: Actor, target: User, memberships: Sequence[Membership], *, elsewhere: bool
) -> UserAbilities:
    """`memberships` are those that the actor sees; `elsewhere` says that there are others.

    An account that also serves another company is not this company's to rename; suspending it
    suspends the membership here.
    """
    manages = may_manage(actor, target)
    whole = manages and not elsewhere
    everywhere = may_everywhere(actor, Action.MANAGE_USERS)
    invited = target.status == UserStatus.INVITED
    held = is_held(actor, memberships)
    closed = target.status == UserStatus.SUSPENDED
    switches = (
        may(actor, Action.SWITCH_IDENTITY)
        and not actor.is_switched
        and actor.user_id != target.id
        and target.is_active
        and not elsewhere
        and may_act_as(actor, target, memberships)
    )
    return UserAbilities(
        edit=manages,
        change_companies=manages and everywhere,
        rename=whole,
        change_email=manages and everywhere and invited,
        suspend=manages and target.status == UserStatus.ACTIVE and not held,
        restore=(whole and closed) or (manages and held),
        delete=manages,
        resend_invitation=manages and invited,
        switch_identity=switches,
        export=manages and not invited,
    )


def is_held(actor: Actor, memberships: Sequence[Membership]) -> bool:
    """Whether the company that the actor administers has suspended the membership there."""
    return not may_everywhere(actor, Action.MANAGE_USERS) and any(
        one.suspended_at and one.company_id == actor.company_id for one in memberships
    )


def may_manage(actor: Actor, target: User) -> bool:
    """Anybody but oneself, by one's own hands; platform staff only by those who manage everywhere."""
    return (
        may(actor, Action.MANAGE_USERS)
        and not actor.is_switched
        and actor.user_id != target.id
        and (
            may_everywhere(actor, Action.MANAGE_USERS)
            or target.platform_role == PlatformRole.NONE.value
        )
    )


def may_manage_invitations(actor: Actor) -> bool:
    """Sending one again or withdrawing it is for those who may invite, by their own hands."""
    return may(actor, Action.MANAGE_USERS) and not actor.is_switched


def roles_to_give(actor: Actor) -> tuple[Role, ...]:
    """The roles that the actor may give to somebody: none above their own."""
    reached = reach(actor, Action.MANAGE_USERS)
    if reached is Reach.EVERYWHERE:
        return tuple(Role)
    if reached is None or actor.role is None:
        return ()
    order = tuple(Role)  # from the highest
    return order[order.index(actor.role) :]


def platform_roles_to_give(actor: Actor) -> tuple[PlatformRole, ...]:
    """The same for the platform's staff."""
    return tuple(PlatformRole) if may_everywhere(actor, Action.MANAGE_USERS) else ()


def company_abilities(actor: Actor, company: Company) -> dict[str, bool]:
    """What this actor may do with this company: services obey it, screens show it."""
    platform = may(actor, Action.MANAGE_COMPANIES)
    managed = may_everywhere(actor, Action.MANAGE_OWN_COMPANY) or (
        may(actor, Action.MANAGE_OWN_COMPANY) and company.id == actor.company_id
    )
    status = CompanyStatus(company.status)
    living = status in (CompanyStatus.ACTIVE, CompanyStatus.SUSPENDED)
    return {
        "edit": managed and living,
        "suspend": platform and status is CompanyStatus.ACTIVE,
        "restore": platform and status is CompanyStatus.SUSPENDED,
        "archive": platform and status is CompanyStatus.SUSPENDED,
        "export": managed and status is not CompanyStatus.PURGED and not actor.is_switched,
        "set_quotas": platform and living,
        "set_hosts": platform and living,
    }


def obstacle_to_act_as(
    actor: Actor, target: User, memberships: Sequence[Membership]
) -> Obstacle | None:
    """What keeps the actor from acting as the target, if anything does."""
    if target.id == actor.user_id or not may_act_as(actor, target, memberships):
        return Obstacle.OUT_OF_REACH
    if target.status == UserStatus.INVITED:
        return Obstacle.NOT_ACTIVE_YET
    return None if target.is_active else Obstacle.NOT_ACTIVE


def may_open_settings(actor: Actor) -> bool:
    """Whoever finds at least one thing there."""
    return any(session_abilities(actor).values())
