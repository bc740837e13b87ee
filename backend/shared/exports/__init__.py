"""Files that people take away: every exporter writes its cells here, and who reads one back undoes it here."""

from shared.exports.cells import told_by
from shared.exports.csv_file import CsvFile, csv_file

__all__ = ["CsvFile", "csv_file", "told_by"]
