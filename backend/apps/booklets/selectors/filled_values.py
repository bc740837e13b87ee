from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from apps.booklets.models import Booklet
from apps.values import selectors as values
from shared.actor import Actor


@dataclass(frozen=True, slots=True, kw_only=True)
class FilledValues:
    """What a booklet says under the keys that its pages insert, and what people call each of them."""

    texts: dict[str, str]  # those that say something
    left_out: list[str]  # said by nobody, and nothing may stand in: their sentences are not read
    labels: dict[str, dict[str, str]]  # by key, then by locale


def filled_values(
    *, actor: Actor, booklet: Booklet, keys: Iterable[str], today: date
) -> FilledValues:
    """Neutral words stand where nobody has said anything, unless the value is essential or they could harm."""
    known = values.said_values(actor=actor, site_id=booklet.site_id, today=today)
    inserted = {key: known[key] for key in keys if key in known}
    told = {
        key: one.text
        or values.stand_in(
            one.known,
            company=booklet.company.name,
            kind=booklet.kind,
            language=booklet.reference_locale,
        )
        for key, one in inserted.items()
    }
    return FilledValues(
        texts={key: said for key, said in told.items() if said},
        left_out=[
            key for key, one in inserted.items() if not told[key] and not one.known.essential
        ],
        labels={key: one.known.label for key, one in inserted.items()},
    )
