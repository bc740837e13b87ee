"""The limited process: `python -m shared.translating.files` reads a file and prints its texts as one line of JSON."""

import json
import sys

from shared.translating.files import csv_texts, json_texts, xliff_texts
from shared.translating.files.limits import (
    EMPTY,
    LIMITS,
    LONGEST_NAME,
    LONGEST_TEXT,
    MOST_LINES,
    TOO_LARGE,
    UNREADABLE,
)
from shared.translating.files.lines import Line, Read, Refused


def main() -> None:
    """Say what the texts are, or why the file is not taken."""
    LIMITS.limit_this_process()
    sys.stdout.write(json.dumps(answer_to(sys.stdin.buffer.read())))


def answer_to(content: bytes) -> dict[str, object]:
    """The texts, or the code of a refusal."""
    try:
        read = _read(content)
        return {"locale": read.locale[:LONGEST_NAME], "lines": _bounded(read.lines)}
    except Refused as refused:
        return {"refused": refused.code}
    except Exception:  # whatever a stranger's bytes make fail is their fault
        return {"refused": UNREADABLE}


def _read(content: bytes) -> Read:
    """By how it begins: what a file is called says nothing."""
    begins = content.removeprefix(b"\xef\xbb\xbf").lstrip()[:1]
    if begins == b"{":
        return json_texts.read(content)
    return xliff_texts.read(content) if begins == b"<" else csv_texts.read(content)


def _bounded(lines: list[Line]) -> list[Line]:
    if not lines:
        raise Refused(EMPTY)
    if len(lines) > MOST_LINES:
        raise Refused(TOO_LARGE)
    return [
        (number, name[:LONGEST_NAME], text[:LONGEST_TEXT], stamp[:LONGEST_NAME])
        for number, name, text, stamp in lines
    ]


if __name__ == "__main__":
    main()
