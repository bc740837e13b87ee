"""Figures of the running service, for Prometheus: asked of PostgreSQL when they are asked for.

No label carries a person, a company or an address: parts, queues, states, servers, machines and patterns of our own code.
"""

from config.metrics.collecting import Figures

__all__ = ["Figures"]
