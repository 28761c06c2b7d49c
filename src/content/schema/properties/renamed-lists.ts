import type { ErrorObject } from 'ajv';
import {
  asObject,
  isObject,
  lastStep,
  listProperty,
  parentPointer,
  pointerSteps,
  property,
  valueAt,
} from '../../read/json.ts';
import { renameProperty, unsafe } from '../../report/fixes.ts';
import type { IssueText } from '../issue-text.ts';
import type { ContentKind } from '../schemas.ts';
import { schemasAt } from '../schemas-at.ts';

/**
 * The message for a list under the name of something else, if another property of its group is a list of such entries:
 * questions in "items" in place of "questions".
 * @param file the data of the whole file
 */
export function renamedList(error: ErrorObject, file: unknown, kind: ContentKind): IssueText | undefined {
  const { keyword, data, instancePath } = error;
  if (instancePath === '' || keyword !== 'type' || !Array.isArray(data) || data.length === 0 || !data.every(isObject))
    return undefined;
  const group = parentPointer(instancePath);
  const there = asObject(valueAt(file, group));
  const properties = schemasAt(kind.schema, file, pointerSteps(group), kind.schemas).flatMap((schema) =>
    Object.entries(asObject(schema.properties)),
  );
  const fitting = properties.find(
    ([name, part]) => !Object.hasOwn(there, name) && data.every((entry) => isEntryOf(part, entry)),
  );
  if (fitting === undefined) return undefined;
  const [name] = fitting;
  return {
    code: 'wrong-type',
    message: `"${lastStep(instancePath)}" is a list, but such entries are listed in "${name}".`,
    suggestion: `Write "${name}" in place of "${lastStep(instancePath)}".`,
    pointer: instancePath,
    at: 'key',
    fix: unsafe(renameProperty(instancePath, name)),
  };
}

/** Whether a group has all that an entry of a list needs, and nothing else than it may have. */
function isEntryOf(list: unknown, entry: Record<string, unknown>): boolean {
  const items = property(list, 'items');
  const known = property(items, 'properties');
  if (!isObject(known)) return false;
  const needed = listProperty(items, 'required').map(String);
  const names = Object.keys(entry);
  return (
    needed.length > 0 &&
    needed.every((name) => names.includes(name)) &&
    names.every((name) => Object.hasOwn(known, name))
  );
}
