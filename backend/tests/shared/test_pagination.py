import pytest

from apps.companies.factories import SiteFactory
from apps.companies.models import Site
from shared.pagination import paginate

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("by", [["id"], ["-id"], ["name", "id"], ["-name", "-id"]])
@pytest.mark.parametrize("limit", [1, 2, 3, 50])
def test_pages_together_are_the_list(by: list[str], limit: int):
    for name in ("Rodez", "Laguiole", "Rodez", "Aubrac", "Laguiole"):
        SiteFactory.create(name=name)
    seen, cursor = [], None

    while True:
        page = paginate(Site.objects.all(), by=by, cursor=cursor, limit=limit)
        assert len(page.items) <= limit
        seen += page.items
        cursor = page.next
        if cursor is None:
            break

    assert seen == list(Site.objects.order_by(*by))
