import { isObject, textProperty } from '../read/json.ts';

/** The longest text that stays on one line; a longer one would not fit the narrowest columns. */
const LONGEST = 18;

/** Values that should stay on one line: the phone number, and short facts with a number and a place to break. */
export function unbrokenValues(facts: unknown, phone: string): string[] {
  const values = Object.values(isObject(facts) ? facts : {}).flatMap((fact) => textProperty(fact, 'value') ?? []);
  const short = [phone, ...values].filter(
    (value) => value.length <= LONGEST && /\d/.test(value) && /[\s–-]/.test(value),
  );
  return [...new Set(short)].sort();
}
