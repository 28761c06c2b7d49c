#!/bin/sh
exec "$(dirname "$0")/start-studio.sh"
