"""Who writes what the platform tells; whoever is signed in reads what is meant for them."""

from dataclasses import replace
from uuid import UUID

from apps.content.models import ContentStatus, NewsItem, Tutorial
from shared import errors
from shared.actor import Actor
from shared.permissions import Action, may, require


def may_write(actor: Actor) -> bool:
    """Whether the actor writes news and tutorials."""
    return may(actor, Action.MANAGE_PLATFORM_CONTENT)


def require_writing(actor: Actor) -> None:
    require(actor, Action.MANAGE_PLATFORM_CONTENT)


def require_reader(actor: Actor) -> UUID:
    """Who reads: marks are of a person."""
    if actor.user_id is None:
        raise errors.Forbidden
    return actor.user_id


def may_name_companies(actor: Actor) -> bool:
    """Whether the actor may choose companies by name: others do not see which there are."""
    return may(actor, Action.MANAGE_COMPANIES)


def content_abilities(actor: Actor, content: NewsItem | Tutorial) -> dict[str, bool]:
    """What the actor may do with a news item or a tutorial; what is archived is published again first."""
    writes = may_write(actor)
    shut = content.status == ContentStatus.ARCHIVED
    return {
        "edit": writes and not shut,
        "publish": writes and content.status != ContentStatus.PUBLISHED,
        "archive": writes and not shut,
        "name_companies": writes and may_name_companies(actor),
    }


def in_platform(actor: Actor) -> Actor:
    """The actor as the platform's journal writes them down."""
    return replace(actor, company_id=None)
