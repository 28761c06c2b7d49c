import { isObject, textProperty } from '../read/json.ts';
import { isShortValue } from '../references/placeholders.ts';

/** Facts that should stay on one line: short ones with a number and a place to break. */
export function unbrokenValues(facts: unknown): string[] {
  const values = Object.values(isObject(facts) ? facts : {}).flatMap((fact) => textProperty(fact, 'value') ?? []);
  const short = values.filter((value) => isShortValue(value) && /[\s–-]/.test(value));
  return [...new Set(short)].sort();
}
