/** The lines of a file around a finding, for the terminal and the browser overlay. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Finding } from '../../contracts/finding.ts';

/** Lines of context before and after. */
const context = 1;
/** Maximum characters of a line to show. */
const widest = 110;

/** A line of a code frame: either a line of the file, or one that underlines part of the line above. */
export interface FrameLine {
  kind: 'around' | 'fault' | 'underline';
  /** The line number; spaces of the same width for an underline. */
  number: string;
  text: string;
}

/** The lines of a file for a code frame; none for files that are not JSON, such as pictures. */
export function frameableLines(finding: Pick<Finding, 'file'>, displayRoot: string): string[] {
  if (!finding.file.endsWith('.json')) return [];
  const text = textOf(resolve(displayRoot, finding.file));
  return text.includes('\0') ? [] : text.split(/\r?\n/);
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // If the file is missing, that is what the finding says. A NUL character makes the caller show no lines.
    return '\0';
  }
}

/** The lines around a finding, with the place of the finding underlined. */
export function frameOf(finding: Finding, lines: string[]): FrameLine[] {
  if (lines.length === 0) return [];
  const first = Math.max(1, finding.line - context);
  const last = Math.min(lines.length, finding.line + context);
  const width = String(last).length;
  return lines.slice(first - 1, last).flatMap((line, index): FrameLine[] => {
    const number = String(first + index).padStart(width);
    if (first + index !== finding.line)
      return [{ kind: 'around', number, text: withoutControl(line.slice(0, widest)) }];
    const from = Math.max(0, finding.column - widest / 2);
    const text = withoutControl(line.slice(from, from + widest));
    return [
      { kind: 'fault', number, text },
      { kind: 'underline', number: ' '.repeat(width), text: underline(finding, line, from) },
    ];
  });
}

function underline(finding: Finding, line: string, from: number): string {
  const end = finding.endLine === finding.line ? finding.endColumn : line.length + 1;
  const length = Math.max(1, Math.min(end - finding.column, widest));
  return ' '.repeat(Math.max(0, finding.column - 1 - from)) + '~'.repeat(length);
}

/** A text without control characters, which must not reach a terminal. */
export function withoutControl(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
  return stripVTControlCharacters(text).replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ');
}
