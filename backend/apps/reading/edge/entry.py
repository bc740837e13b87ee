"""What a node has to hold of one booklet, as an entry says it, and what the clock makes of it."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from apps.publishing.addresses import folder_of


@dataclass(frozen=True, slots=True)
class Edition:
    bundle: str
    manifest: str
    pdf: dict[str, Any] | None

    @property
    def folder(self) -> str:
        return folder_of(self.bundle)


@dataclass(frozen=True, slots=True)
class Entry:
    """`state` is open, kept, closed or none; `reason` says why it is closed."""

    changed: int
    content: dict[str, Any]

    @property
    def state(self) -> str:
        return str(self.content["state"])

    @property
    def editions(self) -> dict[str, Edition]:
        told = self.content.get("editions", {})
        return {
            locale: Edition(one["bundle"], one["manifest"], one["pdf"])
            for locale, one in told.items()
        }

    @property
    def opens_on(self) -> str | None:
        """Its first day: the moment is written on the company's clock."""
        opens_at = _moment(self.content["opens_at"])
        return opens_at.date().isoformat() if opens_at else None

    def at(self, now: datetime) -> tuple[str, str]:
        """The state at this moment, and why it is closed then."""
        content = self.content
        if self.state in ("none", "closed"):
            return self.state, content.get("reason") or ""
        if (closes_at := _moment(content["closes_at"])) and now >= closes_at:
            return "closed", content["ends"]
        if (opens_at := _moment(content["opens_at"])) and now < opens_at:
            return "closed", "early"
        return self.state, ""

    def next_change(self, now: datetime) -> datetime | None:
        """When the clock alone will change something."""
        if self.state in ("none", "closed"):
            return None
        moments = (_moment(self.content[name]) for name in ("opens_at", "closes_at"))
        return min((moment for moment in moments if moment and moment > now), default=None)


def _moment(told: str | None) -> datetime | None:
    return datetime.fromisoformat(told) if told else None
