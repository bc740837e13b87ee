from apps.journal.services.export_events import export_events
from apps.journal.services.purge_events import purge_events
from apps.journal.services.record import record

__all__ = ["export_events", "purge_events", "record"]
