from collections.abc import Iterator

from shared.documents.accessibility.finding import Finding
from shared.documents.content import Block, plain_text

PAGE_TITLE = 1


def check_heading_order(blocks: list[Block]) -> Iterator[Finding]:
    """No level is skipped on the way down from the title of the page."""
    above = PAGE_TITLE
    for block in blocks:
        if block["type"] != "heading":
            continue
        level = block["props"]["level"]
        if level > above + 1:
            values = {"level": level, "above": above, "words": plain_text(block)}
            yield Finding("headingSkipped", block["id"], values)
        above = level
