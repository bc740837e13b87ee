import os
import sys

from django.conf import settings
from django.core.wsgi import get_wsgi_application

from shared.heartbeats.pulse import start_pulse
from shared.traffic.counting import traffic

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
sys.setswitchinterval(
    0.001
)  # beside a request that calculates, another does not wait at each query

application = get_wsgi_application()
start_pulse()
if settings.COUNTS_REQUESTS:
    traffic.start()
