# shellcheck shell=bash
# Sourced by the scripts of the product's own processes: supervisord starts them by deploy/run, and again when they die.

supervisor_conf=$RUN_DIR/supervisord.conf
# Not below the clone: a socket's path is limited to 107 characters.
supervisor_socket=/run/livretier/$LIVRETIER_PORT.supervisor
# What the caller of `start` may choose is still chosen when a process is started again.
choices=(LIVRETIER_PORT LIVRETIER_ADDRESS LIVRETIER_MEDIA_CACHE LIVRETIER_EDGE LIVRETIER_FACTS LIVRETIER_FACT_LOADERS LIVRETIER_MAIL_BY_NIGHT LIVRETIER_STAFF_SECOND_FACTOR LIVRETIER_DEBUG LIVRETIER_LOG_LEVEL STUDIO_DIST)

supervisor() { supervisorctl --configuration "$supervisor_conf" "$@"; }
supervisor_runs() { [[ -S $supervisor_socket ]] && supervisor pid 2>/dev/null | grep --quiet '^[1-9]'; }

# program NAME SECONDS [SIGNAL]: how long it may take to end, and which signal asks it to.
program() {
  cat <<CONF

[program:$1]
command=$LIVRETIER_ROOT/deploy/run $1
directory=$RUN_DIR
autostart=false
autorestart=true
startsecs=1
startretries=1000
stopsignal=${3:-TERM}
stopwaitsecs=$2
killasgroup=true
redirect_stderr=true
stdout_logfile=$(log_file "$1")
stdout_logfile_maxbytes=50MB
stdout_logfile_backups=2
CONF
}

write_supervisor_conf() {
  cat <<CONF
[supervisord]
logfile=$(log_file supervisord)
logfile_maxbytes=10MB
logfile_backups=1
pidfile=$(pid_file supervisord)
childlogdir=$RUN_DIR/log
user=root

[unix_http_server]
file=$supervisor_socket
chmod=0700

[rpcinterface:supervisor]
supervisor.rpcinterface_factory=supervisor.rpcinterface:make_main_rpcinterface

[supervisorctl]
serverurl=unix://$supervisor_socket
CONF
  program app 30
  # A task in hand is finished first; what has not begun goes back to the queue.
  program worker 60
  program worker-slow 60
  program beat 30
  program edge 30
  program facts 30
  program metrics 15
  program recorder 30
  program sender 60
  # A message in hand is finished first: what is cut within it is uncertain for good.
  program spool 70
  program reading 20 QUIT
  program nginx 20 QUIT
  program watchdog 5
}

start_supervisor() {
  supervisor_runs && return
  mkdir -p "$(dirname "$supervisor_socket")"
  rm -f "$supervisor_socket"
  write_supervisor_conf | install --mode 600 /dev/stdin "$supervisor_conf"
  # Its children get their variables from deploy/run, and none from whoever called us.
  # shellcheck disable=SC2154  # of process.sh
  "${clean_environment[@]}" LIVRETIER_INSTANCE="$LIVRETIER_INSTANCE" RUN_DIR="$RUN_DIR" \
    "$(command -v supervisord)" --configuration "$supervisor_conf"
  require_answer supervisord 15 supervisor_runs
}

# start_supervised NAME: running when this returns, or said why not.
start_supervised() {
  local name
  process_alive "$1" && return
  for name in "${choices[@]}"; do printf '%s=%q\n' "$name" "${!name}"; done | install --mode 600 /dev/stdin "$RUN_DIR/choices"
  start_supervisor
  supervisor start "$1" >/dev/null && return
  supervisor stop "$1" >/dev/null
  echo "$1 does not start; end of $(log_file "$1"):" >&2
  tail -n 5 "$(log_file "$1")" >&2
  return 1
}

# The supervisor goes with the last of its processes.
stop_supervised() {
  if supervisor_runs; then
    supervisor stop "$1" >/dev/null
    # Its exit code speaks of those that are stopped, not of those that run.
    if [[ ! $(supervisor status) =~ \ (STARTING|RUNNING|BACKOFF|STOPPING)\  ]]; then
      supervisor shutdown >/dev/null
      wait_until 15 test ! -e "$(pid_file supervisord)"
    fi
  else
    rm -f "$supervisor_socket" # of one that was killed
  fi
  rm -f "$(pid_file "$1")"
}
