#!/usr/bin/env bash
# Builds the frontend unless it was built from these very sources.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/instance.sh"
cd "$LIVRETIER_ROOT"

built=frontend/apps/renderer/dist/sources.sha256 # beside what no browser is given
sources() {
  find frontend package-lock.json \( -name node_modules -o -name dist -o -name storybook-static \) -prune -o -type f -print0 |
    sort --zero-terminated | xargs --null sha256sum | sha256sum
}

now=$(sources)
if [[ -e $built && -e frontend/apps/studio/dist/index.html && $(<"$built") == "$now" ]]; then
  echo "the frontend is up to date"
else
  npm run --silent build
  echo "$now" >"$built"
fi
