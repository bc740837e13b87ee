from ninja import Schema

from apps.companies.schemas.parts import SiteBrief
from apps.values.schemas.values import ValueLine


class NeededValues(Schema):
    """What the pages of a booklet insert, in the order in which they do, the essential ones first."""

    items: list[ValueLine]
    filled: int
    essential_missing: int
    site: SiteBrief | None
    may_write: bool
