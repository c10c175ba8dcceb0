#!/bin/sh
# Builds the image and checks what a container engine alone can show: deploy/check-image.sh [docker|podman]
# Written on a machine without a running engine and NEVER RUN there: its first run is yours. It needs network for npm, 3 GB of disk and a
# few minutes, uses port 3999 of this machine (or PORT), and removes its container and volume at the end; the image foyer:check stays.
set -eu

engine=${1:-docker}
port=${PORT:-3999}
name=foyer-check-$$
volume=$name-data
cd "$(dirname "$0")/.."

fail() {
  echo "FAILED: $*" >&2
  "$engine" logs "$name" 2>&1 | tail -n 40 >&2 || true
  exit 1
}
clean_up() {
  "$engine" rm --force "$name" > /dev/null 2>&1 || true
  "$engine" volume rm "$volume" > /dev/null 2>&1 || true
}
trap clean_up EXIT
trap 'exit 1' INT TERM

# With a root file system that cannot be written, as the site changes nothing but /data; npm wants a folder for its own log.
start() {
  "$engine" run --detach --init --name "$name" --read-only --tmpfs /tmp --volume "$volume:/data" \
    --publish "127.0.0.1:$port:3000" --cap-drop ALL --security-opt no-new-privileges \
    --env SEED=empty --env npm_config_cache=/tmp/npm foyer:check > /dev/null
}
wait_until_ready() {
  tries=0
  until curl --silent --fail "http://127.0.0.1:$port/readyz" > /dev/null; do
    tries=$((tries + 1))
    [ "$tries" -lt 120 ] || fail "/readyz does not answer 200 within two minutes"
    sleep 1
  done
}

"$engine" info > /dev/null 2>&1 || {
  echo "$engine is not running here; nothing was checked." >&2
  exit 2
}
"$engine" build --tag foyer:check .
echo "ok: built, $("$engine" image inspect --format '{{.Size}}' foyer:check | awk '{ printf "%.0f MB", $1 / 1000000 }')"

start
wait_until_ready
echo "ok: serves with a read-only root, without capabilities"

[ "$("$engine" exec "$name" id -u)" != 0 ] || fail "it runs as root"
if "$engine" exec "$name" sh -c 'touch /app/build/x' 2> /dev/null; then fail "the site may change its own files"; fi
echo "ok: not root, files of the site are not writable"

page=$(curl --silent --include "http://127.0.0.1:$port/de")
echo "$page" | grep --quiet '^HTTP/1.1 200' || fail "/de does not answer 200"
echo "$page" | grep --quiet --ignore-case '^content-security-policy:' || fail "/de has no Content-Security-Policy"
curl --silent --fail --output /dev/null "http://127.0.0.1:$port/api/openapi.json" || fail "/api/openapi.json does not answer 200"
echo "ok: page, its headers and the API"

echo 'a long password of the check' | "$engine" exec --interactive "$name" npm run --silent user -- create check check@example.org --admin > /dev/null ||
  fail "npm run user does not work inside"
"$engine" exec "$name" npm run --silent backup -- /data/check.tar > /dev/null || fail "npm run backup does not work inside"
"$engine" exec "$name" npm run --silent restore -- /data/check.tar --check > /dev/null || fail "the backup is not whole"
echo "ok: commands for accounts, backup and its check"

"$engine" stop --time 15 "$name" > /dev/null
code=$("$engine" inspect --format '{{.State.ExitCode}}' "$name")
[ "$code" = 0 ] || fail "SIGTERM ends it with $code instead of 0"
"$engine" rm "$name" > /dev/null
start
wait_until_ready
"$engine" exec "$name" npm run --silent user -- list | grep --quiet check || fail "the account is gone after a restart on the same volume"
echo "ok: ends on SIGTERM, and a new container on the same volume has the content"

if "$engine" compose version > /dev/null 2>&1; then
  POSTGRES_PASSWORD=check PUBLIC_URL=https://www.example.org "$engine" compose config --quiet || fail "compose.yaml is not valid"
  echo "ok: compose.yaml is valid"
fi
echo "Everything was checked but PostgreSQL beside it: docker compose up, docs/operations.md."
