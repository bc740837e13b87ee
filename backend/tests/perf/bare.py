"""The framework alone: Django's sessions and users, one ninja endpoint, none of our middleware."""

import os

os.environ["DJANGO_SETTINGS_MODULE"] = "tests.perf.bare_settings"

from django.core.wsgi import get_wsgi_application

application = get_wsgi_application()
