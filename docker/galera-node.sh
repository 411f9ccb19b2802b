#!/bin/sh
# Starts a Galera node from where its data end. A node that was killed and starts without that may diverge silently.
set -eu
state=${DATADIR:-/var/lib/mysql}/grastate.dat
if [ -f "$state" ]; then
  log=$(mktemp)
  chmod 666 "$log"
  "$@" --user=mysql --wsrep-recover --log-error="$log" || { cat "$log" >&2; exit 1; }
  position=$(sed -n 's/.*Recovered position: *//p' "$log" | tail -n 1)
  rm -f "$log"
  set -- "$@" --wsrep-start-position="$position"
fi
exec ${ENTRYPOINT:-docker-entrypoint.sh} "$@"
