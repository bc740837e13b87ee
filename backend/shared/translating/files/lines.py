from dataclasses import dataclass

from shared.translating.files.limits import UNREADABLE

Line = tuple[int, str, str, str]  # its number, the name of the text, what it says, its stamp


class Refused(Exception):
    """The file is not taken; `code` names the sentence that says why."""

    def __init__(self, code: str = UNREADABLE) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True)
class Read:
    """What stands in a file; `locale` is empty where it does not say its language."""

    locale: str
    lines: list[Line]
