from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from apps.journal import services as journal
from apps.library import policies
from apps.library.models import BookletKind, Chapter, UpdatePolicy
from apps.library.services._content import compare_with_release
from apps.library.services._library import in_library
from apps.library.services._references import check_references
from apps.library.services._save_content import refusing_a_taken_code
from apps.library.services._translated import translated, translated_from_french
from apps.pages import services as pages
from apps.pages.models import Manuscript
from shared.actor import Actor
from shared.language import DEFAULT_LANGUAGE, text


def create_chapter(
    *,
    actor: Actor,
    title: dict[str, str],
    now: datetime,
    code: str = "",
    summary: dict[str, str] | None = None,
    icon: str = "",
    sectors: Sequence[UUID] = (),
    kinds: Sequence[BookletKind] = (),
    obligations: Sequence[UUID] = (),
    update_policy: UpdatePolicy = UpdatePolicy.PROPOSED,
) -> Chapter:
    """A draft with one empty page, in the library that the actor works in."""
    owner = policies.library_of(actor)
    check_references({"sectors": sectors, "obligations": obligations})
    manuscript = Manuscript(company_id=owner)
    chapter = Chapter(
        company_id=owner,
        manuscript=manuscript,
        code=code,
        title=translated_from_french({}, title, field="title"),
        summary=translated({}, summary or {}),
        icon=icon,
        sectors=list(dict.fromkeys(sectors)),
        kinds=list(dict.fromkeys(kinds)),
        obligations=list(dict.fromkeys(obligations)),
        update_policy=update_policy,
    )
    manuscript.save()
    first = pages.add_page(
        actor=actor,
        manuscript=manuscript,
        title=text("library.new_page", DEFAULT_LANGUAGE),
        now=now,
    )
    compare_with_release(chapter, [first])
    with refusing_a_taken_code():
        chapter.save()
    journal.record(
        actor=in_library(actor, owner),
        action="library.chapter_created",
        target=chapter,
        label=chapter.name,
        now=now,
        after={"title": chapter.title},
    )
    return chapter
