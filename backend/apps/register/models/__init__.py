"""Receipts, and the log of the installation in which each has its place."""

from apps.register.models.choices import Channel, EntryKind, Flag, Gesture, Strength
from apps.register.models.log import Checkpoint, PendingEntry, RegisterEntry, Tile
from apps.register.models.receipt import Cancellation, Receipt

__all__ = [
    "Cancellation",
    "Channel",
    "Checkpoint",
    "EntryKind",
    "Flag",
    "Gesture",
    "PendingEntry",
    "Receipt",
    "RegisterEntry",
    "Strength",
    "Tile",
]
