from datetime import datetime, timedelta
from hmac import compare_digest

from apps.register.proof import parse_number, parse_statement
from apps.register.selectors import find_by_number
from shared.folding import fold
from shared.limits import Limit
from shared.tenancy import act_as_platform

TRIES = Limit(
    name="names of a receipt", times=5, within=timedelta(hours=1), closed_without_redis=True
)


def compare_name(*, number: str, name: str, now: datetime) -> bool:
    """Whether the receipt is of somebody who is called so, in either order, and nothing else.

    Counted for the number, whoever asks: a guesser with a thousand addresses gets no sixth try.
    """
    TRIES.take(parse_number(number) or number, now=now)
    with act_as_platform():
        private = find_by_number(number).private
    said = parse_statement(private) if private else {}
    first, last = (str(said.get(part, "")) for part in ("first_name", "last_name"))
    fits = [
        compare_digest(_plain(name), _plain(one)) for one in (f"{first} {last}", f"{last} {first}")
    ]
    return any(fits) and bool(_plain(first + last))


def _plain(name: str) -> bytes:
    """Without capitals, accents, hyphens and apostrophes: as people write one name in several ways."""
    letters = "".join(letter if letter.isalnum() else " " for letter in fold(name))
    return " ".join(letters.split()).encode()
