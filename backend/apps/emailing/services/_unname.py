from collections.abc import Sequence
from datetime import datetime
from typing import Any

from apps.emailing.message import content_sha256
from apps.emailing.models import Campaign
from apps.participation.models import Participation
from apps.participation.selectors import ParticipantFilter, find_participants
from shared.jobs import queue
from shared.tenancy.scope import act_as_company
from shared.unnaming import without_names


def unname_campaigns(one: Participation, *, now: datetime) -> None:
    """Mailings of their booklet keep initials for their name, and search for somebody who is not there instead of them."""
    names, left = one.person.unmistakable_names, one.person.initials or "…"
    for campaign in Campaign.objects.filter(company_id=one.company_id, booklet=one.booklet):
        name = without_names(campaign.name, names=names, left=left)
        audience = _without(campaign.audience, one, now)
        texts = _unnamed(campaign.texts, names, left)
        if (name, audience) != (campaign.name, campaign.audience):
            campaign.name, campaign.audience = name, audience
            campaign.save(update_fields=["name", "audience", "updated_at"])
        if texts != campaign.texts:
            _say(campaign, texts)


def _say(campaign: Campaign, texts: dict[str, Any]) -> None:
    """A test of the same words with the name is one of these; what was frozen is made anew."""
    was_tested = bytes(campaign.tested_sha256 or b"") == content_sha256(campaign)
    campaign.texts = texts
    if was_tested:
        campaign.tested_sha256 = content_sha256(campaign)
    campaign.save(update_fields=["texts", "tested_sha256", "updated_at"])
    with act_as_company(campaign.company_id):
        queue.enqueue("emailing.render_anew", campaign_id=campaign.id)


def _unnamed(node: Any, names: Sequence[str], left: str) -> Any:
    """Texts with initials; a link to an address that names them leads nowhere, a button to the booklet."""
    if isinstance(node, list):
        return [_unnamed(one, names, left) for one in node if not _leads_to(one, names)]
    if not isinstance(node, dict):
        return node
    return {
        key: without_names(value, names=names, left=left)
        if key == "text"
        else _unnamed(value, names, left)
        for key, value in node.items()
        if key != "href" or value == without_names(value, names=names, left=left)
    }


def _leads_to(node: Any, names: Sequence[str]) -> bool:
    if not isinstance(node, dict) or node.get("type") != "link":
        return False
    return bool(node["href"] != without_names(node["href"], names=names, left=""))


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
