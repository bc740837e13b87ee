from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from apps.journal import services as journal
from apps.library.models import Chapter, ChapterStatus, Sector, SectorChapter
from apps.library.services._content_rows import lock_content
from apps.library.services._library import in_library
from shared import errors
from shared.actor import Actor


@dataclass(frozen=True, slots=True)
class ChosenChapter:
    """A chapter that a sector recommends, and whether booklets may leave it out."""

    id: UUID
    mandatory: bool = False


def set_sector_chapters(
    *, actor: Actor, sector_id: UUID, chapters: Sequence[ChosenChapter], now: datetime
) -> Sector:
    """Exactly these chapters of the platform are recommended, in this order."""
    sector = lock_content(Sector, sector_id, actor=actor, ability="edit")
    standing = SectorChapter.objects.filter(sector=sector)
    before = list(standing.order_by("position").values_list("chapter_id", "mandatory"))
    after = [(chosen.id, chosen.mandatory) for chosen in chapters]
    if before == after:
        return sector
    names = _names(after, kept={chapter_id for chapter_id, _ in before})
    standing.delete()
    SectorChapter.objects.bulk_create(
        SectorChapter(sector=sector, chapter_id=chapter_id, position=place, mandatory=mandatory)
        for place, (chapter_id, mandatory) in enumerate(after)
    )
    journal.record(
        actor=in_library(actor, None),
        action="library.sector_chapters_set",
        target=sector,
        label=sector.name,
        now=now,
        before={"chapters": [names[chapter_id] for chapter_id, _ in before]},
        after={"chapters": [names[chapter_id] for chapter_id, _ in after]},
    )
    return sector


def _names(after: list[tuple[UUID, bool]], *, kept: set[UUID]) -> dict[UUID, str]:
    """What the chapters are called; each stands once, and a retired one only stays where it was."""
    wanted = {chapter_id for chapter_id, _ in after}
    found = Chapter.objects.of(None).filter(id__in=wanted | kept)
    known = {chapter.id: chapter for chapter in found}
    gone = (known[one].status == ChapterStatus.RETIRED for one in wanted - kept if one in known)
    if len(wanted) != len(after) or not wanted <= known.keys() or any(gone):
        raise errors.Invalid({"chapters": "unknown_chapter"})
    return {chapter_id: chapter.name for chapter_id, chapter in known.items()}
