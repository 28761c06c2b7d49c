import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const FILE = path.join(import.meta.dirname, 'README.md');

/** The machine and date of a measurement. */
export function measuredOn(): string {
  const [processor] = os.cpus();
  const memory = (os.totalmem() / 1e9).toFixed(0);
  const load = os.loadavg()[0]?.toFixed(1);
  const machine = `${os.cpus().length} × ${processor?.model.trim()}, ${memory} GB, ${os.type()} ${os.arch()}`;
  return `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${machine}; load at the start ${load}.`;
}

/** The range of one measured part. Throws if the text has no such part. */
function rangeOf(text: string, name: string): { from: number; to: number } {
  const begin = `<!-- measured: ${name} -->`;
  const from = text.indexOf(begin);
  const to = text.indexOf(`<!-- end: ${name} -->`, from);
  if (from < 0 || to < 0) throw new Error(`scripts/bench/README.md has no place for ${name}.`);
  return { from: from + begin.length, to };
}

/** The text with one measured part replaced. Throws when the text has no such part. */
export function withPart(text: string, name: string, content: string): string {
  const { from, to } = rangeOf(text, name);
  return `${text.slice(0, from)}\n${content}\n${text.slice(to)}`;
}

/** The text of one measured part in README.md. */
export function measuredPart(name: string): string {
  const text = readFileSync(FILE, 'utf8');
  const { from, to } = rangeOf(text, name);
  return text.slice(from, to).trim();
}

/** Writes a report to its place in README.md. */
export function writePart(name: string, content: string): void {
  writeFileSync(FILE, withPart(readFileSync(FILE, 'utf8'), name, content));
}
