"""Which blocks stand elsewhere than before."""

from shared.documents._places import steady
from shared.documents.content import Document
from shared.documents.tree import lay_flat


def moved_blocks(before: Document, after: Document) -> set[str]:
    """Blocks of both that another block holds, or that changed places with those beside them."""
    old, new = lay_flat(before), lay_flat(after)
    both = old.parent.keys() & new.parent.keys()
    moved = {name for name in both if old.parent[name] != new.parent[name]}
    for holder, order in new.order.items():
        here = [name for name in order if name in both and name not in moved]
        moved |= set(here) - set(steady(old.order.get(holder, []), here))
    return moved
