"""A Postfix of a test's own: its folders, a port on loopback, and answers by recipient. Nothing leaves it."""

import os
import shutil
import signal
import socket
import socketserver
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

# Accounts that every Debian has: Postfix wants one that is neither root nor the one it delivers as.
OWNER, GROUP = "mail", "list"
PRIVATE = (
    *("active", "bounce", "corrupt", "defer", "deferred", "flush"),
    *("hold", "incoming", "private", "saved", "trace"),
)
MAIN = """
compatibility_level = 3.6
queue_directory = {home}/queue
data_directory = {home}/data
daemon_directory = {postfix}/lib/postfix/sbin
command_directory = {postfix}/sbin
shlib_directory = {postfix}/lib/postfix
meta_directory = {home}/etc
mail_owner = {owner}
setgid_group = {group}
import_environment = LD_LIBRARY_PATH MAIL_CONFIG
maillog_file = {home}/log
maillog_file_prefixes = {home}
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = mx.g.example
mydestination =
alias_maps =
local_recipient_maps =
relay_domains = g.example
relay_recipient_maps =
default_transport = discard
relay_transport = discard
smtpd_peername_lookup = no
smtpd_relay_restrictions = permit_auth_destination, reject
smtpd_recipient_restrictions =
  check_recipient_access inline:{{ {answers} }},
  check_policy_service inet:127.0.0.1:{policy},
  permit
"""
MASTER = """
127.0.0.1:{port} inet n - n - - smtpd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
anvil unix - - n - 1 anvil
discard unix - - n - - discard
error unix - - n - - error
postlog unix-dgram n - n - 1 postlogd
"""


class _Greylist(socketserver.StreamRequestHandler):
    """Postfix asks for each recipient: whoever is `grey…` is put off the first time."""

    def handle(self) -> None:
        met: set[str] = self.server.met  # type: ignore[attr-defined]
        asked: dict[str, str] = {}
        for line in self.rfile:
            name, _, value = line.decode().strip().partition("=")
            if name:
                asked[name] = value
                continue
            to = asked.get("recipient", "")
            known = to in met or not to.startswith("grey")
            met.add(to)
            answer = "dunno" if known else "defer 4.7.1 Greylisted, come back later"
            self.wfile.write(f"action={answer}\n\n".encode())
            asked = {}


@contextmanager
def _greylist() -> Iterator[int]:
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), _Greylist) as server:
        server.daemon_threads = True
        server.met = set()  # type: ignore[attr-defined]
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield server.server_address[1]
        finally:
            server.shutdown()


@contextmanager
def running_postfix(answers: dict[str, str]) -> Iterator[int]:
    """Its port."""
    home = Path(tempfile.mkdtemp(prefix="postfix-"))  # its owner has to reach it: not in pytest's
    port = free_port()
    try:
        with _greylist() as policy:
            _write(home, answers, port, policy)
            master = _start(home)
            try:
                _wait_for(port)
                yield port
            finally:
                master.send_signal(signal.SIGTERM)
                master.wait(timeout=10)
    finally:
        shutil.rmtree(home, ignore_errors=True)


def _write(home: Path, answers: dict[str, str], port: int, policy: int) -> None:
    home.chmod(0o755)
    for folder in ("etc", "queue", "queue/pid"):
        (home / folder).mkdir(mode=0o755)
    for folder in (*(f"queue/{name}" for name in PRIVATE), "data"):
        (home / folder).mkdir(mode=0o700)
        shutil.chown(home / folder, OWNER)
    for folder, mode in (("queue/public", 0o710), ("queue/maildrop", 0o730)):
        (home / folder).mkdir()
        (home / folder).chmod(mode)
        shutil.chown(home / folder, OWNER, GROUP)
    said = ", ".join(f"{{{name}@g.example = {answer}}}" for name, answer in answers.items())
    told = {"home": home, "postfix": _postfix(), "owner": OWNER, "group": GROUP}
    main = MAIN.format(**told, answers=said, policy=policy)
    (home / "etc/main.cf").write_text(main)
    (home / "etc/master.cf").write_text(MASTER.format(port=port))


def _start(home: Path) -> subprocess.Popen[bytes]:
    postfix = _postfix()
    return subprocess.Popen(
        [postfix / "lib/postfix/sbin/master", "-c", home / "etc", "-d"],
        env={**os.environ, "LD_LIBRARY_PATH": str(postfix / "lib/postfix")},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def _postfix() -> Path:
    """As `make bootstrap` unpacks it, for the instance's own mail server."""
    return Path(os.environ["LIVRETIER_ROOT"]).resolve() / ".tools/postfix/usr"


def free_port() -> int:
    """Of loopback, at this moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_for(port: int) -> None:
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=5) as line:
                if line.recv(3) == b"220":
                    return
        except OSError:
            pass
        time.sleep(0.1)
    raise TimeoutError(port)
