from datetime import datetime

from apps.accounts.models import TermsAcceptance, TermsDocument, User
from apps.accounts.terms import VERSIONS, current_versions
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor, require_own_hands
from shared.language import Language


class OutdatedTerms(errors.Conflict):
    code = "outdated_terms"


def accept_terms(
    *,
    actor: Actor,
    user: User,
    versions: dict[TermsDocument, str],
    language: Language,
    now: datetime,
) -> None:
    """Record that the user accepts the documents in force, as they were shown."""
    require_own_hands(actor)
    if versions != VERSIONS:
        raise OutdatedTerms
    TermsAcceptance.objects.bulk_create(
        TermsAcceptance(
            user=user,
            document=document.value,
            version=version,
            language=language,
            ip=actor.ip or None,
            at=now,
        )
        for document, version in versions.items()
    )
    journal.record(
        actor=actor,
        action="accounts.terms_accepted",
        target=user,
        label=user.full_name,
        now=now,
        after={**current_versions(), "language": language},
    )
