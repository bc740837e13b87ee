from django.db import transaction

from apps.accounts.models import User
from apps.accounts.services.choose_password import choose_password
from apps.accounts.services.create_user import insert_user


@transaction.atomic
def open_account(
    *, email: str, first_name: str, last_name: str, language: str, password: str
) -> User:
    """The account of somebody who proved that this address is theirs, with the password they chose."""
    user = User(email=email, first_name=first_name, last_name=last_name, language=language)
    user.name_for_search()
    user.set_unusable_password()
    insert_user(user)
    choose_password(user=user, password=password)
    return user
