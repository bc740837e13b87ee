"""`python -m shared.confined <limits> <program> …`: hold this process, then become the program."""

import json
import os
import sys

from shared.confined.limits import Limits


def main() -> None:
    """Limits outlive becoming another program, and so does having no network."""
    limits, *command = sys.argv[1:]
    Limits(**json.loads(limits)).limit_this_process()
    os.execvp(command[0], command)  # noqa: S606 - no word of it comes from outside


if __name__ == "__main__":
    main()
