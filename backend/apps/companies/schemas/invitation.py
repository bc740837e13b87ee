from typing import Annotated

from ninja import Field, Schema

Token = Annotated[str, Field(max_length=200, pattern=r"^[0-9a-zA-Z-]*$")]


class AwaitedPersonOut(Schema):
    """The person whom a link invites; `company` is absent for the platform's staff."""

    first_name: str
    email: str
    company: str | None


class AcceptanceIn(Schema):
    """The token of the link, and the password chosen."""

    token: Token
    password: str = Field(max_length=256)
