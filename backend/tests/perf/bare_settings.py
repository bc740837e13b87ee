from config.settings import *  # noqa: F403
from config.settings import DATABASES

MIDDLEWARE = [
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
]
ROOT_URLCONF = "tests.perf.bare_urls"

# Without our middleware nobody tells the wall who is calling: the tables' owner stands above it.
DATABASES["default"] |= {key: DATABASES["owner"][key] for key in ("USER", "PASSWORD")}
