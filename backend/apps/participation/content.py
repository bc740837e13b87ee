"""What of a publication concerns somebody, and what of it they read again; pure."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from apps.participation.models import RereadReason
from apps.publishing.models import Content
from apps.publishing.selectors import placed_pages
from shared.folding import fold

Conditions = Mapping[str, list[str]]  # {sites, jobs, contracts, groups}; an empty list asks nothing
Pages = Mapping[str, Conditions]  # by id, in the order of reading


@dataclass(frozen=True, slots=True, kw_only=True)
class Attributes:
    """What is known of somebody that conditions speak of; labels are folded, an empty one is unknown."""

    site: str = ""
    job: str = ""
    contract: str = ""
    groups: frozenset[str] = frozenset()

    def known(self) -> dict[str, frozenset[str]]:
        """As conditions name them."""
        single = {"sites": self.site, "jobs": self.job, "contracts": self.contract}
        told = {name: frozenset({value} - {""}) for name, value in single.items()}
        return {**told, "groups": self.groups}


@dataclass(frozen=True, slots=True, kw_only=True)
class Reread:
    """The pages that somebody reads again, in the order of reading, and why."""

    pages: tuple[str, ...] = ()
    reason: RereadReason | None = None


def folded(conditions: Conditions) -> Conditions:
    """As they are compared."""
    return {name: [fold(label) for label in asked] for name, asked in conditions.items()}


def conditions_of(content: Content) -> Pages:
    """Of each page, as they are compared."""
    pages = placed_pages(content).items()
    return {page_id: folded(placed.page["conditions"]) for page_id, placed in pages}


def concerns(conditions: Conditions, who: Attributes) -> bool:
    """Whether a page is for them: what is unknown of somebody fits."""
    known = who.known()
    return all(
        not asked or not known[name] or not known[name].isdisjoint(asked)
        for name, asked in conditions.items()
    )


def belongs(conditions: Conditions, who: Attributes) -> bool:
    """Whether a rule names them: nobody is handed a booklet for what is unknown of them."""
    known = who.known()
    return all(not asked or not known[name].isdisjoint(asked) for name, asked in conditions.items())


def pages_for(pages: Pages, who: Attributes) -> list[str]:
    """Those that concern somebody, in the order of reading."""
    return [page_id for page_id, conditions in pages.items() if concerns(conditions, who)]


def to_reread(
    pages: Pages, *, marked: Collection[str], who: Attributes, site: str, job: str
) -> Reread:
    """What somebody who acknowledged a version reads again in the one that is online.

    `marked` are the pages that a version since then asks to read again, and that still differ; `site` and `job` are
    theirs of that day: another one brings the pages that did not concern them before.
    """
    by_version = by_site = by_job = False
    asked = []
    for page_id in pages_for(pages, who):
        new = _did_not_concern(pages[page_id], who, site=site, job=job)
        if page_id in marked or new:
            asked.append(page_id)
        by_version |= page_id in marked
        by_site |= new and _did_not_concern(pages[page_id], who, site=site, job=who.job)
        by_job |= new
    reasons = (
        (by_version, RereadReason.VERSION),
        (by_site, RereadReason.SITE),
        (by_job, RereadReason.JOB),
    )
    return Reread(pages=tuple(asked), reason=next((why for so, why in reasons if so), None))


def _did_not_concern(conditions: Conditions, who: Attributes, *, site: str, job: str) -> bool:
    return not concerns(conditions, replace(who, site=site, job=job))
