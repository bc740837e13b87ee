import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from apps.accounts.factories import browser_of
from apps.booklets import selectors
from apps.booklets.factories import NotApplicableFactory
from apps.booklets.models import Booklet, BookletPage, Duty
from apps.booklets.tests.checking import (
    EMPTY_HEADING,
    PICTURE,
    a_ready_booklet,
    add_page,
    answer_for,
    checks_of,
    found,
    points_of,
    topic_of,
)
from apps.booklets.tests.grid_content import (
    TODAY,
    a_booklet,
    a_chapter,
    a_page,
    document_of,
    inserting,
    user_of,
)
from apps.booklets.tests.people import NOW, admin
from apps.library.factories import ObligationFactory
from apps.library.models import Level
from apps.values.factories import LivingValueFactory
from shared.actor import Role
from shared.documents import empty_document
from shared.ids import uuid7

pytestmark = pytest.mark.django_db


@pytest.fixture
def booklet() -> Booklet:
    return a_ready_booklet()


class TestABookletThatIsReady:
    def test_has_no_point_and_can_be_published(self, booklet):
        checks = checks_of(booklet)

        assert found(booklet) == []
        assert (checks.blocking, checks.advisory, checks.publishable) == (0, 0, True)
        assert [(topic.topic, topic.state) for topic in checks.topics] == [
            ("grid", "ready"),
            ("accessibility", "ready"),
            ("values", "ready"),
            ("languages", "ready"),
            ("managers", "ready"),
            ("content", "ready"),
        ]

    def test_one_point_is_enough_to_keep_it(self, booklet):
        add_page(booklet, EMPTY_HEADING, PICTURE)

        checks = checks_of(booklet)

        assert (checks.blocking, checks.advisory, checks.publishable) == (1, 1, False)


class TestTheGrid:
    def test_blocks_for_what_is_mandatory_and_only_shows_what_is_recommended(self, booklet):
        must = ObligationFactory.create(label="Consigne", reference="R. 4227-37")
        ObligationFactory.create(level=Level.RECOMMENDED)

        assert found(booklet) == [
            ("blocking", "obligation_missing", "grid"),
            ("advisory", "obligation_missing", "grid"),
        ]
        point = points_of(booklet)[0]
        assert point.obligation == must.id
        assert point.params == {"label": "Consigne", "reference": "R. 4227-37"}

    def test_is_satisfied_by_a_page_or_a_reason(self, booklet):
        covered, justified = ObligationFactory.create_batch(2)
        a_page(a_chapter(booklet), "Alerter", covered)
        NotApplicableFactory.create(booklet=booklet, obligation_id=justified.id)

        topic = topic_of(booklet, "grid")

        assert (topic.state, topic.params["covered"], topic.params["not_applicable"]) == (
            "ready",
            1,
            1,
        )

    def test_cannot_be_known_without_a_sector(self, booklet):
        Booklet.objects.filter(id=booklet.id).update(sector_id=None)
        booklet.refresh_from_db()

        assert found(booklet) == [("blocking", "sector_missing", "sector")]


class TestAccessibility:
    def test_tells_each_finding_with_its_page_and_block(self, booklet):
        page = add_page(booklet, EMPTY_HEADING, PICTURE, title="Le linge")

        assert found(booklet) == [
            ("blocking", "headingEmpty", "page"),
            ("advisory", "image", "page"),
        ]
        assert [(one.page, one.block, one.params) for one in points_of(booklet)] == [
            (page.id, "h", {"title": "Le linge"}),
            (page.id, "i", {"title": "Le linge"}),
        ]
        topic = topic_of(booklet, "accessibility")
        assert (topic.state, topic.params) == (
            "blocking",
            {"blocking": 1, "advisory": 1, "images": 1},
        )

    def test_does_not_look_at_what_was_taken_out(self, booklet):
        add_page(booklet, EMPTY_HEADING, removed_at=NOW)
        gone = a_chapter(booklet, removed_at=NOW)
        a_page(gone, document=document_of(EMPTY_HEADING))

        assert found(booklet) == []

    @pytest.mark.parametrize(
        ("text", "ratio"), [("#767676", None), ("#777777", "4.4"), ("#ffffff", "1.0")]
    )
    def test_asks_for_a_text_that_can_be_read_on_its_background(self, booklet, text, ratio):
        booklet.theme["colours"] |= {"text": text, "background": "#ffffff"}

        points = points_of(booklet)

        expected = [("blocking", "contrast", "colours", ratio)] if ratio else []
        assert [(p.severity, p.code, p.goal, p.params["ratio"]) for p in points] == expected

    def test_asks_for_words_for_the_logo(self, booklet):
        booklet.theme["logo"] = {"media": str(uuid7()), "alt": " "}
        assert found(booklet) == [("blocking", "logo_undescribed", "logo")]

        booklet.theme["logo"]["alt"] = "Maison Aubrac"
        assert found(booklet) == []


class TestContent:
    def test_there_is_something_to_read(self):
        booklet = a_booklet()
        answer_for(booklet)
        a_chapter(booklet)

        assert found(booklet) == [("blocking", "no_page", "chapters")]

    def test_every_page_has_a_title_and_says_something(self, booklet):
        nothing = {"id": "p", "type": "paragraph", "props": {}, "text": []}
        add_page(booklet, title=" \u00a0")
        add_page(booklet, nothing, {"id": "d", "type": "divider", "props": {}}, title="Vide")
        a_page(a_chapter(booklet), "Nue", document=empty_document())

        assert found(booklet) == [
            ("blocking", "page_untitled", "page"),
            ("blocking", "page_empty", "page"),
            ("blocking", "page_empty", "page"),
            ("blocking", "page_empty", "page"),
        ]
        topic = topic_of(booklet, "content")
        assert topic.params == {
            "chapters": 4,
            "pages": 4,
            "untitled": 1,
            "empty": 3,
            "for_some": 0,
        }

    @pytest.mark.parametrize("condition", ["sites", "jobs", "contracts", "groups"])
    def test_a_page_for_some_is_told_to_be_read_by_all(self, booklet, condition):
        a_page(a_chapter(booklet), "En cuisine")
        named = {"sites": [], "jobs": [], "contracts": [], "groups": [], condition: ["l’un"]}
        BookletPage.objects.filter(page__title="En cuisine").update(conditions=named)

        (point,) = points_of(booklet)

        assert (point.severity, point.code, point.goal) == ("advisory", "page_for_some", "page")
        assert point.params == {"title": "En cuisine"}
        assert topic_of(booklet, "content").params["for_some"] == 1

    def test_a_picture_or_a_practical_information_is_something(self, booklet):
        LivingValueFactory.create(company_id=booklet.company_id)
        a_page(a_chapter(booklet), document=inserting("safety_contact"))
        add_page(booklet, {**PICTURE, "props": {**PICTURE["props"], "decorative": True}})

        assert found(booklet) == []


class TestTheApi:
    def test_tells_every_point_what_blocks_first(self, booklet):
        ObligationFactory.create(level=Level.RECOMMENDED)
        add_page(booklet, EMPTY_HEADING)
        client = browser_of(user_of(booklet, Role.AUDITOR))

        told = client.get(f"/api/booklets/{booklet.id}/checks").json()

        assert [point["code"] for point in told["points"]] == [
            "headingEmpty",
            "page_empty",
            "obligation_missing",
        ]
        assert told["points"][0]["topic"] == "accessibility"
        assert (told["blocking"], told["advisory"], told["publishable"]) == (2, 1, False)
        states = {topic["topic"]: topic["state"] for topic in told["topics"]}
        assert (states["grid"], states["accessibility"]) == ("to_improve", "blocking")

    def test_stops_telling_where_nobody_reads_on(self, booklet):
        headings = [{**EMPTY_HEADING, "id": f"h{number}"} for number in range(150)]
        for _ in range(4):
            add_page(booklet, *headings)
        client = browser_of(user_of(booklet))

        told = client.get(f"/api/booklets/{booklet.id}/checks").json()

        assert (told["blocking"], len(told["points"])) == (604, 500)

    def test_costs_the_same_for_a_large_booklet(self, booklet):
        actor = admin(booklet.company_id)
        a_page(a_chapter(booklet), document=inserting("safety_contact"))
        LivingValueFactory.create(
            company_id=booklet.company_id, owner=booklet.accesses.get(duty=Duty.MAIN).user
        )

        def cost() -> int:
            with CaptureQueriesContext(connection) as queries:
                selectors.check_booklet(actor=actor, booklet=booklet, today=TODAY)
            return len(queries)

        few = cost()
        laws = ObligationFactory.create_batch(60)
        for place in range(28):
            chapter = a_chapter(booklet, position=place)
            for law in laws[place : place + 6]:
                a_page(chapter, law.label, law, document=inserting("parking", "dpo"))

        assert cost() == few
