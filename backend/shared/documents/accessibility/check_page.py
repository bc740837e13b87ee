from shared.documents.accessibility.blocks import (
    check_buttons,
    check_headings,
    check_images,
    check_transcripts,
)
from shared.documents.accessibility.complete import check_complete
from shared.documents.accessibility.finding import Finding
from shared.documents.accessibility.heading_order import check_heading_order
from shared.documents.accessibility.languages import check_language
from shared.documents.accessibility.links import check_links
from shared.documents.accessibility.tables import check_tables
from shared.documents.content import Document, walk

CHECKS = (
    check_complete,
    check_images,
    check_heading_order,
    check_headings,
    check_links,
    check_buttons,
    check_tables,
    check_transcripts,
)


def check_page(document: Document, *, language: str = "fr") -> list[Finding]:
    """All that keeps a page in this language from being read by everybody, from top to bottom."""
    blocks = list(walk(document["blocks"]))
    place = {block["id"]: number for number, block in enumerate(blocks)}
    findings = [finding for check in CHECKS for finding in check(blocks)]
    findings += check_language(blocks, language)
    return sorted(findings, key=lambda finding: place[finding.block_id])
