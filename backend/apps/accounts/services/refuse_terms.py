from datetime import datetime

from apps.accounts.models import TermsDocument, User
from apps.journal import services as journal
from shared.actor import Actor, require_own_hands
from shared.language import Language


def refuse_terms(
    *,
    actor: Actor,
    user: User,
    versions: dict[TermsDocument, str],
    language: Language,
    now: datetime,
) -> None:
    """Write down a refusal; the account stays, without access to booklets."""
    require_own_hands(actor)
    journal.record(
        actor=actor,
        action="accounts.terms_refused",
        target=user,
        label=user.full_name,
        now=now,
        after={
            **{document.value: version for document, version in versions.items()},
            "language": language,
        },
    )
