from ninja import Field, Schema

from shared.pagination import LARGEST_PAGE


class PageQuery(Schema):
    """Which rows of a list: as many as `limit`, after the `cursor` of the former page."""

    cursor: str | None = Field(None, max_length=500)
    limit: int = Field(50, ge=1, le=LARGEST_PAGE)
