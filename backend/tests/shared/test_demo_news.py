"""The news of the demonstration are told once, to those whom they concern, in the words of the screens."""

import re
from datetime import UTC, datetime

import pytest

from apps.content.models import ContentStatus, NewsItem
from apps.i18n.content import shipped_texts
from config.management.demo_news import NEWS, tell_news
from shared.actor import Actor, PlatformRole, Role

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)
EDITOR = Actor(name="Paul Garnier", platform_role=PlatformRole.LIBRARY_EDITOR)


@pytest.mark.django_db
def test_each_is_told_once_in_both_languages():
    tell_news(actor=EDITOR, now=NOW)
    tell_news(actor=EDITOR, now=NOW)

    items = NewsItem.objects.all()
    assert len(items) == len(NEWS)
    assert {item.status for item in items} == {ContentStatus.PUBLISHED}
    assert all(item.published_at and item.published_at < NOW for item in items)
    languages = {"fr-FR", "en-GB"}
    assert all(item.title.keys() == item.body.keys() == languages for item in items)


def test_they_are_for_roles_of_companies():
    assert {role for news in NEWS for role in news.roles} <= {role.value for role in Role}


def test_they_call_things_as_the_screens_do():
    known = {form for text in shipped_texts().values() for form in text.french.values()}
    quoted = {label for news in NEWS for label in re.findall("« (.+?) »", news.body[0])}

    assert quoted
    assert quoted - known == set()
