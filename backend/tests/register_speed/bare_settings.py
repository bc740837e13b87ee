from config.settings import *  # noqa: F403

MIDDLEWARE = []
ROOT_URLCONF = "tests.register_speed.bare_urls"
