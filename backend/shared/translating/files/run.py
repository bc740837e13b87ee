import json
from base64 import b64decode

from shared.confined import EndedEarly, python_filter
from shared.translating.files.limits import LARGEST_FILE, TOO_LARGE, WALL_SECONDS
from shared.translating.files.lines import Read, Refused


def read_texts(content: bytes, *, wall_seconds: float = WALL_SECONDS) -> Read:
    """The texts of a file; whatever ends the process that reads it is the file's fault."""
    if len(content) > LARGEST_FILE:
        raise Refused(TOO_LARGE)
    try:
        answer = python_filter("shared.translating.files", given=content, wall_seconds=wall_seconds)
    except EndedEarly as error:
        raise Refused from error
    told = json.loads(answer)
    if "refused" in told:
        raise Refused(told["refused"])
    lines = [(number, name, text, stamp) for number, name, text, stamp in told["lines"]]
    return Read(told["locale"], lines)


def read_sent(content: str) -> Read:
    """The same of a file that came in base64."""
    try:
        return read_texts(b64decode(content, validate=True))
    except ValueError as error:
        raise Refused from error
