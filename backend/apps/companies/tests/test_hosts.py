from datetime import UTC, datetime

import pytest
from django.db import IntegrityError, transaction
from django.test import Client

from apps.accounts.factories import PASSWORD, UserFactory
from apps.companies import services
from apps.companies.factories import HostFactory
from apps.companies.models import Host
from apps.journal.models import AuditEvent
from shared.actor import Actor

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)
BRANDED = "livrets.soignance.test"


def brand_shown_to(host: str) -> str:
    answer = Client(headers={"Host": host}).get("/_brand")
    assert (answer.status_code, answer["Content-Type"]) == (200, "text/plain")
    return answer.content.decode().partition(" ")[0]


class TestBrand:
    @pytest.mark.parametrize("host", [BRANDED, "LIVRETS.Soignance.Test", f"{BRANDED}:8540"])
    def test_is_that_of_the_host(self, host: str):
        HostFactory.create(hostname=BRANDED)

        assert brand_shown_to(host) == "soignance"

    @pytest.mark.parametrize(
        "host", ["testserver", "evil.test", f"evil.{BRANDED}", f"{BRANDED}.evil.test", "<b>", "a b"]
    )
    def test_is_empty_for_every_other(self, host: str):
        HostFactory.create(hostname=BRANDED)

        assert brand_shown_to(host) == ""

    def test_costs_one_query_and_then_none(self, django_assert_num_queries):
        HostFactory.create(hostname=BRANDED)

        with django_assert_num_queries(1):
            for host in (BRANDED, "evil.test", BRANDED):
                brand_shown_to(host)

    def test_asks_for_no_session(self, django_assert_num_queries):
        client = Client(headers={"Host": BRANDED})
        client.force_login(UserFactory.create())

        with django_assert_num_queries(1):
            client.get("/_brand")


class TestKnownHosts:
    def sign_in(self, host: str, origin: str, **extra: str) -> int:
        user, client = UserFactory.create(), Client(enforce_csrf_checks=True)
        headers = {"Host": host, "Origin": origin, **extra}
        token = client.get("/api/auth/csrf-token", headers=headers).json().get("csrfToken", "")
        return client.post(
            "/api/auth/login",
            {"email": user.email, "password": PASSWORD},
            content_type="application/json",
            headers={**headers, "X-CSRF-TOKEN": token},
        ).status_code

    def test_are_signed_in_to_from_their_own_pages(self):
        HostFactory.create(hostname=BRANDED)

        assert self.sign_in(BRANDED, f"http://{BRANDED}") == 200
        assert self.sign_in(f"{BRANDED}:8540", f"http://{BRANDED}:8540") == 200

    def test_are_signed_in_to_behind_tls(self):
        HostFactory.create(hostname=BRANDED)
        tls = {"X-Forwarded-Proto": "https"}

        assert self.sign_in(BRANDED, f"https://{BRANDED}", **tls) == 200
        assert self.sign_in(BRANDED, f"http://{BRANDED}", **tls) == 403

    def test_are_not_signed_in_to_from_another_page(self):
        HostFactory.create(hostname=BRANDED)

        assert self.sign_in(BRANDED, "http://evil.test") == 403
        assert self.sign_in(BRANDED, "http://accueil.soignance.test") == 403

    def test_are_all_others_refused(self):
        assert self.sign_in(BRANDED, f"http://{BRANDED}") == 400


class TestSetHostBrand:
    def test_is_done_once_and_journalled_once(self):
        for _ in range(2):
            services.set_host_brand(
                actor=Actor(), hostname="Livrets.Soignance.test", brand="soignance", now=NOW
            )

        assert Host.objects.get().hostname == BRANDED
        assert AuditEvent.objects.get(action="companies.host_brand_set").before == {}

    @pytest.mark.parametrize(
        ("hostname", "brand"),
        [
            ("", "soignance"),
            ("localhost", "soignance"),
            ("livrets..test", "soignance"),
            ("-livrets.test", "soignance"),
            ("livrets.test:80", "soignance"),
            ("livrets.test/", "soignance"),
            ("livrets_.test", "soignance"),
            ("livrets.test\n", "soignance"),
            (BRANDED, "Soignance"),
            (BRANDED, "../soignance"),
            (BRANDED, "1"),
            (BRANDED, "soignance\n"),
            (BRANDED, '"><script>'),
        ],
    )
    def test_takes_only_names(self, hostname: str, brand: str):
        with pytest.raises(IntegrityError), transaction.atomic():
            services.set_host_brand(actor=Actor(), hostname=hostname, brand=brand, now=NOW)

    def test_keeps_a_hostname_for_one_brand(self):
        HostFactory.create(hostname=BRANDED)

        services.set_host_brand(actor=Actor(), hostname=BRANDED, brand="autre", now=NOW)

        assert list(Host.objects.values_list("hostname", "brand")) == [(BRANDED, "autre")]
