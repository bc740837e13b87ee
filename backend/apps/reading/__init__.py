"""Reading: who may open a published booklet, under which address, and what the reading side has to hold.

Owns ReadingAccess, ReadingLink and EdgeEntry. Readers themselves never reach this code: nginx serves files.
"""
