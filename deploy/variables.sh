# shellcheck shell=bash
# Sourced by deploy/exec and deploy/instance.sh: says of each variable of theirs that is wrong what it should be.
# Python checks those that the application reads (backend/config/settings/environment.py).

wrong_variables=()

# variable_fits NAME PATTERN SENTENCE: one that is not set has a default. None of them is a secret.
variable_fits() {
  [[ -z ${!1:-} || ${!1} =~ ^($2)$ ]] || wrong_variables+=("$1 must be $3, not '${!1}'")
}

# variables_set NAME...: those without a default.
variables_set() {
  local name
  for name in "$@"; do [[ -n ${!name:-} ]] || wrong_variables+=("$name is not set, and has no default"); done
}

check_variables() {
  local network='[0-9a-fA-F.:]+(/[0-9]{1,3})?'
  variable_fits LIVRETIER_INSTANCE '[a-z][a-z0-9]{0,19}' 'a short lowercase word'
  variable_fits LIVRETIER_PORT '[1-9][0-9]{1,4}' 'a port'
  variable_fits APP_PORT '[1-9][0-9]{3,4}' 'a port from 1024 on'
  variable_fits LIVRETIER_APP_ADDRESS '[0-9.]+|[0-9a-fA-F:]+' 'an address to listen at'
  variable_fits LIVRETIER_APP_HOST '[A-Za-z0-9.-]+|\[[0-9a-fA-F:]+\]' 'the name or the address of a machine'
  variable_fits LIVRETIER_ADDRESS '[0-9.]+|\[[0-9a-fA-F:]+\]|\*' 'an address to listen at, as nginx writes it'
  variable_fits LIVRETIER_TRUSTED_PROXIES "$network( +$network)*" 'networks with blanks between them, such as 10.0.0.0/8'
  variable_fits LIVRETIER_UNCOUNTED "$network( +$network)*" 'networks with blanks between them, such as 10.0.0.0/8'
  variable_fits LIVRETIER_MEDIA_CACHE '[1-9][0-9]*[kmg]' 'a size such as 2g'
  variable_fits LIVRETIER_OPEN_FILES '[1-9][0-9]{2,6}' 'a number of files from 100 to 9999999'
  variable_fits LIVRETIER_FACT_LOADERS '[1-9][0-9]?' 'a number from 1 to 99'
  variable_fits LIVRETIER_MAIL_BY_NIGHT '[01]' '0 or 1'
  variable_fits LIVRETIER_STATE '/.+' 'a path that begins with /'
  variable_fits LIVRETIER_EDGE '/.+' 'a path that begins with /'
  variable_fits LIVRETIER_FACTS '/.+' 'a path that begins with /'
  variable_fits LIVRETIER_ALIVE '/.+' 'a path that begins with /'
  ((${#wrong_variables[@]} == 0)) && return
  echo 'Variables to correct (see docs/operations/configure.md):' >&2
  printf '  - %s\n' "${wrong_variables[@]}" >&2
  return 2
}
