"""The framework alone: one ninja endpoint that inserts the row of a receipt, none of our middleware."""

import os

os.environ["DJANGO_SETTINGS_MODULE"] = "tests.register_speed.bare_settings"

from django.core.wsgi import get_wsgi_application

application = get_wsgi_application()
