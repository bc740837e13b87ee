from collections.abc import Iterable

from apps.values import policies
from apps.values.selectors import ValueLine
from shared.actor import Actor
from shared.exports import CsvFile, csv_file
from shared.language import DEFAULT_LANGUAGE, text

COLUMNS = ("theme", "label", "value", "key")
MOST = 5000


def export_sheet(*, actor: Actor, lines: Iterable[ValueLine]) -> CsvFile:
    """These informations as a file to fill in a spreadsheet and bring back; refused to whoever keeps none."""
    policies.company_kept_by(actor)
    language = actor.language
    return csv_file(
        header=[text(f"values.columns.{name}", language) for name in COLUMNS],
        rows=(
            (
                text(f"values.themes.{line.theme}", language),
                line.label.get(language) or line.label[DEFAULT_LANGUAGE],
                line.value,
                line.key,
            )
            for line in lines
        ),
        language=language,
        most=MOST,
    )
