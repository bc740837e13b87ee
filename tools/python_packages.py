"""The locked packages of the backend: `python_packages.py sbom FILE` writes them in CycloneDX, `audit` asks OSV about them."""

import json
import re
import sys
import urllib.request
from pathlib import Path
from typing import Any

REQUIREMENTS = Path(__file__).parents[1] / "backend" / "requirements"
LOCKED = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==([^ ;\\]+)", re.MULTILINE)
OSV = "https://api.osv.dev/v1/querybatch"
NOT_RUN = 3


def locked(name: str) -> list[tuple[str, str]]:
    """Names and versions, as one of the files of requirements fixes them."""
    found = LOCKED.findall((REQUIREMENTS / name).read_text("utf-8"))
    assert found, f"{name} names nothing"
    return sorted(found)


def bill() -> dict[str, Any]:
    """What is installed where the product runs."""
    components = [
        {
            "type": "library",
            "name": name,
            "version": version,
            "purl": f"pkg:pypi/{name.lower()}@{version}",
        }
        for name, version in locked("base.txt")
    ]
    return {"bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1, "components": components}


def audit() -> int:
    """0 when OSV knows nothing of them, 1 when it does, 3 when it cannot be asked."""
    packages = locked("dev.txt")
    queries = [
        {"package": {"name": name, "ecosystem": "PyPI"}, "version": version}
        for name, version in packages
    ]
    request = urllib.request.Request(OSV, json.dumps({"queries": queries}).encode())
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            results = json.load(answer)["results"]
    except OSError:
        return NOT_RUN
    known = [
        f"{name} {version}: {', '.join(one['id'] for one in result['vulns'])}"
        for (name, version), result in zip(packages, results, strict=True)
        if result.get("vulns")
    ]
    sys.stdout.write("".join(f"{line}\n" for line in known))
    return 1 if known else 0


if __name__ == "__main__":
    if sys.argv[1] == "sbom":
        Path(sys.argv[2]).write_text(json.dumps(bill(), indent=1) + "\n", "utf-8")
    else:
        sys.exit(audit())
