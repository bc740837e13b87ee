from apps.journal.services.record import record

__all__ = ["record"]
