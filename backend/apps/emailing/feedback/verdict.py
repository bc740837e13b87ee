"""What an answer about an address means for it: RFC 3463 codes, and the words of servers that give none."""

import re
from enum import StrEnum


class Verdict(StrEnum):
    DELIVERED = "delivered"
    DELAYED = "delayed"  # still being tried by whoever says so
    SOFT = "soft"  # not now: full, or away; three over a week refuse the address
    REFUSED = "refused"  # this message, not this address: policy, size, our name
    HARD = "hard"  # there is nobody at this address
    COMPLAINT = "complaint"


_CODE = re.compile(r"(?<![\d.])([245])\.(\d{1,3})\.(\d{1,3})(?![\d.])")
_REPLY = re.compile(r"(?<![\d.])([45])\d\d(?![\d.])")
_NOBODY = re.compile(
    r"user (?:is )?unknown|unknown (?:user|recipient|mailbox)|no such (?:user|recipient|mailbox)"
    r"|(?:doesn't|does not) have an? [^ ]{1,40} account"
    r"|(?:mailbox|user|recipient|address|account)[^.]{0,40} (?:not found|does not exist|doesn't exist)"
    r"|(?:account|mailbox)[^.]{0,40} (?:is )?(?:disabled|inactive|closed)|invalid recipient|adresse inconnue",
    re.IGNORECASE,
)
_FULL = re.compile(
    r"quota|mailbox (?:is )?full|over[ -]?quota|out of storage|bo[iî]te pleine", re.IGNORECASE
)
_OUR_SIDE = {(1, 7), (1, 8)}  # the sender's address is what is wrong
_NOBODY_THERE = {(2, 1), (7, 13)}  # the mailbox is disabled
_VAGUE = {(0, 0), (5, 0)}


def judge(*, status: str, words: str) -> Verdict:
    """From the status of a report, and what the server said; the more exact of the two."""
    code = _exact(_CODE.findall(f"{status} {words}"))
    if code is None:
        reply = _REPLY.search(words)
        code = (int(reply[1]) if reply else 5, 0, 0)
    kind, subject, detail = code
    if kind == 2:
        return Verdict.DELIVERED
    if kind == 4:
        return Verdict.SOFT
    return _judge_permanent((subject, detail), words)


def _judge_permanent(code: tuple[int, int], words: str) -> Verdict:
    if code == (2, 2) or (code in _VAGUE and _FULL.search(words)):
        return Verdict.SOFT
    if code in _NOBODY_THERE or (code[0] == 1 and code not in _OUR_SIDE):
        return Verdict.HARD
    if code in _VAGUE and _NOBODY.search(words):
        return Verdict.HARD
    return Verdict.REFUSED


def _exact(found: list[tuple[str, str, str]]) -> tuple[int, int, int] | None:
    codes = [(int(kind), int(subject), int(detail)) for kind, subject, detail in found]
    return next((code for code in codes if code[1:] not in _VAGUE), codes[0] if codes else None)
