from shared import multipart, objects
from shared.jobs import queue


def forget_later(*, prefixes: list[str]) -> None:
    """Once the transaction under way is kept, remove every object whose key starts like this."""
    if prefixes:
        queue.enqueue("media.forget_objects", platform=True, prefixes=prefixes)


def forget_objects(*, prefixes: list[str]) -> None:
    """Remove objects, and parts of objects that were never whole; there may be none left."""
    for prefix in prefixes:
        multipart.abort_under(prefix)
        objects.remove_under(prefix)
