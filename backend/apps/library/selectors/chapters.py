from dataclasses import dataclass
from typing import Any, Literal
from uuid import UUID

from django.db.models import F, Func, IntegerField, JSONField, Q, QuerySet, UUIDField, Value
from django.db.models.functions import StrIndex
from django.db.models.lookups import Exact, GreaterThan, IsNull

from apps.library import policies
from apps.library.models import Chapter, ChapterStatus, ChapterVersion
from apps.pages.models import Page as WrittenPage
from shared import errors
from shared.actor import Actor
from shared.folding import fold
from shared.pagination import Page, paginate

MOST_COUNTED = 1_000
MOST_VERSIONS = 100
OUTLINE = Func(  # of a version: its pages without what is on them
    F("pages"),
    template="(SELECT jsonb_agg(page - 'document') FROM jsonb_array_elements(%(expressions)s) AS page)",
    output_field=JSONField(),
)

Scope = Literal["platform", "company"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ChapterFilter:
    """Which chapters; without a scope, those of the library that the actor works in."""

    search: str = ""
    status: ChapterStatus | None = None
    sector: UUID | None = None
    obligation: UUID | None = None
    scope: Scope | None = None


def list_chapters(
    *, actor: Actor, wanted: ChapterFilter, cursor: str | None, limit: int
) -> Page[Chapter]:
    """By name; what is searched comes newest first, as its bearers may stand far from the beginning."""
    chapters = _in_scope(actor, wanted.scope)
    if wanted.status:
        chapters = chapters.filter(status=wanted.status)
    if wanted.sector:
        chapters = chapters.filter(_meant_for(wanted.sector))
    if wanted.obligation:
        chapters = chapters.filter(among("obligations", wanted.obligation))
    words = fold(wanted.search).split()
    for word in words:
        chapters = chapters.filter(GreaterThan(StrIndex("words", Value(word)), 0))
    by = ["-id"] if words else ["name", "id"]
    return paginate(chapters, by=by, cursor=cursor, limit=limit)


def count_chapters(*, actor: Actor, scope: Scope | None) -> dict[str, int]:
    """How many there are in each state, and in all; more than a thousand are not counted."""
    chapters = _in_scope(actor, scope).order_by("name", "id")
    counts = {
        status.value: chapters.filter(status=status)[:MOST_COUNTED].count()
        for status in ChapterStatus
    }
    return {"all": min(sum(counts.values()), MOST_COUNTED), **counts}


def get_chapter(*, actor: Actor, chapter_id: UUID) -> Chapter:
    """A chapter of the library that the actor works in, or one that the platform offers."""
    chapter = own_chapters(actor).filter(id=chapter_id).first()
    if chapter is None and policies.may_read_library(actor):
        chapter = offered_chapters().filter(id=chapter_id).first()
    if chapter is None:
        raise errors.NotFound
    return chapter


def get_own_chapter(*, actor: Actor, chapter_id: UUID) -> Chapter:
    """A chapter whose draft the actor may see: one of the library that they work in."""
    chapter = own_chapters(actor).filter(id=chapter_id).first()
    if chapter is None:
        raise errors.NotFound
    return chapter


def list_written_pages(*, chapter: Chapter) -> list[WrittenPage]:
    """The pages of the draft in their order, without what is on them."""
    pages = WrittenPage.objects.of(chapter.company_id).filter(
        manuscript_id=chapter.manuscript_id, removed_at=None
    )
    return list(pages.defer("document").order_by("position", "id"))


def list_versions(*, chapter: Chapter) -> list[ChapterVersion]:
    """The newest releases first, without their pages."""
    versions = ChapterVersion.objects.of(chapter.company_id).filter(chapter=chapter)
    return list(versions.defer("pages").order_by("-number")[:MOST_VERSIONS])


def get_version(*, actor: Actor, chapter_id: UUID, number: int) -> ChapterVersion:
    """One release of a chapter, with its pages."""
    chapter = get_chapter(actor=actor, chapter_id=chapter_id)
    versions = ChapterVersion.objects.of(chapter.company_id).filter(chapter=chapter)
    version = versions.filter(number=number).first()
    if version is None:
        raise errors.NotFound
    return version


def newest_outline(*, chapter: Chapter) -> list[dict[str, Any]]:
    """The pages of the newest release without what is on them; none before the first."""
    newest = ChapterVersion.objects.of(chapter.company_id).filter(
        chapter=chapter, number=chapter.version
    )
    return newest.values_list(OUTLINE, flat=True).first() or []


def _in_scope(actor: Actor, scope: Scope | None) -> QuerySet[Chapter]:
    """The chapters of one scope that the actor may see."""
    owner = policies.library_of(actor)
    if scope is None or scope == ("company" if owner else "platform"):
        return Chapter.objects.of(owner)
    if scope == "company":  # asked by who works in no company
        return Chapter.objects.none()
    return offered_chapters()


def own_chapters(actor: Actor) -> QuerySet[Chapter]:
    """Those of the library that the actor works in, if there is one."""
    if not policies.has_library(actor):
        return Chapter.objects.none()
    return Chapter.objects.of(policies.library_of(actor))


def offered_chapters() -> QuerySet[Chapter]:
    """What every company may take over: released by the platform and not retired since."""
    return Chapter.objects.of(None).filter(version__gt=0).exclude(status=ChapterStatus.RETIRED)


def _meant_for(sector_id: UUID) -> Q:
    """A chapter without sectors is for every sector."""
    for_all = Exact(Func(F("sectors"), function="cardinality", output_field=IntegerField()), 0)
    return Q(among("sectors", sector_id)) | Q(for_all)


def among(field: str, wanted: UUID) -> IsNull:
    """Whether the id stands in the array.

    Not by `@>`: behind the wall PostgreSQL knows no statistics of it, nor may it look it up in an
    index, so that it expects almost nothing and reads everything. Of this it expects most to match,
    and goes along the index of the list until the page is full.
    """
    place = Func(
        F(field),
        Value(wanted, output_field=UUIDField()),
        function="array_position",
        output_field=IntegerField(),
    )
    return IsNull(place, False)  # noqa: FBT003 - Django's own signature
