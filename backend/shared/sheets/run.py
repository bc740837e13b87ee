import json
from dataclasses import dataclass

from shared.confined import EndedEarly, python_filter
from shared.sheets.limits import UNREADABLE, WALL_SECONDS

Numbered = tuple[int, list[str]]


class Refused(Exception):
    """The file is not taken; `code` names the sentence that says why."""

    def __init__(self, code: str = UNREADABLE) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True)
class Table:
    """What stands in a file: the titles of its columns, and each line with its number there."""

    titles: list[str]
    lines: list[Numbered]


def read_table(content: bytes, *, wall_seconds: float = WALL_SECONDS) -> Table:
    """The cells of a file as texts; whatever ends the process that reads it is the file's fault."""
    try:
        answer = python_filter("shared.sheets", given=content, wall_seconds=wall_seconds)
    except EndedEarly as error:
        raise Refused from error
    told = json.loads(answer)
    if "refused" in told:
        raise Refused(told["refused"])
    return Table(told["titles"], [(number, cells) for number, cells in told["lines"]])
