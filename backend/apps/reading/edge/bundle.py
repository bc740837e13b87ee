"""The files of one version in one language, laid beside those of the others."""

import json
import re
from pathlib import Path
from typing import Any

from apps.reading.edge import disk, fetching
from apps.reading.edge.entry import Edition

MANIFEST = "_/manifest.json"
SAFE_PATH = re.compile(r"(?:[A-Za-z0-9_-][A-Za-z0-9._-]*/)*[A-Za-z0-9_-][A-Za-z0-9._-]*")
SAFE_NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]*")


class UnsafeName(RuntimeError):
    """A manifest names a file where none may lie."""


def is_laid(home: Path, edition: Edition) -> bool:
    return (home / edition.folder / MANIFEST).exists()


def is_here(home: Path, edition: Edition) -> bool:
    """Its pages, and its PDF if it was printed."""
    return is_laid(home, edition) and (edition.pdf is None or pdf_path(home, edition).exists())


def lay_bundle(home: Path, edition: Edition) -> None:
    """All of it on the disk, its objects first: a bundle that has its name is complete."""
    if is_laid(home, edition):
        return
    told = fetching.read(edition.manifest)
    manifest = json.loads(told)
    _check_names(manifest)
    fetching.fetch_all(
        fetching.Wanted(one["key"], one["size"], home / "o" / name)
        for name, one in manifest["objects"].items()
    )
    with disk.whole(home / edition.folder) as folder:
        fetching.fetch_all(
            fetching.Wanted(one["key"], one["size"], folder / path)
            for path, one in manifest["files"].items()
        )
        disk.write(folder / MANIFEST, told)


def objects_of(home: Path, folder: str) -> set[str]:
    """The objects that a bundle on the disk shows."""
    try:
        return set(json.loads((home / folder / MANIFEST).read_bytes())["objects"])
    except FileNotFoundError:
        return set()


def lay_pdf(home: Path, edition: Edition) -> None:
    """The printed booklet, named after what it was printed from."""
    if edition.pdf:
        path = pdf_path(home, edition)
        fetching.fetch_all([fetching.Wanted(edition.pdf["key"], edition.pdf["size"], path)])


def pdf_path(home: Path, edition: Edition) -> Path:
    assert edition.pdf
    name = re.sub(r"[^A-Za-z0-9]", "-", str(edition.pdf["key"]).rsplit("/", 1)[-1])
    return home / "pdf" / f"{edition.folder}-{name}.pdf"


def _check_names(manifest: dict[str, Any]) -> None:
    for path in manifest["files"]:
        if not SAFE_PATH.fullmatch(path):
            raise UnsafeName(path)
    for name in manifest["objects"]:
        if not SAFE_NAME.fullmatch(name):
            raise UnsafeName(name)
