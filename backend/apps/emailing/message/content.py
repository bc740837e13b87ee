"""What a mailing says and to whom, as one number: a test is of exactly this."""

import json
from hashlib import sha256

from apps.emailing.models import Campaign
from shared.language import DEFAULT_LANGUAGE


def content_sha256(campaign: Campaign) -> bytes:
    """Of all its words, in every language, and of who is answered to: what a test shows. Not of who gets it."""
    said = {
        "nature": campaign.nature,
        "texts": campaign.texts,
        "reply_to": str(campaign.reply_to_id or ""),
    }
    return sha256(json.dumps(said, sort_keys=True, ensure_ascii=False).encode()).digest()


def fallback_locale(texts: dict[str, object]) -> str:
    """The language of whoever reads none of the others: French if it is there. The database keeps no order of keys."""
    return DEFAULT_LANGUAGE if DEFAULT_LANGUAGE in texts else min(texts)
