from uuid import UUID

from apps.accounts.models import TermsAcceptance, User
from apps.accounts.terms import VERSIONS


def get_user(*, user_id: UUID) -> User:
    """A user by id."""
    return User.objects.get(id=user_id)


def has_accepted_terms(*, user_id: UUID) -> bool:
    """Whether the versions in force were all accepted, in whatever language."""
    accepted = TermsAcceptance.objects.filter(user_id=user_id).values_list("document", "version")
    return {(document.value, version) for document, version in VERSIONS.items()} <= set(accepted)
