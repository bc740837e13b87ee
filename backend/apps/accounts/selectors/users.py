from uuid import UUID

from apps.accounts.models import RecoveryCode, SecondFactor, TermsAcceptance, User
from apps.accounts.terms import VERSIONS
from shared.actor import PlatformRole


def get_user(*, user_id: UUID) -> User:
    """A user by id."""
    return User.objects.get(id=user_id)


def find_user(*, email: str) -> User | None:
    """The account of an address, if it has one."""
    return User.objects.filter(email=email).first()


def is_staff(*, user_id: UUID) -> bool:
    """Whether somebody works for the platform itself."""
    staff = User.objects.filter(id=user_id).exclude(platform_role=PlatformRole.NONE.value)
    return staff.exists()


def has_accepted_terms(*, user_id: UUID) -> bool:
    """Whether the versions in force were all accepted, in whatever language."""
    accepted = TermsAcceptance.objects.filter(user_id=user_id).values_list("document", "version")
    return {(document.value, version) for document, version in VERSIONS.items()} <= set(accepted)


def list_acceptances(*, user_id: UUID) -> list[TermsAcceptance]:
    """What a user accepted, the oldest first."""
    return list(TermsAcceptance.objects.filter(user_id=user_id).order_by("at", "id"))


def confirmed_factor(*, user_id: UUID) -> SecondFactor | None:
    """The second factor of a user, if one protects them."""
    return SecondFactor.objects.filter(user_id=user_id, confirmed_at__isnull=False).first()


def has_second_factor(*, user_id: UUID) -> bool:
    """Whether a code is asked of this user."""
    return confirmed_factor(user_id=user_id) is not None


def count_recovery_codes(*, user_id: UUID) -> int:
    """How many recovery codes of a user still open."""
    return RecoveryCode.objects.filter(user_id=user_id, used_at=None).count()
