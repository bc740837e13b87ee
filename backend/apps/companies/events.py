from dataclasses import dataclass
from uuid import UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class CompanyPurged:
    """An archived company is emptied: whoever keeps something of it lets it go."""

    company_id: UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class CompanyStatusChanged:
    """A company is suspended, open again, put away, or on another clock: what it shows the world follows."""

    company_id: UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class CompanyCardChanged:
    """A company told something else of itself, or got other quotas: what it is asked may be another thing."""

    company_id: UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class HostsChanged:
    """A company got or gave up a hostname of its own."""

    company_id: UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class SiteRemoved:
    """A company gives up a place: whoever keeps something for it lets it go."""

    company_id: UUID
    site_id: UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class MembershipEnded:
    """Somebody no longer belongs to a company: whatever they were entrusted with there ends."""

    company_id: UUID
    user_id: UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class MembershipChanged:
    """Somebody's account is suspended, or they have another role or another last day in a company."""

    company_id: UUID
    user_id: UUID
