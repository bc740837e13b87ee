from datetime import UTC, datetime
from uuid import uuid4

import pytest

from apps.companies.factories import CompanyFactory
from apps.media import services
from apps.media.tests.acting import books_are_right, library_editor, member
from shared import errors
from shared.actor import Actor, Role

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)
DRAWING = b"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360">
<script>1</script><path d="M0 0h9z"/></svg>"""


def add(actor: Actor):
    return services.add_drawing(
        actor=actor,
        file_id=uuid4(),
        name="flamme.svg",
        drawing=DRAWING,
        alt={"fr-FR": "Une flamme"},
        now=NOW,
    )


class TestAddDrawing:
    def test_cleans_it_and_counts_it(self):
        file = add(library_editor())

        assert file.size < len(DRAWING)
        assert (file.company_id, file.content.width, file.content.height) == (None, 480, 360)
        assert books_are_right(None)

    def test_refuses_who_may_only_look(self):
        with pytest.raises(errors.Forbidden):
            add(member(CompanyFactory.create().id, Role.TRANSLATOR))
