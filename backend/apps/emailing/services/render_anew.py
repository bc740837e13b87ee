from datetime import datetime
from hashlib import sha256
from uuid import UUID

from apps.emailing.models import Campaign, Rendering
from apps.emailing.services._compose import compose


def render_anew(*, campaign_id: UUID, now: datetime) -> None:
    """What a mailing froze is what it says now: somebody whom it named is forgotten."""
    campaign = Campaign.objects.select_related("booklet__company").filter(id=campaign_id).first()
    if campaign is None:
        return
    for rendering in Rendering.objects.filter(company_id=campaign.company_id, campaign=campaign):
        composed = compose(campaign, locale=rendering.locale, now=now)
        rendering.subject, rendering.message = composed.subject, composed.message
        rendering.sha256 = sha256(composed.message).digest()
        rendering.save()
