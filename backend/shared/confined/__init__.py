"""Processes of their own for what we do not trust: little time, little memory, none of our secrets.

And no network, wherever the kernel lets a process give it up; where it does not, a line of the log says so.
"""

from shared.confined.limits import MEBIBYTE, Limits
from shared.confined.run import EndedEarly, TookTooLong, program, python_filter, python_module

__all__ = [
    "MEBIBYTE",
    "EndedEarly",
    "Limits",
    "TookTooLong",
    "program",
    "python_filter",
    "python_module",
]
