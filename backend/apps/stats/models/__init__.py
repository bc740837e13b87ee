from apps.stats.models.choices import Channel, Device, Dimension, FactKind, Outcome
from apps.stats.models.counts import FactBy, FactDay
from apps.stats.models.facts import Cursor, ReadingFact
from apps.stats.models.lots import PageLots
from apps.stats.models.months import FollowedMonth

__all__ = [
    "Channel",
    "Cursor",
    "Device",
    "Dimension",
    "FactBy",
    "FactDay",
    "FactKind",
    "FollowedMonth",
    "Outcome",
    "PageLots",
    "ReadingFact",
]
