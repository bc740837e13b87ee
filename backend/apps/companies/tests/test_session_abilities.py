import pytest
from django.test import Client

from apps.accounts.factories import PASSWORD, UserFactory
from apps.companies.factories import MembershipFactory

pytestmark = pytest.mark.django_db


def sign_in(client: Client, **credentials):
    return client.post("/api/auth/login", credentials, content_type="application/json")


class TestASession:
    @pytest.mark.parametrize(
        ("role", "library", "storage"),
        [("writer", True, True), ("translator", True, False), ("auditor", False, False)],
    )
    def test_opens_the_library_to_more_people_than_its_storage(self, role, library, storage):
        member = MembershipFactory.create(role=role)

        abilities = sign_in(Client(), email=member.user.email, password=PASSWORD).json()[
            "abilities"
        ]

        assert (abilities["use_media"], abilities["see_storage"]) == (library, storage)

    @pytest.mark.parametrize(
        ("role", "writes"),
        [
            ("company_admin", True),
            ("booklet_manager", True),
            ("writer", True),
            ("translator", False),
            ("auditor", False),
        ],
    )
    def test_lets_people_of_a_company_write_chapters_and_not_keep_the_library(self, role, writes):
        member = MembershipFactory.create(role=role)

        abilities = sign_in(Client(), email=member.user.email, password=PASSWORD).json()[
            "abilities"
        ]

        assert (abilities["write_chapters"], abilities["manage_library"]) == (writes, False)

    def test_lets_a_library_editor_do_both(self):
        editor = UserFactory.create(library_editor=True)

        abilities = sign_in(Client(), email=editor.email, password=PASSWORD).json()["abilities"]

        assert (abilities["write_chapters"], abilities["manage_library"]) == (True, True)

    @pytest.mark.parametrize(
        ("role", "sees", "creates"),
        [
            ("company_admin", True, True),
            ("booklet_manager", True, True),
            ("writer", True, False),
            ("translator", True, False),
            ("auditor", True, False),
        ],
    )
    def test_shows_booklets_to_everybody_and_lets_managers_create_them(self, role, sees, creates):
        member = MembershipFactory.create(role=role)

        abilities = sign_in(Client(), email=member.user.email, password=PASSWORD).json()[
            "abilities"
        ]

        assert abilities["see_booklets"] is sees
        assert abilities["create_booklets"] is creates
        assert abilities["keep_values"] is creates
        assert abilities["manage_people"] is creates  # the same roles
        assert abilities["decide_updates"] is creates

    @pytest.mark.parametrize("platform_role", ["library_editor", "super_admin"])
    def test_has_no_booklets_for_staff_outside_a_company(self, platform_role):
        staff = UserFactory.create(platform_role=platform_role)

        abilities = sign_in(Client(), email=staff.email, password=PASSWORD).json()["abilities"]

        none = (
            *("see_booklets", "create_booklets", "keep_values", "manage_people"),
            *("read_statistics", "decide_updates"),
        )
        assert not any(abilities[one] for one in none)
