import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Issue } from '../report/issues.ts';
import { deepestNesting } from '../syntax/nesting.ts';

/** The result of reading a file. */
export interface ReadResult {
  issues: Issue[];
  /** The data and a hash of the text; undefined if the file cannot be read at all. */
  content?: { data: unknown; hash: string };
}

/**
 * Reads a JSON file. Never throws: all problems are reported as issues. Only a faulty file is parsed a second time, by
 * the slower parser that knows positions.
 */
export async function readDocument(path: string): Promise<ReadResult> {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const { unreadableIssue } = await import('./faults/read-faults.ts');
    return { issues: [unreadableIssue(path, error)] };
  }
  const text = bytes.toString('utf8');
  const tokens = countTokens(text);
  if (!text.includes('\uFFFD') && !text.startsWith('\uFEFF') && tokens.depth <= deepestNesting) {
    const data = parsed(text);
    if (data && countKeys(data.value) === tokens.keys)
      return { issues: [], content: { data: data.value, hash: hash('sha1', bytes) } };
  }
  const { invalidFile } = await import('./faults/read-faults.ts');
  const { issues, data } = invalidFile(path, bytes);
  return data === undefined ? { issues } : { issues, content: { data, hash: hash('sha1', bytes) } };
}

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/**
 * Counts the keys and the nesting of a JSON text without parsing it. Outside of strings, colons only occur after keys.
 */
function countTokens(text: string): { keys: number; depth: number } {
  let keys = 0;
  let open = 0;
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 0x22) index = endOfString(text, index);
    else if (code === 0x3a) keys++;
    else if (code === 0x7b || code === 0x5b) depth = Math.max(depth, ++open);
    else if (code === 0x7d || code === 0x5d) open--;
  }
  return { keys, depth };
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

function isEscaped(text: string, quote: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(quote - 1 - backslashes) === 0x5c) backslashes++;
  return backslashes % 2 === 1;
}

function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const items: unknown[] = Object.values(value);
  const own = Array.isArray(value) ? 0 : items.length;
  return items.reduce((sum: number, item) => sum + countKeys(item), own);
}
