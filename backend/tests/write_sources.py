"""Print the references of the starter library into docs/library-sources.md: `python -m tests.write_sources`."""

from itertools import groupby

from apps.library.content import WrittenObligation, WrittenOfficial, public_numbers, starter_library
from tests.processes import REPOSITORY

FILE = REPOSITORY / "docs" / "library-sources.md"

HEADER = """# Where the starter library comes from

Printed from `backend/apps/library/content` by `make library-sources`; do not edit. "Checked" names who compared the
reference with its source, and when. "Not checked" is what the writers knew well and nobody has compared yet; "to verify" says what is
not certain besides. Screens call a reference verified only when it is checked. Livretier helps to forget nothing and does not replace
legal advice: have somebody who answers for it read what you publish.

"""
VERBATIM = "Covered by the text itself, joined whole and collated. "


def printed() -> str:
    """The document as it must stand."""
    obligations = sorted(starter_library().obligations, key=lambda one: one.code)
    doubtful = sum(bool(one.doubt) for one in obligations)
    checked = sum(bool(one.checked_on and not one.doubt) for one in obligations)
    text = HEADER + (
        f"{len(obligations)} references: {checked} checked, "
        f"{len(obligations) - checked - doubtful} not checked, {doubtful} to verify.\n"
    )
    for prefix, group in groupby(obligations, key=lambda one: one.code.partition("-")[0]):
        text += f"\n## {prefix}\n\n| Code | What a booklet says | Reference | Level | Pages | Status |\n"
        text += "|---|---|---|---|---|---|\n"
        text += "".join(f"| {' | '.join(_cells(one))} |\n" for one in group)
    return text + _official_texts() + _numbers()


def _official_texts() -> str:
    text = """
## Official texts

What a booklet joins in the words of a law, in annexes that its authors cannot change. Nobody has compared a text with its source before
this table names somebody, or somebody of the library says so in the studio of an installation: until then every screen, booklet and PDF
says so, and no obligation is covered by it.

| Page | Source | Not joined yet | Collated |
|---|---|---|---|
"""
    return text + "".join(
        f"| {chapter.code}, “{page.title}” | [{page.official.source}]({page.official.link}) "
        f"| {page.official.to_join or '–'} | {_collated(page.official)} |\n"
        for chapter in starter_library().chapters
        for page in chapter.pages
        if page.official
    )


def _collated(official: WrittenOfficial) -> str:
    if official.collated_on:
        return f"by {official.collated_by} on {official.collated_on}"
    return "**to collate**"


def _numbers() -> str:
    text = "\n## Public numbers\n\n| Number | Whom it reaches | Source |\n|---|---|---|\n"
    return text + "".join(
        f"| {one.number} | {one.who} | {one.source or f'**to verify**. {one.doubt}'} |\n"
        for one in public_numbers()
    )


def _cells(obligation: WrittenObligation) -> list[str]:
    pages = [
        f"{chapter.code}, “{page.title}”"
        for chapter in starter_library().chapters
        for page in chapter.pages
        if obligation.code in page.obligations
    ]
    source = (
        f"[{obligation.reference}]({obligation.link})" if obligation.link else obligation.reference
    )
    return [
        obligation.code,
        obligation.label,
        source,
        obligation.level,
        "; ".join(pages) or "–",
        f"{_status(obligation)} {VERBATIM if obligation.verbatim else ''}{obligation.remark}".strip(),
    ]


def _status(obligation: WrittenObligation) -> str:
    if obligation.doubt:
        return f"**to verify**. {obligation.doubt}"
    if obligation.checked_on:
        return f"checked by {obligation.checked_by} on {obligation.checked_on}."
    return "not checked."


if __name__ == "__main__":
    FILE.write_text(printed(), "utf-8")
