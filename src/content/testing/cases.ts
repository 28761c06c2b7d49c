import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import type { Finding } from '../../contracts/finding.ts';
import { checkSite } from '../compile/check-site.ts';
import { textOf } from '../read/text-of.ts';

const root = join(import.meta.dirname, '../../..');
const casesDir = join(root, 'tests/config-cases');

/** A finding in expected.json. */
export interface ExpectedFinding {
  code: string;
  severity?: 'warning';
  file: string;
  message: string;
  suggestion: string;
  /** The text from the line and column where the finding begins to those where it ends. */
  highlighted: string;
}

/** The content of expected.json in the folder of a case. */
export interface Case {
  /** The mistake, described as by the colleague who made it. */
  about: string;
  /** Files and folders to remove from the valid site. */
  without?: string[];
  /** Files to enlarge, with their sizes in bytes. */
  padded?: Record<string, number>;
  findings: ExpectedFinding[];
}

/** The names of all cases. */
export function caseNames(): string[] {
  return readdirSync(casesDir)
    .filter((name) => name !== '_base')
    .sort();
}

/** Reads expected.json of a case. */
export function readCase(name: string): Case {
  return JSON.parse(readFileSync(join(casesDir, name, 'expected.json'), 'utf8'));
}

const baseDir = join(casesDir, '_base');

/** A copy of the valid site; deleted at the end of its scope. */
export function validSite(): Disposable & { path: string } {
  const path = mkdtempSync(join(tmpdir(), 'config-case-'));
  cpSync(baseDir, path, { recursive: true });
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/**
 * Copies the broken files of a case over a copy of the valid site, which is restored at the end of the scope. A new
 * copy of the whole site for each case would take longer than the check.
 */
export function applyCase(path: string, name: string, { without = [], padded = {} }: Partial<Case>): Disposable {
  const caseDir = join(casesDir, name);
  const files = readdirSync(caseDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(caseDir, join(entry.parentPath, entry.name)));
  for (const gone of without) rmSync(join(path, gone), { recursive: true });
  cpSync(caseDir, path, { recursive: true });
  rmSync(join(path, 'expected.json'), { force: true });
  for (const [file, bytes] of Object.entries(padded)) appendFileSync(join(path, file), Buffer.alloc(bytes));
  return { [Symbol.dispose]: () => restore(path, [...files, ...without, ...Object.keys(padded)]) };
}

/** Restores files, and the folders they are in, to the state of the valid site. */
function restore(path: string, broken: string[]): void {
  for (const file of new Set(broken.map(changedPart))) {
    rmSync(join(path, file), { recursive: true, force: true });
    if (existsSync(join(baseDir, file))) cpSync(join(baseDir, file), join(path, file), { recursive: true });
  }
}

/** The first part of a path that the valid site does not have, or has as a file; otherwise the whole path. */
function changedPart(file: string): string {
  const parts = file.split(sep);
  const end = parts.findIndex((_, index) => {
    const good = statSync(join(baseDir, ...parts.slice(0, index + 1)), { throwIfNoEntry: false });
    return !good?.isDirectory();
  });
  return end < 0 ? file : parts.slice(0, end + 1).join(sep);
}

/** The findings for a content folder, in the format of expected.json. */
export async function findingsIn(configDir: string): Promise<ExpectedFinding[]> {
  const schemasDir = join(root, 'schemas');
  const findings = await checkSite({ configDir, schemasDir, displayRoot: configDir, now: new Date('2026-06-01') });
  return findings.map((finding) => {
    const { code, severity, file, message, suggestion } = finding;
    const highlighted = highlightedText(join(configDir, file), finding);
    return { code, ...(severity === 'warning' ? { severity } : {}), file, message, suggestion, highlighted };
  });
}

function highlightedText(path: string, { line, column, endLine, endColumn }: Finding): string {
  // If a file or folder was removed, there is no text.
  const lines = (textOf(path) ?? '').split('\n');
  if (line === endLine) return (lines[line - 1] ?? '').slice(column - 1, endColumn - 1);
  const between = lines.slice(line, endLine - 1);
  return [
    (lines[line - 1] ?? '').slice(column - 1),
    ...between,
    (lines[endLine - 1] ?? '').slice(0, endColumn - 1),
  ].join('\n');
}
