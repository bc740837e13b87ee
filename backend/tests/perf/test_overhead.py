"""PERF3: what our middleware costs, beside the framework answering the same question bare."""

from collections.abc import Iterator

import pytest
from django.conf import settings
from django.test import Client

from apps.accounts.factories import PASSWORD
from apps.companies.factories import MembershipFactory
from shared.tenancy import act_as_platform
from tests.figures import Figures
from tests.perf.wrk import rates
from tests.processes import Process
from tests.waiting import wait_for

PRODUCT, BARE = 18801, 18802


def granian(name: str, application: str, port: int) -> Process:
    options = ["--interface", "wsgi", "--workers", "1", "--no-access-log", "--port", str(port)]
    return Process(f"perf-{name}", ["granian", *options, application], LIVRETIER_DATABASE_POOL="1")


@pytest.fixture
def _servers() -> Iterator[None]:
    servers = [
        granian("product", "config.wsgi:application", PRODUCT),
        granian("bare", "tests.perf.bare:application", BARE),
    ]
    for server in servers:
        server.start()
    for port in (PRODUCT, BARE):
        wait_for(f"http://127.0.0.1:{port}/healthz")
    yield
    for server in servers:
        server.end()


@pytest.mark.timeout(300)
@pytest.mark.django_db(transaction=True)
@pytest.mark.usefixtures("_servers")
def test_a_trivial_get_reaches_half_of_the_bare_framework(figures: Figures):
    with act_as_platform():
        member = MembershipFactory.create()
    client = Client()
    credentials = {"email": member.user.email, "password": PASSWORD}
    client.post("/api/auth/login", credentials, content_type="application/json")
    cookie = f"{settings.SESSION_COOKIE_NAME}={client.cookies[settings.SESSION_COOKIE_NAME].value}"

    product, bare = rates(
        cookie,
        f"http://127.0.0.1:{PRODUCT}/api/auth/user",
        f"http://127.0.0.1:{BARE}/api/auth/user",
    )

    figures.note(
        "PERF3",
        "GET /api/auth/user through our middleware ÷ the framework answering it bare",
        f"{product / bare:.2f} ({product:.0f} ÷ {bare:.0f} requests/s)",
        goal="≥ 0.5",
        met=product / bare >= 0.5,
    )
    assert product / bare >= 0.5
