from uuid import UUID

from apps.library import services
from shared.jobs.registry import handles


@handles("library.forget_person")
def forget_person(*, user_id: str, left: str) -> None:
    """Somebody whose account was erased."""
    services.forget_person(user_id=UUID(user_id), name=left)


@handles("library.show_release")
def show_release(*, chapter_id: str) -> None:
    """A chapter that was released."""
    services.show_release(chapter_id=UUID(chapter_id))
