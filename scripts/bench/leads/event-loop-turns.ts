/** Runs inside a server that is measured: how long one turn of its event loop took, while nobody else was answered. */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** The file that the figure is written to when the server ends; the signal with which the measuring begins. */
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
