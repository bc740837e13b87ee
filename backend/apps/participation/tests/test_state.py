"""Where somebody stands follows from facts alone."""

from datetime import UTC, date, datetime
from uuid import uuid4

import pytest

from apps.participation.content import Attributes, Pages, belongs, concerns, folded, to_reread
from apps.participation.models import Participation, ParticipationState, RereadReason
from apps.participation.services._state import note_read, note_state

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)
TODAY = NOW.date()
PAGE = uuid4()
FACTS = [
    ("to_invite", {}),
    ("invited", {"invited_at": NOW}),
    ("opened", {"opened_on": TODAY}),
    ("reading", {"pages_read": [PAGE]}),
    ("read", {"read_on": TODAY}),
    ("acknowledged", {"acknowledged_at": NOW}),
    ("to_reread", {"reread_pages": [PAGE]}),
    ("left", {"has_left": True}),
    ("excluded", {"excluded_at": NOW}),
]


@pytest.mark.parametrize("reached", range(len(FACTS)))
def test_a_state_is_the_furthest_fact(reached):
    """Each fact is added to those before it, and outweighs them."""
    one = Participation(due_on=TODAY)
    for _, facts in FACTS[: reached + 1]:
        for name, value in facts.items():
            setattr(one, name, value)

    note_state(one)

    assert one.state == FACTS[reached][0]
    assert (one.due_on is None) == (one.state in ("acknowledged", "left", "excluded"))


def test_pages_to_read_again_ask_nothing_of_who_acknowledged_nothing():
    one = Participation(invited_at=NOW, reread_pages=[PAGE])

    note_state(one)

    assert one.state == ParticipationState.INVITED


def test_read_is_every_page_that_concerns_them_and_no_longer_when_one_came():
    one, other = Participation(pages_read=[PAGE]), uuid4()

    note_read(one, pages=[str(PAGE)], today=TODAY)
    assert (one.state, one.read_on) == ("read", TODAY)

    note_read(one, pages=[str(PAGE)], today=date(2027, 4, 1))
    assert one.read_on == TODAY

    note_read(one, pages=[str(PAGE), str(other)], today=TODAY)
    assert (one.state, one.read_on) == ("reading", None)


class TestConditions:
    WAITER = Attributes(
        site="aubrac", job="serveur", contract="seasonal", groups=frozenset({"bar"})
    )

    @pytest.mark.parametrize(
        ("conditions", "fits"),
        [
            ({}, True),
            ({"jobs": []}, True),
            ({"jobs": ["Serveur", "Cuisinier"]}, True),
            ({"jobs": ["SERVEUR"]}, True),
            ({"jobs": ["Cuisinier"]}, False),
            ({"jobs": ["Serveur"], "sites": ["millau"]}, False),
            ({"groups": ["Bar"], "contracts": ["seasonal"]}, True),
            ({"groups": ["Étage"]}, False),
        ],
    )
    def test_fit_or_not(self, conditions, fits):
        assert concerns(folded(conditions), self.WAITER) == fits
        assert belongs(folded(conditions), self.WAITER) == fits

    def test_what_is_unknown_fits_a_page_and_no_rule(self):
        asked = folded({"jobs": ["Serveur"], "groups": ["Bar"]})

        assert concerns(asked, Attributes())
        assert not belongs(asked, Attributes())
        assert belongs(folded({"jobs": []}), Attributes())


PAGES: Pages = {
    "all": {"sites": [], "jobs": []},
    "aubrac": {"sites": ["aubrac"], "jobs": []},
    "cooks": {"sites": [], "jobs": ["cuisinier"]},
}


class TestReread:
    def asked(self, who: Attributes, marked=(), site="", job=""):
        found = to_reread(PAGES, marked=marked, who=who, site=site, job=job)
        return found.pages, found.reason

    def test_what_is_marked_and_concerns_them(self):
        at_millau = Attributes(site="millau", job="serveur")
        same = {"site": "millau", "job": "serveur"}

        assert self.asked(at_millau, ["all", "aubrac"], **same) == (("all",), RereadReason.VERSION)
        assert self.asked(at_millau, ["aubrac", "cooks"], **same) == ((), None)

    def test_what_another_site_or_job_brings(self):
        moved = Attributes(site="aubrac", job="serveur")
        cook = Attributes(site="millau", job="cuisinier")

        assert self.asked(moved, site="millau", job="serveur") == (("aubrac",), RereadReason.SITE)
        assert self.asked(cook, site="millau", job="serveur") == (("cooks",), RereadReason.JOB)
        assert self.asked(moved, site="aubrac", job="serveur") == ((), None)

    def test_a_site_that_was_unknown_brought_its_pages_already(self):
        assert self.asked(Attributes(site="aubrac", job="serveur"), job="serveur") == ((), None)
