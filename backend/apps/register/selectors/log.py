"""The log of the installation, which holds hashes of nobody in particular."""

from apps.register.models import Checkpoint, Tile
from shared import errors
from shared.transparency.tiles import HASH, TileName


def log_size() -> int:
    """How many entries have a place."""
    newest = last_checkpoint()
    return newest.size if newest else 0


def last_checkpoint(*, stored: bool | None = None) -> Checkpoint | None:
    """The newest, or the newest that S3 has."""
    checkpoints = Checkpoint.objects.filter(stored=True) if stored else Checkpoint.objects.all()
    return checkpoints.order_by("-size").first()


def get_checkpoint() -> Checkpoint:
    newest = last_checkpoint()
    if newest is None:
        raise errors.NotFound
    return newest


def read_tile(level: int, index: int) -> bytes:
    """All hashes of a tile; none when there is no such tile."""
    found = Tile.objects.filter(level=level, index=index).values_list("hashes", flat=True).first()
    return bytes(found or b"")


def get_tile(path: str) -> bytes:
    """The tile of a path as C2SP writes it, whole or partial."""
    name = TileName.parse(path)
    hashes = read_tile(name.level, name.index) if name and name.index < 2**62 else b""
    if name is None or len(hashes) < name.width * HASH:
        raise errors.NotFound
    return hashes[: name.width * HASH]
