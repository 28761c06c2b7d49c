import { styleText } from 'node:util';
import type { Choice, Finding } from '../../contracts/finding.ts';
import { type FrameLine, frameableLines, frameOf, withoutControl } from './code-frame.ts';

/**
 * Prints findings for people. Each has file:line:column, code, message, the lines with the place underlined, the
 * suggestion, and the choices. A count follows. Prints nothing if there are no findings.
 */
export async function printFindings(findings: Finding[], displayRoot = process.cwd()): Promise<void> {
  if (findings.length === 0) return;
  const texts = new Map<string, string[]>();
  for (const finding of findings) {
    const lines = texts.get(finding.file) ?? frameableLines(finding, displayRoot);
    texts.set(finding.file, lines);
    console.error(`${formatFinding(finding, lines)}\n`);
  }
  console.error(countOf(findings));
}

/** One finding as text for a terminal, without control characters of the content. */
export function formatFinding(finding: Finding, lines: string[]): string {
  const { file, line, column, code, severity, message, suggestion, choices = [] } = finding;
  const colour = severity === 'error' ? 'red' : 'yellow';
  const head = `${styleText('cyan', `${file}:${line}:${column}`)}  ${styleText(colour, severity)} ${styleText('dim', code)}`;
  const parts = [
    head,
    `  ${withoutControl(message)}`,
    ...frameOf(finding, lines).map(coloured),
    `  ${styleText('green', '→')} ${withoutControl(suggestion)}`,
    ...choices.map((choice) => `  ${styleText('green', '○')} ${withoutControl(inTerminal(choice))}`),
  ];
  return parts.join('\n');
}

/** A choice, with the command that makes it if there is one. */
function inTerminal({ title, word }: Choice): string {
  return word === undefined ? title : `${title}: npm run check -- --add-word ${word}`;
}

function coloured({ kind, number, text }: FrameLine): string {
  if (kind === 'underline') return `  ${number} │ ${text.replace(/~+/, (signs) => styleText('red', signs))}`;
  const line = `  ${number} │ ${text}`;
  return kind === 'fault' ? line : styleText('dim', line);
}

function countOf(findings: Finding[]): string {
  const errors = findings.filter((finding) => finding.severity === 'error').length;
  const warnings = findings.length - errors;
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
  const files = new Set(findings.map((finding) => finding.file)).size;
  return `${count(errors, 'error')} and ${count(warnings, 'warning')} in ${count(files, 'file')}.`;
}
