"""What readers send, and what is kept of it."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from threading import Barrier

import pytest
from django.db import connection
from django.utils import timezone

from apps.booklets.models import Booklet
from apps.comprehension.models import ReaderQuestion
from apps.comprehension.tests.asking import FOLDER, ask, first_page, form_of, read_booklet
from apps.comprehension.tests.people import ticket_of, waiter
from apps.library.models import BookletKind
from apps.publishing.models import PublicationContent
from apps.reading.grants import COOKIE, Pass
from apps.reading.models import ReadingAccess, ReadingMode
from shared.tenancy import act_as_platform


def pass_of(booklet: Booklet) -> str:
    access = ReadingAccess.objects.get(booklet=booklet)
    until = timezone.now() + timedelta(days=1)
    return Pass(slug=booklet.slug, grant="0" * 16, epoch=access.epoch, until=until).value


@pytest.mark.django_db
class TestAsking:
    def test_keeps_words_page_and_half_day(self, booklet):
        form = form_of(booklet)

        answer = ask(booklet, form)

        kept = ReaderQuestion.objects.get()
        assert (answer.status_code, answer.json()) == (201, {})
        assert (kept.text, str(kept.page_id), kept.page_title) == (
            form["text"],
            form["page"],
            "Bienvenue",
        )
        assert (kept.version, kept.chapter_title, kept.locale) == ("1.0", "Accueil", "fr-FR")
        assert kept.due_on > kept.day
        assert (kept.name, kept.reply_to, kept.participation_id) == ("", "", None)

    def test_keeps_what_was_quoted_if_the_page_has_it(self, booklet):
        block = _block(booklet, first_page(booklet))

        ask(booklet, form_of(booklet, block=block))
        ask(booklet, form_of(booklet, block="elsewhere"))

        quotes = set(ReaderQuestion.objects.values_list("block_id", "quote"))
        assert {block for block, _ in quotes} == {block, ""}
        assert all(bool(quote) == bool(block) for block, quote in quotes)

    def test_keeps_a_name_and_an_address_only_if_they_were_given(self, booklet):
        ask(booklet, form_of(booklet, name="Léa", reply_to="Lea@Exemple.fr"))

        kept = ReaderQuestion.objects.get()
        assert (kept.name, kept.reply_to) == ("Léa", "lea@exemple.fr")

    def test_knows_a_participant_who_gave_their_name(self, booklet):
        one = waiter(booklet)

        answer = ask(booklet, form_of(booklet, ticket=ticket_of(one)))

        assert answer.status_code == 201
        assert ReaderQuestion.objects.get().participation_id == one.id

    @pytest.mark.parametrize(
        "fields",
        [
            {"text": "   "},
            {"text": "x" * 1001},
            {"text": "a\x00b"},
            {"page": "0192f0c4-0000-7000-8000-000000000000"},
            {"page": "une"},
            {"bundle": "f" * 16},
            {"bundle": "../etc"},
            {"kind": "mark"},
            {"id": "7"},
            {"reply_to": "pas une adresse"},
            {"reply_to": "lea@exemple.fr\r\nBcc: tous@exemple.fr"},
            {"name": "Léa\nBcc: tous@exemple.fr"},
            {"ticket": "nobody.s.ticket"},
        ],
    )
    def test_refuses_what_no_page_sends(self, booklet, fields):
        assert ask(booklet, form_of(booklet, **fields)).status_code == 422
        assert not ReaderQuestion.objects.exists()

    def test_refuses_where_no_question_is_taken(self, booklet):
        ReadingAccess.objects.update(offers_questions=False)

        assert ask(booklet, form_of(booklet)).status_code == 403

    def test_refuses_of_a_booklet_that_is_not_online(self, booklet):
        form = form_of(booklet)
        Booklet.objects.update(publication_id=None)

        assert ask(booklet, form).status_code == 403

    def test_refuses_what_another_site_sends(self, booklet):
        answer = ask(booklet, form_of(booklet), **{"Sec-Fetch-Site": "cross-site"})

        assert answer.status_code == 403
        assert not ReaderQuestion.objects.exists()

    def test_asks_for_the_pass_where_one_is_asked(self, booklet):
        ReadingAccess.objects.update(mode=ReadingMode.CODE)
        cookie = f"{COOKIE}={pass_of(booklet)}"

        assert ask(booklet, form_of(booklet)).status_code == 403
        assert ask(booklet, form_of(booklet), Cookie=f"{cookie}x").status_code == 403
        assert ask(booklet, form_of(booklet), Cookie=cookie).status_code == 201

    def test_takes_five_an_hour_from_an_address(self, booklet):
        sent = [ask(booklet, form_of(booklet)) for _ in range(6)]
        other = ask(booklet, form_of(booklet), ip="203.0.113.8")

        assert [one.status_code for one in sent] == [201] * 5 + [429]
        assert int(sent[5]["Retry-After"]) > 3000
        assert other.status_code == 201

    def test_takes_sixty_an_hour_about_a_booklet(self, booklet):
        sent = [
            ask(booklet, form_of(booklet), ip=f"203.0.113.{number}").status_code
            for number in range(61)
        ]

        assert sent == [201] * 60 + [429]


@pytest.mark.django_db
class TestWithoutAScript:
    @pytest.fixture
    def form(self, booklet):
        form = form_of(booklet)
        return {name: form[name] for name in ("page", "kind", "text")}

    def test_leads_back_to_the_page_that_says_it_was_received(self, booklet, form):
        answer = ask(
            booklet, form, Referer=f"https://livret.test/l/{booklet.slug}/{FOLDER}/c1/p1.html"
        )

        assert answer.status_code == 303
        assert answer["Location"] == f"/l/{booklet.slug}/{FOLDER}/c1/p1.html#question-recue"

    def test_finds_the_page_of_the_version_online_when_nothing_names_another(self, booklet, form):
        answer = ask(booklet, form)

        assert answer["Location"] == f"/l/{booklet.slug}/{FOLDER}/c1/p1.html#question-recue"

    def test_says_that_one_has_to_wait_or_was_refused(self, booklet, form):
        for _ in range(5):
            ask(booklet, form)

        assert ask(booklet, form)["Location"].endswith("p1.html#question-attente")
        assert ask(booklet, {**form, "text": ""})["Location"].endswith("/#question-refusee")

    @pytest.mark.parametrize(
        ("referer", "back"),
        [
            ("https://livret.test/l/{slug}/{bundle}/c2/p7.html", "/l/{slug}/{bundle}/c2/p7.html"),
            ("https://livret.test/l/another/{bundle}/c2/p7.html", "/l/{slug}/"),
            ("https://mechant.example/l/{slug}/{bundle}/../../x.html", "/l/{slug}/"),
            ("https://livret.test//mechant.example/c1.html", "/l/{slug}/"),
        ],
    )
    def test_leads_back_to_no_other_address(self, booklet, form, referer, back):
        told = {"slug": booklet.slug, "bundle": FOLDER}

        answer = ask(booklet, {**form, "text": ""}, Referer=referer.format(**told))

        assert answer["Location"] == f"{back.format(**told)}#question-refusee"


@pytest.mark.django_db
@pytest.mark.parametrize("kind", [BookletKind.PATIENT, BookletKind.RESIDENT])
def test_nothing_is_kept_of_who_asks_where_people_are_looked_after(kind):
    """COM6: whatever a request holds."""
    booklet = read_booklet(kind=kind)
    one = waiter(booklet)
    fields = {
        "name": "Jeanne Planchon",
        "reply_to": "jeanne.planchon@exemple.fr",
        "ticket": ticket_of(one),
    }

    answers = [
        ask(booklet, form_of(booklet, **{name: value})) for name, value in fields.items()
    ] + [ask(booklet, form_of(booklet, **fields))]

    assert {answer.status_code for answer in answers} == {201}
    for kept in ReaderQuestion.objects.values():
        told = " ".join(str(value) for value in kept.values())
        assert "lanchon" not in told
        assert str(one.id) not in told


@pytest.mark.django_db
class TestSentTwice:
    """COM5."""

    def test_is_there_once(self, booklet):
        form = form_of(booklet)

        answers = [ask(booklet, form) for _ in range(8)]

        assert [one.status_code for one in answers] == [201] + [200] * 7
        assert ReaderQuestion.objects.count() == 1

    def test_other_words_under_the_same_number_are_refused(self, booklet):
        form = form_of(booklet)
        ask(booklet, form)

        assert ask(booklet, {**form, "text": "Et les masques ?"}).status_code == 422


@pytest.mark.django_db(transaction=True)
def test_ten_copies_at_the_same_moment_are_one_question():
    with act_as_platform():
        booklet = read_booklet()
        form = form_of(booklet)
    begin = Barrier(10)

    def send(_: int) -> int:
        begin.wait()
        try:
            return int(ask(booklet, form).status_code)
        finally:
            connection.close()

    with ThreadPoolExecutor(10) as pool:
        answers = sorted(pool.map(send, range(10)))

    with act_as_platform():
        assert ReaderQuestion.objects.count() == 1
    assert answers == [200] * 9 + [201]


def _block(booklet: Booklet, page_id: str) -> str:
    content = PublicationContent.objects.get(publication=booklet.publication_id).content
    pages = [page for chapter in content["chapters"] for page in chapter["pages"]]
    return str(next(one for one in pages if one["id"] == page_id)["document"]["blocks"][0]["id"])
