"""A small process that sends one file after the other through the limited one, and writes down what each cost.

`python -m apps.media.tests.corpus.measure <folder>…`: what it measures is not blurred by the size of pytest.
"""

import json
import resource
import sys
import time
from dataclasses import asdict
from pathlib import Path

from apps.media.analysis.run import report_on


def main() -> None:
    for name in sys.stdin:
        began, used = time.perf_counter(), _cpu()
        report = report_on(Path(name.strip()))
        line = {
            "folder": name.strip(),
            "seconds": time.perf_counter() - began,
            "cpu": _cpu() - used,
            "peak_kib": resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss,
            "refused": report.refused,
            "error": report.error,
            "analysed": asdict(report.analysed) if report.analysed else None,
        }
        sys.stdout.write(json.dumps(line) + "\n")


def _cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
