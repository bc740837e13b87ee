import hashlib
import hmac
import json
from base64 import b64encode
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from django.test import Client
from pytest_django import Settings

from apps.emailing.factories import DeliveryFactory
from apps.emailing.models import Delivery, ProviderEvent, Suppression

pytestmark = pytest.mark.django_db

KEY, PASSWORD = "a signing key", "brevo:a long password"
PAIR = ec.generate_private_key(ec.SECP256R1())
PUBLIC = b64encode(
    PAIR.public_key().public_bytes(
        serialization.Encoding.DER, serialization.PublicFormat.SubjectPublicKeyInfo
    )
).decode()


@pytest.fixture(autouse=True)
def _configured(settings: Settings) -> None:
    shared = {"brevo": PASSWORD, "postmark": PASSWORD}
    settings.MAIL_HOOKS = {"mailgun": KEY, "sendgrid": PUBLIC, **shared}


def name(delivery: Delivery) -> str:
    return f"{delivery.id}.{delivery.attempt}@livretier.example"


def mailgun(delivery: Delivery, event: str, **said: Any) -> dict[str, Any]:
    """As documented: the signature is of a time and a token."""
    signature = hmac.new(KEY.encode(), b"1800000000t1", hashlib.sha256)
    return {
        "signature": {
            "timestamp": "1800000000",
            "token": "t1",
            "signature": signature.hexdigest(),
        },
        "event-data": {
            "event": event,
            "timestamp": 1800000000.5,
            "recipient": "ines@example.com",
            "message": {"headers": {"message-id": name(delivery)}},
            **said,
        },
    }


def brevo(delivery: Delivery, event: str, **said: Any) -> dict[str, Any]:
    return {
        "event": event,
        "email": "ines@example.com",
        "message-id": f"<{name(delivery)}>",
        "ts_epoch": 1800000000500,
        **said,
    }


def postmark(delivery: Delivery, record: str, **said: Any) -> dict[str, Any]:
    """It names a message by an id of its own, and brings back what ours said in a header."""
    named = {"MessageID": "883953f4", "Metadata": {"anymail_id": name(delivery)}}
    return {"RecordType": record, "Recipient": "ines@example.com", **named, **said}


def sendgrid(delivery: Delivery, event: str, **said: Any) -> str:
    told = {"event": event, "email": "ines@example.com", "timestamp": 1800000000, **said}
    return json.dumps([{**told, "smtp-id": f"<{name(delivery)}>", "sg_event_id": event}])


def signed(body: str) -> dict[str, str]:
    signature = PAIR.sign(b"1800000000" + body.encode(), ec.ECDSA(hashes.SHA256()))
    head = "X-Twilio-Email-Event-Webhook"
    return {f"{head}-Signature": b64encode(signature).decode(), f"{head}-Timestamp": "1800000000"}


def post(provider: str, body: Any, **headers: str) -> int:
    sent = body if isinstance(body, str) else json.dumps(body)
    client = Client(enforce_csrf_checks=True, headers=headers)
    path = f"/hooks/mail/{provider}"
    return client.post(path, sent, content_type="application/json").status_code


def basic(said: str = PASSWORD) -> dict[str, str]:
    return {"Authorization": "Basic " + b64encode(said.encode()).decode()}


def state(delivery: Delivery) -> tuple[str, str]:
    held = Delivery.objects.get(id=delivery.id)
    return held.state, held.reason


def failed(code: int, message: str, severity: str = "permanent") -> dict[str, Any]:
    status = {"code": code, "message": message}
    return {"severity": severity, "reason": "bounce", "delivery-status": status}


@pytest.mark.parametrize(
    ("event", "said", "expected"),
    [
        ("delivered", {}, ("delivered", "")),
        ("failed", failed(550, "550 5.1.1 User unknown"), ("bounced", "hard_bounce")),
        ("failed", failed(550, "550 5.7.1 Blocked by policy"), ("bounced", "refused")),
        ("failed", failed(605, "Not delivering to a bounced address"), ("bounced", "hard_bounce")),
        ("failed", failed(452, "452 4.2.2 Full", "temporary"), ("sent", "")),
        ("complained", {}, ("complained", "complaint")),
        ("opened", {}, ("sent", "")),
    ],
)
def test_mailgun(event: str, said: dict[str, Any], expected: tuple[str, str]):
    delivery = DeliveryFactory.create(state="sent")

    assert post("mailgun", mailgun(delivery, event, **said)) == 204
    assert state(delivery) == expected


@pytest.mark.parametrize(
    ("event", "said", "expected"),
    [
        ("delivered", {}, ("delivered", "")),
        ("hard_bounce", {"reason": "550 5.1.1 unknown"}, ("bounced", "hard_bounce")),
        ("hard_bounce", {}, ("bounced", "hard_bounce")),
        ("soft_bounce", {"reason": "452 4.2.2 full"}, ("bounced", "soft_bounce")),
        ("invalid_email", {}, ("bounced", "hard_bounce")),
        ("blocked", {}, ("bounced", "refused")),
        ("spam", {}, ("complained", "complaint")),
        ("unique_opened", {}, ("sent", "")),
    ],
)
def test_brevo(event: str, said: dict[str, Any], expected: tuple[str, str]):
    delivery = DeliveryFactory.create(state="sent")

    for _ in range(3):
        assert post("brevo", brevo(delivery, event, **said), **basic()) == 204

    assert state(delivery) == expected
    assert ProviderEvent.objects.count() == (expected[0] != "sent")


@pytest.mark.parametrize(
    ("record", "said", "expected"),
    [
        ("Delivery", {"Details": "250 2.0.0 OK"}, ("delivered", "")),
        (
            "Bounce",
            {"ID": 4, "Type": "HardBounce", "Details": "550 5.1.1 unknown"},
            ("bounced", "hard_bounce"),
        ),
        (
            "Bounce",
            {"ID": 5, "Type": "SoftBounce", "Details": "452 4.2.2 full"},
            ("bounced", "soft_bounce"),
        ),
        ("Bounce", {"ID": 6, "Type": "BadEmailAddress"}, ("bounced", "hard_bounce")),
        ("Bounce", {"ID": 7, "Type": "Transient"}, ("sent", "")),
        ("SpamComplaint", {"ID": 8, "Type": "SpamComplaint"}, ("complained", "complaint")),
        ("Open", {}, ("sent", "")),
    ],
)
def test_postmark(record: str, said: dict[str, Any], expected: tuple[str, str]):
    delivery = DeliveryFactory.create(state="sent")

    for _ in range(3):
        assert post("postmark", postmark(delivery, record, **said), **basic()) == 204

    assert state(delivery) == expected
    assert ProviderEvent.objects.count() == (expected[0] != "sent")


@pytest.mark.parametrize(
    ("event", "said", "expected"),
    [
        ("delivered", {"response": "250 2.0.0 OK"}, ("delivered", "")),
        ("bounce", {"reason": "550 5.1.1 unknown"}, ("bounced", "hard_bounce")),
        ("bounce", {"reason": "452 4.2.2 full"}, ("bounced", "soft_bounce")),
        ("bounce", {"reason": "550 5.7.1 Blocked"}, ("bounced", "refused")),
        ("dropped", {"reason": "Bounced Address"}, ("bounced", "hard_bounce")),
        ("deferred", {"response": "450 4.2.1"}, ("sent", "")),
        ("spamreport", {}, ("complained", "complaint")),
        ("open", {}, ("sent", "")),
    ],
)
def test_sendgrid(event: str, said: dict[str, Any], expected: tuple[str, str]):
    delivery = DeliveryFactory.create(state="sent")
    body = sendgrid(delivery, event, **said)

    for _ in range(3):
        assert post("sendgrid", body, **signed(body)) == 204

    assert state(delivery) == expected
    assert ProviderEvent.objects.count() == (expected[0] != "sent")


def test_a_provider_that_is_not_configured_is_not_there(settings: Settings):
    settings.MAIL_HOOKS = {"brevo": "", "sparkpost": "a:b"}
    delivery = DeliveryFactory.create(state="sent")

    assert post("mailgun", mailgun(delivery, "complained")) == 404
    assert post("brevo", brevo(delivery, "spam"), **basic("")) == 404
    assert post("sendgrid", []) == 404
    assert post("sparkpost", [], **basic("a:b")) == 404  # nor one whose events we cannot tell apart


def test_what_is_not_signed_is_refused():
    delivery = DeliveryFactory.create(state="sent")
    forged = mailgun(delivery, "complained")
    forged["signature"]["token"] = "t2"

    assert post("mailgun", forged) == 403
    assert post("mailgun", {"event-data": {"event": "complained"}}) == 403
    assert post("mailgun", "no json") == 403
    assert post("brevo", brevo(delivery, "spam")) == 403
    assert post("brevo", brevo(delivery, "spam"), **basic("brevo:guessed")) == 403
    complaint = postmark(delivery, "SpamComplaint", ID=8, Type="SpamComplaint")
    assert post("postmark", complaint, **basic("postmark:guessed")) == 403
    report = sendgrid(delivery, "spamreport")
    assert post("sendgrid", report) == 403
    assert post("sendgrid", report, **signed(sendgrid(delivery, "open"))) == 403
    assert (state(delivery), Suppression.objects.count()) == (("sent", ""), 0)


def test_a_signature_serves_once():
    """Mailgun signs a time and a token, not what is said with them."""
    delivery = DeliveryFactory.create(state="sent")
    other = DeliveryFactory.create(campaign=delivery.campaign, state="sent")

    post("mailgun", mailgun(delivery, "delivered"))
    post("mailgun", mailgun(other, "complained"))

    assert (state(delivery)[0], state(other)[0]) == ("delivered", "sent")


@pytest.mark.parametrize("body", ["[]", "{}", "7", '{"event": "delivered"}'])
def test_what_says_nothing_changes_nothing(body: str):
    assert post("brevo", body, **basic()) in (204, 400)


def test_a_page_is_not_shown():
    assert Client().get("/hooks/mail/brevo").status_code == 405
