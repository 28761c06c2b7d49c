/** Applies fixes of findings. */
import { resolve } from 'node:path';
import type { Choice, Finding, TextEdit } from '../../contracts/finding.ts';
import { bytesOf, contentHash, hashOfFile, replaceFile } from '../edit/files/write-file.ts';

/** A finding that was fixed, and how. */
export interface FixedFinding {
  finding: Finding;
  title: string;
}

/** A fix may reveal another mistake; more rounds than this mean that two fixes contradict each other. */
const MAX_ROUNDS = 6;

/** The check to run after each round of fixes. */
export interface FixRun {
  /** File names in findings are relative to this folder. */
  displayRoot: string;
  check(): Promise<Finding[]>;
}

/**
 * Applies every safe fix and checks again, until none is left. Reverts a file that ends up with more errors.
 * @returns the applied fixes, and the remaining findings
 * @throws ConcurrentChangeError if another program changes a file at the same time
 */
export async function applySafeFixes({
  displayRoot,
  check,
}: FixRun): Promise<{ fixed: FixedFinding[]; findings: Finding[] }> {
  const fixed: FixedFinding[] = [];
  const refused = new Set<string>();
  let findings = await check();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const wanted = findings.filter(({ fix, file }) => fix?.isSafe && !refused.has(file));
    if (wanted.length === 0) break;
    const changed = new Map(
      [...Map.groupBy(wanted, ({ file }) => file)].map(([file, own]) => [
        file,
        applyToFile(resolve(displayRoot, file), own),
      ]),
    );
    const after = await check();
    const worse = [...changed.keys()].filter((file) => errorsIn(after, file) > errorsIn(findings, file));
    for (const file of worse) {
      refused.add(file);
      putBack(resolve(displayRoot, file), changed.get(file)?.before);
    }
    for (const [file, { applied }] of changed) if (!refused.has(file)) fixed.push(...applied);
    findings = worse.length > 0 ? await check() : after;
  }
  return { fixed, findings };
}

function errorsIn(findings: Finding[], file: string): number {
  return findings.filter((finding) => finding.file === file && finding.severity === 'error').length;
}

interface ChangedFile {
  before: Buffer;
  applied: FixedFinding[];
}

/** Applies the fixes of findings to their file. A fix that overlaps an earlier one has to wait for the next check. */
export function applyToFile(path: string, findings: Finding[]): ChangedFile {
  const before = bytesOf(path) ?? Buffer.alloc(0);
  const applied: FixedFinding[] = [];
  const edits: TextEdit[] = [];
  for (const finding of findings) {
    const { fix } = finding;
    if (!fix || fix.edits.some((edit) => edits.some((other) => overlap(edit, other)))) continue;
    edits.push(...fix.edits);
    applied.push({ finding, title: fix.title });
  }
  replaceFile(path, edited(before.toString('utf8'), edits), contentHash(before));
  return { before, applied };
}

/**
 * Applies one fix or choice of a finding.
 * @throws ConcurrentChangeError if another program changes the file at the same time
 */
export function applyChosen(displayRoot: string, finding: Finding, { file = finding.file, edits }: Choice): void {
  const path = resolve(displayRoot, file);
  const before = bytesOf(path) ?? Buffer.alloc(0);
  replaceFile(path, edited(before.toString('utf8'), edits), contentHash(before));
}

function overlap(one: TextEdit, other: TextEdit): boolean {
  return one.start <= other.end && other.start <= one.end;
}

/** Applies non-overlapping edits from the end backwards, so that offsets stay valid. */
function edited(text: string, edits: TextEdit[]): string {
  const backwards = [...edits].sort((one, other) => other.start - one.start);
  return backwards.reduce((now, { start, end, text: put }) => now.slice(0, start) + put + now.slice(end), text);
}

function putBack(path: string, before: Buffer | undefined): void {
  if (before) replaceFile(path, before, hashOfFile(path));
}
