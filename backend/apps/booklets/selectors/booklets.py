from uuid import UUID

from django.db.models import Value
from django.db.models.functions import Lower
from django.db.models.lookups import Exact

from apps.booklets import policies
from apps.booklets.models import Booklet, BookletStatus
from shared import errors
from shared.actor import Actor
from shared.permissions import Action


def get_booklet(*, actor: Actor, booklet_id: UUID) -> Booklet:
    """A booklet that the actor may see."""
    booklets = policies.visible_booklets(actor).select_related(
        "site", "company", "review__reviewer"
    )
    booklet = booklets.filter(id=booklet_id).first()
    if booklet is None:
        raise errors.NotFound
    return booklet


def get_managed_booklet(*, actor: Actor, booklet_id: UUID) -> Booklet:
    """A booklet whose options and accesses the actor may look into."""
    booklet = get_booklet(actor=actor, booklet_id=booklet_id)
    policies.require_on_named(actor, booklet, Action.SET_BOOKLET_OPTIONS)
    return booklet


def name_is_free(*, actor: Actor, name: str, besides: UUID | None = None) -> bool:
    """Whether no other booklet of the company is called so; those archived or in the trash do not count."""
    policies.require_creating(actor)
    booklets = Booklet.objects.visible_to(actor).filter(trashed_at=None)
    named = booklets.filter(Exact(Lower("name"), Lower(Value(name.strip()))))
    others = named.exclude(id=besides) if besides else named
    return not others.exclude(status=BookletStatus.ARCHIVED).exists()
