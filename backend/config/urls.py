from django.urls import path

from config import health, refusals
from config.api import api

urlpatterns = [
    path("healthz", health.alive),
    path("readyz", health.ready),
    path("", api.urls),
]

handler400 = refusals.bad_request
handler404 = refusals.not_found
handler500 = refusals.broken
