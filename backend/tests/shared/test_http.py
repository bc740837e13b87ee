import pytest
from django.test import Client, RequestFactory

from shared.http.address import caller, truncated_ip
from shared.language import preferred_language

pytestmark = pytest.mark.django_db


class TestAnswers:
    def test_carry_the_request_id_that_nginx_gave(self):
        answer = Client().get("/healthz", headers={"X-Request-Id": "0123456789abcdef"})

        assert answer["X-Request-Id"] == "0123456789abcdef"

    def test_do_not_reflect_a_request_id_that_is_not_one(self):
        answer = Client().get("/healthz", headers={"X-Request-Id": "<script>alert(1)</script>"})

        assert len(answer["X-Request-Id"]) == 32

    def test_of_the_api_are_never_cached(self):
        for path in ("/api/auth/user", "/api/nowhere", "/_i18n/fr-FR/messages.json"):
            assert Client().get(path)["Cache-Control"] == "private, no-store"

    def test_have_one_shape_when_they_refuse(self):
        client = Client()
        refusals = [
            client.get("/api/nowhere"),
            client.get("/api/auth/user"),
            client.get("/api/companies/not-a-uuid"),
            client.post("/api/auth/login", "{not json", content_type="application/json"),
            client.post("/api/auth/login", {}, content_type="application/json"),
            client.delete("/api/auth/login"),
        ]

        assert [refusal.status_code for refusal in refusals] == [404, 401, 401, 400, 422, 405]
        for refusal in refusals:
            assert {"code", "message"} <= set(refusal.json())

    def test_name_each_faulty_field_in_the_callers_language(self):
        answer = Client().post(
            "/api/auth/login",
            {"email": "a" * 300},
            content_type="application/json",
            headers={"Accept-Language": "en-GB,en;q=0.9"},
        )

        assert answer.json() == {
            "code": "invalid",
            "message": "Some information needs correcting.",
            "errors": {
                "email": ["254 characters at most."],
                "password": ["This information is needed."],
            },
        }

    def test_refuse_a_malformed_idempotency_key(self):
        answer = Client().post("/api/auth/logout", headers={"Idempotency-Key": "court"})

        assert (answer.status_code, answer.json()["code"]) == (422, "bad_idempotency_key")

    def test_hide_what_broke(self, monkeypatch):
        def break_down(*args, **kwargs):
            raise RuntimeError("secret detail")

        monkeypatch.setattr("apps.accounts.services.sign_out", break_down)

        answer = Client(raise_request_exception=False).post("/api/auth/logout")

        assert (answer.status_code, answer.json()["code"]) == (500, "broken")
        assert b"secret" not in answer.content


class TestTruncatedIp:
    @pytest.mark.parametrize(
        ("given", "kept"),
        [
            ("203.0.113.77", "203.0.113.0"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1::"),
            ("not an address", ""),
        ],
    )
    def test_forgets_the_household(self, given: str, kept: str):
        assert truncated_ip(RequestFactory().get("/", headers={"X-Real-IP": given})) == kept


@pytest.mark.parametrize(
    ("given", "counted"),
    [
        ("203.0.113.77", "203.0.113.77"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:203.0.113.77", "203.0.113.77"),
        ("not an address", "not an address"),
    ],
)
def test_a_caller_is_a_household(given: str, counted: str):
    assert caller(RequestFactory().get("/", headers={"X-Real-IP": given})) == counted


@pytest.mark.parametrize(
    ("header", "language"),
    [("en-US,en;q=0.9", "en-GB"), ("de, en", "en-GB"), ("fr", "fr-FR"), ("", "fr-FR")],
)
def test_the_first_language_that_we_speak_is_taken(header: str, language: str):
    assert preferred_language(header) == language
