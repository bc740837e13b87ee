import pytest

from apps.booklets.tests.acting import add, at, chapter, released, send

pytestmark = pytest.mark.django_db


class TestAttachChapter:
    def test_is_left_and_taken_up_again(self, builder, booklet):
        add(builder, booklet, chapter=str(released("Sécurité").id))
        path = at(booklet, "chapters", chapter("Sécurité").id)

        detached = send(builder, "POST", f"{path}/detach").json()
        attached = send(builder, "POST", f"{path}/attach").json()

        assert detached["chapters"][-1]["core_state"] == "detached"
        assert attached["chapters"][-1]["core_state"] == "up_to_date"
