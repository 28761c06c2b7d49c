import type { ErrorObject } from 'ajv';
import { asObject, textProperty } from '../../read/json.ts';

/**
 * The value of a missing property that is usually the same as another of its object: because it follows the other,
 * which is safe, or because the other follows it.
 */
export function sameAsOther(
  { data, parentSchema }: ErrorObject,
  name: string,
): { value: string; isSafe: boolean } | undefined {
  const properties = asObject(parentSchema?.properties);
  const follows = (one: string) => textProperty(properties[one], 'x-follows');
  const followed = follows(name);
  const other = followed ?? Object.keys(properties).find((one) => follows(one) === name);
  const value = other === undefined ? undefined : textProperty(data, other)?.trim();
  return value === undefined || value === '' ? undefined : { value, isSafe: followed !== undefined };
}
