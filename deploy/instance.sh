# shellcheck shell=bash
# Sourced by every script: the variables of one instance, so that several can run side by side on one machine.
# shellcheck disable=SC2034  # the sourcing scripts use what is not exported

LIVRETIER_ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
export LIVRETIER_ROOT
export LIVRETIER_INSTANCE=${LIVRETIER_INSTANCE:-dev}
export RUN_DIR=$LIVRETIER_ROOT/.run/$LIVRETIER_INSTANCE
export PATH=$LIVRETIER_ROOT/tools/node/node_modules/.bin:$LIVRETIER_ROOT/backend/.venv/bin:$LIVRETIER_ROOT/.tools/uv/bin:$PATH
# Some machines forbid it for everything; each of our processes would then compile a thousand modules anew.
unset PYTHONDONTWRITEBYTECODE
env_file=$RUN_DIR/env

source "$(dirname "${BASH_SOURCE[0]}")/variables.sh"
check_variables || exit

write_env_file() {
  local default_port=8080
  [[ $LIVRETIER_INSTANCE == ci ]] && default_port=8180
  mkdir -p "$RUN_DIR"/{log,pid}
  (
    umask 077
    cat >"$env_file" <<ENV
INSTANCE_PORT=${LIVRETIER_PORT:-$default_port}
LIVRETIER_SECRET_KEY=$(openssl rand -hex 32)
LIVRETIER_S3_ACCESS_KEY=$(openssl rand -hex 10)
LIVRETIER_S3_SECRET_KEY=$(openssl rand -hex 20)
ENV
  )
}

[[ -s $env_file ]] || write_env_file
# An instance made before files, readers, the register, or news of mail had a key gets it now.
grep --quiet '^LIVRETIER_MEDIA_KEY=' "$env_file" || echo "LIVRETIER_MEDIA_KEY=$(openssl rand -hex 32)" >>"$env_file"
grep --quiet '^LIVRETIER_READING_KEY=' "$env_file" || echo "LIVRETIER_READING_KEY=$(openssl rand -hex 32)" >>"$env_file"
grep --quiet '^LIVRETIER_REGISTER_KEY=' "$env_file" || echo "LIVRETIER_REGISTER_KEY=$(openssl rand -hex 32)" >>"$env_file"
grep --quiet '^LIVRETIER_MAIL_HOOKS=' "$env_file" || echo "LIVRETIER_MAIL_HOOKS=brevo=trial:$(openssl rand -hex 20)" >>"$env_file"
set -a
# shellcheck source=/dev/null
source "$env_file"
set +a

# The object store keeps its addresses in its data, so an instance cannot move to another port.
if [[ ${LIVRETIER_PORT:-$INSTANCE_PORT} != "$INSTANCE_PORT" ]]; then
  echo "Instance '$LIVRETIER_INSTANCE' lives on port $INSTANCE_PORT: run 'make clean', or name another instance" >&2
  exit 2
fi
LIVRETIER_PORT=$INSTANCE_PORT

APP_PORT=$((LIVRETIER_PORT + 1))
S3_PORT=$((LIVRETIER_PORT + 2))
CEPH_MON_V2_PORT=$((LIVRETIER_PORT + 3))
CEPH_MON_V1_PORT=$((LIVRETIER_PORT + 4))
MAIL_PORT=$((LIVRETIER_PORT + 5))
READING_PORT=$((LIVRETIER_PORT + 6))
SPOOL_PORT=$((LIVRETIER_PORT + 7))
METRICS_PORT=$((LIVRETIER_PORT + 8))
CEPH_FIRST_PORT=$((LIVRETIER_PORT + 10))
CEPH_LAST_PORT=$((LIVRETIER_PORT + 49))

DATABASE_NAME=livretier_$LIVRETIER_INSTANCE
BROKER_VHOST=livretier_$LIVRETIER_INSTANCE
STUDIO_DIST=${STUDIO_DIST:-$LIVRETIER_ROOT/frontend/apps/studio/dist}

# Roles belong to the whole PostgreSQL cluster, so their passwords belong to the machine and not to an instance.
database_passwords=/etc/livretier/database.env
if [[ ! -s $database_passwords ]]; then
  mkdir -p "$(dirname "$database_passwords")"
  (
    umask 077
    printf '%s=%s\n' DATABASE_OWNER_PASSWORD "$(openssl rand -hex 20)" DATABASE_APP_PASSWORD "$(openssl rand -hex 20)" >"$database_passwords"
  )
fi
# shellcheck source=/dev/null
source "$database_passwords"

# So do the accounts of an instance in RabbitMQ and Redis: two clones may hold an instance of the same name.
SERVICE_ACCOUNT=livretier_$LIVRETIER_INSTANCE
account_passwords=/etc/livretier/accounts-$LIVRETIER_INSTANCE.env
if [[ ! -s $account_passwords ]]; then
  (
    umask 077
    printf '%s=%s\n' BROKER_PASSWORD "$(openssl rand -hex 20)" REDIS_PASSWORD "$(openssl rand -hex 20)" >"$account_passwords"
  )
fi
# shellcheck source=/dev/null
source "$account_passwords"

export LIVRETIER_PORT
export LIVRETIER_ADDRESS=${LIVRETIER_ADDRESS:-127.0.0.1} # where nginx listens
export LIVRETIER_TRUSTED_PROXIES=${LIVRETIER_TRUSTED_PROXIES:-} # networks of proxies in front, whose X-Forwarded-For is believed
export LIVRETIER_UNCOUNTED=${LIVRETIER_UNCOUNTED:-}             # networks that nginx does not limit: a measurement, a load balancer that probes
export LIVRETIER_PUBLIC_URL=http://localhost:$LIVRETIER_PORT
export LIVRETIER_READING_URL=http://localhost:$READING_PORT # where booklets are read: another origin than the studio's
export LIVRETIER_DATABASE_URL=postgresql://livretier_app:$DATABASE_APP_PASSWORD@127.0.0.1:5432/$DATABASE_NAME
export LIVRETIER_OWNER_DATABASE_URL=postgresql://livretier_owner:$DATABASE_OWNER_PASSWORD@127.0.0.1:5432/$DATABASE_NAME
export LIVRETIER_BROKER_URL=amqp://$SERVICE_ACCOUNT:$BROKER_PASSWORD@127.0.0.1:5672/$BROKER_VHOST
export LIVRETIER_REDIS_URL=redis://$SERVICE_ACCOUNT:$REDIS_PASSWORD@127.0.0.1:6379/$((LIVRETIER_PORT / 100 % 16))
export LIVRETIER_REDIS_PREFIX=$SERVICE_ACCOUNT: # the only keys that this account may touch
export LIVRETIER_S3_ENDPOINT=http://localhost:$S3_PORT
export LIVRETIER_S3_BUCKET=livretier-$LIVRETIER_INSTANCE
export LIVRETIER_MEDIA_CACHE=${LIVRETIER_MEDIA_CACHE:-2g} # what nginx keeps of S3 on its disk
export LIVRETIER_EDGE=${LIVRETIER_EDGE:-$RUN_DIR/edge} # published booklets, as nginx serves them
export LIVRETIER_FACTS=${LIVRETIER_FACTS:-$RUN_DIR/facts} # what their pages tell, as nginx writes it down
export LIVRETIER_FACT_LOADERS=${LIVRETIER_FACT_LOADERS:-1} # how many bring that into the database at once
export LIVRETIER_MAIL_URL=smtp://127.0.0.1:$MAIL_PORT
export LIVRETIER_SPOOL_URL=tcp://127.0.0.1:$SPOOL_PORT
export LIVRETIER_METRICS_URL=tcp://127.0.0.1:$METRICS_PORT
export LIVRETIER_MAIL_FROM="Livretier <ne-pas-repondre@livretier.test>"
export LIVRETIER_MAIL_BY_NIGHT=${LIVRETIER_MAIL_BY_NIGHT:-0} # 1: mailings keep no quiet hours, for trials
export LIVRETIER_STAFF_SECOND_FACTOR=${LIVRETIER_STAFF_SECOND_FACTOR:-0} # the demonstration is signed in by machines
export LIVRETIER_DEBUG=${LIVRETIER_DEBUG:-0}
export LIVRETIER_LOG_LEVEL=${LIVRETIER_LOG_LEVEL:-INFO}

# An instance may be told otherwise: a store elsewhere, or the store and the key of another instance.
if [[ -s $RUN_DIR/overrides ]]; then
  chmod 600 "$RUN_DIR/overrides" # it may hold keys
  set -a
  # shellcheck source=/dev/null
  source "$RUN_DIR/overrides"
  set +a
fi
