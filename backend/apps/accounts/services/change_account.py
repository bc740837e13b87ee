from typing import Any

from django.db import IntegrityError, transaction

from apps.accounts.models import User
from apps.accounts.services.create_user import EmailTaken


def change_account(*, user: User, changes: dict[str, Any]) -> None:
    """Write other names, another language, address or platform role on an account."""
    for field, value in changes.items():
        setattr(user, field, value)
    user.name_for_search()
    try:
        with transaction.atomic():
            user.save(update_fields=[*changes, "words", "updated_at"])
    except IntegrityError as error:
        if "accounts_user_email" in str(error):
            raise EmailTaken({"email": "email_taken"}) from error
        raise
