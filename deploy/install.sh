#!/bin/sh
# Installs a packed release: the program into a folder that nobody writes to any more, and a folder for all that is kept.
#
#   sh install.sh kaffeehaus-0.1.0.tgz
#
# PREFIX (/opt/kaffeehaus), DATA (/var/lib/kaffeehaus) and OWNER (kaffeehaus) may be set. As root it makes the owner if
# there is none, and gives them the data; anybody else installs for themselves. Said again with a newer release it
# replaces the program and leaves the data alone.
set -eu

tarball=${1:?"usage: sh install.sh kaffeehaus-VERSION.tgz"}
prefix=${PREFIX:-/opt/kaffeehaus}
data=${DATA:-/var/lib/kaffeehaus}
owner=${OWNER:-kaffeehaus}

[ -f "$tarball" ] || { echo "There is no file $tarball." >&2; exit 2; }
command -v node >/dev/null || { echo "Node is missing: get 20.19+, 22.13+ or newer from https://nodejs.org." >&2; exit 2; }

# A Node with SQLite of its own needs no other package, and so no network.
if node -e "process.exit(process.getBuiltinModule?.('node:sqlite') ? 0 : 1)"; then extra=--omit=optional; else extra=--include=optional; fi

# Beside the old one, which goes only when the new one is there.
new=$prefix.new
rm -rf "$new"
mkdir -p "$new"
printf '{ "private": true }\n' >"$new/package.json"
# No package runs anything while it is installed: what is needed comes ready made.
npm install --prefix "$new" --ignore-scripts --engine-strict --no-audit --no-fund --no-package-lock --loglevel=error "$extra" "$tarball" >/dev/null
node "$new/node_modules/kaffeehaus/cli/dist/kaffeehaus.js" --version
chmod -R a+rX,a-w "$new"

if [ -d "$prefix" ]; then
  chmod -R u+w "$prefix"
  rm -rf "$prefix"
fi
mv "$new" "$prefix"

if [ "$(id -u)" = 0 ] && ! id "$owner" >/dev/null 2>&1; then
  useradd --system --user-group --home-dir "$data" --no-create-home --shell /usr/sbin/nologin "$owner"
fi
mkdir -p "$data"
chmod 700 "$data"
if [ "$(id -u)" = 0 ]; then chown "$owner" "$data"; fi
echo "Installed in $prefix; what is kept lies in $data."
