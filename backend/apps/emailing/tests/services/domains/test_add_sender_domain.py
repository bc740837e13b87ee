import pytest

from apps.companies.factories import CompanyFactory
from apps.emailing import services
from apps.emailing.models import SenderDomain
from apps.emailing.tests.acting import NOW, member, switched
from shared import errors
from shared.actor import Role

pytestmark = pytest.mark.django_db


def add(domain: str, actor=None):
    actor = actor or member(CompanyFactory.create().id)
    return services.add_sender_domain(actor=actor, domain=domain, now=NOW)


def test_waits_to_be_checked():
    added = add(" Aubrac.Example. ")

    assert (added.domain, added.state, added.checked_at) == ("aubrac.example", "to_check", None)


@pytest.mark.parametrize(
    "domain",
    [
        *("aubrac", "a b.example", "-a.example", "http://aubrac.example", "127.0.0.1"),
        *("a@b.example", "livretier.test", "é.example", "x" * 64 + ".example", "a..example"),
    ],
)
def test_refuses_what_is_no_domain_of_theirs(domain: str):
    with pytest.raises(errors.Invalid):
        add(domain)


def test_refuses_a_domain_twice_and_a_sixth():
    actor = member(CompanyFactory.create().id)
    for number in range(5):
        add(f"a{number}.example", actor)

    with pytest.raises(services.TooManySenderDomains):
        add("another.example", actor)
    SenderDomain.objects.get(domain="a0.example").delete()
    with pytest.raises(services.SenderDomainTaken):
        add("a1.example", actor)


@pytest.mark.parametrize("role", [Role.BOOKLET_MANAGER, Role.WRITER, Role.AUDITOR])
def test_is_for_administrators(role: Role):
    with pytest.raises(errors.Forbidden):
        add("aubrac.example", member(CompanyFactory.create().id, role))


def test_nobody_does_it_in_anothers_name():
    with pytest.raises(errors.NotWhileSwitched):
        add("aubrac.example", switched(CompanyFactory.create().id))
