from datetime import datetime

from apps.emailing.models import Campaign, CampaignState, Delivery, Paused
from apps.emailing.services.returns.tell_managers import tell_managers
from apps.journal import services as journal
from shared.actor import Actor

AT_LEAST = 200
COMPLAINTS = 0.001  # of what was sent: providers refuse whoever has three times as many
HARD_BOUNCES = 0.05


def stop_campaign(*, campaign: Campaign, now: datetime) -> None:
    """Pause a campaign that too many complain of, or whose addresses are too often nobody's."""
    row = Campaign.objects.filter(id=campaign.id, state=CampaignState.SENDING)
    counts = row.values("sent", "failed", "bounced", "complained").first()
    if counts is None:
        return
    why = _why(campaign, **counts)
    if why and row.update(state=CampaignState.PAUSED, paused_for=why, waits_for="", updated_at=now):
        journal.record(
            actor=Actor(company_id=campaign.company_id),
            action="emailing.campaign_stopped",
            target=campaign,
            label=campaign.name,
            now=now,
            after={"paused_for": why.value},
        )
        tell_managers(campaign=campaign, why=why)


def _why(
    campaign: Campaign, *, sent: int, failed: int, bounced: int, complained: int
) -> Paused | None:
    if sent >= AT_LEAST and complained >= COMPLAINTS * sent:
        return Paused.COMPLAINTS
    tried = sent + failed
    if tried < AT_LEAST or bounced + failed < HARD_BOUNCES * tried:
        return None
    # Only now are they counted one by one: most bounces are of other kinds.
    hard = Delivery.objects.filter(
        company_id=campaign.company_id,
        month=campaign.partition,
        campaign=campaign,
        state__in=("bounced", "failed"),
        reason="hard_bounce",
    ).count()
    return Paused.BOUNCES if hard >= HARD_BOUNCES * tried else None
