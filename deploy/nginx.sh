# shellcheck shell=bash
# Sourced by the services that are nginx: configurations filled in, and the process that runs one of them.

# Workers need no more than to read what they serve, unless it lies in somebody's private home.
worker_user() { if runuser -u www-data -- test -r "$1" -a -x "$RUN_DIR"; then echo www-data; else echo root; fi; }

# As many files as the machine lets one process open, up to twice the connections that one address can have to one port.
open_files() {
  local most
  most=$(ulimit -Hn)
  if [[ $most == unlimited ]] || ((most > 131072)); then echo 131072; else echo "$most"; fi
}

# One line for each word: lines "before" "after" WORDS.
lines() {
  local word
  for word in $3; do printf '%s%s%s\n' "$1" "$word" "$2"; done
}

# Secrets are filled in by the shell itself: arguments of a process are read by everybody on the machine.
# The caller's values come before these.
write_conf() {
  local dir=$1 name text file files
  local host=${LIVRETIER_READING_URL#*://}
  host=${host%%[:/]*}
  files=${LIVRETIER_OPEN_FILES:-$(open_files)}
  values+=(
    [ADDRESS]=$LIVRETIER_ADDRESS [APP_SERVER]=${LIVRETIER_APP_HOST:-127.0.0.1}:$APP_PORT [DIR]=$dir [LOG_DIR]=$RUN_DIR/log
    [OPEN_FILES]=$files [CONNECTIONS]=$((files / 2)) [CACHED_FILES]=$((files / 4))
    [REAL_IP]=$(lines 'set_real_ip_from ' ';' "$LIVRETIER_TRUSTED_PROXIES") [TRUSTED_PROXIES]=$(lines '' ' 1;' "$LIVRETIER_TRUSTED_PROXIES")
    [UNCOUNTED]=$(lines '' ' 1;' "$LIVRETIER_UNCOUNTED")
    [READING_URL]=$LIVRETIER_READING_URL [EDGE]=$LIVRETIER_EDGE [FACTS]=$LIVRETIER_FACTS [READING_KEY]=$LIVRETIER_READING_KEY [OWN_HOSTS]=$(printf '%s _;\n' localhost 127.0.0.1 "$host" | sort --unique)
  )
  for file in "$LIVRETIER_ROOT"/deploy/nginx/*; do
    text=$(<"$file")
    for name in "${!values[@]}"; do text=${text//@$name@/"${values[$name]}"}; done
    printf "%s\n" "$text" | install --mode 600 /dev/stdin "$dir/$(basename "$file")"
  done
}

check_conf() { nginx -t -q -c "$2/$3" -p "$2" -e "$(log_file "$1")"; }

# run_nginx NAME PORT: starts the process, or lets it read its configuration again.
run_nginx() {
  local name=$1 port=$2 pid
  if pid=$(process_pid "$name"); then
    kill -HUP "$pid"
  else
    require_free "$name" "$port"
    start_supervised "$name"
  fi
}
