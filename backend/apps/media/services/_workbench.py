"""Private folders for one analysis each. A worker that is killed leaves its own behind: the next one sweeps it."""

import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PREFIX = "livretier-media-"
FORGOTTEN_AFTER_SECONDS = 3600.0  # no analysis may take as long


@contextmanager
def private_folder() -> Iterator[Path]:
    """A folder that only this process reads, gone afterwards whatever happens."""
    sweep(older_than_seconds=FORGOTTEN_AFTER_SECONDS)
    with tempfile.TemporaryDirectory(prefix=PREFIX, ignore_cleanup_errors=True) as name:
        yield Path(name)


def sweep(*, older_than_seconds: float) -> int:
    """Remove folders of workers that did not live to do it; how many there were."""
    removed = 0
    for folder in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
        with suppress(OSError):
            status = folder.lstat()
            old = time.time() - status.st_mtime > older_than_seconds
            if old and status.st_uid == os.getuid() and not folder.is_symlink():
                shutil.rmtree(folder, ignore_errors=True)
                removed += 1
    return removed
