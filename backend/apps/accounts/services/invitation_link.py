from apps.accounts.models import User
from apps.accounts.services._invitation_token import make_invitation_token
from shared.addresses import page_address

INVITATION_PATH = "/auth/invitation"


def invitation_link(*, user: User, host: str | None) -> str:
    """The address at which somebody accepts the invitation under way."""
    return page_address(
        INVITATION_PATH, language=user.language, host=host, token=make_invitation_token(user)
    )
