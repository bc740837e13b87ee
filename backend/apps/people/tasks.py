from uuid import UUID

from django.utils import timezone

from apps.people import services
from apps.people.services import imports
from shared import objects
from shared.jobs.registry import handles


@handles("people.announce_departure")
def announce_departure(*, person_id: str) -> None:
    """The day after somebody's last one."""
    services.announce_departure(person_id=UUID(person_id), now=timezone.now())


@handles("people.forget_left", gives_up=False)
def forget_left(*, after: str | None = None) -> None:
    """Once a night."""
    services.forget_left(after=UUID(after) if after else None)


@handles("people.forget_left_of_company", gives_up=False)
def forget_left_of_company(*, company_id: str) -> None:
    """Those who left a company long enough ago."""
    services.forget_left_of_company(company_id=UUID(company_id), now=timezone.now())


@handles("people.forget_files", gives_up=False)
def forget_files(*, keys: list[str]) -> None:
    """Files of people that nothing refers to any more."""
    objects.remove(keys)


@handles("people.erase_user_traces", gives_up=False)
def erase_user_traces(*, user_id: str, left: str) -> None:
    """Somebody whose account was erased."""
    services.erase_user_traces(user_id=UUID(user_id), name=left)


@handles("people.read_import")
def read_import(*, import_id: str) -> None:
    """The columns of a file that has arrived."""
    imports.read_import(import_id=UUID(import_id))


@handles("people.check_import")
def check_import(*, import_id: str) -> None:
    """The dry run of an import."""
    imports.check_import(import_id=UUID(import_id), now=timezone.now())


@handles("people.apply_import")
def apply_import(*, import_id: str) -> None:
    """The next lines of an import."""
    imports.apply_lines(import_id=UUID(import_id), now=timezone.now())


@handles("people.forget_imports", gives_up=False)
def forget_imports() -> None:
    """Once an hour."""
    imports.forget_imports(now=timezone.now())
