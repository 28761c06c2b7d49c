import type { ErrorObject } from 'ajv';
import { pointerSteps, textProperty } from '../read/json.ts';
import type { Issue } from '../report/issues.ts';

/** The message about an error and related parts of the issue. The rest of the issue follows from the error's place. */
export type IssueText = Pick<Issue, 'code' | 'message' | 'suggestion'> &
  Partial<Pick<Issue, 'pointer' | 'at' | 'meant' | 'properties' | 'invalidName' | 'fix'>>;

/** The name of a value in quotation marks, or its number if it is in a list. */
export function nameOf({ instancePath }: ErrorObject): string {
  const steps = pointerSteps(instancePath);
  const last = steps.at(-1);
  if (last === undefined) return 'The file';
  if (!/^\d+$/.test(last)) return `"${last}"`;
  const list = steps.slice(0, -1).findLast((step) => !/^\d+$/.test(step));
  return list === undefined ? `Entry ${Number(last) + 1}` : `Entry ${Number(last) + 1} of "${list}"`;
}

/** The schema's description of a value. */
export function descriptionOf({ parentSchema }: ErrorObject): string {
  return textProperty(parentSchema, 'description') ?? 'Look at another file for an example.';
}
