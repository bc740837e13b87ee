from collections.abc import Iterator

from apps.register import selectors
from apps.register.models import RegisterEntry
from apps.register.proof.keys import verifier
from apps.register.proof.verification import Fault, FaultKind, check_log
from apps.register.services._leader import stop_recording
from shared.tenancy import act_as_platform


def verify_register() -> list[Fault]:
    """Every fault of the whole log, recomputed from the statements up, as it stood at one moment."""
    with act_as_platform():
        stop_recording()
        return list(_faults())


def _faults() -> Iterator[Fault]:
    entries = RegisterEntry.objects.order_by("index")
    yield from check_log(
        entries=selectors.entries_with_subjects(entries),
        stored=selectors.tile_lines(),
        signed=selectors.checkpoint_lines(),
        verifier=verifier(),
    )
    for subject_id in selectors.unrecorded_subjects():
        yield Fault(FaultKind.NOT_RECORDED, str(subject_id))
