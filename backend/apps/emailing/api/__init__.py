from ninja import Router

from apps.emailing.api.acts import router as acts
from apps.emailing.api.deliveries import router as deliveries
from apps.emailing.api.mailings import router as mailings
from apps.emailing.api.reminders import router as reminders
from apps.emailing.api.sender_domains import router as sender_domains
from apps.emailing.api.suppressions import router as suppressions

routers: tuple[Router, ...] = (
    mailings,
    acts,
    deliveries,
    reminders,
    suppressions,
    sender_domains,
)
