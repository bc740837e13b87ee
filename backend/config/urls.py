from django.urls import path, re_path

from apps.comprehension.api.doors import ask_question
from apps.emailing.api import hooks, unsubscribing
from apps.reading.api import doors
from config import answers, health, hosts
from config.api import api

urlpatterns = [
    path("healthz", health.alive),
    path("readyz", health.ready),
    path("_brand", hosts.brand),
    re_path(r"^l/(?P<slug>[a-z0-9-]{3,60})/code$", doors.enter_code),
    re_path(r"^l/(?P<slug>[a-z0-9-]{3,60})/question$", ask_question),
    re_path(r"^l/(?P<slug>[a-z0-9-]{3,60})/member$", doors.ask_as_member),
    re_path(
        r"^l/(?P<slug>[a-z0-9-]{3,60})/member/(?P<sealed>[A-Za-z0-9_:-]{40,400})$",
        doors.receive_member,
    ),
    re_path(
        r"^_reading/(?P<slug>[a-z0-9-]{3,60})/(?P<asking>[A-Za-z0-9_-]{43})$",
        doors.enter_as_member,
    ),
    re_path(r"^l/(?P<slug>[a-z0-9-]{3,60})/(?P<token>[A-Za-z0-9_-]{43})$", doors.follow_link),
    re_path(r"^d/(?P<token>[A-Za-z0-9_-]{1,100})$", unsubscribing.unsubscribe),
    re_path(r"^hooks/mail/(?P<provider>[a-z]{2,20})$", hooks.hear_events),
    path("", api.urls),
]

handler400 = answers.bad_request
handler404 = answers.not_found
handler500 = answers.broken
