"""The names under which nginx finds a booklet."""

import re
from datetime import datetime
from pathlib import Path
from typing import Any

from apps.reading.edge.entry import Entry

OWN_HOSTS = "_"
SLUG = re.compile(r"[a-z0-9-]{3,60}")
HOST = re.compile(r"[a-z0-9][a-z0-9.-]{0,252}")
EPOCH = re.compile(r"[0-9a-f]{32}")


class UnsafeEntry(RuntimeError):
    """An entry that would leave the edge."""


def names_of(
    content: dict[str, Any], state: str, reason: str, release: Path
) -> dict[str, Path | str]:
    """What leads where, from the root of the edge; a text is what a former address leads to."""
    _check(content)
    slug, names = content["slug"], dict[str, Path | str]()
    for host in (OWN_HOSTS, *content["hosts"]):
        names[f"said/{host}/{slug}"] = release / "said"
        if state == "open":
            tree = "listed" if content["offers"]["indexed"] else "open"
            names[f"{tree}/{host}/{slug}"] = release / "book"
        elif state == "kept":
            names[f"kept/{host}/{slug}/{content['epoch']}"] = release / "book"
            names[f"front/{host}/{slug}"] = release / "gate"
        else:
            names[f"front/{host}/{slug}"] = release / reason
        names |= {f"moved/{host}/{old}": slug for old in content["old_slugs"]}
    return names


def is_door(name: str) -> bool:
    """Whether pages of the booklet are read under this name."""
    return name.startswith(("open/", "listed/", "kept/"))


def is_allowed(name: str, entry: Entry, now: datetime, edge: Path) -> bool:
    """Whether a door that stands may stay, whatever else could not be done of an entry."""
    content, (state, _) = entry.content, entry.at(now)
    tree, host, *rest = name.split("/")
    if state not in ("open", "kept") or host not in (OWN_HOSTS, *content["hosts"]):
        return False
    if state == "open":
        return tree != "kept"
    shut_out = all((edge / name / "revoked" / one).exists() for one in content["revoked"])
    return tree == "kept" and rest[-1] == content["epoch"] and shut_out


def _check(content: dict[str, Any]) -> None:
    fits = (
        all(SLUG.fullmatch(slug) for slug in (content["slug"], *content["old_slugs"]))
        and all(HOST.fullmatch(host) for host in content["hosts"])
        and EPOCH.fullmatch(content["epoch"])
    )
    if not fits:
        raise UnsafeEntry(content["slug"])
