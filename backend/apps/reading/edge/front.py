"""What everybody gets who may not read: a gate or a message, with just what these pages show.

A folder for each, in which a folder names the status that nginx answers with.
"""

import json
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from apps.publishing.addresses import BESIDE_ENTRIES
from apps.reading.edge import bundle, disk
from apps.reading.edge.entry import Edition
from apps.reading.edge.filling import with_contact
from apps.reading.edge.opening import opening_day
from apps.reading.edge.pages import page_at

GATES = {"code": "gate-code.html", "named": "gate-named.html", "signed_in": "gate-member.html"}
MESSAGES = {
    "early": ("503", "closed-early.html"),
    "suspended": ("503", "closed-suspended.html"),
    "over": ("410", "closed-over.html"),
    "archived": ("410", "closed-archived.html"),
}
LINKS = {
    "revoque": "gate-link-ended.html",
    "coupe": "gate-link-cut.html",
    "inconnu": "gate-link-unknown.html",
}
SAID = "said"
SAID_PAGES = {
    "missing": "said-missing.html",
    "pdf": "said-pdf.html",
    "away": "said-away.html",
    "busy": "said-busy.html",
    "too-long": "said-too-long.html",
}
LATER = {*LINKS.values(), *SAID_PAGES.values()}
MODES_WITH_LINKS = ("code", "named")
OPENING = "__OPENING__"  # where the page that says "not yet" wants the day
GATE = "gate"
NAMED_OBJECTS = "door.json"  # the renderer says what these pages show


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What these pages say that may change without a publication."""

    root: str  # the booklet's own address, from the root of its host
    opens_on: date | None
    contact: dict[str, str]


def lay_fronts(
    home: Path,
    release: Path,
    editions: dict[str, Edition],
    *,
    reference: str,
    mode: str,
    told: Told,
) -> None:
    """Every page that may stand in front of this booklet, ready before it is needed."""
    for name, (status, page) in MESSAGES.items():
        _Front(home, release / name, editions, reference, told).lay(status, page)
    _Front(home, release / SAID, editions, reference, told).lay_said()
    if mode not in GATES:
        return
    gate = _Front(home, release / GATE, editions, reference, told)
    gate.lay("401", GATES[mode])
    if mode == "code":
        gate.lay_below("401", "code/refuse.html", "gate-code-wrong.html")
        gate.lay_below("429", "code/attente.html", "gate-code-wait.html")
    if mode in MODES_WITH_LINKS:
        for name, page in LINKS.items():
            gate.lay_below("401", f"lien/{name}.html", page)


class _Front:
    def __init__(
        self,
        home: Path,
        folder: Path,
        editions: dict[str, Edition],
        reference: str,
        told: Told,
    ) -> None:
        self.home, self.folder, self.editions = home, folder, editions
        self.reference, self.told = editions[reference], told
        self.locales = {edition.folder: locale for locale, edition in editions.items()}

    def lay(self, status: str, page: str) -> None:
        """The page at the entry of each language, and what it shows."""
        self._write(f"{status}/index.html", page, self.reference, "./")
        for locale, edition in self.editions.items():
            self._write(f"{status}/{locale}/index.html", page, edition, "../")
        for name in BESIDE_ENTRIES:
            self._write(name, name, self.reference, "")
        self._show_objects()

    def lay_below(self, status: str, path: str, page: str) -> None:
        """A page one step below the entry of each language."""
        self._write(f"{status}/{path}", page, self.reference, "../")
        for locale, edition in self.editions.items():
            self._write(f"{status}/{locale}/{path}", page, edition, "../../")

    def lay_said(self) -> None:
        """What nginx says of an address below it, at any depth: its own address is whole."""
        for name, page in SAID_PAGES.items():
            self._write(f"{name}.html", page, self.reference, self.told.root)
            for locale, edition in self.editions.items():
                self._write(f"{locale}/{name}.html", page, edition, self.told.root)

    def _show_objects(self) -> None:
        """Those that these pages need, and no other: the rest of the booklet is not for everybody."""
        (self.folder / "o").mkdir()
        named = set[str]()
        for edition in self.editions.values():
            told = self.home / edition.folder / "_" / NAMED_OBJECTS
            objects = bundle.objects_of(self.home, edition.folder)
            named |= objects.intersection(json.loads(told.read_bytes())["objects"])
        for name in sorted(named):
            for form in (name, f"{name}.gz"):
                if (self.home / "o" / form).exists():
                    (self.folder / "o" / form).symlink_to(f"../../../../o/{form}")

    def _write(self, path: str, page: str, edition: Edition, root: str) -> None:
        source = self.home / edition.folder / "_" / page
        if page in LATER and not source.exists():
            return  # published before these pages were: what stands there without them is said
        text = page_at(source, bundle=edition.folder, root=root).decode()
        day = opening_day(self.told.opens_on, self.locales[edition.folder])
        filled = with_contact(text.replace(OPENING, day), self.told.contact)
        disk.write(self.folder / path, filled.encode())
