import { isObject } from '../read/json.ts';

/** Maximum characters of a value in a sentence. */
const MAX_LENGTH = 100;

/** A value as JSON in one line, with spaces inside its curly brackets; cut if it is long. */
export function oneLine(value: unknown): string {
  const text = written(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 3)}…` : text;
}

function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const lines = Object.entries(value).map(([name, part]) => `"${name}": ${written(part)}`);
  return `{ ${lines.join(', ')} }`;
}
