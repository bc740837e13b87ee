"""What a booklet sends by itself."""

from datetime import date
from typing import Annotated
from uuid import UUID

from ninja import Field, Schema


class ReminderStep(Schema):
    """So many days after handing over, whoever has not acknowledged is written to."""

    day: Annotated[int, Field(ge=1, le=90)]


class RemindersIn(Schema):
    """At most three reminders, two days apart, in order."""

    reminds: bool
    invites_newcomers: bool
    steps: Annotated[list[ReminderStep], Field(max_length=3)]


class ForeseenStep(Schema):
    day: int
    people: int


class RemindersAbilities(Schema):
    change: bool


class Reminders(Schema):
    """With what each step would send at the next run, whether it is switched on or not."""

    id: UUID  # of the booklet
    reminds: bool
    invites_newcomers: bool
    steps: list[ReminderStep]
    foreseen_on: date
    foreseen: list[ForeseenStep]
    newcomers: int
    asks_receipts: bool  # without them nobody is reminded
    abilities: RemindersAbilities
