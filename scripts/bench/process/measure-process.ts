/** Measures the cost of a command: time, processor, memory. Linux only, because it reads /proc. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../lib/root.ts';
import { run } from '../../lib/run.ts';

/** The cost of one run, of all its processes together. */
export interface Cost {
  /** Seconds from start to end. */
  wall: number;
  /** Seconds of processor time in programs and in the kernel. */
  user: number;
  system: number;
  /** Highest sum of resident memory of all processes, bytes; pages they share count more than once. */
  memory: number;
  output: string;
}

/** Clock ticks per second in /proc, on every Linux that Node supports. */
const TICKS = 100;
/** Milliseconds between two memory samples. */
const INTERVAL = 50;
const PAGE = 4096;

/** Processor time of all child processes that have ended, including their own children: exact, unlike sampling. */
function timeOfChildren(): { user: number; system: number } {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // The name in parentheses may contain spaces; cutime and cstime are the fourteenth and fifteenth fields after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { user: Number(fields[13]) / TICKS, system: Number(fields[14]) / TICKS };
}

/** Resident memory of a process and its descendants in bytes. A process that has just ended counts as 0. */
function memoryOf(pid: number): number {
  try {
    const own = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE;
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
    );
    return children.reduce((sum, child) => sum + memoryOf(child), own);
  } catch {
    return 0;
  }
}

/** The Node arguments of an npm script. @throws if there is no such script, or it does not run Node */
function nodeArguments(name: string): string[] {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
  );
  const [program, ...args] = (scripts[name] ?? '').split(' ');
  if (program !== 'node') throw new Error(`package.json has no script '${name}' that runs Node.`);
  return args;
}

/** Runs an npm script of the project, without npm, and measures it. @throws the script's output if it fails */
export function measureScript(name: string, args: string[]): Promise<Cost> {
  return measureNode([...nodeArguments(name), ...args]);
}

/**
 * Runs Node with arguments and measures it. Only one at a time, because processor time is measured as a difference.
 * @throws the output if it fails
 */
export async function measureNode(args: string[]): Promise<Cost> {
  const before = timeOfChildren();
  const start = performance.now();
  let memory = 0;
  let watch: NodeJS.Timeout | undefined;
  const onStart = (pid: number) => {
    watch = setInterval(() => {
      memory = Math.max(memory, memoryOf(pid));
    }, INTERVAL);
  };
  const { code, output } = await run(process.execPath, args, { onStart }).finally(() => clearInterval(watch));
  const wall = (performance.now() - start) / 1000;
  const after = timeOfChildren();
  if (code !== 0) throw new Error(output);
  return { wall, user: after.user - before.user, system: after.system - before.system, memory, output };
}
