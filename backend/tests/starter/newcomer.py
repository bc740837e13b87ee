"""A company that has filled nothing, and what it does until its first booklet is online."""

import json
from dataclasses import dataclass, replace
from typing import Any

from django.test import Client
from django.utils import timezone

from apps.accounts.factories import browser_of
from apps.companies.factories import MembershipFactory
from apps.library.content import StarterLibrary, WrittenChapter, WrittenObligation, starter_library
from apps.library.models import Sector
from apps.library.starter import load_starter_library
from apps.publishing.models import Edition
from apps.publishing.tests.building import body_of, make

Told = dict[str, Any]

ANSWER = "Ana Ruiz, poste 12"  # to whatever is asked


@dataclass(frozen=True)
class Newcomer:
    """Somebody who administers a company of whom nothing is known, with a booklet of a sector."""

    client: Client
    booklet: str

    def read(self, what: str) -> Told:
        return _answered(self.client.get(f"/api/booklets/{self.booklet}/{what}"))

    def fill_what_is_asked(self) -> set[str]:
        """Whatever keeps the booklet from being published, and nothing else."""
        points = [one for one in self.read("checks")["points"] if one["severity"] == "blocking"]
        assert {one["code"] for one in points} <= {"value_missing"}, points
        keys = {one["params"]["key"] for one in points}
        values = [{"key": key, "value": ANSWER} for key in sorted(keys)]
        if values:
            _answered(_send(self.client.put, "/api/values", {"values": values}))
        return keys

    def publish(self) -> Edition:
        path = f"/api/booklets/{self.booklet}/publications"
        published = _answered(_send(self.client.post, path, {"note": "Première version"}))
        make()
        return Edition.objects.get(publication_id=published["id"])


def begin(sector: str, kind: str) -> Newcomer:
    """As the steps of the creation do, with all that they offer."""
    load_starter_library(_read_by(sector, kind), now=timezone.now())
    client = browser_of(MembershipFactory.create().user)
    made = _answered(
        _send(client.post, "/api/booklets", {"name": "Livret d’accueil", "kind": kind})
    )
    path = f"/api/booklets/{made['id']}"
    chosen = {"sector": str(Sector.objects.get(code=sector).id), "size": "complete"}
    _answered(_send(client.patch, path, chosen))
    _answered(_send(client.post, f"{path}/finish", {}))
    return Newcomer(client, made["id"])


def files_of(edition: Edition) -> dict[str, str]:
    """Everything that readers may be given of it, by its path."""
    return {path: body_of(one["key"]).decode() for path, one in edition.files.items()}


def concerns(written: WrittenChapter | WrittenObligation, sector: str, kind: str) -> bool:
    return kind in written.kinds and (sector in written.sectors or not written.sectors)


def _read_by(sector: str, kind: str) -> StarterLibrary:
    """The library without the chapters and the obligations that are for others."""
    library = starter_library()
    chapters = tuple(one for one in library.chapters if concerns(one, sector, kind))
    said = {code for chapter in chapters for code in chapter.obligations}
    asked = tuple(
        one for one in library.obligations if one.code in said or concerns(one, sector, kind)
    )
    return replace(library, chapters=chapters, obligations=asked)


def _send(call: Any, path: str, body: Told) -> Any:
    return call(path, json.dumps(body), content_type="application/json")


def _answered(answer: Any) -> Told:
    assert answer.status_code < 300, answer.content
    told: Told = answer.json()
    return told
