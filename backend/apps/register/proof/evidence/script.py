import re
from functools import cache
from pathlib import Path

ORDER = ("names", "archive", "signatures", "notes", "seal", "checks", "command")
OF_NEIGHBORS = re.compile(
    r"^from apps\.register\.proof\.evidence\.\w+ import (?:\([^)]*\)|.*)\n", re.M
)
HEAD = "#!/usr/bin/env python3\n"
RUN = '\n\nif __name__ == "__main__":\n    sys.exit(main(sys.argv[1:]))\n'


@cache
def read_me() -> bytes:
    """What the ZIP is, in French and in English."""
    return (Path(__file__).parent / "read_me.txt").read_bytes()


@cache
def script() -> bytes:
    """`verify.py`: the sources of this folder in one file, which needs nothing but Python."""
    here = Path(__file__).parent
    parts = (OF_NEIGHBORS.sub("", (here / f"{name}.py").read_text("utf-8")) for name in ORDER)
    return (HEAD + "\n\n".join(parts) + RUN).encode()
