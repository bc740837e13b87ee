"""The same reads, asked by one person after the other."""

from collections.abc import Iterable
from typing import Self

from django.test import Client

from apps.accounts.models import User
from apps.companies.models import Company
from shared.tenancy import act_as_platform
from tests.operations.calls import query_of, row_of
from tests.operations.openapi import Operation
from tests.operations.world import World
from tests.product import Product
from tests.visitor import Answer, Visitor


class Person:
    """Somebody signed in, and what would betray them in an answer."""

    def __init__(self, product: Product, user: User, company: Company) -> None:
        client = Client()
        client.force_login(user)
        self.visitor = Visitor(product, client)
        self.marks = [str(user.id), user.email, str(company.id)]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.visitor.connection.close()

    def is_in(self, answer: Answer) -> bool:
        return any(mark.encode() in answer.body for mark in self.marks)


def replay(reads: Iterable[Operation], world: World, visitor: Visitor) -> list[Answer]:
    """Every read on the own company's objects, whoever asks."""
    return [visitor.call("GET", _address(operation, world)) for operation in reads]


def _address(operation: Operation, world: World) -> str:
    row = row_of(operation)
    with act_as_platform():
        path = operation.path.format(**row.path(world.own), **row.child(world.own))
        query = query_of(operation, world)
    return f"{path}?{query}" if query else path
