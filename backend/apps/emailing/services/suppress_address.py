from uuid import UUID

from apps.emailing.addresses import address_key, seal_address
from apps.emailing.models import Suppression, SuppressionReason


def suppress_address(
    *,
    company_id: UUID,
    address: str,
    reason: SuppressionReason,
    person_id: UUID | None = None,
    delivery_id: UUID | None = None,
) -> Suppression:
    """Nobody at this address, or one person only, is written to from the next claim on; said twice it is one."""
    key = address_key(address)
    in_force = Suppression.objects.filter(
        company_id=company_id,
        address_key=key,
        person_id=person_id,
        reason=reason,
        lifted_at=None,
    ).first()
    if in_force:
        in_force.save(update_fields=["updated_at"])  # it is kept for some years after the last time
        return in_force
    return Suppression.objects.create(
        company_id=company_id,
        address_key=key,
        address=seal_address(address),
        person_id=person_id,
        reason=reason,
        delivery_id=delivery_id,
    )
