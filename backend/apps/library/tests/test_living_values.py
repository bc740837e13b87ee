"""What texts may insert: names, numbers, hours and places that a company stores once."""

from uuid import uuid4

import pytest

from apps.accounts.factories import browser_of
from apps.companies.factories import MembershipFactory
from apps.library import selectors
from apps.library.tests.acting import library_editor, member, writer
from shared import errors
from shared.actor import Role

pytestmark = pytest.mark.django_db


def test_they_are_told_with_their_names_by_language():
    client = browser_of(MembershipFactory.create(role=Role.WRITER).user)

    told = client.get("/api/library/values").json()["items"]

    assert len(told) == len({value["key"] for value in told}) > 50
    assert {
        "key": "disability_contact",
        "label": {"fr-FR": "référent handicap", "en-GB": "disability contact"},
        "kind": "person",
    }.items() <= next(value for value in told if value["key"] == "disability_contact").items()


def test_they_cost_no_query(django_assert_num_queries):
    with django_assert_num_queries(0):
        for actor in (library_editor(), writer(uuid4())):
            assert selectors.list_living_values(actor=actor)


def test_who_makes_no_booklets_needs_none():
    with pytest.raises(errors.Forbidden):
        selectors.list_living_values(actor=member(uuid4(), Role.AUDITOR))
