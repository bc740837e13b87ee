"""What those who may not are told."""

from typing import Any

from django.test import Client

from apps.companies.models import Company
from tests.operations.calls import body_of, call, names_of
from tests.operations.openapi import Operation
from tests.operations.world import FOREIGN_MARK, Caller, World

Told = dict[Caller, tuple[int, str]]


def told_to(
    world: World,
    operation: Operation,
    browsers: dict[Caller, Client],
    *,
    company: Company | None = None,
    child_of: Company | None = None,
    names: dict[str, Any] | None = None,
) -> Told:
    """What each of those who may not is told of one and the same object, without a foreign byte."""
    company = company or world.own
    same: dict[str, Any] = {
        "names": names or names_of(operation, company, child_of),
        "body": body_of(operation, world, company),
    }
    told: Told = {}
    for caller, browser in browsers.items():
        response = call(browser, operation, world, **same)
        assert FOREIGN_MARK.encode() not in response.content, caller
        told[caller] = response.status_code, response.json()["code"]
    return told


def statuses(told: Told) -> dict[Caller, int]:
    return {caller: status for caller, (status, _) in told.items()}
