import type { ErrorObject } from 'ajv';
import { isObject, listProperty, pointerSteps, property } from '../../read/json.ts';

/**
 * The type of a section without one, by its other properties; undefined if none fits, or several do equally well.
 * @param error that `type` is missing
 */
export function likelyType({ data, parentSchema }: ErrorObject): string | undefined {
  const shapes = property(property(property(parentSchema, 'properties'), 'type'), 'x-sections');
  if (!isObject(shapes) || !isObject(data)) return undefined;
  const fitting = Object.entries(shapes).flatMap(([type, shape]) => {
    const rating = ratingOf(data, shape);
    return rating === undefined ? [] : [{ type, rating }];
  });
  const best = Math.max(...fitting.map(({ rating }) => rating));
  const [only, ...others] = fitting.filter(({ rating }) => rating === best);
  return others.length === 0 ? only?.type : undefined;
}

/** Properties that nearly all sections have, so that they say nothing about its type. */
const COMMON = new Set(['id', 'tone', 'heading']);

/** How much speaks for a type, which is how many properties it requires. Undefined if something speaks against it. */
function ratingOf(data: Record<string, unknown>, shape: unknown): number | undefined {
  const properties = property(shape, 'properties');
  const names = Object.keys(data);
  if (!isObject(properties) || names.every((name) => COMMON.has(name))) return undefined;
  const fits = names.every((name) => Object.hasOwn(properties, name) && fitsShape(data[name], properties[name]));
  const needed = listProperty(shape, 'required')
    .map(String)
    .filter((name) => name !== 'type');
  const isWhole = needed.every((name) => Object.hasOwn(data, name));
  return fits && isWhole ? needed.length : undefined;
}

const TYPES: Record<string, (value: unknown) => boolean> = {
  array: Array.isArray,
  object: isObject,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  integer: (value) => typeof value === 'number',
  number: (value) => typeof value === 'number',
};

function fitsShape(value: unknown, shape: unknown): boolean {
  const [type, choices, names] = [property(shape, 'type'), listProperty(shape, 'enum'), listProperty(shape, 'names')];
  if (typeof type === 'string' && TYPES[type]?.(value) === false) return false;
  if (choices.length > 0 && !choices.includes(value)) return false;
  const entries = Array.isArray(value) && names.length > 0 ? value.filter(isObject) : [];
  return entries.every((entry) => Object.keys(entry).every((name) => names.includes(name)));
}

/** The list of a neighbouring section in which an entry between sections belongs. @param file the whole file */
export function listInNeighbour({ data, instancePath }: ErrorObject, file: unknown): string | undefined {
  const steps = pointerSteps(instancePath);
  const place = Number(steps.at(-1));
  const sections = steps.slice(0, -1).reduce<unknown>((value, step) => property(value, step), file);
  if (!isObject(data) || !Array.isArray(sections)) return undefined;
  for (const neighbour of [place - 1, place + 1]) {
    const lists = Object.entries(isObject(sections[neighbour]) ? sections[neighbour] : {});
    const list = lists.find(
      ([, entries]) => Array.isArray(entries) && entries.some((entry) => hasNamesOf(entry, data)),
    );
    if (list)
      return `Move it into "${list[0]}" of the section ${neighbour < place ? 'before' : 'after'} it: it looks like an entry of that list.`;
  }
  return undefined;
}

/** Whether an entry has all names of a group. */
export function hasNamesOf(entry: unknown, group: Record<string, unknown>): boolean {
  const names = Object.keys(group);
  return isObject(entry) && names.length > 0 && names.every((name) => Object.hasOwn(entry, name));
}
