"""What comes back after a message was sent."""

from apps.emailing.services.returns.ask_about_uncertain import (
    ask_about_uncertain,
    call_uncertain,
)
from apps.emailing.services.returns.forget_news import forget_news
from apps.emailing.services.returns.hear_feedback import hear_feedback, hear_provider
from apps.emailing.services.returns.note_click import note_click
from apps.emailing.services.returns.note_news import News, note_news
from apps.emailing.services.returns.note_refusals import note_refusals
from apps.emailing.services.returns.read_bounces import forget_bounces, read_bounces
from apps.emailing.services.returns.stop_campaign import stop_campaign
from apps.emailing.services.returns.tell_managers import (
    send_notice,
    tell_administrators,
    tell_managers,
)

__all__ = [
    "News",
    "ask_about_uncertain",
    "call_uncertain",
    "forget_bounces",
    "forget_news",
    "hear_feedback",
    "hear_provider",
    "note_click",
    "note_news",
    "note_refusals",
    "read_bounces",
    "send_notice",
    "stop_campaign",
    "tell_administrators",
    "tell_managers",
]
