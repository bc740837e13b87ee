from uuid import UUID

from apps.publishing.addresses import Keys, beginning_of_company
from shared import objects
from shared.jobs import queue


def enqueue_forgetting(*, company_id: UUID, booklet_id: UUID | None = None) -> None:
    """Whatever was published of a booklet, or of a whole company, leaves the store soon."""
    whole = beginning_of_company(company_id)
    prefix = Keys(company_id, booklet_id).beginning if booklet_id else whole
    queue.enqueue("publishing.forget_objects", platform=True, prefix=prefix)


def forget_objects(*, prefix: str) -> None:
    """What nothing refers to any more."""
    objects.remove_under(prefix)
