"""Addresses that get no mail, and people who want none."""

from apps.emailing.services.addresses.add_suppression import add_suppression
from apps.emailing.services.addresses.lift_suppression import AlreadyLifted, lift_suppression
from apps.emailing.services.addresses.unsubscribe import (
    follow_address,
    subscribe_again,
    unsubscribe,
)

__all__ = [
    "AlreadyLifted",
    "add_suppression",
    "follow_address",
    "lift_suppression",
    "subscribe_again",
    "unsubscribe",
]
