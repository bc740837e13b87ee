"""The limited process: `python -m apps.media.analysis <folder>` reads `sent` and prints one line of JSON."""

import hashlib
import json
import resource
import sys
from dataclasses import asdict
from importlib import import_module
from pathlib import Path

from apps.media.analysis import files
from apps.media.analysis.limits import limit_this_process
from apps.media.analysis.outcome import TOO_LARGE, UNREADABLE, Analysed, Found, Refused
from apps.media.analysis.sniff import ENOUGH, extension_of
from apps.media.kinds import KINDS, LARGEST, MIMES

READERS = {
    "jpg": "raster",
    "png": "raster",
    "webp": "raster",
    "avif": "raster",
    "svg": "svg",
    "pdf": "pdf",
    "mp3": "mp3",
    "wav": "wav",
    "m4a": "boxes",
    "mp4": "boxes",
    "webm": "webm",
}


def main() -> None:
    """Say what the file is, or why it is not taken."""
    limit_this_process()
    try:
        answer = asdict(analyse(Path(sys.argv[1])))
    except Refused as refused:
        answer = {"refused": refused.code, "kind": refused.kind}
    except Exception as error:  # whatever a stranger's bytes make fail is their fault
        answer = {"refused": UNREADABLE, "error": f"{type(error).__name__}: {error}"[:500]}
    answer["peak_kib"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    sys.stdout.write(json.dumps(answer) + "\n")


def analyse(folder: Path) -> Analysed:
    """Write the clean copy and the renditions beside the file, and describe it."""
    sent, cleaned = files.sent(folder), files.cleaned(folder)
    with sent.open("rb") as file:
        extension = extension_of(file.read(ENOUGH))
        if sent.stat().st_size > LARGEST[KINDS[extension]]:
            raise Refused(TOO_LARGE, kind=KINDS[extension])
        file.seek(0)
        sha256 = hashlib.file_digest(file, "sha256").hexdigest()
    reader = import_module(f"apps.media.analysis.{READERS[extension]}")
    found: Found = reader.clean(folder=folder, extension=extension)
    extension = found.extension or extension
    return Analysed(
        kind=KINDS[extension],
        mime=MIMES[extension],
        extension=extension,
        size=(cleaned if cleaned.exists() else sent).stat().st_size,
        sha256=sha256,
        width=found.width,
        height=found.height,
        duration_ms=found.duration_ms,
        placeholder=found.placeholder,
        renditions=found.renditions,
    )


if __name__ == "__main__":
    main()
