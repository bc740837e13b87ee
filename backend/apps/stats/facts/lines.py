"""A line of what nginx wrote: which bundle, how and on what it is read, and some facts.

    my-booklet 0123456789abcdef l p AAAA….o~AAAA….p0192…~AAAA….a0192…+

Strangers write what they like there: what is not as a page writes it is left out, and the rest counts.
"""

import re
from base64 import urlsafe_b64decode
from datetime import date, timedelta
from typing import NamedTuple

from apps.stats.models import Channel, Device, FactKind, Outcome

MOST_FACTS = 40
_FIRST_DAY = date(1970, 1, 1)
_LINE = re.compile(
    r"(?P<slug>[a-z0-9-]{3,60}) (?P<bundle>[0-9a-f]{16})"
    rf" (?P<channel>[{''.join(Channel.values)}]) (?P<device>[{''.join(Device.values)}])"
    r" (?P<facts>[A-Za-z0-9_.~+-]{24,4096})"
)
_FACT = re.compile(
    r"(?P<id>[A-Za-z0-9_-]{22})\."
    r"(?:(?P<whole>[od])|(?P<part>[pfuw])(?P<place>[A-Za-z0-9_-]{1,64})"
    r"|a(?P<question>[A-Za-z0-9_-]{1,64})(?P<outcome>[+-]))"
)


class Fact(NamedTuple):
    """Something that happened once; its id says on which day."""

    id: str  # 32 hexadecimal digits
    day: date
    kind: str
    subject: str
    outcome: str


class Told(NamedTuple):
    """What one page sent at once."""

    slug: str
    bundle: str
    channel: str
    device: str
    facts: list[Fact]


def read_line(line: str) -> Told | None:
    """What a page told; nothing, when no page of ours wrote it."""
    found = _LINE.fullmatch(line)
    if found is None:
        return None
    slug, bundle, channel, device, written = found.groups()
    facts = [fact for one in written.split("~")[:MOST_FACTS] if (fact := _read_fact(one))]
    return Told(slug, bundle, channel, device, facts) if facts else None


def _read_fact(written: str) -> Fact | None:
    found = _FACT.fullmatch(written)
    if found is None:
        return None
    written_id, whole, part, place, question, outcome = found.groups()
    id_ = urlsafe_b64decode(f"{written_id}==").hex()
    kind = whole or part or FactKind.ANSWERED.value
    return Fact(
        id_, _day(int(id_[:4], 16)), kind, place or question or "", outcome or Outcome.NONE.value
    )


_days: dict[int, date] = {}


def _day(number: int) -> date:
    if number not in _days:
        _days[number] = _FIRST_DAY + timedelta(days=number)
    return _days[number]
