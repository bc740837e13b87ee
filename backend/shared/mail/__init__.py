"""Letters to people, sent by jobs only: a click never waits for a mail server."""

from shared.mail.letter import Action, Letter
from shared.mail.send import MailAway, probe, send_letter

__all__ = ["Action", "Letter", "MailAway", "probe", "send_letter"]
