from ninja import Schema


class HelpPerson(Schema):
    """Somebody who administers the caller's company."""

    name: str
    email: str


class HelpOperator(Schema):
    """Who runs this instance; what it does not say is empty."""

    name: str
    email: str
    phone: str


class HelpContacts(Schema):
    administrators: list[HelpPerson]
    operator: HelpOperator | None
