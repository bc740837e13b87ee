from datetime import datetime
from uuid import UUID

from django.db import transaction

from apps.booklets import selectors as booklet_selectors
from apps.booklets import services as booklets
from apps.booklets.models import Booklet
from apps.journal import services as journal
from apps.publishing import policies, selectors
from apps.publishing.models import Content, Publication
from apps.publishing.services._add_publication import Draft, add_publication
from apps.publishing.services.suspend_booklet import BookletNotPublished
from apps.translations import selectors as translations
from shared import errors
from shared.actor import Actor
from shared.language import text
from shared.translating.languages import known_language
from shared.translating.page_units import UnitState


class LanguageNotOffered(errors.Conflict):
    """Readers are not offered it: too little is translated, and nobody said otherwise."""

    code = "language_not_offered"


class NothingToRepublish(errors.Conflict):
    """Readers have all that is validated of what they read."""

    code = "nothing_to_republish"


@transaction.atomic
def republish_translations(
    *, actor: Actor, booklet_id: UUID, locale: str, now: datetime
) -> Publication:
    """What readers have, with what was validated since in one language: never what authors are working on.

    It is a minor version, and nobody signs again.
    """
    booklet = booklets.lock_booklet(actor=actor, booklet_id=booklet_id)
    policies.require_publishing(actor, booklet, "publish", booklets.BookletClosed)
    translations.require_locale(booklet, locale)
    standing = selectors.standing_content(booklet)
    if standing is None:
        raise BookletNotPublished
    booklets.note_shares(booklet, shares=translations.shares_of(booklet))
    former, before = standing
    if locale not in {*before["locales"], *booklet_selectors.readable_locales(booklet)}:
        raise LanguageNotOffered  # what readers have stays theirs, whatever the draft's French became
    after = _with_validated(booklet, before, locale)
    if after == before:
        raise NothingToRepublish
    publication = add_publication(
        actor=actor,
        booklet=booklet,
        draft=Draft(
            content=after,
            changes=[],
            coverage=former.coverage,
            note=text("publishing.translation_note", after["reference"], label=_label(locale)),
            effective_on=booklet.company.today(now=now),
        ),
        now=now,
    )
    journal.record(
        actor=actor,
        action="booklet.translation_published",
        target=booklet,
        label=booklet.name,
        now=now,
        after={"version": publication.version, "locale": locale},
    )
    return publication


def _with_validated(booklet: Booklet, before: Content, locale: str) -> Content:
    """Of the published words; a text that somebody is changing stays as readers have it."""
    overlay = translations.overlay_of_content(
        booklet, before, locales=[locale], states=[UnitState.VALIDATED]
    )
    had = before.get("translations", {})
    sheets = {**had.get(locale, {})}
    for sheet, said in overlay.get(locale, {}).items():
        sheets[sheet] = {**sheets.get(sheet, {}), **said}
    locales = before["locales"] if locale in before["locales"] else [*before["locales"], locale]
    laid = {**had, locale: sheets} if sheets else had
    return {**before, "locales": locales, **({"translations": laid} if laid else {})}


def _label(locale: str) -> str:
    known = known_language(locale)
    return known.label if known else locale
