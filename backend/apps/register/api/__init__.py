"""Routes of the register: for those who read it, for the devices of readers, for everybody."""

from apps.register.api import log, public, reading, register

routers = (register.router, reading.router, public.router, log.router)

__all__ = ["routers"]
