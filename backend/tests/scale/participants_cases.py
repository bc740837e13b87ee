"""What is called of the participants and of the register of a booklet: every filter in every order, first and deep pages."""

from datetime import timedelta
from uuid import UUID

from django.utils import timezone

from apps.participation.models import Participation, ParticipationState
from apps.participation.selectors.participants import ORDERS, Sort
from apps.people.models import Person
from apps.people.selectors.people import BY_NAME
from apps.register.models import Receipt
from apps.register.selectors import RegisterFilter
from shared.pagination import _encode
from tests.scale.participants import (
    CHANNELS,
    FIRST_LAST,
    LANGUAGES,
    REFERENCE,
    STRENGTHS,
    VERSIONS,
    CompanyOfBooklet,
)

Addresses = dict[str, str]

NOBODY = UUID(int=0)
MIDDLE = "Lefebvre"
SEARCHES = {
    "a common last name": "martin",
    "a first name": "Léa",
    "a first and a common last name": "Léa Martin",
    "the beginning of a last name": "roumar",
    "one person": FIRST_LAST,
    "one reference": REFERENCE,
    "nobody": "xylophone",
}


def participants_cases(one: CompanyOfBooklet) -> Addresses:
    """The list, the figures above it, and saved views."""
    base = f"/api/booklets/{one.booklet_id}/participants"
    filters = {
        "everybody": "",
        **{state: f"&state={state}" for state in ParticipationState.values},
        "late": "&late=true",
        "of a site": f"&site={one.sites[0]}",
        **{f"in {language}": f"&language={language}" for language in LANGUAGES},
        "without e-mail": "&without_email=true",
        "unfit": "&unfit=true",
        "a saved view (to_reread, late)": "&state=to_reread&late=true",
        **_searched(),
    }
    cases = {"saved views": f"/api/booklets/{one.booklet_id}/segments"}
    for what, narrowed in filters.items():
        for sort in ORDERS:
            first = f"{base}?sort={sort}{narrowed}"
            cases[f"{what}, by {sort}"] = first
            cases[f"{what}, by {sort}, deep"] = f"{first}&cursor={_deep(sort)}"
    return cases


def register_cases(one: CompanyOfBooklet) -> Addresses:
    base = f"/api/booklets/{one.booklet_id}/register"
    day = timezone.localdate() - timedelta(days=365)
    filters = {
        "all": "",
        **{f"version {version}": f"&version={version}" for version in VERSIONS},
        **{f"in {language}": f"&locale={language}" for language in LANGUAGES},
        **{f"by {channel}": f"&channel={channel}" for channel in CHANNELS},
        **{strength: f"&strength={strength}" for strength in sorted(set(STRENGTHS.values()))},
        "cancelled": "&cancelled=true",
        "not cancelled": "&cancelled=false",
        "since a day": f"&from={day}",
        "until a day": f"&to={day}",
        "within ten days": f"&from={day}&to={day + timedelta(days=9)}",
        **_searched(),
        "one number": f"&search={one.number}",
    }
    cases = {"its state": f"{base}/state"}
    for what, narrowed in filters.items():
        for order in ("newest", "name"):
            first = f"{base}?order={order}{narrowed}"
            by = RegisterFilter(by_name=order == "name").order
            middle = Receipt(
                id=NOBODY, name=MIDDLE, received_at=timezone.now() - timedelta(days=361)
            )
            cases[f"{what}, by {order}"] = first
            cases[f"{what}, by {order}, deep"] = f"{first}&cursor={_encode(by, middle)}"
    return cases


def people_cases(one: CompanyOfBooklet) -> Addresses:
    filters = {
        "everybody": "",
        "of a site": f"&site={one.sites[0]}",
        "of a job": "&job=Cuisinier",
        "of a contract": "&contract=seasonal",
        "in en-GB": "&language=en-GB",
        "without e-mail": "&without_email=true",
        "who left": "&presence=left",
        "whoever was there": "&presence=all",
        **_searched(),
    }
    cursor = _encode(BY_NAME, Person(id=NOBODY, last_name=MIDDLE, first_name="Léa"))
    cases = {}
    for what, narrowed in filters.items():
        cases[what] = f"/api/people?limit=50{narrowed}"
        cases[f"{what}, deep"] = f"{cases[what]}&cursor={cursor}"
    return cases


def _searched() -> Addresses:
    return {what: f"&search={search}" for what, search in SEARCHES.items()}


def _deep(sort: Sort) -> str:
    """The cursor behind somebody in the middle of the list, whoever they are."""
    middle = Participation(
        id=NOBODY,
        name=MIDDLE,
        due_on=timezone.localdate() - timedelta(days=10),
        acknowledged_at=timezone.now() - timedelta(days=97),
    )
    return _encode(ORDERS[sort], middle)
