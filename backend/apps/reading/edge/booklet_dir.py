"""One booklet's folder on the edge: what was asked for, what stands, and the step between both."""

import json
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any
from uuid import UUID

from apps.reading.edge import bundle, disk
from apps.reading.edge.entry import Edition, Entry
from apps.reading.edge.names import is_allowed, is_door, names_of
from apps.reading.edge.release_dir import ReleaseDir

FORMER_KEPT = timedelta(hours=1)
STANDING = "standing.json"


@dataclass
class Standing:
    """What a sync has to know after it was killed, the database and S3 being away."""

    changed: int = 0
    content: dict[str, Any] = field(default_factory=lambda: {"state": "none"})
    editions: dict[str, Any] = field(default_factory=dict)  # of the content that is complete here
    version: str = ""
    former: dict[str, str] = field(default_factory=dict)  # folder → until when
    names: list[str] = field(default_factory=list)  # links and files outside its own folder


class BookletDir:
    """Not for two at once: the sync lets it stand in one thread only; another may fetch meanwhile."""

    def __init__(self, edge: Path, booklet_id: UUID) -> None:
        self.edge, self.home = edge, edge / "booklets" / str(booklet_id)
        self.standing = self._read()

    @property
    def asked_for(self) -> Entry:
        """The newest entry that was obeyed."""
        return Entry(self.standing.changed, self.standing.content)

    def obey(self, entry: Entry, now: datetime) -> None:
        """Let stand what the entry says for this moment: its own pages if they are here, or the former ones.

        When that fails, whoever may not read any more is out all the same.
        """
        try:
            self._stand(entry, now)
            if not self.lacks(entry) and self._is_other(entry):
                self._take_over(entry, now)
                self._stand(entry, now)
        except Exception:
            self._shut(entry, now)
            raise

    def lacks(self, entry: Entry) -> bool:
        """Whether something has to be fetched before its own pages can stand."""
        if entry.state == "none":
            return False
        return not all(bundle.is_here(self.home, one) for one in entry.editions.values())

    def fetch(self, entry: Entry) -> None:
        """All that it shows on the disk, where nothing leads to it yet."""
        for edition in entry.editions.values():
            bundle.lay_bundle(self.home, edition)
            bundle.lay_pdf(self.home, edition)

    def tidy(self) -> None:
        """What no name leads to any more goes; not while something is fetched, which none leads to yet."""
        standing = self.standing
        if not standing.names:
            disk.remove(self.home)
            self.standing = Standing(standing.changed, standing.content)
            return
        release = self._release(self.asked_for).name
        folders = {*standing.former, *(one.folder for one in _editions(standing.editions).values())}
        used = set[str]().union(*(bundle.objects_of(self.home, folder) for folder in folders))
        pdfs = {
            bundle.pdf_path(self.home, one).name
            for one in _editions(standing.editions).values()
            if one.pdf
        }
        _keep_only(self.home / "releases", {release})
        _keep_only(self.home / "pdf", pdfs)
        _keep_only(self.home / "o", used | {f"{name}.gz" for name in used})
        _keep_only(self.home, {STANDING, "releases", "pdf", "o", *folders})

    def next_change(self, now: datetime) -> datetime | None:
        """When the clock changes something here."""
        change = self.asked_for.next_change(now)
        ends = [datetime.fromisoformat(until) for until in self.standing.former.values()]
        return min([*ends, *([change] if change else [])], default=None)

    def _is_other(self, entry: Entry) -> bool:
        """Whether its pages are not those that stand."""
        return entry.state != "none" and self.standing.editions != entry.content["editions"]

    def _take_over(self, entry: Entry, now: datetime) -> None:
        standing, until = self.standing, (now + FORMER_KEPT).isoformat()
        current = {edition.folder for edition in entry.editions.values()}
        for edition in _editions(standing.editions).values():
            standing.former[edition.folder] = until
        for folder in current:
            standing.former.pop(folder, None)
        standing.editions = entry.content["editions"]
        standing.version = entry.content["version"]

    def _stand(self, entry: Entry, now: datetime) -> None:
        standing = self.standing
        standing.changed, standing.content = entry.changed, entry.content
        standing.former = {
            folder: until
            for folder, until in standing.former.items()
            if datetime.fromisoformat(until) > now
        }
        if not all(bundle.is_laid(self.home, one) for one in _editions(standing.editions).values()):
            standing.editions = {}  # somebody emptied the disk
        wanted: dict[str, Path | str] = {}
        if entry.state != "none" and standing.editions:
            state, reason = entry.at(now)
            wanted = names_of(entry.content, state, reason, self._release(entry).lay(self.home))
        self._rename(wanted)

    def _release(self, entry: Entry) -> ReleaseDir:
        content, editions = entry.content, _editions(self.standing.editions)
        reference = content["reference"]
        return ReleaseDir(
            reference=reference if reference in editions else next(iter(editions)),
            version=self.standing.version,
            mode=content["mode"],
            editions=editions,
            offers=content["offers"],
            revoked=content["revoked"],
            slug=content["slug"],
            contact=content.get("contact", {}),
            # Since the pages that stand, not those that are still fetched.
            known=content.get("known", []) if content["version"] == self.standing.version else [],
            opens_on=entry.opens_on,
            former=sorted(self.standing.former),
            address=content.get("address", ""),
        )

    def _rename(self, wanted: dict[str, Path | str]) -> None:
        """New names first, then the others go: nothing that stays is missing meanwhile."""
        before, self.standing.names = self.standing.names, sorted({*self.standing.names, *wanted})
        self._save()  # known before it exists: a sync that dies here leaves no name behind
        for name, target in wanted.items():
            if isinstance(target, Path):
                disk.link(self.edge / name, target)
            else:
                disk.write(self.edge / name, target.encode())
        for name in set(before) - set(wanted):
            self._let_go(self.edge / name)
        self.standing.names = sorted(wanted)
        self._save()

    def _shut(self, entry: Entry, now: datetime) -> None:
        """The doors go that the entry does not allow; it is noted, if the disk takes it, for who starts after us."""
        for name in self.standing.names:
            if is_door(name) and not is_allowed(name, entry, now, self.edge):
                self._let_go(self.edge / name)
        with suppress(OSError):
            self._save()

    def _let_go(self, path: Path) -> None:
        """The address of a deleted booklet may be another one's by now: then its link stays."""
        if path.is_symlink() and not path.resolve().is_relative_to(self.home.resolve()):
            return
        path.unlink(missing_ok=True)

    def _read(self) -> Standing:
        try:
            return Standing(**json.loads((self.home / STANDING).read_bytes()))
        except (FileNotFoundError, ValueError, TypeError):
            return Standing()

    def _save(self) -> None:
        told = json.dumps(vars(self.standing), sort_keys=True)
        disk.write(self.home / STANDING, told.encode())


def _editions(told: dict[str, Any]) -> dict[str, Edition]:
    return Entry(0, {"state": "", "editions": told}).editions


def _keep_only(folder: Path, names: set[str]) -> None:
    if folder.is_dir():
        for path in folder.iterdir():
            if path.name not in names:
                disk.remove(path)
