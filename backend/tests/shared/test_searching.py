"""Searching in a long list: few are looked up by an index, many are met along the list; the answer is the same."""

from itertools import product

import pytest
from django.db import ProgrammingError, transaction
from django.db.models import Q

from apps.companies.factories import SiteFactory
from apps.library.factories import some_company
from apps.people.factories import PersonFactory
from apps.people.models import Person
from shared import searching
from shared.pagination import paginate_parts
from shared.searching import holding_in_list, words_of
from shared.tenancy.scope import act_as_company

pytestmark = pytest.mark.django_db


def search(typed, company_id, *, of=None, name=""):
    found = holding_in_list(
        Person.objects.all(),
        words_of(typed),
        place=Q(company_id=of or company_id),
        company_id=of or company_id,
        within=of or company_id,
        name=name,
    )
    return sorted(one.first_name for part in found for one in part)


@pytest.fixture
def company_id():
    company_id = some_company()
    for first, last in (("Léa", "Martin"), ("Zoé", "Martinez"), ("Martin", "Roux")):
        PersonFactory.create(company_id=company_id, first_name=first, last_name=last)
    PersonFactory.create(company_id=some_company(), first_name="Awa", last_name="Martin")
    return company_id


@pytest.mark.parametrize(
    "listed", list(product(["", "last_name"], [searching.FEW, 2, 1, 0])), ids=str
)
@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("MARTIN", ["Léa", "Martin", "Zoé"]),
        ("martin léa", ["Léa"]),
        ("m_rtin", []),
        ("personne", []),
        ("", ["Léa", "Martin", "Zoé"]),
    ],
)
def test_finds_the_same_whether_few_or_many_are_expected(
    company_id, monkeypatch, listed, typed, found
):
    name, few = listed
    monkeypatch.setattr(searching, "FEW", few)
    with act_as_company(company_id):
        assert search(typed, company_id, name=name) == found


def test_passes_the_alphabet_before_a_name_that_many_bear(company_id, monkeypatch):
    monkeypatch.setattr(searching, "FEW", 1)
    asked = words_of("martin")
    where = [company_id, company_id, ["%martin%"], 1]
    with act_as_company(company_id):
        few, crowd = searching._few_or_crowd(Person, where, asked)
        assert crowd == "martin"
        assert [Person.objects.get(id=one).last_name for one in few or ()] == ["Roux"]


def test_lists_a_crowd_and_those_found_elsewhere_in_one_order(company_id, monkeypatch):
    monkeypatch.setattr(searching, "FEW", 3)  # Adam, Roux and Saint-Martin
    site = SiteFactory.create(company_id=company_id)
    for first, last in (("Léa", "Saint-Martin"), ("Martin", "Adam"), *[("Paul", "Martin")] * 4):
        PersonFactory.create(company_id=company_id, first_name=first, last_name=last, site=site)

    with act_as_company(company_id):
        parts = holding_in_list(
            Person.objects.exclude(site=None).select_related("site"),
            words_of("martin"),
            place=Q(company_id=company_id),
            company_id=company_id,
            within=company_id,
            name="last_name",
        )
        pages = list(pages_of(parts))

    assert len(parts) == 2
    assert pages == [["Adam", "Martin"], ["Martin", "Martin"], ["Martin", "Saint-Martin"]]


def pages_of(parts):
    cursor = ""
    while cursor is not None:
        by = ["last_name", "first_name", "id"]
        page = paginate_parts(parts, by=by, cursor=cursor, limit=2)
        yield [one.last_name for one in page.items if one.site.name]
        cursor = page.next


@pytest.mark.parametrize("name", ["", "last_name"])
def test_refuses_to_look_among_the_rows_of_another_company(company_id, name):
    other = some_company()
    with (
        act_as_company(company_id),
        pytest.raises(ProgrammingError, match="rows of another company"),
        transaction.atomic(),
    ):
        search("martin", company_id, of=other, name=name)
