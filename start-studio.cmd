@echo off
rem Starts the studio and opens it in the browser; a second start opens the one that runs.
title Studio
cd /d "%~dp0"
where npm >nul 2>nul
if errorlevel 1 (
  echo The studio needs Node.js 18 or newer. Install it from https://nodejs.org, then double-click this file again.
  pause
  exit /b 1
)
echo The studio is starting. It opens in your browser; this window stays open as long as you work.
call npm run --silent studio -- %*
if errorlevel 1 pause
