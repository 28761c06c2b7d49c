/**
 * Preloaded into a server under test: measures the longest turn of its event loop, in which no other request is
 * answered.
 */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** The file to which the result is written when the server ends. SIGUSR2 restarts the measurement. */
const { TURNS_FILE: file } = process.env;

/** Milliseconds of processor time of this thread: what other programs take meanwhile does not count. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function watch(path: string): void {
  let longest = 0;
  let before = cpuTime();
  const turn = () => {
    const now = cpuTime();
    longest = Math.max(longest, now - before);
    before = now;
    setTimeout(turn, 1).unref();
  };
  turn();
  process.on('SIGUSR2', () => {
    longest = 0;
  });
  process.on('exit', () => writeFileSync(path, String(longest)));
}

if (isMainThread && file !== undefined) watch(file);
