"""Routes of the register: for those who read it, for the devices of readers, for everybody."""

from apps.register.api import log, reading, register

routers = (register.router, reading.router, log.router)

__all__ = ["routers"]
