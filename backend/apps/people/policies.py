"""Who keeps the people of a company: its administrators all of them, a manager those of their booklets."""

from dataclasses import dataclass
from uuid import UUID

from apps.booklets import policies as booklets
from apps.booklets.models import Booklet, BookletStatus
from apps.booklets.services import BookletClosed
from shared import errors
from shared.actor import Actor
from shared.permissions import Action, Reach, may, reach


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonAbilities:
    """What an actor may do with somebody whom they see: services obey it, screens show it."""

    edit: bool
    export: bool
    erase: bool


def keeps_everybody(actor: Actor) -> bool:
    """Whether the actor knows every person of the company."""
    return actor.company_id is not None and reach(actor, Action.MANAGE_PEOPLE) is Reach.COMPANY


def keeps_people(actor: Actor) -> bool:
    """Whether there are people of a company whom the actor keeps, all or some."""
    return actor.company_id is not None and may(actor, Action.MANAGE_PEOPLE)


def company_of_people(actor: Actor) -> UUID:
    """The company whose people the actor keeps, all or some; refused to whoever keeps none."""
    if actor.company_id is None or not keeps_people(actor):
        raise errors.Forbidden
    return actor.company_id


def company_kept_by(actor: Actor) -> UUID:
    """The same for what only those may do who know everybody: adding, importing, naming groups."""
    if actor.company_id is None or not keeps_everybody(actor):
        raise errors.Forbidden
    return actor.company_id


def require_bringing(actor: Actor, booklet: Booklet | None) -> UUID:
    """The company to which the actor may bring a file: for everybody of it, or into a booklet that they look after."""
    if booklet is None:
        return company_kept_by(actor)
    booklets.require_on_named(actor, booklet, Action.MANAGE_PEOPLE)
    if booklet.trashed_at is not None or booklet.status == BookletStatus.ARCHIVED:
        raise BookletClosed
    return booklet.company_id


def person_abilities(actor: Actor) -> PersonAbilities:
    """The same for each person whom the actor sees."""
    kept = may(actor, Action.MANAGE_PEOPLE)
    own_hands = not actor.is_switched
    return PersonAbilities(
        edit=kept,
        export=kept and own_hands,
        erase=keeps_everybody(actor) and own_hands,
    )
