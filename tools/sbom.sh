#!/usr/bin/env bash
# Writes artefacts/sbom/: every locked package of the product and of its tools, in CycloneDX 1.5.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source deploy/instance.sh
mkdir -p artefacts/sbom
python3 tools/python_packages.py sbom artefacts/sbom/backend.cdx.json
npm sbom --sbom-format cyclonedx --package-lock-only --omit dev >artefacts/sbom/frontend.cdx.json
python3 - artefacts/sbom/*.cdx.json <<'PY'
import json
import sys

for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as file:
        bill = json.load(file)
    named = [part for part in bill["components"] if part.get("purl") and part.get("version")]
    assert bill["bomFormat"] == "CycloneDX" and named, f"{path} names nothing"
    print(f"{path}: {len(named)} packages, CycloneDX {bill['specVersion']}")
PY
