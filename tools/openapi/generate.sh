#!/usr/bin/env bash
# Writes backend/openapi.json and the frontend's types from it. With --check, fails when the committed ones differ.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/../../deploy/instance.sh"
cd "$LIVRETIER_ROOT"

schema=backend/openapi.json
types=frontend/packages/api/src/schema.d.ts
before=$(mktemp -d)
trap 'rm -rf "$before"' EXIT
cp --preserve=timestamps "$schema" "$before/openapi.json"
cp --preserve=timestamps "$types" "$before/schema.d.ts"

(cd backend && python manage.py export_openapi)
tools/openapi/node_modules/.bin/openapi-typescript "$schema" --output "$types"

if [[ ${1:-} == --check ]]; then
  drift=0
  diff --unified "$before/openapi.json" "$schema" || drift=1
  diff --unified "$before/schema.d.ts" "$types" || drift=1
  cp --preserve=timestamps "$before/openapi.json" "$schema"
  cp --preserve=timestamps "$before/schema.d.ts" "$types"
  ((drift == 0)) || echo "Run 'make openapi' and commit both files" >&2
  exit "$drift"
fi
