import { readFileSync } from 'node:fs';

/** The text of a file, or undefined when it is not there. */
export function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
