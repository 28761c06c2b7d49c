import type { ErrorObject } from 'ajv';
import { asObject, isObject, lastStep, listProperty, property, textProperty } from '../../read/json.ts';

/** What to say about a property in the wrong place. */
export function placeElsewhere(error: ErrorObject, name: string): string | undefined {
  const { data, parentSchema, instancePath } = error;
  const group = groupFor(error, name);
  if (group !== undefined) return `Move it into "${group}": { "${name}": … }.`;
  if (name === 'type' && isStraySection(error))
    return `Move all of it into "blocks" of the page, between two sections: it is a section, and this list has entries of another kind.`;
  const around = lastStep(instancePath);
  if (Object.hasOwn(PARTS, around) && SECTION_PROPERTIES.has(name)) return `Move it one level up, out of "${around}".`;
  const properties = asObject(parentSchema?.properties);
  const value = isObject(data) ? data[name] : undefined;
  if (textProperty(value, 'type') !== undefined && properties.blocks !== undefined)
    return 'Move it into "blocks": sections belong in that list.';
  const rule =
    properties.rules === undefined
      ? undefined
      : RULE.exec(name)?.[0]
          .replace(/(?=[LST])/, '-')
          .toLowerCase();
  return rule === undefined ? undefined : `Write it as a rule: { "rule": "${rule}", … } in "rules", with a message.`;
}

/** Whether a section was pasted into a list inside another section. */
export function isStraySection({ keyword, params, instancePath, data }: ErrorObject): boolean {
  return (
    keyword === 'additionalProperties' &&
    textProperty(params, 'additionalProperty') === 'type' &&
    /^\/blocks\/\d+\/.*\/\d+$/.test(instancePath) &&
    /^[a-z]+(?:-[a-z]+)*$/.test(textProperty(data, 'type') ?? '')
  );
}

/** Objects in sections and cards, with the properties that belong inside. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  heading: ['eyebrow', 'title', 'lead'],
  picture: ['image', 'alt'],
  seo: ['title', 'description', 'keywords'],
};

/** Properties of sections, which belong next to those objects rather than inside. */
const SECTION_PROPERTIES = new Set([
  'tone',
  'variant',
  'side',
  'text',
  'actions',
  'points',
  'items',
  'cards',
  'picture',
]);

/** The object in which a property belongs that was written next to it or instead of it. */
export function groupFor({ data, parentSchema }: ErrorObject, name: string): string | undefined {
  const properties = asObject(parentSchema?.properties);
  return Object.keys(PARTS).find(
    (group) =>
      PARTS[group]?.includes(name) &&
      properties[group] !== undefined &&
      property(property(data, group), name) === undefined,
  );
}

/** Rules for fields that other programs write as properties of the field. */
const RULE = /^(?:required|(?:max|min)Length|pattern|accepted|fileType|fileSize)$/;

/** What to say if an object was put inside another one as its only property. */
export function wrappedIn({ data }: ErrorObject, name: string): string | undefined {
  const [only, ...others] = Object.entries(asObject(data));
  if (!only || others.length > 0) return undefined;
  const [outer, inner] = only;
  if (isObject(inner) && Object.hasOwn(inner, name)) return `Remove the { "${outer}": … } around it.`;
  return Array.isArray(inner) && inner.some((part) => isObject(part) && Object.hasOwn(part, name))
    ? `Put the contents of "${outer}" directly into this list, without { "${outer}": [ … ] } around it.`
    : undefined;
}

/**
 * The right way to write a condition that was shortened, to { "partnerType": "Investors" } or only one of the two
 * texts.
 * @param file the data of the file, with its fields
 */
export function rightCondition({ data, parentSchema }: ErrorObject, file: unknown): string | undefined {
  if (listProperty(parentSchema, 'required').join() !== 'field,equals') return undefined;
  const names = listProperty(file, 'fields').flatMap((field) => textProperty(field, 'name') ?? []);
  const selects = listProperty(file, 'fields').flatMap((field) =>
    textProperty(field, 'kind') === 'select' ? (textProperty(field, 'name') ?? []) : [],
  );
  const [only, ...others] = Object.entries(asObject(data));
  const [, left, right] = typeof data === 'string' ? (/^(\w+)\s*(?:=+|:|is)\s*["']?(.*?)["']?$/.exec(data) ?? []) : [];
  const [field, equals] =
    only && others.length === 0 && !['field', 'equals'].includes(only[0])
      ? only
      : left !== undefined && names.includes(left)
        ? [left, right]
        : typeof data !== 'string'
          ? []
          : names.includes(data)
            ? [data]
            : [selects.length === 1 ? selects[0] : '…', data];
  return field === undefined
    ? undefined
    : `Write { "field": "${field}", "equals": ${JSON.stringify(equals ?? '…')} }: the field${field === '…' && selects.length > 0 ? `, such as ${selects.map((name) => `"${name}"`).join(' or ')}` : ''}, and the "value" of the choice.`;
}
