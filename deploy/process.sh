# shellcheck shell=bash
# Sourced by the service scripts: background processes known by their pid files, and waiting with a limit.

pid_file() { echo "$RUN_DIR/pid/$1.pid"; }
log_file() { echo "${SERVICE_LOG:-$RUN_DIR/log/$1.log}"; }

# What belongs to the machine must not carry this instance's secrets in its environment.
# shellcheck disable=SC2034  # used by the scripts of the machine's services
clean_environment=(env --ignore-environment PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8)

# A process younger than its pid file took over the number of ours, which is gone.
process_pid() {
  local file pid age
  file=$(pid_file "$1")
  [[ -s $file ]] && pid=$(<"$file") || return 1
  age=$(ps -o etimes= -p "$pid") || return 1
  ((EPOCHSECONDS - age <= $(stat -c %Y "$file") + 2)) && echo "$pid"
}

process_alive() { process_pid "$1" >/dev/null; }

start_process() {
  local name=$1
  shift
  process_alive "$name" && return
  setsid nohup "$@" >>"$(log_file "$name")" 2>&1 </dev/null &
  echo $! >"$(pid_file "$name")"
}

stop_process() {
  local name=$1 limit=${2:-30} pid
  if pid=$(process_pid "$name"); then
    kill -TERM "$pid"
    if ! wait_until "$limit" process_gone "$pid"; then
      echo "$name did not end within ${limit} s: killed" >&2
      kill -KILL -- "-$pid" 2>/dev/null || kill -KILL "$pid"
      wait_until 10 process_gone "$pid"
    fi
  fi
  rm -f "$(pid_file "$name")"
}

# A zombie keeps its number until its parent looks, but runs no more.
process_gone() {
  local state
  state=$(ps -o stat= -p "$1") || return 0
  [[ $state == Z* ]]
}

wait_until() {
  local deadline=$((EPOCHSECONDS + $1))
  shift
  until "$@" >/dev/null 2>&1; do
    ((EPOCHSECONDS < deadline)) || return 1
    sleep 0.2
  done
}

port_answers() { (exec 3<>"/dev/tcp/${2:-127.0.0.1}/$1") 2>/dev/null; }

# require_free NAME PORT: two servers on one port would share its visitors.
require_free() {
  process_alive "$1" || ! port_answers "$2" || {
    echo "Port $2 is taken by another process: $1 does not start" >&2
    return 1
  }
}

# Waits for a started process to answer; shows the end of its log when it does not.
require_answer() {
  local name=$1 limit=$2
  shift 2
  wait_until "$limit" "$@" && return
  echo "$name does not answer after $limit s; end of $(log_file "$name"):" >&2
  tail -n 30 "$(log_file "$name")" >&2 || true
  return 1
}

# Every service script defines start, stop and answers, and delete when it keeps data; it ends with service_main "$@".
service_main() {
  case ${1:-} in
    start | stop | delete) "$1" ;;
    status) if answers >/dev/null 2>&1; then echo running; else echo stopped && return 1; fi ;;
    *) echo "usage: $0 start|stop|status|delete" >&2 && return 2 ;;
  esac
}
