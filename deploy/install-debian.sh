#!/usr/bin/env bash
# Debian packages and accounts that Livretier needs, made only when missing.
set -euo pipefail

packages=(
  ca-certificates curl git make procps openssl
  python3 python3-venv python3-pip
  postgresql redis-server rabbitmq-server
  nginx libnginx-mod-http-js
  ceph-base ceph-common ceph-mon ceph-osd radosgw
  libdb5.3 libicu72 libnsl2
  libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0
  chromium chromium-headless-shell fonts-liberation fonts-dejavu-core
  bubblewrap
  systemd
  shellcheck wrk
)

# A machine may carry Node and npm from elsewhere than Debian: any npm is enough to fetch the pinned one.
command -v npm >/dev/null || packages+=(nodejs npm)

# One account for each kind of process, which owns nothing but what that process writes.
for account in livretier-app livretier-worker livretier-beat livretier-edge livretier-facts livretier-metrics livretier-nginx livretier-reading livretier-recorder livretier-sender livretier-spool; do
  id "$account" >/dev/null 2>&1 || useradd --system --user-group --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin "$account"
done

missing=()
for package in "${packages[@]}"; do
  [[ $(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || missing+=("$package")
done
if ((${#missing[@]} == 0)); then
  echo "Debian packages: all present"
  exit 0
fi

echo "Debian packages: installing ${missing[*]}"
apt_options=(-o DPkg::Lock::Timeout=600 -o Acquire::Retries=3 -qq)
export DEBIAN_FRONTEND=noninteractive
apt-get update "${apt_options[@]}"
apt-get install -y --no-install-recommends "${apt_options[@]}" "${missing[@]}"
