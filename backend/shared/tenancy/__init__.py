"""The wall between companies: in Python by `visible_to`, in PostgreSQL by row-level security."""

from shared.tenancy.scope import act_as, act_as_platform

__all__ = ["act_as", "act_as_platform"]
