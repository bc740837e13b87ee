from datetime import date
from io import BytesIO
from typing import Any
from uuid import UUID

from django.http import FileResponse
from django.utils import timezone
from ninja import Query, Router, Status

from apps.people import selectors, services
from apps.people.models import Person
from apps.people.schemas.people import (
    LastDay,
    PeoplePlaces,
    PeopleQuery,
    PersonIn,
    PersonOut,
    PersonPage,
    describe,
    describe_page,
)
from shared.http.limited import LIMITED
from shared.http.paging import PageQuery
from shared.http.request import Request

router = Router(tags=["people"])

JSON_FILE: dict[int, Any] = {
    200: {"description": "OK", "content": {"application/json": {"schema": {"type": "object"}}}},
    **LIMITED["responses"],
}


@router.get("/people", response=PersonPage)
def list_people(
    request: Request, wanted: Query[PeopleQuery], page: Query[PageQuery]
) -> dict[str, Any]:
    """The people of the company, or of the booklets that the caller looks after."""
    found = selectors.list_people(
        actor=request.actor,
        wanted=wanted.as_filter(),
        today=_today(request),
        cursor=page.cursor,
        limit=page.limit,
    )
    return describe_page(found, actor=request.actor)


@router.post("/people", response={201: PersonOut})
def add_person(request: Request, body: PersonIn) -> Status[dict[str, Any]]:
    """A new card."""
    person = services.add_person(actor=request.actor, told=body.told(), now=timezone.now())
    return Status(201, describe(person, actor=request.actor))


@router.get("/people/places", response=PeoplePlaces)
def get_people_places(request: Request) -> selectors.Places:
    """How many people the company keeps, and how many it may."""
    return selectors.places(actor=request.actor, now=timezone.now())


@router.get("/people/{person_id}", response=PersonOut)
def get_person(request: Request, person_id: UUID) -> dict[str, Any]:
    """The card of somebody whom the caller keeps."""
    return describe(_person(request, person_id), actor=request.actor)


@router.patch("/people/{person_id}", response=PersonOut)
def update_person(request: Request, person_id: UUID, body: PersonIn) -> dict[str, Any]:
    """Change parts of a card."""
    person = services.update_person(
        actor=request.actor,
        person=_person(request, person_id),
        told=body.told(),
        now=timezone.now(),
    )
    return describe(person, actor=request.actor)


@router.post("/people/{person_id}/departure", response=PersonOut)
def leave_company(request: Request, person_id: UUID, body: LastDay) -> dict[str, Any]:
    """Somebody leaves: today is their last day, unless another one is told."""
    person = services.leave(
        actor=request.actor,
        person=_person(request, person_id),
        last_day=body.last_day,
        now=timezone.now(),
    )
    return describe(person, actor=request.actor)


@router.post("/people/{person_id}/return", response=PersonOut)
def take_person_back(request: Request, person_id: UUID) -> dict[str, Any]:
    """Somebody is back, or stays after all."""
    person = services.take_back(
        actor=request.actor, person=_person(request, person_id), now=timezone.now()
    )
    return describe(person, actor=request.actor)


@router.delete("/people/{person_id}", response={204: None})
def erase_person(request: Request, person_id: UUID) -> Status[None]:
    """Erase somebody who asks for it; what they acknowledged stays as long as the law lets it be proved."""
    services.erase_person(
        actor=request.actor, person=_person(request, person_id), now=timezone.now()
    )
    return Status(204, None)


@router.get("/people/{person_id}/data", openapi_extra={"responses": JSON_FILE})
def export_person_data(request: Request, person_id: UUID) -> FileResponse:
    """What is kept about somebody who asks for it, as a file for them."""
    content = services.export_person(actor=request.actor, person_id=person_id, now=timezone.now())
    name = f"livretier-{_today(request):%Y-%m-%d}.json"
    return FileResponse(
        BytesIO(content), as_attachment=True, filename=name, content_type="application/json"
    )


def _person(request: Request, person_id: UUID) -> Person:
    return selectors.get_person(actor=request.actor, person_id=person_id)


def _today(request: Request) -> date:
    return timezone.now().astimezone(request.timezone).date()
