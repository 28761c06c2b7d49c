import { isObject, pointerStep, property } from '../../../content/read/json.ts';

/**
 * The pointer of the first words of an entry's long text, where somebody who wants to write begins; undefined if it has
 * none. The long text is what lists of entries leave out.
 */
export function mainTextPointer(schema: { properties?: unknown }, data: unknown): string | undefined {
  const details = Object.entries(Object(schema.properties)).filter(([, one]) => property(one, 'x-detail') === true);
  const pointers = details.map(([name]) => firstText(property(data, name), pointerStep(name)));
  return pointers.find((pointer) => pointer !== undefined);
}

function firstText(value: unknown, pointer: string): string | undefined {
  if (typeof value === 'string') return pointer;
  if (!Array.isArray(value) && !isObject(value)) return undefined;
  const pointers = Object.entries(value).map(([step, inner]) => firstText(inner, pointer + pointerStep(step)));
  return pointers.find((pointer) => pointer !== undefined);
}
