"""Booklets whose day to be looked at again has come."""

from uuid import UUID

from apps.home.selectors.concerns._kinds import Found, Kind, Scope
from shared.permissions import Action


def find(scope: Scope) -> dict[UUID | None, Found]:
    return {
        one.id: Found(count=1, due_on=one.review_on)
        for one in scope.booklets
        if one.review_on and one.review_on <= scope.today
    }


KIND = Kind(name="booklet_review", rank=7, action=Action.SET_BOOKLET_OPTIONS, find=find)
