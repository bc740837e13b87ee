#!/usr/bin/env bash
# Asks the public bases of advisories about every locked package. Without a network it says that it did not.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 2
source deploy/instance.sh
outcome=0

# look NAME UNREACHABLE FOLDER COMMAND...: UNREACHABLE is what the command says when its base cannot be asked.
look() {
  local name=$1 unreachable=$2 folder=$3 told code=0
  shift 3
  told=$(cd "$folder" && "$@" 2>&1) || code=$?
  if ((code == 0)); then
    echo "$name: no known vulnerability"
  elif grep --quiet --extended-regexp "$unreachable" <<<"$told"; then
    echo "$name: NOT RUN, the base of advisories cannot be reached from here"
    ((outcome == 1)) || outcome=3
  else
    echo "$name:"
    echo "$told"
    outcome=1
  fi
}

look "Python packages (OSV)" "^cannot be asked$" . sh -c 'python3 tools/python_packages.py audit || { [ $? = 3 ] && echo "cannot be asked"; exit 1; }'
for folder in . tools/node tools/openapi; do
  look "npm packages of $folder" "audit endpoint returned an error|ENOTFOUND|ECONNREFUSED|EAI_AGAIN" "$folder" npm audit --package-lock-only
done
exit "$outcome"
