#!/bin/sh
# Writes the digests of the images that compose.yaml names into .env: run it to begin with, and again to
# take newer images on purpose.
set -eu
# Every password of the site stands in it, also where this ends half-way.
umask 077
cd "$(dirname "$0")/.."
touch .env
chmod 600 .env
rm -f .env.new
for line in NODE_DIGEST=node:24-bookworm-slim POSTGRES_DIGEST=postgres:18 CADDY_DIGEST=caddy:2; do
  name=${line%%=*}
  digest=$(docker buildx imagetools inspect "${line#*=}" --format '{{.Manifest.Digest}}')
  case $digest in sha256:*) ;; *) echo "No digest for ${line#*=}." >&2; exit 1 ;; esac
  grep -v "^$name=" .env > .env.new || true
  echo "$name=$digest" >> .env.new
  mv .env.new .env
done
