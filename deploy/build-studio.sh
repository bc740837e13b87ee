#!/usr/bin/env bash
# Builds the frontend unless nothing changed since the last build.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/instance.sh"
cd "$LIVRETIER_ROOT"

built=frontend/apps/studio/dist/index.html
changed() { find frontend package-lock.json \( -name node_modules -o -name dist \) -prune -o -type f -newer "$built" -print -quit; }

if [[ -e $built && -z $(changed) ]]; then
  echo "studio is up to date"
else
  npm run --silent build
  touch "$built"
fi
