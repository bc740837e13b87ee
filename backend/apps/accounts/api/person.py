from apps.accounts.models import User
from shared.http.request import Request


def person(request: Request) -> User:
    """The user behind a door that only signed-in people pass."""
    assert isinstance(request.user, User)
    return request.user
