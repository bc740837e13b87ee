import pytest
from django.utils import timezone

from apps.accounts import services as accounts
from apps.companies.factories import MembershipFactory
from apps.media import services
from apps.media.factories import MediaFileFactory
from apps.media.models import MediaFile, Upload
from apps.media.tests.acting import switched_member
from apps.media.tests.uploading import acting, add_file, analysed, arrive_unseen
from shared.tenancy import act_as

pytestmark = pytest.mark.django_db


class TestAnErasedAccount:
    def test_leaves_no_name_in_any_library(self, run_jobs):
        member = MembershipFactory.create(user__first_name="Camille", user__last_name="Vidal")
        writer = acting(member)
        file, waiting = add_file(writer), arrive_unseen(writer)
        elsewhere = MediaFileFactory.create(
            added_by_id=writer.user_id, added_by_name="Camille Vidal"
        )
        another = MediaFileFactory.create(added_by_name="Camille Vidal")

        with act_as(writer):
            accounts.erase_account(user=member.user)
        run_jobs()

        arrived = services.settle_ready(
            upload=Upload.objects.get(id=waiting.id), analysed=analysed(), now=timezone.now()
        )
        assert arrived
        files = MediaFile.objects.filter(id__in=[file.id, elsewhere.id, arrived.id])
        assert {one.added_by_name for one in files} == {member.user.full_name}
        assert not Upload.objects.filter(started_by_name__contains="Vidal").exists()
        another.refresh_from_db()
        assert another.added_by_name == "Camille Vidal"

    def test_is_not_named_for_what_it_did_in_another_name(self):
        switched = switched_member(MembershipFactory.create().company_id)
        upload = arrive_unseen(switched)
        assert switched.switched_by

        services.erase_user_traces(user_id=switched.switched_by.user_id, name="Compte supprimé")

        upload.refresh_from_db()
        assert upload.started_by_hands["name"] == "Compte supprimé"
        assert upload.started_by_hands["reason"] == switched.switched_by.reason
