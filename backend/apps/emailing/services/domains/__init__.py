"""Domains in whose name companies write."""

from apps.emailing.services.domains.add_sender_domain import (
    SenderDomainTaken,
    TooManySenderDomains,
    add_sender_domain,
)
from apps.emailing.services.domains.check_sender_domain import (
    check_all_sender_domains,
    check_sender_domain,
    recheck_sender_domain,
)
from apps.emailing.services.domains.remove_sender_domain import remove_sender_domain

__all__ = [
    "SenderDomainTaken",
    "TooManySenderDomains",
    "add_sender_domain",
    "check_all_sender_domains",
    "check_sender_domain",
    "recheck_sender_domain",
    "remove_sender_domain",
]
