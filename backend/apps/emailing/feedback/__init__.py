"""What comes back by mail: bounces (RFC 3464) and complaints (RFC 5965), each of one delivery of ours, or of none."""

from apps.emailing.feedback.bounce_address import bounce_address, bounce_key, delivery_of
from apps.emailing.feedback.feedback import MOST_BYTES, Feedback, read_feedback
from apps.emailing.feedback.provider_events import ProviderNews, read_event
from apps.emailing.feedback.providers import PROVIDERS, naming_headers, open_hook
from apps.emailing.feedback.verdict import Verdict, judge

__all__ = [
    "MOST_BYTES",
    "PROVIDERS",
    "Feedback",
    "ProviderNews",
    "Verdict",
    "bounce_address",
    "bounce_key",
    "delivery_of",
    "judge",
    "naming_headers",
    "open_hook",
    "read_event",
    "read_feedback",
]
