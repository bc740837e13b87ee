from django.urls import path

from config import answers, health, hosts
from config.api import api

urlpatterns = [
    path("healthz", health.alive),
    path("readyz", health.ready),
    path("_brand", hosts.brand),
    path("", api.urls),
]

handler400 = answers.bad_request
handler404 = answers.not_found
handler500 = answers.broken
