"""What a release does to one chapter of a booklet. It reads no table."""

from apps.updates.planning.chapters import Frozen, Plan, Release, Standing
from apps.updates.planning.pages import plan_of
from apps.updates.planning.sets import final_order

__all__ = ["Frozen", "Plan", "Release", "Standing", "final_order", "plan_of"]
