from typing import Literal

from ninja import Schema

ValueKind = Literal["person", "phone", "email", "place", "hours", "text"]


class LivingValueOut(Schema):
    """What a company stores once and texts insert by its key; `hint` tells in French what to store."""

    key: str
    label: dict[str, str]
    kind: ValueKind
    hint: str
    essential: bool  # a booklet is not published without it


class LivingValueList(Schema):
    items: list[LivingValueOut]
