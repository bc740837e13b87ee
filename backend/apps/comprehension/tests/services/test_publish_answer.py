import pytest

from apps.booklets.models import BookletPage
from apps.comprehension import services
from apps.comprehension.services.publish_answer import MOST_ITEMS, with_answer
from apps.comprehension.tests.asking import asked_about
from apps.comprehension.tests.people import NOW
from apps.pages.models import Page, PageRevision
from shared.documents import empty_document, validate

pytestmark = pytest.mark.django_db


def answered(booklet, actor, text="Où sont les gants ?"):
    question = asked_about(booklet, text=text)
    return services.answer_question(
        actor=actor,
        booklet_id=booklet.id,
        question_id=question.id,
        answer="Dans le placard.\n\nÀ gauche.",
        now=NOW,
    )


def publish(question, actor, **more):
    return services.publish_answer(
        actor=actor, booklet_id=question.booklet_id, question_id=question.id, now=NOW, **more
    )


def items(question):
    page = Page.objects.get(id=question.page_id)
    heading, accordion = page.document["blocks"][-2:]
    assert heading["text"] == [{"type": "text", "text": "Questions fréquentes"}]
    return accordion["children"]


def test_answers_stand_together_at_the_end_of_the_page(booklet, manager):
    first = publish(answered(booklet, manager), manager)
    publish(answered(booklet, manager, "Et les masques ?"), manager)

    titles = [one["props"]["title"] for one in items(first)]
    assert titles == ["Où sont les gants ?", "Et les masques ?"]
    assert PageRevision.objects.filter(page_id=first.page_id).count() >= 2


def test_everybody_reads_the_question_in_the_words_of_who_answers(booklet, manager):
    asked = answered(booklet, manager, "Je suis enceinte, où sont les gants ?")

    question = publish(asked, manager, wording="Où sont les gants ?")

    assert [one["props"]["title"] for one in items(question)] == ["Où sont les gants ?"]
    assert question.text == "Je suis enceinte, où sont les gants ?"


def test_one_is_published_once(booklet, manager):
    question = publish(answered(booklet, manager), manager)

    with pytest.raises(services.AlreadyPublished):
        publish(question, manager)


def test_only_what_was_answered_is_published(booklet, manager):
    with pytest.raises(services.NotAnswered):
        publish(asked_about(booklet), manager)


def test_a_page_that_was_taken_out_takes_none(booklet, manager):
    question = answered(booklet, manager)
    BookletPage.objects.filter(page_id=question.page_id).delete()

    with pytest.raises(services.PageGone):
        publish(question, manager)


class TestWithAnswer:
    def test_is_a_page_as_any(self):
        words = {"title": "Questions fréquentes", "question": "x" * 1000, "answer": "a\n\nb"}
        document = empty_document()
        for _ in range(MOST_ITEMS + 1):
            document = with_answer(document, **words)

        validate(document)
        kinds = [block["type"] for block in document["blocks"]]
        assert kinds[-4:] == ["heading", "accordion"] * 2

    def test_a_long_question_is_whole_below_its_title(self):
        words = {"title": "Questions fréquentes", "question": "mot " * 100, "answer": "Oui."}

        item = with_answer(empty_document(), **words)["blocks"][-1]["children"][0]

        assert len(item["props"]["title"]) <= 200
        assert item["children"][0]["text"][0]["text"] == ("mot " * 100).strip()
