"""PDF: looked at, never interpreted. It is only ever served as an attachment, in a sandbox."""

import re
from pathlib import Path

from apps.media.analysis import files
from apps.media.analysis.outcome import LOCKED, Found, Refused

WINDOW = 2048
VERSION = re.compile(rb"\A%PDF-[12]\.\d")
POINTER = re.compile(rb"startxref\s+(\d{1,10})\s+%%EOF\s*\Z")
LOCK = re.compile(rb"/Encrypt\s+(\d+\s+\d+\s+R|<<)")


def clean(*, folder: Path, extension: str) -> Found:
    """Nothing is changed; refused when it is not whole, or locked."""
    del extension
    sent = files.sent(folder)
    content = sent.read_bytes()  # 25 MB at most
    end = POINTER.search(content, max(0, len(content) - WINDOW))
    if not VERSION.match(content) or end is None or int(end[1]) >= len(content):
        raise Refused
    if LOCK.search(content):
        raise Refused(LOCKED)
    if b"/Page" not in content and b"/ObjStm" not in content:
        raise Refused
    return Found()
