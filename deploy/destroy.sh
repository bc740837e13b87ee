#!/usr/bin/env bash
# Stops an instance and forgets its database, queues, objects, secrets and logs.
set -euo pipefail
deploy=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source "$deploy/instance.sh"

"$deploy/control" stop nginx reading metrics sender recorder facts edge beat worker app spool watchdog mail s3
"$deploy/control" start postgresql rabbitmq
"$deploy/control" delete database broker redis s3
rm -rf "$RUN_DIR"
