"""How fast this machine is just now: seconds for a fixed piece of work on every core at once."""

import hashlib
import json
import os
import sys
import time
from multiprocessing import Pool

ROUNDS = 150


def work(_: int) -> int:
    """What our tests mostly do: make objects, walk them, write them down, hash them."""
    total = 0
    for number in range(ROUNDS):
        rows = [
            {"id": row, "name": f"row {row * number}", "tags": [row % 7] * 5}
            for row in range(2_000)
        ]
        text = json.dumps(sorted(rows, key=lambda row: str(row["name"])))
        total += len(json.loads(text)) + hashlib.sha256(text.encode()).digest()[0]
    return total


if __name__ == "__main__":
    cores = os.cpu_count() or 1
    with Pool(cores) as pool:
        began = time.monotonic()
        pool.map(work, range(cores))
        sys.stdout.write(f"{time.monotonic() - began:.2f}\n")
