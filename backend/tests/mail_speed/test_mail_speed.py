"""PERF4: messages a second with every guarantee, beside a bare SMTP loop into the same server in the same run."""

import os
import smtplib
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from apps.emailing.models import Campaign, Rendering
from shared.tenancy import act_as_platform
from tests.figures import FOLDER, KEPT, Figures
from tests.mail_kills import test_messages_survive as kills
from tests.mail_kills.test_messages_survive import Loop
from tests.register_kills.cluster import Cluster

WHOLE = 50_000
RECIPIENTS = kills.RECIPIENTS
assert not any(kills.KILLS.values()), "nothing is killed here: KILLS='0 0 0 0'"

campaign, cluster = kills.campaign, kills.cluster
LEAST_PER_SECOND, LEAST_SHARE = 2000, 0.6


@pytest.fixture
def loop(cluster: Cluster, tmp_path: Path) -> Iterator[Loop]:
    loop = Loop(cluster, None, tmp_path)
    try:
        loop.sink.start()
        yield loop
    finally:
        for process in loop.processes:
            process.end()


@pytest.mark.timeout(3600)
@pytest.mark.django_db(transaction=True)
def test_messages_a_second(campaign: Campaign, loop: Loop, cluster: Cluster):
    _wait_for_port(kills.SINK_PORT)
    bare = RECIPIENTS / _bare_seconds(_message_of(campaign))
    before = loop.taken()
    loop.spool.start()
    began = time.monotonic()
    for sender in loop.senders:
        sender.start()
    while loop.taken() == before:  # processes take their time to begin
        assert time.monotonic() - began < kills.PATIENCE
        time.sleep(0.01)
    began = time.monotonic()
    kills._wait_until_done(cluster)
    ours = RECIPIENTS / (time.monotonic() - began)

    assert loop.taken() - before == RECIPIENTS
    _note(ours, bare)


def _message_of(campaign: Campaign) -> bytes:
    with act_as_platform():
        return bytes(Rendering.objects.filter(campaign=campaign)[0].message)


def _bare_seconds(content: bytes) -> float:
    """As many connections as the spool has, and no guarantee at all."""
    share = RECIPIENTS // kills.CONNECTIONS
    speakers = [Thread(target=_speak, args=[content, share]) for _ in range(kills.CONNECTIONS)]
    began = time.monotonic()
    for speaker in speakers:
        speaker.start()
    for speaker in speakers:
        speaker.join()
    return time.monotonic() - began


def _speak(content: bytes, count: int) -> None:
    with smtplib.SMTP("127.0.0.1", kills.SINK_PORT) as server:
        for _ in range(count):
            server.sendmail("livretier@example.com", ["ines@example.com"], content)


def _wait_for_port(port: int) -> None:
    ends = time.monotonic() + 30
    while time.monotonic() < ends:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("the mail server does not answer")


def _note(ours: float, bare: float) -> None:
    figures = Figures("make perf-mail", folder=KEPT if RECIPIENTS >= WHOLE else FOLDER)
    cores = os.cpu_count()
    figures.note(
        "PERF4",
        "messages a second with the guarantees",
        f"{ours:.0f}/s ({RECIPIENTS} recipients, {cores} cores)",
        goal=f"≥ {LEAST_PER_SECOND}/s",
        met=ours >= LEAST_PER_SECOND,
    )
    figures.note(
        "PERF4",
        "share of a bare SMTP loop into the same server",
        f"{ours / bare:.2f} ({bare:.0f}/s bare, same run)",
        goal=f"≥ {LEAST_SHARE}",
        met=ours >= LEAST_SHARE * bare,
    )
