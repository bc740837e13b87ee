"""Examples of one operation: schemathesis's own, some of them mixed with what a good call holds."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any
from urllib.parse import parse_qsl

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import APIOperation, Case, GenerationMode

from shared.tenancy import act_as_platform
from tests.operations.calls import body_of, query_of, row_of
from tests.operations.openapi import Operation, operations
from tests.operations.world import World
from tests.processes import BACKEND

ApiOperation = APIOperation[Any, Any, Any, Any]
Example = Case[Any]

SHARE_OF_MIXED = 0.5


def api_operations() -> Iterator[tuple[Operation, ApiOperation]]:
    """Every operation of openapi.json, as our tests know it and as schemathesis does."""
    schema = schemathesis.openapi.from_path(BACKEND / "openapi.json")
    schema.config.generation.update(with_security_parameters=False)
    for operation in operations():
        yield operation, schema[operation.path][operation.method.upper()]


class GoodCall:
    """What the operation's row sends, on own and on foreign objects."""

    def __init__(self, operation: Operation, world: World) -> None:
        row = row_of(operation)
        with act_as_platform():
            self.paths = [row.path(each) | row.child(each) for each in (world.own, world.foreign)]
            self.body = body_of(operation, world)
            self.query = dict(parse_qsl(query_of(operation, world)))

    def case(self, operation: ApiOperation) -> Example:
        """The good call itself."""
        body: dict[str, Any] = {}
        if operation.body:
            body = {"body": self.body, "media_type": "application/json"}
        paths = {name: str(value) for name, value in self.paths[0].items()}
        return operation.Case(path_parameters=paths, query=self.query, **body)

    def mix_into(self, case: Example, chance: Random) -> None:
        """Let an example name things that exist, and hold some of a good body's values."""
        if chance.random() > SHARE_OF_MIXED:
            return
        for name, value in chance.choice(self.paths).items():
            case.path_parameters[name] = str(value)
        if isinstance(case.body, dict):
            for name, value in self.body.items():
                if chance.random() < 0.7:
                    case.body[name] = value


def each_example(
    operation: ApiOperation,
    *,
    mode: GenerationMode,
    number: int,
    chance: int,
    act: Callable[[Example], None],
) -> None:
    """Do something with so many examples; fewer when the operation takes nothing to vary."""

    @seed(chance)
    @settings(
        max_examples=number,
        phases=[Phase.generate],
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def examples(case: Any) -> None:
        act(case)

    try:
        examples()
    except Unsatisfiable:
        return
