import { isObject } from '../../../../content/read/json.ts';
import { labelOf } from '../../schema/labels.ts';
import { words } from '../../words/words.ts';

/** A value as people read it, line by line: a text as it is, what consists of parts with a name before each. */
export function linesOf(json: string | undefined): string[] | undefined {
  return json === undefined ? undefined : linesIn(JSON.parse(json));
}

function linesIn(value: unknown): string[] {
  if (Array.isArray(value))
    return value.flatMap((item) => linesIn(item).map((line, at) => (at === 0 ? `• ${line}` : line)));
  if (isObject(value)) {
    return Object.entries(value).flatMap(([name, part]) => {
      const lines = linesIn(part);
      const isShort = lines.length === 1 && !Array.isArray(part);
      return isShort ? [`${labelOf(name)}: ${lines[0]}`] : [`${labelOf(name)}:`, ...lines.map((line) => `  ${line}`)];
    });
  }
  if (typeof value === 'boolean') return [value ? words.fields.yes : words.fields.no];
  return [String(value)];
}
