"""The providers whose news are heard: each signs them, or calls with a password, and names the message by our own id."""

import warnings
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from anymail.exceptions import AnymailNotSupportedWarning
from anymail.webhooks.base import AnymailBaseWebhookView
from anymail.webhooks.brevo import BrevoTrackingWebhookView
from anymail.webhooks.mailgun import MailgunTrackingWebhookView
from anymail.webhooks.postmark import PostmarkTrackingWebhookView
from anymail.webhooks.sendgrid import SendGridTrackingWebhookView


@dataclass(frozen=True, slots=True, kw_only=True)
class Provider:
    """How a provider proves that it speaks, and by what it names a message."""

    view: type[AnymailBaseWebhookView]
    keyed_by: str  # what the view calls its secret
    named_in: str = ""  # a header of ours that it gives back; else our Message-ID


PROVIDERS: Final[Mapping[str, Provider]] = {
    # HMAC-SHA256 of a time and a token.
    "mailgun": Provider(view=MailgunTrackingWebhookView, keyed_by="webhook_signing_key"),
    # ECDSA of a time and the whole body: the « secret » is the public key of the account.
    "sendgrid": Provider(
        view=SendGridTrackingWebhookView,
        keyed_by="tracking_webhook_verification_key",
    ),
    # User and password of basic authentication.
    "brevo": Provider(view=BrevoTrackingWebhookView, keyed_by="webhook_secret"),
    "postmark": Provider(
        view=PostmarkTrackingWebhookView,
        keyed_by="webhook_secret",
        named_in="X-PM-Metadata-anymail_id",
    ),
}


def open_hook(provider: str, *, secret: str) -> AnymailBaseWebhookView | None:
    """What reads a provider's calls; nothing for one that we do not know, or without its secret."""
    known = PROVIDERS.get(provider)
    if known is None or not secret:
        return None
    with warnings.catch_warnings():
        # Not tried by its authors any more; by us it is (`tests/api/test_hooks.py`).
        warnings.simplefilter("ignore", AnymailNotSupportedWarning)
        return known.view(**{known.keyed_by: secret})


def naming_headers(secrets: Mapping[str, str]) -> tuple[str, ...]:
    """In which messages say who they are, for those providers with a secret that put another Message-ID in place of ours."""
    known = PROVIDERS.items()
    return tuple(one.named_in for name, one in known if one.named_in and secrets.get(name))
