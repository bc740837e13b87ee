from apps.accounts.models import User
from shared.language import Language


def set_language(*, user: User, language: Language) -> None:
    """The language in which this user reads the studio and its e-mails."""
    user.language = language
    user.save(update_fields=["language", "updated_at"])
