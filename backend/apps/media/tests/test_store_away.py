"""Uploads while the store is away: said at once, by its name, and nothing is lost."""

import json
from typing import Any

import pytest
from django.test import Client

from apps.accounts.factories import browser_of
from apps.companies.factories import MembershipFactory
from apps.media.models import Upload
from apps.media.tests.uploading import acting, start
from shared.actor import Role

pytestmark = pytest.mark.django_db


@pytest.fixture
def upload() -> tuple[Client, Upload]:
    member = MembershipFactory.create(role=Role.WRITER)
    upload = start(acting(member))
    upload.s3_upload_id = "begun"
    upload.save()
    return browser_of(member.user), upload


def post(client: Client, upload: Upload, what: str, body: Any) -> Any:
    path = f"/api/media/uploads/{upload.id}/{what}"
    return client.post(path, json.dumps(body), content_type="application/json")


@pytest.mark.usefixtures("away_store")
class TestUploadsWithoutStore:
    def test_asking_what_has_arrived_is_told_so(self, upload: tuple[Client, Upload]):
        client, begun = upload

        answer = client.get(f"/api/media/uploads/{begun.id}")

        assert (answer.status_code, answer.json()["code"]) == (503, "store_away")
        assert int(answer["Retry-After"]) > 0

    def test_completing_is_told_so_and_may_be_said_again(self, upload: tuple[Client, Upload]):
        client, begun = upload

        answer = post(client, begun, "completion", {})

        begun.refresh_from_db()
        assert (answer.status_code, answer.json()["code"]) == (503, "store_away")
        assert begun.state == "uploading"

    def test_opening_to_parts_is_told_so(self, upload: tuple[Client, Upload]):
        client, begun = upload
        Upload.objects.update(s3_upload_id="")

        answer = post(client, begun, "parts", {"numbers": [1]})

        assert (answer.status_code, answer.json()["code"]) == (503, "store_away")
