from datetime import datetime
from uuid import UUID

from django.utils import timezone

from apps.publishing import services
from shared.jobs.registry import handles


@handles("publishing.make")
def make() -> None:
    """One publication: not one's own, but the one whose turn it is."""
    services.make_next_publication(now=timezone.now())


@handles("publishing.wake_makers")
def wake_makers() -> None:
    """Whatever became of the jobs, no version waits for ever."""
    services.wake_makers()


@handles("publishing.republish_values")
def republish_values(*, company_id: str) -> None:
    """What a company says anew, in what it has published."""
    services.republish_values(company_id=UUID(company_id), now=timezone.now())


@handles("publishing.publish_core")
def publish_core_updates(*, company_id: str, booklets: dict[str, str]) -> None:
    """What the library changed by itself in some booklets of a company."""
    services.publish_core_updates(
        company_id=UUID(company_id),
        edited={UUID(name): datetime.fromisoformat(at) for name, at in booklets.items()},
        now=timezone.now(),
    )


@handles("publishing.erase_user_traces", gives_up=False)
def erase_user_traces(*, user_id: str, left: str) -> None:
    """Somebody whose account was erased."""
    services.erase_user_traces(user_id=UUID(user_id), name=left)


@handles("publishing.forget_objects", gives_up=False)
def forget_objects(*, prefix: str) -> None:
    """Of a booklet, or a company, that is no more."""
    services.forget_objects(prefix=prefix)


@handles("publishing.print")
def print_(*, publication_id: str, locale: str, attempt: int = 1) -> None:
    """The PDF of a publication in one language."""
    services.print_edition(
        publication_id=UUID(publication_id), locale=locale, attempt=attempt, now=timezone.now()
    )


@handles("publishing.archive")
def archive(*, publication_id: str) -> None:
    """Everything of a publication in one file."""
    services.make_archive(publication_id=UUID(publication_id), now=timezone.now())


@handles("publishing.wake_printers")
def wake_printers() -> None:
    """Whatever became of the jobs, no PDF and no archive waits for ever."""
    services.wake_printers()


@handles("publishing.reconcile")
def reconcile() -> None:
    """Once a night."""
    services.reconcile_objects()


@handles("publishing.reconcile_company")
def reconcile_company(*, company_id: str, after: str = "") -> None:
    """What a company published, and its rows."""
    services.reconcile_company(company_id=UUID(company_id), after=after, now=timezone.now())
