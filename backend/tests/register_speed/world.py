"""A booklet of one company and one of each of a thousand, handed to as many people."""

import random
from dataclasses import dataclass
from uuid import UUID, uuid4

from django.utils import timezone

from apps.booklets.models import Booklet
from apps.companies.factories import CompanyFactory
from shared.tenancy import act_as_platform
from tests.receipts import bodies_of, body_of, handed_out
from tests.register_speed.burst import Sent

COMPANIES, ROUNDS = 1000, 7
FEW, MANY = 600, 2400  # receipts for one burst: more than can be sent
WARM = 1  # of each booklet, so that its edition is known


@dataclass(frozen=True)
class World:
    """What is sent in each round; before it, what makes everything known that is looked up once."""

    one: list[list[Sent]]
    spread: list[list[Sent]]
    bare: list[list[Sent]]
    warm: list[Sent]


def make_world() -> World:
    with act_as_platform():
        booklet = handed_out(FEW * ROUNDS + WARM)
        one = _sent(booklet)
        spread = [
            _sent(handed_out(FEW * ROUNDS // COMPANIES + 1 + WARM, company_id=company.id))
            for company in CompanyFactory.create_batch(COMPANIES)
        ]
    warm = [sent for lot in (one, *spread) for sent in lot[:WARM]]
    everywhere = [sent for lot in spread for sent in lot[WARM:]]
    random.shuffle(warm)
    random.shuffle(everywhere)
    bare = [_bare(booklet, uuid4()) for _ in range(MANY * ROUNDS)]
    return World(_rounds(one[WARM:]), _rounds(everywhere), _rounds(bare), warm)


def _sent(booklet: Booklet) -> list[Sent]:
    address = f"/api/reading/{booklet.slug}/receipts"
    return [(address, body) for body in bodies_of(booklet)]


def _bare(booklet: Booklet, participation_id: UUID) -> Sent:
    body = body_of(booklet, participation_id, now=timezone.now())
    return f"/receipts/{booklet.company_id}", body


def _rounds(sent: list[Sent]) -> list[list[Sent]]:
    size = len(sent) // ROUNDS
    return [sent[start : start + size] for start in range(0, size * ROUNDS, size)]
