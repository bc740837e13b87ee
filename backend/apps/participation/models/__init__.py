"""Participants of booklets, how they come to be, and saved views of them."""

from apps.participation.models.choices import ParticipationState, RereadReason
from apps.participation.models.participation import Participation, ParticipationRule, Segment

__all__ = [
    "Participation",
    "ParticipationRule",
    "ParticipationState",
    "RereadReason",
    "Segment",
]
