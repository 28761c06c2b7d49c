import {
  isObject,
  lastStep,
  parentPointer,
  pointerStep,
  pointerSteps,
  property,
  textProperty,
} from '../../read/json.ts';
import { nearest } from '../../references/suggestions.ts';
import { oneLine } from '../one-line.ts';
import { type ContentKind, contentKinds } from '../schemas.ts';
import { schemasAt } from '../schemas-at.ts';
import { type Misplacement, missingIn, type ObjectContext, quoteNames } from './misplacement.ts';

/** The properties with the days between which something is shown. */
const DATES = ['publishFrom', 'publishUntil'];

/** Dates of something that cannot have any. Without them it would be shown, so there is no fix that removes them. */
export function unsupportedDates({ unknown }: ObjectContext): Misplacement | undefined {
  const names = unknown.filter((name) => DATES.includes(name));
  return names.length === 0
    ? undefined
    : {
        names,
        suggestion: `Only whole pages, banners, articles, jobs and projects can have dates. Write ${names.length === 1 ? 'it' : 'them'} at the beginning of the file of such a page, or remove ${names.length === 1 ? 'it' : 'them'}, which shows this from now on.`,
      };
}

/** A property that belongs in the group next to it, which can have properties of any name. */
export function belongsInNeighbour(
  { at, data, known, unknown, file }: ObjectContext,
  kind: ContentKind,
): Misplacement | undefined {
  if (at === '' || unknown.some((name) => nearest(name, Object.keys(known)) !== undefined)) return undefined;
  const outer = parentPointer(at);
  const groups = schemasAt(kind.schema, file, pointerSteps(outer), kind.schemas).flatMap(({ properties }) =>
    Object.entries(isObject(properties) ? properties : {}),
  );
  const [open, another] = groups.filter(([name, schema]) => name !== lastStep(at) && isOpen(schema));
  if (open === undefined || another !== undefined) return undefined;
  const names = unknown.filter((name) => isOfType(data[name], property(open[1], 'additionalProperties')));
  if (names.length === 0) return undefined;
  const to = outer + pointerStep(open[0]);
  return {
    names,
    suggestion: `Move ${names.length === 1 ? 'it' : 'them'} into "${open[0]}": "${lastStep(at)}" only has the names of its own.`,
    fix: {
      title: `Move ${quoteNames(names)} into "${open[0]}"`,
      isSafe: false,
      changes: names.flatMap((name) => [
        { type: 'remove' as const, at: at + pointerStep(name) },
        { type: 'set' as const, at: to + pointerStep(name), value: data[name] },
      ]),
    },
  };
}

/** Whether a group can have properties of any name. */
function isOpen(schema: unknown): boolean {
  return property(schema, 'properties') === undefined && isObject(property(schema, 'additionalProperties'));
}

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  array: Array.isArray,
  object: isObject,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
};

/** Whether a value certainly has the type that a schema asks for. */
const isOfType = (value: unknown, schema: unknown) => TYPES[textProperty(schema, 'type') ?? '']?.(value) === true;

/** A property of the whole file inside an entry of one of its lists. */
export function belongsAtRoot(context: ObjectContext, kind: ContentKind): Misplacement | undefined {
  const { at, data, unknown, file } = context;
  const [name, another] = Object.keys(data);
  const [list = '', entry = ''] = pointerSteps(at);
  const isEntry = pointerSteps(at).length === 2 && /^\d+$/.test(entry);
  const schema = name === undefined ? undefined : property(kind.schema.schema.properties, name);
  if (name === undefined || another !== undefined || unknown[0] !== name || !isEntry) return undefined;
  if (property(file, name) !== undefined || !isOfType(data[name], schema)) return undefined;
  const line = `"${name}": ${oneLine(data[name])}`;
  return {
    names: [name],
    suggestion: `Remove this entry, and write ${line}, in front of "${list}".`,
    also: missingIn(
      context,
      at,
      context.errors.flatMap(({ params }) => textProperty(params, 'missingProperty') ?? []),
    ),
    fix: {
      title: `Move "${name}" beside "${list}"`,
      isSafe: false,
      changes: [
        { type: 'remove', at },
        { type: 'set', at: pointerStep(name), value: data[name] },
      ],
    },
  };
}

/** A property of another settings file. */
export function belongsInOtherFile(
  { at, data, known, unknown }: ObjectContext,
  kind: ContentKind,
): Misplacement | undefined {
  if (at !== '' || kind.isFolder) return undefined;
  for (const name of unknown.filter((one) => nearest(one, Object.keys(known)) === undefined)) {
    const [only, another] = contentKinds([...kind.schemas]).filter(
      ({ isFolder, schema }) => !isFolder && isOfType(data[name], property(schema.schema.properties, name)),
    );
    if (only !== undefined && another === undefined)
      return { names: [name], suggestion: `Move the line to ${only.place}, where "${name}" belongs.` };
  }
  return undefined;
}
