from apps.accounts import selectors
from apps.accounts.models import User
from apps.accounts.services.send_account_notice import Notice, ask_account_notice


def tell_of_new_device(*, user: User, known: bool, user_agent: str) -> None:
    """A letter, unless the browser carries our mark, looks like one of theirs, or is their first."""
    if known or user.last_login is None:
        return
    if not selectors.has_used(user_id=user.id, user_agent=user_agent):
        ask_account_notice(user=user, notice=Notice.NEW_DEVICE, to=user.email)
