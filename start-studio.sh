#!/bin/sh
# Starts the studio and opens it in the browser; a second start opens the one that runs. Double-click start-studio.command
# (macOS) or start-studio.desktop (Linux), which call this.
cd "$(dirname "$0")" || exit 1
# Windows that were opened by a double-click know fewer folders than a terminal does.
PATH="$PATH:/usr/local/bin:/opt/homebrew/bin:$HOME/.volta/bin:$HOME/.local/bin"
for node in "$HOME"/.nvm/versions/node/*/bin; do [ -d "$node" ] && PATH="$PATH:$node"; done
export PATH

# Keeps the window open, so that what went wrong can be read.
hold() {
  if [ -t 0 ]; then
    printf '\nPress Enter to close this window.'
    read -r _
  fi
  exit "$1"
}

if ! command -v npm >/dev/null 2>&1; then
  echo 'The studio needs Node.js 18 or newer. Install it from https://nodejs.org, then double-click this file again.'
  hold 1
fi
echo 'The studio is starting. It opens in your browser; this window stays open as long as you work.'
npm run --silent studio -- "$@" || hold $?
