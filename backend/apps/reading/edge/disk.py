"""Changes of a disk that are whole or not there at all."""

import gzip
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from uuid import uuid4

SMALLEST_COMPRESSED = 512
COMPRESSED = {".html", ".css", ".js", ".json", ".svg", ".webmanifest", ".txt", ".xml"}
UNFINISHED = ".tmp-"


def beside(path: Path) -> Path:
    """A name in the same folder that nobody looks for."""
    return path.with_name(f"{UNFINISHED}{uuid4().hex}")


def write(path: Path, content: bytes) -> None:
    """The file has this content, at once."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = beside(path)
    unfinished.write_bytes(content)
    unfinished.replace(path)


def link(path: Path, target: Path) -> None:
    """The name leads to this folder, at once, wherever it led before."""
    path.parent.mkdir(parents=True, exist_ok=True)
    way = os.path.relpath(target, path.parent)
    if path.is_symlink() and path.readlink() == Path(way):
        return
    unfinished = beside(path)
    unfinished.symlink_to(way)
    unfinished.replace(path)


@contextmanager
def whole(folder: Path) -> Iterator[Path]:
    """A folder to fill, which gets its name once it is full."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    unfinished = beside(folder)
    unfinished.mkdir()
    try:
        yield unfinished
        with suppress(FileNotFoundError):
            folder.rename(beside(folder))  # one that an earlier sync left
        unfinished.rename(folder)
    except BaseException:
        remove(unfinished)
        raise


def remove(path: Path) -> None:
    """Out of sight at once, gone soon after."""
    with suppress(FileNotFoundError):
        if path.is_dir() and not path.is_symlink():
            gone = path if path.name.startswith(UNFINISHED) else path.rename(beside(path))
            shutil.rmtree(gone, ignore_errors=True)
        else:
            path.unlink()


def compress(path: Path) -> None:
    """Beside a text, the same for browsers that take it compressed."""
    if path.suffix in COMPRESSED and path.stat().st_size >= SMALLEST_COMPRESSED:
        write(path.with_name(f"{path.name}.gz"), gzip.compress(path.read_bytes(), 9, mtime=0))
