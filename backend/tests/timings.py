"""How long people wait for the everyday checks: `python -m tests.timings`."""

import subprocess
import time

from tests.figures import Figures
from tests.processes import REPOSITORY

LIMIT_SECONDS = 300


def main() -> None:
    """Time what somebody runs before each commit."""
    began = time.monotonic()
    subprocess.run(["make", "lint", "types", "test"], cwd=REPOSITORY, check=True)
    seconds = time.monotonic() - began
    Figures("make figures").note(
        "Foundation H",
        "`make lint types test`, together",
        f"{seconds:.0f} s",
        goal=f"≤ {LIMIT_SECONDS} s",
        met=seconds <= LIMIT_SECONDS,
    )


if __name__ == "__main__":
    main()
