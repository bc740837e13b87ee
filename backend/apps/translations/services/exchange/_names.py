"""What a text is called in a file: its sheet, its block, its field."""

from uuid import UUID

from shared.translating.page_units import Unit


def name_in_file(owner_id: UUID, unit: Unit) -> str:
    within = f"{unit.block_id}.{unit.field}" if unit.block_id else unit.field
    return f"{owner_id}.{within}"
