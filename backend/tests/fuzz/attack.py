"""Examples of one operation as one caller, sent to the served product; what was wrong with the answers."""

from collections import Counter
from dataclasses import dataclass, field
from random import Random

import requests
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.fuzz.callers import Sender
from tests.fuzz.examples import ApiOperation, Example, GoodCall, each_example

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
SHOWN_FAULTS = 3


@dataclass
class Report:
    """What came back."""

    answers: Counter[int] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    violations: int = 0

    @property
    def sent(self) -> int:
        return self.answers.total()

    @property
    def server_errors(self) -> int:
        return sum(count for status, count in self.answers.items() if status >= 500)

    def add(self, other: "Report") -> None:
        self.answers.update(other.answers)
        self.faults += other.faults
        self.violations += other.violations


class Attack:
    """One caller at one operation."""

    def __init__(
        self, operation: ApiOperation, good: GoodCall, sender: Sender, report: Report
    ) -> None:
        self.operation, self.good, self.sender = operation, good, sender
        self.session, self.report = requests.Session(), report

    def send_good_call(self) -> int:
        return self._send(self.good.case(self.operation))

    def send_examples(self, mode: GenerationMode, number: int, chance: int) -> None:
        random = Random(chance)

        def act(case: Example) -> None:
            self.good.mix_into(case, random)
            self._send(case)

        each_example(self.operation, mode=mode, number=number, chance=chance, act=act)

    def _send(self, case: Example) -> int:
        response = case.call(
            base_url=self.sender.product.address,
            session=self.session,
            headers=self.sender.headers(),
            timeout=60,
        )
        self.report.answers[response.status_code] += 1
        try:
            case.validate_response(response, checks=CHECKS)
        except FailureGroup as fault:
            self.report.violations += 1
            if len(self.report.faults) < SHOWN_FAULTS:
                self.report.faults.append(f"as {self.sender.caller}: {fault.message}")
        self.sender.heard(response.status_code)
        return response.status_code
