"""Texts that leave as a file, and come back from an agency."""
