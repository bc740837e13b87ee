from uuid import UUID

from django.utils import timezone

from apps.media import services
from shared.jobs.registry import handles
from shared.tenancy.scope import current_company


@handles("media.analyse_upload")
def analyse_upload(*, upload_id: str) -> None:
    """Look at bytes that have arrived."""
    services.analyse_upload(upload_id=UUID(upload_id), now=timezone.now())


@handles("media.forget_abandoned_uploads")
def forget_abandoned_uploads() -> None:
    """Once an hour."""
    services.forget_abandoned_uploads(now=timezone.now())


@handles("media.forget_objects", gives_up=False)
def forget_objects(*, prefixes: list[str]) -> None:
    """What nothing refers to any more."""
    services.forget_objects(prefixes=prefixes)


@handles("media.erase_user_traces", gives_up=False)
def erase_user_traces(*, user_id: str, left: str) -> None:
    """Somebody whose account was erased."""
    services.erase_user_traces(user_id=UUID(user_id), name=left)


@handles("media.purge_contents_of_library")
def purge_contents_of_library() -> None:
    """The former contents of the files of one library."""
    services.purge_contents_of_library(owner=current_company(), now=timezone.now())


@handles("media.purge_replaced_contents")
def purge_replaced_contents() -> None:
    """Once a night."""
    services.purge_replaced_contents(now=timezone.now())


@handles("media.purge_trash")
def purge_trash() -> None:
    """Once a night."""
    services.purge_trash(now=timezone.now())


@handles("media.purge_trash_of_library")
def purge_trash_of_library() -> None:
    """What has been long enough in the trash of one library."""
    services.purge_trash_of_library(owner=current_company(), now=timezone.now())


@handles("media.reconcile")
def reconcile() -> None:
    """Once a night."""
    services.reconcile_objects()


@handles("media.reconcile_library")
def reconcile_library(*, place: str, after: str = "") -> None:
    """The objects of one library, and its rows."""
    services.reconcile_library(
        owner=current_company(), place=place, after=after, now=timezone.now()
    )
