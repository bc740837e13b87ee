"""A wrong password is written down, though the refusal undoes everything else."""

import pytest
from django.test import Client

from apps.accounts.factories import PASSWORD
from apps.companies.factories import MembershipFactory
from apps.journal.models import AuditEvent
from shared.jobs.models import Job

pytestmark = pytest.mark.django_db

FIREFOX = "Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1"


def sign_in(email: str, password: str, user_agent: str = FIREFOX, **headers: str) -> int:
    client = Client(headers={"User-Agent": user_agent, "X-Real-IP": "203.0.113.77", **headers})
    body = {"email": email, "password": password}
    return client.post("/api/auth/login", body, content_type="application/json").status_code


@pytest.mark.parametrize("headers", [{}, {"Idempotency-Key": "a-key-of-a-stranger"}])
def test_stands_in_the_journal_of_their_company(run_jobs, headers):
    member = MembershipFactory.create()

    assert sign_in(member.user.email, "non", **headers) == 422
    run_jobs()

    event = AuditEvent.objects.get(action="accounts.sign_in_refused")
    assert (event.company_id, event.object_label) == (member.company_id, member.user.full_name)
    assert (event.actor_name, event.ip) == ("", "203.0.113.0")


def test_says_nothing_of_an_address_that_nobody_has(run_jobs):
    assert sign_in("personne@ailleurs.test", "non") == 422
    run_jobs()

    assert not AuditEvent.objects.exists()


def test_that_is_right_is_not_refused():
    assert sign_in(MembershipFactory.create().user.email, PASSWORD) == 200

    assert not Job.objects.filter(name="companies.record_refused_sign_in").exists()


def test_a_new_browser_is_told_by_letter_and_a_known_one_is_not(mailbox, run_jobs):
    email = MembershipFactory.create().user.email
    for user_agent in (FIREFOX, FIREFOX, SAFARI, SAFARI):
        assert sign_in(email, PASSWORD, user_agent) == 200
    run_jobs()

    (letter,) = mailbox.of(email)
    assert letter["Subject"].strip() == "Connexion avec un nouvel appareil"
