"""The home as the API tells it."""

from collections.abc import Iterable
from datetime import date, datetime
from typing import Any
from uuid import UUID

from apps.booklets import policies as booklet_policies
from apps.booklets.models import Booklet
from apps.booklets.schemas.describe import describe_booklets
from apps.home import selectors
from apps.home.schemas.home import Part, Told
from apps.home.selectors import MOST_NAMED
from shared.actor import Actor
from shared.language import DEFAULT_LANGUAGE

Described = dict[UUID, dict[str, Any]]


def describe_home(*, actor: Actor, part: Part | None, today: date, now: datetime) -> Told:
    """The parts that are asked for; booklets of all of them are described at the cost of one."""

    def wants(one: Part) -> bool:
        return part in (None, one)

    works = booklet_policies.may_open_booklets(actor)
    lines = selectors.todo_of(actor=actor) if works and wants("todo") else None
    resume = selectors.booklets_to_resume(actor=actor) if works and wants("resume") else None
    reading = selectors.booklets_being_read(actor=actor) if works and wants("reading") else None
    named = (one.booklet for line in lines or () for one in line.concerns[:MOST_NAMED])
    shown = [*(resume or ()), *(reading or ()), *(one for one in named if one)]
    described = _described(actor, shown, now)
    told: Told = {}
    if lines is not None:
        coming = None if lines else selectors.next_day(actor=actor, today=today)
        told["todo"] = {
            "lines": [_line(line, described, actor.language) for line in lines],
            "next": coming,
        }
    if resume is not None:
        told["resume"] = [described[one.id] for one in resume]
    if reading is not None:
        told["reading"] = [_reading(one, described) for one in reading]
    if works and part == "figures":
        told["figures"] = selectors.reading_figures(actor=actor, today=today)
    if wants("first_steps"):
        told["first_steps"] = _steps(selectors.first_steps(actor=actor))
    if wants("platform"):
        told["platform"] = _platform(selectors.platform_home(actor=actor, now=now))
    return told


def _described(actor: Actor, booklets: Iterable[Booklet], now: datetime) -> Described:
    once = {one.id: one for one in booklets}
    if not once:
        return {}
    lines = describe_booklets(actor=actor, booklets=once.values(), now=now)
    return {line["id"]: line for line in lines}


def _line(line: selectors.TodoLine, described: Described, language: str) -> Told:
    booklets = [one for one in line.concerns if one.booklet_id]
    return {
        "kind": line.kind,
        "rank": line.rank,
        "count": line.count,
        "booklets": len(booklets),
        "due_on": line.due_on,
        "is_new": line.is_new,
        "params": _params(line.params, language),
        "items": [
            {"booklet": described[one.booklet_id], "count": one.count, "due_on": one.due_on}
            for one in booklets[:MOST_NAMED]
            if one.booklet_id
        ],
    }


def _params(params: Told, language: str) -> Told:
    label = params.get("label")
    if isinstance(label, dict):  # by locale
        label = label.get(language) or label[DEFAULT_LANGUAGE]
    return {**params, "label": label}


def _reading(booklet: Booklet, described: Described) -> Told:
    counts = vars(booklet)  # annotated
    return {
        "booklet": described[booklet.id],
        "acknowledged": counts["acknowledged"],
        "awaited": counts["awaited"],
    }


def _steps(found: selectors.FirstSteps | None) -> Told | None:
    if found is None:
        return None
    steps = [{"step": step, "done": done} for step, done in found.done.items()]
    return {"steps": steps, "booklet": found.booklet}


def _platform(found: selectors.PlatformHome | None) -> Told | None:
    if found is None:
        return None
    near = None
    if found.near_quota is not None:
        near = [
            {
                "company": one.company_id,
                "company_name": one.company.name,
                "kind": one.kind,
                "percent": one.count,
            }
            for one in found.near_quota
        ]
    return {
        "near_quota": near,
        "failed_jobs": found.failed_jobs,
        "obligations_to_check": found.obligations_to_check,
        "obligations_in_doubt": found.obligations_in_doubt,
    }
