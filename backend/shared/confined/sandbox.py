"""A view of the machine that holds the program, what it was given, and nothing of ours besides: no secret, no process.

By bubblewrap, which needs no right that a worker lacks. Where the kernel does not let it, a line of the log says so.
"""

import shutil
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import structlog

log = structlog.get_logger()

BACKEND = Path(__file__).parents[2]
# What programs and libraries of Debian read; none of it is of this product.
SYSTEM = ("/usr", "/etc/alternatives", "/etc/fonts", "/etc/ld.so.cache", "/var/cache/fontconfig")
ROOT_LINKS = ("bin", "lib", "lib64", "sbin")
WALLS = (
    *("bwrap", "--unshare-all", "--die-with-parent", "--cap-drop", "ALL"),
    *("--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp"),  # noqa: S108 - its own
)


def walled(command: Sequence[str], *, reads: Sequence[Path], writes: Path | None) -> list[str]:
    """The command behind walls: it sees Python and our code, `reads`, and may write in `writes`."""
    if not can_wall():
        log.warning("confined_with_files")
        return list(command)
    shown = [argument for path in (*_python(), *reads) for argument in _show(path)]
    if writes is not None:
        shown += ["--bind", str(writes), str(writes), "--chdir", str(writes)]
    return [*WALLS, *_system(), *shown, "--", *command]


@cache
def can_wall() -> bool:
    """Is bubblewrap here, and does the kernel let it work?"""
    if shutil.which("bwrap") is None:
        return False
    attempt = [*WALLS, *_system(), "--", "/usr/bin/true"]
    tried = subprocess.run(attempt, check=False, capture_output=True)  # noqa: S603 - ours
    return tried.returncode == 0


def _system() -> list[str]:
    bound = [argument for path in SYSTEM for argument in ("--ro-bind-try", path, path)]
    linked = [Path("/", name) for name in ROOT_LINKS if Path("/", name).is_symlink()]
    links = [word for link in linked for word in ("--symlink", str(link.readlink()), str(link))]
    return bound + links


def _python() -> list[Path]:
    """Our code, its environment, and Python itself where it is not Debian's."""
    return [BACKEND, Path(sys.prefix).resolve(), Path(sys.base_prefix)]


def _show(path: Path) -> list[str]:
    return [] if path.is_relative_to("/usr") else ["--ro-bind", str(path.resolve()), str(path)]
