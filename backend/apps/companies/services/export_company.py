import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from tempfile import SpooledTemporaryFile
from typing import IO
from uuid import UUID
from zipfile import ZipFile, ZipInfo

from apps.accounts.models import UserStatus
from apps.companies import policies, selectors
from apps.companies.models import Membership, Site
from apps.companies.questions import Sheet, SheetsOfCompany
from apps.companies.services._card import written_on
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor, require_own_hands
from shared.exports import csv_file
from shared.language import text
from shared.questions import ask

MOST_LINES = 50_000
IN_MEMORY = 1024 * 1024


def export_company(*, actor: Actor, company_id: UUID, now: datetime) -> IO[bytes]:
    """A ZIP with the card, the sites, the members and whatever else is kept, in the actor's language."""
    require_own_hands(actor)
    company = selectors.get_managed_company(actor=actor, company_id=company_id)
    if not policies.company_abilities(actor, company)["export"]:
        raise errors.NotFound
    inside = replace(actor, company_id=company.id)
    file = SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115 - whoever sends it closes it
    with ZipFile(file, "w") as folder:
        card = {"name": company.name, "status": company.status, **written_on(company)}
        _add(folder, "card.json", json.dumps(card, ensure_ascii=False, indent=2).encode(), now)
        for sheet in _sheets(inside, company.id):
            _add(folder, sheet.file_name, _csv(sheet, actor.language), now)
    file.seek(0)
    journal.record(
        actor=inside,
        action="companies.company_exported",
        target=company,
        label=company.name,
        now=now,
    )
    return file


def _add(folder: ZipFile, name: str, content: bytes, now: datetime) -> None:
    folder.writestr(ZipInfo(name, now.timetuple()[:6]), content)


def _sheets(inside: Actor, company_id: UUID) -> list[Sheet]:
    """Ours, then those of the slices that keep something of the company."""
    members = ("first_name", "last_name", "email", "role", "status", "ends_on")
    return [
        _sheet("sites.csv", ("name", "city"), _sites(inside), inside.language),
        _sheet("members.csv", members, _members(inside), inside.language),
        *ask(SheetsOfCompany, company_id=company_id, language=inside.language),
    ]


def _sheet(
    file_name: str, columns: Sequence[str], rows: Iterable[Sequence[str]], language: str
) -> Sheet:
    header = [text(f"companies.columns.{name}", language) for name in columns]
    return Sheet(file_name=file_name, header=header, rows=rows)


def _csv(sheet: Sheet, language: str) -> bytes:
    file = csv_file(header=sheet.header, rows=sheet.rows, language=language, most=MOST_LINES)
    with file.content as content:
        return content.read()


def _sites(inside: Actor) -> Iterable[Sequence[str]]:
    return Site.objects.visible_to(inside).order_by("name", "id").values_list("name", "city")


def _members(inside: Actor) -> Iterable[Sequence[str]]:
    for member in Membership.objects.visible_to(inside).select_related("user").order_by("id"):
        user = member.user
        yield [
            user.first_name,
            user.last_name,
            user.email,
            text(f"companies.roles.{member.role}", inside.language),
            text(f"companies.user_statuses.{_status(member)}", inside.language),
            member.ends_on.isoformat() if member.ends_on else "",
        ]


def _status(member: Membership) -> str:
    return UserStatus.SUSPENDED.value if member.is_suspended else str(member.user.status)
