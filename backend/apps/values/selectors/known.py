from dataclasses import dataclass

from apps.library import selectors as library
from apps.values.models import OWN, LivingValue
from shared.actor import Actor
from shared.language import DEFAULT_LANGUAGE


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownValue:
    """Something that texts may insert: of the library, or the company's own."""

    key: str
    label: dict[str, str]  # by locale
    kind: str
    theme: str = "other"  # among which it is filled
    hint: str = ""
    own: bool = False
    essential: bool = True  # without it no booklet that inserts it is published
    may_stand_in: bool = True  # neutral words may stand where nobody has filled it

    @property
    def name(self) -> str:
        return self.label[DEFAULT_LANGUAGE]


def known_values(*, actor: Actor) -> dict[str, KnownValue]:
    """By key, the library's first."""
    written = [
        KnownValue(
            key=one.key,
            label=one.label,
            kind=one.kind,
            theme=one.theme,
            hint=one.hint,
            essential=one.essential,
            may_stand_in=one.may_stand_in,
        )
        for one in library.known_living_values()
    ]
    rows = LivingValue.objects.visible_to(actor).filter(site=None, key__startswith=OWN)
    own = [
        KnownValue(key=row.key, label={DEFAULT_LANGUAGE: row.label}, kind=row.kind, own=True)
        for row in rows.order_by("key")
    ]
    return {one.key: one for one in (*written, *own)}
