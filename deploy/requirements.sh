#!/usr/bin/env bash
# Locks the Python packages with hashes and without the address of any index.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/instance.sh"
cd "$LIVRETIER_ROOT/backend"

# Universal: Debian's Python 3.11.2 needs one package more than later ones.
lock() {
  uv pip compile --quiet --universal --python .venv/bin/python --generate-hashes --no-header --no-emit-index-url --no-emit-find-links \
    pyproject.toml "$@"
}

# The second file holds everything of the first at the same versions.
lock --output-file requirements/base.txt "$@"
lock --extra dev --constraints requirements/base.txt --output-file requirements/dev.txt "$@"
