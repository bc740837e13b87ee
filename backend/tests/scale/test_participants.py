"""The participants and the register of a booklet cost at a million rows what they cost at ten thousand."""

import os
from collections.abc import Iterator

import pytest
from django.test import Client

from apps.accounts.factories import browser_of
from apps.accounts.models import User
from apps.booklets.factories import BookletFactory
from apps.booklets.models import BookletStatus
from apps.companies.factories import CompanyFactory, MembershipFactory, SiteFactory
from apps.participation.factories import SegmentFactory
from apps.register.proof import new_number
from shared.actor import Role
from shared.cache import forget_all
from shared.tenancy import act_as_platform
from tests.figures import FOLDER, KEPT, Figures
from tests.scale.database import Population, copied_database
from tests.scale.participants import CompanyOfBooklet, fill_participants
from tests.scale.participants_cases import participants_cases, people_cases, register_cases
from tests.scale.timing import Calls, Compared, compare, compare_blocks, p95, timed

FEW, SOME, MANY = 10_000, 100_000, int(os.environ.get("ROWS", "1000000"))
COUNTS = sorted({FEW, min(SOME, MANY), MANY})
LISTS = {"participants": participants_cases, "register": register_cases, "people": people_cases}
ASKED = os.environ.get("LISTS", " ".join(LISTS)).split()
NAMED = os.environ.get("CASES", "")  # only calls that are named so, of which no figure is kept
OTHERS = 200  # companies
SITES = 12
ROUNDS, CALLS, WARM = int(os.environ.get("ROUNDS", "5")), 10, 1  # no rounds: blocks alone
MOST = 1.2
MORE = 2  # times as many blocks are no noise

Populations = dict[int, tuple[CompanyOfBooklet, Client]]


@pytest.fixture
def populations(transactional_db: None) -> Iterator[Populations]:
    """Three companies in the same database, each with one booklet and an administrator."""
    with act_as_platform():
        worlds = [make_world(count) for count in COUNTS]
    with copied_database("participants") as name:
        fill_participants(name, populations=[one for one, _ in worlds], others=OTHERS)
        with Population(name, MANY).in_use():
            yield {one.count: (one, browser_of(admin)) for one, admin in worlds}


def make_world(count: int) -> tuple[CompanyOfBooklet, User]:
    company = CompanyFactory.create()
    admin = MembershipFactory.create(company=company, role=Role.COMPANY_ADMIN).user
    booklet = BookletFactory.create(company_id=company.id, plan={}, status=BookletStatus.PUBLISHED)
    SegmentFactory.create_batch(5, booklet=booklet, filters={"state": "to_reread", "late": True})
    sites = [site.id for site in SiteFactory.create_batch(SITES, company=company)]
    return CompanyOfBooklet(company.id, booklet.id, count, sites, new_number()), admin


@pytest.mark.timeout(7200)
def test_a_million_are_listed_like_ten_thousand(populations: Populations):
    figures = Figures("make perf-participants", folder=FOLDER if NAMED else KEPT)
    if "participants" in ASKED and not NAMED:
        _note_counts(populations, figures)
    compared = {}
    for what in ASKED:
        calls = {
            count: Calls(client, _named(LISTS[what](one)))
            for count, (one, client) in populations.items()
        }
        _note_blocks(figures, what, compare_blocks(calls))
        if not ROUNDS:
            continue
        compared[what] = compare(calls, rounds=ROUNDS, calls=CALLS, warm=WARM)
        _note(figures, what, compared[what])
    assert [what for what, one in compared.items() if not one.as_many_queries] == []
    assert {what: one.over(MOST) for what, one in compared.items()} == {
        what: {} for what in compared
    }


def _named(addresses: dict[str, str]) -> dict[str, str]:
    return {case: address for case, address in addresses.items() if NAMED in case}


def _note_blocks(figures: Figures, what: str, found: dict[str, list[int]]) -> None:
    more = {case: each[-1] / each[0] for case, each in found.items() if each[-1] > MORE * each[0]}
    named = sorted(more, key=lambda case: -more[case])
    figures.note(
        "People E",
        f"blocks of the database behind a page of {what} at {MANY}, beside {FEW}: {len(found)} calls",
        "; ".join(f"{more[case]:.1f} times ({case})" for case in named) or "as many",
        goal=f"≤ {MORE} times",
        met=not more,
    )


def _note(figures: Figures, what: str, compared: Compared) -> None:
    told = []
    for many, slower in compared.slower.items():
        worst = max(slower, key=lambda case: slower[case])
        over = sum(one > MOST for one in slower.values())
        told.append(f"at {many} {slower[worst]:.2f} at worst ({worst}), {over} calls above {MOST}")
    calls = len(compared.queries[FEW])
    figures.note(
        "People E",
        f"p95 (median of {ROUNDS} rounds) of a page of {what} ÷ at {FEW}: {calls} calls, every filter in every order,"
        " searches, first and deep pages",
        f"{'; '.join(told)}; {'as many' if compared.as_many_queries else 'another number of'} queries",
        goal=f"≤ {MOST}, as many queries",
        met=not compared.over(MOST) and compared.as_many_queries,
    )


def _note_counts(populations: Populations, figures: Figures) -> None:
    """What stands above the list, when nobody asked for it in the last five seconds."""
    lasted: dict[int, list[float]] = {}
    for count, (one, client) in populations.items():
        address = f"/api/booklets/{one.booklet_id}/participants/summary"
        lasted[count] = []
        for _ in range(CALLS):
            forget_all()
            took, told = timed(client, address)
            assert told["all"] == count
            lasted[count].append(took)
    told = [f"{1000 * p95(lasted[count]):.0f} ms" for count in populations]
    figures.note(
        "People E",
        f"p95 of the exact figures above the participants at {', '.join(map(str, COUNTS))}, made once in five seconds",
        ", ".join(told),
        goal="≤ 1 s",
        met=p95(lasted[MANY]) <= 1,
    )
