"""The routes of one page, made once for every slice that holds pages."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Any, Generic, TypeVar
from uuid import UUID

from django.utils import timezone
from ninja import Query, Router, Schema, Status
from ninja.params.models import Path

from apps.pages import selectors, services
from apps.pages.models import Manuscript, Page, PageRevision
from apps.pages.schemas import describe
from apps.pages.schemas.pages import (
    CompareQuery,
    ComparisonOut,
    CoveredIn,
    Neighbours,
    PageIn,
    PageOut,
    PresenceIn,
    RestoreIn,
    RevisionOut,
    Revisions,
    SavedPage,
)
from shared.actor import Actor
from shared.http.request import Request

Holder = TypeVar("Holder")
Line = dict[str, Any]
Save = Callable[..., services.SaveResult]
Change = Callable[..., Any]


@dataclass(frozen=True, kw_only=True)
class PageRoutes(Generic[Holder]):
    """What can be done with a page of a chapter, or of a booklet: its holder.

    The slice of the holder says how it is found, who may write it and what a line of its outline is. It names each
    operation, and gives the use case that writes: called with the actor, the ids of holder and page, and the clock.
    """

    router: Router
    holder: str  # "chapter": its id is `chapter_id`, its path begins with `/chapters/{chapter_id}`
    get_holder: Callable[[Actor, UUID], Holder]
    manuscript_of: Callable[[Holder, UUID], Manuscript]
    may_write: Callable[[Actor, Holder], bool]
    line: type[Schema]
    describe_line: Callable[[Any], Line]

    def add_get(self, name: str, doc: str) -> None:
        def view(request: Request, holder_id: Annotated[UUID, self._id()], page_id: UUID) -> Line:
            now = timezone.now()
            holder = self.get_holder(request.actor, holder_id)
            manuscript = self.manuscript_of(holder, page_id)
            if self.may_write(request.actor, holder):
                page = services.open_page(manuscript=manuscript, page_id=page_id, now=now)
            else:
                page = selectors.get_page(manuscript=manuscript, page_id=page_id)
            return describe.describe_page(actor=request.actor, page=page, now=now)

        self._add("GET", "", view, PageOut, name=name, doc=doc)

    def add_save(self, name: str, doc: str, save: Save) -> None:
        def view(
            request: Request, holder_id: Annotated[UUID, self._id()], page_id: UUID, body: PageIn
        ) -> Line:
            result = save(
                **self._asked(request, holder_id, page_id),
                base_revision=body.base_revision,
                title=body.title,
                importance=body.importance,
                document=body.document,
            )
            return describe.describe_save_result(result)

        self._add("PUT", "", view, SavedPage, name=name, doc=doc)

    def add_duplicate(self, name: str, doc: str, duplicate: Change) -> None:
        def view(
            request: Request, holder_id: Annotated[UUID, self._id()], page_id: UUID
        ) -> Status[Line]:
            copy = duplicate(**self._asked(request, holder_id, page_id))
            return Status(201, self.describe_line(copy))

        self._add("POST", "/duplicate", view, {201: self.line}, name=name, doc=doc)

    def add_remove(self, name: str, doc: str, remove: Change) -> None:
        def view(
            request: Request, holder_id: Annotated[UUID, self._id()], page_id: UUID
        ) -> Status[None]:
            remove(**self._asked(request, holder_id, page_id))
            return Status(204, None)

        self._add("DELETE", "", view, {204: None}, name=name, doc=doc)

    def add_bring_back(self, name: str, doc: str, bring_back: Change) -> None:
        def view(request: Request, holder_id: Annotated[UUID, self._id()], page_id: UUID) -> Line:
            return self.describe_line(bring_back(**self._asked(request, holder_id, page_id)))

        self._add("POST", "/restore", view, self.line, name=name, doc=doc)

    def add_cover(self, name: str, doc: str, cover: Change) -> None:
        def view(
            request: Request, holder_id: Annotated[UUID, self._id()], page_id: UUID, body: CoveredIn
        ) -> Line:
            asked = self._asked(request, holder_id, page_id)
            return self.describe_line(cover(**asked, obligations=body.obligations))

        self._add("PUT", "/obligations", view, self.line, name=name, doc=doc)

    def add_presence(self, name: str, doc: str) -> None:
        def view(
            request: Request,
            holder_id: Annotated[UUID, self._id()],
            page_id: UUID,
            body: PresenceIn,
        ) -> Line:
            people = services.mark_presence(
                actor=request.actor,
                page=self._page(request, holder_id, page_id),
                block_id=body.block_id or "",
                now=timezone.now(),
            )
            return describe.describe_neighbours(people)

        self._add("POST", "/presence", view, Neighbours, name=name, doc=doc)

    def add_revisions(self, name: str, doc: str) -> None:
        def view(request: Request, holder_id: Annotated[UUID, self._id()], page_id: UUID) -> Line:
            page = self._page(request, holder_id, page_id)
            return {"items": selectors.list_revisions(page=page)}

        self._add("GET", "/revisions", view, Revisions, name=name, doc=doc)

    def add_revision(self, name: str, doc: str) -> None:
        def view(
            request: Request, holder_id: Annotated[UUID, self._id()], page_id: UUID, number: int
        ) -> PageRevision:
            page = self._page(request, holder_id, page_id)
            return selectors.get_revision(page=page, number=number)

        self._add("GET", "/revisions/{number}", view, RevisionOut, name=name, doc=doc)

    def add_comparison(self, name: str, doc: str) -> None:
        def view(
            request: Request,
            holder_id: Annotated[UUID, self._id()],
            page_id: UUID,
            number: int,
            wanted: Query[CompareQuery],
        ) -> Line:
            page = self._page(request, holder_id, page_id)
            changes = selectors.compare_revisions(page=page, number=number, other=wanted.other)
            return {"items": changes}

        self._add("GET", "/revisions/{number}/compare", view, ComparisonOut, name=name, doc=doc)

    def add_restore(self, name: str, doc: str, restore: Save) -> None:
        def view(
            request: Request,
            holder_id: Annotated[UUID, self._id()],
            page_id: UUID,
            number: int,
            body: RestoreIn,
        ) -> Line:
            asked = self._asked(request, holder_id, page_id)
            result = restore(**asked, number=number, base_revision=body.base_revision)
            return describe.describe_save_result(result)

        self._add("POST", "/revisions/{number}/restore", view, SavedPage, name=name, doc=doc)

    def _add(
        self,
        method: str,
        path: str,
        view: Callable[..., Any],
        response: Any,
        *,
        name: str,
        doc: str,
    ) -> None:
        view.__name__, view.__doc__ = name, doc
        view.__module__ = self.get_holder.__module__  # the slice to which the operation belongs
        whole = f"/{self.holder}s/{{{self.holder}_id}}/pages/{{page_id}}{path}"
        self.router.add_api_operation(whole, [method], view, response=response)

    def _id(self) -> Any:
        return Path(..., alias=f"{self.holder}_id")

    def _asked(self, request: Request, holder_id: UUID, page_id: UUID) -> dict[str, Any]:
        now: datetime = timezone.now()
        ids = {f"{self.holder}_id": holder_id, "page_id": page_id}
        return {"actor": request.actor, **ids, "now": now}

    def _page(self, request: Request, holder_id: UUID, page_id: UUID) -> Page:
        holder = self.get_holder(request.actor, holder_id)
        manuscript = self.manuscript_of(holder, page_id)
        return selectors.get_page(manuscript=manuscript, page_id=page_id)
