from typing import NamedTuple

from apps.stats.models import Cursor


class Place(NamedTuple):
    """Where a loader goes on."""

    segment: str
    offset: int


def place_of(*, node: str, loaders: int, loader: int) -> Place:
    """How far it has come; the very beginning, if nothing is known: what is read twice counts once."""
    found = Cursor.objects.filter(node=node, loaders=loaders, loader=loader).first()
    return Place(found.segment, found.offset) if found else Place("", 0)
