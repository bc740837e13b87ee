from collections.abc import Iterator
from uuid import UUID

import pytest
from pytest_django import Settings

from apps.emailing import zones
from apps.emailing.tests.zones import SILENT
from apps.emailing.tests.zones import zones as serving

DOMAIN, SELECTOR, OURS = "aubrac.example", "lv0123456789", "livretier.test"
Table = dict[str, list[str] | str]


@pytest.fixture
def table(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    """A zone in order."""
    settings.DEFAULT_FROM_EMAIL = f"Livretier <ne-pas-repondre@{OURS}>"
    monkeypatch.setattr(zones, "SECONDS", 0.3)
    table: Table = {
        DOMAIN: ["google-site-verification=x", f"v=spf1 mx include:{OURS} ~all"],
        f"{SELECTOR}._domainkey.{DOMAIN}": f"livretier._domainkey.{OURS}",
        f"livretier._domainkey.{OURS}": ["v=DKIM1; k=rsa; p=MIIBIjANBg"],
        f"_dmarc.{DOMAIN}": ["v=DMARC1; p=reject"],
    }
    with serving(table) as address:
        settings.DNS_RESOLVERS = [address]
        yield table


def missing(domain: str = DOMAIN) -> list[str]:
    return zones.missing_records(domain=domain, selector=SELECTOR)


def test_a_zone_in_order_lacks_nothing(table: Table):
    assert missing() == []


@pytest.mark.parametrize(
    ("name", "said", "lacks"),
    [
        (DOMAIN, None, "spf"),
        (DOMAIN, [], "spf"),
        (DOMAIN, ["v=spf1 include:another.example ~all"], "spf"),
        (DOMAIN, [f"v=spf1 include:{OURS} ~all", "v=spf1 -all"], "spf"),
        (f"{SELECTOR}._domainkey.{DOMAIN}", None, "dkim"),
        (f"{SELECTOR}._domainkey.{DOMAIN}", ["v=DKIM1; p=another"], "dkim"),
        (f"{SELECTOR}._domainkey.{DOMAIN}", ["v=DKIM1; p="], "dkim"),
        (f"livretier._domainkey.{OURS}", None, "dkim"),
        (f"_dmarc.{DOMAIN}", None, "dmarc"),
        (f"_dmarc.{DOMAIN}", ["p=none"], "dmarc"),
    ],
)
def test_what_is_not_there_is_named(table: Table, name: str, said: list[str] | None, lacks: str):
    if said is None:
        del table[name]
    else:
        table[name] = said

    assert missing() == [lacks]


def test_a_key_may_be_written_out(table: Table):
    table[f"{SELECTOR}._domainkey.{DOMAIN}"] = ["v=DKIM1; k=rsa; p=MIIBI jANBg"]

    assert missing() == []


def test_the_policy_of_the_domain_above_counts(table: Table):
    below = f"mail.{DOMAIN}"
    table[below] = table[DOMAIN]
    table[f"{SELECTOR}._domainkey.{below}"] = f"livretier._domainkey.{OURS}"

    assert missing(below) == []


def test_nobody_can_say_while_servers_are_silent(table: Table):
    table[f"_dmarc.{DOMAIN}"] = SILENT

    with pytest.raises(zones.ZoneSilent):
        missing()


def test_each_company_has_a_selector_of_its_own():
    assert zones.selector_of(UUID(int=1)) != zones.selector_of(UUID(int=2))
    assert len(zones.selector_of(UUID(int=1))) == 12
