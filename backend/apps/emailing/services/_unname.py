from datetime import datetime
from typing import Any

from apps.emailing.models import Campaign
from apps.participation.models import Participation
from apps.participation.selectors import ParticipantFilter, find_participants
from shared.unnaming import without_names


def unname_campaigns(one: Participation, *, now: datetime) -> None:
    """Mailings of their booklet keep initials for their name, and search for somebody who is not there instead of them."""
    left = one.person.initials or "…"
    for campaign in Campaign.objects.filter(company_id=one.company_id, booklet=one.booklet):
        name = without_names(campaign.name, names=one.person.unmistakable_names, left=left)
        audience = _without(campaign.audience, one, now)
        if (name, audience) != (campaign.name, campaign.audience):
            campaign.name, campaign.audience = name, audience
            campaign.save(update_fields=["name", "audience", "updated_at"])


def _without(audience: dict[str, Any], one: Participation, now: datetime) -> dict[str, Any]:
    """An empty search would write to everybody."""
    asked = audience.get("filter") or {}
    wanted = ParticipantFilter(search=asked.get("search", ""))
    if not wanted.words or not all(word in one.words for word in wanted.words):
        return audience
    today = one.booklet.company.today(now=now)
    others = find_participants(booklet=one.booklet, wanted=wanted, today=today).exclude(id=one.id)
    if others.exists():
        return audience
    return {**audience, "filter": {**asked, "search": str(one.person_id)}}
