from apps.accounts.models import User
from shared.actor import Actor, require_own_hands
from shared.language import Language


def set_language(*, actor: Actor, user: User, language: Language) -> None:
    """The language in which this user reads the studio and its e-mails."""
    require_own_hands(actor)
    user.language = language
    user.save(update_fields=["language", "updated_at"])
