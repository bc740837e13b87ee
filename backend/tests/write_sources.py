"""Print the references of the starter library into docs/library-sources.md: `python -m tests.write_sources`."""

from itertools import groupby

from apps.library.content import WrittenObligation, starter_library
from tests.processes import REPOSITORY

FILE = REPOSITORY / "docs" / "library-sources.md"

HEADER = """# Where the starter library comes from

Printed from `backend/apps/library/content/obligations` by `make library-sources`; do not edit. "Sure" means that the writers knew the
reference well; it does not mean that a lawyer read it. "To verify" says what is not certain. Livretier helps to forget nothing and
does not replace legal advice: have somebody who answers for it read what you publish.

"""


def printed() -> str:
    """The document as it must stand."""
    obligations = sorted(starter_library().obligations, key=lambda one: one.code)
    doubtful = sum(bool(one.doubt) for one in obligations)
    text = HEADER + (
        f"{len(obligations)} references: {len(obligations) - doubtful} sure, {doubtful} to verify.\n"
    )
    for prefix, group in groupby(obligations, key=lambda one: one.code.partition("-")[0]):
        text += f"\n## {prefix}\n\n| Code | What a booklet says | Reference | Level | Pages | Status |\n"
        text += "|---|---|---|---|---|---|\n"
        text += "".join(f"| {' | '.join(_cells(one))} |\n" for one in group)
    return text


def _cells(obligation: WrittenObligation) -> list[str]:
    pages = [
        f"{chapter.code}, “{page.title}”"
        for chapter in starter_library().chapters
        for page in chapter.pages
        if obligation.code in page.obligations
    ]
    status = (
        f"**to verify**. {obligation.doubt}" if obligation.doubt else f"sure. {obligation.remark}"
    )
    source = (
        f"[{obligation.reference}]({obligation.link})" if obligation.link else obligation.reference
    )
    return [
        obligation.code,
        obligation.label,
        source,
        obligation.level,
        "; ".join(pages) or "–",
        status,
    ]


if __name__ == "__main__":
    FILE.write_text(printed(), "utf-8")
