"""A decided proposal in its booklet, and what is needed to undo it; the caller holds the booklet."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any
from uuid import UUID

from apps.booklets.models import BookletChapter, BookletPage
from apps.booklets.selectors import MOST_PAGES
from apps.pages import services as pages
from apps.pages.models import Page, RevisionKind
from apps.updates.comparing import Sides, Unit
from apps.updates.deciding import Choices, DecidedPage, decide_page
from apps.updates.planning import Frozen, Plan, Release, final_order
from apps.updates.services._follow import copy_of, origin_of
from shared import errors
from shared.actor import Actor
from shared.documents import values_of

ORIGIN = ("origin_version", "origin_title", "origin_fingerprint", "title")


class DecisionsDoNotFit(errors.Conflict):
    code = "decisions_do_not_fit"


@dataclass(kw_only=True)
class Application:
    plan: Plan
    release: Release
    chapter: BookletChapter
    choices: Choices
    actor: Actor
    now: datetime
    undo: dict[str, Any] = field(default_factory=dict)

    def run(self) -> dict[str, Any]:
        """Change the booklet; what it was before."""
        self._note_origin()
        for name, (noted, sides) in self.plan.sides.items():
            self._write(noted, sides, self.release.pages[name])
        self._settle()
        self._change_set()
        self._move_origin()
        return self.undo

    def _taken(self, unit: Unit) -> bool:
        return self.choices[unit.key] != "local"

    def _of_kind(self, kind: str) -> list[Unit]:
        return [unit for unit in self.plan.units if unit.kind == kind]

    def _note_origin(self) -> None:
        standing = self.plan.standing.standing
        self.undo = {
            "origin": {name: getattr(self.chapter, name) for name in ORIGIN},
            "origin_pages": self.plan.standing.taken,
            "order": [str(one.page_id) for one in standing],
            "pages": [],
            "added": [],
            "removed": [],
            "kept": [],
        }

    def _write(self, noted: BookletPage, sides: Sides, frozen: Frozen) -> None:
        units = [unit for unit in self.plan.units if unit.page == sides.page]
        decided = decide_page(sides, units, self.choices)
        if decided is None:
            raise DecisionsDoNotFit
        page, before = noted.page, noted.page.revision
        chapter = self.chapter if noted.chapter_id == self.chapter.id else noted.chapter
        local = sides.local
        result = pages.update_from_source(
            actor=self.actor,
            manuscript=chapter.manuscript,
            page_id=page.id,
            base=pages.Content(local.title, local.importance, local.document),
            source=pages.Content(decided.title, decided.importance, decided.document),
            kind=RevisionKind.LIBRARY,
            now=self.now,
        )
        self._cover(result.page, decided, sides)
        self.undo["pages"].append(
            {
                "noted": str(noted.id),
                "page": str(page.id),
                "before": before,
                "after": result.page.revision,
                "origin_fingerprint": noted.origin_fingerprint,
                "obligations": [str(one) for one in page.obligations],
                "official": page.official,
            }
        )
        noted.origin_fingerprint, noted.values = frozen["fingerprint"], values_of(decided.document)
        noted.save(update_fields=["origin_fingerprint", "values", "updated_at"])

    def _cover(self, page: Page, decided: DecidedPage, sides: Sides) -> None:
        """What it covers, and where its words come from once they are the library's."""
        named: dict[str, Any] = {"manuscript": page.manuscript, "page_id": page.id}
        if sorted(map(str, page.obligations)) != sorted(decided.obligations):
            covered = [UUID(one) for one in decided.obligations]
            pages.set_page_obligations(**named, obligations=covered)
        source = sides.source
        same = (page.title, page.document) == (source.title, source.document)
        if same and page.official != source.official:
            pages.set_page_official(**named, official=source.official)

    def _settle(self) -> None:
        """Pages that say it already, and those that wait outside the booklet with a text that nobody touched."""
        for noted, frozen in [*self.plan.agree, *self.plan.later]:
            noted.origin_fingerprint = frozen["fingerprint"]
            noted.save(update_fields=["origin_fingerprint", "updated_at"])
        rewritings = [
            pages.Rewriting(pages=[noted.page], copy=copy_of(frozen))
            for noted, frozen in self.plan.later
        ]
        if rewritings:
            pages.rewrite_pages(
                actor=self.actor,
                company_id=self.chapter.company_id,
                rewritings=rewritings,
                now=self.now,
            )

    def _change_set(self) -> None:
        removed, kept = self._removed()
        added = self._added()
        moved = {unit.page for unit in self._of_kind("moved") if self._taken(unit)}
        self.undo["removed"] = [str(one.page_id) for one in removed]
        self.undo["added"] = [str(one.page_id) for one in added]
        self.undo["kept"] = kept
        if not added and not moved:
            return
        standing = [one for one in self.plan.standing.standing if one not in removed]
        by_key = {str(one.origin_page_id or one.page_id): one for one in standing}
        current = list(by_key)
        by_key |= {str(one.origin_page_id): one for one in added}
        wanted = moved | {str(one.origin_page_id) for one in added}
        order = final_order(current, list(self.release.pages), wanted)
        places = {place: [by_key[key].page_id] for place, key in enumerate(order)}
        pages.place_pages(company_id=self.chapter.company_id, places=places)

    def _removed(self) -> tuple[list[BookletPage], Mapping[str, Any]]:
        """Pages that left the library leave, or are the booklet's own from now on."""
        there = {str(one.origin_page_id): one for one in self.plan.standing.standing}
        units = self._of_kind("removed")
        gone = [there[unit.page] for unit in units if self._taken(unit)]
        if gone and len(gone) == len(there) and not any(map(self._taken, self._of_kind("added"))):
            raise pages.LastPage
        ids = [one.page_id for one in gone]
        pages.put_away_pages(company_id=self.chapter.company_id, page_ids=ids, now=self.now)
        kept = {}
        for one in (there[unit.page] for unit in units if not self._taken(unit)):
            kept[str(one.id)] = [str(one.origin_page_id), one.origin_fingerprint]
            one.origin_page_id, one.origin_fingerprint = None, ""
            one.save(update_fields=["origin_page_id", "origin_fingerprint", "updated_at"])
        return gone, kept

    def _added(self) -> list[BookletPage]:
        names = [unit.page for unit in self._of_kind("added") if self._taken(unit)]
        if not names:
            return []
        if self.chapter.booklet.pages_count + len(names) > MOST_PAGES:
            raise pages.TooManyPages
        frozen = [self.release.pages[name] for name in names]
        written = pages.insert_copies(
            actor=self.actor,
            company_id=self.chapter.company_id,
            copies=[(self.chapter.manuscript, copy_of(one, MOST_PAGES)) for one in frozen],
            now=self.now,
        )
        return BookletPage.objects.bulk_create(
            BookletPage(
                company_id=self.chapter.company_id,
                page=page,
                chapter=self.chapter,
                origin_page_id=one["id"],
                origin_fingerprint=one["fingerprint"],
                values=values_of(page.document),
            )
            for one, page in zip(frozen, written, strict=True)
        )

    def _move_origin(self) -> None:
        """What was left out counts as taken over and taken out: it is not proposed again."""
        chapter, known = self.chapter, set(self.plan.standing.taken)
        known |= {unit.page for unit in self._of_kind("added")}
        titled = chapter.title == chapter.origin_title
        told = origin_of(self.release, chapter.booklet.reference_locale, titled=titled)
        for name, value in told.items():
            setattr(chapter, name, value)
        chapter.origin_pages = [UUID(name) for name in self.release.pages if name in known]
        chapter.save(update_fields=[*ORIGIN, "origin_pages", "updated_at"])
