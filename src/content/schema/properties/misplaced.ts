import type { ErrorObject } from 'ajv';
import { isObject, lastStep, parentPointer, pointerStep, property, textProperty, valueAt } from '../../read/json.ts';
import { unsafe } from '../../report/fixes.ts';
import type { Issue, IssueFix } from '../../report/issues.ts';
import { nameOf } from '../issue-text.ts';
import type { ContentKind } from '../schemas.ts';
import { choiceAsName } from './choice-as-name.ts';
import { belongsAtRoot, belongsInNeighbour, belongsInOtherFile, unsupportedDates } from './misplaced-elsewhere.ts';
import { type Misplacement, missingIn, type ObjectContext, quoteNames } from './misplacement.ts';
import { groupFor, placeElsewhere } from './property-places.ts';
import { hasNamesOf } from './section-types.ts';

type Found = Omit<Issue, 'path'>;

/** Properties in a wrong place, with the place where they belong; and the errors that this settles. */
export function misplacedProperties(
  errors: ErrorObject[],
  file: unknown,
  kind?: ContentKind,
): { found: Found[]; settled: Set<ErrorObject> } {
  const settled = new Set<ErrorObject>();
  const unknown = errors.filter(({ keyword }) => keyword === 'additionalProperties');
  const found = [...Map.groupBy(unknown, ({ instancePath }) => instancePath)].flatMap(([at, own]) => {
    const [first] = own;
    const known = property(first?.parentSchema, 'properties');
    if (first === undefined || !isObject(first.data) || !isObject(known)) return [];
    const names = own.map(unknownName).filter((name, index) => placeElsewhere(own[index] ?? first, name) === undefined);
    const context = { at, data: first.data, known, unknown: names, errors, file };
    const misplaced = [
      unsupportedDates(context),
      belongsInMissingGroup(context, own),
      needlessGroup(context),
      belongsFurtherOut({ ...context, unknown: own.map(unknownName) }),
      belongsInList(context),
      belongsInSiblingsList(context),
      choiceAsName(context),
      ...(kind
        ? [belongsAtRoot(context, kind), belongsInNeighbour(context, kind), belongsInOtherFile(context, kind)]
        : []),
    ].find((one) => one !== undefined);
    if (misplaced === undefined) return [];
    for (const error of own) if (misplaced.names.includes(unknownName(error))) settled.add(error);
    for (const error of misplaced.also ?? []) settled.add(error);
    return [issueOf(context, misplaced)];
  });
  return { found, settled };
}

const unknownName = ({ params }: ErrorObject) => textProperty(params, 'additionalProperty') ?? '';

function issueOf({ at }: ObjectContext, { names, also: _, ...advice }: Misplacement): Found {
  const [first = ''] = names;
  const message =
    names.length === 1
      ? `"${first}" is not a known property here.`
      : `${quoteNames(names)} are not known properties here.`;
  const place = { pointer: at + pointerStep(first), at: 'key' as const };
  return { code: 'unknown-property', message, ...advice, ...place };
}

/** Properties of a missing group: "title" next to where "heading" belongs. */
function belongsInMissingGroup(context: ObjectContext, own: readonly ErrorObject[]): Misplacement | undefined {
  const { at, data } = context;
  const groups = own.map((error) => groupFor(error, unknownName(error)));
  const group = groups.find((one) => one !== undefined && !Object.hasOwn(data, one));
  if (group === undefined) return undefined;
  const names = own.filter((_, index) => groups[index] === group).map(unknownName);
  const value = Object.fromEntries(names.map((name) => [name, data[name]]));
  const lines = names.map((name) => `"${name}": …`).join(', ');
  return {
    names,
    suggestion: `Move ${names.length === 1 ? 'it' : 'them'} into "${group}": { ${lines} }.`,
    also: missingIn(context, at, [group]),
    fix: {
      title: `Move ${quoteNames(names)} into "${group}"`,
      isSafe: true,
      changes: [
        { type: 'set', at: at + pointerStep(group), value },
        ...names.map((name) => ({ type: 'remove' as const, at: at + pointerStep(name) })),
      ],
    },
  };
}

/** A group around properties that belong directly here. */
function needlessGroup(context: ObjectContext): Misplacement | undefined {
  const { at, data, known, unknown } = context;
  const name = unknown.find((one) => {
    const names = Object.keys(isObject(data[one]) ? data[one] : {});
    return names.length > 0 && names.every((inner) => Object.hasOwn(known, inner) && !Object.hasOwn(data, inner));
  });
  const group = name === undefined ? undefined : data[name];
  if (name === undefined || !isObject(group)) return undefined;
  const names = Object.keys(group);
  return {
    names: [name],
    suggestion: `Remove "${name}": { and its }, so that ${quoteNames(names)} stand directly in ${nameAt(context)}.`,
    properties: names,
    also: missingIn(context, at, names),
    fix: {
      title: `Take ${quoteNames(names)} out of "${name}"`,
      isSafe: true,
      changes: [
        { type: 'remove', at: at + pointerStep(name) },
        ...Object.entries(group).map(([inner, value]) => ({
          type: 'set' as const,
          at: at + pointerStep(inner),
          value,
        })),
      ],
    },
  };
}

function nameAt({ at }: ObjectContext): string {
  return /^\/blocks\/\d+$/.test(at) ? 'the section' : at === '' ? 'the file' : 'the group around it';
}

/** A property that a group further out is missing. */
function belongsFurtherOut({ at, data, unknown, errors }: ObjectContext): Misplacement | undefined {
  for (const name of unknown) {
    const outer = errors.find(
      ({ keyword, instancePath, params }) =>
        keyword === 'required' && at.startsWith(`${instancePath}/`) && textProperty(params, 'missingProperty') === name,
    );
    const type = textProperty(property(property(outer?.parentSchema, 'properties'), name), 'type');
    if (outer === undefined || (type === 'string') !== (typeof data[name] === 'string')) continue;
    const to = outer.instancePath + pointerStep(name);
    return {
      names: [name],
      suggestion: `Move it out to ${outer.instancePath === '' ? 'the beginning of the file' : nameOf(outer)}, where "${name}" is missing.`,
      also: [outer],
      fix: {
        title: `Move "${name}" out`,
        isSafe: true,
        changes: [
          { type: 'remove', at: at + pointerStep(name) },
          { type: 'set', at: to, value: data[name] },
        ],
      },
    };
  }
  return undefined;
}

/** Properties of an entry that are next to its list. */
function belongsInList({ at, data, known, unknown }: ObjectContext): Misplacement | undefined {
  const lists = Object.entries(data).filter(([name]) => Object.hasOwn(known, name));
  const group = Object.fromEntries(unknown.map((name) => [name, data[name]]));
  const list = listsFor(group, lists);
  if (list[0] !== undefined && unknown.length > 1)
    return {
      names: unknown,
      suggestion: `Move them into ${eitherOf(list)}, as an entry { … } of that list.`,
      properties: list,
      fix: intoList(at, list[0], group, unknown),
    };
  for (const name of unknown) {
    const value = data[name];
    const alike = isObject(value) ? listsFor(value, lists) : [];
    const ofName = lists.flatMap(([list, entries]) => (list === `${name}s` && Array.isArray(entries) ? [list] : []));
    const own = ofName.length > 0 && isObject(value) ? ofName : alike;
    if (own[0] !== undefined)
      return {
        names: [name],
        suggestion: `Move what is in its brackets into ${eitherOf(own)}: it looks like an entry of that list.`,
        properties: own,
        fix: intoList(at, own[0], value, [name]),
      };
  }
  return undefined;
}

/** The names of the lists that have an entry with all names of a group. */
function listsFor(group: Record<string, unknown>, lists: readonly [string, unknown][]): string[] {
  return lists.flatMap(([name, entries]) =>
    Array.isArray(entries) && entries.some((entry) => hasNamesOf(entry, group)) ? [name] : [],
  );
}

const eitherOf = (names: readonly string[]) => names.map((name) => `"${name}"`).join(' or ');

/** Adds an entry at the end of a list, and removes what it was made of. */
function intoList(at: string, list: string, entry: unknown, gone: readonly string[]): IssueFix {
  return unsafe({
    title: `Move ${gone.length === 1 ? 'it' : 'them'} into "${list}"`,
    isSafe: true,
    changes: [
      { type: 'insert', at: `${at}${pointerStep(list)}/-`, value: entry },
      ...gone.map((name) => ({ type: 'remove' as const, at: at + pointerStep(name) })),
    ],
  });
}

/** An entry that belongs in a list of one of its neighbours. */
function belongsInSiblingsList(context: ObjectContext): Misplacement | undefined {
  const { at, data, unknown, errors, file } = context;
  const siblings = valueAt(file, parentPointer(at));
  if (!Array.isArray(siblings) || !/^\d+$/.test(lastStep(at)) || unknown.length < Object.keys(data).length)
    return undefined;
  const lists = siblings.filter(isObject).flatMap((sibling) => Object.entries(sibling));
  const list = lists.find(([, entries]) => Array.isArray(entries) && entries.some((entry) => hasNamesOf(entry, data)));
  return (
    list && {
      names: unknown,
      suggestion: `Move all of it into "${list[0]}" of an entry of this list: it looks like an entry of that one.`,
      also: errors.filter(({ keyword, instancePath }) => keyword === 'required' && instancePath === at),
    }
  );
}
