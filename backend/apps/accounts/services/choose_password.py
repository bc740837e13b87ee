import re
import unicodedata

from django.contrib.auth.password_validation import (
    CommonPasswordValidator,
    UserAttributeSimilarityValidator,
)
from django.core.exceptions import ValidationError

from apps.accounts.models import User
from shared import errors

SHORTEST = 12

LEAKED = CommonPasswordValidator()
SIMILAR = UserAttributeSimilarityValidator(("email", "first_name", "last_name"))
TRIMMINGS = re.compile(r"^[\W\d_]+|[\W\d_]+$")
REPEATED = re.compile(r"(.{1,8}?)\1+")


class PasswordRefused(errors.Invalid):
    code = "password_refused"


def choose_password(*, user: User, password: str) -> None:
    """Give the user this password, unless it is short, known from leaks, or like their name."""
    chosen = normalized(password)
    if reason := _reason_against(user, chosen):
        raise PasswordRefused({"password": reason}, shortest=SHORTEST)
    user.set_password(chosen)
    user.save(update_fields=["password", "password_changed_at", "updated_at"])


def normalized(password: str) -> str:
    """One writing of the same letters: keyboards differ in how they compose an accent."""
    return unicodedata.normalize("NFKC", password)


def _reason_against(user: User, password: str) -> str | None:
    if len(password) < SHORTEST:
        return "password_too_short"
    if _is_leaked(password):
        return "password_too_common"
    if _is_like_the_name(user, password):
        return "password_too_similar"
    return None


def _is_leaked(password: str) -> bool:
    """In the shipped list as it is, without the digits and signs around it, or by repetition."""
    core = TRIMMINGS.sub("", password)
    repeated = REPEATED.fullmatch(core)
    return not core or bool(repeated) or not all(_passes(LEAKED, one) for one in (password, core))


def _is_like_the_name(user: User, password: str) -> bool:
    """Close to it letter by letter, or little more than it."""
    rest = password.lower()
    for part in re.split(r"\W+", f"{user.first_name} {user.last_name} {user.email}".lower()):
        rest = rest.replace(part, "") if len(part) >= 3 else rest
    return len(rest) < SHORTEST // 2 or not _passes(SIMILAR, password, user)


def _passes(
    rule: CommonPasswordValidator | UserAttributeSimilarityValidator,
    password: str,
    user: User | None = None,
) -> bool:
    try:
        rule.validate(password, user)
    except ValidationError:
        return False
    return True
