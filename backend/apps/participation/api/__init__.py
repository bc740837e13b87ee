from ninja import Router

from apps.participation.api.doors import router as doors
from apps.participation.api.participants import router as participants
from apps.participation.api.rules import router as rules

routers: tuple[Router, ...] = (participants, rules, doors)
