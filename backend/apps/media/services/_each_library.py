from collections.abc import Collection
from uuid import UUID

from shared.jobs import queue
from shared.tenancy.scope import act_as_company


def enqueue_in_each(name: str, *, owners: Collection[UUID | None]) -> int:
    """One job for each library, in its name; None is the platform's own."""
    for owner in owners:
        with act_as_company(owner):
            queue.enqueue(name, platform=owner is None)
    return len(owners)
