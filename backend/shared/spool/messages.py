"""What goes to the spool and what comes back, as bytes on a socket."""

import struct
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

LENGTH = struct.Struct(">I")
LARGEST = 32 * 1024 * 1024


class Outcome(StrEnum):
    """What became of a message, as far as anybody can know."""

    SENT = "sent"
    REFUSED = "refused"  # for good
    LATER = "later"  # for now
    UNCERTAIN = "uncertain"  # the provider may have taken it: never sent again blindly
    AWAY = "away"  # the provider does not take mail now, from us or at all
    FULL = "full"  # enough messages to its domain wait; `at` says when to hand it over again
    UNKNOWN = "unknown"  # never handed over


FINAL = (Outcome.SENT, Outcome.REFUSED, Outcome.UNCERTAIN)


class Kind(StrEnum):
    URGENT = "1"  # to one person, who waits for it
    BULK = "2"
    QUESTION = "?"  # what became of it; sends nothing


class Unspeakable(ValueError):
    """An id or an address that cannot stand in a line of SMTP or of the journal."""


@dataclass(frozen=True, slots=True)
class Message:
    id: str
    sender: str
    to: str
    content: bytes
    kind: Kind = Kind.BULK
    flow: str = "-"  # whose it is: they are served in turn

    def __post_init__(self) -> None:
        for word in (self.id, self.sender, self.to, self.flow):
            if not _is_speakable(word):
                raise Unspeakable(self.id)

    @property
    def domain(self) -> str:
        """Of the address."""
        return self.to.rpartition("@")[2].lower()


@dataclass(frozen=True, slots=True)
class Answer:
    id: str
    outcome: Outcome
    at: float = 0.0
    words: str = ""


def _is_speakable(word: str) -> bool:
    """Printable ASCII without blanks, and nothing that ends an address early."""
    return word.isascii() and word.isprintable() and not any(sign in word for sign in " <>")


def question(message_id: str) -> Message:
    """What became of this one?"""
    return Message(id=message_id, sender="-", to="-", content=b"", kind=Kind.QUESTION)


def pack_messages(messages: Iterable[Message]) -> bytes:
    """Each in a frame of its own."""
    return b"".join(
        _frame(f"{one.kind} {one.id} {one.sender} {one.to} {one.flow}\n".encode() + one.content)
        for one in messages
    )


def pack_answers(answers: Iterable[Answer]) -> bytes:
    """All in one frame."""
    lines = (f"{one.id} {one.outcome} {one.at:.3f} {one.words}" for one in answers)
    return _frame("\n".join(lines).encode())


def read_messages(read: Callable[[int], bytes]) -> Iterator[Message]:
    """Until the other side is gone."""
    while (payload := _read(read)) is not None:
        line, _, content = payload.partition(b"\n")
        kind, message_id, sender, to, flow = line.decode().split(" ")
        yield Message(message_id, sender, to, content, Kind(kind), flow)


def unpack_answers(buffer: bytearray) -> list[Answer] | None:
    """Those of the first frame, which leaves the buffer; nothing until all of it is there."""
    if len(buffer) < LENGTH.size:
        return None
    end = LENGTH.size + LENGTH.unpack_from(buffer)[0]
    if len(buffer) < end:
        return None
    lines = buffer[LENGTH.size : end].decode().split("\n")
    del buffer[:end]
    return [_answer(line) for line in lines]


def _answer(line: str) -> Answer:
    message_id, outcome, at, words = line.split(" ", 3)
    return Answer(message_id, Outcome(outcome), float(at), words)


def _frame(payload: bytes) -> bytes:
    return LENGTH.pack(len(payload)) + payload


def _read(read: Callable[[int], bytes]) -> bytes | None:
    head = read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    if length > LARGEST:
        return None
    payload = read(length)
    return payload if len(payload) == length else None
