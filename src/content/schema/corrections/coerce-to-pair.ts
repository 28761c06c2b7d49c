import { listProperty, property, textProperty } from '../../read/json.ts';

/**
 * The group for one text with both of its two required texts: { "days": "Monday", "time": "8:00" } for "Monday 8:00".
 * @returns undefined if it does not need exactly two texts, or nothing separates them
 */
export function coerceToPair(text: string, schema: unknown): Record<string, string> | undefined {
  const [first, second, another] = listProperty(schema, 'required').map(String);
  if (first === undefined || second === undefined || another !== undefined) return undefined;
  if (![first, second].every((name) => isFreeText(schema, name))) return undefined;
  const figures = beginsWithFigure(schema, second) && !beginsWithFigure(schema, first);
  const parts = (figures ? BEFORE_FIGURES.exec(text) : null) ?? AT_COLON.exec(text);
  const [, left, right] = parts ?? [];
  return left === undefined || right === undefined ? undefined : { [first]: left.trim(), [second]: right.trim() };
}

const BEFORE_FIGURES = /^\s*([^\d\n]*[\p{L})])[\s,:;–-]+(\d[^\n]*)$/u;
const AT_COLON = /^([^:]+):\s+(\S[^\n]*)$/;

/** Whether a property is a text without a form of its own. */
function isFreeText(schema: unknown, name: string): boolean {
  const part = property(property(schema, 'properties'), name);
  const isText = textProperty(part, 'type') === 'string' || typeof listProperty(part, 'examples')[0] === 'string';
  return isText && ['pattern', 'x-ref', 'enum'].every((keyword) => property(part, keyword) === undefined);
}

/** Whether the example of a property begins with a figure. */
function beginsWithFigure(schema: unknown, name: string): boolean {
  const [example] = listProperty(property(property(schema, 'properties'), name), 'examples');
  return /^\d/.test(String(example));
}
