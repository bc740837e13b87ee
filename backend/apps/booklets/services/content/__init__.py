"""The chapters and pages of a booklet."""
