import pytest

from apps.accounts.factories import browser_of
from apps.booklets.factories import BookletFactory
from apps.media.models import MediaFile
from apps.publishing.factories import PublicationFactory
from apps.publishing.models import BuildState
from apps.publishing.tests.building import a_picture
from apps.publishing.tests.contents import picture, said
from apps.publishing.tests.people import user_of
from apps.publishing.tests.publishing import publish, ready, rewrite

pytestmark = pytest.mark.django_db


@pytest.fixture
def booklet():
    return ready("Bienvenue", "Se laver les mains")


@pytest.fixture
def told(booklet):
    """What the API answers to an administrator of the company."""
    browser = browser_of(user_of(booklet))

    def ask(path: str, **query: object):
        answer = browser.get(f"/api/booklets/{booklet.id}/{path}", query)
        assert answer.status_code == 200, answer.content
        return answer.json()

    return ask


class TestPublishing:
    def test_tells_a_first_version(self, booklet, told):
        publishing = told("publishing")

        assert (publishing["current"], publishing["building"]) == (None, None)
        assert (publishing["next_minor"], publishing["next_major"]) == ("1.0", "1.0")
        assert publishing["changes"] == []
        assert publishing["checks"]["publishable"]
        assert publishing["address"].endswith(f"/l/{booklet.slug}")
        assert publishing["abilities"] == {
            "publish": True,
            "suspend": False,
            "resume": False,
            "put_back": False,
        }

    def test_tells_what_changed_since_the_version_online(self, booklet, told):
        PublicationFactory.create(booklet=booklet, major=2, minor=3)
        page = rewrite(booklet, "Se laver les mains", said("p", "Frottez 30 secondes"))

        publishing = told("publishing")

        assert (publishing["next_minor"], publishing["next_major"]) == ("2.4", "3.0")
        (change,) = publishing["changes"]
        assert change["page"] == str(page.id)
        assert (change["change"], change["scope"]) == ("changed", "information")
        assert change["summary"]

    @pytest.mark.parametrize("state", [BuildState.RENDERING, BuildState.FAILED])
    def test_tells_the_version_in_hand_besides_the_one_online(self, booklet, told, state):
        PublicationFactory.create(booklet=booklet)
        PublicationFactory.create(booklet=booklet, minor=1, state=state)

        publishing = told("publishing")

        assert (publishing["current"]["version"], publishing["current"]["online"]) == ("1.0", True)
        assert (publishing["building"]["version"], publishing["building"]["state"]) == (
            "1.1",
            state,
        )

    def test_forgets_a_failure_once_a_later_version_is_online(self, booklet, told):
        PublicationFactory.create(booklet=booklet, state=BuildState.FAILED)
        PublicationFactory.create(booklet=booklet, minor=1)

        assert told("publishing")["building"] is None


class TestTheList:
    def test_begins_with_the_newest_and_goes_on_by_key(self, booklet, told):
        for minor in range(3):
            PublicationFactory.create(booklet=booklet, minor=minor)

        first = told("publications", limit=2)
        second = told("publications", limit=2, cursor=first["next"])

        shown = [one["version"] for one in (*first["items"], *second["items"])]
        assert shown == ["1.2", "1.1", "1.0"]
        assert [one["online"] for one in first["items"]] == [True, False]
        assert second["next"] is None

    def test_says_how_far_the_changes_of_each_reach(self, booklet, told):
        PublicationFactory.create(booklet=booklet)
        rewrite(booklet, "Bienvenue", said("p", "Bienvenue en 2027"), importance="mandatory")
        publish(booklet)

        newest, first = told("publications")["items"]

        assert (newest["version"], newest["scope"], newest["pages_changed"]) == (
            "2.0",
            "to_reread",
            1,
        )
        assert (first["scope"], first["pages_changed"]) == (None, 0)


class TestComparison:
    def test_is_of_what_is_prepared_with_the_version_online_unless_told(self, booklet, told):
        PublicationFactory.create(booklet=booklet)
        rewrite(booklet, "Bienvenue", said("p", "Bonjour à tous"), title="Bonjour")

        comparison = told("comparison")

        assert (comparison["before"], comparison["after"]) == ("1.0", None)
        (page,) = comparison["pages"]
        assert (page["title"], page["former_title"]) == ("Bonjour", "Bienvenue")
        assert (page["number"], page["change"]) == (1, "changed")

    def test_is_of_two_versions(self, booklet, told):
        first = PublicationFactory.create(booklet=booklet)
        rewrite(booklet, "Bienvenue", removed_at=first.at)
        second = PublicationFactory.create(booklet=booklet, minor=1)

        comparison = told("comparison", before=first.id, after=second.id)

        assert (comparison["before"], comparison["after"]) == ("1.0", "1.1")
        assert (comparison["pages_removed"], comparison["pages_added"]) == (1, 0)
        assert comparison["pages"][0]["number"] is None

    def test_shows_a_picture_before_and_after(self, booklet, told):
        rewrite(booklet, "Bienvenue", picture("i", str(a_picture(booklet).id), "La salle"))
        PublicationFactory.create(booklet=booklet)
        rewrite(booklet, "Bienvenue", picture("i", str(a_picture(booklet).id), "La cuisine"))

        ((passage,),) = (page["blocks"] for page in told("comparison")["pages"])

        (block,) = passage["parts"]
        assert passage["change"] == "changed"
        assert block["before"]["src"].startswith(f"/published/{booklet.company_id}/{booklet.id}/")
        assert block["after"]["src"].startswith(f"/media/{booklet.company_id}/")
        assert (block["before"]["alt"], block["after"]["alt"]) == ("La salle", "La cuisine")

    def test_is_nothing_of_a_booklet_that_was_never_published(self, booklet):
        answer = browser_of(user_of(booklet)).get(f"/api/booklets/{booklet.id}/comparison")

        assert answer.status_code == 404

    def test_does_not_reach_the_versions_of_another_booklet(self, booklet):
        PublicationFactory.create(booklet=booklet)
        other = PublicationFactory.create(
            booklet=BookletFactory.create(company_id=booklet.company_id)
        )

        answer = browser_of(user_of(booklet)).get(
            f"/api/booklets/{booklet.id}/comparison", {"before": other.id}
        )

        assert answer.status_code == 404


class TestThePreview:
    def test_shows_the_booklet_as_it_was(self, booklet, told):
        publication = PublicationFactory.create(booklet=booklet)
        rewrite(booklet, "Bienvenue", title="Bonjour")
        booklet.name = "Autre nom"
        booklet.save()

        preview = told(f"publications/{publication.id}/preview")

        (chapter,) = preview["chapters"]
        assert [page["title"] for page in chapter["pages"]] == ["Bienvenue", "Se laver les mains"]
        assert preview["booklet"]["name"] != "Autre nom"

    def test_has_its_pictures_when_the_library_has_lost_them(self, booklet, told):
        file = a_picture(booklet)
        rewrite(booklet, "Bienvenue", picture("i", str(file.id), "La salle"))
        publication = PublicationFactory.create(booklet=booklet)
        MediaFile.objects.filter(id=file.id).update(trashed_at=publication.at)

        shown = told(f"publications/{publication.id}/preview")["media"][str(file.id)]

        assert shown["src"].startswith(f"/published/{booklet.company_id}/{booklet.id}/")
