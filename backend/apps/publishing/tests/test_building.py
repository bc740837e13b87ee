import pytest

from apps.booklets.models import Booklet
from apps.publishing.events import ReadingChanged
from apps.publishing.models import BuildState, Publication
from apps.publishing.questions import Offers, OffersOfBooklet
from apps.publishing.rendering import renderer as process
from apps.publishing.services import _store
from apps.publishing.tests.building import (
    a_picture,
    body_of,
    build_of,
    edition_of,
    faults_of,
    keys_of,
    make,
    manifest_of,
    one_page,
)
from apps.publishing.tests.contents import picture, said
from apps.publishing.tests.publishing import delete_for_ever, publish, ready, rewrite
from shared import events, objects, questions
from shared.jobs.models import Job

pytestmark = pytest.mark.django_db


@pytest.fixture
def heard(monkeypatch):
    """What is announced of reading."""
    heard = []
    monkeypatch.setitem(events._listeners, ReadingChanged, [heard.append])
    return heard


@pytest.mark.usefixtures("renderer")
class TestBuild:
    def test_lays_every_file_and_object_of_the_bundle_into_the_store(self):
        publication = publish(ready("Bienvenue", "Se laver les mains"))

        make()

        edition = edition_of(publication)
        assert {"index.html", "sommaire.html", "theme.css", "_/entry.html"} <= edition.files.keys()
        assert any(name.startswith("booklet-") for name in edition.objects_used)
        assert manifest_of(edition) == {"files": edition.files, "objects": edition.objects_used}
        assert faults_of(edition) == []

    def test_makes_the_same_bundle_of_the_same_publication(self):
        booklet = ready("Bienvenue")
        publication = publish(booklet)
        make()
        bundle = edition_of(publication).bundle
        objects.remove_under(f"published/{booklet.company_id}/")

        _wait_again(publication)
        make()

        assert edition_of(publication).bundle == bundle
        assert faults_of(edition_of(publication)) == []

    def test_leaves_pages_that_did_not_change_as_they_were(self):
        booklet = ready("Bienvenue", "Se laver les mains")
        first = publish(booklet)
        make()
        rewrite(booklet, "Se laver les mains", said("p", "Frottez trente secondes"))
        second = publish(booklet)
        make()

        before, after = edition_of(first).files, edition_of(second).files
        changed = {path for path in after if after[path] != before.get(path)}
        assert changed >= {"c1/p2.html", "index.html"}
        assert "c1/p1.html" not in changed

    @pytest.mark.parametrize(
        ("changes", "ordered"),
        [({}, False), ({"free_order": False}, True), ({"structure": "guided_path"}, True)],
    )
    def test_says_whether_chapters_are_read_in_order(self, changes, ordered):
        booklet = ready("Bienvenue")
        Booklet.objects.filter(id=booklet.id).update(**changes)
        publication = publish(booklet)

        make()

        contents = body_of(edition_of(publication).files["sommaire.html"]["key"])
        assert (b"data-ordered" in contents) is ordered

    def test_draws_the_pictures_of_the_company_from_copies(self):
        booklet = ready("Bienvenue")
        file = a_picture(booklet)
        rewrite(booklet, "Bienvenue", picture("i", str(file.id), "La salle"))
        publication = publish(booklet)

        make()

        edition = edition_of(publication)
        shown = [name for name in edition.objects_used if name.startswith(file.content_id.hex)]
        assert shown
        assert shown[0] in body_of(edition.files["c1/p1.html"]["key"]).decode()
        assert faults_of(edition) == []


@pytest.mark.usefixtures("pretended")
class TestGoingOnline:
    def test_turns_the_booklet_and_tells_the_reading_side(self, heard):
        booklet = ready()
        publication = publish(booklet)

        make()

        booklet.refresh_from_db()
        assert (booklet.publication_id, booklet.version) == (publication.id, "1.0")
        build = build_of(publication)
        assert (build.state, build.error) == (BuildState.ONLINE, "")
        assert booklet.published_at == build.online_at
        assert heard == [ReadingChanged(company_id=booklet.company_id, booklet_id=booklet.id)]

    def test_asks_for_a_pdf(self):
        publication = publish(ready())

        make()

        job = Job.objects.get(name="publishing.print")
        assert job.payload == {"publication_id": str(publication.id), "locale": "fr-FR"}
        assert job.company_id == publication.company_id

    def test_keeps_edits_made_meanwhile_to_be_published(self):
        booklet = ready()
        publish(booklet)
        Booklet.objects.filter(id=booklet.id).update(has_changes=True)

        make()

        booklet.refresh_from_db()
        assert booklet.has_changes

    @pytest.mark.usefixtures("translated")
    def test_makes_each_language(self, pretended):
        publication = publish(ready(locales=["en-GB"]))

        make()

        assert sorted(given["locale"] for given in pretended.given) == ["en-GB", "fr-FR"]
        english = edition_of(publication, "en-GB")
        assert english.bundle
        assert english.bundle != edition_of(publication).bundle

    def test_offers_what_the_reading_side_says(self, pretended, monkeypatch):
        answerers = [lambda _: Offers(pdf=False)]
        monkeypatch.setitem(questions._answerers, OffersOfBooklet, answerers)
        publish(ready())

        make()

        assert pretended.given[0]["offers"] == {
            "pdf": False,
            "offline": True,
            "questions": True,
            "indexed": True,
        }

    def test_sends_only_what_is_not_there(self, monkeypatch):
        booklet = ready(name="Livret d’accueil")
        publish(booklet)
        make()
        sent = []
        monkeypatch.setattr(objects, "put", lambda *, key, **_: sent.append(key))
        monkeypatch.setattr(process, "_run", lambda _: one_page("Livret d’accueil 1.0 fr-FR"))
        publish(booklet)

        make()

        assert [key.split("/")[3] for key in sent] == ["bundles"]

    def test_sends_nothing_again_of_an_old_version_that_was_put_back(self, monkeypatch):
        booklet = ready("Bienvenue")
        shown = picture("i", str(a_picture(booklet).id), "La salle")
        monkeypatch.setattr(_store, "EDITIONS_LOOKED_AT", 1)
        rewrite(booklet, "Bienvenue", shown)
        old = publish(booklet)
        make()
        rewrite(booklet, "Bienvenue", said("p", "Sans image"))
        publish(booklet)
        make()
        Booklet.objects.filter(id=booklet.id).update(publication_id=old.id)
        copied = []
        monkeypatch.setattr(objects, "copy", lambda *, key, **_: copied.append(key))
        rewrite(booklet, "Bienvenue", shown)

        again = publish(booklet)
        make()

        assert build_of(again).state == BuildState.ONLINE
        assert copied == []

    def test_of_a_booklet_that_was_deleted_meanwhile_leaves_nothing(self, monkeypatch, run_jobs):
        publication = publish(ready())
        Job.objects.all().delete()

        def delete_meanwhile(_):
            delete_for_ever(publication)

        monkeypatch.setitem(questions._answerers, OffersOfBooklet, [delete_meanwhile])
        make()
        run_jobs()

        assert keys_of(publication) == set()


def _wait_again(publication: Publication) -> None:
    build = build_of(publication)
    build.state, build.attempts = BuildState.WAITING, 0
    build.save()
