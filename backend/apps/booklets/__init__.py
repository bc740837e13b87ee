"""Booklets of companies: how they are built from the library, written, covered, checked, and who works on them.

Owns Booklet and what it consists of. Pages themselves are written by the slice `pages`, values are kept by `values`.
"""
