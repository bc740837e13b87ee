"""What readers must get of each version, to the byte, and whether they got it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from uuid import UUID

from apps.publishing.addresses import folder_of, placed
from apps.publishing.models import Edition, Publication
from apps.publishing.services._archive import ENTRY
from apps.publishing.tests.building import body_of
from apps.reading.selectors import reading_address
from shared.tenancy import act_as_platform
from tests.publishing_kills.reader import ENTRIES, Seen

TURN_SECONDS = 2.5  # nginx keeps a file open for one


@dataclass
class Versions:
    """Those that were online, by their number: the bundle of each language, and the hash of each address."""

    bundles: dict[str, dict[str, str]] = field(default_factory=dict)
    hashes: dict[str, str] = field(default_factory=dict)
    told_by: dict[str, str] = field(default_factory=dict)  # the version of each folder

    def add(self, publication: Publication) -> list[Edition]:
        with act_as_platform():
            found = Edition.objects.filter(publication=publication).select_related(
                "publication__booklet__company"
            )
            editions = list(found.order_by("-locale"))
        number = publication.version
        self.bundles[number] = {one.locale: folder_of(one.bundle) for one in editions}
        for edition in editions:
            self._add_edition(edition, number)
        return editions

    def _add_edition(self, edition: Edition, number: str) -> None:
        folder = folder_of(edition.bundle)
        self.told_by[folder] = number
        for path, listed in edition.files.items():
            self.hashes[f"{folder}/{path}"] = listed["key"].rpartition("/")[2]
        root = "../" if ENTRIES[edition.locale] else "./"
        with act_as_platform():
            address = reading_address(booklet=edition.publication.booklet, rest="/")
        written = body_of(edition.files[ENTRY]["key"]).decode()
        entry = placed(written, folder=folder, root=root, address=address)
        self.hashes[f"entry {folder}"] = sha256(entry.encode()).hexdigest()

    def of(self, seen: Seen) -> str:
        """The version that an answer belongs to; none for what all versions share."""
        if seen.number:
            return seen.number
        folder = next(iter(seen.folders.values()), seen.path.partition("/")[0])
        return self.told_by.get(folder, "" if seen.path.startswith("o/") else "unknown")

    def faults(self, rounds: list[list[Seen]], allowed: set[str]) -> Iterator[str]:
        """Whatever is an error, or not to the byte what one of these versions says."""
        for seen in (one for round_ in rounds for one in round_):
            version = self.of(seen)
            if seen.status != 200:
                yield f"{seen.path}: {seen.status}"
            elif version and version not in allowed:
                yield f"{seen.path}: of version {version}"
            elif seen.number and seen.folders != self.bundles[seen.number]:
                yield f"{seen.path}: bundles of another version"
            elif seen.sha256 != self._expected(seen):
                yield f"{seen.path}: other bytes"

    def _expected(self, seen: Seen) -> str:
        if seen.number:
            return seen.sha256
        folder = next(iter(seen.folders.values()), "")
        return self.hashes.get(f"entry {folder}" if folder else seen.path, "")

    def turned_in(self, rounds: list[list[Seen]], former: str, new: str) -> float:
        """For how many seconds some answers were of the former version and some of the new one."""
        answers = [one for round_ in rounds for one in round_]
        first = min((one.ended for one in answers if self.of(one) == new), default=None)
        last = max((one.began for one in answers if self.of(one) == former), default=None)
        return 0.0 if first is None or last is None else max(0.0, last - first)


def picture_of(editions: list[Edition]) -> str:
    """The name of a picture of the company that the booklet shows."""
    names: list[str] = sorted(name for name in editions[0].objects_used if _is_ours(name))
    return names[0]


def _is_ours(name: str) -> bool:
    """A copy of the media library, which begins with the id of a content."""
    try:
        return name.endswith(".webp") and bool(UUID(name.partition("-")[0]))
    except ValueError:
        return False
