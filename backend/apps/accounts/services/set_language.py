from apps.accounts.models import User
from shared import errors
from shared.language import LANGUAGES


class UnknownLanguage(errors.Invalid):
    code = "unknown_language"


def set_language(*, user: User, language: str) -> None:
    """The language in which this user reads the studio and its e-mails."""
    if language not in LANGUAGES:
        raise UnknownLanguage({"language": "unknown_language"})
    user.language = language
    user.save(update_fields=["language", "updated_at"])
