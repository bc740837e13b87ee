from datetime import datetime

from django.db import connection

from apps.emailing.models import Campaign, CampaignState
from apps.emailing.services._claims import stop_claims
from apps.emailing.services._quota import give_back

UNDER_WAY = (CampaignState.SENDING, CampaignState.PAUSED)

# Whoever hands one over waits for this, and finds it left out.
_LEAVE_OUT = """
UPDATE emailing_delivery SET state = 'excluded', reason = 'cancelled', due_at = NULL,
  updated_at = %(now)s
WHERE company_id = %(company)s AND month = %(month)s AND campaign_id = %(campaign)s
  AND state IN ('pending', 'claimed')
"""


def withdraw(campaign: Campaign, *, now: datetime) -> int | None:
    """Cancels what was being sent, and gives the month back what was kept for the rest: to how many nothing goes.

    None if there was nothing to cancel.
    """
    stop_claims(campaign.id)
    with connection.cursor() as cursor:
        cursor.execute(
            _LEAVE_OUT,
            {
                "company": campaign.company_id,
                "month": campaign.partition,
                "campaign": campaign.id,
                "now": now,
            },
        )
        left = int(cursor.rowcount)
    rows = Campaign.objects.select_for_update(of=("self",), no_key=True)
    held = rows.filter(id=campaign.id, state__in=UNDER_WAY).first()
    if held is None:
        return None
    given_back = min(left, held.reserved)
    held.state, held.waits_for, held.paused_for = CampaignState.CANCELLED, "", ""
    held.excluded += left
    held.reserved -= given_back
    held.done_at = now
    held.save()
    give_back(held, given_back)
    return left
