"""What is done with facts of readings, and what is kept of how far people came."""

from apps.stats.services.freeze_months import freeze_months
from apps.stats.services.keep_days import keep_days
from apps.stats.services.load_facts import Loader, load_facts
from apps.stats.services.publish_lots import publish_lots
from apps.stats.services.ship_facts import Shipping

__all__ = ["Loader", "Shipping", "freeze_months", "keep_days", "load_facts", "publish_lots"]
