from apps.register.models import Checkpoint
from apps.register.selectors import last_checkpoint, read_tile
from shared import objects
from shared.tenancy import act_as_platform
from shared.transparency import tiles

PREFIX = "register"
TILE, NOTE = "application/octet-stream", "text/plain; charset=utf-8"


def store_log() -> bool:
    """The tiles and the checkpoint that S3 lacks, tiles first; whether there were any. Twice is as good as once."""
    with act_as_platform():
        newest, stored = last_checkpoint(), last_checkpoint(stored=True)
    if newest is None or newest == stored:
        return False
    for name in tiles.changed_between(stored.size if stored else 0, newest.size):
        hashes = read_tile(name.level, name.index)[: name.width * tiles.HASH]
        objects.put(body=hashes, key=f"{PREFIX}/tile/{name.path}", content_type=TILE)
    objects.put(body=newest.note.encode(), key=f"{PREFIX}/checkpoint", content_type=NOTE)
    Checkpoint.objects.filter(id=newest.id).update(stored=True)
    return True
