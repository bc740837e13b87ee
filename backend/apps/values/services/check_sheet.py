import re
from base64 import b64decode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from typing import Literal
from uuid import UUID

from apps.values import policies, selectors
from apps.values.selectors import SaidValue
from apps.values.services._rows import require_site
from shared import errors, sheets
from shared.actor import Actor
from shared.exports import told_by
from shared.folding import fold
from shared.limits import Limit

LARGEST = 500_000  # bytes; one line for each information is some thousands
SECONDS = 15.0
CHECKS = Limit(name="sheets of a person", times=40, within=timedelta(minutes=10))
LONGEST = 500
UNREADABLE = re.compile(r"[\x00-\x1f\x7f]")

SheetAction = Literal["changed", "same", "blank", "unknown", "invalid"]
# What the titles of columns may be, folded; the first column that fits is taken.
TITLES = {
    "key": ("repere", "cle", "key"),
    "label": ("information", "libelle", "nom", "practical detail", "label", "name"),
    "value": ("valeur", "nouvelle valeur", "value", "new value"),
}


class SheetNotTaken(errors.Invalid):
    """`fields` says of the file why."""

    code = "sheet_not_taken"


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetLine:
    """A line of a file and what it would do; `name` is what the line calls it, `problem` a text's key."""

    number: int
    action: SheetAction
    name: str
    key: str = ""
    before: str = ""
    after: str = ""
    problem: str = ""


def check_sheet(
    *, actor: Actor, site_id: UUID | None, content: str, today: date, now: datetime
) -> list[SheetLine]:
    """What each line of a file (in base64) would change; nothing is written, an empty cell says nothing."""
    policies.company_kept_by(actor)
    require_site(actor, site_id)
    CHECKS.take(str(actor.user_id), now=now)
    table = _table(content)
    places = _places(table.titles)
    said = selectors.said_values(actor=actor, site_id=site_id, today=today)
    names = _by_name(said)
    met: set[str] = set()
    lines = []
    for number, cells in table.lines:
        told = {column: cells[place] for column, place in places.items()}
        lines.append(_judged(number, told, said=said, names=names, met=met))
    return lines


def _table(content: str) -> sheets.Table:
    try:
        given = b64decode(content, validate=True)
    except ValueError as error:
        raise SheetNotTaken({"content": sheets.UNREADABLE}) from error
    if len(given) > LARGEST:
        raise SheetNotTaken({"content": "sheet_too_large"})
    try:
        return sheets.read_table(given, wall_seconds=SECONDS)
    except sheets.Refused as refused:
        too_much = refused.code in (sheets.TOO_LARGE, sheets.TOO_MANY_LINES)
        code = "sheet_too_large" if too_much else refused.code
        raise SheetNotTaken({"content": code}) from refused


def _places(titles: Sequence[str]) -> dict[str, int]:
    """Where the columns are; a value needs one, and something that says whose it is."""
    found: dict[str, int] = {}
    for place, title in enumerate(titles):
        words = " ".join(re.findall(r"[a-z0-9]+", fold(title)))
        for column, meant in TITLES.items():
            if column not in found and any(f"{words} ".startswith(f"{one} ") for one in meant):
                found[column] = place
                break
    if "value" not in found or not {"key", "label"} & set(found):
        raise SheetNotTaken({"content": "sheet_columns"})
    return found


def _by_name(said: Mapping[str, SaidValue]) -> dict[str, str]:
    """Keys by what people call them; a name of two informations means neither."""
    keys: dict[str, set[str]] = {}
    for key, one in said.items():
        for label in one.known.label.values():
            keys.setdefault(fold(label), set()).add(key)
    return {name: next(iter(meant)) for name, meant in keys.items() if len(meant) == 1}


def _judged(
    number: int,
    told: Mapping[str, str],
    *,
    said: Mapping[str, SaidValue],
    names: Mapping[str, str],
    met: set[str],
) -> SheetLine:
    key, label = told_by(told.get("key", "")), told_by(told.get("label", ""))
    written = " ".join(told_by(told["value"]).split())
    if not key:
        key = names.get(fold(label), "")
    if key not in said:
        return SheetLine(
            number=number, action="unknown", name=label or key, after=written[:LONGEST]
        )
    line = SheetLine(
        number=number,
        action="changed",
        name=label or said[key].known.name,
        key=key,
        before=said[key].text,
        after=written[:LONGEST],
    )
    if not written:
        return replace(line, action="blank")
    if key in met:
        return replace(line, action="invalid", problem="sheet_twice")
    met.add(key)
    if len(written) > LONGEST or UNREADABLE.search(written):
        return replace(line, action="invalid", problem="import_text")
    return replace(line, action="same") if written == line.before else line
