from datetime import datetime

from apps.accounts.models import User
from apps.journal import services as journal
from shared.actor import Actor, require_own_hands
from shared.language import Language


def set_language(*, actor: Actor, user: User, language: Language, now: datetime) -> None:
    """The language in which this user reads the studio and its e-mails."""
    require_own_hands(actor)
    before, user.language = user.language, language
    user.save(update_fields=["language", "updated_at"])
    journal.record(
        actor=actor,
        action="accounts.language_chosen",
        target=user,
        label=user.full_name,
        now=now,
        before={"language": before},
        after={"language": language},
    )
