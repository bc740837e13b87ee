"""Where what was published lies, in S3 and for its readers: nothing under a name is ever replaced by something else."""

from dataclasses import dataclass
from uuid import UUID

BUNDLE_LETTERS = 16  # of its hash: enough to tell the versions of one booklet apart
# As the renderer writes them into pages beside a bundle.
BUNDLE, ROOT, ADDRESS = "__BUNDLE__", "__ROOT__", "__ADDRESS__"
BESIDE_ENTRIES = (
    "theme.css",
    "icon.svg",
    "manifest.webmanifest",
)  # what an entry page and a door need


@dataclass(frozen=True, slots=True)
class Keys:
    """Of everything that was published of one booklet."""

    company_id: UUID
    booklet_id: UUID

    @property
    def beginning(self) -> str:
        """Of every key."""
        return f"{beginning_of_company(self.company_id)}{self.booklet_id}/"

    def object(self, name: str) -> str:
        """A style sheet, a font, a picture: what all versions share, by a name of its content's own."""
        return f"{self.beginning}{name}"

    def file(self, sha256: str) -> str:
        """A file of a bundle, by its content."""
        return f"{self.beginning}f/{sha256}"

    def manifest(self, bundle: str) -> str:
        """The list of everything that a bundle consists of."""
        return f"{self.beginning}bundles/{bundle}.json"


def beginning_of_company(company_id: UUID) -> str:
    """Of the key of everything that a company published."""
    return f"published/{company_id}/"


def folder_of(bundle: str) -> str:
    """Where the files of a bundle stand, below the root of the booklet."""
    return bundle[:BUNDLE_LETTERS]


def placed(page: str, *, folder: str, root: str, address: str) -> str:
    """A page that stands beside this folder, whose way to the booklet's root is `root`; the root's whole address is for others."""
    return page.replace(BUNDLE, folder).replace(ROOT, root).replace(ADDRESS, address)
