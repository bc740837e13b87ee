"""What the zone of a sender's domain has to say, and what it says."""

from collections.abc import Iterator
from dataclasses import dataclass
from email.utils import parseaddr
from hashlib import sha256
from uuid import UUID

from django.conf import settings
from dns.exception import DNSException
from dns.resolver import NXDOMAIN, NoAnswer, Resolver

from shared import errors

SECONDS = 2.0  # for each question
SELECTOR = "livretier"  # under which the platform's own key stands


class ZoneSilent(errors.Conflict):
    code = "zone_silent"


@dataclass(frozen=True, slots=True, kw_only=True)
class ZoneRecord:
    """A line that the owner of a domain writes into its zone."""

    kind: str
    type: str
    name: str
    value: str


def selector_of(company_id: UUID) -> str:
    """Another one for each company: whoever proved a domain proved it for themselves only."""
    return f"lv{sha256(company_id.bytes).hexdigest()[:10]}"


def wanted_records(*, domain: str, selector: str) -> list[ZoneRecord]:
    """SPF, DKIM and DMARC."""
    ours = platform_domain()
    return [
        ZoneRecord(kind="spf", type="TXT", name=domain, value=f"v=spf1 include:{ours} ~all"),
        ZoneRecord(
            kind="dkim",
            type="CNAME",
            name=f"{selector}._domainkey.{domain}",
            value=f"{SELECTOR}._domainkey.{ours}",
        ),
        ZoneRecord(kind="dmarc", type="TXT", name=f"_dmarc.{domain}", value="v=DMARC1; p=none"),
    ]


def missing_records(*, domain: str, selector: str) -> list[str]:
    """Which of them are not there; `ZoneSilent` when nobody can say."""
    found = {
        "spf": _has_spf(domain),
        "dkim": _has_dkim(domain, selector),
        "dmarc": _has_dmarc(domain),
    }
    return [kind for kind, there in found.items() if not there]


def platform_domain() -> str:
    """In whose name we write for companies that have none of their own."""
    return parseaddr(settings.DEFAULT_FROM_EMAIL)[1].rpartition("@")[2]


def _has_spf(domain: str) -> bool:
    wanted = f"include:{platform_domain()}"
    policies = [said.lower().split() for said in _texts(domain)]
    policies = [words for words in policies if words and words[0] == "v=spf1"]
    return len(policies) == 1 and wanted in [word.lstrip("+") for word in policies[0]]


def _has_dkim(domain: str, selector: str) -> bool:
    """The key of the platform, by whatever way it is found there."""
    ours = _key(f"{SELECTOR}._domainkey.{platform_domain()}")
    return bool(ours) and _key(f"{selector}._domainkey.{domain}") == ours


def _has_dmarc(domain: str) -> bool:
    return any(
        said.replace(" ", "").lower().startswith("v=dmarc1;")
        for name in _upwards(domain)
        for said in _texts(f"_dmarc.{name}")
    )


def _upwards(domain: str) -> Iterator[str]:
    """The domain and those above it, but no top one."""
    labels = domain.split(".")
    return (".".join(labels[start:]) for start in range(len(labels) - 1))


def _key(name: str) -> str:
    tags = (tag.strip() for said in _texts(name) for tag in said.split(";"))
    return next((tag[2:].replace(" ", "") for tag in tags if tag.startswith("p=")), "")


def _texts(name: str) -> list[str]:
    try:
        answer = _resolver().resolve(name, "TXT", lifetime=SECONDS, search=False)
    except (NXDOMAIN, NoAnswer):
        return []
    except DNSException as error:
        raise ZoneSilent from error
    return [b"".join(record.strings).decode("utf-8", "replace") for record in answer]


def _resolver() -> Resolver:
    if not settings.DNS_RESOLVERS:
        return Resolver()
    resolver = Resolver(configure=False)
    resolver.nameservers = [host for host, _ in settings.DNS_RESOLVERS]
    resolver.nameserver_ports = dict(settings.DNS_RESOLVERS)
    return resolver
