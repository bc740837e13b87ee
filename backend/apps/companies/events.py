from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from uuid import UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class CompanyPurged:
    """An archived company is emptied: whoever keeps something of it lets it go."""

    company_id: UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class CompanyTurned:
    """A company is suspended, open again, put away, or on another clock: what it shows the world follows."""

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """A table of a company's export, its headings in the language of whoever asked."""

    file_name: str
    header: Sequence[str]
    rows: Iterable[Sequence[str]]


@dataclass(frozen=True, slots=True, kw_only=True)
class CompanyExported:
    """A company takes its data along: whoever keeps something of it adds a sheet."""

    company_id: UUID
    language: str
    sheets: list[Sheet] = field(default_factory=list)
