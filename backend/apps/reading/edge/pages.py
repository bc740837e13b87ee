"""Pages of a bundle that stand elsewhere than in it: they learn where they are when they are laid."""

from pathlib import Path

from apps.publishing.addresses import placed


def page_at(page: Path, *, bundle: str, root: str) -> bytes:
    """A page whose way to the booklet's root is `root`; without any, a file of the root itself."""
    return placed(page.read_text("utf-8"), folder=bundle, root=root or "./").encode()
