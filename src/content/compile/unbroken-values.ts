import { isObject, textProperty } from '../read/json.ts';

/** The longest text that stays on one line; a longer one would not fit the narrowest columns. */
const LONGEST = 18;

/** Facts that should stay on one line: short ones with a number and a place to break. */
export function unbrokenValues(facts: unknown): string[] {
  const values = Object.values(isObject(facts) ? facts : {}).flatMap((fact) => textProperty(fact, 'value') ?? []);
  const short = values.filter((value) => value.length <= LONGEST && /\d/.test(value) && /[\s–-]/.test(value));
  return [...new Set(short)].sort();
}
