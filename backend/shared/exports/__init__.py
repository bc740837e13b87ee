"""Files that people take away: every exporter writes its cells here."""

from shared.exports.csv_file import CsvFile, csv_file

__all__ = ["CsvFile", "csv_file"]
