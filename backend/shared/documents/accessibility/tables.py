from collections.abc import Iterator

from shared.documents.accessibility.finding import Finding
from shared.documents.content import Block, walk
from shared.documents.spaces import is_blank


def check_tables(blocks: list[Block]) -> Iterator[Finding]:
    """Every table says what its rows or its columns are."""
    for block in blocks:
        if block["type"] != "table":
            continue
        if block["props"]["header"] == "none":
            yield Finding("tableHeader", block["id"])
        elif any(not _has_words(cell) for cell in _headings_of(block)):
            yield Finding("tableHeaderEmpty", block["id"])


def is_filled(table: Block) -> bool:
    """Whether a cell says something besides those that name a column or a row."""
    header = table["props"]["header"]
    return any(
        _has_words(cell) for row, column, cell in _cells(table) if not _names(header, row, column)
    )


def _headings_of(table: Block) -> Iterator[Block]:
    """The cells that name a column or a row. The corner between both names neither."""
    header = table["props"]["header"]
    for row, column, cell in _cells(table):
        corner = header == "both" and row == column == 0
        if _names(header, row, column) and not corner:
            yield cell


def _cells(table: Block) -> Iterator[tuple[int, int, Block]]:
    for row, line in enumerate(table["children"]):
        for column, cell in enumerate(line["children"]):
            yield row, column, cell


def _names(header: str, row: int, column: int) -> bool:
    names_column = row == 0 and header in ("row", "both")
    names_row = column == 0 and header in ("column", "both")
    return names_column or names_row


def _has_words(cell: Block) -> bool:
    inlines = (inline for block in walk([cell]) for inline in block.get("text", []))
    return any(
        inline["type"] == "value" or (inline["type"] == "text" and not is_blank(inline["text"]))
        for inline in inlines
    )
