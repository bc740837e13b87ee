"""What a reader of a former version is told."""

from typing import Any

import pytest
from django.utils import timezone

from apps.booklets.factories import BookletFactory
from apps.publishing.models import Edition, Publication
from apps.publishing.selectors import known_versions
from apps.publishing.selectors.known import PAGES_TOLD, VERSIONS_KNOWN

pytestmark = pytest.mark.django_db


def versions(*changes: dict[str, str], made: bool = True) -> list[Publication]:
    """1.0, 1.1, …: what each did, as {page: change}."""
    booklet = BookletFactory.create(plan={})
    published = []
    for minor, done in enumerate(changes):
        publication = Publication.objects.create(
            company_id=booklet.company_id,
            booklet=booklet,
            major=1,
            minor=minor,
            note="",
            effective_on=timezone.localdate(),
            changes=[{"page": page, "change": change} for page, change in done.items()],
            reference_locale="fr-FR",
            locales=["fr-FR"],
            sha256="0" * 64,
            at=timezone.now(),
        )
        Edition.objects.create(
            company_id=booklet.company_id,
            publication=publication,
            locale="fr-FR",
            bundle=f"{minor:016}{'a' * 48}" if made else "",
        )
        published.append(publication)
    return published


def pages(known: list[dict[str, Any]]) -> dict[int, list[str]]:
    return {int(one["folders"]["fr-FR"]): one["pages"] for one in known}


def test_whoever_is_several_versions_behind_is_told_of_all_of_them():
    _, _, newest = versions({"a": "added"}, {"b": "changed", "c": "removed"}, {"d": "added"})

    assert pages(known_versions(online=newest)) == {1: ["d"], 0: ["d", "b"]}


def test_a_page_that_changed_twice_is_told_once():
    _, _, newest = versions({}, {"b": "changed"}, {"b": "changed"})

    assert pages(known_versions(online=newest))[0] == ["b"]


def test_a_version_that_was_taken_back_left_its_pages_different():
    _, put_back, _ = versions({}, {"b": "changed"}, {"d": "changed"})

    assert pages(known_versions(online=put_back)) == {2: ["d"], 0: ["b"]}


def test_what_was_never_made_has_no_readers():
    *_, newest = versions({}, {"b": "changed"}, made=False)

    assert known_versions(online=newest) == []


def test_only_so_many_are_told():
    many = {str(page): "changed" for page in range(PAGES_TOLD + 2)}
    *_, newest = versions(*[{}] * VERSIONS_KNOWN, {}, many)

    known = known_versions(online=newest)

    assert len(known) == VERSIONS_KNOWN
    assert (len(known[0]["pages"]), known[0]["others"]) == (PAGES_TOLD, 2)
