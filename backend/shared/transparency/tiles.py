"""The tree in tiles of 256 hashes (C2SP tlog-tiles): what is written once and read by everybody."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Self

from shared.transparency.merkle import Read, root_of_hashes

WIDTH = 256
HEIGHT = 8  # levels of the tree in one tile
HASH = 32

PATH = re.compile(
    r"(?P<level>0|[1-9][0-9]?)/(?P<index>(?:x[0-9]{3}/)*[0-9]{3})(?:\.p/(?P<width>[1-9][0-9]{0,2}))?"
)

Place = tuple[int, int]  # level, index
Tiles = dict[Place, bytes]
ReadTile = Callable[[int, int], bytes]


@dataclass(frozen=True, slots=True)
class TileName:
    """A tile of this level, with so many of its hashes."""

    level: int
    index: int
    width: int = WIDTH

    @property
    def path(self) -> str:
        """Below `tile/`: 1234067 is `x001/x234/067`."""
        rest, last = divmod(self.index, 1000)
        path = f"{last:03}"
        while rest:
            rest, part = divmod(rest, 1000)
            path = f"x{part:03}/{path}"
        partial = "" if self.width == WIDTH else f".p/{self.width}"
        return f"{self.level}/{path}{partial}"

    @classmethod
    def parse(cls, path: str) -> Self | None:
        """The tile that a path names; None for one that is written otherwise."""
        found = PATH.fullmatch(path)
        if found is None:
            return None
        index = int(re.sub(r"[x/]", "", found["index"]))
        name = cls(int(found["level"]), index, int(found["width"] or WIDTH))
        return name if name.path == path and name.level < 64 else None


def tiles_of(size: int) -> Iterator[TileName]:
    """Every tile of a tree of this size, from the leaves up."""
    level = 0
    while size:
        whole, width = divmod(size, WIDTH)
        yield from (TileName(level, index) for index in range(whole))
        if width:
            yield TileName(level, whole, width)
        size, level = whole, level + 1


def changed_between(former: int, size: int) -> Iterator[TileName]:
    """The tiles of a tree of this size that a former one did not have, or had with fewer hashes."""
    level = 0
    while size:
        whole, width = divmod(size, WIDTH)
        yield from (TileName(level, index) for index in range(former // WIDTH, whole))
        if width and former < size:
            yield TileName(level, whole, width)
        former, size, level = former // WIDTH, whole, level + 1


def edge_of(size: int) -> Iterator[Place]:
    """Where the next leaf may write: the tile at the right end of each level, whole ones left out."""
    level = 0
    while size:
        whole, width = divmod(size, WIDTH)
        if width:
            yield level, whole
        size, level = whole, level + 1


def grow(size: int, edge: Tiles, leaves: Iterable[bytes]) -> Tiles:
    """The tiles that change when these leaves are added behind the first `size`."""
    changed: Tiles = {}
    for leaf in leaves:
        _add(changed, edge, size, leaf)
        size += 1
    return changed


def reading(tile: ReadTile) -> Read:
    """Hashes of whole subtrees, from the tiles that hold them."""

    def read(level: int, n: int) -> bytes:
        height, within = divmod(level, HEIGHT)
        first = n << within
        index, start = divmod(first, WIDTH)
        hashes = split(tile(height, index))[start : start + (1 << within)]
        if len(hashes) != 1 << within:
            raise LookupError(f"tile {height}/{index} lacks hashes")
        return root_of_hashes(hashes)

    return read


def split(tile: bytes) -> list[bytes]:
    return [tile[start : start + HASH] for start in range(0, len(tile), HASH)]


def _add(changed: Tiles, edge: Tiles, place: int, added: bytes) -> None:
    level = 0
    while True:
        index, width = divmod(place, WIDTH)
        tile = changed.get((level, index)) or edge.get((level, index), b"")
        if len(tile) != width * HASH:
            raise ValueError(f"tile {level}/{index} has {len(tile) // HASH} hashes, not {width}")
        changed[level, index] = tile = tile + added
        if width + 1 < WIDTH:
            return
        added, place, level = root_of_hashes(split(tile)), index, level + 1
