from django.urls import path

from config import answers, health
from config.api import api

urlpatterns = [
    path("healthz", health.alive),
    path("readyz", health.ready),
    path("", api.urls),
]

handler400 = answers.bad_request
handler404 = answers.not_found
handler500 = answers.broken
