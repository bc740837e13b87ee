from django.db import IntegrityError, transaction

from apps.accounts.models import User
from apps.accounts.services.choose_password import normalized
from shared import errors
from shared.actor import PlatformRole
from shared.language import DEFAULT_LANGUAGE


class EmailTaken(errors.Conflict):
    code = "email_taken"


def create_user(
    *,
    email: str,
    first_name: str,
    last_name: str,
    password: str,
    platform_role: PlatformRole = PlatformRole.NONE,
    language: str = DEFAULT_LANGUAGE,
) -> User:
    """A user who can sign in at once."""
    user = User(
        email=email.strip().lower(),
        first_name=first_name,
        last_name=last_name,
        platform_role=platform_role.value,
        language=language,
    )
    user.name_for_search()
    user.set_password(normalized(password))
    insert_user(user)
    return user


def insert_user(user: User) -> None:
    """Keep a new account, unless its address has one."""
    try:
        with transaction.atomic():
            user.save(force_insert=True)
    except IntegrityError as error:
        if "accounts_user_email" in str(error):
            raise EmailTaken from error
        raise
