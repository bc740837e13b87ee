from uuid import UUID

from django.utils.crypto import salted_hmac

from apps.accounts.models import IdentitySwitch, TermsAcceptance, User
from apps.accounts.terms import VERSIONS


def get_user(*, user_id: UUID) -> User:
    """A user by id."""
    return User.objects.get(id=user_id)


def has_accepted_terms(*, user_id: UUID) -> bool:
    """Whether the versions in force were all accepted, in whatever language."""
    accepted = TermsAcceptance.objects.filter(user_id=user_id).values_list("document", "version")
    return {(document.value, version) for document, version in VERSIONS.items()} <= set(accepted)


def session_digest(session_key: str | None) -> str:
    """What a switch remembers of its session: enough to find it, not to use it."""
    return salted_hmac("identity switch", session_key or "", algorithm="sha256").hexdigest()


def open_switch(*, session_key: str | None) -> IdentitySwitch | None:
    """The switch that this session began and has not ended, with both people."""
    return (
        IdentitySwitch.objects.filter(session=session_digest(session_key), ended_at=None)
        .select_related("administrator", "target")
        .first()
    )
