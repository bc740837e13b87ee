#!/usr/bin/env bash
# Takes the pictures of docs/screens from a fresh demo, so that they say the same wherever they are taken.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

deploy/destroy.sh
trap 'make stop >/dev/null; deploy/destroy.sh >/dev/null' EXIT
make storybook start demo
deploy/in e2e npx playwright test --config pictures.config.ts --update-snapshots=all
deploy/in . python tools/small_pictures.py docs/screens/*.png
