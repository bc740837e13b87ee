from datetime import datetime

from django.db import IntegrityError, transaction

from apps.accounts.models import User, UserStatus
from shared.actor import PlatformRole


def invite_account(
    *,
    email: str,
    first_name: str,
    last_name: str,
    language: str,
    now: datetime,
    platform_role: PlatformRole = PlatformRole.NONE,
) -> tuple[User, bool]:
    """The account of this address, and whether it is new; one that exists keeps its own names."""
    address = email.strip().lower()
    user = User(
        email=address,
        first_name=first_name,
        last_name=last_name,
        language=language,
        platform_role=platform_role.value,
        status=UserStatus.INVITED,
        invited_at=now,
    )
    user.name_for_search()
    user.set_unusable_password()
    if known := _known(address):
        return known, False
    try:
        with transaction.atomic():
            user.save(force_insert=True)
    except IntegrityError as error:
        if "accounts_user_email" in str(error):
            return User.objects.select_for_update().get(email=address), False
        raise
    return user, True


def _known(address: str) -> User | None:
    return User.objects.select_for_update().filter(email=address).first()
