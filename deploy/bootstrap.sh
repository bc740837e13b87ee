#!/usr/bin/env bash
# Everything a fresh clone needs on a Debian 12 machine. What is already there is left alone.
set -euo pipefail
"$(dirname "${BASH_SOURCE[0]}")/install-debian.sh"
source "$(dirname "${BASH_SOURCE[0]}")/instance.sh"
cd "$LIVRETIER_ROOT"

# npm writes a hidden copy of the lock last, so it tells which lock was installed.
install_locked() {
  local folder=$1
  shift
  [[ $folder/node_modules/.package-lock.json -nt $folder/package-lock.json ]] && return
  echo "npm packages of $folder"
  (cd "$folder" && npm ci --prefer-offline --no-audit --no-fund --loglevel error "$@")
  touch "$folder/node_modules/.package-lock.json"
}

export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 UV_SYSTEM_CERTS=true
install_locked tools/node --ignore-scripts
hash -r
install_locked tools/openapi --ignore-scripts
install_locked .

if [[ ! -x .tools/uv/bin/uv ]] || ! grep --quiet "^uv==$(.tools/uv/bin/uv --version | cut -d' ' -f2) " tools/uv/requirements.txt; then
  rm -rf .tools/uv
  # Not the environment's Python, which has no pip.
  machine_python=$(python3 -c 'import sys; print(sys.base_prefix)')/bin/python3
  PIP_ROOT_USER_ACTION=ignore "$machine_python" -m pip install --quiet --require-hashes --no-deps --target .tools/uv --requirement tools/uv/requirements.txt
fi
# One program out of a Debian package: installing that would start a server.
# fetch_program FOLDER PACKAGE PATH...
fetch_program() (
  local apt=(apt-get -o APT::Sandbox::User=root -o Acquire::Retries=3 -qq)
  echo "$2, out of its package"
  mkdir -p "$1"
  cd "$1"
  "${apt[@]}" download "$2" 2>/dev/null || { "${apt[@]}" update && "${apt[@]}" download "$2"; }
  dpkg-deb --fsys-tarfile "$2"_*.deb | tar --extract --wildcards "${@:3}"
  rm "$2"_*.deb
)
[[ -x .tools/postfix/usr/sbin/smtp-sink ]] || fetch_program .tools/postfix postfix .
[[ -x .tools/prometheus/usr/bin/promtool ]] || fetch_program .tools/prometheus prometheus ./usr/bin/promtool
[[ -x backend/.venv/bin/python ]] || uv venv --quiet --python 3.11 --no-python-downloads backend/.venv
if ! cmp --silent backend/requirements/dev.txt backend/.venv/installed.txt; then
  echo "Python packages"
  uv pip sync --quiet --compile-bytecode --require-hashes --python backend/.venv/bin/python backend/requirements/dev.txt
  cp backend/requirements/dev.txt backend/.venv/installed.txt
fi
echo "Ready: $(node --version), $(backend/.venv/bin/python --version)"
