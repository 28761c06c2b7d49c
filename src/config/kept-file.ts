/**
 * Files that spare the next run some work and may be lost at any time. The first line holds what the rest was made from
 * and a hash of the rest, so that a file that is damaged or foreign counts as none.
 */
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A comment, so that code can be kept too. */
const firstLine = (mark: string, body: string) => `// ${mark} ${hash('sha1', body)}`;

/**
 * The text of a file that was kept.
 * @param mark changes with whatever the text was made from
 */
export function readKept(file: string, mark: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    if (!text.startsWith(`// ${mark} `)) return undefined;
    const body = text.slice(end + 1);
    return text.slice(0, end) === firstLine(mark, body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a text. A folder that cannot be written makes the next run slower, and no more.
 * @param most so many files are left in the folder, those that were written last
 */
export function writeKept(file: string, mark: string, body: string, most: number): void {
  const partial = `${file}.${process.pid}.part`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(partial, `${firstLine(mark, body)}\n${body}`);
    renameSync(partial, file);
    prune(path.dirname(file), most);
  } catch {
    if (existsSync(partial)) rmSync(partial);
  }
}

function prune(folder: string, most: number): void {
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  const byAge = files.map((file) => ({ file, age: -statSync(file).mtimeMs })).sort((one, other) => one.age - other.age);
  for (const { file } of byAge.slice(most)) rmSync(file, { force: true });
}
