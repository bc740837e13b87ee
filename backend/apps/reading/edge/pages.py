"""Pages of a bundle that stand elsewhere than in it: they learn where they are when they are laid."""

from pathlib import Path

from apps.publishing.addresses import placed


def page_at(page: Path, *, bundle: str, root: str, address: str = "") -> bytes:
    """A page whose way to the booklet's root is `root`; without any, a file of the root itself. Doors tell no address."""
    text = page.read_text("utf-8")
    return placed(text, folder=bundle, root=root or "./", address=address).encode()
