import type { ErrorObject } from 'ajv';
import { isObject, listProperty, property } from '../../read/json.ts';
import { changeTo } from '../../report/fixes.ts';
import { parsed } from '../corrections/coerce-value.ts';
import type { IssueText } from '../issue-text.ts';

type Advice = Pick<IssueText, 'suggestion' | 'fix'>;

/** How to correct a file that is a list, a text or a number instead of a group. */
export function rootTypeAdvice({ data, parentSchema }: ErrorObject): Advice {
  const [only, ...others] = Array.isArray(data) ? data : [];
  if (isObject(only) && others.length === 0 && fitsIn(only, parentSchema))
    return { suggestion: 'Remove the [square brackets] around it.', fix: changeTo('', only) };
  const list = Array.isArray(data) ? onlyList(parentSchema) : undefined;
  if (list !== undefined)
    return {
      suggestion: `Write { "${list}": in front of the list, and } at the end of the file.`,
      fix: changeTo('', { [list]: data }),
    };
  const inside = typeof data === 'string' ? parsed(data) : undefined;
  if (isObject(inside))
    return {
      suggestion: 'Its text was put into quotation marks as a whole: remove those, and the backslashes.',
      fix: changeTo('', inside),
    };
  return { suggestion: 'Start the file with { and end it with }.' };
}

/** Whether a group has at least one of the properties of a schema. */
function fitsIn(group: Record<string, unknown>, schema: unknown): boolean {
  const properties = property(schema, 'properties');
  return (
    isObject(properties) && Object.keys(group).some((name) => name !== '$schema' && Object.hasOwn(properties, name))
  );
}

/** The required property of a schema, if there is one only and it is a list. */
function onlyList(schema: unknown): string | undefined {
  const [name, another] = listProperty(schema, 'required').map(String);
  if (name === undefined || another !== undefined) return undefined;
  return property(property(property(schema, 'properties'), name), 'type') === 'array' ? name : undefined;
}
