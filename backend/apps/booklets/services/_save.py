from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime

from django.db import IntegrityError, transaction

from apps.booklets.models import READ_BY_PEOPLE, Booklet, BookletAccess, BookletRole, Duty
from apps.booklets.services._slug import give_slug
from shared import errors
from shared.actor import Actor

EDITED = ("edited_at", "edited_by_id", "edited_by_name", "has_changes", "updated_at")


class BookletNameTaken(errors.Conflict):
    code = "booklet_name_taken"


def add_booklet(booklet: Booklet, *, actor: Actor, now: datetime) -> None:
    """A new one, with an address; who works in the company answers for what they create."""
    note_edited(booklet, actor=actor, now=now)
    booklet.note_words()
    with refusing_a_taken_name():
        give_slug(booklet)
        booklet.save(force_insert=True)
    if actor.role and actor.user_id:
        BookletAccess.objects.create(
            company_id=booklet.company_id,
            booklet=booklet,
            user_id=actor.user_id,
            role=BookletRole.MANAGER,
            duty=Duty.MAIN,
        )


def note_edited(booklet: Booklet, *, actor: Actor, now: datetime) -> None:
    """Who changed it last, and that its readers do not have it yet; the caller saves it."""
    booklet.edited_at = now
    booklet.edited_by_id, booklet.edited_by_name = actor.user_id, actor.name
    booklet.has_changes = booklet.status in READ_BY_PEOPLE


@contextmanager
def refusing_a_taken_name() -> Iterator[None]:
    """What is done inside is undone when another booklet has the name."""
    try:
        with transaction.atomic():
            yield
    except IntegrityError as error:
        if "booklet_name_once" in str(error):
            raise BookletNameTaken({"name": "booklet_name_taken"}) from error
        raise
