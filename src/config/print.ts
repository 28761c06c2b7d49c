import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripVTControlCharacters, styleText } from 'node:util';
import type { Finding } from '../shapes.ts';

/** Lines shown before and after the one at fault. */
const context = 1;
const widest = 110;

/**
 * Prints findings for people: file:line:column, code, sentence, the lines with the fault underlined, what to do next; then a count.
 * Prints nothing when there are none.
 */
export async function printFindings(findings: Finding[], displayRoot = process.cwd()): Promise<void> {
  if (findings.length === 0) return;
  const texts = new Map<string, string[]>();
  for (const finding of findings) {
    const lines = texts.get(finding.file) ?? linesOf(resolve(displayRoot, finding.file));
    texts.set(finding.file, lines);
    console.error(`${printed(finding, lines)}\n`);
  }
  console.error(countOf(findings));
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split(/\r?\n/);
  } catch {
    return [];
  }
}

/** One finding as a person reads it in a terminal. Control characters of the content are not let through. */
export function printed(finding: Finding, lines: string[]): string {
  const { file, line, column, code, severity, message, suggestion } = finding;
  const colour = severity === 'error' ? 'red' : 'yellow';
  const head = `${styleText('cyan', `${file}:${line}:${column}`)}  ${styleText(colour, severity)} ${styleText('dim', code)}`;
  const parts = [
    head,
    `  ${clean(message)}`,
    ...frameOf(finding, lines),
    `  ${styleText('green', '→')} ${clean(suggestion)}`,
  ];
  return parts.join('\n');
}

/** The lines around a fault, with the fault underlined. */
export function frameOf(finding: Finding, lines: string[]): string[] {
  if (lines.length === 0) return [];
  const first = Math.max(1, finding.line - context);
  const last = Math.min(lines.length, finding.line + context);
  const numberWidth = String(last).length;
  const frame: string[] = [];
  for (let number = first; number <= last; number++) {
    const line = lines[number - 1] ?? '';
    const from = number === finding.line ? Math.max(0, finding.column - widest / 2) : 0;
    const text = `  ${String(number).padStart(numberWidth)} │ ${clean(line.slice(from, from + widest))}`;
    frame.push(number === finding.line ? text : styleText('dim', text));
    if (number === finding.line) frame.push(`  ${' '.repeat(numberWidth)} │ ${underline(finding, line, from)}`);
  }
  return frame;
}

function underline(finding: Finding, line: string, from: number): string {
  const end = finding.endLine === finding.line ? finding.endColumn : line.length + 1;
  const length = Math.max(1, Math.min(end - finding.column, widest));
  return `${' '.repeat(Math.max(0, finding.column - 1 - from))}${styleText('red', '~'.repeat(length))}`;
}

function clean(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not reach the terminal
  return stripVTControlCharacters(text).replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ');
}

function countOf(findings: Finding[]): string {
  const errors = findings.filter((finding) => finding.severity === 'error').length;
  const warnings = findings.length - errors;
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
  const files = new Set(findings.map((finding) => finding.file)).size;
  return `${count(errors, 'error')} and ${count(warnings, 'warning')} in ${count(files, 'file')}.`;
}
